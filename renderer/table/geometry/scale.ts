/** A length both ways, pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * How a board is laid out. `wide`: seats around it; `narrow`: a phone held upright; `low`: a phone on its side, or a window as low, where the players
 * sit in one row at the top and the hand dips below the edge. `short`: a short phone upright, with such a board below bar and status.
 */
export type BoardLayout = 'wide' | 'narrow' | 'low' | 'short';

/** Widest narrow board, highest low and short tables, narrowest short one, in rem. The style sheets break there too. */
const NARROW = 35;
const LOW = 35;
const SHORT = 52;
const SHORT_FROM = 18.01;
/** Smallest and largest card of a hand, pixels: below the first no index can be read, above the second no screen is. */
export const SMALLEST_CARD = 58;
const LARGEST_CARD = 420;
/** Largest card of a narrow board, pixels: five lie in a trick on one as wide as a small tablet. */
const LARGEST_NARROW = 86;
/** A card's width in a board's width, and its height in a board's height. */
const SHARE: { readonly [layout in BoardLayout]: readonly [across: number, down: number] } = {
  wide: [0.145, 0.217],
  narrow: [0.17, 0.217],
  low: [0.1, 0.24],
  short: [0.17, 0.217],
};
/** From this width on a card shows its whole picture; a smaller one its large index. */
const ART_FROM = 84;

/** The layout of a board. `table`: with bar and status around it; `rem`: pixels of the root's type. */
export function layoutFor(table: Extent, board: Extent, rem: number): BoardLayout {
  if (table.height <= LOW * rem && table.width > NARROW * rem && table.width > table.height) return 'low';
  if (table.width <= NARROW * rem && table.width >= SHORT_FROM * rem && table.height <= SHORT * rem) return 'short';
  return board.width <= NARROW * rem ? 'narrow' : 'wide';
}

/**
 * The width of a card in the hand, pixels: a share of the board, within what can be read. `ratio`: its height by its width; `factor`: of the player's wish for size. On
 * a phone there is no room for larger cards.
 */
export function cardWidth(board: Extent, layout: BoardLayout, ratio: number, factor: number): number {
  const [across, down] = SHARE[layout];
  const most = layout === 'narrow' || layout === 'short' ? LARGEST_NARROW : LARGEST_CARD;
  const fits = Math.min(board.width * across, (board.height * down) / ratio);
  const wished = layout === 'wide' ? factor : Math.min(factor, 1);
  return Math.max(SMALLEST_CARD, Math.min(fits * wished, most));
}

/** The share of bar and status in a window's height, and of the column in the width of a wide one, in rem. */
const BARS = 5.5;
const COLUMN = 20;
const COLUMN_FROM = 60;

/** About the width of a card in the hand on the board that a window will have, pixels. `rem`, `ratio` and `factor`: see above. */
export function likelyCard(window: Extent, rem: number, ratio: number, factor: number): number {
  const column = window.width >= COLUMN_FROM * rem ? COLUMN : 0;
  const board = { width: window.width - column * rem, height: window.height - BARS * rem };
  return cardWidth(board, layoutFor(window, board, rem), ratio, factor);
}

/** The one drawing of the cards in play: in hand, trick and last trick. */
export function faceFor(card: number): 'art' | 'index' {
  return card >= ART_FROM ? 'art' : 'index';
}
