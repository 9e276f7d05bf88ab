import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, ocho cartas cada uno; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'Quien reparte elige el triunfo o juega sin triunfo, incluso a ciegas, sin haber mirado sus cartas.',
  'idea.3': 'Hay que matar la carta de un contrario si se puede; cuando manda la pareja, se puede echar lo que se quiera.',
  'idea.4': 'Las cartas suman 60 puntos. El bando que pasa de 30 se apunta el exceso.',
  'idea.5': 'Los dos bandos pueden doblar. Gana el primero que llega a 101.',
  aim: 'Gana bazas que lleven puntos. Solo cuenta lo que pasa de la mitad de los 60, así que muchas manos se ganan por unos pocos puntos; doblar las hace valer más.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez va por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos y la baraja 60. La última baza no vale nada más.',
  'case.worth': 'El diez de corazones mata al as. La baza vale 4 + 5 + 0 + 2 puntos.',
  'deal.seats':
    'Para formar las parejas, cada uno saca una carta: las dos más altas juegan contra las dos más bajas, y las iguales se vuelven a sacar. Otro sorteo decide quién reparte primero. También podéis sentaros como queráis. Se reparte y se juega en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
  'option.equalDraws':
    'Si se sortean las parejas, aquí las cartas iguales se vuelven a sacar solo cuando no deciden las parejas. Según la letra de las reglas, quienes tienen cartas iguales las apartan siempre y siguen sacando hasta que todos los valores sean distintos.',
  'deal.packets': 'Ocho cartas cada uno, de tres, dos y tres.',
  'deal.look':
    'Las cartas de quien reparte quedan tapadas hasta que decide si juega sin triunfo a ciegas. Su pareja no ve ninguna carta hasta que haya triunfo. Los contrarios pueden mirar las suyas enseguida.',
  'calls.blind': 'Antes de mirar, quien reparte puede cantar **sin triunfo, a ciegas**: no hay triunfo, y la mano vale el cuádruple.',
  'calls.trumps': 'Si no, mira sus cartas y canta un palo de triunfo, o **sin triunfo**, que vale doble. No puede pasar.',
  'calls.double': 'Después se puede doblar, una vez por bando:',
  'calls.along': '**{call:along}**, de cualquiera de los contrarios de quien reparte, que creen que pasarán de 30. La mano vale el doble.',
  'calls.against': '**{call:against}**, de quien reparte o de su pareja, y solo después de un contro: el doble otra vez.',
  'calls.order':
    'Habla primero el mano y luego su pareja; para contestar, quien reparte y luego la suya. En cuanto uno de los dos canta, al otro ya no se le pregunta.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo, a ciegas',
  'play.lead': 'El mano sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Al servir tienes que **matar** si manda un contrario con una carta del palo de salida y tú tienes una más alta; vale cualquiera. Si no la tienes, o si manda tu pareja, echa del palo la carta que quieras.',
  'case.beat': 'Manda el rey de un contrario. El diez lo mata, así que tienes que echarlo. Con solo corazones bajos habrías podido elegir.',
  'case.mateFollows': 'Ahora el rey es de tu pareja. Tienes que servir corazones, pero con la carta que quieras.',
  'play.trumped':
    'Si se salió de un palo que no es triunfo y alguien ha fallado, ya no puede ganar ninguna carta de ese palo. Sirve con la que quieras.',
  'case.trumpedFollow': 'Un contrario ha fallado los corazones. Sigues teniendo que servir, pero no tienes por qué gastar el diez.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja, así que no hace falta fallar. Puedes cargar con el as de tréboles.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con una carta de ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Sin corazones, y manda el rey de un contrario: tienes que fallar, aunque sea con tu triunfo bajo.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Un contrario ha fallado con el ocho. La jota es más alta: tienes que echarla.',
  'play.under':
    'Si todos tus triunfos son demasiado bajos, puedes echar cualquier carta **menos un triunfo**: nadie tiene que malgastar triunfos debajo de otro más alto. Solo si no te queda otra cosa, echas uno de ellos.',
  'case.under': 'No puedes matar el nueve de triunfo. Los dos triunfos bajos no se pueden echar: tiene que irse el as de tréboles.',
  'case.onlyUnder': 'No te quedan más que triunfos bajos: ahora sí puedes echar cualquiera de los dos.',
  'option.underTrump':
    'Según la otra lectura de las reglas, quien no puede echar un triunfo más alto echa la carta que quiera, también un triunfo más bajo.',
  'case.free': 'Si se puede fallar por debajo, cualquiera de los dos triunfos bajos puede ir bajo el nueve, y el as de tréboles se guarda.',
  'play.noTrump':
    'Sin triunfo, quien no tiene el palo de salida echa la carta que quiera. Al servir sigue habiendo que matar al contrario si se puede.',
  'case.noTrump': 'Sin triunfo, si no puedes servir echas lo que quieras, aunque mande un contrario.',
  'score.excess': 'El bando que tiene más de 30 puntos se apunta lo que pasa de 30. El otro no se apunta nada.',
  'score.all': 'El bando que gana las ocho bazas se apunta, en lugar de eso, 60.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.doubled': '41 puntos con un palo de triunfo, contro y recontro: 11 por encima de 30, por 4.',
  'case.all': 'Todas las bazas sin triunfo: 60 por 2.',
  'score.tie':
    'A 30 iguales nadie puntúa, y la mano **siguiente** vale doble. Vale solo para esa mano y no se acumula: tras dos empates seguidos, la tercera vale dos veces, no cuatro.',
  'case.afterTie': 'Sin triunfo, a ciegas, tras una mano empatada: 3 puntos por encima de 30, por 4, por 2.',
  'match.target': 'El primer bando que llega a 101 puntos ha hecho un **boom** y gana el juego.',
  'option.match':
    'Una partida puede ser a un juego o al mejor de tres: gana el primero que se lleva dos. Cada juego empieza de cero, y el doble que sigue a un empate no pasa de un juego a otro.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.boom': '**Boom**: «árbol» en flamenco, un juego a 101.',
  'term.along': '**{call:along}** y **{call:against}**: los dos cantes que doblan la mano.',
  source:
    'El juego de Francia y Bélgica. Las fuentes discrepan en dos puntos. Aquí, quien no puede matar el triunfo de un contrario se descarta de otro palo, y solo echa un triunfo más bajo si no le queda otra cosa; y un empate dobla solo la mano siguiente.',
} satisfies PageTranslation<typeof english>;
