import type { manilleAuctionLessonWords as english } from '../../en/lessons/manille-auction.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manilleAuctionLessonWords = {
  'guide.manille-auction.aim':
    'Manille amb subhasta: cadascú juga per a si. El deu, la manille, és la carta més alta de cada pal i val 5; després, as 4, rei 3, dama 2, valet 1: 60 punts en total. A la taula hi ha un munt, en part descobert.',
  'guide.manille-auction.bidding':
    'Ofereix quants punts faràs contra els altres, comptant el que et poden donar les cartes descobertes del munt; o passa.',
  'guide.manille-auction.discard':
    'L’oferta és teva. Descarta el que no vulguis, com a molt tantes cartes com el munt; n’agafaràs el mateix nombre.',
  'guide.manille-auction.draw': 'Agafa ara tantes cartes com n’has descartat: descobertes, a la vista, o tapades, a la sort.',
  'guide.manille-auction.trumps': 'Canta triomf: el teu pal més llarg, amb les cartes altes. La tria no canvia el que val la mà.',
  'guide.manille-auction.contract':
    '^{seat:seat?you=jugues|other={seat:seat} juga} contra tothom, {trump:trump?NT=sense triomf|other=amb triomf {trump:trump}}. Serveix el pal, supera la carta que guanya sempre que puguis i falla si no en tens.',
  'guide.manille-auction.reckoning':
    'Qui ha ofert guanya l’oferta si les seves bases hi arriben, i si no la perd; els altres no puntuen. Una partida té deu mans. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
  'commit.manille-auction.bid': 'Contra tothom, et calen {value} dels 60 punts en bases: llavors guanyes {value}; si no, perds {value}.',
  'commit.manille-auction.trump': 'Triomf {trump:trump}; l’oferta continua valent el mateix.',
  'commit.manille-auction.trump:NT': 'Sense triomf; l’oferta continua valent el mateix.',
} satisfies Translation<typeof english>;
