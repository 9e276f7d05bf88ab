// Written by `npm run tune`; not to be edited.
import type { Tuned } from '../../../contract/learned.ts';

export const TUNED: Tuned = {
  spread: 52.6,
};
