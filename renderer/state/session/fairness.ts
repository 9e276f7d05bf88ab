import type {
  AbortedDeal,
  Proof,
  ServerMessage,
  ShareList,
  TableMessage,
  Terms,
  UpdateMessage,
} from '../../../engine/protocol/messages.ts';
import { SHARE_TIME } from '../../../engine/protocol/fair/fairMessages.ts';
import type { Checked, FairCode, Shown, ShuffleReport, Witness } from '../../../engine/protocol/fair/redeal.ts';
import type { Result } from '../../../engine/contract/result.ts';
import type { KeyValueStore } from '../settings.svelte.ts';

type Offer = Extract<ServerMessage, { type: 'offer' }>;
type ListMessage = Extract<ServerMessage, { type: 'list' }>;

const PLACE = 'trickhouse.fairness';
/** Deals that are remembered. Beyond that the device forgets all of them, and its secret: a share is never given twice. */
const KEPT = 64;

/**
 * A device that has not answered after this time knows that it is late, in milliseconds by its own clock. The host waits longer: a list that it closes
 * sooner leaves the device out against the rules.
 */
const LATE = SHARE_TIME / 2;

/** Returns the last tick but one of a clock that ticks each second while the page runs: a page that stood still may tick once before it reads what has come. */
function ticking(): () => number {
  let last = Date.now();
  let before = last;
  setInterval(() => {
    before = last;
    last = Date.now();
  }, 1000);
  return () => before;
}

/** The result of checking a deal: see `Checked`; the cards follow from a seed that a person requested; unknown; or the code of the breach. */
export type Verdict = Checked | 'seeded' | 'unknown' | FairCode;

/** Whether a verdict is the code of a breach. */
export function isBreach(verdict: Verdict): verdict is FairCode {
  return verdict.startsWith('fair/');
}

export interface FairnessReport {
  readonly verdict: Verdict;
  /** The same on every device that received the same opening; `null` without an opening. */
  readonly fingerprint: string | null;
  /** Attempts that were broken off: of this deal, by whom; and of matches before this one that never came to be, by this device's own count. */
  readonly aborted: readonly AbortedDeal[];
  readonly vanished: number;
}

/** An attempt as this device remembers it. */
interface Attempt extends ShuffleReport {
  /** When the page last certainly ran before the offer or the list came that is to be answered, in milliseconds since 1970. */
  readonly asked: number;
  readonly answered: boolean;
}

/** A deal as this device remembers it, over reloads. */
interface Kept {
  /** Where: the table's name in this device's store. */
  readonly table: string;
  readonly match: string;
  readonly deal: number;
  readonly attempts: readonly Attempt[];
  /** Whether cards were shown. */
  readonly dealt: boolean;
  readonly flaw: FairCode | null;
  /** Matches before it at this table for which this device revealed its share, and which were never dealt. */
  readonly vanished: number;
  /** The first thing shown of it. */
  readonly first?: Shown;
}

interface Memory {
  readonly secret: string;
  readonly deals: readonly Kept[];
}

/** The proof that a device has of a verdict. */
export interface Evidence {
  readonly witness: Witness;
  /** The opening that the table sent, if it did. */
  readonly proof: Proof | null;
}

/** Everything seen since the page was loaded. */
interface Seen {
  readonly shown: Shown[];
  seats: Witness['seats'];
  plays: boolean;
  present: boolean;
  report?: Promise<FairnessReport>;
  /** The opening that the table sent. */
  proof?: Proof;
}

/**
 * This device's part in making the seeds of deals (engine/match/FAIRNESS.md): it commits, checks the list, reveals, remembers what it received,
 * and compares once a deal is over.
 */
export class Fairness {
  readonly #store: KeyValueStore;
  #memory: Memory;
  readonly #random: () => string;
  readonly #now: () => number;
  readonly #ran: () => number;
  readonly #seen = new Map<string, Seen>();

  /**
   * @param random 256 bits from the machine's own source of chance, as hex digits
   * @param now milliseconds since 1970
   * @param ran the last moment, by the same clock, at which the page certainly ran before it read what it reads now
   */
  constructor(store: KeyValueStore, random: () => string, now: () => number = Date.now, ran: () => number = ticking()) {
    this.#store = store;
    this.#now = now;
    this.#ran = ran;
    this.#random = random;
    this.#memory = read(store) ?? { secret: random(), deals: [] };
  }

