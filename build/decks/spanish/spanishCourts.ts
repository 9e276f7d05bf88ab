// The courts of the Spanish pack: sota, caballo, rey.
import { face, HAT, type Face } from '../faces.ts';
import { horse, king, knight, pageFigure, type Trim } from '../figures.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import { at, group, INK, line, path, thick, use } from '../pen.ts';
import { basto, copa, espada, oro } from './spanishPips.ts';

/** The sign that a figure holds up. */
const hold = (s: Suit, x: number): string =>
  s === 'D'
    ? group(at(x, 112, 0.76), oro())
    : s === 'H'
      ? group(at(x, 105, 0.88), copa())
      : s === 'S'
        ? group(at(x, 98), espada(142, 50))
        : group(at(x, 114), basto(180, 46));
interface Standing {
  readonly trim: Trim;
  readonly head: string;
}
interface Page extends Standing {
  readonly left: string;
  readonly right: string;
  readonly hoseL: string;
  readonly hoseR: string;
}
interface Knight extends Standing {
  readonly coat: string;
  readonly hose: string;
  readonly mount: { readonly k: string; readonly m: string; readonly s: string };
}
interface King extends Standing {
  readonly robe: string;
  readonly cloak: string;
}

const head = (shown: Face, hat: string): string => face(shown) + hat;

/** Clothes, heads and horses. */
const COURT_OF: { readonly [suit in Suit]: { readonly J: Page; readonly Q: Knight; readonly K: King } } = {
  D: {
    J: {
      left: INK.red,
      right: INK.blue,
      hoseL: INK.blue,
      hoseR: INK.red,
      trim: 'dots',
      head: head({ hair: 'bob' }, HAT.beret(INK.red, INK.yellow)),
    },
    Q: {
      coat: INK.red,
      hose: INK.blue,
      trim: 'dots',
      head: head({ mood: 'aside', hair: 'short', beard: 'goat' }, HAT.helm(INK.blue, INK.red)),
      mount: { k: INK.paper, m: INK.ink, s: INK.blue },
    },
    K: { robe: INK.red, cloak: INK.blue, trim: 'dots', head: head({ mood: 'aside', hair: 'curl', beard: 'point' }, HAT.crown(INK.red)) },
  },
  H: {
    J: {
      left: INK.yellow,
      right: INK.red,
      hoseL: INK.red,
      hoseR: INK.yellow,
      trim: 'none',
      head: head({ mood: 'merry', hair: 'curl' }, HAT.hood(INK.blue, INK.yellow)),
    },
    Q: {
      coat: INK.blue,
      hose: INK.red,
      trim: 'cross',
      head: head({ mood: 'merry', hair: 'bob' }, HAT.brim(INK.red, INK.yellow)),
      mount: { k: INK.skin, m: INK.ink, s: INK.red },
    },
    K: { robe: INK.blue, cloak: INK.red, trim: 'cross', head: head({ hair: 'long', colour: INK.paper, beard: 'fork' }, HAT.arch(INK.red)) },
  },
  S: {
    J: {
      left: INK.blue,
      right: INK.paper,
      hoseL: INK.red,
      hoseR: INK.blue,
      trim: 'none',
      head: head({ mood: 'aside', hair: 'short' }, HAT.helm(INK.blue, INK.yellow)),
    },
    Q: {
      coat: INK.green,
      hose: INK.red,
      trim: 'bar',
      head: head({ mood: 'stern', hair: 'short', beard: 'round' }, HAT.helm(INK.paper, INK.blue)),
      mount: { k: INK.paper, m: INK.red, s: INK.green },
    },
    K: { robe: INK.green, cloak: INK.blue, trim: 'bar', head: head({ mood: 'stern', hair: 'short', beard: 'round' }, HAT.crown(INK.blue)) },
  },
  C: {
    J: {
      left: INK.green,
      right: INK.red,
      hoseL: INK.red,
      hoseR: INK.green,
      trim: 'lozenge',
      head: head({ mood: 'merry', hair: 'bob', colour: INK.yellow }, HAT.hood(INK.green, INK.red)),
    },
    Q: {
      coat: INK.red,
      hose: INK.green,
      trim: 'lozenge',
      head: head({ hair: 'curl' }, HAT.brim(INK.green, INK.red)),
      mount: { k: INK.skin, m: INK.paper, s: INK.green },
    },
    K: {
      robe: INK.red,
      cloak: INK.green,
      trim: 'lozenge',
      head: head({ mood: 'merry', hair: 'curl', colour: INK.yellow, beard: 'point' }, HAT.arch(INK.green)),
    },
  },
};
/** Courts hold their suit on the right, where a fan covers it: this mark stands under the number. */
export function suitMark(suit: Suit): string {
  if (suit === 'D' || suit === 'H') return use(`es${suit}`, 36, 95, suit === 'D' ? 0.4 : 0.38);
  return use(`es${suit}84`, 36, 96, 0.47);
}

const GROUND = path('M24 340H216', '', thick(5)) + path('M30 346H210', '', line(INK.green) + thick(6));

/** A page, a knight or a king, on the ground. */
export function courtPicture(rank: string, suit: Suit): string {
  const of = COURT_OF[suit];
  const raised = (shown: Standing): string => group(at(0, 96), shown.head);
  if (rank === 'Q') {
    const { mount, ...rest } = of.Q;
    return GROUND + knight({ ...rest, mount: horse(mount), head: raised(rest), held: hold(suit, 66) });
  }
  const held = hold(suit, 72);
  const figure = rank === 'K' ? king({ ...of.K, head: raised(of.K), held }) : pageFigure({ ...of.J, head: raised(of.J), held });
  return GROUND + group(at(120, 0), figure);
}
