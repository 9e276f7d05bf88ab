import { deriveSeed, type Seed } from '../../engine/cards/random.ts';
import { commitmentTo, dealSeed } from '../../engine/protocol/fair.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import type { Session } from './audience.ts';

/** The table's own part in the chance of a deal, counted from 1. */
export function secretOf(match: Seed, deal: number): string {
  return deriveSeed(match, `deal ${deal}`);
}

/** Gathers everybody's shares in the chance of the next deal (engine/protocol/fair.ts). */
export class Dealing {
  private readonly randomSeed: () => Seed;
  /** What the next match will follow from. */
  private prepared: Seed;
  private shares = new Map<Session, string>();
  private sharesFor: string | null = null;
  /** The last commitment asked for: everybody in the room is told the same. */
  private committed: { readonly match: Seed; readonly deal: number; readonly commitment: string } | undefined;

  constructor(randomSeed: () => Seed) {
    this.randomSeed = randomSeed;
    this.prepared = randomSeed();
  }

  /** What the next match follows from, for whom it was committed to; the one after it follows from something else. */
  takeMatchSeed(): Seed {
    const seed = this.prepared;
    this.prepared = this.randomSeed();
    return seed;
  }

  /** The commitment for a deal of a match, counted from 1; of the next match where none is given. */
  commitment(match: Seed = this.prepared, deal = 1): string {
    if (this.committed?.match !== match || this.committed.deal !== deal)
      this.committed = { match, deal, commitment: commitmentTo(secretOf(match, deal)) };
    return this.committed.commitment;
  }

  /** Somebody's share in a deal: the first one counts. Codes: `fair/other-commitment`, `fair/shared`. */
  add(session: Session, current: string | null, commitment: string, share: string): Result<void> {
    if (current === null || commitment !== current)
      return refuse('fair/other-commitment', 'no deal with that commitment is coming', { commitment: current });
    if (this.sharesFor !== current) this.shares = new Map();
    this.sharesFor = current;
    if (this.shares.has(session)) return refuse('fair/shared', 'a share is given once');
    this.shares.set(session, share);
    return ok(undefined);
  }

  /** The shares of those who sit at the table, in the order in which they are used. */
  take(commitment: string, sits: (session: Session) => boolean): string[] {
    if (this.sharesFor !== commitment) return [];
    const shares = [...this.shares].flatMap(([session, share]) => (sits(session) ? [share] : []));
    return [...new Set(shares)].sort();
  }
}

/** What a deal's cards follow from: the secret and everybody's shares; the secret alone where the match was asked for by its seed. */
export function seedOf(secret: string, shares: readonly string[] | null): Seed {
  return shares === null ? secret : dealSeed(secret, shares);
}
