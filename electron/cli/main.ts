import { run } from '../../engine/cli/run.ts';
import { exportCommand } from './export.ts';
import { stats } from './stats.ts';
import { verify } from './verify.ts';

const { text, exitCode } = await run(process.argv.slice(2), { verify, stats, export: exportCommand });
process.exitCode = exitCode;
process.stdout.write(`${text.trimEnd()}\n`);
