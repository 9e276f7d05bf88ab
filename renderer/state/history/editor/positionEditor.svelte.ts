import type { CardCode, Trump } from '../../../../engine/cards/card.ts';
import type { Refusal, Result } from '../../../../engine/contract/result.ts';
import { GAME_IDS, itemAt, type GameInfo } from '../../../../engine/protocol/messages.ts';
import {
  cardsOff,
  emptySketch,
  faultsOfCards,
  formatSketch,
  parseSketch,
  type Outline,
  type Sketch,
} from '../../../../engine/protocol/sketch.ts';
import type { PackName } from '../../../words/speaker.ts';
import { HouseRules } from '../../lobby/houseRules.svelte.ts';
import { positionIn } from '../positionAddress.ts';
import type { MessageOf, SendRequest } from '../../table/request.ts';
import { sketchIn } from './sketchAddress.ts';
import { atStage, zoneCards, moved, seated, unknownOf, zonesOf, type EditorZone } from './sketchEdits.ts';
import { changed, redone, undoable, undone, type Undoable } from './undoable.ts';

/** The seats of an editor before the games are known. */
const FOUR = 4;

/** A position that has been set up: its notation, and how many actions lead to it. */
interface BuiltPosition {
  readonly text: string;
  readonly step: number;
}

/** The calls of a position, replayed by the table. */
export type SketchCalling = NonNullable<MessageOf<'sketch'>['calling']>;

/** Where a position is taken over from. */
export type PositionSource = { readonly text: string } | { readonly match: string; readonly deal: number; readonly step: number };

/** A position that a person puts together, with undo; the table sends the room of its game and the faults, and finds a way to it. */
export class PositionEditor {
  readonly #games: readonly GameInfo[];
  #state = $state.raw<Undoable<Sketch>>(undoable(emptySketch(itemAt(GAME_IDS, 0), FOUR, 'play')));
  /** The room of the game at hand; `null` before the table has answered. */
  outline = $state.raw<Outline | null>(null);
  /** The faults that the table finds. */
  #told = $state.raw<readonly Refusal[]>([]);
  /** The calls of the position and what may be called next; `null` where any may have been made. */
  calling = $state.raw<SketchCalling | null>(null);
  /** Where cards of the pack go. */
  zone = $state<EditorZone>('hand-0');
  /** Why the last request was refused. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly #ask: SendRequest;
  #asked = 0;

  readonly sketch: Sketch = $derived(this.#state.now);
  readonly mayUndo: boolean = $derived(this.#state.past.length > 0);
  readonly mayRedo: boolean = $derived(this.#state.future.length > 0);
  readonly game: GameInfo | null = $derived.by(() => this.#games.find(({ id }) => id === this.sketch.game) ?? null);
  /** The faces of the game's cards. */
  readonly faces: PackName = $derived(this.game?.faces ?? 'french');
  readonly text: string = $derived(formatSketch(this.sketch));
  readonly zones: readonly EditorZone[] = $derived(this.outline === null ? [] : zonesOf(this.outline, this.sketch));
  readonly pack: readonly CardCode[] = $derived(this.outline === null ? [] : cardsOff(this.outline, this.sketch));
  readonly faults: readonly Refusal[] = $derived.by(() => {
    const cards = this.outline === null ? [] : faultsOfCards(this.outline, this.sketch);
    return cards.length > 0 ? cards : this.#told;
  });
  /** Cards that chance is to deal. */
  readonly unknown: number = $derived.by(() => {
    const { outline, sketch } = this;
    return outline === null ? 0 : sketch.hands.reduce((sum, _, seat) => sum + unknownOf(outline, sketch, seat), 0);
  });

  constructor(games: readonly GameInfo[], ask: SendRequest) {
    this.#games = games;
    this.#ask = ask;
    const [first] = games;
    if (first !== undefined) this.#state = undoable(emptySketch(first.id, first.seats.min, 'play'));
  }

  /** Makes an editor that outlives the component that is being made: its values stay live. */
  static outliving(games: readonly GameInfo[], ask: SendRequest): PositionEditor {
    const made: PositionEditor[] = [];
    $effect.root(() => void made.push(new PositionEditor(games, ask)));
    return itemAt(made, 0);
  }

  /** The options of a game as a form of house rules has them; what is chosen there becomes the position's. */
  rules(): HouseRules {
    const { game, options } = this.sketch;
    const rules = new HouseRules({ [game]: { ...options } }, () => this.change({ ...this.sketch, options: { ...rules.all[game] } }));
    return rules;
  }

