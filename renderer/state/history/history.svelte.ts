import type { FinishedMatch } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import { recordsIn, save } from './recordFiles.ts';
import type { SendRequest } from '../table/request.ts';

export const RESULTS = ['all', 'won', 'lost'] as const;
export type ResultFilter = (typeof RESULTS)[number];

/** How many matches are shown at first, and how many more each time. */
const PAGE = 100;

/** The outcome of a request, to show to the person. */
export type Notice =
  | { readonly kind: 'deleted'; readonly match: FinishedMatch }
  | { readonly kind: 'imported'; readonly count: number; readonly waiting: number; readonly refused: readonly ImportFault[] }
  | { readonly kind: 'restored' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface ImportFault {
  readonly file: string;
  readonly refusal: Refusal;
}

/** A file to import. */
export interface ImportFile {
  readonly name: string;
  text(): Promise<string>;
}

/** The matches that are over: found, deleted and brought back, sent out and taken in. */
export class HistoryRoom {
  search = $state('');
  game = $state('');
  person = $state('');
  result = $state<ResultFilter>('all');
  matches = $state.raw<readonly FinishedMatch[]>([]);
  total = $state(0);
  people = $state.raw<readonly string[]>([]);
  /** Whether the list has come for the first time. */
  ready = $state(false);
  /** Files that are being taken in: done, and how many there are. */
  busy = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  notice = $state.raw<Notice | null>(null);
  readonly #ask: SendRequest;
  #asked = 0;

  constructor(ask: SendRequest) {
    this.#ask = ask;
  }

  /** Requests the matches that fit the search, from the first page on. Of several requests under way the last one counts. */
  async find(): Promise<void> {
    await this.#list(0, PAGE);
  }

  /** More of the same. */
  async more(): Promise<void> {
    await this.#list(0, this.matches.length + PAGE);
  }

  /** A match goes, and can be brought back by {@link undo}. */
  async remove(match: FinishedMatch): Promise<void> {
    const gone = await this.#ask({ type: 'delete', match: match.id }, 'kept');
    this.notice = gone.ok ? { kind: 'deleted', match } : { kind: 'refused', refusal: gone.error };
    await this.#again();
  }

  /** Brings the match back that was deleted last. */
  async undo(): Promise<void> {
    if (this.notice?.kind !== 'deleted') return;
    const back = await this.#ask({ type: 'restore', match: this.notice.match.id }, 'kept');
    this.notice = back.ok ? { kind: 'restored' } : { kind: 'refused', refusal: back.error };
    await this.#again();
  }

  /** Sends a match out as a file, or all of them. */
  async export(match?: string, as: 'record' | 'text' = 'record'): Promise<void> {
    const record = await this.#ask({ type: 'export', ...(match === undefined ? {} : { match }), as }, 'record');
    if (record.ok) await save(record.value.name, record.value.text);
    else this.notice = { kind: 'refused', refusal: record.error };
  }

  /** Imports files, one record after the other; the notice then counts them and gives the reasons of refusals. */
  async import(files: readonly ImportFile[]): Promise<void> {
    if (files.length === 0 || this.busy !== null) return;
    this.notice = null;
    let count = 0;
    let waiting = 0;
    const refused: ImportFault[] = [];
    for (const file of files) {
      const texts = recordsIn(await file.text());
      for (const [index, text] of texts.entries()) {
        this.busy = { done: index, of: texts.length };
        const kept = await this.#ask({ type: 'import', text }, 'kept');
        if (!kept.ok) refused.push({ file: texts.length > 1 ? `${file.name} ${index + 1}` : file.name, refusal: kept.error });
        else if (kept.value.place === 'history') count += 1;
        else waiting += 1;
      }
    }
    this.busy = null;
    this.notice = { kind: 'imported', count, waiting, refused };
    await this.#again();
  }

  /** The same list once more, as long as it was. */
  async #again(): Promise<void> {
    await this.#list(0, Math.max(PAGE, this.matches.length));
  }

  async #list(skip: number, take: number): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const { search, game, person, result } = this;
    const found = await this.#ask(
      {
        type: 'history',
        skip,
        take: Math.min(take, 1000),
        ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 80) }),
        ...(game === '' ? {} : { game: game as FinishedMatch['game'] }),
        ...(person === '' ? {} : { person }),
        ...(result === 'all' ? {} : { result }),
      },
      'history',
    );
    if (mine !== this.#asked) return;
    if (!found.ok) {
      this.notice = { kind: 'refused', refusal: found.error };
      return;
    }
    this.matches = found.value.matches;
    this.total = found.value.total;
    this.people = found.value.people;
    this.ready = true;
  }
}
