import { dealMargin, playedOut } from '../../../engine/bots/advice/playedOut.ts';
import { secondOpinion } from '../../../engine/bots/advice/secondOpinion.ts';
import { spreadOf } from '../../../engine/bots/judge/judge.ts';
import type { Action } from '../../../engine/contract/action.ts';
import { verdictOn } from '../../../engine/bots/judge/verdict.ts';
import type { JudgeDepth } from '../../../engine/bots/judge/decisionTrials.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { deriveSeed, rngOf, type Seed } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { usualPlayers } from '../../../engine/match/seating.ts';
import { deal, freshMatch } from '../../../engine/testing/invariants.ts';

/** Worlds of the first, quick look at a planted choice, and of the one that proves it bad. */
const LOOK = 6;
const PROOF = 40;
/** Standard errors beyond which a choice is bad for certain. */
const CERTAIN = 4;

export interface PlantedFigures {
  /** Choices that were tried, those proved to lose a quarter of the spread for certain, and those of them that the judge marks as mistakes or blunders. */
  tried: number;
  planted: number;
  found: number;
}

/**
 * Plants a choice at random in positions of a deal that `hard` bots play, beside the one that they make. Where bots that play both on lose at least a quarter of the
 * spread by it, beyond four standard errors in worlds that fit the view and in the deal as it lies, the judge must find it: the proof uses nothing of the judge.
 * Worlds alone prove too little: they may give a player cards that their plays deny.
 */
export function plantIn(sum: PlantedFigures, game: Game, seed: Seed, depth?: JudgeDepth): void {
  const quarter = spreadOf(game.id) / 4;
  const rng = rngOf(deriveSeed(seed, 'plant'));
  const dealt = itemAt(deal(freshMatch(game, {}, usualPlayers(game)), seed).match.deals, 0).state;
  let { state } = game.deal(dealt.setup);
  for (const { seat, action } of playedOut(game, dealt, seed, () => 'hard').moves) {
    const legal = game.legal(state);
    const others = legal.actions.filter((one) => one !== action && legal.actions.includes(action));
    if (others.length > 0) {
      const view = game.view(state, seat);
      const position = state;
      const made = itemAt(others, rng.below(others.length));
      sum.tried += 1;
      if (secondOpinion(view, made, action, deriveSeed(seed, `look ${view.moves.length}`), LOOK).ahead >= quarter) {
        const proof = secondOpinion(view, made, action, deriveSeed(seed, `proof ${view.moves.length}`), PROOF);
        const chance = deriveSeed(seed, `lies ${view.moves.length}`);
        const asItLies = (choice: Action): number =>
          dealMargin(
            game,
            playedOut(game, game.apply(position, choice).state, chance, () => 'hard'),
            seat,
          );
        if (proof.ahead - CERTAIN * proof.se >= quarter && asItLies(action) - asItLies(made) >= quarter) {
          sum.planted += 1;
          const mark = verdictOn(view, legal, made, depth === undefined ? {} : { depth })?.mark;
          if (mark === 'mistake' || mark === 'blunder') sum.found += 1;
        }
      }
    }
    ({ state } = game.apply(state, action));
  }
}
