import { existsSync, mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codesOf } from '../../engine/cards/card.ts';
import type { Seed } from '../../engine/cards/random.ts';
import type { Game } from '../../engine/contract/game.ts';
import { gameById } from '../../engine/games/index.ts';
import { shuffledFor } from '../../engine/match/deck.ts';
import type { Match } from '../../engine/match/match.ts';
import { changedOptions } from '../../engine/match/options.ts';
import { replaySteps, type MatchRecord, type RecordDeal } from '../../engine/match/record.ts';
import type { GameStatistics, MatchSummary, ShareList } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/result.ts';
import { inSlices } from '../slices.ts';
import type { Consent } from './consent.ts';
import { writeFault } from './errno.ts';
import { finished, History } from './history.ts';
import { Journal } from './journal.ts';
import {
  inLatestFormat,
  matchSteps,
  recordIn,
  type MatchHeader,
  type MatchLine,
  type SavedAbort,
  type SavedMatch,
  type SavedPerson,
} from './lines.ts';
import { lockFolder, type Lock } from './lock.ts';
import { peopleIn } from './recordPeople.ts';
import { statisticsOf, Tallies } from './statistics.ts';
import { Tokens } from './tokens.ts';

/** A list that was opened, with the shares. */
export interface SavedShuffle {
  readonly list: ShareList;
  readonly shares: readonly string[];
}

/** A match that was taken up again, with the journal that goes on from there. */
export interface ResumedMatch {
  readonly header: MatchHeader;
  /** Who plays now. */
  readonly people: readonly SavedPerson[];
  readonly match: Match;
  /** How the seed of each deal was made; `undefined` where no list was kept. */
  readonly shuffles: readonly (SavedShuffle | undefined)[];
  /** Attempts that were broken off. */
  readonly aborted: readonly SavedAbort[];
  /** What they say to the match being looked into. */
  readonly consent: Consent;
  readonly journal: Journal;
}

/** A file that could not be read as a match: it is kept, out of the way. */
export interface SetAside {
  readonly file: string;
  readonly why: Refusal;
}

export type Place = 'unfinished' | 'history';

/** A match that is looked at, replayed. */
export interface ReadMatch {
  readonly people: readonly SavedPerson[];
  readonly match: Match;
  readonly consent: Consent;
  /** When something last happened in it, in milliseconds since 1970. */
  readonly at: number;
  readonly seed: Seed;
}

const EXTENSION = '.jsonl';
/** What is no reason to set a file aside: there is none, or a later version of the program will read it. */
const LEFT_ALONE: readonly string[] = ['store/unknown-match', 'store/too-new'];
/** How long deleted matches are kept, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 3600 * 1000;

/**
 * The matches in a data folder: `matches/` those in play, `history/` those that are over, `deleted/` those that may still be brought back, `aside/`
 * what could not be read.
 */
export class Store {
  readonly history: History;
  /** The tokens of guests. */
  readonly tokens: Tokens;
  /** What was set aside since the folder was opened. */
  readonly aside: SetAside[] = [];
  private tallies: Promise<Tallies> | undefined;
  private readonly summaries = new Map<string, MatchSummary>();
  private readonly dir: string;
  /** None where nothing can be written: matches are then played in memory, and everybody is told. */
  private readonly lock: Lock | undefined;

  private constructor(dir: string, lock: Lock | undefined, history: History) {
    this.dir = dir;
    this.lock = lock;
    this.history = history;
    this.tokens = new Tokens(lock === undefined ? undefined : join(dir, 'tokens.json'));
  }

  /**
   * Opens a data folder, making it where there is none. One that cannot be written to opens too: what is played there is not saved, as the table
   * says. Codes: `store/in-use`.
   * @param now milliseconds since 1970; what was deleted long ago is removed for good
   */
  static async open(dir: string, now = Date.now()): Promise<Result<Store>> {
    try {
      for (const part of ['matches', 'history', 'deleted', 'aside']) mkdirSync(join(dir, part), { recursive: true, mode: 0o700 });
    } catch {
      // The first line of a match will not be written either, and say why.
    }
    const lock = lockFolder(dir);
    if (!lock.ok && lock.error.code === 'store/in-use') return lock;
    const store = new Store(dir, lock.ok ? lock.value : undefined, await History.open(join(dir, 'history')));
    const files = (await readdir(join(dir, 'matches')).catch(() => [])).filter((file) => file.endsWith(EXTENSION));
    await Promise.all(files.map((file) => store.look(file.slice(0, -EXTENSION.length))));
    for (const { file, at } of await store.deleted()) if (now - at > KEPT) await unlink(join(dir, 'deleted', file)).catch(() => undefined);
    return ok(store);
  }

  /** Unfinished matches, the last played first. */
  unfinished(): MatchSummary[] {
    return [...this.summaries.values()].sort((a, b) => b.at - a.at);
  }

