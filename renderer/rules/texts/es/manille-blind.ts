import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-blind.ts';

/** The rules of Blind Manille, in Spanish. */
export const text = {
  'idea.1': 'La manille al revés: ves las cartas de todos menos las tuyas.',
  'idea.2': 'Quien reparte elige el triunfo mirando las otras tres manos.',
  'idea.3': 'Se juega una carta por su sitio, sin saber cuál es. No hay ninguna obligación.',
  'idea.4': 'Las cartas suman 60 puntos. El bando con más de 30 se apunta lo que pasa de ahí, por lo que se haya doblado.',
  'idea.5': 'Gana el primer bando con 101 puntos.',
  aim: 'Adivina, por todo lo que llevan y hacen los demás, qué hay en tu propia mano; y haz con ella más de la mitad de los puntos.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la más alta, por encima del as, y el nueve, el ocho y el siete no valen nada. Lo que no ves en ninguna parte es tuyo.',
  'cards.sum': 'Un palo tiene 15 puntos y la baraja 60. La última baza no da nada más.',
  'case.worth': 'Se salió de corazones y se falló dos veces; el diez de triunfo gana 4 + 0 + 5 + 5.',
  'deal.seats':
    'Las parejas se sientan enfrente; se pueden sortear. Todo va en el sentido de las agujas del reloj, y el jugador a la izquierda de quien reparte es mano.',
  'deal.packets': 'Ocho cartas cada uno, de tres, dos y tres.',
  'deal.backs':
    'De las cartas propias se ve el dorso, en el orden en que se repartieron. Así se quedan: solo las conoces por su sitio, del uno al ocho. Las otras tres manos las tienes a la vista.',
  'calls.blind':
    'Antes de que se enseñe ninguna mano, quien reparte puede cantar **sin triunfo a ciegas**: no hay triunfo, y la mano vale cuatro veces. Solo entonces se enseñan las manos.',
  'calls.trumps':
    'Si no, se enseñan las manos y quien reparte dice un palo o **sin triunfo**, que vale dos veces, por las otras tres manos. Su pareja ve las manos de los demás como todos.',
  'calls.double': 'Después se puede subir lo que está en juego, una vez por bando:',
  'calls.along': '**Contro**, por cualquiera de los contrarios de quien reparte: la mano vale el doble.',
  'calls.against': '**Recontro**, por quien reparte o su pareja, solo después de un contro: el doble otra vez.',
  'calls.order':
    'Se pregunta primero a la mano y luego a su pareja; para contestar, a quien reparte y luego a su pareja. Cuando uno de los dos ha cantado, al otro ya no se le pregunta.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo a ciegas',
  'play.lead': 'En la primera baza sale **quien reparte**, no la mano como en la manille. Quien gana una baza sale en la siguiente.',
  'play.place': 'En tu turno eliges un sitio, y la carta que hay allí se gira y se juega. Las demás conservan su sitio y su número.',
  'play.free': 'Como nadie ve lo que juega, **no hay obligaciones**: ni servir, ni fallar, ni matar. Se puede jugar cualquier sitio.',
  'case.free': 'Si estas son tus cartas, aunque no lo sepas, cualquiera de ellas puede caer sobre el rey.',
  'play.wins': 'Gana el triunfo más alto de la baza; si no hay, la carta más alta del palo de salida.',
  'play.advice':
    'Tu pareja ve tus cartas y tú las suyas. De qué sale, qué canta y qué deja pasar es la mejor pista que tendrás; hablar no se permite.',
  'score.excess': 'El bando con más de 30 puntos se apunta lo que pasa de 30. El otro no se apunta nada.',
  'score.all': 'El bando que gana las ocho bazas se apunta 60 en su lugar.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.along': 'Sin triunfo y contro: 8 puntos por encima de 30, por 2, por 2.',
  'score.tie':
    'A 30 iguales nadie puntúa, y la mano **siguiente** vale doble. Dura una mano y no se acumula: tras dos empates seguidos la tercera mano vale dos veces, no cuatro.',
  'case.tie': '30 cada uno: nada para nadie, por mucho que se haya doblado. La mano siguiente vale doble.',
  'match.target': 'El primer bando con 101 puntos ha hecho un **boom** y gana el juego.',
  'option.match':
    'Una partida puede ser un juego o al mejor de tres: el primero que gana dos. Cada juego empieza de cero, y el doble que sigue a un empate no pasa a él.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.boom': '**Boom**: «árbol» en flamenco, un juego a 101.',
  'term.blind': '**A ciegas**: lo que se canta antes de haber visto una carta; y una mano que su dueño no ve.',
  source:
    'Un pasatiempo de jugadores de manille. Estas páginas deciden que aquí también se ofrece cantar a ciegas, antes de enseñar las manos, y que la pareja de quien reparte mira las manos de los demás como todos.',
} satisfies PageTranslation<typeof english>;
