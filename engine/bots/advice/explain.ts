import type { Seat } from '../../cards/card.ts';
import { deriveSeed, type Seed } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { advise, type Advice } from './advice.ts';
import { UNHURRIED } from '../bot.ts';
import type { Level } from '../levels.ts';

/**
 * All the chance that a bot has for a decision: it follows from the match's seed, the number of the deal, counted from 1, and the moves that its seat
 * knows of. These are enough to repeat the bot's thinking.
 */
export function decisionSeed(match: Seed, deal: number, moves: number): Seed {
  return deriveSeed(match, `bot, deal ${deal}, move ${moves}`);
}

/** A decision to be explained: the position in which it was made. */
export interface Decision {
  readonly game: Game;
  readonly state: DealState;
  /** The bot that made it, or the one that is asked about it. */
  readonly level: Level;
  /** The match's seed; for a match that came without one, any. */
  readonly match: Seed;
  /** Number of the deal in the match, from 1. */
  readonly deal: number;
}

/** A bot's choice in the place of a seat, and its reasons; the action of the match may differ, by another player or by a bot that had less time. */
export interface Explanation extends Advice {
  readonly seat: Seat;
}

/**
 * Why a bot did what it did: it thinks the same again, from what its seat saw. Exactly the same thoughts where it was a bot of that level whose time was
 * not cut short. `undefined` if no seat was to act.
 */
export function explain({ game, state, level, match, deal }: Decision): Explanation | undefined {
  const seat = game.toAct(state);
  if (seat === null) return undefined;
  const view = game.view(state, seat);
  const seed = decisionSeed(match, deal, view.moves.length);
  return { ...advise(level, view, game.legal(state), seed, UNHURRIED), seat };
}
