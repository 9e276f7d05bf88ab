import { checkClaim, mayClaim, playOutClaim } from '../../../engine/analysis/claim.ts';
import { decisionSeed } from '../../../engine/bots/advice/explain.ts';
import { rngOf } from '../../../engine/cards/random.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { codesOf, type CardCode, type Seat } from '../../../engine/cards/card.ts';
import type { GameEvent } from '../../../engine/contract/event.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import type { Viewer } from '../../../engine/contract/view.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import {
  act,
  actInNotation,
  currentDeal,
  nextCarry,
  nextDealer,
  noted,
  startDeal,
  type Match,
  type MatchStep,
} from '../../../engine/match/match.ts';
import { dealtIn } from '../../../engine/match/record.ts';
import { eventsFor, seatView } from '../../../engine/match/seatView.ts';
import { takeBack } from '../../../engine/match/takeBack.ts';
import type { AbortedDeal, MatchSummary, Proof, TableMessage, TablePerson, Terms } from '../../../engine/protocol/messages.ts';
import { wireEvent, wireLegal, wireView, type WireEvent } from '../../../engine/protocol/wire.ts';
import { ok, refuse, type Result, type CodeOf, type Refused } from '../../../engine/contract/result.ts';
import { attemptSecret, hostOnlySeed, dealSecret, publicAccount, type AbortedAttempt, type ShuffleJob, type Shuffle } from './dealSeeds.ts';
import type { Person } from '../ports/person.ts';
import { scoreSheetText } from './scoreSheet.ts';
import { sightOf, type Seen, type Sight } from '../sessions/sight.ts';
import type { MatchConsent } from '../../store/format/consent.ts';
import type { Journal } from '../../store/disk/journal.ts';
import { overLine, savedList } from '../../store/format/derived.ts';
import type { SavedShuffle } from '../../store/format/derived.ts';
import type { ResumedMatch } from '../../store/storedMatch.ts';
import { listedPeople, type SavedPerson } from '../../store/format/person.ts';
import type { MatchHeader, MatchLine } from '../../store/format/lines.ts';

/** The table's state in messages, without the fields that differ by connection. */
export type TableState = Omit<
  TableMessage,
  'sheet' | 'watching' | 'pace' | 'clock' | 'customs' | 'helps' | 'hints' | 'consent' | 'repeats' | 'ref'
>;

/** A valid change of the match: its next state, the events that lead there, and its lines in the journal. */
export interface Change extends MatchStep {
  readonly lines: readonly [MatchLine, ...MatchLine[]];
  /** How the seed of a new deal was made; `null`: the deal follows from the match's seed. Omitted where no deal begins. */
  readonly shuffle?: Shuffle | null;
}

/** More than a deal has moves. */
const SPAN = 4096;

/**
 * A match on the table, with its people and its journal: the authority over what happens. A change is validated, applied and
 * persisted in three steps, which dispatch.ts takes in their order.
 */
export class Table {
  readonly header: MatchHeader;
  readonly journal: Journal;
  /** The answers of its people to an analysis. */
  readonly consent: MatchConsent;
  /** Whether a bot has acted, be it in the place of a person who was away. */
  botActed: boolean;
  match: Match;
  /** Counts every change; never sent. */
  steps = 0;
  /** The base of versions: it grows with every deal, and whenever an action is taken back. */
  #base: number;
  /** The making of each deal's seed; `undefined` if no device could have a share in it. */
  readonly #shuffles: (SavedShuffle | undefined)[];
  /** Attempts at deals that were broken off after their lists were closed. */
  readonly #broken: AbortedAttempt[];
  /** By the seat in which they began. */
  readonly people: SavedPerson[];
  #events: readonly GameEvent[] = [];
  /** The current sights by viewer, as far as requested. */
  #sights = new Map<Viewer, Sight>();
  readonly #now: () => number;

  /** @param version where to count from: higher than anything this host's visitors have seen */
  constructor({ header, people, match, shuffles, aborted, consent, botActed, journal }: ResumedMatch, version: number, now: () => number) {
    this.header = header;
    this.people = [...people];
    this.match = match;
    this.#shuffles = [...shuffles];
    this.#broken = [...aborted];
    this.consent = consent;
    this.botActed = botActed;
    this.journal = journal;
    this.#base = version;
    this.#now = now;
  }

  get game(): GameId {
    return this.header.game;
  }

