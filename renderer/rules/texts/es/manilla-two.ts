import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Spanish. */
export const text = {
  'idea.1': 'Dos jugadores, 24 cartas españolas cada uno, en seis montones de cuatro de los que solo se ve la carta de encima.',
  'idea.2': 'La última carta a la vista de quien reparte hace triunfo. Si tiene puntos, él se los apunta.',
  'idea.3': 'Se juegan las cartas a la vista de los montones; cada una que se juega descubre la siguiente.',
  'idea.4': 'Hay que servir y matar la carta de salida si se puede, y fallar si no se puede servir.',
  'idea.5': 'Cuentan los puntos y un cuarto de las cartas ganadas; lo que pasa de 36 se apunta. 40 ganan un juego, dos juegos la partida.',
  aim: 'Gana cartas que valgan, y muchas cartas; y elige bien cuándo descubres, porque el contrario también lo ve.',
  'cards.order':
    'La baraja tiene 48 cartas españolas, del dos al nueve con sota, caballo, rey y as. El **nueve**, la manilla, es la carta más alta de cada palo, también del triunfo. Nueve, as, rey, caballo y sota son las cartas **con puntos**; las demás son blancas.',
  'cards.sum':
    'Cada palo tiene 15 puntos y la baraja 60. Una baza vale sus dos cartas y nada más; pero al final cuenta cuántas cartas se han ganado.',
  'case.worth': 'El as mata al rey: 3 + 4 puntos, y dos cartas.',
  'deal.piles':
    'Se reparten todas las cartas: cada uno tiene delante seis **montones** de cuatro, tres tapadas y una a la vista encima. No hay mano.',
  'deal.open': 'Los dos ven las doce cartas a la vista. Lo que hay debajo no lo sabe nadie.',
  'deal.shown': 'La última carta a la vista de los montones de quien reparte, que es la última del mazo, hace triunfo: su palo.',
  'shown.counter': 'Si esa carta tiene puntos, quien reparte se los apunta en el acto, de 1 a 5, además de lo que traiga en una baza.',
  'shown.held':
    'Si con ella llegara a 40, queda **en espera** hasta que se juega la mano. Entonces se apunta si quien reparte tiene en la mano al menos 36 puntos, contando el cuarto de las cartas; si no, nadie la cobra.',
  'case.atOnce': 'La muestra es el as: 4 en el acto para quien reparte. En la mano el otro tiene 40 + 7, y 11 por encima de 36.',
  'case.heldWon': 'En {total} el nueve acabaría el juego, así que sus 5 puntos esperan. 30 + 6 hacen justo 36, y se apuntan.',
  'play.lead':
    'El contrario de quien reparte sale en la primera baza, y quien gana una baza sale en la siguiente. Se puede salir de cualquier carta a la vista de los propios montones. Son 24 bazas.',
  'play.uncover':
    'Una carta tapada se gira en cuanto se juega la de encima: el segundo jugador la ve antes de contestar. Las obligaciones valen solo para las cartas **a la vista**.',
  'play.follow': 'Si alguna de tus cartas a la vista es del palo de salida, hay que servir.',
  'play.beat':
    'Hay que **matar** la carta de salida si se puede, con cualquiera más alta de su palo. Si no se puede, vale cualquiera a la vista del palo.',
  'case.beat': 'El as mata al rey y hay que echarlo. Lo que haya debajo de tus montones no importa.',
  'case.cannotBeat': 'La sota y el dos son más bajos que el rey: cualquiera de los dos.',
  'play.trump': 'Si ninguna de tus cartas a la vista es del palo de salida, hay que **fallar**, con cualquier triunfo.',
  'case.mustTrump': 'Sin copas a la vista. Los dos oros son triunfos; hay que echar uno, el que quieras.',
  'play.any': 'Sin el palo de salida ni triunfo entre tus cartas a la vista, puedes echar cualquiera de ellas.',
  'case.any': 'Ni copas ni oros: se pueden echar todas las cartas a la vista.',
  'score.quarter':
    'Cada uno cuenta los puntos de las cartas ganadas y suma un cuarto de su **número**; el resto cuenta uno más. 26 cartas dan 7.',
  'score.excess': 'El jugador con más de 36 se apunta lo que pasa de 36.',
  'case.excess': '40 en puntos y 26 cartas, que dan 7: 47, y 11 por encima de 36.',
  'score.even': 'Con los restos una mano puede sumar 73. A 36 iguales nadie puntúa.',
  'match.game':
    'El primer jugador con 40 puntos gana un juego. Si llegan los dos en la misma mano, gana el total más alto; si empatan, el juego sigue.',
  'match.match':
    'Después de un juego los dos vuelven a cero. El primero en ganar dos juegos gana la partida. Este juego no tiene reglas de la casa.',
  'term.manilla': '**Manilla** o **malilla**: el nueve, la carta más alta de un palo.',
  'term.shown': '**Muestra**: la carta que hace triunfo.',
  'term.pile': '**Montón**: cuatro cartas una sobre otra, la de encima a la vista.',
  source:
    'El juego español para dos. Estas páginas dejan también aquí en espera la muestra que acabaría un juego, como en el juego de cuatro.',
} satisfies PageTranslation<typeof english>;
