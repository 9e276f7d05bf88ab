// The Italian pack of 40 cards: a border of rope, long signs crossed, courts that read both ways up.
import { courtPicture } from './italianCourts.ts';
import { numberPicture, suitMark, SYMBOLS } from './italianNumbers.ts';
import { corner } from '../numerals.ts';
import { SUITS } from '../../../engine/cards/card.ts';
import { isCourt, type Faces } from '../pack.ts';
import { blank, group, INK, line, picture, rect, symbolsOf, thick, TURN } from '../pen.ts';

/** Ranks from the ace up; the card of rank `i` shows the number `i + 1`. */
const RANKS = 'A234567JQK';
const RANK_NAMES = ['Asso', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Fante', 'Cavallo', 'Re'];
export const ITALIAN_SUITS = { S: 'spade', H: 'coppe', D: 'denari', C: 'bastoni' } as const;

const BORDER =
  rect(10, 10, 220, 350, '', 9, thick(7)) + rect(10, 10, 220, 350, '', 9, line(INK.paper) + thick(3) + ' stroke-dasharray="4 8"');

/** The whole pictures, by card. */
export function italianPack(): Faces {
  const faces = new Map<string, string>();
  for (const suit of SUITS)
    for (const [i, rank] of [...RANKS].entries()) {
      const number = corner(String(i + 1), i === 9 ? 19 : i > 0 ? 22 : 27, 22);
      let whole: string;
      if (isCourt(rank)) whole = blank() + courtPicture(rank, suit) + BORDER + number + group(TURN, number);
      else {
        const id = `it${rank}${suit}i`;
        whole = blank() + numberPicture(i + 1, suit) + BORDER + group('', number + suitMark(suit), ` id="${id}"`);
        whole += `<use href="#${id}" transform="${TURN}"/>`;
      }
      faces.set(`${rank}${suit}`, picture(`${RANK_NAMES[i]} di ${ITALIAN_SUITS[suit]}`, 'it', symbolsOf(whole, SYMBOLS), whole));
    }
  return faces;
}
