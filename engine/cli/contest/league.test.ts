import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { play } from './contest.ts';
import { contestOf } from './contestArguments.ts';
import { added, argumentsFor, marginIn, matchesOf, nameOf, pageOf, testBoundsOf, type League, type LeagueMatch } from './league.ts';
import { firstSideMargin } from './outcome.ts';

/** A slice of the league: always the same deals, so that only a change of bots changes what comes of it. */
async function margin(match: LeagueMatch, deals: number): Promise<number> {
  const contest = contestOf([...argumentsFor(match, 'slice'), '--deals', `${deals}`]);
  if (!contest.ok) throw new Error(contest.error.message);
  const played = await play(contest.value);
  if (!played.ok) throw new Error(played.error.message);
  return marginIn(added(undefined, played.value.deals.map(firstSideMargin), '', '')).mean;
}

describe('a slice of the league', () => {
  it.each(['klaverjas', 'klaberjass', 'manille', 'manille-three', 'manilla', 'botifarra', 'briscola-chiamata'] as const)(
    '%s: medium is ahead of the heuristic',
    async (game) => {
      expect(await margin({ game, playOnly: false, first: 'medium', second: 'rule' }, 12)).toBeGreaterThan(0);
    },
  );
});

describe('the league', () => {
  const machine = 'a machine';

  it('has every game, and adds deals to what has been played', () => {
    const names = matchesOf(GAMES).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of GAMES) for (const pair of ['medium-rule', 'hard-medium', 'expert-hard']) expect(names).toContain(`${id} ${pair}`);
    const parts = added(added(undefined, [4, 8], '2001-01-01', machine), [6], '2001-01-02', machine);
    expect(parts).toEqual(added(undefined, [4, 8, 6], '2001-01-02', machine));
    const { mean, se } = marginIn(parts);
    expect(mean).toBe(6);
    expect(se).toBeCloseTo(2 / Math.sqrt(3));
  });

  it('seats partners of a kind, or one of a kind among the others', () => {
    const seats = (game: LeagueMatch['game']): string | undefined =>
      argumentsFor({ game, playOnly: false, first: 'hard', second: 'rule' }, 's')[2];
    expect(seats('botifarra')).toBe('hard,rule,hard,rule');
    expect(seats('briscola-chiamata')).toBe('hard,rule,rule,rule,rule');
    expect(seats('manille-two')).toBe('hard,rule');
  });

  it('plays against a bot that keeps out of a convention at a table that plays by it', () => {
    const match: LeagueMatch = { game: 'klaverjas', playOnly: true, first: 'hard', second: 'silent-hard' };
    const contest = contestOf(argumentsFor(match, 's'));
    expect(contest.ok && contest.value.options).toMatchObject({ signals: 'on', partnerExemption: 'off' });
    const usual = contestOf(argumentsFor({ ...match, second: 'medium' }, 's'));
    expect(usual.ok && usual.value.options).toMatchObject({ signals: 'off', partnerExemption: 'off' });
  });

  it('lists sequential tests with the bounds that were fixed, and none without them', () => {
    const match: LeagueMatch = { game: 'klaverjas', playOnly: false, first: 'hard', second: 'medium' };
    const bounds = testBoundsOf(match);
    expect(bounds).toEqual({ h0: 0, h1: 2.92, alpha: 0.05, beta: 0.05 });
    const margins = Array.from({ length: 120 }, (_, deal) => (deal % 2 === 0 ? 12 : -2));
    const tests = { [nameOf(match)]: { ...added(undefined, margins, '2001-01-01', machine), bounds } };
    expect(pageOf({ seed: 's', matches: {}, latency: {}, tests })).toMatch(
      /\| klaverjas hard-medium +\| 0 or 2.92 \| .* \| accepted \| \+5.00 ± 0.64 \| 120/,
    );
    expect(pageOf({ seed: 's', matches: {}, latency: {} })).not.toContain('Sequential');
  });

  it('marks matches whose deals were fixed, and lists them once they are whole', () => {
    const played = { ...added(undefined, [10, 14], '2001-01-01', machine), fixed: 2 };
    const page = (fixed: number): string =>
      pageOf({ seed: 's', matches: { 'klaverjas play hard-pimc20': { ...played, fixed } }, latency: {} });
    expect(page(2)).toContain('| hard over pimc20 | +12.00 ± 2.00 | 2 fixed | 2001-01-01 | a machine | ≥ 2 |');
    expect(page(3)).toContain('| hard over pimc20 | not played |');
  });

  it('names the seed of a match that has one of its own', () => {
    const played = { ...added(undefined, [10, 14], '2001-01-01', machine), fixed: 2, seed: 'fresh' };
    const bounds = { h0: 0, h1: 1, alpha: 0.05, beta: 0.05 };
    const page = pageOf({
      seed: 's',
      matches: { 'klaverjas play hard-pimc20': played },
      latency: {},
      tests: { 'manille expert-hard': { ...played, bounds } },
    });
    expect(page).toContain('| hard over pimc20 | +12.00 ± 2.00 | 2 fixed, `fresh` | 2001-01-01 |');
    expect(page).toMatch(/\| manille expert-hard \| .* \| 2, `fresh` \|/);
  });

  it('has the yardstick that solves worlds where packs are small and cards are seen', () => {
    const games = matchesOf(GAMES).flatMap((match) => (!match.playOnly && match.second === 'pimc20' ? [match.game] : []));
    expect(games).toContain('klaberjass');
    expect(games).not.toContain('botifarra');
    expect(games).not.toContain('manille-blind');
  });

  it('is a page that says what has not been played', () => {
    const played = added(undefined, [10, 14], '2001-01-01', machine);
    const timing = { p50: 1, p95: 2, p99: 3, decisions: 9, date: '2001-01-01', machine, processor: false };
    const league: League = { seed: 's', matches: { 'klaverjas play medium-rule': played }, latency: { 'manille easy': timing } };
    const page = pageOf(league);
    expect(page).toContain('| medium over rule | +12.00 ± 2.00 | 2 | 2001-01-01 | a machine | ≥ 10 |');
    expect(page).toContain('| expert over rule | not played |');
    expect(page).toContain('| manille | easy | 1.00 | 2.00 | 3.00 | ≤ 1 | 9 | 2001-01-01 | wall |');
  });
});
