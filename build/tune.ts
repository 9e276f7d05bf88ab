// Learns what bots know of each game and writes it to learned/ in the game's folder: `npm run tune`, or `npm run tune -- GAME …` for some games.
// `--opponent-models` fits only how players choose their cards, `--nets` only nets, `--sureness` only how surely players follow them, `--spread` only
// measures how far the results of deals lie apart. Seeds are fixed: the same program writes the same files. `--trust SHARE GAME …` notes the share of what
// playouts find that comes true, as `npm run bench:judge -- claims` measured it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import type { Bot } from '../engine/bots/bot.ts';
import { BOTS, thinker } from '../engine/bots/index.ts';
import { netFrom, writeNet } from '../engine/bots/policy/net/writtenNet.ts';
import { learnNet, type Schooling } from '../engine/training/learn.ts';
import { NETS_BY_GAME } from '../engine/games/learned/nets.ts';
import type { Nets, Tuned, WrittenNet } from '../engine/contract/learned.ts';
import { NetPolicy } from '../engine/bots/policy/net/netPolicy.ts';
import { HeuristicPolicy } from '../engine/bots/policy/heuristicPolicy.ts';
import { USUAL_TEMPERATURE } from '../engine/bots/inference/opponentModels.ts';
import { choicesOf, foreseen, fitOpponentModel, surest, type Chosen, type FitEffort } from '../engine/training/fitOpponentModel.ts';
import { gamesArgument, refuseArgument, toolArguments } from './toolArguments.ts';
import { TUNED_BY_GAME } from '../engine/games/learned/tuned.ts';
import { dealsOf, startsOf, type Start } from '../engine/training/starts.ts';
import { DIGITS, cardPriorsOf, rivalry, tune, type Tuning } from '../engine/training/tuning.ts';
import { DEFAULT_WEIGHTS, unitOf, weightsOf } from '../engine/bots/policy/weights.ts';
import type { Aim } from '../engine/contract/search/search.ts';
import { usualPlayers } from '../engine/match/seating.ts';
import { deriveSeed, rngOf, seedFrom } from '../engine/cards/random.ts';
import type { Game, Heuristic } from '../engine/contract/game.ts';
import type { PlayAlone } from '../engine/contract/search/searchProfile.ts';
import type { Options } from '../engine/contract/options.ts';
import { GAMES } from '../engine/games/index.ts';
import { Board } from '../engine/cards/trick/board.ts';
import { resolveOptions } from '../engine/match/options.ts';
import { play } from '../engine/cli/contest/contest.ts';
import { contestOf } from '../engine/cli/contest/contestArguments.ts';
import { firstSideMargin } from '../engine/cli/contest/outcome.ts';
import { writeLists } from './newGame/lists.ts';
import { root } from './targets.mjs';

const TUNING: Tuning = { generations: 40, tried: 24, deals: 600 };
const TRAINING = 3000;
const CHECKING = 1500;
/** Standard errors by which tuned weights must be better than the usual ones. */
const BETTER = 2;

/** How opponent models are fitted, from how many deals, and how many others check them. */
const FIT_EFFORT: FitEffort = { generations: 40, tried: 28, choices: 1500 };
const READ = 150;
const READ_CHECKING = 30;
const READ_SURENESS = 60;
/** A player who thinks, but takes others' cards for nothing but what they are. */
const THINKING = thinker({
  cards: { worlds: 24, effort: 2500, pool: 24, looks: 0, reads: false, exact: 0, callTrust: 1, learned: false, plansLeads: false },
  calls: null,
});

/** How nets are learned, and by how many deals they are checked. */
const SCHOOLING: Omit<Schooling, 'units'> = { terms: 5, deals: 8000, passes: 3 };
/** The same where a deal has three times as many choices. */
const LONG_DEALS: typeof SCHOOLING = { ...SCHOOLING, deals: 2500 };
/** Tricks from which on a deal is long. */
const MANY_TRICKS = 18;
/** Units of a net, unless the game has a number of its own. */
const UNITS = 32;
const NET_CHECKING = 4000;
/** Tricks that a net must win by a deal: it takes twice as long as the policy, and who searches loses by one that is hardly better. */
const WORTH_ITS_TIME = 0.3;

