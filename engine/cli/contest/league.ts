import { usualPlayers } from '../../match/seating.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Game } from '../../contract/game.ts';
import type { GameId } from '../../contract/gameId.ts';
import { GAMES, gameById } from '../../games/index.ts';
import type { Percentiles } from './outcome.ts';
import type { Level } from '../../bots/levels.ts';
import { CHECKED_LEVELS, GROUPS, type BlunderStanding } from './blunders.ts';
import { SILENT_BOT } from './entrants.ts';
import { rounded } from '../tally.ts';
import { sequentialTest, type MarginSums, type TestBounds } from './gsprt.ts';
import { spreadOf } from '../../bots/judge/judge.ts';

/** One side against another in a game. */
export interface LeagueMatch {
  readonly game: GameId;
  /** Whether the play alone is measured, by points in tricks. */
  readonly playOnly: boolean;
  readonly first: string;
  readonly second: string;
}

/** The deals of a match played so far, as sums, so that more can be added. */
export interface LeagueStanding {
  readonly deals: number;
  readonly sum: number;
  readonly squares: number;
  readonly date: string;
  readonly machine: string;
  /** The number of deals that was fixed before the first; omitted where the match could end early. */
  readonly fixed?: number;
  /** The seed of its deals; omitted where it is the league's. */
  readonly seed?: string;
}

/** Latencies of a level in a game. */
interface Timing extends Percentiles {
  /** Whether it is the time of the processor rather than that of the wall. */
  readonly processor: boolean;
  readonly decisions: number;
  readonly date: string;
  readonly machine: string;
}

/** How a level's decisions were judged in a game. */
export interface JudgedStanding extends Omit<BlunderStanding, 'bothWays10'> {
  /** As of a {@link BlunderStanding}; omitted in rows of before 2026-12-01, whose levels had positions of their own. */
  readonly bothWays10?: number;
  readonly date: string;
  readonly machine: string;
  /** The seed of its deals; omitted where it is the league's. */
  readonly seed?: string;
}

/** A match that a sequential test has decided, or is deciding, with the bounds that were fixed before its first deal. */
export interface TestedStanding extends LeagueStanding {
  readonly bounds: TestBounds;
}

/** All that the league knows. Plain JSON. */
export interface League {
  readonly seed: string;
  readonly matches: Readonly<Record<string, LeagueStanding>>;
  readonly latency: Readonly<Record<string, Timing>>;
  /** By game and level. */
  readonly blunders?: Readonly<Record<string, JudgedStanding>>;
  /** By match. */
  readonly tests?: Readonly<Record<string, TestedStanding>>;
}

/** The levels people play against, with the longest that a decision may take (p95), in milliseconds. */
export const LIMITS: Readonly<Record<string, number>> = { easy: 1, medium: 5, hard: 50, expert: 250 };

/** The levels whose decisions are judged. */
export const JUDGED_LEVELS: readonly Level[] = ['rule', 'easy', 'medium', 'hard', 'expert'];

/** The matches that measure the play alone, with the points in tricks a deal that the first must win by. */
function playAloneOf({ id, training }: Game): (LeagueMatch & { readonly least: number })[] {
  return (training?.playAlone?.asked ?? []).map(([first, second, least]) => ({ game: id, playOnly: true, first, second, least }));
}

/** Who plays whom in every game. */
const LADDER = [
  ['medium', 'rule'],
  ['hard', 'medium'],
  ['expert', 'hard'],
] as const;

/** The cards of the largest pack of which the yardstick solves twenty worlds in seconds rather than minutes. */
const SOLVABLE = 32;

/** The matches of whole deals in a game: the ladder, and the yardstick that solves worlds where it is quick enough and players see their cards. */
function ladderOf({ id, pack, layout }: Game): LeagueMatch[] {
  const solvable = PACKS[pack].cards.length <= SOLVABLE && layout.hand !== 'asDealt';
  const pairs = solvable ? [...LADDER, ['expert', 'pimc20'] as const] : LADDER;
  return pairs.map(([first, second]): LeagueMatch => ({ game: id, playOnly: false, first, second }));
}

/** Every match of the league, or those of some games. */
export function matchesOf(games: readonly Game[]): LeagueMatch[] {
  return [
    ...games.flatMap(playAloneOf).map(({ game, playOnly, first, second }) => ({ game, playOnly, first, second })),
    ...games.flatMap(ladderOf),
  ];
}

/** The name of a match in the league's records. */
export function nameOf({ game, playOnly, first, second }: LeagueMatch): string {
  return `${game}${playOnly ? ' play' : ''} ${first}-${second}`;
}