  /**
   * The commitment to this device's share in a deal that a table offers; `undefined` where the offer contradicts an earlier one. It is taken note
   * of at once; only hashing waits for its script.
   */
  async offer(table: string, { terms, commitment }: Offer): Promise<string | undefined> {
    const { match, deal, attempt } = terms;
    const kept = this.#kept(match, deal) ?? this.#begin(table, terms);
    const last = kept.attempts.at(-1);
    const again = last?.terms.attempt === attempt && last.commitment === commitment && text(last.terms) === text(terms);
    if (!again) {
      if (kept.dealt) return this.#flawed(kept, 'fair/dealt-twice');
      if (last !== undefined && last.terms.attempt >= attempt) return this.#flawed(kept, 'fair/other-commitment');
      const before = kept.attempts.map((one) => (one === last ? { ...one, late: this.#isLate(one) } : one));
      const next = { terms, commitment, entries: null, own: '', late: false, asked: this.#ran(), answered: false };
      this.#keep({ ...kept, attempts: [...before, next] });
    }
    const { own } = await this.#part(table, terms, commitment);
    this.#amend(match, deal, attempt, (one) => ({ own, late: this.#isLate(one), answered: true }));
    return own;
  }

  /** This device's share, once the list is closed; `undefined` where the list is not as it should be, or this device is not in it. */
  async list(table: string, { match, deal, attempt, commitment, entries }: ListMessage): Promise<string | undefined> {
    const kept = this.#kept(match, deal);
    const last = kept?.attempts.at(-1);
    if (kept === undefined || last?.terms.attempt !== attempt) return undefined;
    if (last.commitment !== commitment) return this.#flawed(kept, 'fair/other-commitment');
    const other = last.entries === null ? kept.dealt : text(last.entries) !== text(entries);
    const double = new Set(entries.map((entry) => entry.commitment)).size < entries.length;
    if (other || double) return this.#flawed(kept, 'fair/other-list');
    if (last.entries === null)
      this.#amend(match, deal, attempt, () => ({ entries, late: this.#isLate(last), asked: this.#ran(), answered: false }));
    const { own, share } = await this.#part(table, last.terms, commitment);
    this.#amend(match, deal, attempt, (one) => ({ late: this.#isLate(one), answered: true }));
    return entries.some((entry) => entry.commitment === own) ? share : undefined;
  }

  /** Whether this device has let its time for an answer pass: it has not answered yet, or does so only now. */
  #isLate({ late, answered, asked }: Attempt): boolean {
    return late || (!answered && this.#now() - asked >= LATE);
  }

  async #part(table: string, terms: Terms, commitment: string): Promise<{ readonly share: string; readonly own: string }> {
    const { secret } = this.#memory;
    const { shareCommitment, shareFor } = await import('../../../engine/protocol/fair/fair.ts');
    const share = shareFor(secret, table, terms, commitment);
    return { share, own: shareCommitment(terms, commitment, share) };
  }

  /** Adds to what is remembered of an attempt. */
  #amend(match: string, deal: number, attempt: number, more: (one: Attempt) => Partial<Attempt>): void {
    const kept = this.#kept(match, deal);
    if (kept === undefined) return;
    this.#keep({ ...kept, attempts: kept.attempts.map((one) => (one.terms.attempt === attempt ? { ...one, ...more(one) } : one)) });
  }

  /**
   * Takes note of what was shown.
   * @param present whether this device was connected when the deal began
   * @param agreed whether the people at this device have agreed to what is taken back
   */
  see(table: string, message: TableMessage, { view, events, seat }: UpdateMessage, present: boolean, agreed = false): void {
    const { match, deal } = message;
    const kept = this.#kept(match, deal) ?? this.#begin(table, { match, deal });
    const seen = this.#seenOf(match, deal);
    const viewer = seat ?? ('spectator' as const);
    const one: Shown = { viewer, view, events };
    if (seen.seats === null) {
      const names = message.people.map((_, place) => message.people.find((person) => person.seat === place)?.name ?? '');
      seen.seats = { names, draw: message.draw, cut: message.cut };
      if (kept.first !== undefined) seen.shown.push(kept.first);
      seen.present = present;
    }
    seen.plays ||= message.people.some(({ mine }) => mine);
    // Actions taken back were not played. The host announces it to all; with guests it needs their consent. Who owns the table is the host's word alone.
    if (events.some(({ type }) => type === 'takeBack') && (agreed || message.people.every(({ kind }) => kind !== 'away'))) {
      const back = seen.shown.findIndex((other) => other.viewer === viewer && other.view.moves.length > view.moves.length);
      if (back >= 0) seen.shown.splice(back);
    }
    seen.shown.push(one);
    if (!kept.dealt) this.#keep({ ...kept, dealt: true, first: one });
  }

  /** Whether a deal that is over, counted from 1, was fair as far as this device knows. `ask` has the table open it. */
  check(message: TableMessage, deal: number, ask: () => Promise<Result<Proof>>): Promise<FairnessReport> {
    const seen = this.#seenOf(message.match, deal);
    seen.report ??= this.#judge(message, deal, seen, ask).then((report) => {
      // A request that failed now can be repeated later.
      if (report.verdict === 'unknown') delete seen.report;
      return report;
    });
    return seen.report;
  }

