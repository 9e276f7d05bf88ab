import { rngOf, seedFrom, shuffled } from '../../cards/random.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { PuzzlePack, Puzzle } from '../puzzle.ts';
import type { PuzzleRef, TrainingRecord } from './training.ts';
import { puzzleKey } from './training.ts';

/** New puzzles of a day. */
export const DAILY = 5;
/** How far from the player's rating the next puzzle may be; further if the pack has no nearer one. */
const NEAR = 150;

/**
 * The new puzzles of a day in a game: the same for everybody on that day, none of them again before all have had their day. The easiest comes first.
 * @param day days since 1970-01-01
 */
export function dailySet(game: GameId, packs: readonly PuzzlePack[], day: number): PuzzleRef[] {
  const all = packs
    .flatMap(({ kind, puzzles }) => puzzles.map(({ number, rating }) => ({ kind, number, rating })))
    .sort((a, b) => (a.kind === b.kind ? a.number - b.number : a.kind < b.kind ? -1 : 1));
  const order = shuffled(all, rngOf(seedFrom(`days of ${game}`)));
  if (order.length === 0) return [];
  const from = (((day * DAILY) % order.length) + order.length) % order.length;
  const count = Math.min(DAILY, order.length);
  return Array.from({ length: count }, (_, at) => order[(from + at) % order.length])
    .flatMap((one) => one ?? [])
    .sort((a, b) => a.rating - b.rating)
    .map(({ kind, number }) => ({ game, kind, number }));
}

/** The next puzzle for a player: one not seen yet near the rating, without the theme of the last one; else the one that was seen longest ago. */
export function nextPuzzle(
  pack: PuzzlePack,
  { seen }: Pick<TrainingRecord, 'seen'>,
  rating: number,
  { theme, last }: { readonly theme?: string | undefined; readonly last?: Puzzle | undefined },
): Puzzle | undefined {
  const { game, kind } = pack;
  const dayOf = ({ number }: Puzzle): number | undefined => seen.get(puzzleKey({ game, kind, number }))?.day;
  const fits = pack.puzzles.filter(
    ({ themes, number }) => number !== last?.number && (theme === undefined || themes.some((one) => one === theme)),
  );
  const fresh = fits.filter((one) => dayOf(one) === undefined);
  const distance = ({ rating: own }: Puzzle): number => Math.max(0, Math.abs(own - rating) - NEAR);
  const repeats = ({ themes }: Puzzle): boolean => theme === undefined && themes.some((one) => last?.themes.includes(one) === true);
  const nearest = fresh.map((one) => ({ one, cost: distance(one) + (repeats(one) ? NEAR : 0) })).sort((a, b) => a.cost - b.cost);
  const [best] = nearest;
  if (best !== undefined) return best.one;
  const [oldest] = fits
    .flatMap((one) => {
      const day = dayOf(one);
      return day === undefined ? [] : [{ one, day }];
    })
    .sort((a, b) => a.day - b.day);
  return oldest?.one;
}
