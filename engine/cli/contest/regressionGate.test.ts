import { describe, expect, it } from 'vitest';
import { play } from './contest.ts';
import { contestOf } from './contestArguments.ts';
import { sequentialTest, type TestBounds } from './gsprt.ts';
import { added, argumentsFor, type LeagueStanding } from './league.ts';
import { firstSideMargin } from './outcome.ts';

/**
 * Points in tricks over the heuristic in klaverjassen's play alone. The league's margins are +12.0 (medium) and +13.9 (hard): bots as strong as that fail in
 * fewer than 1 of 100 changes that touch their choices, and bots that lost two thirds of it pass in fewer than 1 of 100.
 */
const GATE: TestBounds = { h0: 4, h1: 12, alpha: 0.01, beta: 0.01 };
const CHUNK = 10;
const LEAST = 40;
/** Enough for a verdict in all but one of a thousand gates. */
const MOST = 400;

async function verdictOf(level: string): Promise<string> {
  let standing: LeagueStanding | undefined;
  for (let first = 0; first < MOST; first += CHUNK) {
    const args = argumentsFor({ game: 'klaverjas', playOnly: true, first: level, second: 'rule' }, 'gate');
    const contest = contestOf([...args, '--first', `${first}`, '--deals', `${CHUNK}`]);
    if (!contest.ok) throw new Error(contest.error.message);
    const played = await play(contest.value);
    if (!played.ok) throw new Error(played.error.message);
    standing = added(standing, played.value.deals.map(firstSideMargin), '', '');
    const { verdict } = sequentialTest(standing, GATE, LEAST);
    if (verdict !== null) return verdict;
  }
  return 'none';
}

describe('the regression gate', () => {
  it.each(['medium', 'hard'])('lets %s pass', async (level) => expect(await verdictOf(level)).toBe('accepted'), 180_000);

  it('stops a bot that is no better than the heuristic', async () => expect(await verdictOf('easy')).toBe('rejected'), 180_000);
});
