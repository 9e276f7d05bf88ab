import * as v from 'valibot';
import type { RefusalCode } from '../../engine/contract/refusals.ts';
import { ok, refuse, type Result } from '../../engine/contract/result.ts';
import { readMembers, membersCsv, rankingCsv, resultsCsv } from '../../engine/evening/exchange/tables.ts';
import { copyOfForm, EVENING_FORMAT, MOVEMENTS, sidesFor } from '../../engine/evening/form/form.ts';
import { eveningLine, type EveningLine } from '../../engine/evening/journal/lines.ts';
import { formNow, openPart, openSeeds, shownRounds, type Evening } from '../../engine/evening/journal/state.ts';
import { drawRound } from '../../engine/evening/movements/drawRound.ts';
import { minutesOfDeal } from '../../engine/evening/pace.ts';
import { proposal } from '../../engine/evening/proposal.ts';
import { addedDeals } from '../../engine/evening/scoring/dealtSlips.ts';
import { fieldRankings } from '../../engine/evening/scoring/groups.ts';
import { gameOf } from '../../engine/games/index.ts';
import type { FromHall } from '../../engine/evening/messages/fromHall.ts';
import type { HallMessage, SaidToHall } from '../../engine/evening/messages/toHall.ts';
import type { OrganiserView } from '../../engine/evening/messages/views.ts';
import { mayWrite } from './access/mayWrite.ts';
import { claimUnder } from './access/claims.ts';
import { holderOf, type HallPart } from './access/keys.ts';
import { enteredAs, ORGANISER, type Entered } from './access/reception.ts';
import { coming, seasonFrom } from './outlook.ts';
import { linesOfResults } from './imports.ts';
import { Club } from './store/club.ts';
import { Desk } from './store/desk.ts';
import { forgetPerson } from './store/forget.ts';
import type { OpenEvening } from './store/openEvening.ts';
import type { DealtResult } from './tables/hallTables.ts';

/** The answer to a request of the hall. */
export type HallResult<T> = Result<T, RefusalCode>;
type ForOffice = Exclude<HallMessage, { type: 'hello' | 'ping' | 'lines' | 'door' | 'bots' | 'deal' | 'arrive' | 'admit' }>;

/** The organiser's work: the club, the evening that is open, and every request that changes them. */
export class Office {
  readonly club: Club;
  readonly #now: () => number;
  readonly #randomSeed: () => string;
  opened: OpenEvening | null = null;
  desk: Desk | null = null;
  /** The evenings of the club, for the list. */
  evenings: OrganiserView['evenings'] = [];
  /** The minutes of a deal in the latest evenings of each game, where they are known. */
  readonly #paces = new Map<string, number | null>();

  private constructor(club: Club, now: () => number, randomSeed: () => string) {
    this.club = club;
    this.#now = now;
    this.#randomSeed = randomSeed;
  }

  /** Opens the office of a data folder, with the evening that was open. */
  static async open(dataDir: string, now: () => number, randomSeed: () => string): Promise<Office> {
    const office = new Office(await Club.open(dataDir), now, randomSeed);
    if (office.club.current !== null) await office.#choose(office.club.current);
    await office.#list();
    return office;
  }

  get evening(): Evening | null {
    return this.opened?.evening ?? null;
  }

  async close(): Promise<void> {
    await this.#shut();
    await this.club.close();
  }

