/** How a player takes up a card by pressing it, as messages say it. */
export interface Press {
  /** The device’s main way of pointing. */
  readonly by: 'mouse' | 'touch';
  /** How often. */
  readonly n: 1 | 2;
}

/**
 * How cards are pressed on this device.
 * @param tap the player's setting: `once` or `twice`
 */
export function pressOf(tap: 'once' | 'twice'): Press {
  return { by: matchMedia('(hover)').matches ? 'mouse' : 'touch', n: tap === 'once' ? 1 : 2 };
}
