import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import { ownFolder } from '../../../electron/host/fixtures/host.fixture.ts';
import { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { HallCardKillTest } from './kills/hallCardKills.ts';
import { HallKillTest } from './kills/hallKills.ts';
import { HallLedger } from './hallLedger.ts';
import { listenInHall } from './hallSecrets.ts';

/** Short runs; `npm run soak:hall` makes them long. */

it('loses nothing that a hall has acknowledged when it is killed', async () => {
  const program = await Program.build();
  onTestFinished(() => program.remove());
  const test = new HallKillTest(program, ownFolder(), 3, rngOf(seedFrom('hall kill')));
  for (let kill = 0; kill < 5; kill += 1) await test.run();
  expect(test.tally).toMatchObject({ kills: 5 });
  expect(test.tally.acknowledged).toBeGreaterThan(4);
  expect(test.tally.back).toHaveLength(4);
}, 180_000);

it('loses no card that a table has acknowledged when its hall is killed in mid-play, and books each table once', async () => {
  const program = await Program.build();
  onTestFinished(() => program.remove());
  const test = new HallCardKillTest(program, ownFolder(), 2, rngOf(seedFrom('hall kill')));
  for (let kill = 0; kill < 4; kill += 1) await test.run();
  expect(test.tally).toMatchObject({ kills: 4 });
  expect(test.tally.acts).toBeGreaterThan(20);
  expect(test.tally.told).toBeGreaterThan(20);
  expect(test.tally.back).toHaveLength(3);
}, 120_000);

it('sends nobody in a hall what they may not know', async () => {
  const tally = { evenings: 0, messages: 0, bytes: 0, hidden: 0, looked: 0 };
  await listenInHall(9, 2, rngOf(seedFrom('hall secrets')), tally);
  expect(tally.hidden).toBeGreaterThan(20);
});

const left = (entrant: number): UnsignedLine => ({ type: 'left', entrant });
const text = (lines: readonly UnsignedLine[]): string =>
  lines.map((line) => `${JSON.stringify({ ...line, at: 1, by: 'table 1' })}\n`).join('');

it.each([
  ['an acknowledged request that is lost', [left(1)], /lost/],
  ['a request that is there twice', [left(1), left(2), left(3), left(1)], /twice/],
  ['half of a request', [left(1), left(2)], /alone/],
  ['lines of another journal', [left(3)], /another/],
])('finds %s', (_, lines, problem) => {
  const file = join(ownFolder(), 'evening.jsonl');
  writeFileSync(file, problem.source === 'another' ? text([left(9)]) : '');
  const ledger = new HallLedger(file);
  ledger.begin();
  ledger.acknowledge(ledger.send([left(1)]));
  ledger.acknowledge(ledger.send([left(2), left(3)]));
  writeFileSync(file, text(lines));
  expect(() => ledger.check()).toThrow(problem);
});

it('takes an answer that was lost with its connection either way, and no refused request', () => {
  const file = join(ownFolder(), 'evening.jsonl');
  writeFileSync(file, '');
  const ledger = new HallLedger(file);
  ledger.begin();
  ledger.acknowledge(ledger.send([left(1)]));
  ledger.send([left(2)]);
  writeFileSync(file, `${text([left(1)])}{"type":"left","entr`);
  expect(ledger.check()).toBe(1);
  ledger.refuse(ledger.send([left(3)]));
  writeFileSync(file, text([left(1), left(3)]));
  expect(() => ledger.check()).toThrow(/never sent/);
});
