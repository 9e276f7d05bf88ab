import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { LEVELS, type Level } from '../../../engine/bots/levels.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { deriveSeed, seedFrom } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { dealFigures, figuresIn, linesFrom, linesOf, marksLine, moreLost, type MeasuredLine } from './levelFigures.ts';
import { gamesArgument, oneOf, toolArguments, wholeArgument } from '../../toolArguments.ts';
import { plantIn, type PlantedFigures } from './planted.ts';
import { ladderLines, sameChoices, type SameChoices } from './sameChoices.ts';
import { choicesIn, otherwiseHidden, reasonsIn, answersAbout } from './silence.ts';

/**
 * Measures the judge: `npm run bench:judge -- [PART …] [--games a,b] [--deals N] [--positions N] [--seconds S] [--seed S] [--levels a,b] [--keep FILE]`. Parts, all by
 * default:
 *
 * - `levels`: decisions of each level among `hard` bots: how many are marked, what they lose, whether another seed upholds that, and what comes of them.
 * - `ladder`: what each level would choose in the same positions, compared in the same worlds.
 * - `claims`: the same, and marked choices played on in the deals as they lay, which takes twice as long; adds to the same file.
 * - `planted`: choices that lose a quarter of the spread for certain and in the deal as it lies, and how many of them the judge finds.
 * - `silent`: whether anything changes with the cards that the seat could not see, and whether the reasons given are true; over all games.
 *
 * A part ends after `seconds`, and prints its figures so far as it goes. `keep`: each deal of `levels`, or of the other two, becomes a line of this file; figures are those of all its
 * lines, so that runs with other seeds add to them and a run that was stopped goes on. Exits with 1 where something leaks, or a reason is untrue.
 */

const USUAL = 'klaverjas,botifarra,manille,pinochle-double';

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: USUAL },
    deals: { type: 'string', default: '300' },
    positions: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'bench judge' },
    levels: { type: 'string', default: 'rule,medium,hard,expert' },
    keep: { type: 'string' },
  },
});
const games = gamesArgument(values.games.split(','), GAMES);
const ladder: readonly Level[] = values.levels.split(',').map((level) => oneOf('level', level, LEVELS));
const [deals, positions, seconds] = [
  wholeArgument('--deals', values.deals, 1),
  wholeArgument('--positions', values.positions, 1),
  wholeArgument('--seconds', values.seconds, 1),
];
const seed = seedFrom(values.seed);
const wants = (part: string): boolean => positionals.length === 0 || positionals.includes(part);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
let begun = performance.now();
const hasTime = (): boolean => performance.now() - begun < 1000 * seconds;

const lines: MeasuredLine[] = [];

/** The deals that a level has played in a game. */
const dealsOf = (game: Game, level: Level): MeasuredLine[] => lines.filter((line) => line.game === game.id && line.level === level);

