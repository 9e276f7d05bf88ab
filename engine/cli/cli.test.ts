import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFrom } from '../cards/random.ts';
import { GAMES, gameById } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from '../testing/invariants.ts';
import { recordOf, type MatchRecord } from '../match/record.ts';
import { rngOf } from '../cards/random.ts';
import { run } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trick-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with some text, for a command to read. */
function file(text: string): string {
  const path = join(folder, `${Math.abs([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7))}.json`);
  writeFileSync(path, text);
  return path;
}

async function answer(...args: string[]): Promise<{ exitCode: number; value: Record<string, never> }> {
  const { text, exitCode } = await run(args);
  return { exitCode, value: JSON.parse(text) as Record<string, never> };
}

async function code(...args: string[]): Promise<string> {
  const { exitCode, value } = await answer(...args);
  expect(exitCode).toBe(2);
  return (value as unknown as { error: { code: string } }).error.code;
}

function klaverjasRecord(): MatchRecord {
  const seed = seedFrom('cli');
  return recordOf(playRandomly(deal(freshMatch(gameById('klaverjas'), {}, 4), seed).match, rngOf(seed)));
}

describe('games', () => {
  it('lists every game with its options', async () => {
    const { exitCode, value } = await answer('games');
    expect(exitCode).toBe(0);
    expect((value as unknown as { id: string }[]).map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  });
});

describe('replay and legal', () => {
  it('traces a record: seats, actions, what they were chosen from', async () => {
    const record = klaverjasRecord();
    const { exitCode, value } = await answer('replay', '--trace', file(JSON.stringify(record)));
    expect(exitCode).toBe(0);
    const [first] = (value as unknown as { deals: { steps: { action: string; legal: string[] }[]; tricks: unknown[]; scores: number[] }[] })
      .deals;
    expect(first?.steps.map(({ action }) => action)).toEqual(record.deals[0]?.actions);
    expect(first?.steps.every(({ action, legal }) => legal.includes(action) && [...legal].sort().join() === legal.join())).toBe(true);
    expect(first?.tricks).toHaveLength(8);
    expect(first?.scores).toHaveLength(4);
  });

  it('tells a record in English', async () => {
    const { text, exitCode } = await run(['replay', '--text', file(JSON.stringify(klaverjasRecord()))]);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^Klaverjassen: P0, P1, P2 and P3, clockwise\.\n/);
    expect(await code('replay', '--text', '--trace', '-')).toBe('cli/bad-argument');
  });

  it('tells why a card may not be played', async () => {
    const record = klaverjasRecord();
    const [first] = record.deals;
    for (let length = first!.actions.length - 1; length > 0; length -= 1) {
      const cut = { ...record, deals: [{ ...first, actions: first?.actions.slice(0, length) }] };
      const { value } = await answer('legal', file(JSON.stringify(cut)));
      const { barred } = value as unknown as { barred: { code: string; due: { cards: string[] } }[] };
      for (const one of barred) expect([one.code.startsWith('play/'), one.due.cards.length > 0]).toEqual([true, true]);
    }
  });

  const broken: readonly (readonly [string, string, () => string])[] = [
    ['record/not-json', 'a record cut in the middle of a line', () => JSON.stringify(klaverjasRecord()).slice(0, 300)],
    ['record/too-long', 'ten megabytes of noise', () => 'x7#'.repeat(3_500_000)],
    ['record/malformed', 'a record without deals', () => '{"format":"trick-record/1","game":"klaverjas","players":["a","b","c","d"]}'],
    ['record/unknown-game', 'a game that is none', () => JSON.stringify({ ...klaverjasRecord(), game: 'whist' })],
    ['options/unknown-option', 'an option that is none', () => JSON.stringify({ ...klaverjasRecord(), options: { jokers: 2 } })],
    ['options/bad-value', 'a value that is none', () => JSON.stringify({ ...klaverjasRecord(), options: { deals: 17 } })],
    ['options/unknown-preset', 'a preset that is none', () => JSON.stringify({ ...klaverjasRecord(), options: { preset: 'Delft' } })],
    ['match/bad-players', 'three players for four seats', () => JSON.stringify({ ...klaverjasRecord(), players: ['a', 'b', 'c'] })],
    ['record/bad-deck', 'a deck with a card missing', () => withDeck((deck) => deck.slice(1))],
    ['record/bad-deck', 'a deck with a card twice', () => withDeck((deck) => [deck[1] ?? '', ...deck.slice(1)])],
    ['record/bad-card', 'a card that is none', () => withDeck((deck) => ['1S', ...deck.slice(1)])],
    ['record/seed-mismatch', 'cards that are not those of the seed', () => withDeck((deck) => [...deck].reverse())],
    [
      'match/bad-dealer',
      'a dealer who is not there',
      () => JSON.stringify({ ...klaverjasRecord(), deals: [{ ...klaverjasRecord().deals[0], dealer: 4 }] }),
    ],
    ['action/not-legal', 'an action that is none', () => withActions((actions) => ['trump:S', ...actions])],
    ['match/no-deal', 'an action after the deal', () => withActions((actions) => [...actions, 'pass'])],
  ];
  function withDeck(change: (deck: string[]) => string[]): string {
    const record = klaverjasRecord();
    return JSON.stringify({ ...record, deals: [{ ...record.deals[0], deck: change(record.deals[0]?.deck ?? []) }] });
  }
  function withActions(change: (actions: string[]) => string[]): string {
    const record = klaverjasRecord();
    return JSON.stringify({ ...record, deals: [{ ...record.deals[0], actions: change(record.deals[0]?.actions ?? []) }] });
  }
  it.each(broken)('%s: %s', async (expected, _, text) => {
    expect(await code('replay', '--trace', file(text()))).toBe(expected);
    expect(await code('legal', file(text()))).toBe(expected);
  });

  it('says at which deal and step an action was refused, and what was legal', async () => {
    const { value } = await answer('replay', file(withActions((actions) => ['trump:S', ...actions])));
    expect((value as unknown as { error: object }).error).toMatchObject({ deal: 0, step: 0, seat: 0, legal: ['pass', 'play'] });
  });

  it('record after the end of the match', async () => {
    const record = klaverjasRecord();
    const deals = Array.from({ length: 5 }, () => record.deals[0]);
    expect(await code('replay', file(JSON.stringify({ ...record, options: { deals: 4 }, deals })))).toBe('match/over');
  });
});

