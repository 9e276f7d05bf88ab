import { itemAt, type ConsentAnswer, type GameInfo, type ServerMessage, type TableMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { Words } from '../../words/words.svelte.ts';
import type { SendRequest } from '../table/request.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import { quietTable } from '../table/view/quietTable.ts';
import type { StartTimer, Tempo } from '../table/tempo.ts';
import { TableController } from '../table/table.svelte.ts';
import type { TableCue } from '../table/tablePort.ts';

export type PositionMessage = Extract<ServerMessage, { type: 'replay' }>;

/** The source of a replay: a match of the history, or the text of a record. */
export type Source = { readonly match: string } | { readonly text: string };

/** A place in what is looked at. */
export interface ReplayPosition {
  readonly deal: number;
  readonly step: number;
  /** Actions after the step that were not played. */
  readonly branch: readonly string[];
  /** From whose place it is seen. */
  readonly seat: number;
  /** Whether all hands lie open. */
  readonly open: boolean;
}

export interface ReplayParts {
  readonly words: Words;
  readonly games: () => readonly GameInfo[];
  readonly tempo: () => Tempo;
  readonly ask: SendRequest;
  readonly onEvent: (event: TableCue) => void;
  readonly after?: StartTimer;
}

const START: ReplayPosition = { deal: 1, step: 0, branch: [], seat: 0, open: true };

/** A match stepped through, action by action: every position comes from the table, which knows the rules. */
export class Replay {
  readonly source: Source;
  /** The position that is shown; `null` before the first has come. */
  position = $state.raw<PositionMessage | null>(null);
  /** How many actions the deal has; 0 before the first position has come. */
  readonly steps = $derived(this.position === null ? 0 : this.position.steps);
  place = $state.raw<ReplayPosition>(START);
  /** Why there is nothing to see. */
  refusal = $state.raw<Refusal | null>(null);
  /** The board's table. */
  readonly table: TableController;
  readonly #parts: ReplayParts;
  #asked = 0;
  #version = 0;

  /** Actions that can be taken back or forward: the step on the record, and those tried after it. */
  readonly at: number = $derived.by(() => this.place.step + this.place.branch.length);

  constructor(source: Source, parts: ReplayParts) {
    this.source = source;
    this.#parts = parts;
    this.table = new TableController({
      words: parts.words,
      games: parts.games,
      tempo: () => ({ ...parts.tempo(), stepwise: true }),
      // A viewer sends nothing.
      send: () => 0,
      onEvent: (event) => {
        if (event.type !== 'turn' && event.type !== 'barred') parts.onEvent(event);
      },
      looking: true,
      ...(parts.after === undefined ? {} : { after: parts.after }),
    });
  }

  /** Goes to a place; omitted fields stay. Without such a position, the old one is kept and the refusal shown. */
  async go(to: Partial<ReplayPosition>): Promise<void> {
    const before = this.place;
    const next = { ...before, ...to };
    this.#asked += 1;
    const mine = this.#asked;
    this.place = next;
    const { deal, step, branch, seat, open } = next;
    const answer = await this.#parts.ask({ type: 'replay', ...this.source, deal, step, branch: [...branch], seat, open }, 'replay');
    if (mine !== this.#asked) return;
    if (!answer.ok) {
      this.refusal = answer.error;
      this.place = this.position === null ? before : this.#shown(this.position, next);
      return;
    }
    this.refusal = null;
    this.#show(answer.value, before, next);
  }

  /** One action on, or back; a tried action is taken back first. */
  forward(): Promise<void> {
    const { step, branch } = this.place;
    return branch.length === 0 && step < this.steps ? this.go({ step: step + 1 }) : Promise.resolve();
  }

  back(): Promise<void> {
    const { step, branch } = this.place;
    if (branch.length > 0) return this.go({ branch: branch.slice(0, -1) });
    return step > 0 ? this.go({ step: step - 1 }) : Promise.resolve();
  }

  /** To the end of the trick under way, or back to the end of the one before. */
  nextTrick(): Promise<void> {
    const { step } = this.place;
    const ends = this.position?.tricks ?? [];
    return this.go({ step: ends.find((end) => end > step) ?? this.position?.steps ?? step, branch: [] });
  }

  lastTrick(): Promise<void> {
    const { step, branch } = this.place;
    if (branch.length > 0) return this.go({ branch: [] });
    const ends = this.position?.tricks ?? [];
    return this.go({ step: Math.max(0, ...ends.filter((end) => end < step)) });
  }

  /** To a number of actions of the record, off all that was tried. */
  toStep(step: number): Promise<void> {
    return this.go({ step: Math.max(0, Math.min(step, this.position?.steps ?? step)), branch: [] });
  }

  toDeal(deal: number): Promise<void> {
    return this.go({ deal, step: 0, branch: [] });
  }

  /** Tries an action that was not played; the one that was goes on along the record. */
  attempt(action: string): Promise<void> {
    const { step, branch } = this.place;
    return branch.length === 0 && this.position?.action === action ? this.go({ step: step + 1 }) : this.go({ branch: [...branch, action] });
  }

  /** A person has answered whether the match may be analysed. */
  agreed(consent: readonly ConsentAnswer[]): void {
    if (this.position !== null) this.position = { ...this.position, consent };
  }

  /** The name of who sits at a seat. */
  nameAt(seat: number): string {
    const person = this.position?.seats[seat];
    return person === undefined ? '' : (this.position?.people[person]?.name ?? '');
  }

  #shown(position: PositionMessage, { seat, open }: ReplayPosition): ReplayPosition {
    return { deal: position.deal, step: position.step, branch: position.branch, seat, open };
  }

  #show(position: PositionMessage, before: ReplayPosition, now: ReplayPosition): void {
    const { playback } = this.table;
    const old = this.position;
    const steps = (place: ReplayPosition): number => place.step + place.branch.length;
    const next =
      old !== null &&
      before.deal === now.deal &&
      before.seat === now.seat &&
      before.open === now.open &&
      old.step + old.branch.length === steps(before) &&
      steps(now) === steps(before) + 1 &&
      now.branch.slice(0, -1).every((action, i) => action === before.branch[i]);
    playback.skip();
    if (!next) playback.clear();
    this.position = position;
    this.table.onTable(lookedAt(position, now.seat));
    this.#version += 1;
    this.table.onUpdate({
      type: 'update',
      version: this.#version,
      seat: now.seat,
      view: position.view,
      legal: NO_ACTIONS,
      events: next ? position.events : [],
    });
  }
}

/** A position as the news of a table, for one who looks at it from a seat. */
export function lookedAt(
  position: Pick<PositionMessage, 'people' | 'seats' | 'view' | 'deal' | 'sheet' | 'match' | 'branch'>,
  seat: number,
): TableMessage {
  const { people, seats, view, deal, sheet, match } = position;
  const after = view.score === null || position.branch.length > 0 ? undefined : sheet[deal - 1]?.totals;
  const totals = after ?? people.map((_, person) => itemAt(view.carry.totals, seats.indexOf(person)));
  return quietTable({
    match: match ?? 'text',
    game: view.game,
    options: view.options,
    people: people.map((person, index) => ({ ...person, seat: seats.indexOf(index) })),
    watching: seats[seat] ?? null,
    deal,
    totals,
    sheet: sheet.slice(0, deal),
  });
}
