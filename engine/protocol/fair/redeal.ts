import type { Seed } from '../../cards/random.ts';
import type { Carry } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { parseAction } from '../../contract/notation.ts';
import type { Viewer } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { shuffledFor } from '../../match/deck.ts';
import { seatView } from '../../match/seatView.ts';
import { drawnSeats, fixedSeats, type Seating } from '../../match/seating.ts';
import { fingerprint, listHash, openedSeed, termsHash } from './fair.ts';
import type { AbortedDeal, Proof, ShareList, Terms } from './fairMessages.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { wireEvent, wireView, type WireEvent, type WireView } from '../wire.ts';

/**
 * A device's own check of a deal that is over: it deals again by the rules of the game and compares with what it was shown. Loaded when the first deal is
 * over, with all games: never by the page's first scripts.
 */

/** An update as a device was shown it. */
export interface Shown {
  readonly viewer: Viewer;
  readonly view: WireView;
  readonly events: readonly WireEvent[];
}

/** An attempt at a deal as a device learned of it. */
export interface ShuffleReport {
  readonly terms: Terms;
  readonly commitment: string;
  /** The list; `null` where none came. */
  readonly entries: ShareList['entries'] | null;
  /** The device's own commitment; empty as long as it has none. */
  readonly own: string;
  /** Whether the device let its time pass before it answered, by its own clock. */
  readonly late: boolean;
}

/** All that a device knows of a deal from before its opening. */
export interface Witness {
  /** Whether a player uses this device. */
  readonly plays: boolean;
  /** Whether it was connected when the cards were dealt. */
  readonly present: boolean;
  /** The fault it found at once, as a code; `null`: nothing. */
  readonly flaw: FairCode | null;
  /** In order. */
  readonly attempts: readonly ShuffleReport[];
  /** The views it received, in order. */
  readonly shown: readonly Shown[];
  /** Names by seat, and the cards of draw and cut, as the table sent them; `null` if it did not. */
  readonly seats: {
    readonly names: readonly string[];
    readonly draw: readonly string[] | null;
    readonly cut: readonly string[] | null;
  } | null;
  /** The attempts that the table says were broken off. */
  readonly aborted: readonly AbortedDeal[];
}

/** A fault of a deal. */
export type FairCode =
  | 'fair/no-offer'
  | 'fair/no-proof'
  | 'fair/other-commitment'
  | 'fair/other-terms'
  | 'fair/other-list'
  | 'fair/other-secret'
  | 'fair/other-share'
  | 'fair/share-missing'
  | 'fair/other-seats'
  | 'fair/other-cards'
  | 'fair/against-rules'
  | 'fair/dealt-twice'
  | 'fair/abort-hidden';

/**
 * `fair`: with a share of this device; the others: the cards follow from what was opened, but this device had no share in it, because it was `late`, or
 * (`follows`) because it does not play or was not there.
 */
export type Checked = 'fair' | 'late' | 'follows';

/** Whether a deal was dealt as had been agreed on. */
export function verifyDeal(witness: Witness, proof: Proof): Result<{ readonly checked: Checked; readonly fingerprint: string }, FairCode> {
  const { flaw, attempts, plays, present } = witness;
  if (flaw !== null) return refuse(flaw, 'the host did not keep to what it had told');
  const told = attempts.find(({ terms }) => terms.attempt === proof.terms.attempt);
  if (told === undefined && present) return refuse('fair/no-offer', 'the host committed to nothing before the cards came');
  if (told !== undefined) {
    const kept = keptTo(told, proof, present);
    if (!kept.ok) return kept;
  }
  const { attempt, deal } = proof.terms;
  const broken = new Set(witness.aborted.filter((one) => one.deal === deal).map((one) => one.attempt));
  if (Array.from({ length: attempt - 1 }, (_, index) => index + 1).some((one) => !broken.has(one)))
    return refuse('fair/abort-hidden', 'an attempt was broken off, and the table does not say so', { attempt });
  const own = told !== undefined && proof.entries.some(({ commitment }) => commitment === told.own);
  const leftOut = plays && present && told !== undefined && !own;
  const late = leftOut && attempts.some((one) => one.late);
  if (leftOut && !late) return refuse('fair/share-missing', 'the own share was left out');
  const seed = openedSeed(proof, proof);
  if (!seed.ok) return seed;
  const same = dealtAgain(proof, seed.value, witness);
  const without = late ? 'late' : 'follows';
  return same.ok ? ok({ checked: own ? 'fair' : without, fingerprint: fingerprint(seed.value) }) : same;
}

