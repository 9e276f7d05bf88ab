import { expect, it } from 'vitest';
import { resolveOptions } from '../../../../engine/match/options.ts';
import { gameById } from '../../../../engine/games/index.ts';
import type { GameId } from '../../../../engine/contract/gameId.ts';
import type { Options } from '../../../../engine/contract/options.ts';
import { dealCountIn } from './dealCount.ts';

it.each<[GameId, Options, number | null]>([
  ['klaverjas', {}, 16],
  ['klaverjas', { deals: 4 }, 4],
  ['klaverjas', { deals: 4, rotatePartners: 'everySet' }, 12],
  ['klaverjas', { sets: 16 }, 256],
  ['klaverjas', { deals: 4, sets: 16, rotatePartners: 'everySet' }, 64],
  ['briscola-chiamata', { deals: 5 }, 5],
  ['briscola-chiamata', { deals: 5, target: 11 }, null],
  ['manille-auction', { deals: 20 }, 20],
  ['manille', {}, null],
  ['klaberjass', {}, null],
])('%s under %j has as many deals as its match', (id, given, count) => {
  const game = gameById(id);
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  expect(dealCountIn(options.value)).toBe(count);
  if (count === null) return;
  let standing = game.match.start(options.value, game.seats.min);
  for (let deal = 1; deal <= count; deal += 1) {
    expect(standing.over).toBe(false);
    const scores = standing.totals.map((_, seat) => seat);
    standing = game.match.add(standing, { scores, points: scores, lines: [], carry: 1, detail: {} }, options.value, 0).standing;
  }
  expect(standing.over).toBe(true);
});
