import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, vint cartes cadascun d’una baralla de 80: quatre de cada as, deu, rei, dama i valet.',
  'idea.2': 'S’ofereixen els punts que farà el bàndol, amb combinacions i bases plegades. Qui més ofereix tria el triomf.',
  'idea.3': 'Tothom ensenya les seves combinacions –escales, matrimonis, quatre d’iguals, pinochles– i les recull.',
  'idea.4': 'En el joc cal servir, matar sempre que es pugui i fallar quan no es pot servir.',
  'idea.5': 'Si arribes a la teva oferta, t’apuntes tot el que has fet; si no, la perds. Guanya el primer bàndol que arriba a 500.',
  aim: 'Ofereix el que valdran les teves combinacions i les teves bases, i no més. Una mà té 50 punts en bases; són les combinacions les que permeten pujar.',
  'cards.pack':
    'La baralla té 80 cartes: as, deu, rei, dama i valet de quatre pals, cadascuna quatre vegades. El deu és entre l’as i el rei. Asos, deus i reis són les cartes **de punts**.',
  'cards.sum':
    'L’última basa val 2 punts. En total hi ha 48 cartes de punts i aquests 2: 50 punts. De dues cartes idèntiques en una basa, és més alta la que s’ha tirat **primer**.',
  'case.equal': 'Dos asos de cors: guanya el primer. El deu i els dos asos tenen punts, de manera que la basa en val 3.',
  'deal.seats':
    'Cadascú seu davant de la seva parella, i es juga en el sentit de les agulles del rellotge. El jugador de l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Vint cartes cadascun, de cinc en cinc. No hi ha munt.',
  'calls.bid':
    'Començant per qui és mà, cadascú ofereix més o passa. Qui passa queda fora. L’oferta més baixa és 50 i la més alta 500; fins a 60 es pot pujar d’un en un o més, a partir de 60 només en múltiples de 5. La subhasta s’acaba quan només queda un jugador que ofereix.',
  'case.steps': 'Una oferta ha de superar l’anterior: un segon 50 no val. Després de 60 ve 65, no 61.',
  'calls.stuck': 'Si passen els tres primers, qui dona **es queda** l’oferta de 50 sense haver dit res.',
  'calls.signal':
    'Una oferta dels cinquanta que **se salta** valors diu a la parella: «tinc combinacions; tria tu el triomf». Assenyala deu punts de combinacions per cada valor saltat. L’aplicació mostra què assenyala cada oferta, i els bots ofereixen i llegeixen igual.',
  'case.signal':
    'Una primera oferta de 54 se salta de 50 a 53: 40 punts de combinacions. 57 sobre 54 se salta dos valors: 20. Des de 60 no s’assenyala res.',
  'calls.trumps': 'Qui guanya la subhasta, el **declarant**, tria com a triomf un pal en què tingui un matrimoni, rei i dama.',
  'calls.noMarriage':
    'Un declarant sense cap matrimoni no pot triar triomf: la mà no es juga, el seu bàndol perd l’oferta, i els altres no s’apunten res.',
  'meld.what':
    'Triat el triomf, es compten les combinacions de les quatre mans. Diverses de la mateixa mena en una mà valen més que per separat:',
  melds: 'Les combinacions i el que valen',
  'melds.col.one': 'una',
  'melds.col.two': 'dues',
  'melds.col.three': 'tres',
  'melds.col.four': 'quatre',
  'melds.row.run': 'Escala de triomf',
  'melds.row.royalMarriage': 'Matrimoni de triomf',
  'melds.row.marriage': 'Matrimoni d’un altre pal',
  'melds.row.aces': 'Asos, un de cada pal',
  'melds.row.kings': 'Reis, un de cada pal',
  'melds.row.queens': 'Dames, una de cada pal',
  'melds.row.jacks': 'Valets, un de cada pal',
  'melds.row.pinochle': 'Pinochle: dama de piques i valet de diamants',
  'meld.once':
    'Una carta pot servir en combinacions de menes diferents, per exemple en un matrimoni, en quatre dames i en un pinochle; però només una vegada en cada mena. El rei i la dama d’una escala no compten a més com a matrimoni. Cada mena es compta tan bé com es pot: dues escales i un tercer rei i una tercera dama de triomf són 150 + 4.',
  'case.runMarriage': 'Una escala, 15, i el segon rei i la segona dama de triomf com a matrimoni, 4.',
  'case.pinochles': 'Dos pinochles alhora: 30, no dues vegades 4.',
  'case.aces': 'Un as de cada pal són 10. Els altres asos no valen res fins que es completa el segon grup de quatre.',
  'meld.least':
    'Un bàndol amb menys de 20 punts de combinacions no se n’apunta cap. Si qui en té menys de 20 és el **bàndol declarant**, la mà no es juga: perd l’oferta, i els contraris s’apunten les seves combinacions si valen 20 o més.',
  'option.minMeld': 'El que un bàndol necessita per apuntar-se combinacions: 20, o 15, o 0, i llavors compten totes.',
  'meld.laid':
    'Les combinacions d’un bàndol que en té prou s’ensenyen a tothom i es recullen en acabar la primera basa. Un bàndol que en té massa poques no ensenya res.',
  'option.concede':
    'Abans de la primera sortida, el declarant pot abandonar: es perd l’oferta, els contraris s’apunten les seves combinacions si n’hi ha prou, i no hi ha punts de bases. Si està desactivat, totes les mans es juguen fins al final.',
  'play.lead':
    'El declarant surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat':
    'Has de **matar** la carta que mana si pots, servint-ne una de més alta del pal. Tant és qui mani: també cal matar la parella. Si no pots, val qualsevol carta del pal.',
  'case.beat': 'Mana el rei i el deu el mata: has de tirar el deu.',
  'case.equalHand': 'Ja hi ha un as, i de cartes iguals guanya la primera: res no el mata. Pots tirar qualsevol dels teus cors.',
  'case.mate': 'El rei és de la teva parella, i tens l’as i el deu: n’has de tirar un dels dos.',
  'play.trumped':
    'Si s’ha sortit d’un pal que no és triomf i algú ha fallat, cap carta d’aquell pal no pot guanyar. Serveix amb la que vulguis.',
  'case.trumped': 'Mana el valet de triomf. Tens cors i has de servir, amb el que vulguis.',
  'play.trump': 'Si no tens el pal de sortida, has de tirar **triomf**: més alt que el més alt de la basa si en tens; si no, qualsevol.',
  'case.over':
    'Sense cors. La dama de triomf mata el valet que mana; un altre valet no, perquè de cartes iguals la primera és la més alta.',
  'case.under': 'No pots matar l’as de triomf, però has de tirar triomf igualment.',
  'play.any': 'Només pots tirar qualsevol carta si no tens ni el pal de sortida ni triomf.',
  'score.sum': 'Cada bàndol suma les combinacions que es pot apuntar i els punts de les seves bases.',
  'score.made':
    'Si la suma del bàndol declarant arriba a l’oferta, s’apunta aquesta suma; si no, perd l’oferta. Els contraris s’apunten la seva pròpia suma en tot cas. Un total pot baixar de zero.',
  'case.made':
    'Una oferta de {bid}: 25 de combinacions i 35 de bases hi arriben just. Els contraris tenen poques combinacions i s’apunten les seves bases.',
  'case.set': 'Una oferta de {bid}, i 24 + 35 són només 59: el bàndol declarant perd {bid}. Els altres s’apunten 22 + 15.',
  'score.save':
    'Per conservar les combinacions, un bàndol s’ha d’endur en bases almenys una carta de punts: un as, un deu o un rei. Si no se n’endú cap, les perd, però conserva els 2 punts de l’última basa.',
  'case.lost': 'Els contraris han guanyat l’última basa, però cap carta de punts: perden els 30 de combinacions i els queden els 2.',
  'option.saveMeld': 'Alguns demanen més: un bàndol amb menys de 20 punts en bases, comptant els 2 de l’última, perd les combinacions.',
  'match.target': 'Guanya el primer bàndol que arriba a 500 punts. Si tots dos hi arriben a la mateixa mà, guanya el bàndol declarant.',
  'option.target': 'La partida pot ser també a 250 o a 1.000.',
  'term.pinochle': '**Pinochle**: dama de piques amb valet de diamants.',
  'term.marriage': '**Matrimoni**: rei i dama d’un pal; si és de triomf, matrimoni de triomf.',
  'term.around': '**Around**: una carta del mateix valor en cada pal, com en «aces around», quatre asos.',
  'term.set': '**Set**: no arribar a l’oferta.',
  'term.counter': '**Counter**: carta de punts: as, deu o rei.',
  source:
    'El joc americà per parelles amb baralla doble. Les combinacions tenen el valor habitual; un declarant sense matrimoni perd l’oferta i els altres no s’apunten res; i cada mena de combinació es compta tan bé com es pot.',
} satisfies PageTranslation<typeof english>;
