import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, vint cartes cadascun d’una baralla de 80: quatre de cada as, deu, rei, dama i valet.',
  'idea.2': 'S’ofereix quants punts farà el bàndol, amb combinacions i bases plegades. L’oferta més alta tria el triomf.',
  'idea.3': 'Tothom ensenya les seves combinacions, escales, matrimonis, quatre iguals, pinochles, i les recull.',
  'idea.4': 'En el joc cal servir, matar sempre que es pugui, i fallar quan no es pot servir.',
  'idea.5': 'Si arribes a l’oferta t’ho apuntes tot; si no, la perds. Guanya el primer bàndol amb 500.',
  aim: 'Ofereix el que valdran les teves combinacions i les teves bases, i no més. Una mà té 50 punts en bases; són les combinacions les que deixen pujar.',
  'cards.pack':
    'La baralla té 80 cartes: as, deu, rei, dama i valet de quatre pals, cadascuna quatre vegades. El deu és entre l’as i el rei. Asos, deus i reis són les cartes **de punts**.',
  'cards.sum':
    'L’última basa dona 2 punts. Hi ha 48 cartes de punts i aquests 2: 50 en total. De dues cartes idèntiques en una basa és més alta la que s’ha tirat **primer**.',
  'case.equal': 'Dos asos de cors: guanya el primer. El deu i els dos asos tenen punts, de manera que la basa en porta 3.',
  'deal.seats':
    'Les parelles seuen cara a cara, i tot va en el sentit de les agulles del rellotge. El jugador a l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Vint cartes cadascun, de cinc en cinc. No queda munt.',
  'calls.bid':
    'Des de la mà, cadascú ofereix més que l’última oferta, o passa. Qui passa queda fora. L’oferta més baixa és 50 i la més alta 500; fins a 60 es pot pujar d’un en un o més, a partir de 60 només en múltiples de 5. La subhasta s’acaba quan queda un sol licitador.',
  'case.steps': 'Una oferta ha de superar l’última: un segon 50 no val. Després de 60 ve 65, no 61.',
  'calls.stuck': 'Si passen els tres primers, qui dona es queda l’oferta a 50 sense haver dit res.',
  'calls.signal':
    'Una oferta dels cinquanta que **salta** valors diu a la parella: «tinc combinacions, tria tu el triomf». Indica deu punts per cada valor saltat. La taula mostra què diu cada oferta, i els bots ofereixen i llegeixen igual.',
  'case.signal':
    'Una primera oferta de 54 salta de 50 a 53: 40 punts de combinacions. 57 sobre 54 salta dos valors: 20. Des de 60 no es diu res.',
  'calls.trumps': 'Qui guanya la subhasta, el **declarant**, tria com a triomf un pal en què tingui a la mà un matrimoni, rei i dama.',
  'calls.noMarriage':
    'Un declarant sense cap matrimoni no pot triar triomf: la mà no es juga, el seu bàndol perd l’oferta, i els altres no s’apunten res.',
  'meld.what': 'Triat el triomf, es compten les combinacions de les quatre mans. Diverses d’una mena en una mà valen més que una per una:',
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
    'Una carta pot servir en combinacions de menes diferents, per exemple en un matrimoni, en quatre dames i en un pinochle; però només una vegada dins d’una mena. El rei i la dama d’una escala no fan a més matrimoni. Cada mena es compta tan bé com es pot: dues escales i un tercer rei i dama de triomf són 150 + 4.',
  'case.runMarriage': 'Una escala, 15, i el segon rei i dama de triomf com a matrimoni, 4.',
  'case.pinochles': 'Dos pinochles alhora: 30, no dues vegades 4.',
  'case.aces': 'Un as de cada pal són 10. Els altres asos no valen res fins que es completa el segon grup de quatre.',
  'meld.least':
    'Un bàndol amb menys de 20 punts de combinacions no se n’apunta cap. Si els qui en tenen menys de 20 són **els qui ofereixen**, la mà no es juga: perden l’oferta, i els contraris s’apunten les seves combinacions si són 20 o més.',
  'option.minMeld': 'El que necessita un bàndol per apuntar-se combinacions: 20, o 15, o 0, que vol dir que compten totes.',
  'meld.laid':
    'Les combinacions d’un bàndol que hi arriba s’ensenyen a tothom i es recullen després de la primera basa. Dels altres no s’ensenya res.',
  'option.concede':
    'Abans de la primera sortida el declarant pot abandonar: es perd l’oferta, els contraris s’apunten les seves combinacions si n’hi ha prou, i no hi ha punts de bases. Es pot desactivar; llavors es juguen totes les mans.',
  'play.lead': 'El declarant surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir.',
  'play.beat':
    'Cal **matar** la carta que mana si es pot, servint-ne una de més alta del pal. Tant és qui mani: també cal matar la parella. Si no es pot, val qualsevol carta del pal.',
  'case.beat': 'Mana el rei i el deu el mata. Cal tirar el deu.',
  'case.equalHand': 'Ja hi ha un as, i de cartes iguals guanya la primera: res no el mata. Es poden tirar tots els teus cors.',
  'case.mate': 'El rei és de la teva parella, i tens as i deu: un dels dos hi ha d’anar a sobre.',
  'play.trumped':
    'Si s’ha sortit d’un pal que no és triomf i l’han fallat, cap carta d’aquell pal no pot guanyar. Se serveix la que es vulgui.',
  'case.trumped': 'Mana el valet de triomf. Tens cors i cal servir, el que vulguis.',
  'play.trump': 'Si no tens el pal de sortida, cal tirar **triomf**: més alt que el més alt de la basa si en tens, i si no qualsevol.',
  'case.over':
    'Sense cors. La dama de triomf mata el valet que mana; un altre valet no, perquè de cartes iguals la primera és la més alta.',
  'case.under': 'L’as de triomf no es mata, però cal tirar triomf igualment.',
  'play.any': 'Només qui no té ni el pal de sortida ni triomf pot tirar qualsevol carta.',
  'score.sum': 'Cada bàndol suma les combinacions que es pot apuntar i els punts de les seves bases.',
  'score.made':
    'Si la suma dels qui ofereixen arriba a l’oferta, s’apunten aquesta suma; si no, perden l’oferta. Els contraris s’apunten la seva pròpia suma en tot cas. Un total pot baixar de zero.',
  'case.made':
    'Una oferta de {bid}: 25 de combinacions i 35 de bases hi arriben just. Els contraris tenen poques combinacions i s’apunten les seves bases.',
  'case.set': 'Una oferta de {bid}, i 24 + 35 són només 59: els qui ofereixen perden {bid}. Els altres s’apunten 22 + 15.',
  'score.save':
    'Per conservar les combinacions un bàndol ha de dur a les bases almenys una carta de punts, un as, un deu o un rei. El que no en duu cap les perd; els 2 punts de l’última basa se’ls queda.',
  'case.lost': 'Els contraris han guanyat l’última basa, i cap carta de punts: perden els 30 de combinacions, i els queden els 2.',
  'option.saveMeld': 'Alguns demanen més: un bàndol amb menys de 20 punts en bases, comptant els 2 de l’última, perd les combinacions.',
  'match.target': 'Guanya el primer bàndol amb 500 punts. Si tots dos hi arriben a la mateixa mà, guanya el bàndol que ha ofert.',
  'option.target': 'La partida pot ser també a 250 o a 1.000.',
  'term.pinochle': '**Pinochle**: dama de piques amb valet de diamants.',
  'term.marriage': '**Matrimoni**: rei i dama d’un pal; en triomf, reial.',
  'term.around': '**Around**: una carta del mateix valor en cada pal, com en «aces around», quatre asos.',
  'term.set': '**Set**: no haver arribat a l’oferta.',
  'term.counter': '**Counter**: carta de punts: as, deu o rei.',
  source:
    'El joc americà per parelles amb baralla doble. El valor de les combinacions és el que se sol imprimir; un declarant sense matrimoni perd l’oferta i els altres no s’apunten res; i cada mena de combinació es compta tan bé com es pot.',
} satisfies PageTranslation<typeof english>;
