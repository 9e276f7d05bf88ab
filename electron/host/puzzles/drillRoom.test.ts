import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../../engine/games/index.ts';
import { drillRound, runSeed } from '../../../engine/puzzles/drills/drills.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { ask } from '../fixtures/playedOut.fixture.ts';

const GAME = 'klaverjas';
const RUN = { game: GAME, drill: 'trumps', run: 1_795_000_000_000 } as const;
const owner = async (dir = ownFolder()): Promise<{ dir: string; ada: TestClient; close: () => Promise<void> }> => {
  const host = await hostOn(dir);
  return { dir, ada: new TestClient(host, true), close: () => host.close() };
};
const rightOf = (number: number): number => drillRound(gameById(GAME), 'trumps', runSeed(GAME, 'trumps', RUN.run), number).truth.right[0]!;

describe('drills', () => {
  it('are those of the game, with no run before the first', async () => {
    const { ada } = await owner();
    const { drills } = await ask(ada, 'drills', { type: 'drills', game: GAME });
    expect(drills.map(({ drill }) => drill)).toContain('roem');
    expect(drills.every(({ runs }) => runs.length === 0)).toBe(true);
  });

  it('are for the owner alone', async () => {
    const host = await hostOn(ownFolder());
    const visitor = new TestClient(host, false);
    await visitor.until(() => visitor.last('welcome'));
    expect(await visitor.ask({ type: 'drill', ...RUN, number: 0 })).toMatchObject({ code: 'table/not-owner' });
  });

  it('put a question without its answer, and keep what was answered over a kill', async () => {
    const { dir, ada } = await owner();
    const { question } = await ask(ada, 'drill', { type: 'drill', ...RUN, number: 0 });
    expect(Object.keys(question).sort()).toEqual([
      'choices',
      'declarer',
      'goesOn',
      'hand',
      'moves',
      'players',
      'seat',
      'side',
      'suit',
      'tricks',
      'trump',
      'turned',
    ]);
    const reply = { type: 'reply' as const, ...RUN, timed: true, ms: 15_000 };
    const right = rightOf(0);
    expect(await ask(ada, 'reply', { ...reply, number: 0, choice: right })).toMatchObject({ ok: true, right: [right] });
    const wrong = rightOf(1) === 0 ? 1 : 0;
    expect(await ask(ada, 'reply', { ...reply, number: 1, choice: wrong })).toMatchObject({ ok: false, right: [rightOf(1)] });
    // Nothing is closed: as after a power cut.
    const copy = ownFolder();
    copyFileSync(join(dir, 'attempts.jsonl'), join(copy, 'attempts.jsonl'));
    const again = await owner(copy);
    const later = await ask(again.ada, 'drills', { type: 'drills', game: GAME });
    expect(later.drills.find(({ drill }) => drill === 'trumps')?.runs).toEqual([{ run: RUN.run, asked: 2, right: 1, score: 0 }]);
  });

  it('are forgotten with the attempts, and saved with them', async () => {
    const { ada } = await owner();
    await ask(ada, 'reply', { type: 'reply', ...RUN, number: 0, choice: 0, timed: false, ms: 900 });
    expect((await ask(ada, 'record', { type: 'attempts' })).text).toContain('"drill":"trumps"');
    await ask(ada, 'training', { type: 'training', day: 20_780, game: GAME, forget: true });
    const { drills } = await ask(ada, 'drills', { type: 'drills', game: GAME });
    expect(drills.every(({ runs }) => runs.length === 0)).toBe(true);
  });

  it('are refused where the game has no such drill, and where there is no such choice', async () => {
    const { ada } = await owner();
    expect(await ada.ask({ type: 'drill', ...RUN, drill: 'melds', number: 0 })).toMatchObject({ code: 'puzzle/unknown' });
    expect(await ada.ask({ type: 'reply', ...RUN, number: 0, choice: 99, timed: true, ms: 1 })).toMatchObject({ code: 'puzzle/not-legal' });
  });
});
