import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from '../games/index.ts';
import { Playouts } from '../trick/playout.ts';
import { actionSpeed } from './actions.ts';
import { endingSpeed } from './endings.ts';
import { playoutSpeed } from './playouts.ts';
import { solverSpeed } from './solver.ts';
import { usualTricks } from './table.ts';

/** A clock by which every look at it takes a quarter of a second. */
function ticking(): () => number {
  let now = 0;
  return () => (now += 250);
}

describe.each(GAMES)('$id', (game) => {
  it('is played out by a generated module under its default options', () => {
    const { rules, cards } = usualTricks(game);
    expect(new Playouts(rules, cards).fast).toBe(true);
  });

  it('is measured by the clock it is given', () => {
    const { cards, rules } = usualTricks(game);
    const { playoutsPerSec, actionsPerSec } = playoutSpeed(game, ticking(), 1000);
    expect(playoutsPerSec).toBe(4 * 1024);
    expect(actionsPerSec).toBe(playoutsPerSec * cards * rules.sides.length);
  });
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
