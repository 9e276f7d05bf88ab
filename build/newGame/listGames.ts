// Writes the files that list games: `npm run list-games`, when `engine/contract/gameId.ts`, a game's `calls.ts` or its `draft` mark has changed.
import { root } from '../targets.mjs';
import { writeLists } from './lists.ts';

await writeLists(root);
