import type { manillaTwoLessonWords as english } from '../../en/lessons/manilla-two.ts';
import type { Translation } from '../../translation.ts';

/** Lessons: the guided deal of the game, and the commitments of its calls, in Catalan. */
export const manillaTwoLessonWords = {
  'guide.manilla-two.aim':
    'Manilla de dos: cadascú té sis piles de quatre cartes, i només es veu la de sobre. El nou és la més alta i val 5; després, as 4, rei (12) 3, cavall (11) 2, sota (10) 1. També compta la quarta part de les cartes guanyades.',
  'guide.manilla-two.contract':
    'L’última carta descoberta de qui dona fixa el triomf: {trump:trump}. Jugues les cartes de sobre de les piles, i cadascuna descobreix la següent per a tots dos. Serveix i supera si pots; si no tens el pal, falla.',
  'guide.manilla-two.reckoning':
    'Punts i quarta part de les cartes guanyades: qui passa de 36 s’apunta l’excés. Amb 40 es guanya un joc, i amb dos jocs la partida. Continua amb «{button:over.next}» o surt amb la fletxa de dalt.',
} satisfies Translation<typeof english>;
