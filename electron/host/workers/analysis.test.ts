import { build } from 'esbuild';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BOTS } from '../../../engine/bots/index.ts';
import { rngOf } from '../../../engine/cards/random.ts';
import { gameById } from '../../../engine/games/index.ts';
import { setupFor } from '../../../engine/testing/position.fixture.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { localBots, type Bots } from './bots.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import { ADA, BEN, bot, SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';
import { workerAnalysis } from './analysisRunner.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { legalFrom, viewFrom } from '../../../engine/protocol/wire.ts';
import { wirePosition } from './analysisJob.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

async function ask<T extends ServerMessage['type']>(client: TestClient, type: T, message: Unnumbered): Promise<Message<T>> {
  const answer = await client.ask(message);
  if (answer.type !== type) throw new Error(`${type} was expected: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer as Message<T>;
}

/** Bots whose time is never cut short, however busy the machine is. */
const patient: Bots = {
  ...localBots(),
  choose: ({ level, view, legal, seed }) => {
    const action = BOTS[level].choose(viewFrom(view), legalFrom(legal), rngOf(seed), { now: () => 0, until: 1 });
    return Promise.resolve(formatAction(action));
  },
};

async function playedOut(start: Unnumbered = SOLO): Promise<{ ada: TestClient; match: string }> {
  const ada = new TestClient(await hostOn(ownFolder(), { bots: patient }), true);
  await ada.ask(start);
  await playOut(ada);
  const { match } = ada.table;
  await ada.ask({ type: 'leave' });
  return { ada, match };
}

const TWO: Unnumbered = { type: 'start', game: 'manille-two', options: {}, people: [ADA, bot('Bot 1')], seating: 'fixed', dealer: 1 };

describe('a study', () => {
  it('says what every card leads to, the last ones as they came out', async () => {
    const { ada, match } = await playedOut();
    const end = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 0 });
    const step = end.moves.findLastIndex(({ card }) => card !== undefined);
    const last = await ask(ada, 'study', { type: 'study', match, deal: 1, step });
    const over = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: end.steps });
    expect(last).toMatchObject({ exact: true, values: [{ action: end.moves[step]?.action }] });
    expect(last.values[0]?.points).toBe(last.side.reduce((sum, seat) => sum + over.view.points[seat]!, 0));
    // Along best play nothing is lost: each best card leads to a position that is worth as much.
    const [, , , from = 0] = end.tricks;
    let branch: string[] = [];
    let worth: number | undefined;
    for (let i = 0; i < 4; i += 1) {
      const here = await ask(ada, 'study', {
        type: 'study',
        match,
        deal: 1,
        step: end.moves.findIndex(({ card }, at) => at >= from && card !== undefined),
        branch,
      });
      const best = Math.max(...here.values.map(({ points }) => points));
      const all = 162;
      const own = here.side.includes(0) ? best : all - best;
      expect(own).toBe(worth ?? own);
      worth = own;
      branch = [...branch, here.values.find(({ points }) => points === best)!.action];
    }
  });

  it('is nothing where no card is to be played', async () => {
    const { ada, match } = await playedOut();
    expect(await ada.ask({ type: 'study', match, deal: 1, step: 0 })).toMatchObject({ code: 'replay/no-play' });
  });

  it('is for matches against bots, or where all agree', async () => {
    const { ada, match: own } = await playedOut();
    const { text } = await ask(ada, 'record', { type: 'export', match: own });
    const asked = { deal: 1, step: 6 } as const;
    const { match: copy } = await ask(ada, 'kept', { type: 'import', text });
    expect(await ada.ask({ type: 'study', match: copy, ...asked }), 'bots are bots in a record, too').toMatchObject({ type: 'study' });
    // A record without its players: all are people at this machine.
    const { people: _, ...nameless } = JSON.parse(text) as { people: unknown };
    const { match } = await ask(ada, 'kept', { type: 'import', text: JSON.stringify(nameless) });
    expect(await ada.ask({ type: 'study', match, ...asked })).toMatchObject({ code: 'replay/not-agreed' });
    expect(await ada.ask({ type: 'why', match, ...asked })).toMatchObject({ code: 'replay/not-agreed' });
    for (const person of [0, 1, 2, 3]) await ask(ada, 'agreed', { type: 'agree', match, person, agreed: true });
    expect(await ada.ask({ type: 'study', match, ...asked })).toMatchObject({ type: 'study' });
  });

  it('can be stopped, and goes on with another question, on its own thread', async () => {
    const outfile = join(ownFolder(), 'worker.cjs');
    const entry = join(import.meta.dirname, 'worker.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', target: 'node20', format: 'cjs', logLevel: 'warning' });
    const studies = workerAnalysis(outfile);
    onTestFinished(() => studies.close());
    const game = gameById('manilla');
    const position = wirePosition(game, game.deal(setupFor(game)).state);
    const job = { kind: 'cards', position, effort: { nodes: 1e9, playouts: 1 } } as const;
    const quick = { ...job, effort: { nodes: 1, playouts: 1 } };
    for (let i = 0; i < 5; i += 1) expect(await studies.run(quick)).toMatchObject({ kind: 'cards' });
    const endless = studies.run(job);
    const other = studies.run(job);
    expect(await endless).toBeUndefined();
    studies.stop();
    expect(await other).toBeUndefined();
    expect(await studies.run(quick)).toMatchObject({ kind: 'cards', analysis: { exact: false } });
    // A position that cannot be analysed is an error, and the next question is answered again.
    await expect(studies.run({ ...quick, position: { ...position, game: 'none' as 'manilla' } })).rejects.toThrow();
    expect(await studies.run(quick)).toMatchObject({ kind: 'cards' });
  });
});

describe('a position', () => {
  it('is set up by hand, looked at and studied', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    const hands = [
      ['AH', '7S'],
      ['TH', '8S'],
      ['KH', '9S'],
      ['QH', 'TS'],
    ];
    const asked = { type: 'setUp', game: 'klaverjas', options: {}, dealer: 3, hands, ending: { trump: 'C', leader: 2 } } as const;
    const { notation, step } = await ask(ada, 'setUp', asked);
    const { view, toAct } = await ask(ada, 'replay', { type: 'replay', text: notation, deal: 1, step });
    expect(view.hands.map((hand) => [...hand].sort())).toEqual(hands.map((hand) => [...hand].sort()));
    expect([view.trump, toAct]).toEqual(['C', 2]);
    expect(await ask(ada, 'study', { type: 'study', text: notation, deal: 1, step })).toMatchObject({ exact: true, seat: 2, side: [0, 2] });
    expect(await ada.ask({ ...asked, hands: [['AH'], ['AH'], ['KH'], ['QH']] })).toMatchObject({ code: 'record/bad-deck' });
    expect(await ada.ask({ ...asked, dealer: 4 })).toMatchObject({ code: 'match/bad-dealer' });
    expect(await ada.ask({ ...asked, hands: hands.slice(2) })).toMatchObject({ code: 'match/bad-players' });
  });
});

describe('why', () => {
  it('has a bot think the same again', async () => {
    const { ada, match } = await playedOut({ ...TWO, people: [ADA, { kind: 'bot', name: 'Bot 1', level: 'easy' }] });
    const { moves, seats } = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 0 });
    let asked = 0;
    for (const [step, { seat, action }] of moves.entries()) {
      if (seats[seat] !== 1) continue;
      const thoughts = await ask(ada, 'why', { type: 'why', match, deal: 1, step });
      expect(thoughts).toMatchObject({ seat, level: 'easy', done: action, action });
      asked += 1;
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('says what it expected of each candidate', async () => {
    const { ada, match } = await playedOut();
    const { moves } = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 0 });
    // Figures that contradict the choice are left out, so that it stands alone.
    for (const [step, { card }] of moves.entries()) {
      if (card === undefined) continue;
      const ask1 = { type: 'why', match, deal: 1, step, level: 'medium' } as const;
      const thoughts = await ask(ada, 'why', ask1);
      const { legal } = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step });
      if (thoughts.candidates.length === 1 && legal.actions.length > 1) continue;
      expect(thoughts.candidates.map(({ action }) => action).toSorted()).toEqual([...legal.actions].sort());
      expect({ ...(await ask(ada, 'why', ask1)), ref: 0 }).toEqual({ ...thoughts, ref: 0 });
      if (legal.actions.length > 1) return;
    }
    expect.unreachable('no choice has figures');
  });
});

describe('the same cards again', () => {
  it('are dealt, to whoever sits there now, over a restart too, and compared', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    await ada.ask(TWO);
    await playOut(ada);
    const { match } = ada.table;
    await ada.ask({ type: 'leave' });
    const dealt = async (client: TestClient, id: string, deal: number) =>
      (await ask(client, 'replay', { type: 'replay', match: id, deal, step: 0 })).view;
    const people = [bot('Bot 1'), ADA];
    expect(await ada.ask({ type: 'rematch', match, people: [ADA, BEN, bot('x')] })).toMatchObject({ code: 'match/bad-players' });
    await ask(ada, 'update', { type: 'rematch', match, people });
    expect(ada.table).toMatchObject({ of: match, people: [{ name: 'Bot 1' }, { name: 'Ada' }] });
    const again = ada.table.match;
    await host.close();
    const later = await hostOn(dir);
    const back = new TestClient(later, true);
    await ask(back, 'update', { type: 'resume', match: again });
    await playOut(back);
    await back.ask({ type: 'leave' });
    const { tables, game } = await ask(back, 'compare', { type: 'compare', match: again });
    expect(game).toBe('manille-two');
    expect(tables.map((table) => table.match)).toEqual([match, again]);
    expect(tables[1]?.people.map(({ name }) => name)).toEqual(['Bot 1', 'Ada']);
    const shared = Math.min(...tables.map(({ deals }) => deals.length));
    expect(shared).toBeGreaterThan(0);
    for (let deal = 1; deal <= shared; deal += 1) {
      const [one, other] = [await dealt(back, match, deal), await dealt(back, again, deal)];
      expect({ hands: other.hands, zones: other.zones, dealer: other.dealer }).toEqual({
        hands: one.hands,
        zones: one.zones,
        dealer: one.dealer,
      });
    }
    expect((await ask(back, 'compare', { type: 'compare', match })).tables).toHaveLength(2);
    expect((await ask(back, 'history', { type: 'history', skip: 0, take: 100 })).matches.find(({ id }) => id === again)).toMatchObject({
      of: match,
    });
  });
});
