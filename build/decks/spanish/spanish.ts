// The Spanish pack of 48 cards: a frame that is broken as often as the suit wants, numbers in two corners, courts at full length.
import { frame, numberPicture, SYMBOLS } from './spanishNumbers.ts';
import { courtPicture, suitMark } from './spanishCourts.ts';
import { corner, numeral } from '../numerals.ts';
import { BARE, blank, d, group, INK, path, picture, rect, symbolsOf, thick, TURN } from '../pen.ts';
import { SUITS } from '../../../engine/cards/card.ts';
import type { Faces } from '../pack.ts';

/** Ranks from the ace up; the card of rank `i` shows the number `i + 1`. */
const RANKS = 'A23456789JQK';
const RANK_NAMES = ['As', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Sota', 'Caballo', 'Rey'];
export const SPANISH_SUITS = { S: 'espadas', H: 'copas', D: 'oros', C: 'bastos' } as const;

/** The whole pictures, by card. */
export function spanishPack(): Faces {
  const faces = new Map<string, string>();
  for (const suit of SUITS)
    for (const [i, rank] of [...RANKS].entries()) {
      const number = corner(String(i + 1), 20, 21);
      let body: string;
      if (i < 9) body = numberPicture(i + 1, suit);
      else {
        // The number of a court stands in a tab cut from the frame.
        const right = numeral(String(i + 1), 20, 21).width + 31;
        const tab =
          rect(11, 11, right - 11, 61, INK.paper, 10, BARE) + path(d`M${right} 11V62Q${right} 72 ${right - 10} 72H11`, '', thick(4));
        body = courtPicture(rank, suit) + tab + group(TURN, tab) + suitMark(suit);
      }
      const whole = blank() + body + frame(suit) + number + group(TURN, number);
      faces.set(`${rank}${suit}`, picture(`${RANK_NAMES[i]} de ${SPANISH_SUITS[suit]}`, 'es', symbolsOf(whole, SYMBOLS), whole));
    }
  return faces;
}
