import type { briscolaChiamataLessonWords as english } from '../../en/lessons/briscola-chiamata.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const briscolaChiamataLessonWords = {
  'guide.briscola-chiamata.aim':
    'Briscola chiamata: cinco jugadores, y nadie sabe aún quién va con quién. Hay 120 puntos: as 11, tres 10, rey (10) 4, caballo (9) 3, sota (8) 2. El tres va justo después del as. Siempre se puede jugar cualquier carta.',
  'guide.briscola-chiamata.auction':
    'Se puja pidiendo una carta, cada vez más baja: cuanto más baja, más floja tu pareja secreta. Puja con un palo largo y fuerte, y pide en él la carta más alta que te falte.',
  'guide.briscola-chiamata.trumps':
    'Ganas la subasta: di el palo. Es el triunfo, y quien tenga en él la carta pedida es tu pareja, y se lo calla.',
  'guide.briscola-chiamata.contract':
    '^{seat:seat?you=has|other={seat:seat} ha} pedido, y el triunfo es {trump:trump}. Quien tiene la carta pedida ayuda en secreto; los otros tres intentan frenarlos. Fíjate en quién da puntos a quién.',
  'guide.briscola-chiamata.partner': 'La carta pedida está en la mesa: ahora todos saben quién es la pareja y se conocen los bandos.',
  'guide.briscola-chiamata.reckoning':
    'Quien pidió y su pareja necesitaban los puntos pujados; cobran a los demás o les pagan. Una partida tiene diez manos. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
  'commit.briscola-chiamata.bid':
    'Necesitas 61 de los 120 puntos, con quien tenga esa carta ({value:rank}) en el palo que digas; si la tienes tú, juegas en solitario.',
  'commit.briscola-chiamata.bid.numbers': 'Necesitas {value} de los 120 puntos, con quien tenga el dos del palo que digas.',
  'commit.briscola-chiamata.trump': 'Triunfo {trump:trump}: quien tenga la carta pedida de ese palo es tu pareja.',
} satisfies Translation<typeof english>;
