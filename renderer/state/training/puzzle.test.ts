import { describe, expect, it } from 'vitest';
import type { PuzzleFrameMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { Words } from '../../words/words.svelte.ts';
import { aView } from '../fixtures/view.fixture.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import type { SendRequest } from '../table/request.ts';
import { PuzzleController } from './puzzle.svelte.ts';

const CARDS = ['KC', '7C', '8C', '9C'] as const;

/** The view once some cards of the trick lie there; with four, the trick has gone to its winner. */
function after(count: number): WireView {
  const hands = [['TC', ...(count === 0 ? ['KC' as const] : [])], ['??'], ['??'], ['??']] as const;
  const moves = CARDS.slice(0, count).map((card, seat) => ({ seat, action: card }));
  if (count < 4) return aView({ hands, moves, toAct: count, trick: { leader: 0, cards: CARDS.slice(0, count), winning: 0 } });
  const trick = { leader: 0, cards: CARDS, winner: 0, points: 5 };
  return aView({ hands, moves, toAct: 0, tricks: [trick], points: [5, 0, 0, 0], trick: { leader: 0, cards: [], winning: null } });
}
const ASKED: PuzzleFrameMessage = {
  seat: 0,
  view: after(0),
  legal: { actions: ['KC', 'TC'], barred: [] },
  events: [],
};
const LINE = CARDS.map((card, seat): PuzzleFrameMessage => {
  const trick: WireEvent[] = seat < 3 ? [] : [{ type: 'trick', leader: 0, winner: 0, points: 5, cards: CARDS }];
  return { seat: 0, view: after(seat + 1), legal: NO_ACTIONS, events: [{ type: 'play', seat, card }, ...trick] };
});

const PUZZLE = { game: 'klaverjas', kind: 'open', number: 1, suits: 'SHDC', difficulty: 1500, frame: ASKED };
const REASONS = { better: 'KC', made: 'TC', reasons: [], against: [] };
const RESULT = { right: ['KC'], loses: null, worse: null, themes: [], before: null, after: null };

const LOST = { code: 'link/lost', message: '' } as const;

/** A puzzle on its table; `host` has the answers to its requests, `LOST` for one that is refused. */
function puzzleFrom(host: (request: { type: string; trials?: true; solution?: true }) => object | Promise<object>): PuzzleController {
  const ask = (async (request: { type: string }) => {
    const answer = await host(request);
    return answer === LOST ? { ok: false, error: LOST } : { ok: true, value: { type: request.type, ...answer } };
  }) as unknown as SendRequest;
  return new PuzzleController({
    words: new Words(),
    games: () => [],
    tempo: () => ({ motion: 0, rest: 0 }),
    ask,
    onEvent: () => undefined,
    names: ['Ada', 'Ben', 'Cas', 'Dee'],
    now: () => 1_000_000,
  });
}

/** A puzzle that is given up at once. */
async function shown(): Promise<PuzzleController> {
  const solving = puzzleFrom(({ type }) =>
    type === 'puzzle' ? PUZZLE : type === 'reasons' ? REASONS : { ...RESULT, outcome: 'shown', frames: LINE },
  );
  await solving.open({ game: 'klaverjas', kind: 'open', number: 1, rated: true });
  await solving.giveUp();
  return solving;
}

describe('the reasons of an answer', () => {
  /** A closed puzzle that was answered, with the requests for reasons so far, each to be answered by hand. */
  async function answered(
    outcome: 'right' | 'wrong',
  ): Promise<{ solving: PuzzleController; asked: { trials?: true; answer: (reasons: string[]) => void; refuse: () => void }[] }> {
    const asked: { trials?: true; answer: (reasons: string[]) => void; refuse: () => void }[] = [];
    const solving = puzzleFrom((request) => {
      if (request.type === 'puzzle') return { ...PUZZLE, kind: 'closed' };
      if (request.type === 'attempt') return { ...RESULT, outcome: request.solution === true ? 'shown' : outcome, frames: LINE };
      return new Promise((resolve) =>
        asked.push({
          ...(request.trials === undefined ? {} : { trials: true }),
          answer: (keys) => resolve({ better: 'KC', made: 'TC', reasons: keys.map((key) => ({ key })), against: [] }),
          refuse: () => resolve(LOST),
        }),
      );
    });
    await solving.open({ game: 'klaverjas', kind: 'closed', number: 1, rated: true });
    for (const { id, card } of solving.table.candidates.values()) if (card === (outcome === 'wrong' ? 'TC' : 'KC')) solving.table.play(id);
    await expect.poll(() => asked.length).toBe(1);
    return { solving, asked };
  }

  it('come at once, and then with the deals that bots play on', async () => {
    const { solving, asked } = await answered('wrong');
    expect([solving.outcome, solving.reasons, asked[0]?.trials]).toEqual(['wrong', null, undefined]);
    asked[0]!.answer(['boss']);
    await expect.poll(() => asked.length).toBe(2);
    expect(solving.reasons).toEqual({ reasons: [{ key: 'boss' }], against: [], made: 'TC', better: 'KC', taken: true });
    expect(asked[1]?.trials).toBe(true);
    asked[1]!.answer(['boss', 'covered']);
    await expect.poll(() => solving.reasons?.reasons.length).toBe(2);
  });

  it('of a right one compare it with another, at once and with the deals', async () => {
    const { solving, asked } = await answered('right');
    asked[0]!.answer(['boss']);
    await expect.poll(() => asked.length).toBe(2);
    expect([solving.outcome, solving.reasons?.taken, asked[1]?.trials]).toEqual(['right', false, true]);
    asked[1]!.answer(['boss', 'covered']);
    await expect.poll(() => solving.reasons?.reasons.length).toBe(2);
  });

  it('stay when the solution is shown, and still come where they were under way', async () => {
    const { solving, asked } = await answered('wrong');
    asked[0]!.answer(['boss']);
    await expect.poll(() => asked.length).toBe(2);
    await solving.solution();
    expect([solving.outcome, solving.reasons?.reasons, solving.reasons?.taken]).toEqual(['shown', [{ key: 'boss' }], true]);
    asked[1]!.answer(['boss', 'covered']);
    await expect.poll(() => solving.reasons?.reasons.length).toBe(2);
    expect(asked.length).toBe(2);
    solving.again();
    expect(solving.reasons).toBe(null);
  });

  it('wait for the deals where there is nothing to say at once, and are gone with the puzzle', async () => {
    const { solving, asked } = await answered('wrong');
    asked[0]!.answer([]);
    await expect.poll(() => asked.length).toBe(2);
    expect(solving.reasons).toBe(null);
    solving.again();
    asked[1]!.answer(['boss']);
    await Promise.resolve();
    expect(solving.reasons).toBe(null);
  });

  it('do not come where the host refuses them, and that is said, also with the solution, until the next try', async () => {
    const { solving, asked } = await answered('wrong');
    asked[0]!.refuse();
    await expect.poll(() => solving.reasonsRefusal).toEqual(LOST);
    await solving.solution();
    expect([solving.outcome, solving.reasons, solving.reasonsRefusal]).toEqual(['shown', null, LOST]);
    solving.again();
    expect(solving.reasonsRefusal).toBe(null);
  });
});

it('seats the same people in the same order from the player on, who keep their places among themselves', async () => {
  for (const seat of [0, 2, 3]) {
    const solving = puzzleFrom(() => ({ ...PUZZLE, frame: { ...ASKED, seat } }));
    await solving.open({ game: 'klaverjas', kind: 'open', number: 1, rated: true });
    const { message, people } = solving.table;
    expect(message?.people.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ada', true],
      ['Ben', false],
      ['Cas', false],
      ['Dee', false],
    ]);
    expect([message?.watching, people[seat]?.name, people[(seat + 1) % 4]?.name]).toEqual([0, 'Ada', 'Ben']);
  }
});

