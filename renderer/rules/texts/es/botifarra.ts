import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Spanish. */
export const text = {
  'idea.1':
    'Cuatro jugadores, dos contra dos, doce cartas españolas cada uno; se reparte y se juega hacia la derecha, al revés que las agujas del reloj.',
  'idea.2': 'Quien reparte canta el triunfo, canta **butifarra** (sin triunfo, vale doble) o delega en su pareja.',
  'idea.3':
    'Las obligaciones son estrictas: matar al contrario si se puede y, si no, dar la carta más baja; a la pareja se le cargan puntos.',
  'idea.4': 'Cartas y bazas suman 72 puntos. El bando que pasa de 36 se apunta el exceso.',
  'idea.5': 'Los bandos pueden doblarse hasta tres veces. Gana el primero que llega a 101.',
  aim: 'Haz más de 36 de los 72 puntos de la mano. Como las reglas obligan casi siempre, cada carta delata lo que llevas, y los buenos jugadores saben leerlo.',
  'cards.order':
    'La baraja tiene 48 cartas españolas, del dos al nueve con sota, caballo, rey y as. El **nueve**, la manilla, es la carta más alta de cada palo, también del triunfo. Nueve, as, rey, caballo y sota son las cartas **con puntos**; las demás son blancas y no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos, y cada una de las doce bazas vale 1 punto más: 60 + 12 = 72.',
  'case.worth': 'El nueve gana la baza, que vale 3 + 5 + 0 + 4, y 1 por la baza misma.',
  'deal.seats':
    'Los compañeros se sientan frente a frente. Los sitios se pueden sortear: la carta más alta reparte primero, y el contrario que sacó la mayor se sienta a la derecha de quien reparte. Se juega hacia la derecha; el jugador a la derecha de quien reparte es **mano**.',
  'deal.packets': 'Doce cartas cada uno, de cuatro en cuatro.',
  'calls.trumps': 'Quien reparte mira sus cartas y elige:',
  'calls.suit': 'cantar un **palo de triunfo**;',
  'calls.botifarra': 'cantar **butifarra**: sin triunfo, y la mano vale doble;',
  'calls.delegate': '**delegar**: entonces su pareja tiene que cantar un palo o butifarra, y no puede devolverle la elección.',
  'calls.double': 'Después se puede doblar la mano, cada paso solo tras el anterior:',
  'calls.contrar': '**{call:contrar}**, de los contrarios de quien reparte: ×2.',
  'calls.recontrar': '**{call:recontrar}**, del bando de quien reparte: ×4 en total.',
  'calls.vicens': '**{call:santvicens}**, otra vez de los contrarios: ×8 en total.',
  'calls.order':
    'Se pregunta primero al jugador que está a la izquierda del último que habló, es decir, al que juega justo antes que él; luego, a su pareja. En cuanto uno de los dos ha cantado, al otro ya no se le pregunta.',
  'calls.total': 'El doble propio de la butifarra va aparte: con todo cantado, una butifarra vale ×16.',
  'option.multipliers':
    'Hay quien cuenta contro, recontro y Sant Vicenç como ×2, ×3 y ×4 en vez de ×2, ×4 y ×8. La butifarra dobla también eso.',
  'play.lead':
    'El mano, a la derecha de quien reparte, sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir. Pero no siempre puedes elegir con cuál:',
  'play.beat':
    'Si manda un contrario con una carta del palo de salida y puedes matarla, tienes que hacerlo. Vale cualquier carta que la mate.',
  'case.oneBeats': 'Un contrario salió del rey. De tus copas solo lo mata el as: tienes que echarlo.',
  'case.anyBeats': 'El nueve y el as matan al rey: elige entre los dos. El dos no puedes echarlo.',
  'play.lowest':
    'Si no puedes matar la carta del contrario que manda, tienes que dar tu carta **más baja** del palo. Lo mismo si un contrario ha fallado: entonces ya no puede ganar ninguna carta del palo.',
  'case.lowest': 'Nada mata al rey. El cinco es tu copa más baja y tienes que echarlo; la sota, que tiene puntos, no la puedes regalar.',
  'case.trumpedLowest':
    'Se salió de copas y un contrario ha fallado. Tú aún tienes copas, así que tienes que dar la más baja; el nueve queda a salvo en tu mano.',
  'option.trumpedSuit':
    'Algunas descripciones piden la carta más baja solo si la que gana es del palo de salida. Bajo el triunfo de un contrario se puede echar entonces cualquier carta del palo.',
  'play.give':
    'Si manda tu **pareja**, tienes que dar una carta del palo con puntos o la más baja. Las intermedias no se pueden echar: ni le darían puntos a tu pareja ni te ahorrarían ninguno.',
  'case.give':
    'Manda el nueve de tu pareja. El rey y la sota tienen puntos y el cuatro es tu carta más baja; el seis, ni lo uno ni lo otro.',
  'option.mustGive':
    'Hay quien deja echar lo que se quiera cuando manda la pareja: cualquier carta del palo, o cualquier carta si no se tiene.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario, tienes que echar un triunfo que mate su carta, si lo tienes; el que quieras. Si ya manda un triunfo, tiene que ser uno más alto.',
  'case.trump': 'Sin copas, y manda el rey de un contrario: tienes que fallar con el tres de oros.',
  'case.over': 'Un contrario ha fallado con el seis. El siete y el rey lo matan, y puedes elegir; el cinco es demasiado bajo.',
  'play.lows':
    'Si no tienes el palo de salida ni nada que mate la carta de un contrario, puedes echar de cualquier palo, pero solo la **carta más baja de ese palo**. Los triunfos demasiado bajos no son excepción: el más bajo se puede echar, pero no es obligatorio.',
  'case.lows':
    'Juegas en último lugar, sin copas ni triunfos. De espadas, el cinco; de bastos, el siete: tu nueve de espadas se queda en la mano.',
  'case.losing': 'Ninguno de tus triunfos mata el seis de oros. Puedes echar el triunfo más bajo o la espada más baja.',
  'option.losingTrump': 'Muchos obligan a quien solo tiene triunfos demasiado bajos a echar el más bajo de ellos.',
  'play.second':
    'Una excepción: si juegas en **segundo** lugar y no tienes ni el palo de salida ni triunfo, puedes echar cualquier carta, porque tu pareja aún tiene que jugar.',
  'case.second':
    'Juegas en segundo lugar, sin copas ni triunfos: puedes dar hasta el nueve de espadas, con la esperanza de que gane tu pareja.',
  'play.mate':
    'Si no tienes el palo de salida y manda tu **pareja**, echa cualquier carta con puntos, o la más baja de cualquier palo. El triunfo es aquí un palo como los demás.',
  'case.mate':
    'Tu pareja ha fallado y manda. El rey de oros y el as de bastos tienen puntos; el dos de oros y el seis de espadas son las más bajas de su palo. El cinco de oros y el ocho de espadas no puedes echarlos.',
  'option.partnerTrumps':
    'Según la letra de algunas descripciones, puedes matar a tu pareja con cualquier triunfo más alto, y las cartas con puntos han de ser de otro palo. Un triunfo más bajo solo se puede echar entonces si es el más bajo que tienes.',
  'case.mateOver':
    'Manda el tres de oros de la pareja. El cinco de oros lo mata, así que también se puede echar; solo el ocho de espadas no tiene puntos ni es el más bajo.',
  'play.noTrump':
    'En la butifarra no hay triunfo, así que sus reglas no se aplican. Quien juega en segundo lugar sin el palo de salida puede echar entonces lo que quiera.',
  'score.excess': 'El bando que tiene más de 36 puntos se apunta lo que pasa de 36, multiplicado por todo lo que se haya cantado.',
  'score.tie': 'A 36 iguales nadie puntúa, y reparte el siguiente.',
  'case.doubled': '50 puntos en una butifarra, con contro y recontro: 14 por encima de 36, por 2, por 4.',
  'match.target': 'Gana el primer bando que llega a 101 puntos.',
  'option.signals':
    'Si los compañeros lo han acordado, salir del nueve de un palo que no es triunfo **enseña también el as** de ese palo: tu pareja puede cargar la baza y volver al palo. Solo cuenta la primera vez en cada palo, y solo mientras el as no ha salido. Los dos bandos conocen el acuerdo y nadie está obligado a cumplirlo. Los bots salen así donde no les cuesta nada que puedan medir, y leen así tus salidas; un consejo dice qué enseñó la carta de tu pareja.',
  'option.session':
    'En vez de un juego se pueden jugar tres, cada uno con otra pareja, de modo que todos juegan con todos. Cada juego empieza de cero; los tantos de un jugador son la suma de los tres, y gana quien más tenga.',
  'term.botifarra': '**{call:trump:NT}**, en catalán botifarra: una mano sin triunfo. También es un embutido.',
  'term.basa': '**Basa**: baza. **Trumfo**: triunfo. **Assistir**: servir, o asistir.',
  'term.blanca': '**Blanca**: una carta sin puntos. **Manilla**: el nueve.',
  'term.contrar': '**{call:contrar}**, **{call:recontrar}**, **{call:santvicens}**: las tres maneras de doblar.',
  source:
    'El juego de Cataluña. Donde los reglamentos discrepan o callan, esta página sigue lo siguiente, y las reglas de la casa pueden cambiarlo: bajo el triunfo de un contrario hay que dar la carta más baja del palo de salida; los triunfos demasiado bajos se echan como los de cualquier otro palo; y cuando manda la pareja, el triunfo es un palo como los demás.',
  'source.signals':
    'Enseñar el as saliendo del nueve es consejo de jugadores, de la página sobre la salida de butinet.org, y no una regla.',
} satisfies PageTranslation<typeof english>;
