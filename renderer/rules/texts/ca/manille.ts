import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Catalan. */
export const text = {
  'idea.1': 'Quatre jugadors, dos contra dos, vuit cartes cadascun; el deu, la **manille**, és la carta més alta de cada pal.',
  'idea.2': 'Qui dona tria el triomf o juga sense triomf, fins i tot a cegues, sense haver-se mirat les cartes.',
  'idea.3': 'Cal matar la carta d’un contrari si es pot; quan mana la parella, es pot tirar el que es vulgui.',
  'idea.4': 'Les cartes fan 60 punts. El bàndol que passa de 30 s’apunta l’excés.',
  'idea.5': 'Tots dos bàndols poden doblar. Guanya el primer que arriba a 101.',
  aim: 'Guanya bases que portin punts. Només compta el que passa de la meitat dels 60, de manera que moltes mans es guanyen per pocs punts; doblar les fa valer més.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu va per damunt de l’as, i el nou, el vuit i el set no valen res.',
  'cards.sum': 'Cada pal té 15 punts i la baralla 60. L’última basa no val res més.',
  'case.worth': 'El deu de cors mata l’as. La basa val 4 + 5 + 0 + 2 punts.',
  'deal.seats':
    'Per fer les parelles, cadascú treu una carta: les dues més altes juguen contra les dues més baixes, i les iguals es tornen a treure. Un altre sorteig decideix qui dona primer. També podeu seure com vulgueu. Es reparteix i es juga en el sentit de les agulles del rellotge; el jugador de l’esquerra de qui dona és **mà**.',
  'option.equalDraws':
    'Si es sortegen les parelles, aquí les cartes iguals es tornen a treure només quan no decideixen les parelles. Segons la lletra de les regles, qui té cartes iguals les aparta sempre i continua traient-ne fins que tots els valors són diferents.',
  'deal.packets': 'Vuit cartes cadascun, de tres, dues i tres.',
  'deal.look':
    'Les cartes de qui dona queden tapades fins que decideix si juga sense triomf a cegues. La seva parella no veu cap carta fins que hi ha triomf. Els contraris es poden mirar les seves de seguida.',
  'calls.blind': 'Abans de mirar, qui dona pot cantar **sense triomf, a cegues**: no hi ha triomf, i la mà val el quàdruple.',
  'calls.trumps': 'Si no, es mira les cartes i canta un pal de triomf, o **sense triomf**, que val doble. No pot passar.',
  'calls.double': 'Després es pot doblar, una vegada per bàndol:',
  'calls.along': '**{call:along}**, de qualsevol dels contraris de qui dona, que creuen que passaran de 30. La mà val el doble.',
  'calls.against': '**{call:against}**, de qui dona o de la seva parella, i només després d’un contro: el doble una altra vegada.',
  'calls.order':
    'Parla primer qui és mà i després la seva parella; per respondre, qui dona i després la seva. Tan bon punt un dels dos canta, a l’altre ja no se li pregunta.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'times.row.blind': 'Sense triomf, a cegues',
  'play.lead': 'Qui és mà surt a la primera basa; després surt sempre qui ha guanyat la basa anterior. Es pot sortir de qualsevol carta.',
  'play.follow': 'Si tens cartes del pal de sortida, has de servir.',
  'play.beat':
    'En servir has de **matar** si mana un contrari amb una carta del pal de sortida i en tens una de més alta; val qualsevol. Si no en tens, o si mana la teva parella, tira del pal la carta que vulguis.',
  'case.beat': 'Mana el rei d’un contrari. El deu el mata, o sigui que l’has de tirar. Amb només cors baixos hauries pogut triar.',
  'case.mateFollows': 'Ara el rei és de la teva parella. Has de servir cors, però amb la carta que vulguis.',
  'play.trumped':
    'Si s’ha sortit d’un pal que no és triomf i algú ha fallat, cap carta d’aquell pal ja no pot guanyar. Serveix amb la que vulguis.',
  'case.trumpedFollow': 'Un contrari ha fallat els cors. Encara has de servir, però no tens per què gastar-hi el deu.',
  'play.mate': 'Si no tens el pal de sortida i mana la teva parella, pots tirar qualsevol carta.',
  'case.mateFree': 'Mana l’as de la teva parella, o sigui que no cal fallar. Pots carregar amb l’as de trèvols.',
  'play.trump':
    'Si no tens el pal de sortida i mana un contrari amb una carta d’aquell pal, has de fallar. Sense triomfs pots tirar qualsevol carta.',
  'case.mustTrump': 'Sense cors, i mana el rei d’un contrari: has de fallar, encara que sigui amb el teu triomf baix.',
  'play.overtrump': 'Si no tens el pal de sortida i mana un contrari amb un triomf, has de tirar un triomf més alt si en tens.',
  'case.over': 'Un contrari ha fallat amb el vuit. El valet és més alt: l’has de tirar.',
  'play.under':
    'Si tots els teus triomfs són massa baixos, pots tirar qualsevol carta **menys un triomf**: ningú no ha de malgastar triomfs sota un de més alt. Només si no et queda res més, en tires un.',
  'case.under': 'No pots matar el nou de triomf. Els dos triomfs baixos no es poden tirar: se n’ha d’anar l’as de trèvols.',
  'case.onlyUnder': 'Només et queden triomfs baixos: ara sí que en pots tirar qualsevol dels dos.',
  'option.underTrump':
    'Segons l’altra lectura de les regles, qui no pot tirar un triomf més alt tira la carta que vulgui, també un triomf més baix.',
  'case.free': 'Si es pot fallar per sota, qualsevol dels dos triomfs baixos pot anar sota el nou, i l’as de trèvols es guarda.',
  'play.noTrump': 'Sense triomf, qui no té el pal de sortida tira la carta que vol. En servir encara cal matar el contrari si es pot.',
  'case.noTrump': 'Sense triomf, si no pots servir tires el que vulguis, encara que mani un contrari.',
  'score.excess': 'El bàndol que té més de 30 punts s’apunta el que passa de 30. L’altre no s’apunta res.',
  'score.all': 'El bàndol que guanya les vuit bases s’apunta, en lloc d’això, 60.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, a cegues, contro, recontro.',
  'case.doubled': '41 punts amb un pal de triomf, contro i recontro: 11 per sobre de 30, per 4.',
  'case.all': 'Totes les bases sense triomf: 60 per 2.',
  'score.tie':
    'A 30 iguals ningú no puntua, i la mà **següent** val doble. Val només per a aquella mà i no s’acumula: després de dos empats seguits, la tercera val dues vegades, no quatre.',
  'case.afterTie': 'Sense triomf, a cegues, després d’una mà empatada: 3 punts per sobre de 30, per 4, per 2.',
  'match.target': 'El primer bàndol que arriba a 101 punts ha fet un **boom** i guanya el joc.',
  'option.match':
    'Una partida pot ser a un joc o al millor de tres: guanya el primer que se n’endú dos. Cada joc comença de zero, i el doble que segueix un empat no passa d’un joc a l’altre.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.boom': '**Boom**: «arbre» en flamenc, un joc a 101.',
  'term.along': '**{call:along}** i **{call:against}**: els dos cants que doblen la mà.',
  source:
    'El joc de França i Bèlgica. Les fonts discrepen en dos punts. Aquí, qui no pot matar el triomf d’un contrari es descarta d’un altre pal, i només tira un triomf més baix si no li queda res més; i un empat dobla només la mà següent.',
} satisfies PageTranslation<typeof english>;
