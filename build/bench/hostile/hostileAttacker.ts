import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ATTACKS, INSIDERS, targetOf, type HostileTally } from './hostileAttacks.ts';

/** One attacking machine of hostileSoak.ts: `LINK FROM ASSET ATTACK…`, from the first line on standard input to its end; then its tallies as one line of JSON. */

const [link = '', from = '', asset = '', ...names] = process.argv.slice(2);
/** Milliseconds. */
const HEAD_START = 1500;
let on = true;
process.stdin.on('end', () => (on = false));
// Errors on the attack's own side do not count.
process.on('uncaughtException', (error) => void process.stderr.write(`${error.message}\n`));
const target = { link: targetOf(link), from: from === '' ? undefined : from, asset, on: () => on };
const tallies: Record<string, HostileTally> = {};
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
process.stdin.once('data', () => {
  for (const name of names) {
    const tally: HostileTally = { tried: 0, refused: 0 };
    tallies[name] = tally;
    // Those who know the code come in before their own address is full.
    void wait(INSIDERS.includes(name) ? 0 : HEAD_START).then(() => ATTACKS[name]?.(target, tally));
  }
});
process.stdin.on('end', () => {
  process.stdout.write(`${JSON.stringify(tallies)}\n`, () => process.exit(0));
});
