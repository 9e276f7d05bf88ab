import type { guide as english } from '../en/guide.ts';
import type { Translation } from '../translation.ts';

/** First deals with explanations. */
export const guide = {
  'guide.title': 'Primera mà',
  'guide.entry': 'Aprendre jugant',
  'guide.text': 'Una primera mà, amb algú al costat que diu què importa quan importa. Les cartes són de debò i jugues com vols.',
  'guide.begin': 'Una primera mà, explicada',
  'guide.next': 'Següent',
  'guide.skip': 'No expliquis més',
  'guide.waiting': 'Mira com juguen els altres.',
  'guide.lead': 'Surts en aquesta basa: val qualsevol carta. Arrossega-la al tapet o toca-la dues vegades.',
  'guide.follow': 'Les cartes clares es poden jugar. Arrossega’n una al tapet o toca-la dues vegades.',
  'guide.barred': 'Les cartes atenuades no es poden jugar ara. Toca’n una i veuràs per què:',
  'guide.won':
    '^{who:seat} {who:seat?you=guanyes|other=guanya} la basa, amb {points?one=# punt|other=# punts}, i {who:seat?you=surts|other=surt} a la següent.',
  'guide.klaverjas.aim':
    'Klaverjassen: tu i Cas, al davant, jugueu contra Ben i Dee. En una mà hi ha 162 punts, el roem va a part, i qui juga n’ha de fer més de la meitat.',
  'guide.klaverjas.bidding':
    'La carta girada ensenya quin pal seria triomf. En triomfs el valet (20) i el nou (14) són els més alts: si els tens amb un as o dos, juga; si no, passa.',
  'guide.klaverjas.contract':
    '^{seat:seat} {seat:seat?you=jugues|other=juga} amb triomf de {trump:trump}: aquest bàndol necessita més de la meitat dels punts, amb el roem. Amb menys queda **nat**, i tot va per als altres.',
  'guide.klaverjas.roem':
    'Hi ha **roem** a la basa que has guanyat: tres de seguides són 20, quatre 50, rei i dama de triomf (stuk) 20 més. Només compta si es canta.',
  'guide.klaverjas.reckoning':
    'Els punts dels dos bàndols, amb el roem: qui jugava en necessitava més de la meitat. Ha estat una mà sencera. Una partida en té setze: continua amb «Mà següent» o deixa la taula amb la fletxa de dalt.',
  'guide.manille.aim':
    'Manille: tu i Cas, al davant, contra Ben i Dee. El deu, la manille, és la carta més alta de cada pal i val 5; després l’as 4, el rei 3, la dama 2, el valet 1. Dels 60 punts en vols més de 30.',
  'guide.manille.offer':
    'Dones tu, així que tries el triomf. Pots anar sense triomf i a cegues, per quatre vegades el tanteig: és per a valents. Mira’t les cartes.',
  'guide.manille.trumps':
    'Tria el pal en què tinguis moltes cartes i el deu o l’as. Sense triomf compta doble: és per a mans fortes en tots els pals.',
  'guide.manille.doubling': 'Anar-hi a favor o en contra dobla el que passi de 30. Fes-ho només si el teu bàndol ho té segur.',
  'guide.manille.contract':
    'El triomf és {trump:trump}; l’{seat:seat?you=has triat tu|other=ha triat qui dona}. Es juguen vuit bases: serveix, supera la carta d’un contrari si pots, i falla si no tens el pal.',
  'guide.manille.reckoning':
    'Els vostres punts i els seus sumen 60. Només s’apunta el que passa de 30, pel que s’hagi cantat. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «Mà següent» o deixa la taula amb la fletxa de dalt.',
  'guide.botifarra.aim':
    'Botifarra: tu i Cas, al davant, contra Ben i Dee; es juga cap a la dreta. El nou, la manilla, és la carta més alta i val 5; després l’as 4, el rei 3, el cavall 2, la sota 1. Cada basa compta 1 més: 72 en total.',
  'guide.botifarra.trumps':
    'Dones tu, així que tries: canta un pal fort, canta botifarra (sense triomf, val el doble) o delega, i haurà de cantar la parella.',
  'guide.botifarra.doubling':
    'El contro vol dir que no t’ho creus, i dobla la mà; el recontro i el Sant Vicenç tornen a doblar. Si no ho tens clar, passa.',
  'guide.botifarra.contract':
    '^{seat:seat} {seat:seat?you=has|other=ha} triat {trump:trump}. Es juguen dotze bases. Si guanya un contrari, mata si pots; si no pots, toca la carta més baixa.',
  'guide.botifarra.reckoning':
    'Cartes i bases sumen 72 punts, i el bàndol que passa de 36 s’apunta el que sobra. Contrar i els altres ho multipliquen. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «Mà següent» o deixa la taula amb la fletxa de dalt.',
  'guide.pinochle-double.aim':
    'Pinochle doble: tu i Cas, al davant, contra Ben i Dee, vint cartes cadascú. En cada pal as, deu, rei, dama i valet. Els punts venen de les combinacions, que s’ensenyen abans de jugar, i d’asos, deus i reis a les bases.',
  'guide.pinochle-double.auction':
    'Ofereix el que el teu bàndol espera fer, 50 o més, o passa. Qui més ofereix tria triomf. Les ofertes que et saltes entre 50 i 60 parlen al company de les teves combinacions: cada botó diu què anuncia.',
  'guide.pinochle-double.trumps':
    'La subhasta és teva: tria triomf. Necessites rei i dama del pal, un matrimoni; tria el pal més llarg que en tingui.',
  'guide.pinochle-double.laid':
    'Les combinacions són a la vista, una mena darrere l’altra, amb el que valen les de cada bàndol: escales, matrimonis, pinochles (dama de piques i valet de diamants), quatre d’iguals. Abans de jugar tornen a la mà.',
  'guide.pinochle-double.contract':
    '^{seat:seat} {seat:seat?you=tens|other=té} la subhasta, amb triomf de {trump:trump}: combinacions i bases d’aquest bàndol hi han d’arribar. Cal servir i superar la carta més alta, també la del company, si es pot.',
  'guide.pinochle-double.reckoning':
    'Combinacions i bases juntes: la subhasta es compleix, o el bàndol cau i la perd. Ha estat una mà sencera: guanya qui arriba abans a 500. Continua amb «Mà següent» o deixa la taula amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