/** The arguments with which `simulate` plays a match: partners of a kind, or one of a kind going round the seats. */
export function argumentsFor({ game, playOnly, first, second }: LeagueMatch, seed: string): string[] {
  const players = usualPlayers(gameById(game));
  const bots = Array.from({ length: players }, (_, seat) => ((gameById(game).partners ? seat % 2 === 0 : seat === 0) ? first : second));
  return [
    ...[game, '--bots', bots.join(), '--players', `${players}`, '--seed', seed, '--duplicate', ...(playOnly ? ['--play-only'] : [])],
    ...conventionFor(game, bots),
  ];
}

/** The option that turns a game's convention on: where one of the bots is to keep out of it, the table plays by it. */
function conventionFor(game: GameId, bots: readonly string[]): string[] {
  const { convention } = gameById(game);
  const on = convention !== undefined && bots.some((name) => name.startsWith(SILENT_BOT));
  return on ? ['--options', JSON.stringify({ [convention.option]: convention.value })] : [];
}

/** A standing with more deals, by the margins of each. */
export function added(standing: LeagueStanding | undefined, margins: readonly number[], date: string, machine: string): LeagueStanding {
  const before = standing ?? { deals: 0, sum: 0, squares: 0 };
  return {
    deals: before.deals + margins.length,
    sum: rounded(
      margins.reduce((sum, margin) => sum + margin, before.sum),
      6,
    ),
    squares: rounded(
      margins.reduce((sum, margin) => sum + margin * margin, before.squares),
      6,
    ),
    date,
    machine,
  };
}

/** The mean margin a deal, and its standard error. */
export function marginIn({ deals, sum, squares }: MarginSums): { readonly mean: number; readonly se: number } {
  const mean = deals === 0 ? 0 : sum / deals;
  return { mean, se: deals < 2 ? Infinity : Math.sqrt(Math.max(0, squares - sum * mean) / (deals - 1) / deals) };
}

/** The league as a page. */
export function pageOf(league: League): string {
  const date =
    [...Object.values(league.matches), ...Object.values(league.latency)]
      .map((one) => one.date)
      .sort()
      .at(-1) ?? '';
  const ladder = GAMES.flatMap(ladderOf).map((match) => [match.game, `${match.first} over ${match.second}`, ...cells(league, match)]);
  const times = GAMES.flatMap(({ id }) =>
    Object.entries(LIMITS).map(([level, most]) => {
      const timing = league.latency[`${id} ${level}`];
      if (timing === undefined) return [id, level, '', '', '', `≤ ${most}`, '', '', ''];
      const { p50, p95, p99, decisions } = timing;
      return [
        id,
        level,
        ...[p50, p95, p99].map((value) => value.toFixed(2)),
        `≤ ${most}`,
        `${decisions}`,
        timing.date,
        timing.processor ? 'processor' : 'wall',
      ];
    }),
  );
  return `# League

Written by \`npm run league\`, last on ${date}; seed \`${league.seed}\`. A margin is what the first scores more than the others on average, a deal, with its
standard error. Every deal is played again with the sides exchanged, or, without fixed partners, once round with one bot of the first kind among
bots of the second. A match with a seed of its own has it beside its deals. A bot named \`silent-\` neither gives nor reads the signs of a convention; its table
plays by the convention of the game.

${GAMES.map((game) => playAloneSection(league, game)).join('')}## Whole deals

Calls and play, by the score of the deal. Where the number of deals is _fixed_ it was set before the first; the other matches ended early once the margin was
clear, which biases it outward. \`pimc20\` calls by heuristic and solves twenty worlds for a card; with more than 32 cards that takes it minutes.

${tableOf(['Game', '', 'Margin', 'Deals', 'Date', 'Machine'], ladder)}

In Blind Manille players do not know which of their cards lies where, so the play is a lottery for all: levels differ in their calls alone.

${testSection(league)}## Decisions

The loss of decisions by what their seat could know. In each position of deals that \`hard\` bots play, the judge has each level's choice: so all levels have
the same positions. Losses are in thousandths of the game’s spread (the standard deviation of a deal’s margin), with the standard error over deals, judged with five
times the work of \`expert\`; by group: the mean.

The shares are of decisions that lose at least 3 and 10 percent of the spread beyond four standard errors, by that judgement and, for \`hard\` and \`expert\`, by another
with fifty times the work of \`expert\`. _Both ways_: of the latter, those that lose as much where the last three tricks are tried with all hands open, too, and not two
alone; \`BENCHMARKS.md\` has the reason. In the games for two both ways are one: the last six or seven tricks are tried, as \`expert\` has it. Calls are judged by playouts
that call by heuristic: where these make less of a taker's hand than players do, losses of calls are overstated.

${tableOf(['Game', 'Level', '‰ a decision', '≥ 3 %', '≥ 10 %', 'Both ways', 'Decisions', ...GROUPS, 'Date'], decisionRows(league))}

## Time a decision

Milliseconds over decisions with a choice, in one process that has warmed up. By the clock on the wall nothing else runs; the processor's time, that of
its compiler and collector included, is taken where the machine was busy.

${tableOf(['Game', 'Level', 'p50', 'p95', 'p99', 'p95 asked', 'Decisions', 'Date', 'Clock'], times)}
`;
}

