import { deriveSeed, type Seed } from '../../../engine/cards/random.ts';
import { olderSeed } from '../../../engine/protocol/fair.ts';
import type { AbortedDeal, ShareList, Terms } from '../../../engine/protocol/messages.ts';

/** The cards' seed of a deal of a match that was asked for by its seed, and the host's secret of one of formats 1 and 2; deals are counted from 1. */
export function dealSecret(match: Seed, deal: number): string {
  return deriveSeed(match, `deal ${deal}`);
}

/** The host's secret for one attempt at a deal: it follows from the match's seed, so that a restart cannot bring another. Both are counted from 1. */
export function attemptSecret(match: Seed, deal: number, attempt: number): string {
  return deriveSeed(match, `deal ${deal} attempt ${attempt}`);
}

/** What a deal follows from where nobody is there who could have a share in it, or check it: only the match's seed. */
export function hostOnlySeed(match: Seed, deal: number): Seed {
  return olderSeed(dealSecret(match, deal), []);
}

/** A closed list with its opening, and what follows from it. */
export interface Shuffle {
  readonly list: ShareList;
  readonly shares: readonly string[];
  readonly seed: Seed;
}

/** An attempt that was broken off after its list was closed. */
export interface AbortedAttempt {
  readonly list: ShareList;
  /** Places in the list of the devices that did not reveal. */
  readonly missing: readonly number[];
}

/** A deal whose seed is to be made. */
export interface ShuffleJob {
  /** The seed of the match. */
  readonly seed: Seed;
  /** Attempts at this deal before, of an earlier run of the program. */
  readonly attempts: number;
  terms(attempt: number): Terms;
  /** A list was closed; nobody is told before the result is settled. */
  closed(list: ShareList): Promise<void> | undefined;
  aborted(aborted: AbortedAttempt): Promise<void> | undefined;
  /** `null`: no connection takes part, and the seed is {@link hostOnlySeed}. */
  done(shuffle: Shuffle | null): void;
}

/** What is told of an attempt that was broken off. */
export function abortedDeal({ list: { terms, entries }, missing }: AbortedAttempt): AbortedDeal {
  return { deal: terms.deal, attempt: terms.attempt, missing: missing.flatMap((place) => entries[place]?.names ?? []) };
}