  async #judge(message: TableMessage, deal: number, seen: Seen, ask: () => Promise<Result<Proof>>): Promise<FairnessReport> {
    const kept = this.#kept(message.match, deal);
    const aborted = message.aborted.filter((one) => one.deal === deal);
    const base = { fingerprint: null, aborted, vanished: kept === undefined ? 0 : kept.vanished };
    const offered = kept !== undefined && kept.attempts.length > 0;
    if (!message.fair && !offered) return { ...base, verdict: 'seeded' };
    if (kept?.flaw) return { ...base, verdict: kept.flaw };
    const asked = await ask();
    if (!asked.ok) {
      // The page may ask while a new deal has just begun behind the reckoning of the last one: that deal owes no proof yet.
      const open = asked.error.code === 'match/deal-open' && message.deal <= deal && !seen.shown.some(({ view }) => view.score !== null);
      const refused = asked.error.code !== 'link/lost' && asked.error.code !== 'table/none' && !open;
      const owed = refused && (offered || seen.present);
      return { ...base, verdict: owed ? 'fair/no-proof' : 'unknown' };
    }
    seen.proof = asked.value;
    const { terms } = asked.value;
    if (terms.match !== message.match || terms.deal !== deal) return { ...base, verdict: 'fair/other-terms' };
    const { verifyDeal } = await import('../../../engine/protocol/fair/redeal.ts');
    const { plays, present, seats, shown } = seen;
    const told = { attempts: kept?.attempts ?? [], flaw: this.#kept(message.match, deal)?.flaw ?? null };
    const checked = verifyDeal({ plays, present, seats, shown, aborted, ...told }, asked.value);
    return checked.ok
      ? { ...base, verdict: checked.value.checked, fingerprint: checked.value.fingerprint }
      : { ...base, verdict: checked.error.code };
  }

  /** All that this device has to prove its verdict on a deal: what it was sent before the cards, what it was shown, and the opening. */
  evidence({ match, aborted }: TableMessage, deal: number): Evidence {
    const { seats, plays, present, shown, proof = null } = this.#seenOf(match, deal);
    const { attempts = [], flaw = null } = this.#kept(match, deal) ?? {};
    return { witness: { plays, present, flaw, attempts, shown, seats, aborted: aborted.filter((one) => one.deal === deal) }, proof };
  }

  #kept(match: string, deal: number): Kept | undefined {
    return this.#memory.deals.find((one) => one.match === match && one.deal === deal);
  }

  #seenOf(match: string, deal: number): Seen {
    const key = `${match} ${deal}`;
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    const seen: Seen = { shown: [], seats: null, plays: false, present: false };
    this.#seen.set(key, seen);
    return seen;
  }

  /** Something new to remember. */
  #begin(table: string, { match, deal }: Pick<Terms, 'match' | 'deal'>): Kept {
    if (this.#memory.deals.length >= KEPT) this.#memory = { secret: this.#random(), deals: [] };
    const gone = this.#memory.deals.filter(
      (one) => one.table === table && one.match !== match && !one.dealt && one.attempts.some(({ entries }) => entries !== null),
    );
    this.#memory = { ...this.#memory, deals: this.#memory.deals.filter((one) => !gone.includes(one)) };
    return { table, match, deal, attempts: [], dealt: false, flaw: null, vanished: gone.length };
  }

  /** Remembers a deal; what was first shown of those before it is needed no more. */
  #keep(kept: Kept): void {
    const others = this.#memory.deals.filter((one) => one.match !== kept.match || one.deal !== kept.deal);
    const light = others.map(({ first: _, ...one }): Kept => one);
    this.#memory = { ...this.#memory, deals: [...light, kept] };
    this.#store.setItem(PLACE, JSON.stringify(this.#memory));
  }

  #flawed(kept: Kept, flaw: FairCode): undefined {
    this.#keep({ ...kept, flaw: kept.flaw ?? flaw });
    return undefined;
  }
}

/** A text to compare by: equal values have equal texts. */
function text(told: Terms | ShareList['entries']): string {
  return JSON.stringify(told);
}

/** The entries of this device; no other program writes there. */
function read(store: KeyValueStore): Memory | undefined {
  try {
    const kept = JSON.parse(store.getItem(PLACE) ?? 'null') as Memory | null;
    return typeof kept?.secret === 'string' && Array.isArray(kept.deals) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** 256 bits of chance as hex digits. */
export function randomShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