  /** The journal of a new match; its header is written together with the first deal. */
  create(header: MatchHeader): Journal {
    const journal = new Journal(this.path(header.id), 0);
    journal.begin(JSON.stringify(header));
    return journal;
  }

  /** Takes up an unfinished match. Codes: `store/unknown-match`, `store/damaged` (the file is set aside). */
  async resume(id: string): Promise<Result<ResumedMatch>> {
    const saved = await this.look(id);
    if (!saved.ok) return saved;
    const told = await inSlices(replaySteps(recordIn(saved.value)));
    if (!told.ok) return this.setAside(id, { code: 'store/damaged', message: told.error.message, facts: { why: told.error.code } });
    const { header, people, consent, over } = saved.value;
    const journal = await journalOf(this.path(id), saved.value.length);
    // Its last action was written, and then the program was ended.
    if (told.value.standing.over && over === null) journal.begin(JSON.stringify(overLine(told.value, saved.value.at)));
    return ok({
      header,
      people,
      match: told.value,
      shuffles: saved.value.deals.map(shuffleOf),
      aborted: saved.value.aborted,
      consent,
      journal,
    });
  }

  /** A match of the history, replayed. Codes: `store/unknown-match`, `store/damaged`. */
  async read(id: string): Promise<Result<ReadMatch>> {
    const saved = await this.file(this.history.get(id) === undefined ? this.path(id) : this.history.path(id), id);
    if (!saved.ok) return saved;
    const { people, consent, at, header } = saved.value;
    const told = await inSlices(replaySteps(recordIn(saved.value)));
    return told.ok ? ok({ people, match: told.value, consent, at, seed: header.seed }) : told;
  }

  /** Somebody who played a match of the history agrees that it be looked into. Codes: `store/unknown-match`, `store/damaged`, and those of failed writes. */
  async agree(id: string, person: number, now: number): Promise<Result<void>> {
    const saved = await this.file(this.history.path(id), id);
    if (!saved.ok) return saved;
    const journal = await journalOf(this.history.path(id), saved.value.length);
    journal.begin(JSON.stringify({ agree: { person, agreed: true }, at: now } satisfies MatchLine));
    await journal.close();
    return journal.fault === null ? ok(undefined) : refuse(journal.fault, 'the answer could not be written');
  }

  /** The record of a match of the history, with all its cards, as the file tells it. Codes: `store/unknown-match`, `store/damaged`. */
  async record(id: string): Promise<Result<MatchRecord>> {
    const saved = await this.file(this.history.path(id), id);
    if (!saved.ok) return saved;
    const record = { ...recordIn(saved.value), people: peopleIn(saved.value.people, saved.value.consent) };
    const game = gameById(saved.value.header.game);
    const options = { ...changedOptions(game, record.options) };
    return ok({ ...record, options, deals: record.deals.map((deal) => ({ ...cardsOf(game, deal.seed), ...deal })) });
  }

  /** Keeps the list of unfinished matches true: told of every match that is put away. */
  remember(summary: MatchSummary): void {
    if (existsSync(this.path(summary.id))) this.summaries.set(summary.id, summary);
  }

  /** Takes a match that is over off the list of unfinished ones. */
  forget(id: string): void {
    this.summaries.delete(id);
  }

  /** A match is over: it moves to the history. Its journal must be closed. */
  async finish(id: string): Promise<void> {
    this.summaries.delete(id);
    const saved = await this.file(this.path(id), id);
    const summary = saved.ok ? finished(saved.value) : undefined;
    if (summary === undefined) return;
    const moved = await rename(this.path(id), this.history.path(id)).then(
      () => true,
      () => false,
    );
    if (moved) await this.history.add(summary);
  }

  /** Writes a whole match that came from elsewhere. Codes: those of failed writes, `store/…`. */
  async add(header: MatchHeader, lines: readonly MatchLine[]): Promise<Result<Place>> {
    const journal = this.create(header);
    await inSlices(begun(journal, lines));
    await journal.close();
    if (journal.fault !== null) return refuse(journal.fault, 'the match could not be written');
    const saved = await this.look(header.id);
    if (!saved.ok) return saved;
    return ok(saved.value.over === null ? 'unfinished' : 'history');
  }

  /** A match goes where it can be brought back from. Codes: `store/unknown-match`, and those of failed writes. */
  async delete(id: string, now: number): Promise<Result<void>> {
    const past = this.history.get(id) !== undefined;
    if (!past && !this.summaries.has(id)) return unknown(id);
    try {
      await rename(past ? this.history.path(id) : this.path(id), join(this.dir, 'deleted', `${now}.${id}${EXTENSION}`));
    } catch (error) {
      return refuse(writeFault(error), 'the match could not be moved');
    }
    this.summaries.delete(id);
    await this.history.remove(id);
    return ok(undefined);
  }

