import type { OpponentModel } from './choiceLikelihood.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { NetPolicy } from '../policy/net/netPolicy.ts';
import { HeuristicPolicy } from '../policy/heuristicPolicy.ts';
import type { PlayoutPolicy } from '../policy/playoutPolicy.ts';
import type { InformationSet } from './informationSet.ts';
import { TUNED_BY_GAME } from '../../games/learned/tuned.ts';
import { WEIGHT_COUNT } from '../policy/weights.ts';
import type { Aim } from '../../contract/search/search.ts';

/** How surely players of whom nothing has been learned are taken to follow the policy. */
export const USUAL_TEMPERATURE = 0.3;

/** The kind that goes by the game's heuristic. */
export const HEURISTIC_KIND = 0;

/** The kinds of players there are in a game, to read their cards by: learned ones, then the net if there is one; or the policy itself. */
export function opponentModelsOf({ game, unit, board }: InformationSet, policy: PlayoutPolicy, aim: Aim): OpponentModel[] {
  const learned = TUNED_BY_GAME[game.id];
  const kinds = aim === 'tricks' ? (learned?.trickOpponentModels ?? learned?.opponentModels) : learned?.opponentModels;
  if (kinds === undefined) return [{ policy, temperature: USUAL_TEMPERATURE }];
  const opponentModels = kinds.map((kind): OpponentModel => {
    const reading = new HeuristicPolicy(Float64Array.from(kind.slice(0, WEIGHT_COUNT)), unit);
    return { policy: reading, temperature: kind[WEIGHT_COUNT] ?? USUAL_TEMPERATURE };
  });
  // Without a net for this number of players the policy plays, and its temperature is unknown.
  const best = quickPlayer(game, board, unit, aim, true);
  if (aim === 'score' && learned?.net !== undefined && best instanceof NetPolicy)
    opponentModels.push({ policy: best, temperature: learned.net });
  for (const opponentModel of opponentModels) opponentModel.policy.allies = policy.allies;
  return opponentModels;
}
