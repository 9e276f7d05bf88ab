import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, vuit cartes cadascun; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'Qui dona tria el triomf, o juga sense, o fins i tot sense i sense haver mirat.',
  'idea.3': 'Contra un contrari cal matar si es pot; quan mana la parella, s’és lliure.',
  'idea.4': 'Les cartes fan 60 punts. Qui en té més de 30 s’apunta el que passa d’aquí.',
  'idea.5': 'Tots dos bàndols poden doblar. Guanya el primer que arriba a 101.',
  aim: 'Guanya bases que portin punts. Només compta el que passa de la meitat dels 60, de manera que moltes mans es guanyen per poc; els dobles els donen preu.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Un pal té 15 punts i la baralla 60. L’última basa no dona res més.',
  'case.worth': 'El deu de cors mata l’as. La basa porta 4 + 5 + 0 + 2 punts.',
  'deal.seats':
    'Les parelles es poden sortejar: les dues cartes més altes juguen contra les dues més baixes, i les iguals tornen a treure. Un altre tall decideix qui dona primer. També podeu seure com vulgueu. Tot va en el sentit de les agulles del rellotge, i el jugador a l’esquerra de qui dona és **mà**.',
  'deal.packets': 'Vuit cartes cadascun, de tres, dues i tres.',
  'deal.look':
    'Les cartes de qui dona queden tapades fins que diu si juga sense triomf a cegues. La seva parella no veu cap carta fins que hi ha triomf. Els contraris poden mirar de seguida.',
  'calls.blind': 'Abans de mirar, qui dona pot cantar **sense triomf a cegues**: no hi ha triomf, i la mà val quatre vegades.',
  'calls.trumps': 'Si no, mira i diu un pal de triomf, o **sense triomf**, que val dues vegades. No pot passar.',
  'calls.double': 'Després es pot apujar el que hi ha en joc, una vegada per bàndol:',
  'calls.along': '**Contro**, per qualsevol dels contraris de qui dona: creuen que passaran de 30. La mà val el doble.',
  'calls.against': '**Recontro**, per qui dona o la seva parella, i només després d’un contro: el doble una altra vegada.',
  'calls.order':
    'Es pregunta primer a la mà i després a la seva parella; per respondre, a qui dona i després a la seva parella. Tan bon punt un dels dos canta, a l’altre ja no se li pregunta.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'times.row.blind': 'Sense triomf a cegues',
  'play.lead': 'La mà surt a la primera basa, i qui guanya una basa surt a la següent. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, cal servir.',
  'play.beat':
    'En servir cal **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta. Val qualsevol que ho sigui. Si no en tens, o si mana la teva parella, tira del pal la que vulguis.',
  'case.beat': 'Mana el rei del contrari. El deu el mata i cal tirar-lo; amb cors baixos només, hauries pogut triar.',
  'case.mateFollows': 'Ara el rei és de la teva parella. Cal servir cors, però el que vulguis.',
  'play.trumped':
    'Si s’ha sortit d’un pal que no és triomf i l’han fallat, cap carta d’aquell pal ja no pot guanyar. Se serveix la que es vulgui.',
  'case.trumpedFollow': 'Un contrari ha fallat els cors. Encara cal servir, però no tens per què gastar-hi el deu.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella, o sigui que no cal fallar. Carrega, si vols, amb l’as de trèvols.',
  'play.trump': 'Si no tens el pal de sortida i mana un contrari amb aquest pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense cors, i mana el rei del contrari: cal tirar el triomf, per baix que sigui.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Un contrari ha fallat amb el vuit. El valet és més alt: cal tirar-lo.',
  'play.under':
    'Si tots els teus triomfs són baixos, pots tirar qualsevol carta **menys un triomf**: ningú no ha de llençar triomfs per sota d’un altre. Només si no et queden sinó triomfs així, en tires un.',
  'case.under': 'El nou de triomf no el mates. Els dos triomfs baixos no es poden tirar, i se n’ha d’anar l’as de trèvols.',
  'case.onlyUnder': 'No queden sinó triomfs baixos: ara sí que es poden tirar, qualsevol dels dos.',
  'play.noTrump': 'Quan no hi ha triomf, qui no té el pal de sortida tira el que vol. En servir encara cal matar el contrari.',
  'case.noTrump': 'Sense triomf, qui no pot servir és lliure, encara que mani un contrari.',
  'score.excess': 'El bàndol amb més de 30 punts s’apunta el que passa de 30. L’altre no s’apunta res.',
  'score.all': 'El bàndol que guanya les vuit bases s’apunta 60 en lloc d’això.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, a cegues, contro, recontro.',
  'case.doubled': '41 punts amb un pal de triomf, contro i recontro: 11 per sobre de 30, per 4.',
  'case.all': 'Totes les bases sense triomf: 60 per 2.',
  'score.tie':
    'A 30 iguals ningú no puntua, i la mà **següent** val doble. Dura una mà i no s’acumula: després de dos empats seguits la tercera mà val dues vegades, no quatre.',
  'case.afterTie': 'Sense triomf a cegues després d’una mà empatada: 3 punts per sobre de 30, per 4, per 2.',
  'match.target': 'El primer bàndol amb 101 punts ha fet un **boom** i guanya el joc.',
  'option.match':
    'Una partida pot ser un joc o al millor de tres: el primer que en guanya dos. Cada joc comença de zero, i el doble que segueix un empat no hi passa.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.boom': '**Boom**: «arbre» en flamenc, un joc a 101.',
  'term.along': '**Contro** i **recontro**: els dos cants que doblen.',
  source:
    'El joc de França i Bèlgica. On s’explica de dues maneres, aquestes pàgines decideixen: qui no pot matar el triomf d’un contrari es descarta d’un altre pal, i només tira un triomf més baix si no té res més; i un empat dobla només la mà següent.',
} satisfies PageTranslation<typeof english>;