/** Whether the opening matches the announcement. A device whose connection was lost in between may have missed the list. */
function keptTo(
  told: ShuffleReport,
  proof: Proof,
  present: boolean,
): Result<void, 'fair/other-terms' | 'fair/other-commitment' | 'fair/other-list'> {
  if (termsHash(told.terms) !== termsHash(proof.terms)) return refuse('fair/other-terms', 'the deal was offered on other terms');
  if (told.commitment !== proof.commitment) return refuse('fair/other-commitment', 'that is not what the host had committed to');
  if (told.entries === null ? present : listHash({ ...told, entries: told.entries }) !== listHash(proof))
    return refuse('fair/other-list', 'the list is not the one that was told before the cards');
  return ok(undefined);
}

/** How people sit, and who deals, when a deal is dealt from a seed. */
export function seatingFor({ game: id, names, seating, dealer, options }: Terms, seed: Seed): Seating {
  const game = gameById(id);
  return seating === 'draw' ? drawnSeats(game, names.length, seed, options) : fixedSeats(game, names.length, dealer ?? undefined, seed);
}

/** Deals again and plays the same actions. */
function dealtAgain(
  { terms, actions }: Proof,
  seed: Seed,
  { seats, shown }: Witness,
): Result<void, 'fair/other-seats' | 'fair/against-rules' | 'fair/other-cards'> {
  const game = gameById(terms.game);
  const players = terms.names.length;
  const { order, dealer, draw, cut } = seatingFor(terms, seed);
  if (seats !== null && terms.deal === 1) {
    const names = order.map((place) => terms.names[place]);
    if (text([names, draw, cut]) !== text([seats.names, seats.draw, seats.cut]))
      return refuse('fair/other-seats', 'people sit, or drew, otherwise than follows from the seed');
  }
  if (shown.some(({ view }) => view.dealer !== dealer)) return refuse('fair/other-seats', 'another seat deals than follows from the seed');
  const setup = { options: terms.options, players, dealer, ...shuffledFor(game, seed), carry: carryOf(terms) };
  const compare = new Comparison(game, shown);
  let step = game.deal(setup);
  compare.see(step);
  for (const written of actions) {
    const action = parseAction(written);
    if (action === undefined || game.toAct(step.state) === null || !game.legal(step.state).actions.includes(action))
      return compare.hasBegun
        ? refuse('fair/against-rules', `${written} was not legal`, { action: written })
        : refuse('fair/other-cards', 'the first cards that were shown do not follow from the seed');
    step = game.apply(step.state, action);
    compare.see(step);
  }
  return compare.isWhole ? ok(undefined) : refuse('fair/other-cards', 'what was shown does not follow from the seed');
}

function carryOf({ carry: { multiplier, totals, heldOver = 0 } }: Terms): Carry {
  return heldOver === 0 ? { multiplier, totals } : { multiplier, totals, heldOver };
}

/** Walks through what each viewer was shown, in order, as the deal is played again. */
class Comparison {
  readonly #game: Game;
  readonly #views = new Map<Viewer, string[]>();
  readonly #events = new Map<Viewer, string[]>();
  readonly #begun = new Set<Viewer>();

  constructor(game: Game, shown: readonly Shown[]) {
    this.#game = game;
    for (const { viewer, view, events } of shown) {
      this.#views.set(viewer, [...(this.#views.get(viewer) ?? []), text(view)]);
      // Claims are no part of the rules, and what was taken back is gone.
      const told = events.filter(({ type }) => type !== 'claim' && type !== 'takeBack').map(text);
      this.#events.set(viewer, [...(this.#events.get(viewer) ?? []), ...told]);
    }
  }

  see({ state, events }: ReturnType<Game['deal']>): void {
    for (const [viewer, waiting] of this.#views) {
      const seen = seatView(this.#game, state, events, viewer);
      const view = text(wireView(seen.view));
      // The same view may have come twice, to a player who came back.
      for (; waiting[0] === view; waiting.shift()) this.#begun.add(viewer);
      const told = this.#events.get(viewer) ?? [];
      for (const event of seen.events.map((event) => text(wireEvent(event)))) if (told[0] === event) told.shift();
    }
  }

  /** Whether something of what each viewer was shown has come again. */
  get hasBegun(): boolean {
    return this.#begun.size === this.#views.size;
  }

  /** Whether everything that was shown has come again. */
  get isWhole(): boolean {
    return [...this.#views.values(), ...this.#events.values()].every((waiting) => waiting.length === 0);
  }
}

/** A text that is the same for equal values, whatever the order of their keys. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
