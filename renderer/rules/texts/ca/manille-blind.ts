import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Catalan. */
export const text = {
  'idea.1': 'La manille al revés: veus les cartes de tothom menys les teves.',
  'idea.2': 'Qui dona tria el triomf mirant les altres tres mans.',
  'idea.3': 'Es juga una carta pel lloc que ocupa, sense saber quina és. Mai no cal servir, ni fallar, ni matar.',
  'idea.4': 'Les cartes fan 60 punts. El bàndol que passa de 30 s’apunta l’excés, multiplicat pel que s’hagi doblat.',
  'idea.5': 'Guanya el primer bàndol que arriba a 101 punts.',
  aim: 'Endevina, pel que tenen i pel que fan els altres, què hi ha a la teva mà; i fes-hi més de la meitat dels punts.',
  'cards.order':
    'Es juga amb 32 cartes, del set a l’as. L’ordre és el mateix en tots els pals, també en el triomf: el deu és la carta més alta, per damunt de l’as, i el nou, el vuit i el set no valen res. El que no veus enlloc ho tens tu.',
  'cards.sum': 'Cada pal té 15 punts i la baralla 60. L’última basa no val res més.',
  'case.worth': 'S’ha sortit de cors i s’ha fallat dues vegades; el deu de triomf guanya 4 + 0 + 5 + 5.',
  'deal.seats':
    'Cadascú seu davant de la seva parella; les parelles es poden sortejar. Es reparteix i es juga en el sentit de les agulles del rellotge, i el jugador de l’esquerra de qui dona és mà.',
  'option.equalDraws':
    'Si es sortegen les parelles, aquí les cartes iguals es tornen a treure només quan no decideixen les parelles. Segons la lletra de les regles, qui té cartes iguals les aparta sempre i continua traient-ne fins que tots els valors són diferents.',
  'deal.packets': 'Vuit cartes cadascun, de tres, dues i tres.',
  'deal.backs':
    'De les teves cartes només en veus el dors, en l’ordre en què s’han repartit. Aquest ordre no canvia: només les coneixes pel lloc, de l’u al vuit. Les altres tres mans les tens a la vista.',
  'calls.blind':
    'Abans que s’ensenyi cap mà, qui dona pot cantar **sense triomf, a cegues**: no hi ha triomf, i la mà val el quàdruple. Només llavors s’ensenyen les mans.',
  'calls.trumps':
    'Si no, s’ensenyen les mans i qui dona, veient les altres tres, canta un pal o **sense triomf**, que val doble. La seva parella veu les mans dels altres, com tothom.',
  'calls.double': 'Després es pot doblar, una vegada per bàndol:',
  'calls.along': '**{call:along}**, de qualsevol dels contraris de qui dona: la mà val el doble.',
  'calls.against': '**{call:against}**, de qui dona o de la seva parella, només després d’un contro: el doble una altra vegada.',
  'calls.order':
    'Parla primer qui és mà i després la seva parella; per respondre, qui dona i després la seva. Tan bon punt un dels dos canta, a l’altre ja no se li pregunta.',
  times: 'Quant val una mà',
  'times.col.none': 'sense doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro i recontro',
  'times.row.suit': 'Un pal de triomf',
  'times.row.noTrump': 'Sense triomf',
  'times.row.blind': 'Sense triomf, a cegues',
  'play.lead': 'A la primera basa surt **qui dona**, no qui és mà com a la manille. Després surt sempre qui ha guanyat la basa anterior.',
  'play.place': 'Al teu torn tries un lloc, i la carta que hi ha es gira i es juga. Les altres conserven el lloc i el número.',
  'play.free': 'Com que ningú no veu què juga, **tot s’hi val**: mai no cal servir, ni fallar, ni matar. Es pot jugar qualsevol lloc.',
  'case.free': 'Si aquestes són les teves cartes, encara que tu no ho sàpigues, qualsevol pot caure sobre el rei.',
  'play.wins': 'Guanya el triomf més alt de la basa; si no n’hi ha, la carta més alta del pal de sortida.',
  'play.advice':
    'La teva parella veu les teves cartes i tu les seves. De què surt, què canta i què deixa passar és la millor pista que tindràs; no es permet parlar.',
  'score.excess': 'El bàndol que té més de 30 punts s’apunta el que passa de 30. L’altre no s’apunta res.',
  'score.all': 'El bàndol que guanya les vuit bases s’apunta, en lloc d’això, 60.',
  'score.times': 'El resultat es multiplica per tot el que s’hagi cantat: sense triomf, a cegues, contro, recontro.',
  'case.along': 'Sense triomf i contro: 8 punts per sobre de 30, per 2, per 2.',
  'score.tie':
    'A 30 iguals ningú no puntua, i la mà **següent** val doble. Val només per a aquella mà i no s’acumula: després de dos empats seguits, la tercera val dues vegades, no quatre.',
  'case.tie': '30 cadascun: ningú no puntua, per molt que s’hagi doblat. La mà següent val doble.',
  'match.target': 'El primer bàndol que arriba a 101 punts ha fet un **boom** i guanya el joc.',
  'option.match':
    'Una partida pot ser a un joc o al millor de tres: guanya el primer que se n’endú dos. Cada joc comença de zero, i el doble que segueix un empat no passa d’un joc a l’altre.',
  'term.manille': '**Manille**: el deu, la carta més alta d’un pal. L’as, just a sota, és el **manillon**.',
  'term.boom': '**Boom**: «arbre» en flamenc, un joc a 101.',
  'term.blind': '**A cegues**: es diu del que es canta abans de veure cap carta, i d’una mà que el seu amo no veu.',
  source:
    'Un passatemps de jugadors de manille. En aquesta pàgina es pot cantar a cegues també aquí, abans d’ensenyar les mans, i la parella de qui dona mira les mans dels altres, com tothom.',
} satisfies PageTranslation<typeof english>;
