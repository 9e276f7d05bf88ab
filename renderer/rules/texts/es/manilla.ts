import type { PageTranslation } from '../../page.ts';
import type { text as english } from '../en/manilla.ts';

/** The rules of Manilla, in Spanish. */
export const text = {
  'idea.1':
    'Cuatro jugadores, dos contra dos, doce cartas españolas cada uno; se reparte y se juega hacia la derecha, al revés que las agujas del reloj.',
  'idea.2': 'La última carta de quien reparte se enseña y marca el triunfo. Si tiene puntos, su bando se apunta lo que vale.',
  'idea.3':
    'Hay que matar la carta de un contrario si se puede, y fallar si no se puede servir; cuando manda la pareja, se puede echar lo que se quiera.',
  'idea.4': 'Cartas y bazas suman 72 puntos. El bando que pasa de 36 se apunta el exceso.',
  'idea.5': 'El primer bando que llega a 40 gana un juego; el primero que gana dos juegos, la partida.',
  aim: 'Haz más de 36 de los 72 puntos de la mano. No hay subasta: la muestra marca el triunfo, y todo lo demás es jugar bien.',
  'cards.order':
    'La baraja tiene 48 cartas españolas, del dos al nueve con sota, caballo, rey y as. El **nueve**, la manilla, es la carta más alta de cada palo, también del triunfo. Nueve, as, rey, caballo y sota son las cartas **con puntos**; las demás son blancas y no valen nada.',
  'cards.sum': 'Cada palo tiene 15 puntos, y cada una de las doce bazas vale 1 punto más: 60 + 12 = 72.',
  'case.worth': 'Hasta el dos de triunfo les gana al nueve y al as de copas: 3 + 0 + 5 + 4, y 1 por la baza misma.',
  'deal.seats':
    'Los compañeros se sientan frente a frente. Los sitios se pueden sortear; a cartas iguales decide el palo: oros primero, luego copas, espadas y bastos. La carta más alta reparte primero, y el contrario que sacó la mayor se sienta a la derecha de quien reparte. Se juega hacia la derecha; el jugador a la derecha de quien reparte es **mano**.',
  'deal.packets': 'Doce cartas cada uno, de cuatro en cuatro.',
  'deal.shown':
    'La última carta, una de las de quien reparte, se enseña a todos: su palo es triunfo. Queda a la vista hasta que quien reparte juega por primera vez, y es una de sus doce.',
  'shown.counter':
    'Si la muestra tiene puntos, el bando de quien reparte se los apunta **en el acto**, de 1 a 5. Van aparte de los 72: en las bazas, la carta cuenta como las demás.',
  'shown.held':
    'Pero una muestra no termina un juego. Si con ella el bando llegara a 40, queda **en espera** hasta que se juegue la mano; se apunta entonces si ese bando ha hecho al menos 36 puntos en la mano, y si no, se pierde.',
  'case.atOnce':
    'El bando de quien reparte está en {total} y enseña el nueve: 5 puntos en el acto. Después los contrarios hacen 42, que son 6 por encima de 36.',
  'case.heldWon':
    'El bando de quien reparte está en {total}: con 5 más llegaría, así que quedan en espera. Los 36 de la mano bastan, y los 5 se apuntan.',
  'case.heldLost': 'El bando de quien reparte está en {total} y hace 35: le falta uno. Los 5 se pierden.',
  'play.lead':
    'El mano, a la derecha de quien reparte, sale en la primera baza; después sale siempre quien ganó la baza anterior. Se puede salir de cualquier carta.',
  'play.follow': 'Si tienes cartas del palo de salida, tienes que servir.',
  'play.beat':
    'Al servir tienes que **matar** si manda un contrario con una carta del palo de salida y tú tienes una más alta; vale cualquiera. Si no la tienes, o si manda tu pareja, echa del palo la carta que quieras.',
  'case.beat': 'Manda el rey de un contrario. El nueve y el as lo matan: tienes que echar uno de los dos.',
  'case.mateFollows': 'Ahora el rey es de tu pareja. Sirves con la copa que quieras: el as, para cargar, o el tres.',
  'play.trumped': 'Si se salió de un palo que no es triunfo y alguien ha fallado, sirve con la carta que quieras: ninguna puede ganar.',
  'play.mate': 'Si no tienes el palo de salida y manda tu pareja, puedes echar cualquier carta.',
  'case.mateFree': 'Manda el as de tu pareja. No hace falta fallar: puedes cargar con el nueve de bastos, por 5 puntos más.',
  'play.trump':
    'Si no tienes el palo de salida y manda un contrario con una carta de ese palo, tienes que fallar. Sin triunfos puedes echar cualquier carta.',
  'case.mustTrump': 'Sin copas: tienes que fallar con el dos de oros.',
  'play.overtrump':
    'Si no tienes el palo de salida y manda un contrario con un triunfo, tienes que echar un triunfo más alto si lo tienes.',
  'case.over': 'Manda el cinco de oros. El seis es más alto: tienes que echarlo.',
  'play.lower': 'Si todos tus triunfos son más bajos, puedes echar cualquier carta, incluso un triunfo.',
  'case.lower': 'Ninguno de tus triunfos mata el cinco: puedes echar cualquiera de las tres cartas.',
  'score.excess': 'El bando que tiene más de 36 puntos se apunta lo que pasa de 36. A 36 iguales, nadie se apunta nada.',
  'case.excess': '45 puntos: 9 por encima de 36.',
  'score.capote': 'El bando que gana las doce bazas da **capote**. Se anuncia, pero no lleva premio.',
  'match.game': 'El primer bando que llega a 40 puntos gana un juego. Los dos vuelven a cero y empieza el siguiente.',
  'match.match': 'El primer bando que gana dos juegos gana la partida. Este juego no tiene reglas de la casa.',
  'term.manilla': '**Manilla** o **malilla**: el nueve, la carta más alta de un palo.',
  'term.shown': '**Muestra**: la última carta de quien reparte, cuyo palo es triunfo.',
  'term.capote': '**Capote**: todas las bazas.',
  'term.blanca': '**Blanca**: una carta sin puntos.',
  source: 'El juego español para cuatro. Lo que vale una muestra con puntos va aparte de los 72 que se disputan.',
} satisfies PageTranslation<typeof english>;
