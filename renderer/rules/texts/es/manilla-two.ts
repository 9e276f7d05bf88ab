import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla-two.ts';

/** The rules of Two-player Manilla, in Spanish. */
export const text = {
  'idea.1': 'Dos jugadores, 24 cartas españolas cada uno, en seis montones de cuatro en los que solo se ve la carta de encima.',
  'idea.2': 'La última carta a la vista de quien reparte marca el triunfo. Si tiene puntos, se los apunta quien reparte.',
  'idea.3': 'Se juegan las cartas de encima de los montones; al jugar una se descubre la siguiente.',
  'idea.4': 'Hay que servir y matar la carta de salida si se puede, y fallar si no se puede servir.',
  'idea.5':
    'Cuentan los puntos y también un cuarto de las cartas ganadas; lo que pasa de 36 se apunta. Con 40 se gana un juego, con dos juegos la partida.',
  aim: 'Gana cartas que valgan, y muchas; y elige bien cuándo descubres una, porque el contrario también la ve.',
  'cards.order':
    'La baraja tiene 48 cartas españolas, del dos al nueve con sota, caballo, rey y as. El **nueve**, la manilla, es la carta más alta de cada palo, también del triunfo. Nueve, as, rey, caballo y sota son las cartas **con puntos**; las demás son blancas.',
  'cards.sum':
    'Cada palo tiene 15 puntos y la baraja 60. Una baza vale lo que sus dos cartas y nada más; pero al final cuenta cuántas cartas ha ganado cada uno.',
  'case.worth': 'El as mata al rey: 3 + 4 puntos, y dos cartas.',
  'deal.piles':
    'Se reparten todas las cartas: cada jugador tiene delante seis **montones** de cuatro, con tres cartas tapadas y una a la vista encima. No hay cartas en la mano.',
  'deal.open': 'Los dos ven las doce cartas descubiertas. Lo que hay debajo no lo sabe nadie.',
  'deal.shown': 'La última carta a la vista de los montones de quien reparte, que es la última de la baraja, marca el triunfo.',
  'shown.counter': 'Si esa carta tiene puntos, quien reparte se los apunta en el acto, de 1 a 5, aparte de los que dé en una baza.',
  'shown.held':
    'Si con ella quien reparte llegara a 40, queda **en espera** hasta que se juegue la mano. Se apunta entonces si quien reparte tiene al menos 36 puntos en la mano, contando el cuarto de las cartas; si no, se pierde.',
  'case.atOnce': 'La muestra era el as: 4 en el acto para quien reparte. En la mano, el otro tiene 40 + 7, que son 11 por encima de 36.',
  'case.heldWon': 'Estando en {total}, el nueve terminaría el juego, así que sus 5 puntos esperan. 30 + 6 hacen justo 36, y se apuntan.',
  'option.shownCard':
    'Según la letra de las reglas para dos, también esa carta cuenta en el acto. La mano se juega igualmente; después el total más alto gana el juego.',
  'case.letter': 'Contado en el acto, el nueve lleva a quien reparte de {total} a 40, aunque la mano en sí se pierda.',
  'play.lead':
    'El contrario de quien reparte sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquiera de las cartas propias a la vista. Son 24 bazas.',
  'play.uncover':
    'Una carta tapada se gira en cuanto se juega la de encima: el segundo jugador la ve antes de contestar. Las obligaciones valen solo para las cartas **a la vista**.',
  'play.follow': 'Si alguna de tus cartas a la vista es del palo de salida, tienes que servir.',
  'play.beat':
    'Tienes que **matar** la carta de salida si puedes, con cualquiera más alta de su palo. Si no puedes, vale cualquier carta a la vista de ese palo.',
  'case.beat': 'El as mata al rey: tienes que echarlo. Lo que haya debajo de tus montones no importa.',
  'case.cannotBeat': 'La sota y el dos son más bajos que el rey: puedes echar cualquiera de los dos.',
  'play.trump': 'Si ninguna de tus cartas a la vista es del palo de salida, tienes que **fallar**, con cualquier triunfo.',
  'case.mustTrump': 'Sin copas a la vista. Los dos oros son triunfos: tienes que echar uno, el que quieras.',
  'play.any': 'Si entre tus cartas a la vista no tienes ni el palo de salida ni triunfo, puedes echar cualquiera de ellas.',
  'case.any': 'Ni copas ni oros: puedes echar cualquier carta a la vista.',
  'score.quarter':
    'Cada uno cuenta los puntos de las cartas ganadas y les suma un cuarto de su **número**, redondeado hacia arriba. 26 cartas dan 7.',
  'score.excess': 'El jugador que tiene más de 36 se apunta lo que pasa de 36.',
  'case.excess': '40 en puntos y 26 cartas, que dan 7: 47, que son 11 por encima de 36.',
  'score.even': 'Con el redondeo, una mano puede sumar 73. A 36 iguales nadie puntúa.',
  'match.game':
    'El primer jugador que llega a 40 puntos gana un juego. Si llegan los dos en la misma mano, gana el total más alto; si hay empate, el juego sigue.',
  'match.match': 'Después de un juego los dos vuelven a cero. El primero que gana dos juegos gana la partida.',
  'term.manilla': '**Manilla** o **malilla**: el nueve, la carta más alta de un palo.',
  'term.shown': '**Muestra**: la carta que marca el triunfo.',
  'term.pile': '**Montón**: cuatro cartas una sobre otra, la de encima a la vista.',
  source:
    'El juego español para dos. En esta página, una muestra que terminaría un juego queda en espera también aquí, como en el juego de cuatro.',
} satisfies PageTranslation<typeof english>;
