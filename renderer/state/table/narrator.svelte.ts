import { itemAt } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { plainText, type Part, type Speaker } from '../../words/parts.ts';
import { callOf } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';
import { scorersOf } from './standing.ts';

/** How many lines "just now" keeps. */
const KEPT = 24;
/** How many utterances the live region keeps: more than can come between two looks of a screen reader at it. */
const SPOKEN = 12;

export interface NarrationLine {
  readonly id: number;
  readonly parts: readonly Part[];
}

const SPACE: Part = { kind: 'text', text: ' ', strong: false };

/** Something to be said aloud. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** Puts events into words: as lines to read, newest first, and as text for the live region. */
export class Narrator {
  lines = $state.raw<readonly NarrationLine[]>([]);
  /** The utterances for screen readers, oldest first. A log, not one text: bots play faster than it speaks, and nothing may be skipped. */
  spoken = $state.raw<readonly Utterance[]>([]);
  #count = 0;
  readonly #words: Words;
  readonly #speaker: () => Speaker;
  readonly #game: () => string;

  constructor(words: Words, speaker: () => Speaker, game: () => string) {
    this.#words = words;
    this.#speaker = speaker;
    this.#game = game;
  }

  clear(): void {
    this.lines = [];
    this.hush();
  }

  /** Forgets what was said aloud: it may have named cards of the one who was listening. */
  hush(): void {
    this.spoken = [];
  }

  /** Says something, and keeps the line. */
  tell(parts: readonly Part[]): void {
    this.lines = [{ id: this.say(plainText(parts)), parts }, ...this.lines].slice(0, KEPT);
  }

  /** Says something to those who listen, without a line; the number of what was said. */
  say(text: string): number {
    this.#count += 1;
    this.spoken = [...this.spoken, { id: this.#count, text }].slice(-SPOKEN);
    return this.#count;
  }

  event(event: WireEvent, before: WireView, after: WireView): void {
    const parts = this.#describe(event, before, after);
    if (parts !== null) this.tell(parts);
  }

  #describe(event: WireEvent, before: WireView, after: WireView): Part[] | null {
    const words = this.#words;
    const speaker = this.#speaker();
    const who = 'seat' in event && event.seat !== null ? event.seat : 0;
    switch (event.type) {
      case 'play': {
        const leads = before.trick === null || before.trick.cards.length === 0;
        return words.pieces(leads ? 'event.leads' : 'event.plays', { who, card: event.card }, speaker);
      }
      case 'trick':
        return words.pieces('event.trick', { who: event.winner, points: event.points }, speaker);
      case 'trumps':
        return words.pieces('event.trumps', { trump: event.trump }, speaker);
      case 'call':
        return event.says === undefined
          ? this.#said(who, event.action, speaker)
          : [...this.#said(who, event.action, speaker), ...this.#colon(), ...this.fact(event.says.key, event.says.params ?? {}, speaker)];
      case 'exchange':
        return event.away.length > 0
          ? words.pieces('event.exchange', { who, n: event.away.length }, speaker)
          : words.pieces('event.draw', { who, n: event.drawn.length }, speaker);
      case 'uncover':
        return event.cards.length === 0 ? null : words.pieces('event.uncover', { who, cards: event.cards }, speaker);
      case 'announce': {
        const what = words.say([`announce.${this.#game()}.${event.what}`, `announce.${event.what}`], event.params, speaker);
        const key = event.points === undefined ? 'event.announce' : 'event.announceFor';
        const own = [`said.announce.${this.#game()}.${event.what}`, `said.announce.${event.what}`];
        return words.parts([...own.filter((name) => words.has(name)), key], { ...event.params, who, what, points: event.points }, speaker);
      }
      case 'claim':
        return words.pieces('event.claim', { who }, speaker);
      case 'takeBack':
        return words.pieces('event.takeBack', { who }, speaker);
      case 'over':
        return [
          ...words.pieces('event.over', {}, speaker),
          ...scorersOf(after).flatMap(({ seats, first }): Part[] => [
            SPACE,
            ...words.pieces('event.score', { who: [...seats], points: itemAt(event.score.scores, first) }, speaker),
          ]),
        ];
    }
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
    const { verb, value } = callOf(action);
    const game = this.#game();
    const keys = [`said.${game}.${action}`, `said.${game}.${verb}`, `said.${action}`, `said.${verb}`];
    return this.#words.parts([...keys.filter((key) => this.#words.has(key)), 'said.other'], { who, value, action }, speaker);
  }
}