  /** Closes the files of the evening. */
  async #shut(): Promise<void> {
    await this.opened?.close();
    await this.desk?.close();
  }

  /** The code of what keeps lines, choices or the club's list from the disk; `null`: all of it is there. */
  get fault(): string | null {
    return this.opened?.fault ?? this.desk?.kept.fault ?? this.club.kept.fault;
  }

  /** The files that could not be read as a whole and lie aside since. */
  get aside(): string[] {
    return [this.club.kept.aside, this.desk?.kept.aside ?? null].filter((one) => one !== null);
  }

  /** Appends the lines of a part of the evening, all or none. */
  async write(part: HallPart, by: string, lines: SaidToHall<'lines'>['lines']): Promise<HallResult<undefined>> {
    const { opened } = this;
    if (opened === null) return NO_EVENING;
    const at = this.#now();
    const signed: EveningLine[] = [];
    for (const line of lines) {
      const parsed = v.safeParse(eveningLine, { ...line, at, by });
      if (!parsed.success) return refuse('evening/malformed', `${v.getDotPath(parsed.issues[0]) ?? 'line'}: ${parsed.issues[0].message}`);
      if (!mayWrite(part, parsed.output, opened.evening)) return refuse('hall/not-yours', `a ${part.role} may not write this line`);
      signed.push(resealed(parsed.output, opened.evening, this.#randomSeed));
    }
    return this.#append(signed);
  }

  /** An arrival at the door is here under a number, and on the club's list. The second of a couple that is here has only to be let in. */
  async admit(by: string, entrant: number, name: string): Promise<HallResult<Entered>> {
    const { opened, desk } = this;
    if (opened === null || desk === null) return NO_EVENING;
    const { evening } = opened;
    const { names, one } = claimUnder(evening, this.club.members, entrant, name);
    const entered = enteredAs(desk.choices.secret, { entrant, names }, one);
    const holder = evening.entrants.get(entrant);
    if (holder?.here === true && holder.names === names) return ok(entered);
    const known = this.club.members.some((member) => member.names.join('\n') === names.join('\n'));
    const came = await this.write(ORGANISER, by, [{ type: 'came', entrant, names: [...names] }]);
    if (!came.ok) return came;
    if (!known) await this.club.add([{ entrant, names: [...names] }]);
    return ok(entered);
  }

  /** Books the result of a table that plays with the program's cards. */
  book({ round, table, deals, botPlayed }: DealtResult): Promise<HallResult<undefined>> {
    const slips = addedDeals(deals, new Set(this.evening?.sides).size);
    const by = `table ${table}`;
    const bot = botPlayed ? { bot: true as const } : {};
    return this.#append([{ type: 'result', round, table, slips, source: 'cards', deals: [...deals], ...bot, at: this.#now(), by }]);
  }

  /** Does what an organiser's message wants; `undefined` in the result: the views have changed. */
  async handle(message: ForOffice): Promise<HallResult<FromHall | undefined>> {
    switch (message.type) {
      case 'propose':
        return proposed(message, this.#paces.get(message.game) ?? null);
      case 'create':
        return this.#create(message);
      case 'choose':
        return message.evening === null ? this.#leave() : this.#choose(message.evening);
      case 'draw':
        return this.#draw(message);
      case 'members':
        await this.club.setMembers(message.members);
        return ok(undefined);
      case 'paste': {
        const read = readMembers(message.text);
        if (!read.ok) return read;
        await this.club.add(read.value);
        return ok(undefined);
      }
      case 'book': {
        const { opened } = this;
        if (opened === null) return NO_EVENING;
        const lines = linesOfResults(opened.evening, message.text, message.why);
        return lines.ok ? this.write(ORGANISER, 'organiser', lines.value) : lines;
      }
      case 'forget':
        return this.#forget(message.name);
      case 'preset':
        await this.club.setPreset(
          message.name,
          message.on && this.evening !== null ? { ...this.evening.header, form: formNow(this.evening) } : null,
        );
        return ok(undefined);
      case 'desk':
        return this.#choices(message);
      case 'csv':
        return this.#csv(message);
      case 'season':
        return seasonFrom(await this.club.all(), this.evening, message);
      case 'ahead':
        return this.evening === null ? NO_EVENING : ok({ type: 'coming', ref: message.ref, rounds: coming(this.evening) });
    }
  }

  async #append(lines: readonly EveningLine[]): Promise<HallResult<undefined>> {
    const { opened, desk } = this;
    if (opened === null || desk === null) return NO_EVENING;
    const written = await opened.append(lines);
    if (!written.ok) return written;
    const round = shownRounds(opened.evening).at(-1);
    const whole = round?.tables.every(({ booked }) => booked !== null) === true;
    if (lines.some(({ type }) => type === 'shown' || type === 'closed') || (whole && lines.some((line) => 'table' in line)))
      await desk.copy(opened.header.id);
    if (lines.some(({ type }) => type === 'closed' || type === 'reopened')) await this.#list();
    return ok(undefined);
  }

  async #create({ name, game, options, form }: SaidToHall<'create'>): Promise<HallResult<undefined>> {
    const at = this.#now();
    const seed = this.#randomSeed();
    const id = `${new Date(at).toISOString().slice(0, 16).replaceAll(/[-:T]/g, '')}-${seed.slice(0, 6)}`;
    const created = await this.club.create({ format: EVENING_FORMAT, id, name, game, options, seed: this.#randomSeed(), form, at });
    if (!created.ok) return created;
    await this.#open(created.value);
    return ok(undefined);
  }

  async #choose(id: string): Promise<HallResult<undefined>> {
    const found = await this.club.evening(id);
    if (!found.ok) return found;
    await this.#open(found.value);
    return ok(undefined);
  }

  async #leave(): Promise<HallResult<undefined>> {
    await this.#shut();
    this.opened = null;
    this.desk = null;
    await this.club.setCurrent(null);
    await this.#list();
    return ok(undefined);
  }

  async #open(evening: OpenEvening): Promise<void> {
    await this.#shut();
    this.desk = await Desk.open(evening.dir);
    this.opened = evening;
    await this.club.setCurrent(evening.header.id);
    await this.#list();
  }

  async #forget(name: string): Promise<HallResult<undefined>> {
    const { current } = this.club;
    await this.#shut();
    const done = await forgetPerson(this.club, name, holderOf);
    if (current !== null) {
      const again = await this.#choose(current);
      if (!again.ok) return again;
    }
    await this.#list();
    return done ? ok(undefined) : refuse('hall/not-forgotten', 'a file could not be written');
  }

  async #list(): Promise<void> {
    const all = await this.club.all();
    this.evenings = all.map(({ header: { id, name, game, at, options }, evening }) => ({
      id,
      name,
      game,
      at,
      closed: evening.closed,
      people: evening.entrants.size,
      rounds: shownRounds(evening).length,
      options: { ...options },
      form: copyOfForm(formNow(evening)),
    }));
    for (const game of new Set(all.map(({ header }) => header.game))) {
      const latest = all.filter(({ header }) => header.game === game).slice(0, PACED_EVENINGS);
      this.#paces.set(game, minutesOfDeal(latest.map(({ header, lines }) => ({ form: header.form, lines }))));
    }
  }

  async #draw({ why }: SaidToHall<'draw'>): Promise<HallResult<undefined>> {
    const { evening } = this;
    if (evening === null) return NO_EVENING;
    const drawn = drawRound(evening);
    if (!drawn.ok) return drawn;
    const { round, attempt, seatings, out } = drawn.value;
    return this.#append([
      {
        type: 'draw',
        round,
        attempt,
        seatings: seatings.map(({ table, places }) => ({ table, places: [...places] })),
        out: [...out],
        ...(why === undefined ? {} : { why }),
        at: this.#now(),
        by: 'organiser',
      },
    ]);
  }

  async #choices({ names, spectators, copyTo, prizes, clock, paid }: SaidToHall<'desk'>): Promise<HallResult<undefined>> {
    const { desk, opened } = this;
    if (desk === null || opened === null) return NO_EVENING;
    const { paid: before } = desk.choices;
    const round = shownRounds(opened.evening).at(-1);
    await desk.change({
      ...(names === undefined ? {} : { names }),
      ...(spectators === undefined ? {} : { spectators }),
      ...(copyTo === undefined ? {} : { copyTo }),
      ...(prizes === undefined ? {} : { prizes }),
      ...(clock === undefined ? {} : { clock: clock && round !== undefined ? { round: round.round, since: this.#now() } : null }),
      ...(paid === undefined ? {} : { paid: [...before.filter((one) => one !== paid.entrant), ...(paid.paid ? [paid.entrant] : [])] }),
    });
    if (copyTo !== undefined) await desk.copy(opened.header.id);
    return ok(undefined);
  }

  #csv({ what, headings, separator, ref }: SaidToHall<'csv'>): HallResult<FromHall> {
    const { evening } = this;
    if (what === 'members') {
      const text = membersCsv(
        this.club.members.map((one) => ({ ...one, names: [...one.names] })),
        headings,
        separator,
      );
      return ok({ type: 'file', ref, name: 'members.csv', text });
    }
    if (evening === null) return NO_EVENING;
    const known = openPart(evening);
    const text =
      what === 'results'
        ? resultsCsv(known, headings, separator)
        : rankingCsv(fieldRankings(known), evening.header.form.compare, headings, separator);
    return ok({ type: 'file', ref, name: `${evening.header.id}-${what}.csv`, text });
  }
}

