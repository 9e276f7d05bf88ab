import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verify } from '../../cli/verify.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { ask, HISTORY } from '../fixtures/playedOut.fixture.ts';

const KNOWN = 'manille-two;at=deal;dealer=1;hands=,';
const PLAYERS = ['Mieke', 'Jef'];

it('keeps a deal that is written down, goes on with it, and marks the record of it', async () => {
  const dir = ownFolder();
  const ada = new TestClient(await hostOn(dir), true);
  expect(await ada.ask({ type: 'write', position: KNOWN })).toMatchObject({ code: 'replay/no-source' });
  let now = await ask(ada, 'written', { type: 'write', position: KNOWN, players: PLAYERS });
  const step = async (): Promise<void> => {
    const [action = ''] = now.legal.actions;
    now = await ask(ada, 'written', { type: 'write', text: now.notation, action });
  };
  for (let count = 0; count < 5; count += 1) await step();
  expect(now.moves).toHaveLength(5);
  const half = await ask(ada, 'kept', { type: 'import', text: now.notation });
  expect(half.place).toBe('unfinished');
  await ada.until(() => ada.last('home')?.unfinished.some(({ byHand }) => byHand === true) === true);
  expect(await ada.ask({ type: 'resume', match: half.match }), 'nobody plays it on').toMatchObject({ code: 'match/by-hand' });
  const out = await ask(ada, 'record', { type: 'export', match: half.match });
  now = await ask(ada, 'written', { type: 'write', text: out.text });
  expect(now.moves).toHaveLength(5);
  while (now.toAct !== null) await step();
  expect(await ada.ask({ type: 'write', text: now.notation, action: 'AS' })).toMatchObject({ code: 'match/over' });
  const whole = await ask(ada, 'kept', { type: 'import', text: now.notation });
  expect(whole.place).toBe('history');
  const { matches } = await ask(ada, 'history', HISTORY);
  expect(matches).toMatchObject([{ id: whole.match, byHand: true, deals: 1, people: [{ name: 'Mieke' }, { name: 'Jef' }] }]);
  expect((await ask(ada, 'statistics', { type: 'statistics' })).games, 'no match that was played here').toEqual([]);
  const last = await ask(ada, 'replay', { type: 'replay', match: whole.match, deal: 1, step: 0 });
  expect(last).toMatchObject({ byHand: true, consent: [{ agreed: true }, { agreed: true }] });
  expect(await ada.ask({ type: 'study', match: whole.match, deal: 1, step: last.steps - 3 })).toMatchObject({ type: 'study' });
  expect((await ask(ada, 'record', { type: 'export', match: whole.match, as: 'text' })).text).toContain('Written down by hand');
  const checked = await verify([join(dir, 'history', `${whole.match}.jsonl`)]);
  expect(checked).toMatchObject({ value: { matches: [{ dealing: 'byHand', end: 'over' }] } });
});
