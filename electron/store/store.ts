import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { replay } from '../../engine/match/record.ts';
import type { Match } from '../../engine/match/match.ts';
import type { MatchSummary } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/result.ts';
import { errnoOf } from './errno.ts';
import { Journal } from './journal.ts';
import { readMatch, recordIn, type MatchHeader, type SavedMatch } from './lines.ts';
import { lockFolder, type Lock } from './lock.ts';

/** A match that was taken up again, with the journal that goes on from there. */
export interface ResumedMatch {
  readonly header: MatchHeader;
  readonly match: Match;
  readonly journal: Journal;
}

/** A file that could not be read as a match: it is kept, out of the way. */
export interface SetAside {
  readonly file: string;
  readonly why: Refusal;
}

const EXTENSION = '.jsonl';

/** The matches in a data folder: `matches/` those in play, `history/` those that are over, `aside/` what could not be read. */
export class Store {
  readonly dir: string;
  private readonly lock: Lock;
  private readonly summaries = new Map<string, MatchSummary>();
  /** What was set aside since the folder was opened. */
  readonly aside: SetAside[] = [];

  private constructor(dir: string, lock: Lock) {
    this.dir = dir;
    this.lock = lock;
  }

  /** Opens a data folder, making it where there is none. Codes: `store/in-use`, `store/unwritable`. */
  static async open(dir: string): Promise<Result<Store>> {
    try {
      for (const part of ['matches', 'history', 'aside']) mkdirSync(join(dir, part), { recursive: true, mode: 0o700 });
    } catch (error) {
      return refuse('store/unwritable', `the folder cannot be made: ${errnoOf(error)}`, { dir });
    }
    const lock = lockFolder(dir);
    if (!lock.ok) return lock;
    const store = new Store(dir, lock.value);
    const files = (await readdir(join(dir, 'matches'))).filter((file) => file.endsWith(EXTENSION));
    await Promise.all(files.map((file) => store.look(file.slice(0, -EXTENSION.length))));
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
    const told = replay(recordIn(saved.value));
    if (!told.ok) return this.setAside(id, { code: 'store/damaged', message: told.error.message, facts: { why: told.error.code } });
    const { header, length } = saved.value;
    return ok({ header, match: told.value, journal: new Journal(this.path(id), length) });
  }

  /** Keeps the list of unfinished matches true: told of every match that is put away. */
  remember(summary: MatchSummary): void {
    this.summaries.set(summary.id, summary);
  }

  /** Takes a match that is over off the list of unfinished ones. */
  forget(id: string): void {
    this.summaries.delete(id);
  }

  /** A match is over: it moves to the history. Its journal must be closed. */
  async finish(id: string): Promise<void> {
    await rename(this.path(id), join(this.dir, 'history', `${id}${EXTENSION}`)).catch(() => undefined);
  }

  /** Gives the folder back. */
  close(): void {
    this.lock.release();
  }

  private path(id: string): string {
    return join(this.dir, 'matches', `${id}${EXTENSION}`);
  }

  /** Reads an unfinished match, and notes it for the list. */
  private async look(id: string): Promise<Result<SavedMatch>> {
    let bytes: Buffer;
    try {
      bytes = await readFile(this.path(id));
    } catch {
      return refuse('store/unknown-match', `there is no match ${id}`, { match: id });
    }
    const saved = readMatch(bytes);
    if (!saved.ok) return this.setAside(id, saved.error);
    if (saved.value.header.id !== id) return this.setAside(id, { code: 'store/damaged', message: 'the file has another match’s name' });
    this.summaries.set(id, summaryOf(saved.value));
    return saved;
  }

  private async setAside(id: string, why: Refusal): Promise<Result<never>> {
    this.summaries.delete(id);
    this.aside.push({ file: `${id}${EXTENSION}`, why });
    await rename(this.path(id), join(this.dir, 'aside', `${id}.${Date.now()}.${this.aside.length}${EXTENSION}`)).catch(() => undefined);
    return { ok: false, error: why };
  }
}

function summaryOf({ header, deals, totals, at }: SavedMatch): MatchSummary {
  const { id, game, people } = header;
  return { id, game, people: people.map(({ name }) => name), deals: deals.length, totals: [...totals], at };
}
