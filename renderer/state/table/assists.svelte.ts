import {
  itemAt,
  type Assist,
  type HintMessage,
  type TableMessage,
  type UpdateMessage,
  type VoteMessage,
} from '../../../engine/protocol/messages.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import type { SentCode } from '../../../engine/contract/refusals.ts';
import { plainText, type Part, type Speaker } from '../../words/message/parts.ts';
import { parseAction } from '../../../engine/protocol/notation.ts';
import type { Words } from '../../words/words.svelte.ts';
import { cardPlayed, type CandidateCard } from './view/candidates.ts';
import type { Narrator } from './narrator.svelte.ts';
import type { Request } from './request.ts';

/** Actions that are equally good are named one by one up to this number. */
const MOST_NAMED = 4;

/** The actions that advice recommends: its choice, and whatever it holds to be as good. */
export function recommended({ action, reasons }: Pick<HintMessage, 'action' | 'reasons'>): ReadonlySet<string> {
  const others = reasons.find(({ key }) => key === 'close')?.params?.['others'];
  return new Set([action, ...(Array.isArray(others) ? others.filter((one) => typeof one === 'string') : [])]);
}

/** The candidates of a hint, the most points first; of two with the same the earlier one, and last what has no figure. */
export function byPoints(candidates: HintMessage['candidates']): HintMessage['candidates'] {
  return [...candidates].sort((a, b) => (b.points ?? -Infinity) - (a.points ?? -Infinity) || 0);
}

/** The part of a table that assists read and act on. */
export interface AssistedTable {
  readonly message: TableMessage | null;
  readonly view: WireView | null;
  /** The seat of the person at this screen; `null`: none. */
  readonly seat: number | null;
  readonly myTurn: boolean;
  readonly candidates: ReadonlyMap<string, CandidateCard>;
  readonly calls: readonly string[];
  /** The action under way. */
  readonly pending: { readonly ref: number } | null;
  readonly playback: { readonly latest: UpdateMessage | null };
  readonly narrator: Pick<Narrator, 'say'>;
  readonly words: Words;
  readonly speaker: Speaker;
  /** Puts down what is picked up. */
  letGo(): void;
  /** Sends a request; its number comes back with the answer. */
  send(request: Request): number;
  /** Shows why something is not possible. */
  tell(keys: readonly string[]): void;
}

/** An action that the host has not played, since it is expected to cost much. */
export interface CostlyAction {
  readonly action: string;
  /** The card it plays. */
  readonly candidate: CandidateCard | null;
  readonly lost: number;
}

/** Requests to the table besides play, and their answers. One request is under way at a time. */
export class AssistController {
  /** The hint that stands, until the table moves on or it is put away. */
  hint = $state.raw<HintMessage | null>(null);
  /** The request under way. */
  asked = $state.raw<{ readonly help: Assist; readonly ref: number } | null>(null);
  /** The action that the player is asked about, since it costs that many points for certain. */
  costly = $state.raw<CostlyAction | null>(null);
  /** Whether the candidates of the hint lie open. */
  open = $state(false);
  readonly #table: AssistedTable;
  /** Whether to take back with the next update: the table has moved on, or the action was still on its way. */
  #again = false;

