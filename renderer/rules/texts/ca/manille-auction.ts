import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Catalan. */
export const text = {
  'idea.1': 'De tres a set jugadors, cadascú pel seu compte; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'A la taula queda un munt, en part a la vista. S’ofereix quants punts es faran.',
  'idea.3': 'L’oferta més alta descarta, agafa les mateixes cartes del munt i diu el triomf.',
  'idea.4': 'En el joc tots els altres són contraris: cal matar sempre que es pugui.',
  'idea.5': 'Qui ofereix guanya l’oferta o la perd; els altres no s’apunten res. Després de deu mans guanya el total més alt.',
  aim: 'Ofereix el que donin de si la teva mà i el munt, i fes almenys aquests punts en bases.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la més alta, per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Un pal té 15 punts i la baralla 60. No tots han d’estar en joc: en pot quedar algun al munt o al descart.',
  'deal.seats': 'Cadascú juga sol. Tot va en el sentit de les agulles del rellotge; el jugador a l’esquerra de qui dona és **mà**.',
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
    'Des de la mà, cadascú ofereix un nombre de punts d’1 a 60, més alt que l’últim, o passa. Qui passa queda fora. Amb 60 s’acaba la subhasta.',
  'case.bids': 'Cada oferta ha de superar l’última; per quant, és cosa teva.',
  'calls.pass': 'Si passen tots, ningú no puntua i dona el següent. L’últim encara pot oferir quan tots els altres han passat.',
  'calls.away': 'Qui guanya la subhasta descarta primer, tapades: cap carta, o com a molt tantes com en tingui el munt.',
  'calls.draw':
    'Després n’agafa exactament les mateixes del munt, a la vista o tapades, al seu gust. Una de tapada no es veu fins que s’ha agafat. El descart queda en secret; quines cartes a la vista s’agafen, ho veu tothom.',
  'option.discards':
    'El descart i el que queda al munt no compten per a ningú; o compten per a qui ofereix, que en suma els punts als de les seves bases.',
  'calls.trumps': 'Per acabar, qui ofereix diu un pal de triomf o **sense triomf**. Això no canvia el que val la mà.',
  'play.lead':
    'La mà surt a la primera basa; però després d’una oferta de 60 surt qui ha ofert. Qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.alone': 'Ningú no té parella. Qui mana a la basa és el teu contrari, hagi ofert o no.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir.',
  'play.beat':
    'En servir cal matar la carta que mana si és del pal de sortida i en tens una de més alta. Val qualsevol que ho sigui; si no en tens, qualsevol del pal.',
  'case.beat': 'Mana el rei i el deu el mata: cal tirar el deu.',
  'play.trumped': 'Si s’ha sortit d’un pal que no és triomf i l’han fallat, se serveix la carta que es vulgui: cap no pot guanyar.',
  'case.trumpedFollow': 'Els cors són fallats. Cal servir, però pots guardar el deu.',
  'play.trump': 'Si no tens el pal de sortida, i mana aquest pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense cors: cal tirar el triomf. En una taula per parelles potser series lliure; aquí, mai.',
  'play.overtrump': 'Si no tens el pal de sortida i la basa és fallada, cal tirar un triomf més alt si se’n té.',
  'case.over': 'Mana el vuit de triomf. El valet és més alt: cal tirar-lo.',
  'play.under':
    'Si tots els teus triomfs són baixos, pots tirar qualsevol carta **menys un triomf**. Només si no et queden sinó triomfs així, en tires un.',
  'case.under': 'El nou de triomf no el mates; els dos triomfs més baixos no es poden tirar.',
  'play.noTrump': 'Quan no hi ha triomf, qui no té el pal de sortida tira el que vol.',
  'option.defenders':
    'Alguns deixen que els rivals de qui ofereix juguin com a parella: qui veu manar un altre d’ells no ha de matar ni fallar, i tira qualsevol carta del pal de sortida, o qualsevol si no en té.',
  'case.partners': 'Un altre rival de qui ofereix mana amb l’as. Entre vosaltres no cal fallar.',
  'score.bid':
    'Si qui ofereix té en bases almenys el que ha ofert, s’apunta l’**oferta**, no el que ha fet. Si no, la perd. Els altres no s’apunten res en cap cas.',
  'case.made': 'Oferta {bid}, i 31 fets: s’apunta el que ha ofert i no més. Els altres punts eren al munt i al descart.',
  'case.failed': 'Oferta {bid}, i 24 fets: un menys, i l’oferta es perd.',
  'match.deals':
    'Una partida són deu mans. Cadascú duu el seu total, que pot baixar de zero; guanya el més alt, i els iguals comparteixen la victòria.',
  'option.deals': 'Una partida pot ser també de 20 mans.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.widow': '**Munt**: les cartes que no s’han repartit a ningú.',
  'term.bidder': '**Qui ofereix**: el qui ha guanyat la subhasta.',
  source:
    'La forma del joc francès per a qualsevol nombre. Aquestes pàgines decideixen: poden passar tots, l’últim encara pot llavors oferir, una oferta de 60 acaba la subhasta, i les cartes que no són en bases de ningú no compten per a ningú.',
} satisfies PageTranslation<typeof english>;
