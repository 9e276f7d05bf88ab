import process from 'node:process';
import { GAMES } from '../../engine/games/index.ts';
import { gamesArgument, toolArguments, wholeArgument } from '../toolArguments.ts';
import { measureLengths } from './lengths.ts';

/** `npm run bench:lengths -- [--deals N] [--seed S] [GAME …]`: the information in lengths on the wire, a line of JSON for each game. */

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: { deals: { type: 'string', default: '200' }, seed: { type: 'string', default: 'bench' } },
});
const deals = wholeArgument('--deals', values.deals, 1);
for (const { id } of gamesArgument(positionals, GAMES)) {
  const report = await measureLengths(id, deals, values.seed);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
