// Plays the bots' league and writes engine/bots/LEAGUE.md and league.json: `npm run league`, in parts if need be. What has been played is kept, and
// more deals are added to it; `--fresh` starts its games again, for bots that have changed. With `--fixed` a match is played to its full number of deals,
// however clear it is; called again with that number, it goes on. A match that begins with `--seed` has deals of its own, which its row names.
//
//   npm run league -- [GAME …] [--only WORD …] [--deals N] [--play-deals N] [--clear SE] [--fixed] [--workers N] [--seed S] [--fresh]   margins
//   npm run league -- [GAME …] --sprt [--only WORD …] [--deals N] [--workers N] [--seed S] [--fresh]               sequential tests, N deals at most
//   npm run league -- [GAME …] --blunders [--only LEVEL …] [--decisions N] [--seed S] [--fresh]                    what decisions lose, by level
//   npm run league -- [GAME …] --latency [--only LEVEL …] [--milliseconds N] [--processor]    latencies: on a quiet machine, or by the processor's time
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { usualPlayers } from '../engine/match/seating.ts';
import type { Game } from '../engine/contract/game.ts';
import { GAMES } from '../engine/games/index.ts';
import { play } from '../engine/cli/contest/contest.ts';
import { contestOf } from '../engine/cli/contest/contestArguments.ts';
import {
  added,
  argumentsFor,
  JUDGED_LEVELS,
  LIMITS,
  marginIn,
  matchesOf,
  nameOf,
  pageOf,
  testBoundsOf,
  type JudgedStanding,
  type League,
  type LeagueMatch,
  type LeagueStanding,
  type TestedStanding,
} from '../engine/cli/contest/league.ts';
import { sequentialTest } from '../engine/cli/contest/gsprt.ts';
import { addBlunders, blundersIn, type BlunderStanding } from '../engine/cli/contest/blunders.ts';
import type { Level } from '../engine/bots/levels.ts';
import { seedFrom } from '../engine/cards/random.ts';
import { firstSideMargin, percentilesOf } from '../engine/cli/contest/outcome.ts';
import { spread } from '../engine/cli/contest/spread.ts';
import { gamesArgument, refuseArgument, toolArguments, wholeArgument } from './toolArguments.ts';

const FOLDER = join(import.meta.dirname, '..', 'engine', 'bots');
const KEPT = join(FOLDER, 'league.json');
const PAGE = join(FOLDER, 'LEAGUE.md');
/** Deals between two looks at whether a margin is clear, and the least of them. */
const CHUNK = 20;
const LEAST = 40;
/** Share of the time that decisions are measured for which is played before. */
const WARM = 0.5;

/** Deals that are judged between two looks at how many decisions there are. */
const JUDGED = 1;

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    deals: { type: 'string', default: '300' },
    'play-deals': { type: 'string', default: '2000' },
    clear: { type: 'string', default: '3.5' },
    workers: { type: 'string', default: `${availableParallelism()}` },
    latency: { type: 'boolean', default: false },
    blunders: { type: 'boolean', default: false },
    sprt: { type: 'boolean', default: false },
    decisions: { type: 'string', default: '2000' },
    processor: { type: 'boolean', default: false },
    milliseconds: { type: 'string', default: '8000' },
    fixed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const games = gamesArgument(positionals, GAMES);
