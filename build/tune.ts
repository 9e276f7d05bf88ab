// Learns what bots know of each game and writes engine/bots/tuned.ts: `npm run tune`, or `npm run tune -- GAME …` for some games. From fixed seeds:
// the same program writes the same file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { Policy } from '../engine/bots/policy.ts';
import { TUNED, type Tuned } from '../engine/bots/tuned.ts';
import { DIGITS, heldOf, rivalry, startsOf, tune, type Tuning } from '../engine/bots/tuning.ts';
import { DEFAULT_WEIGHTS, unitOf } from '../engine/bots/weights.ts';
import { usualPlayers } from '../engine/bench/table.ts';
import { rngOf, seedFrom } from '../engine/cards/random.ts';
import type { Game, Judgement } from '../engine/games/game.ts';
import { GAMES } from '../engine/games/index.ts';
import { Board } from '../engine/trick/board.ts';
import { resolveOptions } from '../engine/match/options.ts';

const TUNING: Tuning = { generations: 40, tried: 24, deals: 600 };
const TRAINING = 3000;
const CHECKING = 1500;
/** Standard errors by which tuned weights must be better than the usual ones. */
const BETTER = 2;

const file = fileURLToPath(new URL('../engine/bots/tuned.ts', import.meta.url));
const wanted = process.argv.slice(2);
const learned: Partial<Record<Game['id'], Tuned>> = { ...TUNED };
// Where nobody sees their own cards there is no play to learn.
for (const game of GAMES)
  if (game.layout.hand !== 'asDealt' && (wanted.length === 0 || wanted.includes(game.id))) {
    learned[game.id] = learn(game);
    await write();
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
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  return startsOf(game, options.value, usualPlayers(game), seedFrom(`${game.id} ${seed}`), count, call);
}

/** Deals in which the first to call takes whatever trumps are turned, and tricks bring nothing but their points. */
function playAlone(game: Game, seed: string, count: number): Board[] {
  return boardsOf(game, `${seed}, alone`, count, () => 'play').map((start) => {
    const board = new Board(start.layout, [0, 1, 0, 1], start.stacked);
    board.copy(start);
    return board;
  });
}
