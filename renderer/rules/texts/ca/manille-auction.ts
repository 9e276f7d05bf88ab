import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Catalan. */
export const text = {
  'idea.1': 'De tres a set jugadors, cadascú pel seu compte; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'Una part de les cartes queda a la taula com a munt, algunes a la vista. S’ofereixen els punts que es faran.',
  'idea.3': 'Qui més ofereix descarta, agafa del munt tantes cartes com ha descartat i canta el triomf.',
  'idea.4': 'En el joc, tots els altres són contraris teus: cal matar sempre que es pugui.',
  'idea.5': 'Qui ofereix guanya la seva oferta o la perd; els altres no s’apunten res. Després de deu mans guanya el total més alt.',
  aim: 'Ofereix el que permetin la teva mà i el munt, i fes almenys aquests punts en bases.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la carta més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Cada pal té 15 punts i la baralla 60. No sempre són tots en joc: en pot quedar algun al munt o al descart.',
  'deal.seats':
    'Cadascú juga pel seu compte. Es reparteix i es juga en el sentit de les agulles del rellotge; el jugador de l’esquerra de qui dona és **mà**.',
  'deal.cards': 'Les cartes es reparteixen d’una en una. El que sobra és el **munt**: unes cartes a la vista i les altres tapades.',
  widow: 'Les cartes segons el nombre de jugadors',
  'widow.col.each': 'cadascun',
  'widow.col.open': 'munt, a la vista',
  'widow.col.covered': 'munt, tapades',
  'widow.row.p3': 'Tres jugadors',
  'widow.row.p4': 'Quatre jugadors',
  'widow.row.p5': 'Cinc jugadors',
  'widow.row.p6': 'Sis jugadors',
  'widow.row.p7': 'Set jugadors',
  'calls.bid':
    'Començant per qui és mà, cadascú ofereix un nombre de punts d’1 a 60, més alt que l’anterior, o passa. Qui passa queda fora. Una oferta de 60 tanca la subhasta.',
  'case.bids': 'Cada oferta ha de superar l’anterior; per quant, ho decideixes tu.',
  'calls.pass': 'Si passa tothom, ningú no puntua i dona el següent. Si tots els altres han passat, l’últim encara pot oferir.',
  'calls.away': 'Qui guanya la subhasta descarta primer, de cara avall: cap carta, o com a molt tantes com en tingui el munt.',
  'calls.draw':
    'Després n’agafa exactament el mateix nombre del munt, a la vista o tapades, com vulgui. Una de tapada no la veu fins que l’ha agafada. El descart queda en secret; quines cartes a la vista s’ha endut, ho veu tothom.',
  'option.discards':
    'El descart i el que queda al munt no compten per a ningú; o bé compten per a qui ofereix, que en suma els punts als de les seves bases.',
  'calls.trumps': 'Per acabar, qui ofereix canta un pal de triomf o **sense triomf**. Això no canvia el que val la mà.',
  'play.lead':
    'Qui és mà surt a la primera basa; però després d’una oferta de 60 surt qui l’ha feta. Després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.alone': 'Ningú no té parella. El jugador que mana a la basa és contrari teu, hagi ofert o no.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat':
    'En servir has de matar la carta que mana si és del pal de sortida i en tens una de més alta. Val qualsevol; si no en tens, tira qualsevol carta del pal.',
  'case.beat': 'Mana el rei i el deu el mata: has de tirar el deu.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i algú ha fallat, serveix amb la carta que vulguis: cap no pot guanyar.',
  'case.trumpedFollow': 'Algú ha fallat els cors. Has de servir, però pots guardar el deu.',
  'play.trump': 'Si no tens el pal de sortida i encara no ha fallat ningú, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense cors: has de fallar. Si manés una parella podries tirar el que volguessis; però aquí no en tens.',
  'play.overtrump': 'Si no tens el pal de sortida i algú ha fallat, has de tirar un triomf més alt si en tens.',
  'case.over': 'Mana el vuit de triomf. El valet és més alt: l’has de tirar.',
  'play.under':
    'Si tots els teus triomfs són massa baixos, pots tirar qualsevol carta **menys un triomf**. Només si no et queda res més, en tires un.',
  'case.under': 'No pots matar el nou de triomf; cap dels dos triomfs més baixos no es pot tirar.',
  'option.underTrump':
    'Segons l’altra lectura de les regles, qui no pot tirar un triomf més alt tira la carta que vulgui, també un triomf més baix.',
  'case.free': 'Si es pot fallar per sota, qualsevol dels dos triomfs baixos pot anar sota el nou, i l’as de trèvols es guarda.',
  'play.noTrump': 'Sense triomf, qui no té el pal de sortida tira la carta que vol.',
  'option.defenders':
    'Hi ha qui deixa que els rivals de qui ofereix juguin com a parella: si en mana un altre d’ells, no cal matar ni fallar, i es tira qualsevol carta del pal de sortida, o qualsevol carta si no se’n té.',
  'case.partners': 'Un altre rival de qui ofereix mana amb l’as. Com a parella, no has de fallar.',
  'score.bid':
    'Si qui ofereix té en bases almenys els punts oferts, s’apunta l’**oferta**, no els punts que ha fet. Si no, se li resta l’oferta. Els altres no s’apunten res en cap cas.',
  'case.made': 'Oferta {bid}, i 31 fets: s’apunta el que s’ha ofert i no més. Els altres punts eren al munt i al descart.',
  'case.failed': 'Oferta {bid}, i 24 fets: n’hi falta un, i l’oferta es perd.',
  'match.deals':
    'Una partida són deu mans. Cadascú porta el seu total, que pot baixar de zero; guanya el més alt, i els empatats comparteixen la victòria.',
  'option.deals': 'Una partida pot ser també de 20 mans.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.widow': '**Munt**: les cartes que sobren després de repartir.',
  'term.bidder': '**Qui ofereix**: qui ha guanyat la subhasta.',
  source:
    'La forma del joc francès per a tres a set jugadors. Aquesta pàgina segueix això: pot passar tothom, l’últim encara pot oferir llavors, una oferta de 60 tanca la subhasta, i les cartes que no són a les bases de ningú no compten per a ningú.',
} satisfies PageTranslation<typeof english>;
