import { MANILLA } from '../family/duties.ts';
import { spanishSpec } from '../family/spanish.ts';

/** The cards of manilla; every trick is worth one more. */
export const SPEC = spanishSpec(1, MANILLA);
