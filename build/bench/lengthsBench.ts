import process from 'node:process';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '../../engine/contract/gameId.ts';
import { measureLengths } from './lengths.ts';

/** `npm run bench:lengths -- [--deals N] [--seed S] [GAME …]`: the information in lengths on the wire, a line of JSON for each game. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string', default: '200' }, seed: { type: 'string', default: 'bench' } },
});
const games = GAME_IDS.filter((id) => positionals.length === 0 || positionals.includes(id));
for (const id of games) {
  const report = await measureLengths(id, Number(values.deals), values.seed);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
