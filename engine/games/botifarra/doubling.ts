import type { Seat } from '../../cards/card.ts';
import { callsOn, type Ladder, type NextRung } from '../phases/ladder.ts';
import { after } from '../../cards/seats.ts';
import type { Options } from '../../contract/options.ts';
import { callMultiplier } from './options.ts';

/** The doubling calls in their order: the opponents', the dealer's side's, the opponents' again. */
const CALLS = ['contrar', 'recontrar', 'santvicens'] as const;

/**
 * The seats that may double next (engine/games/botifarra/README.md, Doubling): the seat at the left of the last caller, then that seat's partner. The game runs
 * anticlockwise, so that the left-hand neighbour is the seat before.
 */
export function rungsAfter(announcer: Seat): NextRung {
  return (calls) => {
    const call = CALLS[calls.length];
    if (call === undefined) return null;
    const left = after(calls.at(-1)?.seat ?? announcer, 4, -1);
    return { call, ask: [left, after(left, 4, 2)] };
  };
}

/** The factor of a deal's score. */
export function factorOf(ladder: Ladder | null, noTrumps: boolean, options: Options): number {
  return callMultiplier(callsOn(ladder), options) * (noTrumps ? 2 : 1);
}
