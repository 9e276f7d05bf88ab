import { expect, it } from 'vitest';
import { GAMES, gameById } from '../../../engine/games/index.ts';
import { NETS_BY_GAME } from '../../../engine/games/learned/nets.ts';
import { actionSpeed } from './actions.ts';
import { endingSpeed } from './endings.ts';
import { decisionSpeed } from './decisions.ts';
import { playoutSpeed } from './playouts.ts';
import { solverSpeed } from './solver.ts';

/** A clock by which every look at it takes a quarter of a second. */
function ticking(): () => number {
  let now = 0;
  return () => (now += 250);
}

it.each(GAMES)('plays $id out by the clock it is given', (game) => {
  const { heuristicPlayoutsPerSec, netPlayoutsPerSec } = playoutSpeed(game, ticking(), 1000);
  // Four rounds of 32 deals in a second.
  expect(heuristicPlayoutsPerSec).toBe(4 * 32);
  expect(netPlayoutsPerSec).toBe(NETS_BY_GAME[game.id]?.score === undefined ? null : 4 * 32);
});

it('asks every level for decisions', () => {
  expect(decisionSpeed(GAMES.slice(0, 2), ticking(), 500)).toEqual({ easy: 4, medium: 4, hard: 4, expert: 4 });
});

it('measures the authority over positions', () => {
  const { legalUs, applyUs, viewUs } = actionSpeed(GAMES.slice(0, 1), ticking(), 250);
  // 300 positions in a quarter of a second.
  expect([legalUs, applyUs, viewUs]).toEqual([833.33, 833.33, 833.33]);
});

it('solves whole deals, always the same ones', () => {
  const klaverjas = gameById('klaverjas');
  const once = solverSpeed(klaverjas, ticking(), { milliseconds: 0, deals: 3 });
  expect(once).toEqual(solverSpeed(klaverjas, ticking(), { milliseconds: 0, deals: 3 }));
  expect(once).toMatchObject({ medianMs: 250, p90Ms: 250, p99Ms: 250, deals: 3 });
  expect(solverSpeed(klaverjas, ticking(), { milliseconds: 2000 }).deals).toBe(3);
});

it('solves endings that play has led to, always the same ones', () => {
  const klaverjas = gameById('klaverjas');
  const once = endingSpeed(klaverjas, ticking(), 40);
  expect(once).toEqual(endingSpeed(klaverjas, ticking(), 40));
  expect(once).toMatchObject({ medianMs: 250, maxMs: 250, overMs: 40, overAgain: 40, endings: 40 });
  expect(once.nodes).toBeLessThan(solverSpeed(klaverjas, ticking(), { milliseconds: 0, deals: 3 }).nodes);
});
