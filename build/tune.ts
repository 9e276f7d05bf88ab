// Learns what bots know of each game and writes engine/bots/tuned.ts: `npm run tune`, or `npm run tune -- GAME …` for some games; `--readers` learns
// how players choose their cards alone. From fixed seeds: the same program writes the same file.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { Bot } from '../engine/bots/bot.ts';
import { BOTS, thinker } from '../engine/bots/index.ts';
import { Policy } from '../engine/bots/policy.ts';
import { USUAL_TEMPERATURE } from '../engine/bots/readers.ts';
import { choicesOf, foreseen, learnReader, type Chosen, type Lessons } from '../engine/bots/reading.ts';
import { TUNED, type Tuned } from '../engine/bots/tuned.ts';
import { dealsOf, DIGITS, heldOf, rivalry, startsOf, tune, type Tuning } from '../engine/bots/tuning.ts';
import { DEFAULT_WEIGHTS, unitOf, weightsOf } from '../engine/bots/weights.ts';
import type { Aim } from '../engine/bots/worth.ts';
import { usualPlayers } from '../engine/bench/table.ts';
import { deriveSeed, rngOf, seedFrom } from '../engine/cards/random.ts';
import type { Game, Judgement, Options } from '../engine/games/game.ts';
import { GAMES } from '../engine/games/index.ts';
import { Board } from '../engine/trick/board.ts';
import { resolveOptions } from '../engine/match/options.ts';

const TUNING: Tuning = { generations: 40, tried: 24, deals: 600 };
const TRAINING = 3000;
const CHECKING = 1500;
/** Standard errors by which tuned weights must be better than the usual ones. */
const BETTER = 2;

/** How readers are learned, from how many deals, and how many others they are checked by. */
const LESSONS: Lessons = { generations: 40, tried: 28, choices: 1500 };
const READ = 150;
const READ_CHECKING = 30;
/** A player who thinks, but takes others' cards for nothing but what they are. */
const THINKING = thinker({ cards: { worlds: 24, effort: 2500, pool: 24, looks: 0, reads: false, exact: 0 }, calls: null });

const file = fileURLToPath(new URL('../engine/bots/tuned.ts', import.meta.url));
const { positionals: wanted, values: asked } = parseArgs({
  allowPositionals: true,
  options: { readers: { type: 'boolean', default: false } },
});
const learned: Partial<Record<Game['id'], Tuned>> = { ...TUNED };
// Where nobody sees their own cards there is no play to learn.
for (const game of GAMES)
  if (game.layout.hand !== 'asDealt' && (wanted.length === 0 || wanted.includes(game.id))) {
    const { readers, trickReaders, ...before } = learned[game.id] ?? {};
    const reading = asked.readers ? learnReaders(game) : { ...(readers && { readers }), ...(trickReaders && { trickReaders }) };
    learned[game.id] = { ...(asked.readers ? before : learn(game)), ...reading };
    await write();
  }