  /** Brings a deleted match back. Codes: `store/unknown-match`, and those of failed writes. */
  async restore(id: string): Promise<Result<Place>> {
    const found = (await this.deleted()).findLast((one) => one.id === id);
    if (found === undefined) return unknown(id);
    try {
      await rename(join(this.dir, 'deleted', found.file), this.path(id));
    } catch (error) {
      return refuse(writeFault(error), 'the match could not be moved');
    }
    const saved = await this.look(id);
    if (!saved.ok) return saved;
    return ok(saved.value.over === null ? 'unfinished' : 'history');
  }

  /** Who has played and won how much, by game: what has not been counted yet is read once. */
  async statistics(): Promise<GameStatistics[]> {
    const matches = this.history.all();
    this.tallies ??= Tallies.open(join(this.dir, 'history'));
    const tallies = await this.tallies;
    await tallies.count(
      matches.map(({ id }) => id),
      (id) => this.read(id),
    );
    return statisticsOf(matches, (id) => tallies.get(id));
  }

  /** Gives the folder back, once everything is written. */
  async close(): Promise<void> {
    await this.tokens.close();
    await this.history.close();
    await (await this.tallies)?.close();
    this.lock?.release();
  }

  private path(id: string): string {
    return join(this.dir, 'matches', `${id}${EXTENSION}`);
  }

  /** What was deleted, the last last. */
  private async deleted(): Promise<{ file: string; id: string; at: number }[]> {
    const files = await readdir(join(this.dir, 'deleted')).catch(() => []);
    return files
      .flatMap((file) => {
        const [, at, id] = /^(\d+)\.([a-z0-9-]{1,64})\.jsonl$/.exec(file) ?? [];
        return at === undefined || id === undefined ? [] : [{ file, id, at: Number(at) }];
      })
      .sort((a, b) => a.at - b.at);
  }

  private async file(path: string, id: string): Promise<Result<SavedMatch>> {
    const bytes = await readFile(path).catch(() => undefined);
    return bytes === undefined ? unknown(id) : inSlices(matchSteps(bytes));
  }

  /** Reads a match of `matches/`, and notes it for the list; one that is over goes on to the history. */
  private async look(id: string): Promise<Result<SavedMatch>> {
    const saved = await this.file(this.path(id), id);
    if (!saved.ok) return LEFT_ALONE.includes(saved.error.code) ? saved : this.setAside(id, saved.error);
    if (saved.value.header.id !== id) return this.setAside(id, { code: 'store/damaged', message: 'the file has another match’s name' });
    if (saved.value.over === null) this.summaries.set(id, summaryOf(saved.value));
    else await this.finish(id);
    return saved;
  }

  private async setAside(id: string, why: Refusal): Promise<Result<never>> {
    this.summaries.delete(id);
    this.aside.push({ file: `${id}${EXTENSION}`, why });
    const kept = join(this.dir, 'aside', `${id}.${Date.now()}.${this.aside.length}${EXTENSION}`);
    await rename(this.path(id), kept).catch(() => undefined);
    return { ok: false, error: why };
  }
}

/** Adds lines to a journal, as work that may be interrupted after each. */
function* begun(journal: Journal, lines: readonly MatchLine[]): Generator<void, void> {
  for (const line of lines) {
    journal.begin(JSON.stringify(line));
    yield;
  }
}

/** The journal with which a file goes on, in the latest format where that can be written. */
async function journalOf(path: string, length: number): Promise<Journal> {
  const bytes = await readFile(path).catch(() => undefined);
  const latest = bytes && inLatestFormat(bytes.subarray(0, length));
  const written = latest !== undefined && (await replaced(path, latest));
  return new Journal(path, written ? latest.length : length);
}

/** Puts other bytes in the place of a file, all of them or none; whether it did. */
async function replaced(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path);
    return true;
  } catch {
    return false;
  }
}

function shuffleOf({ list, shares }: SavedMatch['deals'][number]): SavedShuffle | undefined {
  return list === undefined || shares === undefined ? undefined : { list, shares };
}

/** The line with which a match that is over ends. */
export function overLine({ standing }: Match, at: number): MatchLine {
  return { over: { totals: [...standing.totals], games: [...standing.games], winners: [...standing.winners] }, at };
}

/** The cards that follow from a deal's seed, as a record lists them. */
function cardsOf(game: Game, seed: string | undefined): Partial<RecordDeal> {
  if (seed === undefined) return {};
  const { deck, pile } = shuffledFor(game, seed);
  return { deck: codesOf(deck), ...(game.pile === null ? {} : { pile: codesOf(pile) }) };
}

function summaryOf({ header, people, deals, totals, at }: SavedMatch): MatchSummary {
  const { id, game } = header;
  return { id, game, people: people.map(({ name }) => name), deals: deals.length, totals, at };
}

function unknown(id: string): Result<never> {
  return refuse('store/unknown-match', `there is no match ${id}`, { match: id });
}
