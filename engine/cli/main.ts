import { run } from './run.ts';

const { text, exitCode } = await run(process.argv.slice(2));
process.exitCode = exitCode;
process.stdout.write(`${text.trimEnd()}\n`);