/** The margin worth having: two percent of the spread of a deal. */
const WORTH_HAVING = 0.02;

/** The bounds of a match's sequential test: no better, or better by two percent of the game's spread, with error rates of 5 percent each. */
export function testBoundsOf({ game }: LeagueMatch): TestBounds {
  return { h0: 0, h1: rounded(WORTH_HAVING * spreadOf(game), 3), alpha: 0.05, beta: 0.05 };
}

/** The section of sequential tests; empty without any. */
function testSection({ tests = {} }: League): string {
  const rows = Object.entries(tests).map(([name, { bounds, date, ...sums }]) => {
    const { llr, lower, upper, verdict } = sequentialTest(sums, bounds);
    const range = `${lower.toFixed(2)} … ${upper.toFixed(2)}`;
    const [margin, deals] = marginCells(sums);
    return [name, `${bounds.h0} or ${bounds.h1}`, llr.toFixed(2), range, verdict ?? 'goes on', margin, `${deals}${seedCell(sums)}`, date];
  });
  if (rows.length === 0) return '';
  return `## Sequential tests

Whether the first of a match is better by two percent of the game’s spread (accepted) or not at all (rejected), by a generalized sequential probability
ratio test over duplicate deals (\`gsprt.ts\`): hypotheses and error rates of 5 percent each are fixed before the first deal. The margin of a match that
ends by its own result is biased outward, and is listed for its size alone.

${tableOf(['Match', 'Points a deal', 'LLR', 'Ends at', 'Verdict', 'Margin', 'Deals', 'Date'], rows)}

`;
}

/** A row for each level that was judged in a game. */
function decisionRows({ blunders = {} }: League): string[][] {
  return GAMES.flatMap(({ id }) =>
    JUDGED_LEVELS.flatMap((level): string[][] => {
      const standing = blunders[`${id} ${level}`];
      if (standing === undefined) return [];
      const { deals, decisions, lost, squares, certain3, certain10, bothWays10, groups, date, seed } = standing;
      const mean = lost / deals;
      // Decisions of one deal hang together: the error is that of deals.
      const se = (Math.sqrt(Math.max(0, squares / deals - mean * mean) / Math.max(1, deals - 1)) * deals) / decisions;
      const share = (count: number): string => `${((100 * count) / decisions).toFixed(2)} %`;
      const byGroup = GROUPS.map((group) =>
        groups[group].decisions === 0 ? '' : (groups[group].lost / groups[group].decisions).toFixed(1),
      );
      return [
        [
          id,
          level,
          `${(lost / decisions).toFixed(2)} ± ${se.toFixed(2)}`,
          share(certain3),
          share(certain10),
          CHECKED_LEVELS.has(level) && bothWays10 !== undefined ? share(bothWays10) : '',
          `${decisions}${seedCell({ seed })}`,
          ...byGroup,
          date,
        ],
      ];
    }),
  );
}

/** The section of a game whose play is measured alone; empty for the others. */
function playAloneSection(league: League, game: Game): string {
  const alone = game.training?.playAlone;
  if (alone === undefined) return '';
  const rows = playAloneOf(game).map((match) => [`${match.first} over ${match.second}`, ...cells(league, match), `≥ ${match.least}`]);
  return `## ${game.name}, play alone

${alone.preset} duties, trumps and leader by chance, points in tricks.

${tableOf(['', 'Margin', 'Deals', 'Date', 'Machine', 'Asked'], rows)}

`;
}

function cells({ matches }: League, match: LeagueMatch): string[] {
  const standing = matches[nameOf(match)];
  // A match whose deals were fixed counts once it is whole.
  if (standing === undefined || (standing.fixed !== undefined && standing.deals < standing.fixed)) return ['not played', '', '', ''];
  const [margin, deals] = marginCells(standing);
  const fixed = standing.fixed === standing.deals ? `${deals} fixed` : deals;
  return [margin, `${fixed}${seedCell(standing)}`, standing.date, standing.machine];
}

/** The seed of a row that has one of its own. */
function seedCell({ seed }: { readonly seed?: string | undefined }): string {
  return seed === undefined ? '' : `, \`${seed}\``;
}

function marginCells(standing: MarginSums): [margin: string, deals: string] {
  const { mean, se } = marginIn(standing);
  return [`${mean >= 0 ? '+' : '−'}${Math.abs(mean).toFixed(2)} ± ${se.toFixed(2)}`, `${standing.deals}`];
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
