// The courts of the Italian pack: fante, cavallo, re.
import { face, HAT, type Face } from '../faces.ts';
import { bust, COLLAR, horseHead, type Trim } from '../figures.ts';
import { suitMark } from './italianNumbers.ts';
import { bastone, coppa, denaro, spada } from './italianPips.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import type { Court } from '../pack.ts';
import { INK, TURN, at, group, line, path, rect, thick } from '../pen.ts';

/** The sign that a figure holds up. */
const hold = (s: Suit, x: number): string =>
  s === 'D'
    ? group(at(x, 114, 0.72), denaro())
    : s === 'H'
      ? group(at(x, 110, 0.76), coppa())
      : s === 'S'
        ? group(at(x, 98), spada(140, 52))
        : group(at(x, 102), bastone(150, 48));
interface Half {
  readonly coat: string;
  readonly sleeve: string;
  readonly trim: Trim;
  readonly collar: keyof typeof COLLAR;
  readonly head: string;
  readonly mount?: { readonly k: string; readonly m: string; readonly rein?: string };
}

const head = (shown: Face, hat: string): string => face(shown) + hat;

/** Clothes, heads and horses. */
const COURT_OF: { readonly [suit in Suit]: { readonly [court in Court]: Half } } = {
  D: {
    J: { coat: INK.yellow, sleeve: INK.blue, trim: 'bar', collar: 'ruff', head: head({ hair: 'curl' }, HAT.beret(INK.blue, INK.red)) },
    Q: {
      coat: INK.blue,
      sleeve: INK.red,
      trim: 'dots',
      collar: 'mail',
      head: head({ mood: 'aside', hair: 'bob' }, HAT.brim(INK.red, INK.yellow)),
      mount: { k: INK.paper, m: INK.ink },
    },
    K: {
      coat: INK.blue,
      sleeve: INK.red,
      trim: 'dots',
      collar: 'ermine',
      head: head({ mood: 'aside', hair: 'curl', beard: 'point' }, HAT.crown(INK.blue)),
    },
  },
  H: {
    J: {
      coat: INK.red,
      sleeve: INK.yellow,
      trim: 'none',
      collar: 'ruff',
      head: head({ mood: 'merry', hair: 'bob', colour: INK.yellow }, HAT.hood(INK.red, INK.blue)),
    },
    Q: {
      coat: INK.yellow,
      sleeve: INK.red,
      trim: 'none',
      collar: 'mail',
      head: head({ mood: 'merry', hair: 'curl' }, HAT.beret(INK.blue, INK.red)),
      mount: { k: INK.skin, m: INK.ink },
    },
    K: {
      coat: INK.red,
      sleeve: INK.blue,
      trim: 'cross',
      collar: 'ermine',
      head: head({ hair: 'long', colour: INK.paper, beard: 'fork' }, HAT.arch(INK.blue)),
    },
  },
  S: {
    J: {
      coat: INK.green,
      sleeve: INK.red,
      trim: 'none',
      collar: 'mail',
      head: head({ mood: 'aside', hair: 'short' }, HAT.helm(INK.blue, INK.yellow)),
    },
    Q: {
      coat: INK.red,
      sleeve: INK.blue,
      trim: 'bar',
      collar: 'mail',
      head: head({ mood: 'stern', hair: 'short', beard: 'goat' }, HAT.helm(INK.yellow, INK.red)),
      mount: { k: INK.ink, m: INK.yellow, rein: INK.yellow },
    },
    K: {
      coat: INK.green,
      sleeve: INK.blue,
      trim: 'bar',
      collar: 'ermine',
      head: head({ mood: 'stern', hair: 'short', beard: 'round' }, HAT.crown(INK.red)),
    },
  },
  C: {
    J: {
      coat: INK.red,
      sleeve: INK.green,
      trim: 'lozenge',
      collar: 'ruff',
      head: head({ mood: 'merry', hair: 'bob' }, HAT.brim(INK.green, INK.red)),
    },
    Q: {
      coat: INK.green,
      sleeve: INK.yellow,
      trim: 'lozenge',
      collar: 'mail',
      head: head({ hair: 'short', beard: 'round' }, HAT.hood(INK.red, INK.yellow)),
      mount: { k: INK.skin, m: INK.paper, rein: INK.green },
    },
    K: {
      coat: INK.yellow,
      sleeve: INK.green,
      trim: 'none',
      collar: 'ermine',
      head: head({ mood: 'merry', hair: 'curl', colour: INK.yellow, beard: 'round' }, HAT.arch(INK.red)),
    },
  },
};
/** The band between the halves. */
const BAND: { readonly [suit in Suit]: string } = { D: INK.blue, H: INK.red, S: INK.blue, C: INK.green };
/** A page, a knight or a king at half length, the same both ways up. */
export function courtPicture(rank: Court, suit: Suit): string {
  const { mount, collar, head: shown, ...clothes } = COURT_OF[suit][rank];
  const arm = mount === undefined ? 70 : 54;
  const figure = bust({ ...clothes, collar: COLLAR[collar], armX: arm + 2, head: group(at(0, 92, 1.06), shown), held: hold(suit, arm) });
  const half = group(at(mount === undefined ? 120 : 136, 0), figure) + (mount === undefined ? '' : horseHead(mount));
  const id = `it${rank}${suit}h`;
  return (
    group('', half + suitMark(suit), ` id="${id}" clip-path="url(#itHalf)"`) +
    `<use href="#${id}" transform="${TURN}"/>` +
    rect(12, 178, 216, 14, BAND[suit], 0, thick(4)) +
    path('M22 185H220', '', line(INK.yellow) + thick(5) + ' stroke-dasharray="0.1 14"')
  );
}
