import process from 'node:process';
import type { Faults } from './badLine.ts';
import { playOverBadLines, type Company } from './faults.ts';
import { wholeArgument } from '../../toolArguments.ts';

/** Plays over bad lines, seed by seed, and looks whether anything is lost or done twice: `npm run soak:faults -- [SEEDS] [FIRST]`. */

const [givenSeeds = '200', givenFirst = '1'] = process.argv.slice(2);
const seeds = wholeArgument('SEEDS', givenSeeds, 1);
const first = wholeArgument('FIRST', givenFirst);
const sum: Faults = { delayed: 0, doubled: 0, reordered: 0, dropped: 0, cut: 0 };
const company: Company = { takenBack: 0, claimed: 0, declined: 0, takenOver: 0 };
let actions = 0;
let failed = 0;
const began = performance.now();
for (let seed = first; seed < first + seeds; seed += 1)
  try {
    const report = await playOverBadLines(`faults ${seed}`);
    actions += report.actions;
    for (const fault of Object.keys(sum) as (keyof Faults)[]) sum[fault] += report.faults[fault];
    for (const event of Object.keys(company) as (keyof Company)[]) company[event] += report.company[event];
  } catch (error) {
    failed += 1;
    process.stderr.write(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
process.stdout.write(
  `${JSON.stringify({ seeds, failed, actions, ...sum, ...company, seconds: Math.round((performance.now() - began) / 1000) })}\n`,
);
process.exit(failed === 0 ? 0 : 1);
