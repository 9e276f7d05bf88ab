import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../../cards/random.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import type { Opening, ShareList, Terms } from './fairMessages.ts';

/**
 * Commit and reveal: how the host and every device that plays make the seed of a deal together (engine/match/FAIRNESS.md). Each hash is SHA-256 of the
 * UTF-8 text of a JSON array without white space whose first item names its purpose, as 64 hex digits; secrets and shares are 256 bits as hex digits.
 */

function digest(...parts: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}

/** The terms that bind all messages of one attempt at a deal. */
export function termsHash({ match, deal, attempt, game, options, names, seating, dealer, carry }: Terms): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  // Points held over stand behind the rest where there are some, so that other deals keep their digests.
  const heldOver = carry.heldOver === undefined ? [] : [carry.heldOver];
  return digest(
    'trickhouse terms',
    match,
    deal,
    attempt,
    game,
    sorted,
    names,
    seating,
    dealer,
    carry.multiplier,
    carry.totals,
    ...heldOver,
  );
}

/** The host's commitment to its secret for one attempt at a deal. */
export function hostCommitment(terms: Terms, secret: string): string {
  return digest('trickhouse host', termsHash(terms), secret);
}

/** A device's commitment to its share, which counts beside this commitment of the host alone. */
export function shareCommitment(terms: Terms, host: string, share: string): string {
  return digest('trickhouse share', termsHash(terms), host, share);
}

/** A device's share for an offer: different for every offer and every table, the same at every call. `own`: the device's secret. */
export function shareFor(own: string, table: string, terms: Terms, host: string): string {
  return digest('trickhouse device', own, table, termsHash(terms), host);
}

/** Returns the identity of a closed list. */
export function listHash({ terms, commitment, entries }: ShareList): string {
  const told = entries.map((entry) => [entry.names, entry.commitment]);
  return digest('trickhouse list', termsHash(terms), commitment, told);
}

/** The seed that follows from a list and its opening: whatever is added, left out or changed gives another one. */
export function dealSeed(list: ShareList, { secret, shares }: Opening): Seed {
  return digest('trickhouse deal', listHash(list), secret, shares);
}

/** Twelve hex digits that people read aloud to check that their devices received the same opening. */
export function fingerprint(seed: Seed): string {
  return digest('trickhouse fingerprint', seed)
    .slice(0, 12)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** Whether a list names one commitment twice: a device's share counts once. */
function hasDouble({ entries }: Pick<ShareList, 'entries'>): boolean {
  return new Set(entries.map(({ commitment }) => commitment)).size < entries.length;
}

/**
 * The seed of a deal whose list has been opened. `fair/other-secret`: the secret does not fit the host's commitment; `fair/other-share`: a share does not fit its own
 * commitment, is missing, or is one too many.
 */
export function openedSeed(list: ShareList, opening: Opening): Result<Seed, 'fair/other-secret' | 'fair/other-share'> {
  const { terms, commitment, entries } = list;
  if (hostCommitment(terms, opening.secret) !== commitment)
    return refuse('fair/other-secret', 'the secret is not the one that the host committed to');
  const fits =
    opening.shares.length === entries.length &&
    opening.shares.every((share, index) => shareCommitment(terms, commitment, share) === entries[index]?.commitment);
  if (!fits || hasDouble(list)) return refuse('fair/other-share', 'a share is not the one that its device committed to');
  return ok(dealSeed(list, opening));
}

/** The seed of a deal of formats 1 and 2, from the secret and the shares in whatever order. */
export function olderSeed(secret: string, shares: readonly string[]): Seed {
  return bytesToHex(sha256(utf8ToBytes(`trickhouse deal ${[secret, ...[...shares].sort()].join(' ')}`)));
}