describe('judge', () => {
  interface Judged {
    readonly decisions: readonly {
      readonly seat: number;
      readonly action: string;
      readonly actions: readonly { readonly action: string }[];
    }[];
    readonly seats: readonly { readonly seat: number; readonly decisions: number; readonly accuracy: number }[];
  }

  it('judges the decisions of a seat by what it could know', async () => {
    const records = join(folder, 'judged.jsonl');
    await answer('simulate', 'klaverjas', '--bots', 'rule,rule', '--deals', '1', '--seed', 'judge', '--records', records);
    const path = file(readFileSync(records, 'utf8').split('\n')[0] ?? '');
    const { exitCode, value } = await answer('judge', '--seat', '1', path);
    expect(exitCode).toBe(0);
    const { decisions, seats } = value as unknown as Judged;
    expect(decisions.length).toBeGreaterThan(3);
    for (const { seat, action, actions } of decisions) {
      expect(seat).toBe(1);
      expect(actions.length).toBeGreaterThan(1);
      expect(actions.map((one) => one.action)).toContain(action);
    }
    expect(seats).toMatchObject([{ seat: 1, decisions: decisions.length }]);
    expect(seats[0]!.accuracy).toBeGreaterThan(50);
    expect(await code('judge', '--seat', '4', path)).toBe('cli/bad-argument');
    expect(await code('judge', '--deal', '0', path)).toBe('cli/bad-argument');
    expect(await code('judge', file('{}'))).not.toBe('');
  }, 180_000);
});

describe('simulate', () => {
  it('plays the same for the same seed, and exchanges the sides', async () => {
    const args = ['simulate', 'klaverjas', '--deals', '6', '--seed', '3', '--bots', 'random,random', '--duplicate'];
    const records = join(folder, 'records.jsonl');
    const [once, again] = [await answer(...args, '--records', records), await answer(...args)];
    const { sides, margin } = once.value as unknown as { sides: unknown; margin: unknown };
    expect({ sides, margin }).toEqual({ sides: again.value['sides'], margin: again.value['margin'] });
    expect(readFileSync(records, 'utf8').trim().split('\n')).toHaveLength(12);
  });

  it('comes to the same by several processes, whoever plays which deals', async () => {
    const args = ['simulate', 'klaverjas', '--deals', '5', '--first', '2', '--bots', 'rule,random', '--duplicate'];
    const [alone, shared] = [await answer(...args), await answer(...args, '--workers', '2')];
    expect(shared.value['margin']).toMatchObject({ deals: 5 });
    expect([shared.value['sides'], shared.value['margin']]).toEqual([alone.value['sides'], alone.value['margin']]);
    expect(await code('simulate', 'klaverjas', '--workers', '0')).toBe('cli/bad-argument');
  });

  it('has yardsticks that solve worlds, and that search a tree over them', async () => {
    const { value } = await answer('simulate', 'klaverjas', '--play-only', '--deals', '1', '--bots', 'pimc1,rule');
    expect(value['margin']).toMatchObject({ deals: 1 });
    const tree = await answer('simulate', 'klaverjas', '--play-only', '--deals', '10', '--bots', 'ismcts300,random', '--duplicate');
    expect((tree.value['margin'] as unknown as { points: number }).points).toBeGreaterThan(10);
    expect(await code('simulate', 'klaverjas', '--bots', 'pimc0')).toBe('cli/unknown-bot');
    expect(await code('simulate', 'klaverjas', '--bots', 'ismcts')).toBe('cli/unknown-bot');
  });

  it('play-only: 162 points a deal, no roem', async () => {
    const { value } = await answer('simulate', 'klaverjas', '--play-only', '--deals', '5', '--bots', 'rule,random', '--duplicate');
    const sides = value['sides'] as unknown as { pointsPerDeal: number }[];
    expect(sides.reduce((sum, side) => sum + side.pointsPerDeal, 0)).toBeCloseTo(162);
  });

  it.each([
    ['cli/unknown-game', ['whist']],
    ['cli/unknown-bot', ['klaverjas', '--bots', 'genius']],
    ['cli/bad-argument', ['klaverjas', '--deals', '-3']],
    ['cli/bad-argument', ['klaverjas', '--deals', 'many']],
    ['cli/bad-argument', ['klaverjas', '--options', '[1]']],
    ['cli/bad-argument', ['klaverjas', '--options', '{']],
    ['cli/bad-argument', ['klaverjas', '--speed']],
    ['options/bad-value', ['klaverjas', '--options', '{"deals":5}']],
  ])('refuses with %s: %j', async (expected, args) => {
    expect(await code('simulate', ...args)).toBe(expected);
  });
});

it('refuses commands that are none, and files that are not there', async () => {
  expect(await code('shuffle')).toBe('cli/unknown-command');
  expect(await code()).toBe('cli/unknown-command');
  expect(await code('replay')).toBe('cli/bad-argument');
  expect(await code('replay', join(folder, 'nowhere.json'))).toBe('cli/cannot-read');
});
