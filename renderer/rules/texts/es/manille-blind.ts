import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Spanish. */
export const text = {
  'idea.1': 'La manille al revés: ves las cartas de todos menos las tuyas.',
  'idea.2': 'Quien reparte elige el triunfo mirando las otras tres manos.',
  'idea.3': 'Se juega una carta por el sitio que ocupa, sin saber cuál es. Nunca hay que servir, ni fallar, ni matar.',
  'idea.4': 'Las cartas suman 60 puntos. El bando que pasa de 30 se apunta el exceso, multiplicado por lo que se haya doblado.',
  'idea.5': 'Gana el primer bando que llega a 101 puntos.',
  aim: 'Adivina, por lo que llevan y hacen los demás, qué hay en tu propia mano; y haz con ella más de la mitad de los puntos.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la carta más alta, por encima del as, y el nueve, el ocho y el siete no valen nada. Lo que no ves en ninguna parte lo tienes tú.',
  'cards.sum': 'Cada palo tiene 15 puntos y la baraja 60. La última baza no vale nada más.',
  'case.worth': 'Se salió de corazones y se falló dos veces; el diez de triunfo gana 4 + 0 + 5 + 5.',
  'deal.seats':
    'Los compañeros se sientan frente a frente; las parejas se pueden sortear. Se reparte y se juega en el sentido de las agujas del reloj, y el jugador a la izquierda de quien reparte es mano.',
  'option.equalDraws':
    'Si se sortean las parejas, aquí las cartas iguales se vuelven a sacar solo cuando no deciden las parejas. Según la letra de las reglas, quienes tienen cartas iguales las apartan siempre y siguen sacando hasta que todos los valores sean distintos.',
  'deal.packets': 'Ocho cartas cada uno, de tres, dos y tres.',
  'deal.backs':
    'De tus propias cartas solo ves el dorso, en el orden en que se repartieron. Ese orden no cambia: las conoces solo por su sitio, del uno al ocho. Las otras tres manos las tienes a la vista.',
  'calls.blind':
    'Antes de que se enseñe ninguna mano, quien reparte puede cantar **sin triunfo, a ciegas**: no hay triunfo, y la mano vale el cuádruple. Solo entonces se enseñan las manos.',
  'calls.trumps':
    'Si no, se enseñan las manos y quien reparte, viendo las otras tres, canta un palo o **sin triunfo**, que vale doble. Su pareja ve las manos de los demás, como todos.',
  'calls.double': 'Después se puede doblar, una vez por bando:',
  'calls.along': '**{call:along}**, de cualquiera de los contrarios de quien reparte: la mano vale el doble.',
  'calls.against': '**{call:against}**, de quien reparte o de su pareja, solo después de un contro: el doble otra vez.',
  'calls.order':
    'Habla primero el mano y luego su pareja; para contestar, quien reparte y luego la suya. En cuanto uno de los dos canta, al otro ya no se le pregunta.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo, a ciegas',
  'play.lead':
    'En la primera baza sale **quien reparte**, no el mano como en la manille. Después sale siempre quien ganó la baza anterior.',
  'play.place': 'En tu turno eliges un sitio, y la carta que hay allí se gira y se juega. Las demás conservan su sitio y su número.',
  'play.free': 'Como nadie ve lo que juega, **vale todo**: nunca hay que servir, ni fallar, ni matar. Se puede jugar cualquier sitio.',
  'case.free': 'Si estas son tus cartas, aunque tú no lo sepas, cualquiera de ellas puede caer sobre el rey.',
  'play.wins': 'Gana el triunfo más alto de la baza; si no hay, la carta más alta del palo de salida.',
  'play.advice':
    'Tu pareja ve tus cartas y tú las suyas. De qué sale, qué canta y qué deja pasar es la mejor pista que tendrás; hablar no está permitido.',
  'score.excess': 'El bando que tiene más de 30 puntos se apunta lo que pasa de 30. El otro no se apunta nada.',
  'score.all': 'El bando que gana las ocho bazas se apunta, en lugar de eso, 60.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.along': 'Sin triunfo y contro: 8 puntos por encima de 30, por 2, por 2.',
  'score.tie':
    'A 30 iguales nadie puntúa, y la mano **siguiente** vale doble. Vale solo para esa mano y no se acumula: tras dos empates seguidos, la tercera vale dos veces, no cuatro.',
  'case.tie': '30 cada uno: nadie puntúa, por mucho que se haya doblado. La mano siguiente vale doble.',
  'match.target': 'El primer bando que llega a 101 puntos ha hecho un **boom** y gana el juego.',
  'option.match':
    'Una partida puede ser a un juego o al mejor de tres: gana el primero que se lleva dos. Cada juego empieza de cero, y el doble que sigue a un empate no pasa de un juego a otro.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.boom': '**Boom**: «árbol» en flamenco, un juego a 101.',
  'term.blind': '**A ciegas**: se dice de lo que se canta antes de ver una carta, y de una mano que su dueño no ve.',
  source:
    'Un pasatiempo de jugadores de manille. En esta página se puede cantar a ciegas también aquí, antes de enseñar las manos, y la pareja de quien reparte mira las manos de los demás, como todos.',
} satisfies PageTranslation<typeof english>;
