import type { CardCode } from '../../../../engine/cards/card.ts';
import type { Refusal } from '../../../../engine/contract/result.ts';
import { itemAt, type GameInfo } from '../../../../engine/protocol/messages.ts';
import { formatSketch, parseSketch, type Sketch } from '../../../../engine/protocol/sketch.ts';
import type { SendRequest } from '../../table/request.ts';
import { legalCalls } from '../../table/view/candidates.ts';
import { PositionEditor } from '../editor/positionEditor.svelte.ts';
import { changed, redone, undoable, undone, type Undoable } from '../editor/undoable.ts';
import { actionOf, laysCard, loose, cardsBySeat, type SeatCards, type WrittenMessage } from './written.ts';

/** A deal of real cards that a person writes down: first the cards that are known, then calls and cards. The table checks each by the rules. */
export class HandWriting {
  /** The cards that are known, before anything is called. */
  readonly editor: PositionEditor;
  /** Names by seat; empty: none was given. */
  names = $state<string[]>([]);
  #state = $state.raw<Undoable<WrittenMessage | null>>(undoable(null));
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The unfinished match that this goes on with; `null`: none is kept. */
  #kept: string | null = null;
  readonly #ask: SendRequest;

  readonly written: WrittenMessage | null = $derived(this.#state.now);
  readonly mayUndo: boolean = $derived(this.#state.past.length > 0);
  readonly mayRedo: boolean = $derived(this.#state.future.length > 0);
  /** The cards that were known when the writing began. */
  readonly known: Sketch | null = $derived.by(() => {
    const parsed = this.written === null ? null : parseSketch(this.written.known);
    return parsed?.ok === true ? parsed.value : null;
  });
  readonly seats: readonly SeatCards[] = $derived(
    this.written === null || this.known === null ? [] : cardsBySeat(this.known, this.written),
  );
  /** The cards that the seat to act may hold besides the known ones. */
  readonly pool: readonly CardCode[] = $derived.by(() => {
    const { written, known } = this;
    const { outline } = this.editor;
    if (written === null || known === null || outline === null || written.toAct === null || !laysCard(written)) return [];
    return itemAt(this.seats, written.toAct).unknown === 0 ? [] : loose(outline.cards, known, written);
  });
  readonly calls: readonly string[] = $derived(this.written === null ? [] : legalCalls(this.written.legal));
  readonly laying: boolean = $derived(this.written !== null && this.written.toAct !== null && laysCard(this.written));

  constructor(games: readonly GameInfo[], ask: SendRequest) {
    this.#ask = ask;
    this.editor = new PositionEditor(games, ask);
    this.editor.stage('deal');
  }

  /** Begins with the cards as they are known now. `players`: names by seat. */
  async begin(players: readonly string[]): Promise<void> {
    const position = formatSketch({ ...this.editor.sketch, calls: null, trump: null });
    await this.#send({ position, players: [...players] });
  }

  /** Goes on with a deal that was kept unfinished. */
  async resume(match: string): Promise<void> {
    const record = await this.#ask({ type: 'export', match }, 'record');
    if (!record.ok) {
      this.refusal = record.error;
      return;
    }
    await this.#send({ text: record.value.text });
    if (this.written === null) return;
    this.#kept = match;
    // There is nothing to take back yet, least of all the deal itself.
    this.#state = undoable(this.written);
    const parsed: unknown = JSON.parse(this.written.notation);
    if (typeof parsed === 'object' && parsed !== null && 'players' in parsed && Array.isArray(parsed.players))
      this.names = parsed.players.map(String);
    await this.editor.read(this.written.known);
    await this.editor.check();
  }

  /** Writes a call down. */
  async call(action: string): Promise<void> {
    if (this.written !== null) await this.#send({ text: this.written.notation, action });
  }

  /** Writes down that the seat to act lays a card. */
  async lay(card: CardCode): Promise<void> {
    if (this.written !== null) await this.call(actionOf(this.written, card));
  }

  undo(): void {
    this.refusal = null;
    this.#state = undone(this.#state);
  }

  redo(): void {
    this.refusal = null;
    this.#state = redone(this.#state);
  }

  /** Keeps the deal as far as it has come: in the history once it is over, else among the unfinished matches. Returns its match, `null` if refused. */
  async keep(): Promise<string | null> {
    if (this.written === null) return null;
    const kept = await this.#ask({ type: 'import', text: this.written.notation }, 'kept');
    if (!kept.ok) {
      this.refusal = kept.error;
      return null;
    }
    // The match kept before is part of this one.
    if (this.#kept !== null) await this.#ask({ type: 'delete', match: this.#kept, forGood: true }, 'kept');
    this.#kept = kept.value.match;
    return kept.value.match;
  }

  async #send(fields: { position: string; players: string[] } | { text: string; action?: string }): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#ask({ type: 'write', ...fields }, 'written');
    this.busy = false;
    this.refusal = answer.ok ? null : answer.error;
    if (answer.ok) this.#state = changed(this.#state, answer.value);
  }
}