/** A line that opens an evening again, with a seed of its own where everybody knows the one before; any other line as it is. */
function resealed(line: EveningLine, evening: Evening, randomSeed: () => string): EveningLine {
  if (line.type !== 'reopened') return line;
  const { seed: _seed, ...own } = line;
  return openSeeds(evening) === null ? own : { ...own, seed: randomSeed() };
}

/** The latest evenings of a game, from which the time of the next one is estimated. */
const PACED_EVENINGS = 10;

const NO_EVENING = refuse('hall/no-evening', 'no evening is open');

/** A form for a game, people and rounds. */
function proposed({ game, people, rounds, unit, ref }: SaidToHall<'propose'>, pace: number | null): HallResult<FromHall> {
  const played = gameOf(game);
  if (played === undefined) return refuse('evening/unknown-game', `no game ${game}`, { game });
  const made = proposal(played, people, rounds, unit, pace ?? undefined);
  if (!made.ok) return made;
  const { form, tables, out, single, why, minutes } = made.value;
  const inCouples = sidesFor(played, form.unit).length === 2;
  return ok({
    type: 'proposed',
    ref,
    form: copyOfForm(form),
    movements: MOVEMENTS.filter((one) => (inCouples ? one !== 'whist' : one === 'draw' || (one === 'whist' && played.partners))),
    tables,
    out,
    single,
    why,
    minutes,
    paced: pace !== null && form.ends.deals !== undefined,
  });
}