/** Deals that measure the spread of their results, and the digits that this many bear out. */
const SPREAD_DEALS = 2000;
const SPREAD_DIGITS = 3;
/** No measurement of a judge that is fit for use gives more. */
const MOST_TRUST = 2;

const HEAD = '// Written by `npm run tune`; not to be edited.\n';
const folder = join(import.meta.dirname, '..', 'engine', 'games');
const { positionals: wanted, values: asked } = toolArguments({
  allowPositionals: true,
  options: {
    'opponent-models': { type: 'boolean', default: false },
    nets: { type: 'boolean', default: false },
    sureness: { type: 'boolean', default: false },
    spread: { type: 'boolean', default: false },
    trust: { type: 'string' },
  },
});
// A player who does not see their own cards has no play to learn from.
const learners = GAMES.filter(({ layout }) => layout.hand !== 'asDealt');
const games = gamesArgument(wanted, asked.spread ? GAMES : learners);
if (asked.trust !== undefined) {
  const trust = Number(asked.trust);
  if (!(trust > 0 && trust <= MOST_TRUST) || wanted.length === 0)
    refuseArgument(`--trust takes a share above 0, at most ${MOST_TRUST}, and the games that it was measured in`);
  for (const game of games) await write(game, 'tuned', { ...TUNED_BY_GAME[game.id], trust });
} else if (asked.spread) {
  for (const game of games) await write(game, 'tuned', { ...TUNED_BY_GAME[game.id], spread: await spreadOf(game) });
} else if (asked.nets) {
  for (const game of games) {
    const nets = netsOf(game);
    await write(game, 'nets', Object.keys(nets).length === 0 ? undefined : nets);
  }
} else {
  for (const game of games) {
    const { weights, tricks, ...before } = TUNED_BY_GAME[game.id] ?? {};
    const policy = { ...(weights && { weights }), ...(tricks && { tricks }) };
    const tuned =
      asked['opponent-models'] || asked.sureness
        ? { ...policy, ...before, ...(asked['opponent-models'] ? fitOpponentModels(game) : learnSureness(game)) }
        : { ...before, ...learn(game) };
    await write(game, 'tuned', tuned);
  }
  // Players to be read have the weights that have just been written; nets begin from them.
  if (!asked['opponent-models'] && !asked.sureness)
    for (const more of ['--opponent-models', '--nets', '--sureness', '--spread']) {
      const again = ['build/run.mjs', 'build/tune.ts', more, ...wanted];
      execFileSync(process.execPath, again, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
    }
}

/** Writes one kind of a game's learned data, or removes it, and the lists of games that have some. */
async function write({ id }: Game, kind: 'tuned' | 'nets', data: Tuned | Nets | undefined): Promise<void> {
  const own = join(folder, id, 'learned', `${kind}.ts`);
  const type = kind === 'tuned' ? 'Tuned' : 'Nets';
  if (data === undefined) rmSync(own, { force: true });
  else {
    mkdirSync(join(folder, id, 'learned'), { recursive: true });
    const text = `${HEAD}import type { ${type} } from '../../../contract/learned.ts';

export const ${kind.toUpperCase()}: ${type} = ${JSON.stringify(data, null, 2)};
`;
    writeFileSync(own, kind === 'tuned' ? await formatted(text, own) : text);
  }
  await writeLists(root);
}

async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), parser: 'typescript' });
}

