import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { pick, type Rng } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { sidesFor, usualForm } from '../../../engine/evening/form/form.ts';
import type { FromHall } from '../../../engine/evening/messages/fromHall.ts';
import type { HallRole } from '../../../engine/evening/messages/hallRoles.ts';
import type { SharedDeal } from '../../../engine/evening/messages/sharedDeal.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { HallView, OrganiserView, ShownEvening } from '../../../engine/evening/messages/views.ts';
import { dealPlay } from '../../../engine/evening/scoring/dealPlay.ts';
import { playerTokenOf, tokenOf } from '../../../electron/hall/access/keys.ts';
import { Hall } from '../../../electron/hall/hall.ts';
import type { UnnumberedToHall } from './hallCaller.ts';
import { compareOf, HallDevice, resultsIn, totalsIn } from './hallDevice.ts';
import { savedMatch } from './hallLedger.ts';
import { cardCodesIn, disturb, Listener, look } from '../wire/wireLeaks.ts';

/** The figures of a run. */
export interface HallCardTally {
  evenings: number;
  /** Deals that were played to their ends, at all tables together. */
  deals: number;
  messages: number;
  bytes: number;
  /** Cards that a receiver could not know, each looked for in what it was sent. */
  looked: number;
  /** Views that were sent while the same deals were still played somewhere. */
  withheld: number;
  /** Views that were sent while the ranking was hidden. */
  hidden: number;
  /** Deals that were given out to be compared, and requests for one that were refused. */
  compared: number;
  refused: number;
}

/** An evening to be listened to. */
interface HeardEvening {
  readonly game: Game;
  readonly same: boolean;
  readonly tables: number;
}

const ROUNDS = 2;
const DEALS = 2;
/** Milliseconds in which an evening comes to its end. */
const STUCK = 120_000;
/** The organiser types this in for a table with real cards. */
const REAL_POINTS = 81;

/**
 * Plays an evening with the program's cards with a listener in every seat but a bot's and devices of all roles, and throws if one is sent what it may not know. Seats: a card that lies elsewhere in a
 * world that fits what they have seen. All roles: any card, but in a deal that the role requested. Where tables have the same deals, such a deal only once every seat of every table has been sent its end; no
 * result, total or place of a round before that of its last table; nothing but to the organiser while the ranking is hidden.
 */
