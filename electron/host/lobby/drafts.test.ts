import { expect, it, onTestFinished, vi } from 'vitest';
import { gameById } from '../../../engine/games/index.ts';
import { hostOn, ownFolder, playOut, TestClient } from '../fixtures/host.fixture.ts';
import { SOLO } from '../fixtures/matches.fixture.ts';

/** Marks a game of the registry as a draft until the test ends. */
function makeDraft(id: typeof SOLO.game): void {
  const game: { draft?: true } = gameById(id);
  game.draft = true;
  onTestFinished(() => void delete game.draft);
}

const offered = (client: TestClient): string[] =>
  client.messages.flatMap((message) => (message.type === 'welcome' ? message.games : [])).map(({ id }) => id);

it('offers no draft, and refuses a match of one', async () => {
  makeDraft(SOLO.game);
  const ada = new TestClient(await hostOn(ownFolder()), true);
  expect(offered(ada)).not.toContain(SOLO.game);
  expect(offered(ada)).not.toEqual([]);
  expect(await ada.ask(SOLO)).toMatchObject({ type: 'refusal', code: 'table/draft', facts: { game: SOLO.game } });
});

it('deals a draft where drafts are on, and refuses its rematch once they are off', async () => {
  makeDraft(SOLO.game);
  vi.stubEnv('TRICKHOUSE_DRAFTS', '1');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const ada = new TestClient(await hostOn(ownFolder()), true);
  expect(offered(ada)).toContain(SOLO.game);
  await ada.ask(SOLO);
  await playOut(ada);
  const { match } = ada.table;
  await ada.ask({ type: 'leave' });
  vi.unstubAllEnvs();
  expect(await ada.ask({ type: 'rematch', match, people: SOLO.people })).toMatchObject({ type: 'refusal', code: 'table/draft' });
});
