import process from 'node:process';
import { parseArgs } from 'node:util';
import { isLevel, type Level } from '../../../engine/bots/levels.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { deriveSeed, seedFrom } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { GAMES, gameOf } from '../../../engine/games/index.ts';
import { addDeal, linesOf, moreLost, noFigures, type LevelFigures } from './levelFigures.ts';
import { plantIn, type PlantedFigures } from './planted.ts';
import { choicesIn, otherwiseHidden, reasonsIn, answersAbout } from './silence.ts';

/**
 * Measures the judge: `npm run bench:judge -- [PART …] [--games a,b] [--deals N] [--positions N] [--seconds S] [--seed S] [--levels a,b]`. Parts, all by default:
 *
 * - `levels`: decisions of each level among `hard` bots: how many are marked, what they lose, whether another seed upholds that, and what comes of them.
 * - `planted`: choices that lose a quarter of the spread for certain, and how many of them the judge finds.
 * - `silent`: whether anything changes with the cards that the seat could not see, and whether the reasons given are true; over all games.
 *
 * A part ends after `seconds`. Exits with 1 where something leaks, or a reason is untrue.
 */

const USUAL = 'klaverjas,botifarra,manille,pinochle-double';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: USUAL },
    deals: { type: 'string', default: '300' },
    positions: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'bench judge' },
    levels: { type: 'string', default: 'rule,medium,hard,expert' },
  },
});
const games = values.games.split(',').map((id): Game => {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`there is no game ${id}`);
  return game;
});
const ladder: readonly Level[] = values.levels.split(',').filter(isLevel);
const seed = seedFrom(values.seed);
const wants = (part: string): boolean => positionals.length === 0 || positionals.includes(part);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
let begun = performance.now();
const hasTime = (): boolean => performance.now() - begun < 1000 * Number(values.seconds);

function levels(): void {
  begun = performance.now();
  const all = new Map<string, LevelFigures>(games.flatMap((game) => ladder.map((level) => [`${game.id} ${level}`, noFigures()] as const)));
  const of = (game: Game, level: Level): LevelFigures => {
    const found = all.get(`${game.id} ${level}`);
    if (found === undefined) throw new RangeError(`${game.id} ${level} is not measured`);
    return found;
  };
  // Deal by deal over all games and levels, so that a run that ends early has as many of each.
  for (let number = 0; number < Number(values.deals) && hasTime(); number += 1) {
    for (const game of games)
      for (const level of ladder) addDeal(of(game, level), game, level, number, deriveSeed(seed, `${game.id} deal ${number}`));
    if (number % 10 === 9) process.stderr.write(`${number + 1} deals, ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  }
  for (const game of games) {
    for (const level of ladder) say(linesOf(game, level, of(game, level)));
    const sums = ladder.map((level) => of(game, level));
    const steps = ladder.slice(1).map((level, at) => {
      const { mean, error } = moreLost(itemAt(sums, at), of(game, level));
      return `${itemAt(ladder, at)} ${mean.toFixed(2)} ± ${error.toFixed(2)} more than ${level}`;
    });
    if (steps.length > 0) say(`  ${game.id}: points lost in the same deals: ${steps.join(', ')}`);
    const sum = (value: (one: LevelFigures) => number): number => sums.reduce((total, one) => total + value(one), 0);
    const [claimed, real, played] = [sum((one) => one.claimed), sum((one) => one.real), sum((one) => one.playedOn)];
    const se = Math.sqrt(sum((one) => one.differences)) / Math.max(1, claimed);
    const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`;
    const [again, doubtful, marked] = [sum((one) => one.judgedAgain), sum((one) => one.doubtful), sum((one) => one.marked)];
    say(
      `  ${game.id}: ${played} marked choices played on in their deals bring ${(real / Math.max(1, claimed)).toFixed(2)} ± ${(2 * se).toFixed(2)} of what they claim, in worlds that fit the view ${(
        sum((one) => one.supposedReal) /
        Math.max(
          1,
          sum((one) => one.supposed),
        )
      ).toFixed(2)} ± ${(
        (2 * Math.sqrt(sum((one) => one.supposedDifferences))) /
        Math.max(
          1,
          sum((one) => one.supposed),
        )
      ).toFixed(2)}; ` +
        `another seed upholds ${percent(
          sum((one) => one.upheld),
          again,
        )}; second opinions withdraw ${percent(
          sum((one) => one.withdrawn),
          doubtful,
        )}; ` +
        `reasons besides figures for ${percent(
          sum((one) => one.explained),
          marked,
        )}`,
    );
  }
  if (!ladder.includes('expert')) return;
  const experts = games.map((game) => of(game, 'expert'));
  const total = (value: (one: LevelFigures) => number): number => experts.reduce((all2, one) => all2 + value(one), 0);
  const count = total((one) => one.decisions);
  say(
    `expert: ${count} choices, marked ${((100 * total((one) => one.marked)) / count).toFixed(2)} %, mistakes ${((100 * total((one) => one.mistakes)) / count).toFixed(2)} %`,
  );
}

function planted(): void {
  begun = performance.now();
  const all = new Map<string, PlantedFigures>(games.map(({ id }) => [id, { tried: 0, planted: 0, found: 0 }]));
  for (let number = 0; number < Number(values.deals) && hasTime(); number += 1)
    for (const game of games) {
      const sum = all.get(game.id);
      if (sum !== undefined) plantIn(sum, game, deriveSeed(seed, `${game.id} planted ${number}`));
    }
  for (const [id, { tried, planted: proved, found }] of all)
    say(`${id}: ${proved} of ${tried} planted choices lose a quarter of the spread for certain, ${found} of them found`);
}

function silent(): void {
  begun = performance.now();
  const [wanted, counts] = [Number(values.positions), { positions: 0, differ: 0, checked: 0, untrue: 0 }];
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
if (wants('levels')) levels();
