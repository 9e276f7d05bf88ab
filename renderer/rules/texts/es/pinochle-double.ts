import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/pinochle-double.ts';

/** The rules of Double-deck Pinochle, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, veinte cartas cada uno de una baraja de 80: cuatro de cada as, diez, rey, dama y jota.',
  'idea.2': 'Se puja por los puntos que hará el bando, con combinaciones y bazas juntas. Quien más puja elige el triunfo.',
  'idea.3': 'Todos enseñan sus combinaciones –escaleras, matrimonios, cuatro iguales, pinochles– y las recogen.',
  'idea.4': 'En el juego hay que servir, matar siempre que se pueda y fallar cuando no se puede servir.',
  'idea.5': 'Si llegas a tu puja, te apuntas todo lo que hiciste; si no, la pierdes. Gana el primer bando que llega a 500.',
  aim: 'Puja lo que valdrán tus combinaciones y tus bazas, y no más. Una mano tiene 50 puntos en bazas; son las combinaciones las que permiten subir.',
  'cards.pack':
    'La baraja tiene 80 cartas: as, diez, rey, dama y jota de cuatro palos, cada una cuatro veces. El diez está entre el as y el rey. Ases, dieces y reyes son las cartas **con puntos**.',
  'cards.sum':
    'La última baza vale 2 puntos. En total hay 48 cartas con puntos y esos 2: 50 puntos. De dos cartas idénticas en una baza, es más alta la que se echó **primero**.',
  'case.equal': 'Dos ases de corazones: gana el primero. El diez y los dos ases tienen puntos, así que la baza vale 3.',
  'deal.seats':
    'Los compañeros se sientan frente a frente, y se juega en el sentido de las agujas del reloj. El jugador a la izquierda de quien reparte es **mano**.',
  'deal.packets': 'Veinte cartas cada uno, de cinco en cinco. No hay monte.',
  'calls.bid':
    'Empezando por el mano, cada uno puja más alto o pasa. Quien pasa queda fuera. La puja más baja es 50 y la más alta 500; hasta 60 se puede subir de uno en uno o más, a partir de 60 solo en múltiplos de 5. La subasta acaba cuando queda un solo pujador.',
  'case.steps': 'Una puja tiene que superar la anterior: un segundo 50 no vale. Después de 60 viene 65, no 61.',
  'calls.stuck': 'Si pasan los tres primeros, quien reparte **se queda** con la puja de 50 sin haber dicho nada.',
  'calls.signal':
    'Una puja en los cincuenta que **se salta** valores le dice a la pareja: «tengo combinaciones; elige tú el triunfo». Señala diez puntos de combinaciones por cada valor saltado. La aplicación muestra lo que señala cada puja, y los bots pujan y la leen igual.',
  'case.signal':
    'Una primera puja de 54 se salta de 50 a 53: 40 puntos de combinaciones. 57 sobre 54 se salta dos valores: 20. Desde 60 no se señala nada.',
  'calls.trumps': 'Quien gana la subasta, el **declarante**, elige como triunfo un palo en el que tenga un matrimonio, rey y dama.',
  'calls.noMarriage':
    'Un declarante sin ningún matrimonio no puede elegir triunfo: la mano no se juega, su bando pierde la puja, y los otros no se apuntan nada.',
  'meld.what':
    'Elegido el triunfo, se cuentan las combinaciones de las cuatro manos. Varias de la misma clase en una mano valen más que por separado:',
  melds: 'Las combinaciones y lo que valen',
  'melds.col.one': 'una',
  'melds.col.two': 'dos',
  'melds.col.three': 'tres',
  'melds.col.four': 'cuatro',
  'melds.row.run': 'Escalera de triunfo',
  'melds.row.royalMarriage': 'Matrimonio de triunfo',
  'melds.row.marriage': 'Matrimonio de otro palo',
  'melds.row.aces': 'Ases, uno de cada palo',
  'melds.row.kings': 'Reyes, uno de cada palo',
  'melds.row.queens': 'Damas, una de cada palo',
  'melds.row.jacks': 'Jotas, una de cada palo',
  'melds.row.pinochle': 'Pinochle: dama de picas y jota de diamantes',
  'meld.once':
    'Una carta puede servir en combinaciones de clases distintas, por ejemplo en un matrimonio, en cuatro damas y en un pinochle; pero solo una vez en cada clase. El rey y la dama de una escalera no cuentan además como matrimonio. Cada clase se cuenta lo mejor posible: dos escaleras y un tercer rey y una tercera dama de triunfo son 150 + 4.',
  'case.runMarriage': 'Una escalera, 15, y el segundo rey y la segunda dama de triunfo como matrimonio, 4.',
  'case.pinochles': 'Dos pinochles a la vez: 30, no dos veces 4.',
  'case.aces': 'Un as de cada palo son 10. Los demás ases no valen nada hasta que se completa el segundo grupo de cuatro.',
  'meld.least':
    'Un bando con menos de 20 puntos de combinaciones no se apunta ninguno. Si quien tiene menos de 20 es el **bando declarante**, la mano no se juega: pierde la puja, y los contrarios se apuntan sus combinaciones si valen 20 o más.',
  'option.minMeld': 'Lo que un bando necesita para apuntarse combinaciones: 20, o 15, o 0, y entonces cuentan todas.',
  'meld.laid':
    'Las combinaciones de un bando que tiene bastantes se enseñan a todos y se recogen al acabar la primera baza. Un bando que tiene pocas no enseña nada.',
  'option.concede':
    'Antes de la primera salida, el declarante puede abandonar: se pierde la puja, los contrarios se apuntan sus combinaciones si bastan, y no hay puntos de bazas. Si está desactivado, todas las manos se juegan hasta el final.',
  'play.lead':
    'El declarante sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Tienes que **matar** la carta que manda si puedes, sirviendo con una más alta del palo. Da igual quién mande: también hay que matar a la pareja. Si no puedes, vale cualquier carta del palo.',
  'case.beat': 'Manda el rey y el diez lo mata: tienes que echar el diez.',
  'case.equalHand': 'Ya hay un as, y de cartas iguales gana la primera: nada lo mata. Puedes echar cualquiera de tus corazones.',
  'case.mate': 'El rey es de tu pareja, y tienes el as y el diez: tienes que echar uno de los dos.',
  'play.trumped':
    'Si se salió de un palo que no es triunfo y alguien ha fallado, no puede ganar ninguna carta de ese palo. Sirve con la que quieras.',
  'case.trumped': 'Manda la jota de triunfo. Tienes corazones y tienes que servir, con el que quieras.',
  'play.trump':
    'Si no tienes el palo de salida, tienes que echar **triunfo**: más alto que el más alto de la baza si lo tienes; si no, cualquiera.',
  'case.over':
    'Sin corazones. La dama de triunfo mata a la jota que manda; otra jota no, porque de cartas iguales la primera es la más alta.',
  'case.under': 'No puedes matar el as de triunfo, pero tienes que echar triunfo igualmente.',
  'play.any': 'Solo puedes echar cualquier carta si no tienes ni el palo de salida ni triunfo.',
  'score.sum': 'Cada bando suma las combinaciones que puede apuntarse y los puntos de sus bazas.',
  'score.made':
    'Si la suma del bando declarante llega a la puja, se apunta esa suma; si no, pierde la puja. Los contrarios se apuntan su propia suma en todo caso. Un total puede bajar de cero.',
  'case.made':
    'Una puja de {bid}: 25 de combinaciones y 35 de bazas bastan justo. Los contrarios tienen pocas combinaciones y se apuntan sus bazas.',
  'case.set': 'Una puja de {bid}, y 24 + 35 son solo 59: el bando declarante pierde {bid}. Los otros se apuntan 22 + 15.',
  'score.save':
    'Para conservar sus combinaciones, un bando tiene que llevarse en bazas al menos una carta con puntos: un as, un diez o un rey. Si no se lleva ninguna, las pierde, pero conserva los 2 puntos de la última baza.',
  'case.lost': 'Los contrarios ganaron la última baza, pero ninguna carta con puntos: pierden sus 30 de combinaciones y les quedan los 2.',
  'option.saveMeld': 'Algunos piden más: un bando con menos de 20 puntos en bazas, contando los 2 de la última, pierde sus combinaciones.',
  'match.target': 'Gana el primer bando que llega a 500 puntos. Si llegan los dos en la misma mano, gana el bando declarante.',
  'option.target': 'La partida puede ser también a 250 o a 1.000.',
  'term.pinochle': '**Pinochle**: dama de picas con jota de diamantes.',
  'term.marriage': '**Matrimonio**: rey y dama de un palo; si es de triunfo, matrimonio de triunfo.',
  'term.around': '**Around**: una carta del mismo valor en cada palo, como en «aces around», cuatro ases.',
  'term.set': '**Set**: no llegar a la puja.',
  'term.counter': '**Counter**: carta con puntos: as, diez o rey.',
  source:
    'El juego americano por parejas con baraja doble. Las combinaciones tienen su valor habitual; un declarante sin matrimonio pierde la puja y los otros no se apuntan nada; y cada clase de combinación se cuenta lo mejor posible.',
} satisfies PageTranslation<typeof english>;
