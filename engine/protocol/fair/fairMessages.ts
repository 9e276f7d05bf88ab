import * as v from 'valibot';
import { matchId, ref, type DeepReadonly } from '../common.ts';
import { action, game, options, seat, seed } from '../values.ts';

/** Messages with which a deal's seed is made (engine/match/FAIRNESS.md), and what they are made of. No hash is computed here: the first page needs none. */

/** How long a device has for its commitment, and again for its reveal, in milliseconds: a busy machine needs some seconds. */
export const SHARE_TIME = 10_000;

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const name = v.pipe(v.string(), v.maxLength(80));

/** Everything a deal follows from but for chance. One attempt at one deal of one match has one value of this. */
export const terms = v.strictObject({
  match: matchId,
  /** Counted from 1; so are attempts. */
  deal: number,
  attempt: number,
  game,
  options,
  /** By seat; of a first deal for which seats are drawn, by place in the list of people. */
  names: v.pipe(v.array(name), v.minLength(2), v.maxLength(7)),
  seating: v.picklist(['draw', 'fixed']),
  /** `null`: the first dealer follows from the seed. */
  dealer: v.nullable(seat),
  carry: v.strictObject({
    multiplier: v.number(),
    totals: v.pipe(v.array(v.number()), v.maxLength(7)),
    heldOver: v.exactOptional(v.number()),
  }),
});
export type Terms = DeepReadonly<v.InferOutput<typeof terms>>;

/** One device's place in a list: the people who play at it, and its commitment. */
const listEntry = v.strictObject({ names: v.pipe(v.array(name), v.maxLength(7)), commitment: seed });
export const listEntries = v.pipe(v.array(listEntry), v.maxLength(64));

/** The announcement before any share is revealed. */
export interface ShareList {
  readonly terms: Terms;
  /** The host's. */
  readonly commitment: string;
  readonly entries: readonly DeepReadonly<v.InferOutput<typeof listEntry>>[];
}

/** The committed values: the host's secret, and the shares in the order of the list. */
export interface Opening {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** An attempt at a deal that was broken off after its list was closed. */
export const abortedDeal = v.strictObject({
  deal: number,
  attempt: number,
  /** The people at devices that did not reveal; empty where the host itself broke off. */
  missing: v.array(name),
});
export type AbortedDeal = DeepReadonly<v.InferOutput<typeof abortedDeal>>;

const breach = v.pipe(v.string(), v.regex(/^fair\/[a-z-]{1,32}$/));

/** A deal that a player's device found unfair, counted from 1: whose device, and the code of what it found. */
export const doubt = v.strictObject({ deal: number, names: v.array(name), code: breach });
export type Doubt = DeepReadonly<v.InferOutput<typeof doubt>>;

const attempt = { match: matchId, deal: number, attempt: number };

export const FAIR_REQUESTS = [
  /** The own commitment to a share of chance in the deal that is offered. */
  v.strictObject({ type: v.literal('commit'), ref, ...attempt, commitment: seed }),
  /** The own share, once the list of commitments is closed. */
  v.strictObject({ type: v.literal('reveal'), ref, ...attempt, share: seed }),
  /** The opening of a deal that is over, counted from 1. */
  v.strictObject({ type: v.literal('prove'), ref, deal: number }),
  /** A player's device found that a deal that is over, counted from 1, was not dealt fairly. */
  v.strictObject({ type: v.literal('doubt'), ref, deal: number, code: breach }),
  /** The record of the deals that are over, for a person at the table to keep. Answered by `record`. */
  v.strictObject({ type: v.literal('take'), ref }),
] as const;

const proof = v.strictObject({
  type: v.literal('proof'),
  ref,
  terms,
  commitment: seed,
  entries: listEntries,
  secret: seed,
  shares: v.pipe(v.array(seed), v.maxLength(64)),
  /** Everything that was done in the deal, what was face down included. */
  actions: v.pipe(v.array(action), v.maxLength(4096)),
});
export type Proof = DeepReadonly<v.InferOutput<typeof proof>>;

export const FAIR_ANSWERS = [
  /** A deal is about to be dealt: its terms, and the host's commitment. */
  v.strictObject({ type: v.literal('offer'), terms, commitment: seed }),
  /** The list is closed: every device that plays checks it, and reveals. */
  v.strictObject({ type: v.literal('list'), ...attempt, commitment: seed, entries: listEntries }),
  /** Answers `prove`. */
  proof,
] as const;
