import process from 'node:process';
import { toolArguments, wholeArgument } from '../../toolArguments.ts';
import { runHostile } from './hostileRun.ts';

/**
 * Attacks the host from six addresses at once while four people play and others come in: `npm run soak:hostile -- [--seconds N]`, two minutes by default. JSON
 * on standard output; the exit code is 1 if honest people have noticed. It needs network namespaces (root, on Linux) for its full strength.
 */

/** The limits for honest people: milliseconds from an action to the last update, megabytes, and milliseconds to a newcomer's welcome. */
const BOUNDS = { p99: 50, megabytes: 300, welcome: 2000 } as const;

const { seconds } = toolArguments({ options: { seconds: { type: 'string', default: '120' } } }).values;
const report = await runHostile(wholeArgument('--seconds', seconds, 1));
const broken = [
  ...(report.p99 > BOUNDS.p99 ? ['p99'] : []),
  ...(report.late + report.lost > 0 ? ['honest players'] : []),
  ...(report.megabytes > BOUNDS.megabytes ? ['megabytes'] : []),
  ...(report.newcomers.longest > BOUNDS.welcome || report.newcomers.failures.length > 0 ? ['newcomers'] : []),
  ...(report.newcomers.came === 0 || report.actions === 0 || report.votes === 0 || report.takenOver === 0 ? ['nothing happened'] : []),
  ...(report.stood ? [] : ['the host']),
];
process.stdout.write(`${JSON.stringify({ ...report, broken })}\n`);
process.exit(broken.length === 0 ? 0 : 1);
