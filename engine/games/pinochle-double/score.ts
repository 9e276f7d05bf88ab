import { bySide, OPPOSITE } from '../../cards/seats.ts';
import { takings } from '../phases/tricks.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import { contractOf, mayMeld, meldBySide, type Pinochle } from './deal.ts';
import { option, SPEC } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';
import { declarerOf } from '../../contract/deal.ts';

/** Trick points that keep the meld, with `saveMeld: twentyPoints`. */
const SAVING = 20;

interface Reckoning {
  /** By seat, its side's. */
  readonly points: readonly number[];
  /** The melds of each side. */
  readonly meld: readonly number[];
  /** Whether it counts: the side took enough in tricks. */
  readonly kept: readonly boolean[];
  readonly bid: number;
  /** Meld that counts and tricks. */
  readonly sums: readonly number[];
  readonly made: boolean;
  readonly scores: readonly number[];
}

function reckon(state: Pinochle): Reckoning {
  const { play, unplayed, setup } = state;
  const declarer = declarerOf(state);
  const points = bySide(takings(play, 4).points, OPPOSITE);
  const laid = meldBySide(state);
  const meld = laid.map((amount, seat) => (mayMeld(state, seat) ? amount : 0));
  const last = play?.tricks.at(-1);
  const counters = points.map((amount, seat) =>
    last !== undefined && unplayed === null && OPPOSITE[last.winner] === OPPOSITE[seat] ? amount - SPEC.lastTrick : amount,
  );
  const saved = (seat: number): boolean =>
    option(setup.options, 'saveMeld') === 'oneCounter' ? itemAt(counters, seat) > 0 : itemAt(points, seat) >= SAVING;
  const kept = points.map((_, seat) => unplayed !== null || saved(seat));
  const sums = points.map((amount, seat) => amount + (kept[seat] === true ? itemAt(meld, seat) : 0));
  const bid = contractOf(state);
  const made = unplayed === null && itemAt(sums, declarer) >= bid;
  const scores = sums.map((sum, seat) => (OPPOSITE[seat] === OPPOSITE[declarer] && !made ? -bid : sum));
  return { points, meld, kept, bid, sums, made, scores };
}

/** The score of a finished deal (engine/games/pinochle-double/README.md, Deal score). */
export function scoreOf(state: Pinochle): DealScore {
  const { points, meld, kept, bid, sums, made, scores } = reckon(state);
  const { declarer, unplayed } = state;
  const nothing = scores.map(() => null);
  const reached = itemAt(sums, declarerOf(state));
  const lines: ScoreLine[] = [
    { key: 'pinochle-double.meld', amounts: meld },
    { key: 'tricks', amounts: points },
  ];
  kept.forEach((keeps, seat) => {
    if (!keeps && seat < 2 && itemAt(meld, seat) > 0)
      lines.push({
        key: 'pinochle-double.meldLost',
        amounts: kept.map((_, other) => (OPPOSITE[other] === seat ? -itemAt(meld, other) : null)),
      });
  });
  if (unplayed !== null) lines.push({ key: `pinochle-double.${unplayed}`, amounts: nothing, params: { bid } });
  else lines.push({ key: made ? 'pinochle-double.made' : 'pinochle-double.set', amounts: nothing, params: { bid, reached } });
  return { scores, points, lines, carry: 1, detail: { bid, declarer, meld, kept, made, unplayed } };
}

/** Who has lost its meld for want of points in tricks. */
export function keptEvents(state: Pinochle): GameEvent[] {
  const { kept, meld } = reckon(state);
  return [0, 1].flatMap((seat): GameEvent[] =>
    kept[seat] === false && itemAt(meld, seat) > 0 ? [{ type: 'announce', seat, what: 'meldLost', points: itemAt(meld, seat) }] : [],
  );
}
