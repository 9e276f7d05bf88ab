import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-auction.ts';

/** The rules of Auction Manille, in Spanish. */
export const text = {
  'idea.1': 'De tres a siete jugadores, cada uno por su cuenta; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'Parte de las cartas queda en la mesa como monte, algunas a la vista. Se puja por los puntos que se van a hacer.',
  'idea.3': 'Quien más puja descarta, toma otras tantas cartas del monte y canta el triunfo.',
  'idea.4': 'En el juego, todos los demás son contrarios tuyos: hay que matar siempre que se pueda.',
  'idea.5': 'Quien puja gana su puja o la pierde; los demás no se apuntan nada. Tras diez manos gana el total más alto.',
  aim: 'Puja lo que den de sí tu mano y el monte, y haz al menos esos puntos en bazas.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la carta más alta, por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum':
    'Cada palo tiene 15 puntos y la baraja 60. No siempre están todos en juego: puede quedar alguno en el monte o en el descarte.',
  'deal.seats':
    'Cada uno juega por su cuenta. Se reparte y se juega en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
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
    'Empezando por el mano, cada uno puja un número de puntos de 1 a 60, más alto que el anterior, o pasa. Quien pasa queda fuera. Una puja de 60 cierra la subasta.',
  'case.bids': 'Cada puja tiene que superar la anterior; en cuánto, lo decides tú.',
  'calls.pass': 'Si pasan todos, nadie puntúa y reparte el siguiente. Si todos los demás han pasado, el último aún puede pujar.',
  'calls.away': 'Quien gana la subasta descarta primero, boca abajo: ninguna carta, o a lo sumo tantas como tenga el monte.',
  'calls.draw':
    'Luego toma exactamente otras tantas del monte, a la vista o tapadas, a su elección. Una tapada no la ve hasta haberla tomado. El descarte queda en secreto; qué cartas a la vista se ha llevado, lo ven todos.',
  'option.discards':
    'El descarte y lo que queda en el monte no cuentan para nadie; o bien cuentan para quien puja, que suma sus puntos a los de sus bazas.',
  'calls.trumps': 'Por último, quien puja canta un palo de triunfo o **sin triunfo**. Eso no cambia lo que vale la mano.',
  'play.lead':
    'El mano sale en la primera baza; pero tras una puja de 60 sale quien pujó. Después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.alone': 'Nadie tiene pareja. El jugador que manda en la baza es tu contrario, haya pujado o no.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Al servir tienes que matar la carta que manda si es del palo de salida y tienes una más alta. Vale cualquiera; si no la tienes, echa cualquier carta del palo.',
  'case.beat': 'Manda el rey y el diez lo mata: tienes que echar el diez.',
  'play.trumped': 'Si se salió de un palo que no es triunfo y alguien ha fallado, sirve con la carta que quieras: ninguna puede ganar.',
  'case.trumpedFollow': 'Alguien ha fallado los corazones. Tienes que servir, pero puedes guardar el diez.',
  'play.trump': 'Si no tienes el palo de salida y nadie ha fallado todavía, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Sin corazones: tienes que fallar. Si mandara una pareja podrías echar lo que quisieras; pero aquí no la tienes.',
  'play.overtrump': 'Si no tienes el palo de salida y alguien ha fallado, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Manda el ocho de triunfo. La jota es más alta: tienes que echarla.',
  'play.under':
    'Si todos tus triunfos son demasiado bajos, puedes echar cualquier carta **menos un triunfo**. Solo si no te queda otra cosa, echas uno de ellos.',
  'case.under': 'No puedes matar el nueve de triunfo; ninguno de los dos triunfos más bajos se puede echar.',
  'option.underTrump':
    'Según la otra lectura de las reglas, quien no puede echar un triunfo más alto echa la carta que quiera, también un triunfo más bajo.',
  'case.free': 'Si se puede fallar por debajo, cualquiera de los dos triunfos bajos puede ir bajo el nueve, y el as de tréboles se guarda.',
  'play.noTrump': 'Sin triunfo, quien no tiene el palo de salida echa la carta que quiera.',
  'option.defenders':
    'Hay quien deja que los rivales de quien puja jueguen como parejas: si manda otro de ellos, no hay que matar ni fallar, y se echa cualquier carta del palo de salida, o cualquiera si no se tiene.',
  'case.partners': 'Otro rival de quien puja manda con el as. Como parejas, no tienes que fallar.',
  'score.bid':
    'Si quien puja tiene en sus bazas al menos los puntos pujados, se apunta la **puja**, no los puntos que hizo. Si no, se le resta la puja. Los demás no se apuntan nada en ningún caso.',
  'case.made': 'Puja {bid}, y 31 hechos: se apunta lo pujado y no más. Los otros puntos estaban en el monte y en el descarte.',
  'case.failed': 'Puja {bid}, y 24 hechos: le falta uno, y la puja se pierde.',
  'match.deals':
    'Una partida son diez manos. Cada uno lleva su total, que puede bajar de cero; gana el más alto, y los empatados comparten la victoria.',
  'option.deals': 'Una partida puede ser también de 20 manos.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.widow': '**Monte**: las cartas que sobran después de repartir.',
  'term.bidder': '**Quien puja**: quien ha ganado la subasta.',
  source:
    'La forma del juego francés para tres a siete jugadores. Esta página sigue lo siguiente: pueden pasar todos, el último aún puede entonces pujar, una puja de 60 cierra la subasta, y las cartas que no están en las bazas de nadie no cuentan para nadie.',
} satisfies PageTranslation<typeof english>;
