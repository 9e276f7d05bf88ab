import { itemAt } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { plainText, type Part, type Speaker } from '../../words/message/parts.ts';
import { verbOf } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';
import { scorersOf } from './view/standing.ts';
import { isPass } from './view/bids.ts';
import { partedByDeals, pastSteps, type DealLines, type NarrationLine, type PastStep } from './narrationLog.ts';
import { formatAction, trumpOf } from '../../../engine/protocol/notation.ts';

/** How many lines the log keeps: those of the longest deal, so that its calls and contract can be read to its end. */
const KEPT = 120;
/** How many utterances the live region keeps: more than can come between two looks of a screen reader at it. */
const SPOKEN = 12;

/** The table that is narrated. */
export interface NarratedTable {
  /** Names seats as its readers do: everybody by name where several people read. */
  readonly speaker: () => Speaker;
  /** Whether the person at the screen acts for a seat. */
  readonly isOwn: (seat: number) => boolean;
  readonly game: () => string;
  readonly deal: () => number;
}

const SPACE: Part = { kind: 'text', text: ' ', strong: false };

/** Something to be said aloud. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** A call with its sentence in the language in which it was made. */
interface CalledLast {
  readonly seat: number;
  readonly text: string;
}

type AnnounceEvent = Extract<WireEvent, { type: 'announce' }>;

/** Whether two announcements make one sentence. */
function belongTogether(a: AnnounceEvent, b: AnnounceEvent): boolean {
  return a.seat === b.seat && (a.points === undefined) === (b.points === undefined) && (a.cards === undefined) === (b.cards === undefined);
}

/** The fact of a view about the player of its contract and the points needed. */
function needFact(view: Pick<WireView, 'facts' | 'game'>): WireView['facts'][number] | undefined {
  return view.facts.find(({ key }) => key === `${view.game}.need`);
}

/** Puts events into words: as lines to read, newest first, and as text for the live region. */
export class Narrator {
  lines = $state.raw<readonly NarrationLine[]>([]);
  /** The utterances for screen readers, oldest first. A log, not one text: bots play faster than it speaks, and nothing may be skipped. */
  spoken = $state.raw<readonly Utterance[]>([]);
  #count = 0;
  /** The last event if it was a call, with its sentence. */
  #called: CalledLast | null = null;
  /** The announcements of one seat in a row: they make one sentence. */
  #announced: readonly AnnounceEvent[] = [];
  /** How many cards a seat has laid away, or taken, one after the other. */
  #exchanged: { readonly seat: number; readonly key: 'event.exchange' | 'event.draw'; readonly n: number } | null = null;
  /** Who plays the contract in the view that was shown last; `undefined` before the first. */
  #declarer: number | null | undefined;
  /** The lines, parted by deals, the newest deal first. */
  readonly deals: readonly DealLines[] = $derived(partedByDeals(this.lines));
  readonly #words: Words;
  readonly #table: NarratedTable;

  constructor(words: Words, table: NarratedTable) {
    this.#words = words;
    this.#table = table;
  }

  clear(): void {
    this.lines = [];
    this.#declarer = undefined;
    this.hush();
  }

  /** Forgets what was said aloud: it may have named cards of the one who was listening. */
  hush(): void {
    this.spoken = [];
    this.#announced = [];
    this.#exchanged = null;
    this.#called = null;
  }

  /** Says something, and keeps the line. `compose` makes it from the words of the language in use, now and whenever the language changes. */
  tell(compose: () => readonly Part[]): void {
    this.#keep(this.say(plainText(compose())), compose);
  }