describe('what follows an answer', () => {
  it('stops at the full trick, and goes on when it is wanted', async () => {
    const solving = await shown();
    expect([solving.at, solving.table.view?.trick?.cards, solving.table.view?.tricks]).toEqual([4, CARDS, []]);
    solving.goTo(5);
    expect([solving.at, solving.table.view?.trick?.cards, solving.table.view?.tricks.length]).toEqual([5, [], 1]);
    solving.goTo(6);
    expect(solving.at).toBe(5);
  });

  it('takes no card for a next turn while the trick lies there', async () => {
    const { table } = await shown();
    expect([...table.candidates.keys()]).not.toEqual([]);
    for (const id of table.candidates.keys()) expect(table.play(id)).toBe('nothing');
    expect(table.premove).toBe(null);
  });

  it('leads back to the position, where nothing can be played', async () => {
    const solving = await shown();
    solving.goTo(0);
    expect([solving.at, solving.table.view?.trick?.cards, solving.table.view?.hands[0]]).toEqual([0, [], ['TC', 'KC']]);
    expect(solving.table.legal.actions).toEqual([]);
    solving.goTo(1);
    expect(solving.table.view?.trick?.cards).toEqual(['KC']);
    solving.toNextTrick();
    expect([solving.at, solving.table.view?.trick?.cards]).toEqual([4, CARDS]);
  });

  it('is gone once it is tried again', async () => {
    const solving = await shown();
    solving.again();
    expect([solving.course, solving.at, solving.table.legal.actions]).toEqual([null, 0, ['KC', 'TC']]);
  });
});