  /**
   * Another one plays for a person from now on. Resolves once it is written. After the last card only the table changes: the record of who played
   * stays as it is, and the seat is open in the match that follows (`again`).
   */
  seat(person: Person, taken: SavedPerson): Promise<void> {
    this.people[person] = taken;
    this.consent.seat(person, taken);
    if (this.match.standing.over) return Promise.resolve();
    this.match = { ...this.match, players: this.people.map(({ name }) => name) };
    return this.journal.append(JSON.stringify({ seat: { person, taken }, at: this.#now() } satisfies MatchLine));
  }

  /**
   * Records whether a person agrees to an analysis once the match is over. Until then they may change their mind.
   */
  agree(person: Person, agreed: boolean): Result<Promise<void>, 'table/not-yours' | 'match/over'> {
    const said = this.consent.answers.find((one) => one.person === person);
    if (said?.agreed === true && !agreed && this.match.standing.over) return refuse('match/over', 'what was agreed stands');
    if (!this.consent.say(person, agreed)) return refuse('table/not-yours', 'that person need not agree');
    // Said once more, it is no news and costs the disk nothing.
    if (said?.agreed === agreed) return ok(Promise.resolve());
    return ok(this.journal.append(JSON.stringify({ agree: { person, agreed }, at: this.#now() } satisfies MatchLine)));
  }

  /** Who is to act; `null` between deals. */
  toAct(): Person | null {
    const deal = currentDeal(this.match);
    const seat = deal === undefined ? null : this.match.game.toAct(deal.state);
    return seat === null ? null : (deal?.people[seat] ?? null);
  }

  /** Where a person sits in the deal in play. */
  seatOf(person: Person): Seat {
    return this.match.deals.at(-1)?.people.indexOf(person) ?? person;
  }

  /**
   * The version of the table as a person, or a spectator, sees it: it grows with every move that they may know of, and with nothing else. A count of
   * every move would reveal hidden ones.
   */
  version(person: Person | null): number {
    return this.sight(person)?.version ?? this.#base;
  }

  /** A version above all that this table has had. */
  get nextBase(): number {
    return this.#base + SPAN;
  }

  /**
   * An action of a person, in notation, chosen at a version of the table.
   * @param self whether the person chose it; not where a bot did, be it in their place
   */
  validateAction(
    person: Person,
    version: number,
    action: string,
    self = true,
  ): Result<Change, 'table/stale-version' | 'table/not-your-turn' | CodeOf<typeof act>> {
    if (version !== this.version(person)) return stale(version, this.version(person));
    const turn = this.toAct();
    if (turn === null) return refuse('match/no-deal', 'no deal is in play');
    if (turn !== person) return refuse('table/not-your-turn', 'it is another seat’s turn');
    const done = actInNotation(this.match, action);
    return done.ok ? ok(changeOf(done.value, { act: action, by: self ? person : null, at: this.#now() })) : done;
  }

  /** Whether the next deal can be dealt, as a person or a spectator wants. */
  mayDeal(person: Person | null, version: number): Result<void, 'table/stale-version' | 'match/over' | 'match/deal-open'> {
    const current = this.version(person);
    if (version !== current) return stale(version, current);
    if (this.match.standing.over) return refuse('match/over', 'the match is over');
    return currentDeal(this.match) === undefined ? ok(undefined) : refuse('match/deal-open', 'the last deal is not over');
  }

  /** The making of the next deal's seed; `null` where it follows from the match's, or the cards are given. */
  shuffleJob(done: (shuffle: Shuffle | null) => void): ShuffleJob | null {
    const { header, match } = this;
    if (!header.fair) return null;
    const deal = match.deals.length + 1;
    return {
      seed: header.seed,
      attempts: this.#broken.filter(({ list }) => list.terms.deal === deal).length,
      terms: (attempt) => this.#terms(attempt),
      closed: (list) => this.journal.append(JSON.stringify({ list: savedList(list), at: this.#now() } satisfies MatchLine)),
      aborted: (aborted) => {
        this.#broken.push(aborted);
        return this.journal.append(JSON.stringify({ abort: { missing: [...aborted.missing] }, at: this.#now() } satisfies MatchLine));
      },
      done,
    };
  }

  /** The aborted attempts at deals, as all clients see them. */
  get aborted(): AbortedDeal[] {
    return this.#broken.map(publicAccount);
  }

  #terms(attempt: number): Terms {
    const { match, header } = this;
    const names = match.standing.people.map((person) => itemAt(this.people, person).name);
    const { id, game, options } = header;
    const fixed = { seating: 'fixed', dealer: nextDealer(match), carry: nextCarry(match) } as const;
    return { match: id, deal: match.deals.length + 1, attempt, game, options, names, ...fixed };
  }

  /** The hands of the last deal as they were dealt, by seat; `undefined` while it is in play. */
  dealtHands(): readonly (readonly CardCode[])[] | undefined {
    const deal = this.match.deals.at(-1);
    if (deal === undefined || deal.result === null) return undefined;
    // No view of a seat that has not looked at its cards shows them; once the deal is over they are no secret.
    return this.match.game.deal(deal.state.setup).state.hands.map(codesOf);
  }

  /**
   * Takes a person's last action in this deal back, with everything that came after it.
   */
  validateTakeBack(
    person: Person,
    version: number,
  ): Result<Change, 'table/stale-version' | 'match/no-deal' | 'table/nothing-to-take-back'> {
    const current = this.version(person);
    if (version !== current) return stale(version, current);
    const deal = currentDeal(this.match);
    if (deal === undefined) return refuse('match/no-deal', 'no deal is in play');
    const seat = deal.people.indexOf(person);
    const { moves } = deal.state;
    const last = moves.findLastIndex((move) => move.seat === seat);
    if (last < 0) return refuse('table/nothing-to-take-back', 'they have done nothing in this deal yet');
    const count = moves.length - last;
    const events: GameEvent[] = [{ type: 'takeBack', seat, others: count - 1 }];
    return ok(changeOf({ match: takeBack(this.match, seat, count), events }, { undo: count, by: seat, at: this.#now() }));
  }

  /**
   * A person claims every trick to come: where they are theirs whatever anybody else plays, the deal is played out.
   */
  validateClaim(
    person: Person,
    version: number,
  ): Result<Change, 'table/stale-version' | 'table/claim-not-now' | 'table/claim-fails' | 'table/claim-too-early' | CodeOf<typeof act>> {
    const current = this.version(person);
    if (version !== current) return stale(version, current);
    const deal = currentDeal(this.match);
    if (deal === undefined) return refuse('match/no-deal', 'no deal is in play');
    const { game } = this.match;
    const { state } = deal;
    const seat = deal.people.indexOf(person);
    if (!mayClaim(game, state, seat))
      return refuse('table/claim-not-now', 'tricks are claimed on one’s own turn to play, before the last card');
    const answer = checkClaim(game, state, seat);
    if (answer === 'fails') return refuse('table/claim-fails', 'not every trick to come is theirs for certain');
    if (answer === 'too-early') return refuse('table/claim-too-early', 'there are too many cards left to tell');
    const rng = rngOf(decisionSeed(this.header.seed, this.match.deals.length, state.moves.length));
    const actions = playOutClaim(game, state, seat, rng);
    const events: GameEvent[] = [{ type: 'claim', seat }];
    let match = noted(this.match, { type: 'claim', after: deal.actions.length, seat });
    for (const action of actions) {
      const done = act(match, action);
      if (!done.ok) return done;
      match = done.value.match;
      events.push(...done.value.events);
    }
    const at = this.#now();
    const lines = actions.map((action): MatchLine => ({ act: formatAction(action), by: person, at }));
    return ok(changeOf({ match, events }, { claim: seat, at }, ...lines));
  }

  /** The next deal: of cards that are given, of the seed that devices made for it, or of the match's seed. */
  validateDeal(shuffle: Shuffle | null, dealer = nextDealer(this.match)): Result<Change, DealCode> {
    const { deals, standing } = this.match;
    const { seed, fair, cards } = this.header;
    const alone = fair ? hostOnlySeed(seed, deals.length + 1) : dealSecret(seed, deals.length + 1);
    const given = cards?.[deals.length] ?? { seed: shuffle?.seed ?? alone };
    const dealt = dealtIn(this.match, given);
    if (!dealt.ok) return dealt;
    const done = startDeal(this.match, dealer, dealt.value, given.seed ?? null);
    if (!done.ok) return done;
    const shares = fair ? { shares: [...(shuffle?.shares ?? [])], ...(shuffle === null ? { alone: true as const } : {}) } : {};
    const line = { deal: { dealer, ...given }, ...shares, totals: [...standing.totals], at: this.#now() };
    return ok({ ...changeOf(done.value, line), shuffle });
  }

  /** The opening of a deal that is over, counted from 1. `fair/no-proof`: no device could have a share in it. */
  prove(deal: number): Result<Omit<Proof, 'type' | 'ref'>, 'match/deal-open' | 'fair/no-proof'> {
    const played = this.match.deals[deal - 1];
    const shuffle = this.#shuffles[deal - 1];
    if (played !== undefined && played.result === null) return refuse('match/deal-open', 'the deal is not over');
    if (played === undefined || shuffle === undefined) return refuse('fair/no-proof', 'that deal has no opening');
    const { list, shares } = shuffle;
    const secret = attemptSecret(this.header.seed, deal, list.terms.attempt);
    return ok({ ...list, secret, shares, actions: played.actions.map(formatAction) });
  }

  /** The view of a person, or of a spectator; `undefined` before the first deal. */
  seen(person: Person | null): Seen | undefined {
    const deal = this.match.deals.at(-1);
    if (deal === undefined) return undefined;
    const viewer = this.#viewer(person);
    const { view, legal } = seatView(this.match.game, deal.state, [], viewer);
    const melds = this.match.game.meldsBySuit?.(view);
    return {
      version: this.#base + view.moves.length,
      seat: viewer === 'spectator' ? null : viewer,
      view: wireView(view),
      legal: wireLegal(legal),
      ...(melds !== undefined && { melds }),
    };
  }

  /** The same as it is sent, made once for all clients with the same viewer. */
  sight(person: Person | null): Sight | undefined {
    const viewer = this.#viewer(person);
    const seen = this.#sights.has(viewer) ? undefined : this.seen(person);
    if (seen !== undefined) this.#sights.set(viewer, sightOf(seen));
    return this.#sights.get(viewer);
  }

  /** The events that led here, as a person or a spectator may know them. */
  eventsFor(person: Person | null): WireEvent[] {
    return eventsFor(this.#events, this.#viewer(person)).map(wireEvent);
  }

  #viewer(person: Person | null): Viewer {
    const seat = person === null ? -1 : (this.match.deals.at(-1)?.people.indexOf(person) ?? -1);
    return seat < 0 ? 'spectator' : seat;
  }

  /** The table's own news; `describe` says of a person what one connection may know. */
  state(describe: (person: Person) => Omit<TablePerson, 'seat'>): TableState {
    const { game, options, deals, standing } = this.match;
    const seats = deals.at(-1)?.people ?? standing.people;
    return {
      type: 'table',
      match: this.header.id,
      game: game.id,
      options,
      people: this.people.map((_, person) => ({ ...describe(person), seat: seats.indexOf(person) })),
      deal: deals.length,
      totals: standing.totals,
      games: standing.games,
      over: standing.over,
      winners: standing.winners,
      draw: this.header.draw,
      cut: this.header.cut,
      of: this.header.of ?? null,
      ...(this.match.limit === undefined ? {} : { limit: this.match.limit }),
      fair: this.header.fair,
      aborted: this.aborted,
      seating: null,
      unsaved: this.journal.fault,
    };
  }

  /** The score sheet in JSON. */
  get sheet(): string {
    return scoreSheetText(this.match);
  }

  /** The list entry of this match. */
  summary(): MatchSummary {
    const { id, game, repeats } = this.header;
    const { deals, standing } = this.match;
    const again = repeats === undefined ? {} : { repeats };
    return { id, game, ...listedPeople(this.people), deals: deals.length, totals: standing.totals, at: this.#now(), ...again };
  }

  /** Makes a valid change the state of the table. Every view is of the new state from here on. */
  apply({ match, events, lines, shuffle }: Change): void {
    this.match = match;
    this.#events = events;
    this.steps += 1;
    this.#sights = new Map();
    const [first] = lines;
    if (!('act' in first || 'claim' in first)) this.#base += SPAN;
    if (shuffle !== undefined) this.#shuffles.push(shuffle ?? undefined);
    for (const line of lines) if ('act' in line && line.by !== null) this.consent.acted(line.by);
    this.botActed ||= lines.some((line) => 'act' in line && line.by === null);
    if (match.standing.over) this.consent.end();
  }

  /** Appends the lines of a change to the journal. Resolves once all of them are on the disk. */
  persist({ lines }: Change): Promise<void> {
    for (const line of lines.slice(0, -1)) this.journal.begin(JSON.stringify(line));
    return this.journal.append(JSON.stringify(lines.at(-1)));
  }
}

/** A step of the match with its lines; the end of the match adds one. */
function changeOf(step: MatchStep, line: MatchLine, ...more: readonly MatchLine[]): Change {
  const { match } = step;
  return { ...step, lines: [line, ...more, ...(match.standing.over ? [overLine(match, line.at)] : [])] };
}

/** Why a deal cannot be dealt; the cards can only be wrong where they were given. */
type DealCode = CodeOf<typeof startDeal> | CodeOf<typeof dealtIn>;

function stale(version: number, current: number): Refused<'table/stale-version'> {
  return refuse('table/stale-version', 'the table has moved on', { version, current });
}
