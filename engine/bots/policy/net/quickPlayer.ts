import type { Game } from '../../../contract/game.ts';
import type { Board } from '../../../cards/trick/board.ts';
import { HeuristicPolicy } from '../heuristicPolicy.ts';
import type { PlayoutPolicy } from '../playoutPolicy.ts';
import { weightsOf } from '../weights.ts';
import type { Aim } from '../../../contract/search/search.ts';
import { NETS_BY_GAME } from '../../../games/learned/nets.ts';
import { NetPolicy } from './netPolicy.ts';
import { netFrom } from './writtenNet.ts';

const players = new Map<string, PlayoutPolicy>();

/**
 * Returns the quick player for a game and an aim, always the same one. `learned`: the best there is, a net if one has been learned for that number of
 * players; otherwise the policy.
 */
export function quickPlayer({ id }: Game, { players: seats }: Board, unit: number, aim: Aim, learned: boolean): PlayoutPolicy {
  const known = learned ? NETS_BY_GAME[id] : undefined;
  const net = aim === 'tricks' ? (known?.tricks ?? known?.score) : known?.score;
  const fits = net?.players === seats;
  const key = `${id} ${aim} ${unit} ${fits}`;
  let player = players.get(key);
  if (player === undefined)
    players.set(key, (player = fits ? new NetPolicy(netFrom(net), unit) : new HeuristicPolicy(weightsOf(id, aim), unit)));
  return player;
}
