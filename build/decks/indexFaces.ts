// Large indices of the Spanish and Italian packs, for hands and small sizes: the number, the sign under it, and the sign or a court's emblem beside.
import { HATS } from './emblems.ts';
import { ITALIAN_SUITS } from './italian/italian.ts';
import { bastone, coppa, denaro, spada } from './italian/italianPips.ts';
import { numeral, SQUARE } from './numerals.ts';
import { SUITS, type Suit } from '../../engine/cards/card.ts';
import { isCourt, type Faces } from './pack.ts';
import { at, BARE, blank, group, line, path, picture, rect, thick } from './pen.ts';
import { SPANISH_SUITS } from './spanish/spanish.ts';
import { basto, copa, espada, oro } from './spanish/spanishPips.ts';

/** Inks of numbers and panels: dark enough for the paper. */
const INKS: { readonly [suit in Suit]: string } = { S: '#1f4f8f', H: '#b3261e', D: '#8a5d00', C: '#2b6a35' };

interface Pack {
  readonly language: string;
  /** Ranks from the ace up; the card of rank `i` shows the number `i + 1`. */
  readonly ranks: string;
  readonly title: (number: number, suit: Suit) => string;
  /** The suit's sign, some 100 high. */
  readonly signs: { readonly [suit in Suit]: string };
}

const PACKS: { readonly [pack in 'spanish' | 'italian']: Pack } = {
  spanish: {
    language: 'es',
    ranks: 'A23456789JQK',
    title: (number, suit) =>
      `${['As', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Sota', 'Caballo', 'Rey'][number - 1]} de ${SPANISH_SUITS[suit]}`,
    signs: { S: group(at(0, 0, 0.74), espada(136, 62, 22)), H: copa(), D: oro(), C: group(at(0, 0, 0.74), basto(136, 62)) },
  },
  italian: {
    language: 'it',
    ranks: 'A234567JQK',
    title: (number, suit) =>
      `${['Asso', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Fante', 'Cavallo', 'Re'][number - 1]} di ${ITALIAN_SUITS[suit]}`,
    signs: {
      S: group(at(0, 0, 0.74), spada(136, 66)),
      H: group(at(0, 0, 0.92), coppa()),
      D: denaro(),
      C: group(at(0, 0, 0.74), bastone(136, 60)),
    },
  },
};

/** The index faces of a pack, by card. */
export function indexFaces(pack: keyof typeof PACKS): Faces {
  const { language, ranks, title, signs } = PACKS[pack];
  const faces = new Map<string, string>();
  for (const suit of SUITS)
    for (const [i, rank] of [...ranks].entries()) {
      const ink = INKS[suit];
      const text = String(i + 1);
      const place = text.length > 1 ? 'translate(16 26)scale(1.5 2.1)' : 'translate(22 26)scale(2.1)';
      const number = group(place, path(numeral(text, 0, 0).data, '', line(ink) + thick(9.5) + SQUARE));
      const sign = (x: number, y: number, scale: number): string => group(at(x, y, scale), signs[suit]);
      let beside = sign(158, 262, 1.36);
      if (isCourt(rank)) {
        const panel =
          rect(106, 24, 112, 322, ink, 12, ` fill-opacity=".09"${BARE}`) + rect(106, 24, 112, 322, '', 12, line(ink) + thick(3));
        beside = panel + group('translate(162 112)', HATS[rank]) + sign(162, 258, 1);
      }
      faces.set(`${rank}${suit}`, picture(title(i + 1, suit), language, '', blank() + number + sign(54, 178, 0.8) + beside));
    }
  return faces;
}
