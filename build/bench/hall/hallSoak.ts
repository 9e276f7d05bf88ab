import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { deriveSeed, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { HallCardKillTest } from './kills/hallCardKills.ts';
import { listenToCards } from './hallCards.ts';
import { HallKillTest } from './kills/hallKills.ts';
import { hallLoad } from './hallLoad.ts';
import { listenInHall } from './hallSecrets.ts';
import { toolArguments, wholeArgument } from '../../toolArguments.ts';

/**
 * The hall of a club evening under load, listened to, and killed: `npm run soak:hall -- [--kills N] [--evenings N] [--rounds N] [--cards N] [--played N] [--seed TEXT]`. Twenty-five tables with a hundred
 * phones, five projectors and a hundred devices that load the page within a minute (`--rounds`); evenings with real cards (`--evenings`) and with the program's (`--cards`) whose messages are searched for
 * what their readers may not know; a hall of twenty tables that is killed at random moments while table phones hand in slips (`--kills`), and while its tables play with the program's cards (`--played`).
 * 0 omits a part. JSON on standard output; ends with 1 if something is lost or leaks.
 */

/** The longest that a hall may take from its start until every device has its view again, in milliseconds. */
const BACK_WITHIN = 5000;

const { values } = toolArguments({
  options: {
    kills: { type: 'string', default: '500' },
    evenings: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '20' },
    cards: { type: 'string', default: '56' },
    played: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'soak' },
  },
});
const { seed } = values;
const count = (flag: 'kills' | 'evenings' | 'rounds' | 'cards' | 'played'): number => wholeArgument(`--${flag}`, values[flag]);
const [kills, evenings, rounds, cards, played] = [count('kills'), count('evenings'), count('rounds'), count('cards'), count('played')];
const print = (figures: object): void => void process.stdout.write(`${JSON.stringify(figures)}\n`);

if (rounds > 0) {
  const pages = join('dist', 'renderer');
  if (!existsSync(join(pages, 'hall.html'))) throw new Error('not built: run npm run build first');
  print({ load: await hallLoad({ tables: 25, projectors: 5, rounds, pages: 100, seconds: 60 }, pages) });
}

if (evenings > 0) {
  const tally = { evenings: 0, messages: 0, bytes: 0, hidden: 0, looked: 0 };
  const rng = rngOf(deriveSeed(seedFrom(seed), 'secrets'));
  for (let evening = 0; evening < evenings; evening += 1) await listenInHall(8 + rng.below(33), 3, rng, tally);
  print({ secrets: { ...tally, leaks: 0 } });
}

if (cards > 0) {
  const tally = { evenings: 0, deals: 0, messages: 0, bytes: 0, looked: 0, withheld: 0, hidden: 0, compared: 0, refused: 0 };
  for (let evening = 0; evening < cards; evening += 1) {
    const rng = rngOf(deriveSeed(seedFrom(seed), `cards ${evening}`));
    const game = itemAt(GAMES, Math.floor(evening / 2) % GAMES.length);
    await listenToCards({ game, same: evening % 2 === 0, tables: 2 + rng.below(3) }, rng, tally);
  }
  print({ cards: { ...tally, leaks: 0 } });
}

await killing('kill', kills, HallKillTest);
await killing('killPlayed', played, HallCardKillTest);
process.exit();

/** Kills a hall of twenty tables again and again. Prints the figures under a name; ends with 1 if something is lost. */
async function killing(name: string, times: number, Test: typeof HallKillTest | typeof HallCardKillTest): Promise<void> {
  if (times === 0) return;
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-hall-'));
  const program = await Program.build();
  const test = new Test(program, dir, 20, rngOf(deriveSeed(seedFrom(seed), name === 'kill' ? 'hall' : name)));
  try {
    const began = performance.now();
    // A run that is ended early has its figures, too.
    let ended = false;
    process.once('SIGTERM', () => (ended = true));
    for (let kill = 1; kill <= times && !ended; kill += 1) {
      await test.run();
      if (kill % 50 === 0) process.stderr.write(`${kill} kills, nothing lost\n`);
    }
    const { back, ...tally } = test.tally;
    back.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(itemAt(back, Math.floor((back.length - 1) * share)));
    const seconds = Math.round((performance.now() - began) / 1000);
    if (at(1) > BACK_WITHIN) process.exitCode = 1;
    print({ [name]: { tables: 20, ...tally, lost: 0, twice: 0, backMs: { p50: at(0.5), p95: at(0.95), most: at(1) }, seconds } });
  } catch (error) {
    process.stderr.write(
      `after ${test.tally.kills} kills (seed ${seed}): ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  } finally {
    program.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}
