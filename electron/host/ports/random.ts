import { randomBytes } from 'node:crypto';
import type { Seed } from '../../../engine/cards/random.ts';

/** 256 bits of chance. */
export function chance(): Seed {
  return randomBytes(32).toString('hex');
}