const workers = wholeArgument('--workers', values.workers, 1);
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} × ${availableParallelism()}`;
/** The row of a level in a game whose decisions are being judged. */
interface JudgedRow {
  readonly level: Level;
  readonly name: string;
  standing: (JudgedStanding & BlunderStanding) | undefined;
  readonly own: ReturnType<typeof ownSeed>;
}

/** Whether a row was judged in positions that all levels share: to others no more can be added. */
function hasSharedPositions(row: JudgedStanding): row is JudgedStanding & BlunderStanding {
  return row.bothWays10 !== undefined;
}

/** The state on disk: another part of the league may be running beside this one. */
const kept = (): League =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as League) : { seed: 'league', matches: {}, latency: {} };

/** The seed of a row of its own, as the row keeps it: that with which it began, or that of the command. Throws for a row that began with another. */
function ownSeed(name: string, standing: { readonly seed?: string } | undefined): { readonly seed?: string } {
  const seed = standing === undefined ? values.seed : standing.seed;
  if (values.seed !== undefined && seed !== values.seed)
    refuseArgument(`${name} began with the seed ${seed ?? kept().seed}; --fresh starts it again`);
  return seed === undefined || seed === kept().seed ? {} : { seed };
}

if (values.blunders)
  for (const game of games)
    await judgeLevels(
      game,
      JUDGED_LEVELS.filter((name) => values.only?.includes(name) ?? true),
    );
else if (values.latency)
  for (const game of games)
    for (const level of Object.keys(LIMITS).filter((name) => values.only?.includes(name) ?? true)) await time(game, level);
else
  for (const match of matchesOf(games))
    if (values.only === undefined || values.only.some((word) => nameOf(match).includes(word)))
      await (values.sprt ? test(match) : meet(match));

/** Plays on with a match until its deals are played or its margin is clear. */
async function meet(match: LeagueMatch): Promise<void> {
  const name = nameOf(match);
  const most = match.playOnly ? wholeArgument('--play-deals', values['play-deals'], 1) : wholeArgument('--deals', values.deals, 1);
  let standing: LeagueStanding | undefined = values.fresh ? undefined : kept().matches[name];
  const own = ownSeed(name, standing);
  for (;;) {
    const played = standing === undefined ? 0 : standing.deals;
    if (played >= most || (!values.fixed && isClear(match, standing))) break;
    const more = await playOn(match, own.seed ?? kept().seed, standing, most);
    standing = { ...more, ...(values.fixed ? { fixed: most } : {}), ...own };
    await keep({ matches: { [name]: standing } });
  }
  if (standing === undefined) return;
  const { mean, se } = marginIn(standing);
  process.stdout.write(`${name}: ${mean.toFixed(2)} ± ${se.toFixed(2)} in ${standing.deals} deals\n`);
}

/** Plays the next deals of a match, `most` in all at the most. */
async function playOn(match: LeagueMatch, seed: string, standing: LeagueStanding | undefined, most: number): Promise<LeagueStanding> {
  const first = standing === undefined ? 0 : standing.deals;
  const deals = Math.min(CHUNK, most - first);
  const args = [...argumentsFor(match, seed), '--first', `${first}`, '--deals', `${deals}`];
  const contest = contestOf(args);
  if (!contest.ok) throw new Error(contest.error.message);
  const played = await spread(args, contest.value, Math.min(workers, deals));
  // Programs of their own would keep this one from ending.
  await Promise.all(contest.value.entrants.map((entrant) => entrant.close()));
  if (!played.ok) throw new Error(played.error.message);
  return added(standing, played.value.deals.map(firstSideMargin), date, machine);
}

/** Plays a match, on deals of its own, until a sequential test has a verdict. Bounds that have begun stay what they are. */
async function test(match: LeagueMatch): Promise<void> {
  const name = nameOf(match);
  const most = wholeArgument('--deals', values.deals, 1);
  let standing: TestedStanding | undefined = values.fresh ? undefined : kept().tests?.[name];
  const bounds = standing?.bounds ?? testBoundsOf(match);
  const own = ownSeed(name, standing);
  while (standing === undefined || (standing.deals < most && sequentialTest(standing, bounds).verdict === null)) {
    standing = { ...(await playOn(match, `${own.seed ?? kept().seed} test`, standing, most)), bounds, ...own };
    await keep({ tests: { [name]: standing } });
  }
  const { llr, verdict } = sequentialTest(standing, bounds);
  process.stdout.write(`${name}: ${verdict ?? 'goes on'}, LLR ${llr.toFixed(2)} in ${standing.deals} deals\n`);
}

/** Whether enough is known. Klaverjassen's play is played to the full number of deals of the table. */
function isClear({ playOnly }: LeagueMatch, standing: LeagueStanding | undefined): boolean {
  if (playOnly || standing === undefined || standing.deals < LEAST) return false;
  const { mean, se } = marginIn(standing);
  return Math.abs(mean) > Number(values.clear) * se;
}

/**
 * Judges the decisions of levels in a game until there are enough of each: a fixed count, on seeds from which nothing was learned. Levels that have been judged in
 * the same deals so far have the next ones together.
 */
async function judgeLevels(game: Game, levels: readonly Level[]): Promise<void> {
  const wanted = wholeArgument('--decisions', values.decisions, 1);
  const rows = levels.map((level): JudgedRow => {
    const name = `${game.id} ${level}`;
    const before = values.fresh ? undefined : kept().blunders?.[name];
    const standing = before === undefined || !hasSharedPositions(before) ? undefined : before;
    return { level, name, standing, own: ownSeed(name, standing) };
  });
  for (;;) {
    const open = rows.filter(({ standing }) => standing === undefined || standing.decisions < wanted);
    const [next] = open;
    if (next === undefined) break;
    const together = open.filter(({ standing, own }) => standing?.deals === next.standing?.deals && own.seed === next.own.seed);
    const first = next.standing === undefined ? 0 : next.standing.deals;
    const seed = seedFrom(`${next.own.seed ?? kept().seed} blunders ${game.id}`);
    const asked = together.map(({ level }) => level);
    const more = blundersIn(game, asked, first, JUDGED, seed);
    for (const row of together) {
      const added = more.get(row.level);
      if (added === undefined) throw new Error(`${row.name} was not judged`);
      row.standing = { ...(row.standing === undefined ? added : addBlunders(row.standing, added)), date, machine, ...row.own };
    }
    await keep({
      blunders: Object.fromEntries(together.flatMap(({ name, standing }) => (standing === undefined ? [] : [[name, standing]]))),
    });
  }
  for (const { name, standing } of rows)
    if (standing !== undefined) {
      const { decisions, lost, certain10, deals } = standing;
      process.stdout.write(
        `${name}: ${(lost / decisions).toFixed(2)} ‰ lost a decision, ${certain10} of ${decisions} lose 10 % for certain, in ${deals} deals\n`,
      );
    }
}

/** Times a level's decisions in a game, everybody being of that level, once it has warmed up. */
async function time(game: Game, level: string): Promise<void> {
  const bots = Array.from({ length: usualPlayers(game) }, () => level).join();
  const times: number[] = [];
  const clock = values.processor ? processorTime : (): number => performance.now();
  const wanted = wholeArgument('--milliseconds', values.milliseconds, 1);
  let start = clock();
  for (let first = 0, warm = false; !warm || times.length === 0 || clock() - start < wanted; first += 1) {
    const contest = contestOf([
      game.id,
      '--bots',
      bots,
      '--players',
      `${usualPlayers(game)}`,
      '--seed',
      'time',
      '--first',
      `${first}`,
      '--deals',
      '1',
    ]);
    if (!contest.ok) throw new Error(contest.error.message);
    const played = await play(values.processor ? { ...contest.value, clock: processorTime } : contest.value);
    if (!played.ok) throw new Error(played.error.message);
    if (warm) times.push(...(played.value.latency[level] ?? []));
    else if (clock() - start > wanted * WARM) [warm, start] = [true, clock()];
  }
  const timing = { ...percentilesOf(times), decisions: times.length, date, machine, processor: values.processor };
  await keep({ latency: { [`${game.id} ${level}`]: timing } });
  process.stdout.write(`${game.id} ${level}: p50 ${timing.p50} p95 ${timing.p95} p99 ${timing.p99} ms over ${times.length} decisions\n`);
}

/** The processor time of this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Writes more of the league down: whatever ends the program, nothing that was played is lost. */
async function keep(more: Partial<League>): Promise<void> {
  const { seed, matches, latency, blunders, tests } = kept();
  const league: League = {
    seed,
    matches: { ...matches, ...more.matches },
    latency: { ...latency, ...more.latency },
    blunders: { ...blunders, ...more.blunders },
    tests: { ...tests, ...more.tests },
  };
  // With nothing in between that takes time: parts that run beside each other must not lose what the others have played.
  replace(KEPT, `${JSON.stringify(league, null, 2)}\n`);
  replace(PAGE, await format(pageOf(league), { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
}

/** Writes a file at one stroke: a program that reads it meanwhile has the old one. */
function replace(file: string, text: string): void {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
