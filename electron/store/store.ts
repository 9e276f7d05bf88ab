import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '../../engine/games/index.ts';
import { changedOptions } from '../../engine/match/options.ts';
import { replaySteps, type MatchRecord } from '../../engine/match/record.ts';
import type { DeletedMatch, GameStatistics, MatchSummary } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result, type CodeOf, type Refused } from '../../engine/contract/result.ts';
import type { WriteFault } from './disk/errno.ts';
import { inSlices } from './disk/slices.ts';
import { recordedCards, overLine, shuffleOf, summaryOf } from './format/derived.ts';
import { Deleted } from './deleted.ts';
import { EXTENSION, listing, moveFile, readPlain } from './disk/files.ts';
import { finished, History } from './history/history.ts';
import { Journal } from './disk/journal.ts';
import { journalOf } from './format/upgrade.ts';
import { matchSteps, recordIn, type MatchHeader, type MatchLine, type SavedMatch, type readMatch } from './format/lines.ts';
import { Seal } from './format/seal.ts';
import { lockFolder, type Lock } from './disk/lock.ts';
import { peopleIn } from './format/recordPeople.ts';
import { statisticsOf, Tallies } from './history/statistics.ts';
import type { ReadMatch, ResumedMatch } from './storedMatch.ts';
import { Findings } from './findings.ts';
import { restoreSetAside } from './restoreSetAside.ts';
import { Attempts } from './attempts.ts';
import { Verdicts } from './verdicts.ts';
import { ATTEMPTS_FILE, VERDICTS_FILE } from './relocation/dataFiles.ts';
import { Tokens } from './tokens.ts';

export type MatchPlace = 'unfinished' | 'history';

/** Read faults for which an entry stays where it is: it does not exist, a later version will read it, or it cannot be identified. */
const LEFT_ALONE: readonly string[] = ['store/unknown-match', 'store/too-new', 'store/not-a-file', 'store/too-large', 'store/unreadable'];

/**
 * The matches in a data folder: `matches/` those in play, `history/` those that are over, `deleted/` those that may still be brought back, `aside/`
 * what could not be read.
 */
export class Store {
  readonly history: History;
  /** The tokens of guests. */
  readonly tokens: Tokens;
  #attempts: Attempts | undefined;
  #verdicts: Verdicts | undefined;
  /** Entries set aside or left alone since the folder was opened, and matches that are back. */
  readonly found = new Findings();
  readonly #noteOdd = (name: string): void => void this.found.odd.add(name);
  #tallies: Promise<Tallies> | undefined;
  readonly #summaries = new Map<string, MatchSummary>();
  /** The journals of matches that are on a table. */
  readonly #inPlay = new Map<string, Journal>();
  /** The journals of matches that left the table with lines which the disk does not take: they are tried again. */
  readonly #unwritten = new Map<string, { readonly journal: Journal; readonly over: boolean }>();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #deleted: Deleted;
  readonly #dir: string;
  /** `undefined` if the folder is not writable: matches are then played in memory, and every client sees a notice. */
  readonly #lock: Lock | undefined;

