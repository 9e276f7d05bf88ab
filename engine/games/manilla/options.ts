import type { TrickSpec } from '../../cards/trick/spec.ts';
import { MANILLA } from '../family/duties.ts';
import { spanishSpec } from '../family/spanish.ts';

/** The cards of manilla; every trick is worth one more. */
export const SPEC: TrickSpec = spanishSpec(1, MANILLA);
