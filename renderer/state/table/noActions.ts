import type { WireLegal } from '../../../engine/protocol/wire.ts';

/** Nothing may be done: another's turn, or something is being shown. */
export const NO_ACTIONS: WireLegal = { actions: [], barred: [] };
