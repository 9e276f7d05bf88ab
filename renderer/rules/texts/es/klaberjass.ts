import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/klaberjass.ts';

/** The rules of Klaberjass, in Spanish. */
export const text = {
  'idea.1': 'Cuatro jugadores, dos contra dos, 32 cartas, ocho cada uno; ni hablar ni hacer señas.',
  'idea.2': 'Se gira una carta. Quien quiere su palo lo toma como triunfo; si nadie lo quiere, se puede decir otro.',
  'idea.3': 'Tres o cuatro cartas seguidas dan puntos extra al bando que tiene la mejor serie.',
  'idea.4': 'Hay que servir, fallar si no se puede, y en triunfo subir siempre, mande quien mande.',
  'idea.5': 'El bando que hizo triunfo necesita más de la mitad; si no, va **bait**. Gana el primero que llega a 500.',
  aim: 'Si tu bando dice el triunfo, tiene que hacer más puntos que el otro, contando los extra. Si no, todo es para los contrarios.',
  'cards.order':
    'Se juega con 32 cartas, del siete al as. En triunfo la jota es la carta más alta y el nueve la segunda; en los demás palos el orden es el corriente, con el diez debajo del as.',
  'cards.sum':
    'La última baza da 10 puntos más. La jota de triunfo vale 22, de modo que una mano suma 164: 64 en triunfos, 30 en cada uno de los demás palos, y la última baza. Los puntos extra van aparte.',
  'case.worth': 'Se salió de picas; el nueve de triunfo pasa por encima del ocho y gana 11 + 0 + 10 + 14.',
  'deal.seats':
    'Las parejas se sientan enfrente, y todo va en el sentido de las agujas del reloj. El jugador a la izquierda de quien reparte es **mano**.',
  'deal.six': 'Primero recibe cada uno seis cartas, de tres en tres. Se gira la carta de debajo del mazo.',
  'deal.two':
    'Hecho el triunfo, cada uno recibe dos más. La segunda de quien reparte es la carta girada, sea cual sea el palo de triunfo. Todos la han visto, y se sigue sabiendo.',
  'calls.first': 'En la primera vuelta, de la mano a quien reparte, cada uno puede **tomar** el palo girado como triunfo, o pasar.',
  'calls.second': 'Si pasan todos, hay una segunda vuelta: cada uno puede decir **otro** palo, o pasar.',
  'calls.bima':
    'Si así se vuelve a quien reparte, está **en la bima** y tiene que decir un palo: cualquiera de los cuatro, también el que nadie quiso.',
  'option.bimaSuits': 'Algunos no dejan que quien está en la bima vuelva al palo girado: tiene que ser uno de los otros tres.',
  'sets.what':
    'Cuando todos tienen sus ocho cartas, y antes de la salida, se cuentan las series de cada mano. En todos los palos, también en triunfo, siguen el orden natural 7 8 9 10 J Q K A.',
  'sets.three': 'Tres seguidas, un **veinte**: 20 puntos.',
  'sets.four': 'Cuatro seguidas, un **cincuenta**: 50 puntos.',
  'sets.long':
    'Una carta está en una sola serie. Las escaleras más largas se parten en las series que más valen juntas, la más larga primero y desde la carta más alta:',
  runs: 'Cartas seguidas de un palo',
  'runs.col.worth': 'puntos',
  'runs.row.r3': 'Tres cartas',
  'runs.row.r4': 'Cuatro cartas',
  'runs.row.r5': 'Cinco cartas',
  'runs.row.r6': 'Seis cartas',
  'runs.row.r7': 'Siete cartas',
  'runs.row.r8': 'Ocho cartas',
  'sets.compare':
    'Solo puntúa un bando. Un cincuenta es mejor que un veinte; de dos series igual de largas es mejor la de carta más alta; a igual carta más alta, la de triunfo. Si siguen iguales, cada bando se apunta la mitad: 10 o 25.',
  'case.fourBeats': 'Una serie de cuatro gana a cualquiera de tres, aunque sea al as y de triunfo.',
  'case.tie': 'Las dos series acaban en la jota, y ninguna es de triunfo: la mitad para cada uno.',
  'case.trumpSet': 'Las mismas dos series, pero ahora los tréboles son triunfo: esa serie es la mejor y se lo lleva todo.',
  'sets.several':
    'Si hay varias series, cada bando ordena las suyas, la mejor delante, y se comparan las dos mejores. El bando de la mejor se la apunta, con **todas** sus otras series; el otro bando, nada. Si empatan, cada uno se apunta la mitad de la suya, se apartan las dos y se comparan las siguientes; cuando a un bando no le quedan, el otro se apunta el resto. Pero una serie de cuatro, aun empatada, gana a todas las de tres del otro bando.',
  'case.several': 'La serie al as gana a la serie a la jota. Su bando se apunta esa, y también el veinte más bajo.',
  'case.tiedFours':
    'Las dos series de cuatro empatan: 25 cada una. Al veinte de al lado le gana la serie de cuatro de enfrente, y no vale nada.',
  'sets.shown':
    'Las series que puntúan, también por la mitad, se enseñan a todos y quedan a la vista durante la primera baza. Las vencidas ni se enseñan ni se nombran.',
  'option.declare':
    'Las series cuentan solas; o se pregunta a quien las tiene si las **canta** o calla, una sola respuesta para todas las de su mano. Nadie llega a saber que alguien calló.',
  'sets.bella':
    '**Bella**: quien tiene el rey y la dama de triunfo se apunta 20 puntos al echar la segunda de las dos, gane quien gane esa baza. No entra en la comparación y no hace falta cantarla.',
  'play.lead':
    'La mano sale en la primera baza, y quien gana una baza sale en la siguiente. Se puede salir de cualquier carta, y de triunfo cuando se quiera.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir. Fuera del triunfo vale cualquiera de ellas.',
  'play.trumpsLed':
    'Si se sale de triunfo, hay que echar uno más alto que el más alto de la baza si se puede; si no, cualquiera. El triunfo de la pareja cuenta como el de un contrario.',
  'case.trumpsLed': 'El as es el triunfo más alto hasta ahora. El nueve lo mata y hay que echarlo, sea de quien sea el as.',
  'case.noneBeats': 'Nada mata a la jota. Sirves cualquiera de los dos triunfos, y puedes guardar el nueve.',
  'play.trump':
    'Si no tienes el palo de salida, hay que fallar, también cuando manda tu pareja. Sin triunfos puedes echar cualquier carta.',
  'case.mateToo': 'Manda el as de tu pareja, pero eso no te libra: sin picas, hay que echar el triunfo.',
  'play.overtrump': 'Si la baza ya está fallada, hay que echar un triunfo más alto si se tiene.',
  'case.over': 'Se salió de picas y se falló con el ocho. El nueve es más alto: hay que echarlo.',
  'play.lower': 'Si todos tus triunfos son más bajos, estás libre: cualquier carta, también un triunfo más bajo.',
  'case.lower': 'El siete no mata al ocho. Se pueden echar las tres cartas.',
  'score.total':
    'Sea T la suma de 164 y de todos los puntos extra de los dos bandos, contando la bella. Se cuentan los puntos del bando que hizo triunfo:',
  'score.made': 'Más de la mitad de T: cada bando se apunta sus puntos.',
  'score.bait': 'Menos de la mitad: ese bando va **bait**. La defensa se apunta T entero, y él nada.',
  'score.half': 'Justo la mitad: el bando que hizo triunfo no se apunta nada, y la defensa su propia mitad.',
  'case.bait': 'T es 234. Con 81 + 20 el bando que hizo triunfo no llega a la mitad, y la defensa se lo apunta todo.',
  'case.half': 'T es 184, y 92 es justo la mitad: nada para quien hizo triunfo.',
  'score.black':
    'Un bando sin ninguna baza pierde todos sus puntos extra, también la bella; ya no cuentan en T. El que ganó las ocho bazas dobla entonces lo que se apunta: **capote**. Las series vencidas siguen vencidas.',
  'case.black': 'Todas las bazas y un cincuenta: (164 + 50) × 2. Los 20 del otro bando se pierden con sus bazas.',
  'match.target':
    'Gana el primer bando con 500 puntos. Si llegan los dos en la misma mano, gana el total más alto; si empatan, se sigue. El reparto va pasando en el sentido de las agujas del reloj.',
  'option.target': 'La partida puede ser también a 300 o a 1.000.',
  'term.jass': '**Jass**: la jota de triunfo. **Menel**: el nueve de triunfo.',
  'term.bima': '**Bima**: el lugar de quien reparte y tiene que decir un palo; es la palabra para el estrado de una sinagoga.',
  'term.bella': '**Bella**: rey y dama de triunfo en la misma mano.',
  'term.bait': '**Bait**: como va un bando que hizo triunfo y no tiene la mitad.',
  'term.black': '**Capote**: las ocho bazas.',
  source:
    'El juego de las comunidades judías de Europa central, en su forma para cuatro, llamada también Clobyosh. Donde su descripción calla, estas páginas deciden: el valor de la jota de triunfo, cómo se parten las escaleras largas, cómo se comparan varias series, y una partida a 500.',
} satisfies PageTranslation<typeof english>;
