import { rngOf, seedFrom, shuffled } from '../../cards/random.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { PuzzlePack, Puzzle } from '../puzzle.ts';
import type { Rating } from './rating.ts';
import type { PuzzleRef, TrainingRecord } from './training.ts';
import { puzzleKey } from './training.ts';

/** New puzzles of a day. */
export const DAILY = 5;
/** How far from what suits the player the next puzzle may be; further if the pack has no nearer one. */
const NEAR = 150;

/**
 * The new puzzles of a day in a game, from the easiest to the hardest: the same for everybody on that day, one of each fifth of the packs by difficulty, and none of a
 * fifth again before all of it have had their day.
 * @param day days since 1970-01-01
 */
export function dailySet(game: GameId, packs: readonly PuzzlePack[], day: number): PuzzleRef[] {
  const all = packs
    .flatMap(({ kind, puzzles }) => puzzles.map(({ number, rating }) => ({ game, kind, number, rating })))
    .sort((a, b) => a.rating - b.rating || (a.kind === b.kind ? a.number - b.number : a.kind < b.kind ? -1 : 1));
  return Array.from({ length: DAILY }, (_, fifth) => {
    const [from, to] = [fifth, fifth + 1].map((end) => Math.floor((end * all.length) / DAILY));
    const order = shuffled(all.slice(from, to), rngOf(seedFrom(`days of ${game}, ${fifth}`)));
    return order.at(day % Math.max(1, order.length)) ?? [];
  })
    .flat()
    .map(({ kind, number }) => ({ game, kind, number }));
}

/**
 * The next puzzle for a player: one not seen yet that is a deviation easier than their rating, without the theme of the last one; else the one that was seen longest
 * ago.
 */
export function nextPuzzle(
  pack: PuzzlePack,
  { seen }: Pick<TrainingRecord, 'seen'>,
  { rating, deviation }: Pick<Rating, 'rating' | 'deviation'>,
  { theme, last }: { readonly theme?: string | undefined; readonly last?: Puzzle | undefined },
): Puzzle | undefined {
  const { game, kind } = pack;
  const dayOf = ({ number }: Puzzle): number | undefined => seen.get(puzzleKey({ game, kind, number }))?.day;
  const fits = pack.puzzles.filter(
    ({ themes, number }) => number !== last?.number && (theme === undefined || themes.some((one) => one === theme)),
  );
  const fresh = fits.filter((one) => dayOf(one) === undefined);
  const distance = ({ rating: own }: Puzzle): number => Math.max(0, Math.abs(own - (rating - deviation)) - NEAR);
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
