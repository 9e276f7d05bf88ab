import { deriveSeed, type Seed } from '../../../engine/cards/random.ts';
import { olderSeed } from '../../../engine/protocol/fair/fair.ts';
import type { AbortedDeal, ShareList, Terms } from '../../../engine/protocol/messages.ts';

/** The cards' seed of a deal if the match has a given seed, and the host's secret in formats 1 and 2; deals count from 1. */
export function dealSecret(match: Seed, deal: number): string {
  return deriveSeed(match, `deal ${deal}`);
}

/** The host's secret for one attempt at a deal: it follows from the match's seed, so that a restart cannot bring another. Both are counted from 1. */
export function attemptSecret(match: Seed, deal: number, attempt: number): string {
  return deriveSeed(match, `deal ${deal} attempt ${attempt}`);
}

/** The seed of a deal if no device could have a share in it, or check it: it follows from the match's seed alone. */
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
  /** Called when a list is closed; the list is sent only after the result settles. */
  closed(list: ShareList): Promise<void> | undefined;
  aborted(aborted: AbortedAttempt): Promise<void> | undefined;
  /** `null`: no connection takes part, and the seed is {@link hostOnlySeed}. */
  done(shuffle: Shuffle | null): void;
}

/** The public account of an aborted attempt. */
export function publicAccount({ list: { terms, entries }, missing }: AbortedAttempt): AbortedDeal {
  return { deal: terms.deal, attempt: terms.attempt, missing: missing.flatMap((place) => entries[place]?.names ?? []) };
}
