import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille-three.ts';

/** The rules of Three-player Manille, in Spanish. */
export const text = {
  'idea.1': 'Tres jugadores, diez cartas cada uno y dos en el monte; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'Quien reparte elige el triunfo, puede cambiar cartas con el monte, y juega solo contra los otros dos.',
  'idea.3': 'Contra un contrario hay que matar si se puede; cuando manda la pareja, se está libre.',
  'idea.4': 'Las cartas suman 60 puntos. Con más de 30 puntúa quien reparte; si no, cada uno de los otros dos.',
  'idea.5': 'Los dos bandos pueden doblar. Gana el primer jugador con 101 puntos.',
  aim: 'Si repartes, haz solo contra dos más de 30 de los 60 puntos. Si no, ayuda al otro a impedirlo: sois pareja solo en esta mano.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez es la más alta, por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum': 'Un palo tiene 15 puntos y la baraja 60, con el monte. La última baza no da nada más.',
  'deal.seats':
    'Todo va en el sentido de las agujas del reloj, y reparten todos por turno. El jugador a la izquierda de quien reparte es **mano**.',
  'deal.packets': 'Diez cartas cada uno, de tres, cuatro y tres. Las dos últimas son el **monte**, tapadas.',
  'deal.look': 'Quien reparte no mira hasta decir si juega sin triunfo a ciegas. Los demás pueden mirar enseguida.',
  'calls.blind':
    'Antes de mirar, quien reparte puede cantar **sin triunfo a ciegas**: no hay triunfo, y la mano vale cuatro veces. Después de cantarlo, mira.',
  'calls.trumps': 'Si no, mira y dice un palo, o **sin triunfo**, que vale dos veces. No puede pasar.',
  'calls.exchange':
    'Después quien reparte puede descartar una o dos cartas, tapadas, y toma otras tantas del monte, en el orden del mazo. Lo que descartó y lo que le vino es su secreto.',
  'calls.double': 'Entonces se puede subir lo que está en juego, una vez por bando:',
  'calls.along': '**Contro**, por cualquiera de los otros dos, la mano primero: la mano vale el doble.',
  'calls.against': '**Recontro**, por quien reparte, solo después de un contro: el doble otra vez.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo a ciegas',
  'play.lead':
    'La mano sale en la primera baza, y quien gana una baza sale en la siguiente. Son diez bazas, y se puede salir de cualquier carta.',
  'play.sides': 'Los dos que juegan contra quien reparte son pareja, se sienten donde se sienten.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir.',
  'play.beat':
    'Al servir hay que **matar** si manda un contrario con una carta del palo de salida y tienes una más alta. Vale cualquiera que lo sea. Si no la tienes, o si manda tu pareja, echa del palo la que quieras.',
  'case.beat': 'Repartes tú: manda el rey de un contrario. El diez lo mata y hay que echarlo.',
  'case.mateFollows': 'Juegas contra quien reparte, y el rey es de tu pareja. Hay que servir, el corazón que quieras.',
  'play.trumped': 'Si se salió de un palo que no es triunfo y lo han fallado, se sirve la carta que se quiera: ninguna puede ganar.',
  'case.trumpedFollow': 'Los corazones están fallados. Sirves, pero puedes guardar el diez.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja: falla, o carga con el as de tréboles, como quieras.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Repartes tú y no tienes corazones: hay que echar el triunfo.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Manda el ocho de triunfo. La jota es más alta: hay que echarla.',
  'play.under':
    'Si todos tus triunfos son bajos, puedes echar cualquier carta **menos un triunfo**. Solo si no te queda más que triunfos así, echas uno de ellos.',
  'case.under': 'Al nueve de triunfo no lo matas; los dos triunfos más bajos no se pueden echar.',
  'play.noTrump': 'Cuando no hay triunfo, quien no tiene el palo de salida echa lo que quiere.',
  'play.widow': 'El descarte y lo que queda del monte van a quien gana la **primera** baza, y sus puntos a su bando.',
  'score.dealer': 'Si quien reparte tiene más de 30 puntos, se apunta lo que pasa de 30.',
  'score.others': 'Si no, **cada uno** de los otros dos se apunta lo que sus puntos juntos pasan de 30.',
  'score.all': 'Por las diez bazas son 60 en su lugar: para quien reparte, o para cada uno de los otros.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.dealer': 'Quien reparte hizo 41, y le cantaron contro: 11 por encima de 30, por 2.',
  'case.others': 'Quien reparte hizo solo 28. Los otros dos tienen 32 juntos, y cada uno se apunta 2.',
  'score.tie':
    'A 30 por bando nadie puntúa, y la mano **siguiente** vale doble, solo esa: tras dos empates seguidos la tercera mano vale dos veces, no cuatro.',
  'case.afterTie': 'La mano después de un empate: 10 por encima de 30, por 2.',
  'match.target':
    'Gana el primer jugador con 101 puntos. Si llegan varios en la misma mano, gana el total más alto; si empatan, se sigue. Este juego no tiene reglas de la casa.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.widow': '**Monte**: las dos cartas que no se han repartido a nadie.',
  'term.along': '**Contro** y **recontro**: los dos cantes que doblan.',
  source:
    'La forma de la manille para tres. Estas páginas eligen repartir de tres, cuatro y tres, y dejan mirar a quien reparte en cuanto ha cantado a ciegas.',
} satisfies PageTranslation<typeof english>;
