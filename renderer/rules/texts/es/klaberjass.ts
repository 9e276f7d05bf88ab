import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, 32 cartas, ocho cada uno; no se permite hablar ni hacer señas.',
  'idea.2': 'Se gira una carta. A quien le convenga su palo puede tomarlo como triunfo; si nadie lo quiere, se puede elegir otro.',
  'idea.3': 'Tres o cuatro cartas seguidas dan puntos extra al bando que tiene la mejor serie.',
  'idea.4': 'Hay que servir, fallar si no se puede y, en triunfo, subir siempre que se pueda, mande quien mande.',
  'idea.5':
    'El bando que eligió triunfo necesita más de la mitad; si no, va **bait**. Las ocho bazas doblan la puntuación. Gana el primero que llega a 500.',
  aim: 'Si tu bando elige triunfo, tiene que hacer más puntos que el otro, contando los extra. Si no, todo es para los contrarios.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. En el triunfo, la jota es la carta más alta y el nueve la segunda; en los demás palos el orden es el corriente, con el diez debajo del as.',
  'cards.sum':
    'La última baza vale 10 puntos más. La jota de triunfo vale 22, de modo que una mano suma 164: 64 en el triunfo, 30 en cada uno de los demás palos, y la última baza. Los puntos extra van aparte.',
  'case.worth': 'Se salió de picas; el nueve de triunfo pasa por encima del ocho y gana 11 + 0 + 10 + 14.',
  'deal.seats':
    'Los compañeros se sientan frente a frente, y se juega en el sentido de las agujas del reloj. El jugador a la izquierda de quien reparte es **mano**.',
  'deal.six': 'Primero recibe cada uno seis cartas, de tres en tres. Se gira la carta de debajo de la baraja.',
  'deal.two':
    'Elegido el triunfo, cada uno recibe dos más. La segunda de quien reparte es la carta girada, sea cual sea el triunfo. Todos la han visto, y se sigue sabiendo quién la tiene.',
  'calls.first': 'En la primera vuelta, del mano a quien reparte, cada uno puede **tomar** el palo girado como triunfo, o pasar.',
  'calls.second': 'Si pasan todos, hay una segunda vuelta: cada uno puede elegir **otro** palo, o pasar.',
  'calls.bima':
    'Si todos vuelven a pasar, quien reparte está **en la bima** y tiene que elegir un palo: cualquiera de los cuatro, también el que nadie quiso.',
  'option.bimaSuits': 'Hay quien no deja que quien está en la bima vuelva al palo girado: tiene que ser uno de los otros tres.',
  'sets.what':
    'Cuando todos tienen sus ocho cartas, y antes de la primera salida, se cuentan las series de cada mano. En todos los palos, también en el triunfo, siguen el orden natural 7 8 9 10 J Q K A.',
  'sets.three': 'Tres seguidas, un **veinte**: 20 puntos.',
  'sets.four': 'Cuatro seguidas, un **cincuenta**: 50 puntos.',
  'sets.long':
    'Una carta pertenece a una sola serie. Una escalera más larga se parte en las series que más valen juntas, la más larga primero y desde la carta más alta:',
  runs: 'Una escalera de un palo',
  'runs.col.worth': 'puntos',
  'runs.row.r3': 'Tres cartas',
  'runs.row.r4': 'Cuatro cartas',
  'runs.row.r5': 'Cinco cartas',
  'runs.row.r6': 'Seis cartas',
  'runs.row.r7': 'Siete cartas',
  'runs.row.r8': 'Ocho cartas',
  'sets.compare':
    'Solo puntúa un bando. Un cincuenta gana a un veinte; de dos series igual de largas, es mejor la que llega más alto; si llegan igual, la de triunfo. Si siguen iguales, cada bando se apunta la mitad: 10 o 25.',
  'case.fourBeats': 'Una serie de cuatro gana a cualquiera de tres, aunque esta sea de triunfo y llegue al as.',
  'case.tie': 'Las dos series acaban en la jota, y ninguna es de triunfo: la mitad para cada uno.',
  'case.trumpSet': 'Las mismas dos series, pero ahora el triunfo son tréboles: esa serie es la mejor y se lo lleva todo.',
  'sets.several':
    'Si hay varias series, cada bando ordena las suyas, la mejor delante, y se comparan las dos mejores. El bando de la mejor se la apunta, y con ella **todas** sus otras series; el otro bando, nada. Si empatan, cada bando se apunta la mitad de la suya, se apartan las dos y se comparan las siguientes; cuando a un bando no le quedan, el otro se apunta el resto. Pero una serie de cuatro, aun empatada, gana a todas las de tres del otro bando.',
  'case.several': 'La serie que llega al as gana a la que llega a la jota. Su bando se apunta esa, y también el veinte más bajo.',
  'case.tiedFours':
    'Las dos series de cuatro empatan: 25 cada una. El veinte que las acompaña pierde contra la serie de cuatro del otro bando, y no vale nada.',
  'sets.shown':
    'Las series que puntúan, aunque sea por la mitad, se enseñan a todos y quedan a la vista durante la primera baza. Las vencidas ni se enseñan ni se nombran.',
  'option.declare':
    'Las series cuentan solas; o bien se pregunta a quien las tiene, que puede **cantar** o callar, una sola respuesta para todas las de su mano. Nadie llega a saber que alguien calló.',
  'sets.bella':
    '**Bella**: quien tiene el rey y la dama de triunfo se apunta 20 puntos al echar la segunda de las dos cartas, gane quien gane esa baza. No entra en la comparación y no hace falta cantarla.',
  'play.lead':
    'El mano sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta, y de triunfo en cualquier momento.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir. Fuera del triunfo vale cualquiera de ellas.',
  'play.trumpsLed':
    'Si se sale de triunfo, tienes que echar uno más alto que el más alto de la baza, si puedes; si no, cualquiera. El triunfo de la pareja cuenta como el de un contrario.',
  'case.trumpsLed': 'El as es el triunfo más alto hasta ahora. El nueve lo mata: tienes que echarlo, sea de quien sea el as.',
  'case.noneBeats': 'Nada mata a la jota. Sirves con cualquiera de los dos triunfos, y puedes guardar el nueve.',
  'play.trump':
    'Si no tienes el palo de salida, tienes que fallar, incluso cuando manda tu pareja. Sin triunfos puedes echar cualquier carta.',
  'case.mateToo': 'Manda el as de tu pareja, pero eso no te libra: sin picas, tienes que fallar.',
  'play.overtrump': 'Si alguien ya ha fallado, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Se salió de picas y se falló con el ocho. El nueve es más alto: tienes que echarlo.',
  'play.lower': 'Si todos tus triunfos son más bajos, puedes echar cualquier carta, incluso un triunfo.',
  'case.lower': 'El siete no mata al ocho. Puedes echar cualquiera de las tres cartas.',
  'score.total':
    'Sea T la suma de 164 y de todos los puntos extra que se apuntan los dos bandos, contando la bella. Se cuentan los puntos del bando que eligió triunfo:',
  'score.made': 'Más de la mitad de T: cada bando se apunta sus puntos.',
  'score.bait': 'Menos de la mitad: ese bando va **bait**. La defensa se apunta T entero, y los otros, nada.',
  'score.half': 'Justo la mitad: el bando que eligió triunfo no se apunta nada, y la defensa su propia mitad.',
  'case.bait': 'T es 234. Con 81 + 20, el bando que eligió triunfo queda lejos de la mitad, y la defensa se lo apunta todo.',
  'case.half': 'T es 184, y 92 es justo la mitad: nada para quienes eligieron triunfo.',
  'score.black':
    'Un bando sin ninguna baza pierde todos sus puntos extra, también la bella; ya no cuentan en T. El que ganó las ocho bazas dobla entonces sus tantos: **capote**. Las series vencidas siguen vencidas.',
  'case.black': 'Todas las bazas y un cincuenta: (164 + 50) × 2. Los 20 del otro bando se pierden con sus bazas.',
  'match.target':
    'Gana el primer bando que llega a 500 puntos. Si llegan los dos en la misma mano, gana el total más alto; si hay empate, se sigue jugando. Se reparte por turno, en el sentido de las agujas del reloj.',
  'option.target': 'La partida puede ser también a 300 o a 1.000.',
  'term.jass': '**Jass**: la jota de triunfo. **Menel**: el nueve de triunfo.',
  'term.bima': '**Bima**: el lugar de quien reparte y tiene que elegir un palo; la palabra designa el estrado de una sinagoga.',
  'term.bella': '**Bella**: rey y dama de triunfo en la misma mano.',
  'term.bait': '**Bait**: se dice del bando que eligió triunfo y no llega a la mitad.',
  'term.black': '**Capote**: las ocho bazas.',
  source:
    'El juego de las comunidades judías de Europa central, en su forma para cuatro, llamada también Clobyosh. Donde su descripción calla, esta página decide: el valor de la jota de triunfo, cómo se parten las escaleras largas, cómo se comparan varias series, y una partida a 500.',
} satisfies PageTranslation<typeof english>;
