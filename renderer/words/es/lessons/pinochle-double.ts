import type { pinochleDoubleLessonWords as english } from '../../en/lessons/pinochle-double.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const pinochleDoubleLessonWords = {
  'guide.pinochle-double.aim':
    'Pinochle doble: tú y Cas, enfrente, contra Ben y Dee, veinte cartas cada uno. En cada palo: as, diez, rey, dama y jota. Los puntos vienen de las combinaciones, que se enseñan antes de jugar, y de los ases, dieces y reyes ganados en bazas.',
  'guide.pinochle-double.auction':
    'Puja lo que tu bando espera hacer, 50 o más, o pasa. Quien más puja elige triunfo. Al saltarte pujas en los cincuenta, le dices a tu pareja qué combinaciones tienes; cada botón muestra lo que señala.',
  'guide.pinochle-double.trumps':
    'La subasta es tuya: elige triunfo. Necesitas un matrimonio (rey y dama) en el palo; elige el palo más largo que lo tenga.',
  'guide.pinochle-double.laid':
    'Las combinaciones son escaleras, matrimonios, pinochles (dama de picas y jota de diamantes) y cuatro iguales. Están todas a la vista, con la suma de cada jugador; la de cada bando está en «{button:status.thisDeal}». Antes de jugar vuelven a la mano.',
  'guide.pinochle-double.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} ganado la subasta, con {trump:trump} de triunfo: las combinaciones y las bazas de ese bando tienen que llegar a la puja. Hay que servir y matar la carta más alta, también la de la pareja, si se puede.',
  'guide.pinochle-double.reckoning':
    'Combinaciones y bazas juntas: o se cumple la puja, o el bando no llega y la pierde. Ha sido una mano entera: gana quien llegue antes a 500. Sigue con «{button:over.next}» o deja la mesa con la flecha de arriba.',
  'commit.pinochle-double.bid':
    'Os comprometéis a {value}, combinaciones y bazas juntas, con un matrimonio en triunfo. Si no llegáis, perdéis {value}.',
  'commit.pinochle-double.trump': 'Triunfo {trump:trump}: solo en este palo cuenta una escalera, 15, y el matrimonio vale 4 en lugar de 2.',
  'commit.pinochle-double.concede':
    'Abandonas la mano: perdéis la puja, y los rivales se anotan sus combinaciones si alcanzan el mínimo. No se juega.',
} satisfies Translation<typeof english>;
