import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { codesOf } from '../cards/card.ts';
import { PACKS, type PackId } from '../cards/pack.ts';
import { deriveSeed, rngOf, shuffled, type Seed } from '../cards/random.ts';
import { ok, refuse, type Result } from '../result.ts';

/**
 * Dealing that everybody can check. Before a deal the table tells a commitment to a secret of its own; then each person adds a share of chance; the cards
 * follow from the secret and all shares. The table could not choose its secret to suit the shares, nor anybody a share to suit the secret: one honest
 * party is enough for an honest deal. When the deal is over the secret is told, and each can see that it is the one that was committed to.
 */

/** What a table tells of a deal once it is over. */
export interface Proof {
  readonly commitment: string;
  /** 256 bits as hex digits, like everything here. */
  readonly secret: string;
  /** Everybody's shares, in the order in which they were used. */
  readonly shares: readonly string[];
  /** What the cards followed from. */
  readonly seed: Seed;
}

/** The commitment to a secret: tells nothing of it, and fits no other. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`trickhouse commitment ${secret}`)));
}

/** The seed that follows from a secret and everybody's shares, in whatever order they came. */
export function dealSeed(secret: string, shares: readonly string[]): Seed {
  return bytesToHex(sha256(utf8ToBytes(`trickhouse deal ${[secret, ...[...shares].sort()].join(' ')}`)));
}

/**
 * Whether a deal was honest, for somebody who knows what they were told before it and what they added.
 * Codes: `fair/other-commitment`, `fair/other-secret`, `fair/share-missing`, `fair/other-seed`.
 */
export function checkProof(
  { commitment, secret, shares, seed }: Proof,
  told: { readonly commitment: string; readonly share: string },
): Result<void> {
  if (commitment !== told.commitment) return refuse('fair/other-commitment', 'that is not what the table had committed to');
  if (commitmentTo(secret) !== commitment) return refuse('fair/other-secret', 'the secret is another one');
  if (!shares.includes(told.share)) return refuse('fair/share-missing', 'the own share was left out');
  return dealSeed(secret, shares) === seed ? ok(undefined) : refuse('fair/other-seed', 'the cards followed from something else');
}

/**
 * Whether a hand, in the order in which it was dealt, can have come from the pack that follows from a seed. It knows no rules of dealing: cards leave the
 * pack in its order, so a hand lies in it in that order too, and a made-up hand of eight does so once in forty thousand times.
 */
export function isDealtFrom(pack: PackId, seed: Seed, hand: readonly string[]): boolean {
  const deck = codesOf(shuffled(PACKS[pack].cards, rngOf(deriveSeed(seed, 'deck'))));
  let at = 0;
  for (const card of hand) {
    at = deck.findIndex((other, place) => place >= at && other === card) + 1;
    if (at === 0) return false;
  }
  return true;
}
