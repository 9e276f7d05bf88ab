import type { Reader } from './playLikelihood.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { NetPolicy } from '../policy/net/netPolicy.ts';
import { Policy } from '../policy/heuristicPolicy.ts';
import type { Scorer } from '../policy/playoutPolicy.ts';
import type { Scene } from './informationSet.ts';
import { TUNED } from '../policy/generated/tuned.ts';
import { WEIGHTS } from '../policy/weights.ts';
import type { Aim } from '../policy/aim.ts';

/** How surely players of whom nothing has been learned are taken to follow the policy. */
export const USUAL_TEMPERATURE = 0.3;

/** The kind that goes by the game's rule of thumb. */
export const THUMB = 0;

/** The kinds of players there are in a game, to read their cards by: learned ones, then the net if there is one; or the policy itself. */
export function readersOf({ game, unit, board }: Scene, policy: Scorer, aim: Aim): Reader[] {
  const learned = TUNED[game.id];
  const kinds = aim === 'tricks' ? (learned?.trickReaders ?? learned?.readers) : learned?.readers;
  if (kinds === undefined) return [{ policy, temperature: USUAL_TEMPERATURE }];
  const readers = kinds.map((kind): Reader => {
    const reading = new Policy(Float64Array.from(kind.slice(0, WEIGHTS.length)), unit);
    return { policy: reading, temperature: kind[WEIGHTS.length] ?? USUAL_TEMPERATURE };
  });
  // For numbers of players that there is no net for the policy plays, of which nobody knows how surely it is followed.
  const best = quickPlayer(game, board, unit, aim, true);
  if (aim === 'score' && learned?.net !== undefined && best instanceof NetPolicy) readers.push({ policy: best, temperature: learned.net });
  for (const reader of readers) reader.policy.allies = policy.allies;
  return readers;
}
