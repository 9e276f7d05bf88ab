import { MANILLA } from '../../trick/rows.ts';
import { spanishSpec } from '../family/spanish.ts';

/** The cards of manilla; every trick is worth one more. */
export const SPEC = spanishSpec(1, MANILLA);
