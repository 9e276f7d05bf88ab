import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FinishedMatch } from '../../../engine/protocol/messages.ts';
import { ownFolder } from '../../host/fixtures/host.fixture.ts';
import { History } from './history.ts';
import { statisticsOf } from './statistics.ts';

const people = ['Ada', 'Ben', 'Cas', 'Dee'].map((name) => ({ name, kind: 'here' }) as const);
const match = (id: string, totals: number[], winners: number[], deals = 4): FinishedMatch => ({
  id,
  game: 'klaverjas',
  people,
  deals,
  totals,
  games: [0, 0, 0, 0],
  winners,
  at: 1,
});
/** Won by the first pair; equal totals; over before a deal counted. */
const WON = match('won', [300, 200, 300, 200], [0, 2]);
const DRAWN = match('drawn', [250, 250, 250, 250], [0, 1, 2, 3]);
const EMPTY = match('empty', [0, 0, 0, 0], [0, 1, 2, 3], 0);

it('counts a match with equal totals as won for no person', () => {
  const [game] = statisticsOf([WON, DRAWN, EMPTY], () => undefined);
  expect(game?.matches).toBe(3);
  expect(game?.people.map(({ name, won, matches }) => [name, won, matches])).toEqual([
    ['Ada', 1, 3],
    ['Ben', 0, 3],
    ['Cas', 1, 3],
    ['Dee', 0, 3],
  ]);
  expect(game?.people[0]?.streak, 'a draw ends a streak').toBe(0);
});

it('lists a match with equal totals neither as won nor as lost', async () => {
  const dir = join(ownFolder(), 'history');
  mkdirSync(dir, { recursive: true });
  const all = [WON, DRAWN, EMPTY];
  for (const { id } of all) writeFileSync(join(dir, `${id}.jsonl`), '');
  writeFileSync(join(dir, 'index.jsonl'), all.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const history = await History.open(dir);
  const ids = (name: string, result?: 'won' | 'lost'): string[] =>
    history
      .list({ person: name, ...(result === undefined ? {} : { result }), skip: 0, take: 10 })
      .matches.map(({ id }) => id)
      .sort();
  expect(ids('Ada')).toEqual(['drawn', 'empty', 'won']);
  expect([ids('Ada', 'won'), ids('Ada', 'lost')]).toEqual([['won'], []]);
  expect([ids('Ben', 'won'), ids('Ben', 'lost')]).toEqual([[], ['won']]);
  await history.close();
});
