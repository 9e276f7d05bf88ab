// Written by `npm run list-games`.
import type { GameId } from '../../contract/gameId.ts';

/** Reads the text of the packs of a game. */
export const PACK_TEXTS: { readonly [id in GameId]?: () => Promise<{ readonly PUZZLES: string }> } = {
  klaverjas: () => import('./klaverjas.ts'),
  klaberjass: () => import('./klaberjass.ts'),
  'briscola-chiamata': () => import('./briscola-chiamata.ts'),
  manille: () => import('./manille.ts'),
  'manille-auction': () => import('./manille-auction.ts'),
  'manille-blind': () => import('./manille-blind.ts'),
  'manille-three': () => import('./manille-three.ts'),
  'manille-two': () => import('./manille-two.ts'),
  manilla: () => import('./manilla.ts'),
  'manilla-two': () => import('./manilla-two.ts'),
  botifarra: () => import('./botifarra.ts'),
  'pinochle-double': () => import('./pinochle-double.ts'),
  belote: () => import('./belote.ts'),
};