// Players to be read have the weights that have just been written.
if (!asked.readers) {
  const again = ['build/run.mjs', 'build/tune.ts', '--readers', ...wanted];
  execFileSync(process.execPath, again, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
}

/** Writes down what has been learned so far. */
async function write(): Promise<void> {
  const text = `// Written by \`npm run tune\`: not to be changed by hand.
import type { GameId } from '../games/game.ts';

/** What has been learned of a game. */
export interface Tuned {
  /** The policy's weights, in the order of \`WEIGHTS\`; the usual ones where left out. */
  readonly weights?: readonly number[];
  /** The same where points in tricks are all that counts, and trumps came by chance. */
  readonly tricks?: readonly number[];
  /** What calls tell of hands, with trumps and without: see \`heldOf\`. */
  readonly trumps?: readonly (readonly number[])[];
  readonly plain?: readonly (readonly number[])[];
  /** Kinds of players, to read their cards by: see \`learnReader\`. */
  readonly readers?: readonly (readonly number[])[];
  /** The same where points in tricks are all that counts. */
  readonly trickReaders?: readonly (readonly number[])[];
}

export const TUNED: { readonly [id in GameId]?: Tuned } = ${JSON.stringify(learned)};
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
}

/** What can be learned of a game. */
function learn(game: Game): Tuned {
  const training = boardsOf(game, 'tune', TRAINING);
  const called = training.filter(({ declarer }) => declarer >= 0);
  const byTrumps = (trumps: boolean): number[][] => heldOf(called.filter(({ layout }) => (layout.trumps !== 0) === trumps));
  const weights = weightsFor(game.id, training, boardsOf(game, 'check', CHECKING));
  // Klaverjassen is also measured by its play alone, without roem and with trumps by chance.
  const tricks =
    game.id === 'klaverjas'
      ? weightsFor('klaverjas, play alone', playAlone(game, 'tune', TRAINING), playAlone(game, 'check', CHECKING))
      : undefined;
  return {
    ...(weights === undefined ? {} : { weights }),
    ...(tricks === undefined ? {} : { tricks }),
    trumps: byTrumps(true),
    plain: byTrumps(false),
  };
}

/** Tuned weights, if they are clearly better than the usual ones. */
function weightsFor(name: string, training: readonly Board[], checking: readonly Board[]): number[] | undefined {
  const [some] = training;
  if (some === undefined) return undefined;
  const weights = tune(training, DEFAULT_WEIGHTS, TUNING, rngOf(seedFrom(`${name} steps`)));
  const unit = unitOf(some.layout.spec, some.players);
  const { mean, se } = rivalry(checking, new Policy(weights, unit), new Policy(DEFAULT_WEIGHTS, unit));
  const better = mean > BETTER * se;
  process.stdout.write(`${name}: ${mean.toFixed(2)} ± ${se.toFixed(2)} points a deal${better ? '' : '; left as they were'}\n`);
  return better ? Array.from(weights, (weight) => Number(weight.toFixed(DIGITS))) : undefined;
}

function boardsOf(game: Game, seed: string, count: number, call?: Judgement): Board[] {
  return startsOf(game, optionsOf(game), usualPlayers(game), seedFrom(`${game.id} ${seed}`), count, call);
}

function optionsOf(game: Game, given: Readonly<Record<string, string>> = {}): Options {
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/** How players of each kind choose their cards: those who go by the game's rule of thumb, and those who think but do not read others. */
function learnReaders(game: Game): Tuned {
  return {
    readers: readersFor(game, 'score'),
    ...(game.id === 'klaverjas' ? { trickReaders: readersFor(game, 'tricks') } : {}),
  };
}

function readersFor(game: Game, aim: Aim): number[][] {
  const alone = aim === 'tricks';
  const options = optionsOf(game, alone ? { preset: 'Rotterdam' } : {});
  const choices = (bot: Bot, name: string, deals: number): Chosen[] => {
    const seed = seedFrom(`${game.id} ${aim} ${name}`);
    const starts = dealsOf(game, options, usualPlayers(game), seed, deals, alone ? () => 'play' : game.judge);
    return starts.flatMap((start, number) => choicesOf(game, start, bot, aim, deriveSeed(seed, `deal ${number}`)));
  };
  const usual = [...weightsOf(game.id, aim), USUAL_TEMPERATURE];
  return [BOTS.rule, THINKING].map((bot, kind) => {
    const from = kind === 0 ? [...DEFAULT_WEIGHTS, USUAL_TEMPERATURE] : usual;
    const name = `kind ${kind}`;
    const reader = learnReader(choices(bot, name, READ), from, LESSONS, rngOf(seedFrom(`${game.id} ${aim} ${name} steps`)));
    const checking = choices(bot, `${name} check`, READ_CHECKING);
    const [now, before] = [reader, usual].map((one) => foreseen(checking, one).toFixed(3));
    process.stdout.write(`${game.id}, ${aim}, ${name}: ${now} a choice, ${before} by the usual weights\n`);
    return reader.map((one) => Number(one.toFixed(DIGITS)));
  });
}

/** Deals in which the first to call takes whatever trumps are turned, and tricks bring nothing but their points. */
function playAlone(game: Game, seed: string, count: number): Board[] {
  return boardsOf(game, `${seed}, alone`, count, () => 'play').map((start) => {
    const board = new Board(start.layout, [0, 1, 0, 1], start.stacked);
    board.copy(start);
    return board;
  });
}
