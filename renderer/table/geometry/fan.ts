import type { HeldCard } from '../../state/table/view/handOrder.ts';
import { SMALLEST_CARD } from './scale.ts';

/** A card's place in a row of the hand. */
export interface Placed {
  readonly held: HeldCard;
  /** Steps from the middle of the row. */
  readonly x: number;
  /** How many identical cards lie before it. */
  readonly up: number;
  /** How many identical cards it stands for: on the front one only, else 0. */
  readonly count: number;
}

interface Row {
  readonly cards: readonly Placed[];
  /** Steps from the first card to the last, plus one. */
  readonly n: number;
}

export interface Fan {
  readonly rows: readonly Row[];
  /** Width of a card, pixels. */
  readonly card: number;
  /** Pixels from one card to the next. */
  readonly step: number;
}

/** Between two different cards there is always room for a finger. */
export const LEAST_STEP = 44;
/** Room that a new suit adds, in steps. */
const SUIT_GAP = 0.22;
/** Steps between cards of a hand with room, in card widths: of many cards the next one covers a little, a few lie side by side. */
const SPREAD = 0.86;
const SIDE_BY_SIDE = 1.04;
const FEW = 4;

export interface FanSpace {
  /** Width of the board, pixels. */
  readonly width: number;
  /** Width of a card, pixels. */
  readonly card: number;
  readonly phone: boolean;
}

function row(cards: readonly HeldCard[], gap: number): Row {
  let x = -1;
  const placed = cards.map((held, i) => {
    const before = cards[i - 1];
    const twin = before !== undefined && before.card === held.card && held.card !== '??';
    if (!twin) x += 1 + (before !== undefined && before.card.charAt(1) !== held.card.charAt(1) ? gap : 0);
    const rest = cards.slice(i).filter(({ card }) => card === held.card).length;
    const same = held.card === '??' ? 1 : cards.filter(({ card }) => card === held.card).length;
    return { held, x, up: held.card === '??' ? 0 : rest - 1, count: rest === 1 && same > 1 ? same : 0 };
  });
  const middle = Math.max(0, x) / 2;
  return { cards: placed.map((card) => ({ ...card, x: card.x - middle })), n: Math.max(0, x) + 1 };
}

/** The widest step that keeps a row of `n` steps on the board. */
function widest(n: number, card: number, { width, phone }: FanSpace): number {
  const most = Math.max(LEAST_STEP, card * (n <= FEW ? SIDE_BY_SIDE : SPREAD));
  return n <= 1 ? most : Math.min(most, (width - (phone ? 8 : 48) - card) / (n - 1));
}

/** Every way to cut a list of suits into `rows` rows, in order. */
function* cuts(suits: readonly (readonly HeldCard[])[], rows: number): Generator<(readonly HeldCard[])[]> {
  if (rows <= 1) {
    yield [suits.flat()];
    return;
  }
  for (let first = 1; first <= suits.length - rows + 1; first += 1)
    for (const rest of cuts(suits.slice(first), rows - 1)) yield [suits.slice(0, first).flat(), ...rest];
}

function bySuit(cards: readonly HeldCard[]): HeldCard[][] {
  const suits: HeldCard[][] = [];
  for (const card of cards) {
    const last = suits.at(-1);
    if (last?.[0]?.card.charAt(1) === card.card.charAt(1)) last.push(card);
    else suits.push([card]);
  }
  return suits;
}

/**
 * A hand laid out: one row where a finger fits between any two different cards; else rows broken between suits, as few and as even as they
 * can be, and within a suit where that saves a row; on a phone a hand that just fits without gaps between suits stays in one row of the smallest cards.
 */
export function fan(cards: readonly HeldCard[], room: FanSpace): Fan {
  const one = row(cards, SUIT_GAP);
  const step = widest(one.n, room.card, room);
  if (one.n <= 1 || step >= LEAST_STEP) return { rows: [one], card: room.card, step };
  if (room.phone) {
    const tight = row(cards, 0);
    const small = widest(tight.n, SMALLEST_CARD, room);
    if (small >= LEAST_STEP) return { rows: [tight], card: SMALLEST_CARD, step: small };
  }
  const suits = bySuit(cards);
  for (let count = 2; ; count += 1) {
    const laid = inRows(suits, count, room) ?? broken(cards, count, room);
    if (laid !== undefined) return laid;
  }
}

/** Rows broken between suits, as even as they can be; `undefined` where a row would be too narrow for fingers. */
function inRows(suits: readonly (readonly HeldCard[])[], count: number, room: FanSpace): Fan | undefined {
  let best: { readonly rows: readonly Row[]; readonly n: number } | undefined;
  for (const cut of cuts(suits, count)) {
    const rows = cut.map((part) => row(part, SUIT_GAP));
    const n = Math.max(...rows.map((each) => each.n));
    if (best === undefined || n < best.n) best = { rows, n };
  }
  const step = best === undefined ? 0 : widest(best.n, room.card, room);
  return best !== undefined && step >= LEAST_STEP ? { rows: best.rows, card: room.card, step } : undefined;
}

/** Rows of as many cards as fit, whatever their suits. */
function broken(cards: readonly HeldCard[], count: number, room: FanSpace): Fan | undefined {
  const each = Math.ceil(cards.length / count);
  const rows = Array.from({ length: count }, (_, i) => row(cards.slice(i * each, (i + 1) * each), 0)).filter(
    (part) => part.cards.length > 0,
  );
  const step = widest(Math.max(...rows.map(({ n }) => n)), room.card, room);
  return step >= LEAST_STEP || each <= 1 ? { rows, card: room.card, step: Math.max(step, 1) } : undefined;
}
