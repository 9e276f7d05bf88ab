import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manille.ts';

/** The rules of Manille, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, ocho cartas cada uno; el diez, la **manille**, es la carta más alta de cada palo.',
  'idea.2': 'Quien reparte elige el triunfo, o juega sin él, o incluso sin él y sin haber mirado.',
  'idea.3': 'Contra un contrario hay que matar si se puede; cuando manda la pareja, se está libre.',
  'idea.4': 'Las cartas suman 60 puntos. Quien tiene más de 30 se apunta lo que pasa de ahí.',
  'idea.5': 'Los dos bandos pueden doblar. Gana el primero que llega a 101.',
  aim: 'Gana bazas que lleven puntos. Solo cuenta lo que pasa de la mitad de los 60, así que muchas manos se ganan por poco; los dobles les dan su precio.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. El orden es el mismo en todos los palos, también en el triunfo: el diez está por encima del as, y el nueve, el ocho y el siete no valen nada.',
  'cards.sum': 'Un palo tiene 15 puntos y la baraja 60. La última baza no da nada más.',
  'case.worth': 'El diez de corazones mata al as. La baza trae 4 + 5 + 0 + 2 puntos.',
  'deal.seats':
    'Las parejas se pueden sacar a suertes: las dos cartas más altas juegan contra las dos más bajas, y las iguales sacan otra vez. Otro corte decide quién reparte primero. También podéis sentaros como queráis. Todo va en el sentido de las agujas del reloj, y el jugador a la izquierda de quien reparte es **mano**.',
  'deal.packets': 'Ocho cartas cada uno, de tres, dos y tres.',
  'deal.look':
    'Las cartas de quien reparte quedan tapadas hasta que dice si juega sin triunfo a ciegas. Su pareja no ve ninguna carta hasta que haya triunfo. Los contrarios pueden mirar enseguida.',
  'calls.blind': 'Antes de mirar, quien reparte puede cantar **sin triunfo a ciegas**: no hay triunfo, y la mano vale cuatro veces.',
  'calls.trumps': 'Si no, mira y dice un palo de triunfo, o **sin triunfo**, que vale dos veces. No puede pasar.',
  'calls.double': 'Después se puede subir lo que está en juego, una vez por bando:',
  'calls.along': '**Contro**, por cualquiera de los contrarios de quien reparte: creen que pasarán de 30. La mano vale el doble.',
  'calls.against': '**Recontro**, por quien reparte o su pareja, y solo después de un contro: el doble otra vez.',
  'calls.order':
    'Se pregunta primero a la mano y luego a su pareja; para contestar, a quien reparte y luego a su pareja. En cuanto uno de los dos canta, al otro ya no se le pregunta.',
  times: 'Cuánto vale una mano',
  'times.col.none': 'sin doblar',
  'times.col.along': 'contro',
  'times.col.against': 'contro y recontro',
  'times.row.suit': 'Un palo de triunfo',
  'times.row.noTrump': 'Sin triunfo',
  'times.row.blind': 'Sin triunfo a ciegas',
  'play.lead': 'La mano sale en la primera baza, y quien gana una baza sale en la siguiente. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir.',
  'play.beat':
    'Al servir hay que **matar** si manda un contrario con una carta del palo de salida y tienes una más alta. Vale cualquiera que lo sea. Si no la tienes, o si manda tu pareja, echa del palo la que quieras.',
  'case.beat': 'Manda el rey del contrario. El diez lo mata y hay que echarlo; con corazones bajos solamente, habrías podido elegir.',
  'case.mateFollows': 'Ahora el rey es de tu pareja. Hay que servir corazones, pero el que quieras.',
  'play.trumped':
    'Si se salió de un palo que no es triunfo y lo han fallado, ninguna carta de ese palo puede ya ganar. Se sirve la que se quiera.',
  'case.trumpedFollow': 'Un contrario ha fallado los corazones. Sigue habiendo que servir, pero no tienes por qué gastar el diez.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja, así que no hay que fallar. Carga, si quieres, con el as de tréboles.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Sin corazones, y manda el rey del contrario: hay que echar el triunfo, por bajo que sea.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Un contrario ha fallado con el ocho. La jota es más alta: hay que echarla.',
  'play.under':
    'Si todos tus triunfos son bajos, puedes echar cualquier carta **menos un triunfo**: nadie tiene que tirar triunfos por debajo de otro. Solo si no te queda más que triunfos así, echas uno de ellos.',
  'case.under': 'Al nueve de triunfo no lo matas. Los dos triunfos bajos no se pueden echar, y tiene que irse el as de tréboles.',
  'case.onlyUnder': 'No quedan más que triunfos bajos: ahora sí se pueden echar, cualquiera de los dos.',
  'play.noTrump':
    'Cuando no hay triunfo, quien no tiene el palo de salida echa lo que quiere. Al servir sigue habiendo que matar al contrario.',
  'case.noTrump': 'Sin triunfo, quien no puede servir está libre, aunque mande un contrario.',
  'score.excess': 'El bando con más de 30 puntos se apunta lo que pasa de 30. El otro no se apunta nada.',
  'score.all': 'El bando que gana las ocho bazas se apunta 60 en su lugar.',
  'score.times': 'El resultado se multiplica por todo lo que se haya cantado: sin triunfo, a ciegas, contro, recontro.',
  'case.doubled': '41 puntos con un palo de triunfo, contro y recontro: 11 por encima de 30, por 4.',
  'case.all': 'Todas las bazas sin triunfo: 60 por 2.',
  'score.tie':
    'A 30 iguales nadie puntúa, y la mano **siguiente** vale doble. Dura una mano y no se acumula: tras dos empates seguidos la tercera mano vale dos veces, no cuatro.',
  'case.afterTie': 'Sin triunfo a ciegas tras una mano empatada: 3 puntos por encima de 30, por 4, por 2.',
  'match.target': 'El primer bando con 101 puntos ha hecho un **boom** y gana el juego.',
  'option.match':
    'Una partida puede ser un juego o al mejor de tres: el primero que gana dos. Cada juego empieza de cero, y el doble que sigue a un empate no pasa a él.',
  'term.manille': '**Manille**: el diez, la carta más alta de un palo. El as, justo debajo, es el **manillon**.',
  'term.boom': '**Boom**: «árbol» en flamenco, un juego a 101.',
  'term.along': '**Contro** y **recontro**: los dos cantes que doblan.',
  source:
    'El juego de Francia y Bélgica. Donde se cuenta de dos maneras, estas páginas deciden: quien no puede matar el triunfo de un contrario se descarta de otro palo, y solo echa un triunfo más bajo si no tiene otra cosa; y un empate dobla solo la mano siguiente.',
} satisfies PageTranslation<typeof english>;
