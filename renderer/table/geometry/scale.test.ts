import { describe, expect, it } from 'vitest';
import { SIZES, SIZE_FACTORS } from '../../state/settings.svelte.ts';
import { bitmapFor } from '../../state/bitmaps.ts';
import { cardWidth, faceFor, layoutFor, likelyCard, SMALLEST_CARD } from './scale.ts';

/** Boards as the page lays them out: a window's own, less bar, status and column. */
const board = (width: number, height: number) => ({ width, height });

describe('the layout of a board', () => {
  it.each([
    ['a desktop', board(1280, 800), board(960, 720), 16, 'wide'],
    ['the smallest window', board(800, 600), board(784, 470), 16, 'wide'],
    ['a phone upright', board(390, 844), board(374, 690), 16, 'narrow'],
    ['a phone on its side', board(844, 390), board(650, 374), 16, 'low'],
    ['text at twice its size', board(1280, 800), board(900, 700), 32, 'low'],
    ['a short phone upright', board(360, 553), board(344, 420), 16, 'short'],
    ['a phone below the bars of its browser', board(360, 740), board(344, 600), 16, 'short'],
    ['a short phone with text at twice its size', board(360, 553), board(344, 300), 32, 'narrow'],
    ['a large screen with its larger type', board(2560, 1440), board(2100, 1330), 24, 'wide'],
  ] as const)('of %s', (_, table, within, rem, layout) => {
    expect(layoutFor(table, within, rem)).toBe(layout);
  });
});

describe('the card', () => {
  it('grows with the board, as a share of it, from the first desktop to 4K', () => {
    const sizes = [board(960, 720), board(1440, 1000), board(2100, 1330), board(3200, 2050)];
    const cards = sizes.map((size) => cardWidth(size, 'wide', 1.4, 1));
    for (const [i, card] of cards.entries()) expect(card / sizes[i]!.height).toBeCloseTo(0.155, 3);
  });

  it('is never too small for its index, and follows the wish for size where there is room', () => {
    expect(cardWidth(board(344, 420), 'narrow', 1.4, 0.8)).toBe(SMALLEST_CARD);
    const wished = SIZES.map((size) => cardWidth(board(960, 720), 'wide', 1.4, SIZE_FACTORS[size].card));
    expect(wished).toEqual(wished.toSorted((a, b) => a - b));
    expect(new Set(wished).size).toBe(SIZES.length);
  });

  it.each([
    ['a desktop', board(1280, 800), board(960, 720), 16],
    ['the smallest window', board(800, 600), board(784, 470), 16],
    ['a phone upright', board(390, 844), board(374, 690), 16],
    ['a short phone upright', board(360, 553), board(344, 420), 16],
    ['a large screen with its larger type', board(2560, 1440), board(2100, 1330), 24],
  ] as const)('is foreseen on %s well enough for its bitmaps', (_, window, within, rem) => {
    const layout = layoutFor({ width: window.width, height: window.height - 48 }, within, rem);
    for (const ratio of [1.4, 1.5417]) {
      const drawn = bitmapFor(likelyCard(window, rem, ratio, 1), 1);
      expect(bitmapFor(cardWidth(within, layout, ratio, 1), 1).serves(drawn.width!)).toBe(true);
    }
  });

  it('shows its picture where that can be read, else its index', () => {
    expect(faceFor(cardWidth(board(960, 720), 'wide', 1.4, 1))).toBe('art');
    expect(faceFor(cardWidth(board(374, 690), 'narrow', 1.4, 1))).toBe('index');
  });
});