export async function listenToCards(wanted: HeardEvening, rng: Rng, tally: HallCardTally): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-hall-cards-'));
  const hall = await Hall.open({ dataDir, pace: 'instant', grace: 3_600_000 });
  try {
    await new HeardHall(hall, dataDir, wanted, rng, tally).play();
    tally.evenings += 1;
  } finally {
    await hall.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

class HeardHall {
  readonly #hall: Hall;
  readonly #dataDir: string;
  readonly #wanted: HeardEvening;
  readonly #rng: Rng;
  readonly #tally: HallCardTally;
  readonly #organiser: HallDevice;
  readonly #devices: HallDevice[] = [];
  /** The seats of the round, by table and place; `undefined` where a bot plays. */
  #seats = new Map<number, (Listener | undefined)[]>();
  #round = 0;
  /** The totals before the round, by number. */
  #totals = new Map<number, number>();
  /** The first thing that was sent too early, found at that moment. */
  #problem: string | undefined;
  /** Deals that were given out, to be held against the files. */
  #given: SharedDeal[] = [];

  constructor(hall: Hall, dataDir: string, wanted: HeardEvening, rng: Rng, tally: HallCardTally) {
    this.#hall = hall;
    this.#dataDir = dataDir;
    this.#wanted = wanted;
    this.#rng = rng;
    this.#tally = tally;
    this.#organiser = this.#device('organiser', 0, '');
  }

  async play(): Promise<void> {
    const { game, same, tables } = this.#wanted;
    const until = performance.now() + STUCK;
    await this.#hall.settled();
    const { cap: _, ...usual } = usualForm(game, 'draw', 'person', ROUNDS);
    const form = { ...usual, ends: { deals: DEALS }, fill: 'bot' as const, cards: 'ours' as const };
    const compared = same ? { same: true as const, compare: pick(['matchPoints', 'mean'] as const, this.#rng) } : {};
    await this.#do({ type: 'create', name: 'Friday', game: game.id, options: {}, form: { ...form, ties: [...form.ties], ...compared } });
    const people = tables * sidesFor(game, 'person').length - this.#rng.below(2);
    await this.#write(
      ...Array.from({ length: people }, (_one, at): UnsignedLine => ({ type: 'came', entrant: at + 1, names: [`Person ${at + 1}`] })),
    );
    const { secret } = JSON.parse(readFileSync(join(this.#folder, 'desk.json'), 'utf8')) as { secret: string };
    for (const role of ['helper', 'projector'] as const) this.#device(role, 0, tokenOf(secret, role));
    this.#device('spectator', 0, tokenOf(secret, 'hall'));
    for (let table = 1; table <= tables; table += 1) this.#device('table', table, tokenOf(secret, 'table', table));
    for (const { entrant, names } of this.#evening.entrants)
      this.#device('player', entrant, playerTokenOf(secret, { entrant, names: [...names] }, 0));
    await this.#hall.settled();
    // In some evenings a table has real cards.
    const real = tables > 2 && this.#rng.below(2) === 0 ? 1 + this.#rng.below(tables) : 0;
    if (real > 0) await this.#write({ type: 'cards', table: real, cards: 'real' });
    for (this.#round = 1; this.#round <= ROUNDS; this.#round += 1) {
      this.#totals = new Map(this.#evening.ranking.map(({ entrant, total }) => [entrant, total]));
      this.#seats = new Map();
      await this.#do({ type: 'draw' });
      await this.#write({ type: 'shown', round: this.#round });
      await this.#sitDown();
      while (this.#tables.some(({ progress }) => progress !== 'booked')) {
        assert(performance.now() < until, `${game.id}: the evening stands still`);
        await this.#step(real);
      }
      for (const table of this.#seats.keys()) this.#tally.deals += this.#dealsAt(table);
      await this.#askAfterwards();
    }
    await this.#write({ type: 'closed' });
    await this.#look();
  }

  #device(role: HallRole, of: number, token: string): HallDevice {
    const device = new HallDevice(this.#hall, role, of, token, (one, text, message) => this.#hear(one, text, message));
    this.#devices.push(device);
    return device;
  }

  get #evening(): ShownEvening {
    const { evening } = this.#organiser.view as OrganiserView;
    if (evening === null) throw new RangeError('no evening is open');
    return evening;
  }

  get #tables(): ShownEvening['rounds'][number]['tables'] {
    return this.#evening.rounds.at(-1)?.tables ?? [];
  }

  get #folder(): string {
    return join(this.#dataDir, 'evenings', this.#evening.id);
  }

  async #do(message: UnnumberedToHall): Promise<void> {
    const ref = this.#organiser.say(message);
    await this.#hall.settled();
    const answer = this.#organiser.answers.get(ref);
    assert(answer !== undefined && answer.type !== 'refusal', JSON.stringify(answer));
  }

  #write(...lines: UnsignedLine[]): Promise<void> {
    return this.#do({ type: 'lines', lines });
  }

  /** Everybody opens the seat that their phone has. */
  async #sitDown(): Promise<void> {
    await this.#hall.settled();
    for (const { table, places, cards } of this.#tables) {
      if (cards !== 'ours') continue;
      const seats = places.map((entrant) => {
        const { view } = this.#devices.find(({ role, of }) => role === 'player' && of === entrant) ?? {};
        return view?.role === 'player' && view.seat !== null ? new Listener(this.#hall, false, { token: view.seat }) : undefined;
      });
      assert(
        places.every((entrant, place) => entrant === null || seats[place] !== undefined),
        'a person has no seat',
      );
      this.#seats.set(table, seats);
    }
    await this.#hall.settled();
  }

  /** Something happens at a table, and perhaps elsewhere; then everything that was sent is searched. */
  async #step(real: number): Promise<void> {
    const rng = this.#rng;
    await this.#look();
    const open = [...this.#seats.keys()].filter((table) => this.#dealsAt(table) < DEALS);
    // The first tables are the quicker ones.
    const table = open[Math.min(rng.below(open.length + 1), rng.below(open.length + 1))];
    const version = table === undefined ? undefined : this.#act(table);
    const typed = this.#tables.find((one) => one.table === real && one.booked === null && one.progress !== 'booked');
    if (typed !== undefined && (open.length === 0 || rng.below(60) === 0)) await this.#typeIn(real);
    if (rng.below(4) === 0) await this.#ask(pick(this.#devices, rng));
    if (rng.below(40) === 0) await this.#write({ type: 'froze', frozen: !this.#evening.frozen });
    for (let turn = 0; turn < 20 && table !== undefined && version !== undefined && !this.#isPast(table, version); turn += 1) await wait(1);
    await this.#look();
  }

  /** Whether the people at a table have been sent what followed a version. */
  #isPast(table: number, version: number): boolean {
    return this.#people(table).some(({ update }) => update !== undefined && update.version > version);
  }

  /** The people at a table. */
  #people(table: number): Listener[] {
    return (this.#seats.get(table) ?? []).filter((one) => one !== undefined);
  }

  async #typeIn(table: number): Promise<void> {
    const { sides } = this.#evening;
    const slips = Array.from({ length: new Set(sides).size }, () => ({ points: REAL_POINTS * DEALS, bonus: 0, sweeps: 0 }));
    await this.#write({ type: 'result', round: this.#round, table, slips, source: 'slip' });
  }

  /** Has the seat on turn at a table choose, or all go on to the next deal. Returns the version on which they acted. */
  #act(table: number): number | undefined {
    const seats = this.#people(table);
    if (this.#rng.below(6) === 0) disturb(seats, this.#rng);
    for (const one of seats) one.answerVote(this.#rng.below(8) > 0);
    const actor = seats.find(({ update }) => update !== undefined && update.legal.actions.length > 0);
    if (actor?.update !== undefined) {
      const { version, legal } = actor.update;
      actor.say({ type: 'act', version, action: itemAt(legal.actions, this.#rng.below(legal.actions.length)) });
      return version;
    }
    const [{ update } = { update: undefined }] = seats;
    if (update === undefined || update.view.score === null) return undefined;
    for (const one of seats) one.say({ type: 'next', version: update.version });
    return update.version;
  }

  /** The deals whose ends every seat of a table was sent. */
  #dealsAt(table: number): number {
    return Math.min(...this.#people(table).map(({ deals }) => deals));
  }

  /** The deals of the round whose ends every seat of every table was sent. */
  get #dealsEverywhere(): number {
    return Math.min(...[...this.#seats.keys()].map((table) => this.#dealsAt(table)));
  }

  #mayCompare({ role }: HallDevice): boolean {
    return role === 'organiser' || (['helper', 'player'].includes(role) && !this.#evening.frozen);
  }

  /** A device requests a deal of the round, which is given out if it may be, and else refused. */
  async #ask(device: HallDevice, deal = 1 + this.#rng.below(DEALS)): Promise<void> {
    const ref = device.say({ type: 'deal', round: this.#round, deal });
    await this.#hall.settled();
    const answer = device.answers.get(ref);
    if (answer?.type === 'compared') this.#tally.compared += 1;
    else {
      this.#tally.refused += 1;
      assert.equal(answer?.type, 'refusal', `${device.role} asks for a deal`);
    }
  }

  /** Once the round is over, the roles that may have its deals have them, and no other role. */
  async #askAfterwards(): Promise<void> {
    await this.#look();
    for (const device of this.#devices) {
      const before = this.#tally.compared;
      await this.#ask(device, DEALS);
      const given = this.#tally.compared > before;
      assert.equal(given, this.#wanted.same && this.#mayCompare(device), `${device.role} ${device.of} is given a deal: ${given}`);
    }
    await this.#look();
  }

  /** Looks at a message in the moment in which it is sent. */
  #hear(device: HallDevice, text: string, message: FromHall): void {
    const where = `${device.role} ${device.of}`;
    if (message.type === 'compared') {
      const { deal } = message;
      const known = deal.round < this.#round ? DEALS : this.#dealsEverywhere;
      if (deal.deal > known || deal.deals > known)
        this.#problem ??= `${where} is given deal ${deal.deal} of ${deal.deals}; everybody has seen the end of ${known}`;
      if (!this.#wanted.same || !this.#mayCompare(device)) this.#problem ??= `${where} is given a deal that is not theirs to compare`;
      this.#given.push(deal);
      return;
    }
    const [card] = cardCodesIn(text.replaceAll(/"(?:commitment|link|seed|seat|id|token)":"[^"]*"/g, ''));
    if (card !== undefined) this.#problem ??= `${where} is told of ${card}: ${text.slice(0, 2000)}`;
    // The organiser's device is the first to have a view, which shows what the others may know.
    if (message.type !== 'view' || this.#round === 0 || this.#seats.size === 0) return;
    this.#problem ??= this.#tooEarly(device, message.view);
  }

  /** The part of the round that a view shows too early; `undefined` if there is none. */
  #tooEarly({ role, of }: HallDevice, view: HallView): string | undefined {
    const shown = compareOf(view);
    const known = this.#dealsEverywhere;
    const early = shown.find(({ round, deals }) => round === this.#round && deals > known);
    if (early !== undefined) return `${role} ${of} is told that ${early.deals} deals are over; everybody has seen the end of ${known}`;
    if (this.#evening.frozen && role !== 'organiser') {
      this.#tally.hidden += 1;
      const told = [...totalsIn(view, of), ...Array.from({ length: this.#round }, (_, at) => resultsIn(view, at + 1) ?? [])].flat();
      if (told.length > 0) return `${role} ${of} is told while the ranking is hidden: ${JSON.stringify(told)}`;
    }
    if (!this.#wanted.same || known >= DEALS) return undefined;
    this.#tally.withheld += 1;
    const told = resultsIn(view, this.#round);
    if (told !== undefined) return `${role} ${of} is told a result of the round in play: ${told}`;
    for (const { entrant, total } of totalsIn(view, of))
      if ((this.#totals.has(entrant) || total !== 0) && total !== this.#totals.get(entrant))
        return `${role} ${of} is told that number ${entrant} has ${total} points`;
    return undefined;
  }

  /** Searches what seats were sent, and holds the deals that were given out against the files. */
  async #look(): Promise<void> {
    await this.#hall.settled();
    assert(this.#problem === undefined, this.#problem);
    for (const device of this.#devices)
      for (const text of device.texts.splice(0)) {
        this.#tally.messages += 1;
        this.#tally.bytes += text.length;
      }
    for (const [table, seats] of this.#seats) {
      if (!seats.some((one) => one !== undefined && one.texts.length > 0)) continue;
      const played = savedMatch(this.#folder, this.#round, table);
      // They come in while the file is begun.
      if (played === undefined) continue;
      for (const [person, one] of seats.entries())
        if (one !== undefined) look(this.#wanted.game, played, person, one, this.#rng, this.#tally);
    }
    for (const deal of this.#given.splice(0)) this.#check(deal);
  }

  /** A deal that was given out is the one that was requested, as it was played at each table, and no other. */
  #check({ round, deal, tables }: SharedDeal): void {
    for (const { table, hands, tricks } of tables) {
      const played = savedMatch(this.#folder, round, table);
      const play = played === undefined ? undefined : dealPlay(played.match, deal);
      assert(play !== undefined, 'a deal is given out that is not over');
      const sorted = (all: readonly (readonly string[])[]): string[] => all.map((hand) => [...hand].sort().join(' '));
      assert.deepEqual(sorted(hands), sorted(play.hands), 'another deal is given out');
      assert.deepEqual(
        tricks.map(({ cards }) => cards.map(({ card }) => card)),
        play.tricks.map(({ cards }) => cards.map(({ card }) => card)),
      );
      this.#tally.looked += hands.flat().length;
    }
  }
}