  #keep(id: number, compose: () => readonly Part[]): void {
    const line: NarrationLine = {
      id,
      deal: this.#table.deal(),
      get parts() {
        return compose();
      },
    };
    this.lines = [line, ...this.lines].slice(0, KEPT);
  }

  /** Lists the last steps of a deal that was under way when the page came to it, such as after a restart. None of them is said aloud. */
  #recall(view: WireView): void {
    const steps = pastSteps(view);
    const sentences = steps.flatMap((step) => (step.type === 'contract' ? this.#contractOf(view, steps) : [() => this.#recalled(step)]));
    for (const compose of sentences.slice(-KEPT)) {
      this.#count += 1;
      this.#keep(this.#count, compose);
    }
  }

  /** The outcome of the calls of a deal under way, as far as they did not name it themselves: trumps, and who plays for how much. */
  #contractOf({ trump, declarer, ...view }: WireView, steps: readonly PastStep[]): (() => Part[])[] {
    const speaker = this.#table.speaker();
    const calls = steps.filter((step) => step.type === 'call');
    const named =
      trump !== null && calls.some(({ seat, action }) => plainText(this.#said(seat, action, speaker)).includes(speaker.trump(trump)));
    const called = calls.some(({ seat, action }) => seat === declarer && !isPass(action));
    const need = declarer === null || called ? undefined : needFact(view);
    return [
      ...(trump === null || named ? [] : [() => this.#words.pieces('event.trumps', { trump }, this.#table.speaker())]),
      ...(declarer === null || need === undefined ? [] : this.#forced(declarer, calls)),
      ...(need === undefined ? [] : [() => this.fact(need.key, need.params ?? {}, this.#table.speaker())]),
    ];
  }

  /** Why a seat plays that has made no call: every seat has passed. */
  #forced(declarer: number, calls: readonly { readonly action: string }[]): (() => Part[])[] {
    if (calls.length === 0 || !calls.every(({ action }) => isPass(action))) return [];
    return [() => this.#words.pieces('event.forced', { who: declarer }, this.#table.speaker())];
  }

  #recalled(step: Exclude<PastStep, { readonly type: 'contract' }>): Part[] {
    const speaker = this.#table.speaker();
    switch (step.type) {
      case 'call':
        return this.#said(step.seat, step.action, speaker);
      case 'play':
        return this.#words.pieces(step.leads ? 'event.leads' : 'event.plays', { who: step.seat, card: step.card }, speaker);
      case 'trick':
        return this.#words.pieces('event.trick', { who: step.winner, points: step.points }, speaker);
    }
  }

  /** Says something to those who listen, without a line; the number of what was said. */
  say(text: string): number {
    this.#count += 1;
    this.spoken = [...this.spoken, { id: this.#count, text }].slice(-SPOKEN);
    return this.#count;
  }

  event(event: WireEvent, before: WireView, after: WireView): void {
    if (event.type === 'announce' && !this.#hasSentence(event)) {
      if (this.#announced.some((before) => !belongTogether(before, event))) this.#tellAnnounced();
      this.#announced = [...this.#announced, event];
      return;
    }
    this.#tellAnnounced();
    if (event.type === 'exchange') {
      this.#exchange(event);
      return;
    }
    // The sentence of its discards ends them.
    const done = event.type === 'call' && event.action === 'done' && this.#exchanged?.seat === event.seat;
    this.#tellExchanged();
    if (done) return;
    const called = this.#called;
    const compose = (): Part[] => this.#describe(event, before, after, called);
    const parts = compose();
    this.#called = event.type === 'call' ? { seat: event.seat, text: plainText(parts) } : null;
    if (parts.length > 0) this.tell(compose);
  }

  /** Finishes the sentences under way: no event follows for now. `toAct`: the seat to act, which may exchange further cards. */
  settle(toAct: number | null = null): void {
    this.#tellAnnounced();
    if (this.#exchanged?.seat !== toAct) this.#tellExchanged();
    this.#called = null;
  }

  #exchange({ seat, away, drawn }: Extract<WireEvent, { type: 'exchange' }>): void {
    const [key, n] = away.length > 0 ? (['event.exchange', away.length] as const) : (['event.draw', drawn.length] as const);
    // A listener's own are confirmed one by one.
    if (this.#table.isOwn(seat)) {
      this.#exchanged = { seat, key, n: 0 };
      this.tell(() => this.#words.pieces(key, { who: seat, n }, this.#table.speaker()));
      return;
    }
    const before = this.#exchanged;
    if (before?.seat === seat && before.key === key) this.#exchanged = { ...before, n: before.n + n };
    else {
      this.#tellExchanged();
      this.#exchanged = { seat, key, n };
    }
  }

  #tellExchanged(): void {
    const exchanged = this.#exchanged;
    this.#exchanged = null;
    if (exchanged !== null && exchanged.n > 0)
      this.tell(() => this.#words.pieces(exchanged.key, { who: exchanged.seat, n: exchanged.n }, this.#table.speaker()));
  }

  /** Reports who plays where the rules decide it and the seat has said nothing itself. The first view of a table is no news. */
  contract(view: WireView, events: readonly WireEvent[]): void {
    const before = this.#declarer;
    if (before === undefined && this.lines.length === 0) this.#recall(view);
    this.#declarer = view.declarer;
    if (before !== null || view.declarer === null) return;
    const called =
      view.moves.some(({ seat, action }) => seat === view.declarer && !isPass(action)) ||
      events.some((event) => event.type === 'announce' && event.seat === view.declarer);
    const need = needFact(view);
    if (called || need === undefined) return;
    for (const compose of this.#forced(view.declarer, view.moves)) this.tell(compose);
    this.tell(() => this.fact(need.key, need.params ?? {}, this.#table.speaker()));
  }

  /** Puts the announcements of a seat into one sentence. */
  #tellAnnounced(): void {
    const events = this.#announced;
    const [first] = events;
    if (first === undefined) return;
    this.#announced = [];
    const kinds = [...new Set(events.map(({ what }) => what))];
    const points = events.reduce((sum, { points: own = 0 }) => sum + own, 0);
    const general = first.points === undefined ? 'event.announce' : first.cards === undefined ? 'event.announceFor' : 'event.shows';
    const keys = [`${general}.${this.#table.game()}`, general].filter((key) => this.#words.has(key));
    this.tell(() =>
      this.#words.parts(
        keys,
        { who: first.seat, what: kinds.map((kind) => this.#announcements(kind, events)), points },
        this.#table.speaker(),
      ),
    );
  }

  /** Announcements of one kind: "a marriage", "3 marriages". */
  #announcements(what: string, events: readonly AnnounceEvent[]): string {
    const alike = events.filter((event) => event.what === what);
    const count = alike.reduce((sum, { params }) => sum + Number(params?.['count'] ?? 1), 0);
    const several = `several.${what}`;
    const keys = [...(count > 1 ? [several] : []), `announce.${this.#table.game()}.${what}`, `announce.${what}`];
    const known = keys.filter((key) => this.#words.has(key));
    return this.#words.say(known.length > 0 ? known : keys, { ...alike[0]?.params, count }, this.#table.speaker());
  }

  /** Whether an announcement has a sentence of its own. */
  #hasSentence({ what }: AnnounceEvent): boolean {
    return this.#sentencesOf(what).length > 0;
  }

  #sentencesOf(what: string): string[] {
    return [`said.announce.${this.#table.game()}.${what}`, `said.announce.${what}`].filter((key) => this.#words.has(key));
  }

  /** The sentence of an event; empty if it needs none. */
  #describe(event: WireEvent, before: WireView, after: WireView, called: CalledLast | null): Part[] {
    const words = this.#words;
    const speaker = this.#table.speaker();
    const who = 'seat' in event && event.seat !== null ? event.seat : 0;
    switch (event.type) {
      case 'play': {
        const leads = before.trick === null || before.trick.cards.length === 0;
        return words.pieces(leads ? 'event.leads' : 'event.plays', { who, card: event.card }, speaker);
      }
      case 'trick':
        return words.pieces('event.trick', { who: event.winner, points: event.points }, speaker);
      case 'trumps':
        return this.#trumps(event, called, speaker);
      case 'call': {
        const said = this.#said(who, event.action, speaker);
        const { says } = event;
        if (says === undefined) return said;
        const own = `says.${says.key}`;
        const meaning = words.has(own) ? words.parts([own], says.params ?? {}, speaker) : this.fact(says.key, says.params ?? {}, speaker);
        return [...said, ...this.#colon(), ...meaning];
      }
      case 'exchange':
        throw new RangeError('cards are exchanged in one sentence');
      case 'uncover':
        return event.cards.length === 0 ? [] : words.pieces('event.uncover', { who, cards: event.cards }, speaker);
      case 'announce':
        return words.parts(this.#sentencesOf(event.what), { ...event.params, who, points: event.points }, speaker);
      case 'claim':
        return words.pieces('event.claim', { who }, speaker);
      case 'takeBack':
        // The result of the vote says it, with those who agreed.
        if (event.agreed !== undefined) return [];
        return words.pieces('event.takeBack', { who }, speaker);
      case 'over': {
        const { scores } = event.score;
        // Without a score, the end of the deal is all there is.
        const scorers = scores.every((score) => score === 0) ? [] : scorersOf(after);
        return [
          ...words.pieces('event.over', {}, speaker),
          ...scorers.flatMap(({ seats, first }): Part[] => [
            SPACE,
            ...words.pieces('event.score', { who: [...seats], points: itemAt(scores, first) }, speaker),
          ]),
        ];
      }
    }
  }

  /** Trumps: left out if the call before has named them; else as the call of a seat that has made no other, or by themselves. */
  #trumps({ seat, trump }: Extract<WireEvent, { type: 'trumps' }>, called: CalledLast | null, speaker: Speaker): Part[] {
    if (called?.text.includes(speaker.trump(trump)) === true) return [];
    return seat === null || called?.seat === seat
      ? this.#words.pieces('event.trumps', { trump }, speaker)
      : this.#said(seat, formatAction(trumpOf(trump)), speaker);
  }

  #colon(): Part[] {
    return [{ kind: 'text', text: this.#words.raw('text.colon'), strong: false }];
  }

  /** A fact as one sentence; its label and its value are parted by a bar in its words. */
  fact(key: string, params: Parameters<Words['parts']>[1], speaker: Speaker): Part[] {
    return this.#words
      .parts([`fact.${key}`], params, speaker)
      .map((part) => (part.kind === 'text' ? { ...part, text: part.text.replace(' | ', this.#words.raw('text.colon')) } : part));
  }

  #said(who: number, action: string, speaker: Speaker): Part[] {
    const { verb, value } = verbOf(action);
    const game = this.#table.game();
    // Where ranks are bid, points may be bid after them.
    const numbers = verb === 'bid' && /^\d\d+$/.test(value) ? [`said.${game}.bid.numbers`] : [];
    const keys = [...numbers, `said.${game}.${action}`, `said.${game}.${verb}`, `said.${action}`, `said.${verb}`];
    return this.#words.parts([...keys.filter((key) => this.#words.has(key)), 'said.other'], { who, value, action }, speaker);
  }
}
