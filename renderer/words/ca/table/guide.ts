import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Catalan. */
export const guideWords = {
  'guide.title': 'Primera mà',
  'guide.entry': 'Aprendre jugant',
  'guide.text': 'Una primera mà guiada: algú al teu costat t’explica les coses a mesura que surten. És una mà de debò, i jugues com vols.',
  'guide.begin': 'Una primera mà, explicada',
  'guide.next': 'Següent',
  'guide.skip': 'No expliquis més',
  'guide.waiting': 'Mira com juguen els altres.',
  'guide.lead': 'Surts tu: juga qualsevol carta. Arrossega-la al tapet o toca-la dues vegades.',
  'guide.follow': 'Pots jugar qualsevol de les cartes clares. Arrossega’n una al tapet o toca-la dues vegades.',
  'guide.barred': 'Les cartes atenuades no es poden jugar ara. Toca’n una i veuràs per què:',
  'guide.won':
    '^{who:seat?you=guanyes|other={who:seat} guanya} la basa, amb {points?one=# punt|other=# punts}, i {who:seat?you=surts|other=surt} a la següent.',
  'guide.klaverjas.aim':
    'Klaverjassen: tu i Cas, al davant, jugueu contra Ben i Dee. Una mà val 162 punts, més el roem, i el bàndol que juga ha de fer més de la meitat del total.',
  'guide.klaverjas.bidding':
    'La carta girada ensenya quin pal seria triomf. En el triomf, el valet (20) i el nou (14) són els més alts: amb tots dos i un as o dos, tria «{call:play}»; si no, «{call:pass}».',
  'guide.klaverjas.contract':
    '^{seat:seat?you=jugues|other={seat:seat} juga} amb triomf de {trump:trump}: aquest bàndol necessita més de la meitat dels punts, amb el roem. Si no hi arriba, queda **nat**, i els contraris s’ho apunten tot.',
  'guide.klaverjas.roem':
    'Hi ha **roem** a la basa que has guanyat: tres de seguides valen 20, quatre valen 50, i el rei i la dama de triomf (stuk), 20 més. El roem només compta si es canta.',
  'guide.klaverjas.reckoning':
    'Aquests són els punts dels dos bàndols, amb el roem: el que jugava en necessitava més de la meitat. Ha estat una mà sencera; una partida en té setze. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'guide.manille.aim':
    'Manille: tu i Cas, al davant, contra Ben i Dee. El deu, la manille, és la carta més alta de cada pal i val 5; després l’as 4, el rei 3, la dama 2, el valet 1. Dels 60 punts en vols més de 30.',
  'guide.manille.offer':
    'Dones tu, així que tries el triomf. Sense mirar, pots cantar «{call:blind}», per quatre vegades els punts: és per a valents. Si no, tria «{call:look}».',
  'guide.manille.trumps':
    'Tria un pal llarg en què tinguis el deu o l’as. «{call:trump:NT}» val doble: és per a mans fortes en tots els pals.',
  'guide.manille.doubling':
    '«{call:along}» i «{call:against}» doblen cadascun el que passi de 30. Fes-ho només si el teu bàndol ho té segur.',
  'guide.manille.contract':
    '{trump:trump?NT=Es juga sense triomf|other=El triomf és {trump:trump}}; {seat:seat?you=l’has triat tu|other=l’ha triat qui dona}. Es juguen vuit bases: serveix, mata la carta d’un contrari si pots, i falla si no tens el pal.',
  'guide.manille.reckoning':
    'Els vostres punts i els seus sumen 60. Només s’apunta el que passa de 30, multiplicat pel que s’hagi cantat. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'guide.botifarra.aim':
    'Botifarra: tu i Cas, al davant, contra Ben i Dee; es juga al revés de les agulles del rellotge. El nou, la manilla, és la carta més alta i val 5; després l’as 4, el rei 3, el cavall 2, la sota 1. Cada basa compta 1 més: 72 en total.',
  'guide.botifarra.trumps':
    'Dones tu, així que tries: canta un pal fort, canta «{call:trump:NT}» (sense triomf, val el doble) o tria «{call:delegate}», i haurà de cantar la parella.',
  'guide.botifarra.doubling':
    '«{call:contrar}» vol dir que no t’ho creus, i dobla la mà; «{call:recontrar}» i «{call:santvicens}» tornen a doblar. Si no ho tens clar, tria «{call:pass}».',
  'guide.botifarra.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} cantat {trump:trump}. Es juguen dotze bases. Si mana un contrari, mata la seva carta si pots; si no pots, tira la carta més baixa.',
  'guide.botifarra.reckoning':
    'Cartes i bases sumen 72 punts, i el bàndol que passa de 36 s’apunta l’excés, multiplicat pel contro i la resta. Ha estat una mà sencera: guanya qui arriba abans a 101. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
  'guide.pinochle-double.aim':
    'Pinochle doble: tu i Cas, al davant, contra Ben i Dee, vint cartes cadascú. En cada pal: as, deu, rei, dama i valet. Els punts venen de les combinacions, que s’ensenyen abans de jugar, i dels asos, deus i reis guanyats en bases.',
  'guide.pinochle-double.auction':
    'Ofereix el que el teu bàndol espera fer, 50 o més, o passa. Qui més ofereix tria triomf. En saltar-te ofertes dels cinquanta, dius a la parella quines combinacions tens; cada botó mostra el que assenyala.',
  'guide.pinochle-double.trumps':
    'La subhasta és teva: tria triomf. Et cal un matrimoni (rei i dama) en aquest pal; tria el pal més llarg que en tingui.',
  'guide.pinochle-double.laid':
    'Les combinacions s’ensenyen una mena darrere l’altra, amb el que valen les de cada bàndol: escales, matrimonis, pinochles (dama de piques i valet de diamants), quatre d’iguals. Abans de jugar tornen a la mà.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} guanyat la subhasta, amb triomf de {trump:trump}: les combinacions i les bases d’aquest bàndol han d’arribar a l’oferta. Cal servir i matar la carta més alta, també la de la parella, si es pot.',
  'guide.pinochle-double.reckoning':
    'Combinacions i bases juntes: o es compleix l’oferta, o el bàndol no hi arriba i la perd. Ha estat una mà sencera: guanya qui arriba abans a 500. Continua amb «{button:over.next}» o deixa la taula amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
