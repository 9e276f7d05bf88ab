import type { Legal } from '../../engine/games/game.ts';

/** Nothing may be done: another's turn, or something is being shown. */
export const NOTHING: Legal = { actions: [], barred: [] };