/** The standard deviation of a seat's margin in deals between bots of the same level, in points. */
async function spreadOf(game: Game): Promise<number> {
  const args = [game.id, '--bots', 'medium', '--players', `${usualPlayers(game)}`, '--seed', 'spread', '--deals', `${SPREAD_DEALS}`];
  const contest = contestOf(args);
  if (!contest.ok) throw new Error(contest.error.message);
  const played = await play(contest.value);
  if (!played.ok) throw new Error(played.error.message);
  const margins = played.value.deals.flatMap((means) =>
    means.map((_, side) => firstSideMargin([...means.slice(side), ...means.slice(0, side)])),
  );
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
  const spread = Math.sqrt(margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0) / margins.length);
  process.stdout.write(`${game.id}: the results of deals lie ${spread.toFixed(1)} points apart\n`);
  return Number(spread.toPrecision(SPREAD_DIGITS));
}

/** The nets of a game that play clearly better than its policy. */
function netsOf(game: Game): Nets {
  const score = netFor(game, game.id, 'score', (seed, count) => {
    // Under every set of house rules that has a name: the duties differ.
    const presets = Object.entries({ usual: {}, ...game.presets });
    return presets.flatMap(([preset]) =>
      startsFor(game, `${seed}, ${preset}`, Math.ceil(count / presets.length), undefined, preset === 'usual' ? {} : { preset }),
    );
  });
  const alone = game.training?.playAlone;
  // Where the play is also measured alone: under the house rules of the measure.
  const tricks =
    alone &&
    netFor(game, `${game.id}, play alone`, 'tricks', (seed, count) => playAlone(game, alone, seed, count, { preset: alone.preset }));
  return { ...(score && { score }), ...(tricks && { tricks }) };
}

function netFor(game: Game, name: string, aim: Aim, deals: (seed: string, count: number) => Start[]): WrittenNet | undefined {
  const checking = deals('check nets', NET_CHECKING);
  const [some] = checking;
  if (some === undefined) return undefined;
  const { board } = some;
  const unit = unitOf(board.layout.spec, board.players);
  const units = game.training?.netUnits ?? UNITS;
  const policy = new HeuristicPolicy(weightsOf(game.id, aim), unit);
  const tell = (text: string): void => void process.stdout.write(`${name}: ${text}\n`);
  const net = learnNet(
    (term, count) => deals(`nets ${term}`, count),
    policy,
    { ...(board.left > MANY_TRICKS ? LONG_DEALS : SCHOOLING), units },
    rngOf(seedFrom(`${name} nets`)),
    tell,
  );
  const { mean, se } = rivalry(checking, new NetPolicy(net, unit), policy);
  const better = mean > Math.max(BETTER * se, WORTH_ITS_TIME * unit);
  tell(`the net over the policy ${mean.toFixed(2)} ± ${se.toFixed(2)} points a deal${better ? '' : '; left out'}`);
  return better ? writeNet(net) : undefined;
}

/** The parts of a game that can be learned. */
function learn(game: Game): Tuned {
  const training = startsFor(game, 'tune', TRAINING);
  const called = training.map(({ board }) => board).filter(({ declarer }) => declarer >= 0);
  const byTrumps = (trumps: boolean): number[][] => cardPriorsOf(called.filter(({ layout }) => (layout.trumps !== 0) === trumps));
  const weights = weightsFor(game.id, training, startsFor(game, 'check', CHECKING));
  const alone = game.training?.playAlone;
  const tricks =
    alone && weightsFor(`${game.id}, play alone`, playAlone(game, alone, 'tune', TRAINING), playAlone(game, alone, 'check', CHECKING));
  return {
    ...(weights === undefined ? {} : { weights }),
    ...(tricks === undefined ? {} : { tricks }),
    trumps: byTrumps(true),
    plain: byTrumps(false),
  };
}