  readonly mayHint: boolean = $derived.by(() => this.granted('hint') && this.#table.myTurn && this.asked === null);
  /** Tricks are claimed on one's own turn to play, by those who see their cards and have more than one. */
  readonly mayClaim: boolean = $derived.by(() => {
    const { view, seat, candidates, calls, myTurn } = this.#table;
    if (!this.granted('claim') || !myTurn || this.asked !== null || view === null || view.trick === null || seat === null) return false;
    const cards = [...candidates.values()];
    return calls.length === 0 && cards.length > 1 && cards.every(({ card }) => card !== '??');
  });
  readonly mayUndo: boolean = $derived.by(() => {
    const { view, seat, pending } = this.#table;
    if (!this.granted('undo') || view === null || view.score !== null || pending !== null || this.asked !== null) return false;
    return view.moves.some((move) => move.seat === seat);
  });

  constructor(table: AssistedTable) {
    this.#table = table;
  }

  /** Whether the table grants something to this connection. */
  granted(help: Assist): boolean {
    return this.#table.message?.helps.includes(help) === true;
  }

  /** Requests a hint; if one stands, shows or hides its candidates. Returns whether a hint is available. */
  askHint(): boolean {
    if (this.hint !== null) {
      this.open = !this.open;
      return true;
    }
    return this.mayHint && this.#ask('hint');
  }

  claim(): boolean {
    return this.mayClaim && this.#ask('claim');
  }

  /** Takes the last action back; one that is still on its way as soon as it has arrived. Whether there is something to take back. */
  undo(): boolean {
    if (this.granted('undo') && this.#table.pending !== null) return (this.#again = true);
    return this.mayUndo && this.#ask('undo');
  }

  /** Puts the hint away. */
  letGo(): void {
    this.hint = null;
    this.open = false;
  }

  /** Forgets everything: another match. */
  clear(): void {
    this.letGo();
    this.costly = null;
    this.forgetAsked();
  }

  /** Nothing that has been asked will be answered. */
  forgetAsked(): void {
    this.asked = null;
    this.#again = false;
  }

  onHint(hint: HintMessage): void {
    if (hint.ref !== this.asked?.ref) return;
    this.asked = null;
    if (hint.version !== this.#table.playback.latest?.version) return;
    this.#table.letGo();
    this.hint = hint;
    this.#table.narrator.say(this.sentences(hint).map(plainText).join(' '));
  }

  /** A request was put to a vote instead of being settled at once. */
  onVote({ ref }: VoteMessage): void {
    if (this.asked !== null && ref === this.asked.ref) this.asked = null;
  }

  onUpdate(update: UpdateMessage): void {
    if (this.asked !== null && update.ref === this.asked.ref) this.asked = null;
    if (this.hint !== null && this.hint.version !== update.version) this.letGo();
    this.costly = null;
    if (!this.#again || this.#table.pending !== null) return;
    this.#again = false;
    this.asked = { help: 'undo', ref: this.#table.send({ type: 'undo', version: update.version }) };
  }

  /** A request was refused. Whether it was one of these. */
  onRefusal(ref: number | undefined, code: SentCode): boolean {
    const { asked } = this;
    // A refused action need not be taken back.
    if (ref === this.#table.pending?.ref) this.#again = false;
    if (asked === null || ref !== asked.ref) return false;
    this.asked = null;
    // Another player has acted in the meantime: the update that follows shows the new state.
    if (asked.help === 'undo' && code === 'table/stale-version') this.#again = true;
    else this.#table.tell([code, 'refusal.other']);
    return true;
  }

  /** The sentences of a hint: the choice, or the choices that are equally good, then one for each reason. */
  sentences({ action, reasons }: Pick<HintMessage, 'action' | 'reasons'>): (readonly Part[])[] {
    const { words, speaker } = this.#table;
    const card = cardPlayed(action);
    const equals = [...recommended({ action, reasons })];
    const choice =
      equals.length > 1
        ? this.#equals(equals)
        : card === null
          ? words.pieces('help.try', { call: this.name(action) }, speaker)
          : words.pieces('help.tryCard', { card }, speaker);
    const told = reasons.map(({ key, params }) => {
      const { other } = params ?? {};
      if (typeof other !== 'string') return words.parts([`why.${key}`], params, speaker);
      const card = cardPlayed(other);
      return card === null
        ? words.parts([`why.${key}`], { ...params, other: this.name(other) }, speaker)
        : words.parts([`why.${key}Card`, `why.${key}`], { ...params, other: card }, speaker);
    });
    return [choice, ...told];
  }

  /** An action as it is spoken of: a card, a call, or a place of a hand that its player does not see. */
  name(action: string): string {
    const { words, speaker } = this.#table;
    const read = parseAction(action);
    return read?.type === 'place' ? words.t('call.place', { value: read.place + 1 }) : speaker.call(action);
  }

  /** The sentence about actions that are equally good. */
  #equals(actions: readonly string[]): Part[] {
    const { words, speaker } = this.#table;
    const cards = actions.map(cardPlayed).filter((card) => card !== null);
    if (actions.length > MOST_NAMED) {
      const [first, n] = [cards[0], actions.length - 1];
      return first !== undefined && cards.length === actions.length
        ? words.pieces('help.equalManyCards', { first, n }, speaker)
        : words.pieces('help.equalMany', { first: this.name(itemAt(actions, 0)), n }, speaker);
    }
    return cards.length === actions.length
      ? words.pieces('help.equalCards', { cards }, speaker)
      : words.pieces('help.equal', { calls: actions.map((action) => this.name(action)) }, speaker);
  }

  #ask(help: Assist): boolean {
    const version = this.#table.playback.latest?.version;
    if (version === undefined) return false;
    this.#table.letGo();
    this.letGo();
    this.asked = { help, ref: this.#table.send({ type: help, version }) };
    return true;
  }
}
