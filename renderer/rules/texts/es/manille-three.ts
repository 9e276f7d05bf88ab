import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Spanish. */
export const text = {
  'idea.1': 'Tres jugadores, diez cartas cada uno y dos en el monte; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'Quien reparte elige el triunfo, puede cambiar cartas con el monte y juega solo contra los otros dos.',
  'idea.3': 'Hay que matar la carta de un contrario si se puede; cuando manda la pareja, se puede echar lo que se quiera.',
  'idea.4': 'Las cartas suman 60 puntos. Con más de 30 puntúa quien reparte; si no, cada uno de los otros dos.',
  'idea.5': 'Los dos bandos pueden doblar. Gana el primer jugador que llega a 101 puntos.',
  aim: 'Si repartes, haz más de 30 de los 60 puntos contra dos contrarios. Si no, ayuda al otro a impedirlo: sois pareja solo en esta mano.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la carta más alta, por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos y la baraja 60, contando el monte. La última baza no vale nada más.',
  'deal.seats':
    'Se reparte y se juega en el sentido de las agujas del reloj, y todos reparten por turno. El jugador a la izquierda de quien reparte es **mano**.',
  'deal.packets': 'Diez cartas cada uno, de tres, cuatro y tres. Las dos últimas son el **monte**, tapadas.',
  'deal.look': 'Quien reparte no mira sus cartas hasta decidir si juega sin triunfo a ciegas. Los demás pueden mirar enseguida.',
  'calls.blind':
    'Antes de mirar, quien reparte puede cantar **sin triunfo, a ciegas**: no hay triunfo, y la mano vale el cuádruple. Después de cantarlo, mira sus cartas.',
  'calls.trumps': 'Si no, mira sus cartas y canta un palo, o **sin triunfo**, que vale doble. No puede pasar.',
  'calls.exchange':
    'Después, quien reparte puede descartar una o dos cartas, boca abajo, y toma otras tantas del monte, en el orden de la baraja. Solo él sabe lo que descartó y lo que robó.',
  'calls.double': 'Entonces se puede doblar, una vez por bando:',
  'calls.along': '**{call:along}**, de cualquiera de los otros dos, el mano primero: la mano vale el doble.',
  'calls.against': '**{call:against}**, de quien reparte, solo después de un contro: el doble otra vez.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo, a ciegas',
  'play.lead':
    'El mano sale en la primera baza; después sale siempre quien ganó la baza anterior. Son diez bazas, y se puede salir de cualquier carta.',
  'play.sides': 'Los dos que juegan contra quien reparte son pareja, se sienten donde se sienten.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Al servir tienes que **matar** si manda un contrario con una carta del palo de salida y tú tienes una más alta; vale cualquiera. Si no la tienes, o si manda tu pareja, echa del palo la carta que quieras.',
  'case.beat': 'Repartes tú, y manda el rey de un contrario. El diez lo mata: tienes que echarlo.',
  'case.mateFollows': 'Juegas contra quien reparte, y el rey es de tu pareja. Tienes que servir, con el corazón que quieras.',
  'play.trumped': 'Si se salió de un palo que no es triunfo y alguien ha fallado, sirve con la carta que quieras: ninguna puede ganar.',
  'case.trumpedFollow': 'Alguien ha fallado los corazones. Sirves, pero puedes guardar el diez.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja: falla o carga con el as de tréboles, como quieras.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con una carta de ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Repartes tú y no tienes corazones: tienes que fallar.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Manda el ocho de triunfo. La jota es más alta: tienes que echarla.',
  'play.under':
    'Si todos tus triunfos son demasiado bajos, puedes echar cualquier carta **menos un triunfo**. Solo si no te queda otra cosa, echas uno de ellos.',
  'case.under': 'No puedes matar el nueve de triunfo; ninguno de los dos triunfos más bajos se puede echar.',
  'option.underTrump':
    'Según la otra lectura de las reglas, quien no puede echar un triunfo más alto echa la carta que quiera, también un triunfo más bajo.',
  'case.free': 'Si se puede fallar por debajo, cualquiera de los dos triunfos bajos puede ir bajo el nueve, y el as de tréboles se guarda.',
  'play.noTrump': 'Sin triunfo, quien no tiene el palo de salida echa la carta que quiera.',
  'play.widow': 'El descarte y lo que queda del monte van a quien gana la **primera** baza, y sus puntos a su bando.',
  'score.dealer': 'Si quien reparte tiene más de 30 puntos, se apunta lo que pasa de 30.',
  'score.others': 'Si no, **cada uno** de los otros dos se apunta lo que pasan de 30 los puntos de ambos.',
  'score.all': 'Por las diez bazas se apuntan, en lugar de eso, 60: quien reparte, o cada uno de los otros.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.dealer': 'Quien reparte hizo 41, y le cantaron contro: 11 por encima de 30, por 2.',
  'case.others': 'Quien reparte hizo solo 28. Los otros dos suman 32, y cada uno se apunta 2.',
  'score.tie':
    'A 30 por bando nadie puntúa, y la mano **siguiente** vale doble, solo esa: tras dos empates seguidos, la tercera vale dos veces, no cuatro.',
  'case.afterTie': 'La mano que sigue a un empate: 10 por encima de 30, por 2.',
  'match.target':
    'Gana el primer jugador que llega a 101 puntos. Si llegan varios en la misma mano, gana el total más alto; si hay empate, se sigue jugando.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.widow': '**Monte**: las dos cartas que sobran después de repartir.',
  'term.along': '**{call:along}** y **{call:against}**: los dos cantes que doblan la mano.',
  source:
    'La forma de la manille para tres. En esta página se reparte de tres, cuatro y tres, y quien reparte mira sus cartas en cuanto ha cantado a ciegas.',
} satisfies PageTranslation<typeof english>;
