import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Spanish. */
export const text = {
  'idea.1': 'De tres a siete jugadores, cada uno por su cuenta; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'En la mesa queda un monte, en parte a la vista. Se puja cuántos puntos se harán.',
  'idea.3': 'La puja más alta descarta, toma otras tantas cartas del monte y dice el triunfo.',
  'idea.4': 'En el juego todos los demás son contrarios: hay que matar siempre que se pueda.',
  'idea.5': 'Quien puja gana la puja o la pierde; los demás no se apuntan nada. Tras diez manos gana el total más alto.',
  aim: 'Puja lo que den de sí tu mano y el monte, y haz al menos esos puntos en bazas.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la más alta, por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum':
    'Un palo tiene 15 puntos y la baraja 60. No todos tienen que estar en juego: puede quedar algo en el monte o en el descarte.',
  'deal.seats':
    'Cada uno juega solo. Todo va en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
  'deal.cards': 'Las cartas se reparten de una en una. Lo que sobra es el **monte**: unas cartas a la vista y las otras tapadas.',
  widow: 'Las cartas según el número de jugadores',
  'widow.col.each': 'cada uno',
  'widow.col.open': 'monte, a la vista',
  'widow.col.covered': 'monte, tapadas',
  'widow.row.p3': 'Tres jugadores',
  'widow.row.p4': 'Cuatro jugadores',
  'widow.row.p5': 'Cinco jugadores',
  'widow.row.p6': 'Seis jugadores',
  'widow.row.p7': 'Siete jugadores',
  'calls.bid':
    'Desde la mano, cada uno puja un número de puntos de 1 a 60, más alto que el último, o pasa. Quien pasa queda fuera. Con 60 acaba la subasta.',
  'case.bids': 'Cada puja tiene que superar la última; por cuánto, es cosa tuya.',
  'calls.pass': 'Si pasan todos, nadie puntúa y reparte el siguiente. El último aún puede pujar cuando todos los demás han pasado.',
  'calls.away': 'Quien gana la subasta descarta primero, tapadas: ninguna carta, o a lo sumo tantas como tenga el monte.',
  'calls.draw':
    'Luego toma exactamente otras tantas del monte, a la vista o tapadas, a su gusto. Una tapada no se ve hasta haberla tomado. El descarte queda en secreto; qué cartas a la vista se toman, lo ven todos.',
  'option.discards':
    'El descarte y lo que queda en el monte no cuentan para nadie; o cuentan para quien puja, que suma sus puntos a los de sus bazas.',
  'calls.trumps': 'Por último quien puja dice un palo de triunfo o **sin triunfo**. Eso no cambia lo que vale la mano.',
  'play.lead':
    'La mano sale en la primera baza; pero tras una puja de 60 sale quien pujó. Quien gana una baza sale en la siguiente. Se puede salir de cualquier carta.',
  'play.alone': 'Nadie tiene pareja. Quien manda en la baza es tu contrario, haya pujado o no.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir.',
  'play.beat':
    'Al servir hay que matar la carta que manda si es del palo de salida y tienes una más alta. Vale cualquiera que lo sea; si no la tienes, cualquiera del palo.',
  'case.beat': 'Manda el rey y el diez lo mata: hay que echar el diez.',
  'play.trumped': 'Si se salió de un palo que no es triunfo y lo han fallado, se sirve la carta que se quiera: ninguna puede ganar.',
  'case.trumpedFollow': 'Los corazones están fallados. Hay que servir, pero puedes guardar el diez.',
  'play.trump': 'Si no tienes el palo de salida, y manda ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Sin corazones: hay que echar el triunfo. En una mesa por parejas quizá estarías libre; aquí, nunca.',
  'play.overtrump': 'Si no tienes el palo de salida y la baza está fallada, hay que echar un triunfo más alto si se tiene.',
  'case.over': 'Manda el ocho de triunfo. La jota es más alta: hay que echarla.',
  'play.under':
    'Si todos tus triunfos son bajos, puedes echar cualquier carta **menos un triunfo**. Solo si no te queda más que triunfos así, echas uno de ellos.',
  'case.under': 'Al nueve de triunfo no lo matas; los dos triunfos más bajos no se pueden echar.',
  'play.noTrump': 'Cuando no hay triunfo, quien no tiene el palo de salida echa lo que quiere.',
  'option.defenders':
    'Algunos dejan que los rivales de quien puja jueguen como parejas: quien ve mandar a otro de ellos no tiene que matar ni fallar, y echa cualquier carta del palo de salida, o cualquiera si no tiene de él.',
  'case.partners': 'Otro rival de quien puja manda con el as. Entre vosotros no hace falta fallar.',
  'score.bid':
    'Si quien puja tiene en bazas al menos lo pujado, se apunta la **puja**, no lo que hizo. Si no, la pierde. Los demás no se apuntan nada en ningún caso.',
  'case.made': 'Puja {bid}, y 31 hechos: se apunta lo pujado y no más. Los otros puntos estaban en el monte y en el descarte.',
  'case.failed': 'Puja {bid}, y 24 hechos: uno menos, y la puja se pierde.',
  'match.deals':
    'Una partida son diez manos. Cada uno lleva su total, que puede bajar de cero; gana el más alto, y los iguales comparten la victoria.',
  'option.deals': 'Una partida puede ser también de 20 manos.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.widow': '**Monte**: las cartas que no se han repartido a nadie.',
  'term.bidder': '**Quien puja**: el que ha ganado la subasta.',
  source:
    'La forma del juego francés para cualquier número. Estas páginas deciden: pueden pasar todos, el último aún puede entonces pujar, una puja de 60 acaba la subasta, y las cartas que no están en bazas de nadie no cuentan para nadie.',
} satisfies PageTranslation<typeof english>;
