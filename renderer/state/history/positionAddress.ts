import type { ReplayPosition } from './replay.svelte.ts';

/** A position of a match of the history as part of an address: `#replay=20261121201500-0a1b2c3d4e,2,17` with the deal and the step. */
export interface PositionAddress {
  readonly match: string;
  readonly place: Pick<ReplayPosition, 'deal' | 'step' | 'seat'>;
}

const SHAPE = /[#&]replay=([a-z0-9-]{1,64}),(\d{1,4}),(\d{1,4}),(\d)/;

/** The fragment of an address that leads to a position. */
export function fragmentOf({ match, place }: PositionAddress): string {
  return `#replay=${match},${place.deal},${place.step},${place.seat}`;
}

/** The position that an address, or any text with its fragment, leads to. */
export function positionIn(text: string): PositionAddress | undefined {
  const [, match, deal, step, seat] = SHAPE.exec(text) ?? [];
  return match === undefined ? undefined : { match, place: { deal: Number(deal), step: Number(step), seat: Number(seat) } };
}
