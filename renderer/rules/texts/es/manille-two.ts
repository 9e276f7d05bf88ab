import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-two.ts';

/** The rules of Two-player Manille, in Spanish. */
export const text = {
  'idea.1': 'Dos jugadores con las 32 cartas: una mano de ocho cada uno, y una fila de ocho en la mesa, cuatro de ellas tapadas.',
  'idea.2': 'Quien reparte elige el triunfo o juega sin triunfo, después de ver su mano y todas las cartas descubiertas.',
  'idea.3': 'Se juega tanto de la mano como de la fila, y hay que matar la carta del contrario siempre que se pueda.',
  'idea.4': 'Las cartas suman 60 puntos. El jugador que pasa de 30 se apunta el exceso.',
  'idea.5': 'Los dos pueden doblar. Gana el primero que llega a 101 puntos.',
  aim: 'Haz más de la mitad de los 60 puntos en dieciséis bazas. Salvo ocho, todas las cartas las conoce uno de los dos, o ambos; recuerda las que se han ido girando.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la carta más alta, por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos y la baraja 60. La última baza no vale nada más.',
  'case.worth': 'El diez mata al as: 4 + 5 puntos en dos cartas.',
  'deal.seats': 'Se reparte por turno. Sale quien no reparte.',
  'deal.rows': 'Cada uno recibe una **fila**: cuatro cartas tapadas y, sobre cada una, otra a la vista.',
  'deal.hand': 'Después, cada uno recibe una mano de ocho cartas, que el otro no ve. Las tapadas no las ve nadie.',
  'calls.trumps':
    'Quien reparte mira su mano y las dos filas, y canta un palo de triunfo o **sin triunfo**, que vale doble. En este juego no se canta a ciegas, ni se pasa.',
  'calls.double': 'Después se puede doblar, una vez cada uno:',
  'calls.along': '**{call:along}**, del otro jugador: la mano vale el doble.',
  'calls.against': '**{call:against}**, de quien reparte, solo como respuesta: el doble otra vez.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'play.lead':
    'El contrario de quien reparte sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta de la mano o de cualquiera descubierta de la propia fila.',
  'play.both':
    'Las obligaciones valen para la **mano y las cartas descubiertas de tu fila** juntas: si tienes el palo de salida en una u otra, tienes que servir. Las cartas tapadas no se pueden jugar.',
  'play.uncover': 'Acabada la baza, se giran las cartas tapadas cuya carta de encima se jugó en ella.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Tienes que **matar** la carta de salida si puedes, con cualquiera más alta de su palo. Si no puedes, vale cualquier carta del palo.',
  'case.beat': 'Digamos que el diez está en tu fila y el resto en tu mano. El diez y el as matan al rey: tienes que echar uno de los dos.',
  'case.cannotBeat': 'Nada mata al diez. Sirves con la carta que quieras.',
  'play.trump': 'Si no tienes el palo de salida, tienes que **fallar**, con cualquier triunfo. Quien manda es siempre tu contrario.',
  'case.mustTrump': 'Sin corazones, ni en la mano ni en la fila: puedes echar cualquiera de los dos triunfos, pero no el trébol.',
  'play.any': 'Si no tienes ni el palo de salida ni triunfo, o si se juega sin triunfo, puedes echar cualquier carta.',
  'case.noTrump': 'Sin triunfo y sin corazones: cualquier carta.',
  'score.excess': 'El jugador que tiene más de 30 puntos se apunta lo que pasa de 30. El otro no se apunta nada.',
  'score.all': 'El jugador que gana las dieciséis bazas se apunta, en lugar de eso, 60.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, contro, recontro.',
  'case.doubled': 'Sin triunfo, y el otro cantó contro: 4 por encima de 30, por 2, por 2.',
  'case.all': 'Todas las bazas con un palo de triunfo: 60.',
  'score.tie':
    'A 30 iguales nadie puntúa, y la mano **siguiente** vale doble, solo esa: tras dos empates seguidos, la tercera vale dos veces, no cuatro.',
  'match.target': 'Gana el primer jugador que llega a 101 puntos. Este juego no tiene reglas de la casa.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.row': '**Fila**: las cuatro parejas de cartas que cada jugador tiene delante, con la de encima descubierta.',
  'term.along': '**{call:along}** y **{call:against}**: los dos cantes que doblan la mano.',
  source: 'La forma de la manille para dos. En esta página no se canta a ciegas: hay demasiadas cartas a la vista.',
} satisfies PageTranslation<typeof english>;