/** Tuned weights, if they are clearly better than the usual ones. */
function weightsFor(name: string, training: readonly Start[], checking: readonly Start[]): number[] | undefined {
  const [some] = training;
  if (some === undefined) return undefined;
  const weights = tune(training, DEFAULT_WEIGHTS, TUNING, rngOf(seedFrom(`${name} steps`)));
  const unit = unitOf(some.board.layout.spec, some.board.players);
  const { mean, se } = rivalry(checking, new HeuristicPolicy(weights, unit), new HeuristicPolicy(DEFAULT_WEIGHTS, unit));
  const better = mean > BETTER * se;
  process.stdout.write(`${name}: ${mean.toFixed(2)} ± ${se.toFixed(2)} points a deal${better ? '' : '; left as they were'}\n`);
  return better ? Array.from(weights, (weight) => Number(weight.toFixed(DIGITS))) : undefined;
}

function startsFor(game: Game, seed: string, count: number, call?: Heuristic, given: Given = {}): Start[] {
  return startsOf(game, optionsOf(game, given), usualPlayers(game), seedFrom(`${game.id} ${seed}`), count, call);
}

type Given = Readonly<Record<string, string>>;

function optionsOf(game: Game, given: Given = {}): Options {
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/** How players of each kind choose their cards: those who go by the game's heuristic, and those who think but do not read others. */
function fitOpponentModels(game: Game): Tuned {
  return {
    opponentModels: opponentModelsFor(game, 'score'),
    ...(game.training?.playAlone ? { trickOpponentModels: opponentModelsFor(game, 'tricks') } : {}),
  };
}

/** How surely players who think follow the net of a game; for the play alone that did not make reading better. */
function learnSureness(game: Game): Tuned {
  const net = NETS_BY_GAME[game.id]?.score;
  if (net === undefined) return {};
  const choices = choicesBy(game, BOTS.hard, 'score', 'sureness', READ_SURENESS).filter(({ board }) => board.players === net.players);
  const temperature = surest(choices, (unit) => new NetPolicy(netFrom(net), unit));
  process.stdout.write(`${game.id}: players who think follow the net at ${temperature}\n`);
  return { net: temperature };
}

/** The choices of a bot in some deals. */
function choicesBy(game: Game, bot: Bot, aim: Aim, name: string, deals: number): Chosen[] {
  const alone = aim === 'tricks' ? game.training?.playAlone : undefined;
  const options = optionsOf(game, alone ? { preset: alone.preset } : {});
  const seed = seedFrom(`${game.id} ${aim} ${name}`);
  const starts = dealsOf(game, options, usualPlayers(game), seed, deals, alone ? () => alone.take : game.heuristicBot);
  return starts.flatMap((start, number) => choicesOf(game, start, bot, aim, deriveSeed(seed, `deal ${number}`)));
}

function opponentModelsFor(game: Game, aim: Aim): number[][] {
  const choices = (bot: Bot, name: string, deals: number): Chosen[] => choicesBy(game, bot, aim, name, deals);
  const usual = [...weightsOf(game.id, aim), USUAL_TEMPERATURE];
  return [BOTS.rule, THINKING].map((bot, kind) => {
    const from = kind === 0 ? [...DEFAULT_WEIGHTS, USUAL_TEMPERATURE] : usual;
    const name = `kind ${kind}`;
    const opponentModel = fitOpponentModel(choices(bot, name, READ), from, FIT_EFFORT, rngOf(seedFrom(`${game.id} ${aim} ${name} steps`)));
    const checking = choices(bot, `${name} check`, READ_CHECKING);
    const [now, before] = [opponentModel, usual].map((one) => foreseen(checking, one).toFixed(3));
    process.stdout.write(`${game.id}, ${aim}, ${name}: ${now} a choice, ${before} by the usual weights\n`);
    return opponentModel.map((one) => Number(one.toFixed(DIGITS)));
  });
}

/** Deals in which the first to call takes whatever trumps are turned, and tricks bring nothing but their points. */
function playAlone(game: Game, { take }: PlayAlone, seed: string, count: number, given: Given = {}): Start[] {
  return startsFor(game, `${seed}, alone`, count, () => take, given).map(({ board: start, brief }) => {
    const board = new Board(start.layout, [0, 1, 0, 1], start.stacked);
    board.copy(start);
    return { board, brief };
  });
}
