import { flushSync } from 'svelte';
import { hearRoomKeys } from '../../shared/roomKeys.ts';
import type { TableController } from '../../state/table/table.svelte.ts';
import type { CandidateCard } from '../../state/table/view/candidates.ts';
import { indexOf } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';
import { arrowOf, arrowTarget, cardForKey, suitKeysOf, type SuitKeys } from './keyboard.ts';

/** The keys and presses that every board answers alike: they end what moves, and move the focus over cards and calls. */
export class TableKeys {
  /** Whether the latest press ended what moved, so that it means nothing else on the board. */
  skipped = false;
  /** The place in the hand where the focus was last; −1: nowhere. */
  #lastAt = -1;
  readonly #table: TableController;
  readonly #words: Words;

  constructor(table: TableController, words: Words) {
    this.#table = table;
    this.#words = words;
  }

  /** The keys of the suits, in the language in use. */
  get suits(): SuitKeys {
    return suitKeysOf(this.#words, this.#table.faces);
  }

  /** Hears the keys of a board's room, and presses anywhere, which end whatever moves in `frame`; returns what ends the hearing. */
  hear(frame: HTMLElement, key: (event: KeyboardEvent) => void): () => void {
    const press = (): void => {
      this.skipped = this.skip(frame);
    };
    window.addEventListener('pointerdown', press, { capture: true });
    const stop = hearRoomKeys(key);
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      stop();
    };
  }

  /** Ends whatever moves in `frame`; returns whether anything did. The press or key that did it goes on to do what else it does. */
  skip(frame: HTMLElement): boolean {
    const was = this.#table.playback.skip();
    if (was) {
      flushSync();
      for (const animation of frame.getAnimations({ subtree: true }))
        if (animation.effect?.getTiming().iterations === 1) animation.finish();
    }
    return was;
  }

  /** Forgets where the focus was: the hand is another one. */
  forget(): void {
    this.#lastAt = -1;
  }

  /** Moves the focus to the card or call in `frame` that a key names; returns whether there is one. */
  choose(event: KeyboardEvent, frame: HTMLElement): boolean {
    const { faces } = this.#table;
    const cards = [...frame.querySelectorAll<HTMLElement>('[data-card] .hold')];
    const at = cards.findIndex((card) => card === document.activeElement);
    if (at >= 0) this.#lastAt = at;
    const candidate = (card: HTMLElement): CandidateCard | undefined =>
      this.#table.candidates.get(card.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '');
    const arrow = arrowOf(event.key);
    const next =
      arrow === undefined
        ? cardForKey(event, cards, at, candidate, (rank) => indexOf(rank, faces), this.suits)
        : arrowTarget(arrow, {
            cards,
            calls: [...frame.querySelectorAll<HTMLElement>('.calls button:enabled')],
            current: document.activeElement,
            lastAt: this.#lastAt,
            isPlayable: (card) => (candidate(card)?.action ?? null) !== null,
          });
    if (next === undefined) return false;
    next.focus();
    event.preventDefault();
    return true;
  }
}