  /** Changes the position; the table looks at every change. */
  change(next: Sketch): void {
    const before = this.#state;
    this.#state = changed(before, next);
    if (this.#state !== before) this.#changed();
  }

  undo(): void {
    this.#state = undone(this.#state);
    this.#changed();
  }

  redo(): void {
    this.#state = redone(this.#state);
    this.#changed();
  }

  /** Carries a card from one zone to another; whether there was a way. */
  move(card: CardCode, from: EditorZone, to: EditorZone): boolean {
    const next = this.outline === null ? undefined : moved(this.outline, this.sketch, card, from, to);
    if (next !== undefined) this.change(next);
    return next !== undefined;
  }

  /** Puts a card of the pack into the chosen zone, and chooses the next one that has room where it is full. */
  put(card: CardCode): boolean {
    return this.move(card, 'pack', this.zone);
  }

  choose(id: string): void {
    const game = this.#games.find((one) => one.id === id);
    if (game !== undefined) this.change(emptySketch(game.id, game.seats.min, this.sketch.stage));
  }

  seat(players: number): void {
    this.change(seated(this.sketch, players));
  }

  stage(stage: Sketch['stage']): void {
    if (stage !== this.sketch.stage) this.change(atStage(this.sketch, stage));
  }

  trump(trump: Trump | null): void {
    this.change({ ...this.sketch, trump });
  }

  declarer(declarer: number | null): void {
    this.change({ ...this.sketch, declarer });
  }

  /** Chooses the calls of the position; `null`: any. Trumps and declarer that followed from the calls before are open again. */
  calls(calls: readonly string[] | null): void {
    const { trump, declarer } = this.sketch;
    const settled = this.calling;
    this.change({
      ...this.sketch,
      calls,
      trump: settled?.trump === trump ? null : trump,
      declarer: settled?.declarer === declarer ? null : declarer,
    });
  }

  /** Adds a call of the seat whose turn it is. */
  call(action: string): void {
    this.calls([...(this.sketch.calls ?? []), action]);
  }

  announced(announced: boolean): void {
    this.change({ ...this.sketch, announced });
  }

  clear(): void {
    const { game, hands, stage, options } = this.sketch;
    this.change({ ...emptySketch(game, hands.length, stage), options });
  }

  /** Cards of a zone, whatever it is called. */
  cards(zone: EditorZone): readonly CardCode[] {
    return zoneCards(this.sketch, zone);
  }

  /** Reads a position: its text, a link with it, or the record of a match, from its last action on. What stood there before is one step back. */
  async read(text: string): Promise<boolean> {
    this.refusal = null;
    const given = sketchIn(text) ?? text.trim();
    const place = positionIn(text);
    if (place !== undefined) return this.from({ match: place.match, deal: place.place.deal, step: place.place.step });
    if (given.startsWith('{')) return this.from({ text: given });
    const parsed = parseSketch(given);
    if (parsed.ok) this.change(parsed.value);
    else this.refusal = parsed.error;
    return parsed.ok;
  }

  /** Takes the position over from a match of the history, or from a record: at a step, or at its end. */
  async from(source: PositionSource): Promise<boolean> {
    const answer = await this.#ask({ type: 'sketch', ...source }, 'sketch');
    const parsed = answer.ok ? parseSketch(answer.value.position) : answer;
    if (parsed.ok) this.change(parsed.value);
    else this.refusal = parsed.error;
    return parsed.ok;
  }

  /** Has the table find a way to the position. */
  async build(): Promise<Result<BuiltPosition> | null> {
    this.busy = true;
    this.refusal = null;
    const answer = await this.#ask({ type: 'build', position: this.text }, 'setUp');
    this.busy = false;
    if (answer.ok) return { ok: true, value: { text: answer.value.notation, step: answer.value.step } };
    if (answer.error.code !== 'replay/stopped') this.refusal = answer.error;
    return null;
  }

  /** Takes trumps and declarer over from the calls, where the position leaves them open: a part of the change that was made last. */
  #settle(): void {
    const { now } = this.#state;
    if (this.calling === null || now.stage === 'deal' || this.#told.length > 0) return;
    const trump = now.trump ?? this.calling.trump;
    const declarer = now.declarer ?? this.calling.declarer;
    if (trump !== now.trump || declarer !== now.declarer) this.#state = { ...this.#state, now: { ...now, trump, declarer } };
  }

  /** Has the table look at the position as it is now. */
  #changed(): void {
    this.refusal = null;
    void this.check();
  }

  async check(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const answer = await this.#ask({ type: 'sketch', position: this.text }, 'sketch');
    if (mine !== this.#asked) return;
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    this.outline = answer.value.outline;
    this.calling = answer.value.calling;
    this.#told = answer.value.faults;
    this.#settle();
    const [first = 'pack'] = this.zones;
    if (!this.zones.includes(this.zone)) this.zone = first;
  }
}
