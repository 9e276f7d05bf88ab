import type { ShownCard } from '../../engine/cards/card.ts';
import type { GameInfo, SheetDeal } from '../../engine/protocol/messages.ts';
import type { Store } from './settings.svelte.ts';

const PLACE = 'trickhouse.shares';
/** Shares of so many deals are kept, to be checked after a reload. */
const KEPT = 64;

/** What became of checking a deal: honest; not to be told; or the code of what is wrong. */
export type Verdict = 'fair' | 'unknown' | `fair/${string}`;

/** One's own shares in the chance of deals, and the check that they were used. */
export class Fairness {
  private readonly store: Store;
  private readonly random: () => string;
  private readonly shares: Map<string, string>;
  /** The hand as it was dealt, by deal of the match on the table. */
  private readonly hands = new Map<string, readonly ShownCard[]>();

  /** @param random 256 bits from the machine's own source of chance, as hex digits */
  constructor(store: Store, random: () => string) {
    this.store = store;
    this.random = random;
    this.shares = new Map(read(store));
  }

  /** One's share in a deal that the table has committed to: always the same for the same commitment. */
  shareFor(commitment: string): string {
    let share = this.shares.get(commitment);
    if (share === undefined) {
      share = this.random();
      this.shares.set(commitment, share);
      this.store.setItem(PLACE, JSON.stringify([...this.shares].slice(-KEPT)));
    }
    return share;
  }

  /** Notes one's hand as it was dealt. */
  note(match: string, deal: number, hand: readonly ShownCard[]): void {
    this.hands.set(`${match} ${deal}`, hand);
  }

  /** Whether a finished deal, counted from 1, was honest as far as oneself can tell. */
  async check(match: string, number: number, deal: SheetDeal, game: GameInfo): Promise<Verdict> {
    const { proof } = deal;
    const share = proof === null ? undefined : this.shares.get(proof.commitment);
    if (proof === null || share === undefined) return 'unknown';
    const { checkProof, isDealtFrom } = await import('../../engine/protocol/fair.ts');
    const checked = checkProof(proof, { commitment: proof.commitment, share });
    if (!checked.ok) return checked.error.code as Verdict;
    const hand = this.hands.get(`${match} ${number}`);
    const seen = hand !== undefined && !hand.includes('??');
    return seen && !isDealtFrom(game.pack, proof.seed, hand) ? 'fair/other-cards' : 'fair';
  }
}

function read(store: Store): [string, string][] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (entry): entry is [string, string] => Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string'),
    );
  } catch {
    return [];
  }
}

/** 256 bits of chance as hex digits. */
export function randomShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
