import type { Game } from '../../games/game.ts';
import type { Board } from '../../trick/board.ts';
import { Policy } from '../policy.ts';
import type { Scorer } from '../scorer.ts';
import { weightsOf } from '../weights.ts';
import type { Aim } from '../worth.ts';
import { NETS } from './generated/nets.ts';
import { NetPolicy, type Net } from './netPolicy.ts';

/** A net as it is written down: rows and then what units add, in base 64. */
export interface WrittenNet {
  readonly players: number;
  readonly bits: number;
  readonly units: number;
  readonly numbers: string;
}

/** What has been learned of a game: for the score of the deal, and for points in tricks. */
export interface Nets {
  readonly score?: WrittenNet;
  readonly tricks?: WrittenNet;
}

/** Writes a net down. */
export function written({ players, bits, units, rows, out }: Net): WrittenNet {
  return { players, bits, units, numbers: btoa([...rows, ...out].map((one) => String.fromCharCode(one & 255)).join('')) };
}

/** Reads what {@link written} wrote. */
export function netFrom({ players, bits, units, numbers }: WrittenNet): Net {
  const all = Int8Array.from(atob(numbers), (char) => char.charCodeAt(0));
  return { players, bits, units, rows: all.subarray(0, all.length - units), out: all.subarray(all.length - units) };
}

const players = new Map<string, Scorer>();

/**
 * A quick player for a game and what is played for, always the same one. `learned`: the best there is, a net where one has been learned for so many
 * players; else the policy.
 */
export function quickPlayer({ id }: Game, { players: seats }: Board, unit: number, aim: Aim, learned: boolean): Scorer {
  const known = learned ? NETS[id] : undefined;
  const net = aim === 'tricks' ? (known?.tricks ?? known?.score) : known?.score;
  const fits = net?.players === seats;
  const key = `${id} ${aim} ${unit} ${fits}`;
  let player = players.get(key);
  if (player === undefined) players.set(key, (player = fits ? new NetPolicy(netFrom(net), unit) : new Policy(weightsOf(id, aim), unit)));
  return player;
}
