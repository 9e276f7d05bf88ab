import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaverjas.ts';

/** The rules of Klaverjassen, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, ocho cartas cada uno; los compañeros se sientan frente a frente.',
  'idea.2': 'Una carta girada de otra baraja enseña qué palo sería triunfo. Por turno, cada uno dice **juego** o **paso**.',
  'idea.3': 'El bando que juega tiene que hacer más de la mitad de los puntos; si no, queda **nat** y los contrarios se lo apuntan todo.',
  'idea.4': 'Hay que servir; si no se puede, hay que fallar, salvo que mande la pareja.',
  'idea.5': 'Las escaleras y los cuatro iguales dentro de una baza son **roem**: puntos extra para el bando que gana la baza y los canta.',
  aim: 'Cada mano vale 162 puntos de cartas, más el roem. Tras un número fijo de manos gana el total más alto.',
  'cards.packs':
    'Se juega con las 32 cartas del siete al as. Las otras 20, del dos al seis, forman, tapadas, el **montón de triunfo**; solo sirven para señalar el triunfo. En el triunfo, la jota es la carta más alta y el nueve, llamado **nel**, la segunda; en los demás palos el orden es el corriente, con el diez debajo del as.',
  'cards.sum':
    'La última baza vale 10 puntos más. En total son 162: 62 en el triunfo, 30 en cada uno de los demás palos, y la última baza.',
  'case.worth':
    'Se salió de picas, y gana el nel, un triunfo. La baza lleva 11 + 10 + 14 + 2 puntos; si fuera la última, valdría 10 más. As, diez y jota no son escalera, porque faltan la dama y el rey entre la jota y el as.',
  'deal.seats':
    'Los compañeros se sientan frente a frente. Se reparte y se juega en el sentido de las agujas del reloj; el jugador a la izquierda de quien reparte es **mano**.',
  'deal.packets':
    'Cada uno recibe ocho cartas, de tres, dos y tres. El montón de triunfo se baraja en cada mano, y se gira su primera carta.',
  'calls.turned': 'El palo de la carta girada es triunfo. No se puede elegir otro.',
  'calls.ask':
    'Empezando por el mano, cada uno dice **juego** o **paso**. El primero que juega cierra la ronda: su bando es el que juega y tiene que hacer más de la mitad.',
  'calls.second':
    'Si pasan los cuatro, se gira la carta siguiente del montón. Su palo es triunfo y ya no se pregunta a nadie: tiene que jugar el bando del mano. La segunda carta vale aunque sea del mismo palo que la primera.',
  'option.redrawSameSuit':
    'Hay quien sigue girando: si la segunda carta es del mismo palo que la primera, se aparta y se gira otra, hasta que salga un palo distinto.',
  'option.trumps':
    'En otros sitios no se gira ninguna carta. En Utrecht el mano elige el triunfo y tiene que jugar. En Leiden cada uno por turno, empezando por el mano, elige un palo y juega, o pasa; si pasan los cuatro, el mano tiene que elegir de todos modos.',
  'roem.what':
    'El roem está en las cuatro cartas de una baza, las haya echado quien las haya echado. Para el roem, todos los palos siguen el orden natural 7 8 9 10 J Q K A, también el triunfo.',
  'roem.three': 'Tres cartas seguidas de un palo: 20.',
  'roem.four': 'Cuatro cartas seguidas de un palo: 50.',
  'roem.fours': 'Cuatro cartas iguales: 50.',
  'roem.stuk':
    '**Stuk**, rey y dama de triunfo en una misma baza: 20. Puede sumarse a una escalera; las demás combinaciones no se acumulan.',
  'case.four': 'Nueve, diez, jota y dama de corazones van seguidos: 50 de roem, sea cual sea el triunfo.',
  'case.threeStuk': 'Jota, dama y rey de corazones son una escalera de tres, y el rey y la dama de triunfo son además stuk: 20 + 20.',
  'case.fourKings': 'Cuatro reyes: 50 de roem. Uno de ellos es triunfo y gana la baza.',
  'case.stuk': 'Rey y dama de triunfo sin una tercera carta seguida: solo stuk, 20.',
  'roem.call':
    'El roem de una baza es del bando que la gana, si lo **canta** antes de la salida siguiente (tras la última baza: antes de contar la mano). Un solo cante vale por todo lo que haya en la baza. El roem que no se canta no cuenta para nadie; se puede callar, porque el roem también sube lo que necesita el bando que juega. La aplicación lo canta por ti, si no lo desactivas.',
  'option.fourOfAKind':
    'Cuatro iguales pueden valer 50, o 100. En los clubes, cuatro jotas valen 200 y cuatro dieces, damas, reyes o ases 100, mientras que cuatro sietes, ochos o nueves no valen nada y ni siquiera se pregunta por ellos.',
  'play.lead':
    'El mano sale en la primera baza, juegue el bando que juegue. Después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.follow': 'Hay que servir: si tienes cartas del palo de salida, echas una de ellas.',
  'play.trumpsLed':
    'Si se sale de triunfo y manda un contrario, tienes que echar un triunfo más alto si lo tienes. Si no lo tienes, o si manda tu pareja, vale cualquier triunfo; pero tiene que ser triunfo mientras te quede alguno.',
  'case.beatTrump': 'Un contrario salió del rey de triunfo. El nueve lo mata: tienes que echar el nueve, no el siete.',
  'case.mateTrump':
    'Tu pareja salió del as de triunfo y sigue mandando. Puedes echar cualquiera de los dos triunfos: a la pareja no hace falta matarla.',
  'option.trumpLead': 'En la mayoría de los clubes hay que subir incluso sobre el triunfo de la pareja. En otros vale cualquier triunfo.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree':
    'Manda el as de tu pareja. No tienes corazones y puedes echar lo que quieras: fallar, cargar con el diez o tirar una carta sin valor.',
  'option.partnerExemption':
    'En Róterdam la pareja no cambia nada: sin el palo de salida hay que fallar, y más alto si se puede, aunque mande ella.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con una carta de ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Manda el as de corazones de un contrario y no tienes corazones: tienes que fallar, con el triunfo que quieras.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Un contrario ha fallado con el nueve. Solo la jota es más alta: tienes que echarla.',
  'play.cannot': 'Si ninguno de tus triunfos es bastante alto, puedes echar cualquier carta, incluso un triunfo más bajo.',
  'case.cannot':
    'Nada de lo que tienes mata el nueve de triunfo. Puedes tirar uno de los triunfos bajos, o guardar los dos y echar el diamante.',
  'option.underTrump':
    'Echar un triunfo por debajo del más alto de la baza es **fallar por debajo**, y en esta página está permitido. En Ámsterdam está prohibido si no se tiene el palo de salida, sea de quien sea el triunfo más alto, salvo que no queden más que triunfos más bajos. En Róterdam es obligatorio: si manda un contrario con un triunfo y no puedes subir, tienes que echar de todos modos uno más bajo.',
  'case.forbidden': 'Si está prohibido fallar por debajo, los dos triunfos bajos no se pueden echar. Solo queda el diamante.',
  'option.signals':
    'Los compañeros pueden acordar **señales**. Si no puedes servir y te descartas de una carta que no es triunfo, un siete, un ocho o un nueve enseña que tienes el as de ese palo; una jota, una dama o un rey dice que no lo tienes. Solo cuenta tu primer descarte en cada palo, y cuando ese as ya ha salido ninguna carta dice nada de él. Los dos bandos conocen el acuerdo y nadie está obligado a cumplirlo. Los bots hacen señales donde no les cuesta nada que puedan medir, y también leen tus descartes; un consejo dice qué enseñó la carta de tu pareja.',
  'score.need':
    'Suma lo que cada bando hizo en bazas, con los 10 de la última, y el roem que cantó cada uno. El bando que juega tiene que tener **más de la mitad** de ese total: 82 puntos sin roem, 102 de 202 con 40 de roem.',
  'score.made': 'Si lo consigue, cada bando se apunta sus puntos y su roem.',
  'score.nat':
    'Si no, el bando que juega queda **nat**: los contrarios se apuntan 162 puntos y todo el roem cantado por unos y otros, y el que jugaba, nada.',
  'case.natClose': 'La mitad no basta: con 81 de 162, el bando que juega queda nat. Con un punto más habría bastado.',
  'case.madeRoem': '101 puntos y 20 de roem son 121 de 202: más de la mitad. Cada bando se queda con lo suyo.',
  'case.natRoem':
    'Los 20 de roem de la defensa suben el listón: 91 de 182 es justo la mitad, y por tanto nat. La defensa se apunta 162 y los 20.',
  'score.pit':
    'El bando que gana las ocho bazas, sea el que juega o no, ha hecho **pit** y se apunta 100 más, como roem. Esos 100 no cuentan para decidir si el bando que juega tiene más de la mitad.',
  'match.deals':
    'Una partida son 16 manos; se reparte por turno, en el sentido de las agujas del reloj. Gana el bando con el total más alto de puntos y roem, y un empate es un empate.',
  'option.deals': 'Para una velada más corta, una partida puede ser también de 4 u 8 manos.',
  'option.rotatePartners':
    'En vez de una serie de manos se pueden jugar tres, cada una con otra pareja, de modo que todos juegan con todos. Entonces se cuenta por jugador.',
  'option.sets':
    'Para los más pacientes hay 16 series: a 16 manos cada una, son 256. Si cambian las parejas, es después de cada serie y siempre en el mismo orden.',
  'match.sheet':
    'En la hoja de tantos, los puntos y el roem van aparte. El roem se anota con rayas: I por 20, V por 50, VV por 100: el pit, o cuatro iguales si valen eso.',
  'sets.what': 'Cuatro conjuntos de reglas de la casa llevan el nombre de una ciudad y se eligen de una vez:',
  'sets.amsterdam':
    '**Ámsterdam**: si se sale de triunfo, se sube también sobre la pareja; no se puede fallar por debajo; cuatro jotas valen 200, otras cuatro iguales 100 o nada.',
  'sets.rotterdam':
    '**Róterdam**: lo mismo, pero hay que fallar, y más alto, aunque mande la pareja, y fallar por debajo si no se puede subir.',
  'sets.utrecht': '**Utrecht**: se juega como en Ámsterdam, pero el mano elige el triunfo y tiene que jugar.',
  'sets.leiden':
    '**Leiden**: se juega como en Róterdam, pero cada uno por turno elige triunfo o pasa, y el mano tiene que elegir si han pasado todos.',
  'term.roem': '**{call:roem}**: «gloria», los puntos extra de una baza.',
  'term.stuk': '**Stuk**: rey y dama de triunfo en una misma baza.',
  'term.nel': '**Nel**: el nueve de triunfo. A la jota de triunfo la llaman a menudo **jas**.',
  'term.nat': '**Nat**: «mojado», se dice del bando que juega y no llega.',
  'term.pit': '**Pit**: las ocho bazas para un bando.',
  'term.seinen':
    '**Seinen**: hacer señales. Enseñar el as con un descarte bajo es **aanseinen**; rechazar el palo con una figura es **afseinen**.',
  source:
    'Son las reglas del juego neerlandés con carta girada. Cuando se sale de triunfo, hay quien permite echar uno más bajo. Aquí hay que subir si se puede; una regla de la casa permite cambiarlo.',
  'source.signals':
    'Las señales son costumbre de club, no regla. Hay clubes neerlandeses que escriben que están permitidas, y jugadores que cuentan que así se enseñan los ases; las cartas son las que más se enseñan, y algunos clubes acuerdan otras.',
} satisfies PageTranslation<typeof english>;
