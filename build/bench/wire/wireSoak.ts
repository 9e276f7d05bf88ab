import process from 'node:process';
import { GAMES } from '../../../engine/games/index.ts';
import { listenForLeaks, type WireTally } from './wireLeaks.ts';
import { wholeArgument } from '../../toolArguments.ts';

/** Looks through everything that seats are sent for cards they may not know: `npm run soak:wire -- [DEALS] [SEED]`. */

const [givenDeals = '1000', seed = 'wire'] = process.argv.slice(2);
const deals = wholeArgument('DEALS', givenDeals, 1);
const tally: WireTally = { deals: 0, messages: 0, bytes: 0, looked: 0, takenOver: 0, takenBack: 0, claimed: 0, declined: 0 };
const each = Math.ceil(deals / GAMES.length);
try {
  for (const game of GAMES) await listenForLeaks(game, each, seed, tally);
  process.stdout.write(`${JSON.stringify({ ...tally, leaks: 0 })}\n`);
} catch (error) {
  process.stderr.write(`after ${tally.deals} deals (seed ${seed}): ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
