import type { DeletedMatch, MatchSummary } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';

/** The outcome of a request, to show to the person. */
export type UnfinishedNotice =
  | { readonly kind: 'deleted'; readonly match: MatchSummary }
  | { readonly kind: 'restored' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Deletes unfinished matches, and brings deleted ones back. The list of unfinished ones comes with each `home` of the table. */
export class UnfinishedMatches {
  /** The deleted matches; `null` until they have been requested. */
  deleted = $state.raw<readonly DeletedMatch[] | null>(null);
  notice = $state.raw<UnfinishedNotice | null>(null);
  readonly #ask: SendRequest;

  constructor(ask: SendRequest) {
    this.#ask = ask;
  }

  /** Requests the deleted matches. */
  async list(): Promise<void> {
    const answer = await this.#ask({ type: 'deleted' }, 'deleted');
    if (answer.ok) this.deleted = answer.value.matches;
    else this.notice = { kind: 'refused', refusal: answer.error };
  }

  /** Deletes a match, so that {@link restore} can bring it back. */
  async remove(match: MatchSummary): Promise<void> {
    const gone = await this.#ask({ type: 'delete', match: match.id }, 'kept');
    this.notice = gone.ok ? { kind: 'deleted', match } : { kind: 'refused', refusal: gone.error };
    await this.#again();
  }

  /** Brings a deleted match back, among the unfinished ones or into the history. */
  async restore({ id }: Pick<MatchSummary, 'id'>): Promise<void> {
    const back = await this.#ask({ type: 'restore', match: id }, 'kept');
    this.notice = back.ok ? { kind: 'restored' } : { kind: 'refused', refusal: back.error };
    await this.#again();
  }

  /** Requests the list of deleted matches once more, where it is shown. */
  async #again(): Promise<void> {
    if (this.deleted !== null) await this.list();
  }
}
