import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/botifarra.ts';

/** The rules of Botifarra, in Spanish. */
export const text = {
  'idea.1':
    'Cuatro jugadores, dos contra dos, doce cartas españolas cada uno; todo va hacia la derecha, al revés que las agujas del reloj.',
  'idea.2': 'Quien reparte dice el triunfo, juega sin él, que es **butifarra** y vale doble, o lo deja a su pareja.',
  'idea.3': 'Lo que se puede echar es estricto: matar al contrario si se puede, si no dar la más baja; a la pareja se le cargan puntos.',
  'idea.4': 'Cartas y bazas suman 72 puntos. Quien tiene más de 36 se apunta lo que pasa de ahí.',
  'idea.5': 'Los bandos pueden doblarse hasta tres veces. Gana el primero que llega a 101.',
  aim: 'Haz más de 36 de los 72 puntos de la mano. Como casi todas las cartas vienen obligadas por las reglas, cada una cuenta lo que llevas, y los buenos jugadores saben leerlo.',
  'cards.order':
    'La baraja tiene 48 cartas españolas, del dos al nueve con sota, caballo, rey y as. El **nueve**, la manilla, es la carta más alta de cada palo, también del triunfo. Nueve, as, rey, caballo y sota son las cartas **con puntos**; las demás son blancas y no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos, y cada una de las doce bazas vale 1 punto más: 60 + 12 = 72.',
  'case.worth': 'Gana el nueve y trae 3 + 5 + 0 + 4, y 1 por la baza.',
  'deal.seats':
    'Las parejas se sientan enfrente. Los asientos se pueden sortear: la carta más alta reparte primero, y el más alto de los contrarios se sienta a la derecha de quien reparte. Se juega hacia la derecha; el jugador a la derecha de quien reparte es **mano**.',
  'deal.packets': 'Doce cartas cada uno, de cuatro en cuatro.',
  'calls.trumps': 'Quien reparte mira y decide:',
  'calls.suit': 'decir un **palo de triunfo**;',
  'calls.botifarra': 'cantar **butifarra**: sin triunfo, y la mano vale doble;',
  'calls.delegate': '**delegar**: entonces la pareja tiene que decir un palo o butifarra, y no puede devolverlo.',
  'calls.double': 'Después se puede doblar, cada paso solo tras el anterior:',
  'calls.contrar': '**Contro**, por los contrarios de quien reparte: ×2.',
  'calls.recontrar': '**Recontro**, por el bando de quien reparte: ×4 en total.',
  'calls.vicens': '**San Vicente**, otra vez por los contrarios: ×8 en total.',
  'calls.order':
    'Se pregunta primero a quien está a la izquierda del último que anunció algo, es decir, a quien juega antes que él; luego al otro de ese bando. Cuando uno de los dos ha cantado, al otro no se le pregunta.',
  'calls.total': 'El doble propio de la butifarra se añade: con todo cantado, una butifarra vale ×16.',
  'option.multipliers':
    'Algunos cuentan contro, recontro y San Vicente como ×2, ×3 y ×4 en vez de ×2, ×4 y ×8. La butifarra dobla también eso.',
  'play.lead':
    'La mano, a la derecha de quien reparte, sale en la primera baza, y quien gana una baza sale en la siguiente. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, hay que servir. Cuál de ellas, no lo eliges libremente:',
  'play.beat': 'Si manda un contrario con una carta del palo de salida y puedes matarla, tienes que hacerlo. Vale cualquiera que la mate.',
  'case.oneBeats': 'Un contrario salió del rey. De tus copas solo lo mata el as, así que solo se puede echar el as.',
  'case.anyBeats': 'El nueve y el as matan al rey: elige entre los dos. El dos no se puede.',
  'play.lowest':
    'Si no puedes matar la carta del contrario que manda, tienes que dar tu carta **más baja** del palo. Lo mismo si un contrario ha fallado el palo: entonces ninguna carta de él puede ganar.',
  'case.lowest': 'Nada mata al rey. El cinco es tu copa más baja y hay que echarla; la sota, que tiene puntos, no se puede regalar.',
  'case.trumpedLowest':
    'Se salió de copas y un contrario las ha fallado. Aún tienes copas, así que toca la más baja; el nueve queda a salvo en tu mano.',
  'play.give':
    'Si manda tu **pareja**, tienes que dar una carta con puntos del palo o tu más baja. Lo de en medio no se puede: no alimenta a nadie ni guarda nada.',
  'case.give': 'Manda el nueve de tu pareja. Rey y sota tienen puntos, el cuatro es tu más baja; el seis no es ni lo uno ni lo otro.',
  'option.mustGive': 'Algunos te dejan libre cuando manda tu pareja: cualquier carta del palo, o cualquier carta si no tienes de él.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario, tienes que echar un triunfo que lo mate, si lo tienes; el que quieras. Si ya manda un triunfo, eso quiere decir uno más alto.',
  'case.trump': 'Sin copas, y manda el rey de un contrario: hay que echar el tres de oros, un triunfo.',
  'case.over': 'Un contrario ha fallado con el seis. El siete y el rey lo matan, a elegir; el cinco se queda corto.',
  'play.lows':
    'Si no tienes ni el palo de salida ni nada que mate al contrario, puedes echar de cualquier palo, pero solo la **carta más baja de ese palo**. Los triunfos que no llegan no son excepción: el más bajo se puede echar, sin obligación.',
  'case.lows': 'Juegas el último, sin copas ni triunfos. De espadas el cinco, de bastos el siete: tu nueve de espadas se queda.',
  'case.losing': 'Ninguno de tus triunfos mata el seis de oros. Puedes tirar el triunfo más bajo o la espada más baja.',
  'option.losingTrump': 'Muchos juegan que la mano con triunfos que no matan tiene que echar el más bajo de ellos.',
  'play.second':
    'Una excepción: si juegas el **segundo** y no tienes ni el palo de salida ni triunfo, puedes echar cualquier carta, porque tu pareja aún no ha jugado.',
  'case.second': 'Segundo en jugar, sin copas ni triunfos: se puede dar hasta el nueve de espadas, esperando que gane tu pareja.',
  'play.mate':
    'Si no tienes el palo de salida y manda tu **pareja**, echa cualquier carta con puntos, o la más baja de cualquier palo. El triunfo es aquí un palo como los demás.',
  'case.mate':
    'Tu pareja ha fallado y manda. El rey de oros y el as de bastos tienen puntos; el dos de oros y el seis de espadas son los más bajos de su palo. El cinco de oros y el ocho de espadas no se pueden.',
  'play.noTrump':
    'En la butifarra no hay triunfo, y las reglas sobre él caen. El segundo sin el palo de salida está entonces siempre libre.',
  'score.excess': 'El bando con más de 36 puntos se apunta lo que pasa de 36, por todo lo que se haya cantado.',
  'score.tie': 'A 36 iguales nadie puntúa, y reparte el siguiente.',
  'case.doubled': '50 puntos en una butifarra, con contro y recontro: 14 por encima de 36, por 2, por 4.',
  'match.target': 'Gana el primer bando con 101 puntos.',
  'option.session':
    'En vez de un juego se pueden jugar tres, cada uno con otra pareja, para que todos jueguen con todos. Cada juego empieza de cero; lo de cada persona es la suma de los tres, y gana el más alto.',
  'term.botifarra': '**Butifarra**, en catalán botifarra: una mano sin triunfo. También es un embutido.',
  'term.basa': '**Basa**: baza. **Trumfo**: triunfo. **Assistir**: servir.',
  'term.blanca': '**Blanca**: una carta sin puntos. **Manilla**: el nueve.',
  'term.contrar': '**Contro**, **recontro**, **San Vicente** (contrar, recontrar, Sant Vicenç): los tres dobles.',
  source:
    'El juego de Cataluña. Donde sus libros callan, estas páginas deciden: bajo el triunfo de un contrario toca la más baja del palo de salida; los triunfos que no matan se echan como cualquier otro palo; y para la pareja que manda el triunfo es un palo como los demás.',
} satisfies PageTranslation<typeof english>;
