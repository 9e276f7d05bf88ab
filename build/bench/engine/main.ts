import { run } from '../../../engine/cli/run.ts';
import { bench } from './bench.ts';
import { soak } from './soak.ts';

const { text, exitCode } = await run(process.argv.slice(2), { bench, soak });
process.exitCode = exitCode;
process.stdout.write(`${text.trimEnd()}\n`);