function levels(): void {
  begun = performance.now();
  const { keep } = values;
  if (keep !== undefined && existsSync(keep)) lines.push(...linesFrom<MeasuredLine>(readFileSync(keep, 'utf8')));
  const known = new Set(lines.map(({ game, level, deal }) => `${game} ${level} ${deal}`));
  // Deal by deal over all games and levels, so that a run that ends early has as many of each.
  for (let number = 0; number < deals && hasTime(); number += 1)
    for (const game of games) {
      const deal = `${values.seed} ${number}`;
      for (const level of ladder) {
        if (known.has(`${game.id} ${level} ${deal}`)) continue;
        const line = {
          game: game.id,
          level,
          deal,
          figures: dealFigures(game, level, number, deriveSeed(seed, `${game.id} deal ${number}`)),
        };
        lines.push(line);
        if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(line)}\n`);
      }
      if (number % 10 === 9) sayOf(game);
    }
  for (const game of games) sayOf(game);
  if (!ladder.includes('expert')) return;
  const { decisions, marked, mistakes } = figuresIn(games.flatMap((game) => dealsOf(game, 'expert')));
  const percent = (part: number): string => ((100 * part) / Math.max(1, decisions)).toFixed(2);
  say(`expert: ${decisions} choices, marked ${percent(marked)} %, mistakes ${percent(mistakes)} %`);
}

/** Prints what has been measured of a game. */
function sayOf(game: Game): void {
  const found = ladder.filter((level) => dealsOf(game, level).length > 0);
  for (const level of found) say(linesOf(game, level, figuresIn(dealsOf(game, level))));
  const steps = found.slice(1).map((level, at) => {
    const { mean, error } = moreLost(dealsOf(game, itemAt(found, at)), dealsOf(game, level));
    return `${itemAt(found, at)} ${mean.toFixed(2)} ± ${error.toFixed(2)} more than ${level}`;
  });
  if (steps.length > 0) say(`  ${game.id}: points lost in the same deals: ${steps.join(', ')}`);
  say(`  ${game.id}: ${marksLine(figuresIn(found.flatMap((level) => dealsOf(game, level))))}`);
}

function climb(plays: boolean): void {
  begun = performance.now();
  const { keep } = values;
  const played: SameChoices[] = keep === undefined || !existsSync(keep) ? [] : linesFrom<SameChoices>(readFileSync(keep, 'utf8'));
  const known = new Set(played.map(({ game, deal }) => `${game} ${deal}`));
  const sayAll = (): void => {
    for (const { id } of games) {
      const own = played.filter(({ game }) => game === id);
      if (own.length > 0) for (const line of ladderLines(own, ladder)) say(`${id}: ${line}`);
    }
    for (const line of ladderLines(played, ladder).slice(1)) say(`all: ${line}`);
  };
  for (let number = 0; number < deals && hasTime(); number += 1) {
    const deal = `${values.seed} ${number}`;
    for (const game of games) {
      if (known.has(`${game.id} ${deal}`)) continue;
      const line = sameChoices(game, ladder, number, deal, deriveSeed(seed, `${game.id} ladder ${number}`), { plays });
      played.push(line);
      if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(line)}\n`);
    }
    if (number % 10 === 9) sayAll();
  }
  sayAll();
}

function planted(): void {
  begun = performance.now();
  const all = new Map<string, PlantedFigures>(games.map(({ id }) => [id, { tried: 0, planted: 0, found: 0 }]));
  for (let number = 0; number < deals && hasTime(); number += 1)
    for (const game of games) {
      const sum = all.get(game.id);
      if (sum === undefined) continue;
      const before = sum.planted;
      plantIn(sum, game, deriveSeed(seed, `${game.id} planted ${number}`));
      if (sum.planted > before) say(`  ${game.id}, deal ${number}: ${sum.found} of ${sum.planted} found so far, ${sum.tried} tried`);
    }
  for (const [id, { tried, planted: proved, found }] of all)
    say(`${id}: ${proved} of ${tried} planted choices lose a quarter of the spread for certain, ${found} of them found`);
}

function silent(): void {
  begun = performance.now();
  const [wanted, counts] = [positions, { positions: 0, differ: 0, checked: 0, untrue: 0 }];
  for (let number = 0; counts.positions < wanted && hasTime(); number += 1)
    for (const game of GAMES)
      for (const [at, state] of choicesIn(game, deriveSeed(seed, `${game.id} silent ${number}`)).entries()) {
        if (counts.positions >= wanted || !hasTime()) break;
        counts.positions += 1;
        const other = otherwiseHidden(game, state, deriveSeed(seed, `${game.id} hidden ${number} ${at}`));
        if (answersAbout(game, state, at) !== answersAbout(game, other, at)) counts.differ += 1;
        const { checked, untrue } = reasonsIn(game, state);
        counts.checked += checked;
        counts.untrue += untrue;
      }
  say(`${counts.positions} positions of ${GAMES.length} games: ${counts.differ} differ with the cards that the seat could not see`);
  say(`${counts.checked} reasons in them: ${counts.untrue} untrue by the rules`);
  if (counts.differ + counts.untrue > 0) process.exitCode = 1;
}

if (wants('silent')) silent();
if (wants('planted')) planted();
if (wants('claims')) climb(true);
else if (wants('ladder')) climb(false);
if (wants('levels')) levels();
