import type { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Spanish. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Manille con subasta: cada cual juega para sí. El diez, la manille, es la carta más alta de cada palo y vale 5; después, as 4, rey 3, dama 2, jota 1: 60 puntos en total. En la mesa hay un monte, en parte descubierto.',
  'guide.manille-auction.bidding':
    'Puja cuántos puntos harás tú contra los demás, contando con lo que pueden darte las cartas descubiertas del monte; o pasa.',
  'guide.manille-auction.discard':
    'La puja es tuya. Descarta lo que no quieras, como mucho tantas cartas como el monte; tomarás otras tantas.',
  'guide.manille-auction.draw': 'Toma ahora tantas cartas como descartaste: descubiertas, a la vista, o tapadas, a la suerte.',
  'guide.manille-auction.trumps': 'Elige triunfo: tu palo más largo, con sus cartas altas. La elección no cambia lo que vale la mano.',
  'guide.manille-auction.contract':
    '^{seat:seat?you=juegas|other={seat:seat} juega} contra todos, {trump:trump?NT=sin triunfo|other=con triunfo {trump:trump}}. Sirve del palo, supera la carta que gana siempre que puedas y falla si no tienes del palo.',
  'guide.manille-auction.reckoning':
    'Quien pujó gana su puja si sus bazas llegan, y si no la pierde; los demás no puntúan. Una partida tiene diez manos. Sigue con «{button:over.next}» o sal con la flecha de arriba.',
  'commit.manille-auction.bid':
    'Contra todos, necesitas {value} de los 60 puntos en bazas: entonces ganas {value}; si no, pierdes {value}.',
  'commit.manille-auction.trump': 'Triunfo {trump:trump}; la puja sigue valiendo lo mismo.',
  'commit.manille-auction.trump:NT': 'Sin triunfo; la puja sigue valiendo lo mismo.',
} satisfies Translation<typeof english>;
