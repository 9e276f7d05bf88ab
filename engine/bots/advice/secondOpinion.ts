import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { evaluate } from '../evaluation/evaluator.ts';
import type { Mark, Judgement } from '../judge/judge.ts';
import { playedOut } from './playedOut.ts';

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

/**
 * Has `hard` bots play the deal on after either of two actions, in worlds that fit the view: they answer what is played, as playouts by a policy do not.
 * Both actions meet the same worlds and the same chance.
 * @param pause is called before each world: it may throw to end the work
 */
export function secondOpinion(
  view: View,
  made: Action,
  better: Action,
  seed: Seed,
  worlds = WORLDS,
  pause: () => void = () => undefined,
): SecondOpinion {
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const sampler = game.sampler(view);
  const rng = rngOf(seed);
  let [sum, squares] = [0, 0];
  for (let world = 0; world < worlds; world += 1) {
    pause();
    const state = sampler(rng);
    const chance = deriveSeed(seed, `world ${world}`);
    const value = (action: Action): number =>
      evaluate(
        game,
        playedOut(game, game.apply(state, action).state, chance, () => 'hard'),
        seat,
        0,
      );
    const ahead = value(better) - value(made);
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / worlds;
  return { ahead: mean, se: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / Math.max(1, worlds - 1)) };
}

/** The mark that is left after a second opinion: none if the marked action came out ahead beyond chance, one step less if it was no worse. */
export function confirmed({ mark }: Pick<Judgement, 'mark'>, { ahead, se }: SecondOpinion): Mark {
  if (mark === 'none' || mark === 'inaccuracy') return mark;
  if (ahead < -CONTRADICTED * se) return 'none';
  if (ahead > 0) return mark;
  return mark === 'blunder' ? 'mistake' : 'inaccuracy';
}
