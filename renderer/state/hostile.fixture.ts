import { vi } from 'vitest';
import type { Card } from '../../engine/cards/card.ts';
import { deriveSeed, rngOf, shuffled, type Seed } from '../../engine/cards/random.ts';
import { klaverjas } from '../../engine/games/klaverjas/game.ts';
import { shuffledFor } from '../../engine/match/deck.ts';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { FairShuffle, type Job, type Shuffle } from '../../electron/host/table/fairShuffle.ts';

/** Changes messages of one type. */
export const change =
  <T extends ServerMessage['type']>(
    type: T,
    to: (message: Extract<ServerMessage, { type: T }>) => ServerMessage | readonly ServerMessage[],
  ) =>
  (message: ServerMessage): readonly ServerMessage[] => {
    if (message.type !== type) return [message];
    const changed = to(message as Extract<ServerMessage, { type: T }>);
    return (Array.isArray(changed) ? changed : [changed]) as readonly ServerMessage[];
  };

/** A host that makes something else of a list and its opening than it has told. */
export function remake(shuffle: (made: Shuffle, secret: string) => Shuffle): void {
  const run = FairShuffle.prototype.run;
  vi.spyOn(FairShuffle.prototype, 'run').mockImplementation(function (this: FairShuffle, job: Job) {
    const made = (one: Shuffle | null): void => {
      const secret = one === null ? '' : deriveSeed(job.seed, `deal ${one.list.terms.deal} attempt ${one.list.terms.attempt}`);
      job.done(one === null ? null : shuffle(one, secret));
    };
    run.call(this, { ...job, done: made });
  });
}

/** Hands as a cheat wants them, laid into a pack so that each hand lies in the pack of the seed in its order. */
export function madeUp(seed: Seed, wish: Seed): Card[] {
  const { deck, pile } = shuffledFor(klaverjas, seed);
  const carry = { multiplier: 1, totals: [0, 0, 0, 0] };
  const real = klaverjas.deal({ options: {}, players: 4, dealer: 3, deck, pile, carry }).state.hands;
  const wished = shuffled(deck, rngOf(wish));
  const hands = real.map((_, seat) => wished.slice(8 * seat, 8 * seat + 8).sort((a, b) => deck.indexOf(a) - deck.indexOf(b)));
  return deck.map((card) => {
    const seat = real.findIndex((hand) => hand.includes(card));
    return hands[seat]?.[real[seat]?.indexOf(card) ?? 0] ?? card;
  });
}