  private constructor(dir: string, lock: Lock | undefined, history: History) {
    this.#dir = dir;
    this.#deleted = new Deleted(join(dir, 'deleted'));
    this.#lock = lock;
    this.history = history;
    this.tokens = new Tokens(lock && join(dir, 'tokens.json'), this.#noteOdd);
  }

  /**
   * Opens a data folder, creating it if needed. A folder that is not writable opens too: the table then reports that matches are not
   * saved.
   * @param now milliseconds since 1970; matches deleted long ago are removed for good
   */
  static async open(dir: string, now = Date.now()): Promise<Result<Store, 'store/in-use'>> {
    for (const part of ['matches', 'history', 'deleted', 'aside'])
      try {
        mkdirSync(join(dir, part), { recursive: true, mode: 0o700 });
      } catch {
        // Writing the first line of a match will fail too, and report why.
      }
    const lock = await lockFolder(dir);
    if (!lock.ok && lock.error.code === 'store/in-use') return refuse(lock.error.code, lock.error.message, lock.error.facts);
    const store = new Store(dir, lock.ok ? lock.value : undefined, await History.open(join(dir, 'history')));
    if (lock.ok && lock.value.odd) store.found.odd.add('lock');
    for (const name of store.history.odd) store.found.odd.add(name);
    for (const saved of await restoreSetAside(dir)) {
      store.found.back += 1;
      const summary = finished(saved);
      if (summary !== undefined) await store.history.add(summary);
    }
    const { files, odd } = await listing(join(dir, 'matches'));
    for (const name of odd) store.found.odd.add(name);
    await Promise.all(files.map((file) => store.#look(file.slice(0, -EXTENSION.length))));
    await store.#deleted.purge(now);
    return ok(store);
  }

  /** The attempts at puzzles, read when they are first wanted. */
  get attempts(): Attempts {
    return (this.#attempts ??= new Attempts(this.#lock && join(this.#dir, ATTEMPTS_FILE), this.#noteOdd));
  }

  /** The judgements of decisions, read when they are first wanted. */
  get verdicts(): Verdicts {
    return (this.#verdicts ??= new Verdicts(this.#lock && join(this.#dir, VERDICTS_FILE), this.#noteOdd));
  }

  /** Unfinished matches, the last played first. */
  unfinished(): MatchSummary[] {
    return [...this.#summaries.values()].sort((a, b) => b.at - a.at);
  }

  /** Whether a match waits to be finished. */
  isUnfinished(id: string): boolean {
    return this.#summaries.has(id);
  }

  /** The journal of a new match; its header is written together with the first deal. */
  create(header: MatchHeader): Journal {
    const journal = new Journal(this.#path(header.id), 'new', new Seal());
    journal.begin(JSON.stringify(header));
    this.#inPlay.set(header.id, journal);
    return journal;
  }

  /** Takes up an unfinished match. A damaged file is set aside; `match/over`: the match is in the history. */
  resume(id: string): Promise<Result<ResumedMatch>> {
    return this.#inTurn(async () => {
      const before = this.#inPlay.get(id);
      this.#inPlay.delete(id);
      // One that was taken up, but never came onto the table.
      if (before !== undefined) await this.#settle(id, before, false);
      const journal = this.#unwritten.get(id)?.journal;
      const saved = journal === undefined ? await this.#look(id) : await this.#withUnwritten(journal);
      if (!saved.ok) return saved;
      if (saved.value.over !== null && this.history.get(id) !== undefined) return refuse('match/over', 'the match is over');
      const told = await inSlices(replaySteps(recordIn(saved.value)));
      if (!told.ok) return this.#setAside(id, { code: 'store/damaged', message: told.error.message, facts: { why: told.error.code } });
      const { header, people, consent, botActed, over, deals, at, length } = saved.value;
      this.#unwritten.delete(id);
      const next = journal ?? (await journalOf(this.#path(id), length));
      // Its last action was written, and then the program was ended.
      if (told.value.standing.over && over === null) {
        next.begin(JSON.stringify(overLine(told.value, at)));
        consent.end();
      }
      this.#inPlay.set(id, next);
      return ok({
        header,
        people,
        match: told.value,
        shuffles: deals.map(shuffleOf),
        aborted: saved.value.aborted,
        consent,
        botActed,
        journal: next,
      });
    });
  }

  /**
   * A match leaves the table, for the unfinished ones or the history. Resolves once it is on the disk, or the disk has been found not to take it: then the
   * rest of it is kept, tried again, and can be taken up meanwhile.
   * @param summary what lists say of it
   * @param over whether its last card has been played
   */
  putAway(journal: Journal, summary: MatchSummary, over: boolean): Promise<void> {
    const { id } = summary;
    if (over && journal.fault === null) this.#summaries.delete(id);
    else this.#summaries.set(id, summary);
    return this.#inTurn(async () => {
      if (this.#inPlay.get(id) === journal) this.#inPlay.delete(id);
      if (!over) journal.begin(JSON.stringify({ rest: true, at: summary.at } satisfies MatchLine));
      await this.#settle(id, journal, over);
      if (this.#unwritten.has(id)) this.#summaries.set(id, summary);
    });
  }

  /** A match that was taken up does not come onto the table after all. Resolves once its journal is closed. */
  release(id: string, journal: Journal): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#inPlay.get(id) !== journal) return;
      this.#inPlay.delete(id);
      await this.#settle(id, journal, false);
    });
  }

  /** Replays a match of the history. Refuses as {@link Store.record} does, and as the rules do. */
  async read(id: string): Promise<Result<ReadMatch>> {
    const saved = await this.#file(this.history.get(id) === undefined ? this.#path(id) : this.history.path(id), id);
    if (!saved.ok) return saved;
    const { people, consent, botActed, at, header } = saved.value;
    const told = await inSlices(replaySteps(recordIn(saved.value)));
    return told.ok ? ok({ people, match: told.value, consent, botActed, at, seed: header.seed }) : told;
  }

  /** Records that a player of a match in the history agrees to its analysis. */
  agree(id: string, person: number, now: number): Promise<Result<void, ReadFault | WriteFault>> {
    return this.#inTurn(() => this.#writeAnswer(id, person, now));
  }

  async #writeAnswer(id: string, person: number, now: number): Promise<Result<void, ReadFault | WriteFault>> {
    const saved = await this.#file(this.history.path(id), id);
    if (!saved.ok) return saved;
    const journal = await journalOf(this.history.path(id), saved.value.length);
    journal.begin(JSON.stringify({ agree: { person, agreed: true }, at: now } satisfies MatchLine));
    await journal.close();
    return journal.fault === null ? ok(undefined) : refuse(journal.fault, 'the answer could not be written');
  }

  /** The record of a match of the history, with all its cards, from its file. */
  async record(id: string): Promise<Result<MatchRecord, ReadFault>> {
    const saved = await this.#file(this.history.path(id), id);
    if (!saved.ok) return saved;
    const record = { ...recordIn(saved.value), people: peopleIn(saved.value.people, saved.value.consent) };
    const game = gameById(saved.value.header.game);
    const options = { ...changedOptions(game, record.options) };
    return ok({ ...record, options, deals: record.deals.map((deal) => ({ ...recordedCards(game, deal.seed), ...deal })) });
  }

  /** Writes a whole match that came from elsewhere. */
  add(header: MatchHeader, lines: readonly MatchLine[]): Promise<Result<MatchPlace, ReadFault | WriteFault>> {
    return this.#inTurn(async () => {
      const journal = new Journal(this.#path(header.id), 'new', new Seal());
      for (const line of [header, ...lines]) journal.begin(JSON.stringify(line));
      await journal.close();
      return journal.fault === null ? this.#placeOf(header.id) : refuse(journal.fault, 'the match could not be written');
    });
  }

  /**
   * A match goes where it can be brought back from, or for good.
   * @param now milliseconds since 1970; where the clock is behind the match's own time, that counts, so that it is kept for its thirty days
   */
  delete(id: string, now: number, forGood = false): Promise<Result<void, 'table/in-play' | ReadFault | WriteFault>> {
    return this.#inTurn(async () => {
      if (this.#inPlay.has(id)) return refuse('table/in-play', 'the match is on the table');
      const past = this.history.get(id);
      const known = past ?? this.#summaries.get(id);
      if (known === undefined) return unknown(id);
      const at = Math.max(now, known.at);
      const moved = await this.#deleted.add(past === undefined ? this.#path(id) : this.history.path(id), id, at);
      if (!moved.ok) return moved;
      this.#summaries.delete(id);
      await this.history.remove(id);
      if (forGood) await this.#deleted.remove(id);
      return ok(undefined);
    });
  }

  /** Brings a deleted match back. */
  restore(id: string): Promise<Result<MatchPlace, ReadFault | WriteFault>> {
    return this.#inTurn(async () => {
      const moved = await this.#deleted.takeOut(id, this.#path(id));
      if (moved === undefined) return unknown(id);
      return moved.ok ? this.#placeOf(id) : moved;
    });
  }

  /** The deleted matches that may still be brought back, the last deleted first. `now`: milliseconds since 1970. */
  deleted(now: number): Promise<DeletedMatch[]> {
    return this.#inTurn(() => this.#deleted.matches(now));
  }

  /** Who has played and won how much, by game: what has not been counted yet is read once. Single deals, played again or written down by hand, do not count. */
  async statistics(): Promise<GameStatistics[]> {
    const matches = this.history.all().filter(({ repeats, byHand }) => repeats === undefined && byHand === undefined);
    this.#tallies ??= Tallies.open(join(this.#dir, 'history'));
    const tallies = await this.#tallies;
    await tallies.count(
      matches.map(({ id }) => id),
      (id) => this.read(id),
    );
    return statisticsOf(matches, (id) => tallies.get(id));
  }

  /** Gives the folder back, once everything is written. */
  async close(): Promise<void> {
    await this.#turn;
    for (const [id, { journal, over }] of [...this.#unwritten]) {
      this.#unwritten.delete(id);
      await journal.close();
      if (over) await this.#finish(id);
    }
    await this.tokens.close();
    await this.#attempts?.close();
    await this.#verdicts?.close();
    await this.history.close();
    await (await this.#tallies)?.close();
    this.#lock?.release();
  }

  #path(id: string): string {
    return join(this.#dir, 'matches', `${id}${EXTENSION}`);
  }

  async #file(path: string, id: string): Promise<Result<SavedMatch, ReadFault>> {
    const bytes = await readPlain(path);
    if (bytes.ok) return inSlices(matchSteps(bytes.value));
    return bytes.error.code === 'store/unknown-match' ? unknown(id) : bytes;
  }

  /** One thing after the other: what reads a file and then writes or moves it must not meet another that does. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Writes what is left of a match and closes its journal; keeps it for later where the disk does not take it. */
  async #settle(id: string, journal: Journal, over: boolean): Promise<void> {
    await journal.flush();
    if (journal.fault !== null) {
      this.#unwritten.set(id, { journal, over });
      void journal.recovery().then(() =>
        this.#inTurn(async () => {
          if (this.#unwritten.get(id)?.journal !== journal) return;
          this.#unwritten.delete(id);
          await this.#settle(id, journal, over);
        }),
      );
      return;
    }
    await journal.close();
    if (over) await this.#finish(id);
  }

  /** A match of which the disk has not taken everything: its file, and what is still to be written. */
  async #withUnwritten(journal: Journal): Promise<Result<SavedMatch, ReadFault>> {
    const bytes = journal.written === 0 ? ok(Buffer.alloc(0)) : await readPlain(journal.path);
    if (!bytes.ok) return bytes;
    return inSlices(matchSteps(Buffer.concat([bytes.value.subarray(0, journal.written), Buffer.from(journal.unwritten)])));
  }

  /** Reads a match of `matches/`, and notes it for the list; one that is over goes on to the history. */
  async #look(id: string): Promise<Result<SavedMatch, ReadFault>> {
    const saved = await this.#file(this.#path(id), id);
    if (!saved.ok) {
      if (!LEFT_ALONE.includes(saved.error.code)) return this.#setAside(id, saved.error);
      if (saved.error.code !== 'store/unknown-match') this.found.odd.add(`${id}${EXTENSION}`);
      return saved;
    }
    if (saved.value.header.id !== id) return this.#setAside(id, { code: 'store/damaged', message: 'the file has another match’s name' });
    if (saved.value.over === null) this.#summaries.set(id, summaryOf(saved.value));
    else await this.#finish(id);
    return saved;
  }

  /** Where a match that has just come is. */
  async #placeOf(id: string): Promise<Result<MatchPlace, ReadFault>> {
    const saved = await this.#look(id);
    if (!saved.ok) return saved;
    return ok(saved.value.over === null ? 'unfinished' : 'history');
  }

  /** A match that is over moves to the history; where that fails it is listed as unfinished, so that it is not lost from sight, until it can. */
  async #finish(id: string): Promise<void> {
    const saved = await this.#file(this.#path(id), id);
    const summary = saved.ok ? finished(saved.value) : undefined;
    if (!saved.ok || summary === undefined) return;
    const moved = await moveFile(this.#path(id), this.history.path(id));
    if (!moved.ok) {
      this.#summaries.set(id, summaryOf(saved.value));
      return;
    }
    this.#summaries.delete(id);
    await this.history.add(summary);
  }

  async #setAside<Code extends ReadFault>(id: string, why: Refusal<Code>): Promise<Refused<Code>> {
    this.#summaries.delete(id);
    this.found.odd.add(`${id}${EXTENSION}`);
    await moveFile(this.#path(id), join(this.#dir, 'aside', `${id}.${Date.now()}.${randomBytes(3).toString('hex')}${EXTENSION}`));
    return { ok: false, error: why };
  }
}

/** Why a saved match could not be read. */
type ReadFault = CodeOf<typeof readPlain> | CodeOf<typeof readMatch>;

function unknown(id: string): Refused<'store/unknown-match'> {
  return refuse('store/unknown-match', `there is no match ${id}`, { match: id });
}
