import type { Legal } from '../../../engine/contract/action.ts';

/** Nothing may be done: another's turn, or something is being shown. */
export const NO_ACTIONS: Legal = { actions: [], barred: [] };
