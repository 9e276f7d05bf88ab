import { getContext, setContext } from 'svelte';
import type { Box } from './drag.ts';

/** Where things are on the board, for those that move between them. */
export interface CardOrigins {
  /** Where a seat's cards come from and go to: its plate, or the viewer's hand. */
  seatBox(seat: number): Box | null;
  /** Where a card that one might play lies. */
  cardBox(id: string): Box | null;
  /** Resolves when such a card has come to rest, as after it was carried in vain. */
  atRest(id: string): Promise<void>;
  /** Where the viewer's own card was let go, or lay when it was played. */
  takeRelease(): Box | null;
  /** Animates the `place`th card of the viewer's hand as it arrives: when a deal has just begun it comes from the dealer. */
  deal(slot: HTMLElement, place: number): void;
  /** Milliseconds, at the pace and motion wished for. */
  time(ms: number): number;
}

const KEY = Symbol('scene');

/** Makes the places that cards come from known to the components below; returns them. */
export function provideCardOrigins(scene: CardOrigins): CardOrigins {
  return setContext(KEY, scene);
}

/** The board one lies on; only while a component is being made. */
export function useCardOrigins(): CardOrigins {
  return getContext<CardOrigins>(KEY);
}
