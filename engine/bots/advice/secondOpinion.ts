import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import type { Level } from '../levels.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Mark, Judgement } from '../judge/judge.ts';
import { dealMargin, playedOut } from './playedOut.ts';

/** Worlds in which both actions are played on. */
const WORLDS = 30;
/** Standard errors by which the marked action must come out ahead for the mark to be withdrawn. */
const CONTRADICTED = 2;

/** The difference between two actions when bots play whole deals on after each. */
export interface SecondOpinion {
  /** Points by which the better action came out ahead on average, and the standard error of that. */
  readonly ahead: number;
  readonly se: number;
}

/** A deal that was played on twice from the same decision, with the same hidden cards and the same chance: the two ends. */
export interface PlayedTwice {
  readonly better: DealState;
  readonly made: DealState;
}

/** Who plays deals on, in how many worlds; `pause` is called before each world, and may throw to end the work. */
interface PlayingOn {
  readonly level?: Level;
  readonly worlds?: number;
  readonly pause?: () => void;
}

/**
 * Has bots play the deal on after either of two actions, in worlds that fit the view: they answer what is played, as playouts by a policy do not. They are `hard`
 * ones, if nothing else is wanted. Both actions meet the same worlds and the same chance.
 */
export function playedTwice(
  view: View,
  made: Action,
  better: Action,
  seed: Seed,
  { level = 'hard', worlds = WORLDS, pause }: PlayingOn = {},
): PlayedTwice[] {
  const game = gameById(view.game);
  const sampler = game.sampler(view);
  const rng = rngOf(seed);
  return Array.from({ length: worlds }, (_, world) => {
    pause?.();
    const state = sampler(rng);
    const chance = deriveSeed(seed, `world ${world}`);
    const after = (action: Action): DealState => playedOut(game, game.apply(state, action).state, chance, () => level);
    return { better: after(better), made: after(made) };
  });
}

/** Returns how two actions of the seat that is to act compare in deals that were played twice. */
export function opinionOf(view: View, deals: readonly PlayedTwice[]): SecondOpinion {
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const ahead = deals.map(({ better, made }) => dealMargin(game, better, seat) - dealMargin(game, made, seat));
  const mean = ahead.reduce((sum, one) => sum + one, 0) / deals.length;
  const squares = ahead.reduce((sum, one) => sum + one * one, 0) / deals.length;
  return { ahead: mean, se: Math.sqrt(Math.max(0, squares - mean * mean) / Math.max(1, deals.length - 1)) };
}

/** The difference between two actions in deals played on after either: {@link playedTwice}. */
export function secondOpinion(view: View, made: Action, better: Action, seed: Seed, worlds?: number): SecondOpinion {
  return opinionOf(view, playedTwice(view, made, better, seed, worlds === undefined ? {} : { worlds }));
}

/** The mark that is left after a second opinion: none if the marked action came out ahead beyond chance, one step less if it was no worse. */
export function confirmed({ mark }: Pick<Judgement, 'mark'>, { ahead, se }: SecondOpinion): Mark {
  if (mark === 'none' || mark === 'inaccuracy') return mark;
  if (ahead < -CONTRADICTED * se) return 'none';
  if (ahead > 0) return mark;
  return mark === 'blunder' ? 'mistake' : 'inaccuracy';
}
