import { describe, expect, it } from 'vitest';
import type { PuzzleName } from '../../../engine/protocol/messages.ts';
import type { SendRequest } from '../table/request.ts';
import type { PuzzleController, PuzzleWish } from './puzzle.svelte.ts';
import { TrainingController } from './training.svelte.ts';

const TODAY = [1, 2, 3].map((number) => ({ game: 'klaverjas', kind: 'open', number, done: null }) as const);

/** A host with three puzzles of the day, and a table that opens a puzzle when it is let: `give` answers the oldest wish, with a refusal if one is named. */
function room(): {
  training: TrainingController;
  wishes: PuzzleWish[];
  give: (refusal?: 'link/lost') => Promise<void>;
  /** Lets everything happen that waits for no puzzle. */
  settled: () => Promise<void>;
  closed: () => number;
} {
  const wishes: PuzzleWish[] = [];
  const waiting: ((refusal?: 'link/lost') => void)[] = [];
  let closed = 0;
  const ask = (async ({ type, game }: { type: string; game: string }) => {
    // The host takes longer over packs that it reads for the first time.
    if (type === 'training' && game === 'klaberjass') await settled();
    if (type === 'training' && game === 'botifarra') return { ok: false, error: { code: 'link/lost', message: '' } };
    if (type === 'training') return { ok: true, value: { type, game, today: TODAY, due: [] } };
    if (type === 'drills') return { ok: true, value: { type, drills: [] } };
    return { ok: false, error: { code: 'link/lost', message: '' } };
  }) as unknown as SendRequest;
  const newPuzzle = (): PuzzleController => {
    const puzzle = {
      puzzle: null as PuzzleName | null,
      refusal: null as { code: 'link/lost'; message: string } | null,
      close: () => (closed += 1),
      open: (wish: PuzzleWish) =>
        new Promise<boolean>((done) => {
          wishes.push(wish);
          waiting.push((refusal) => {
            puzzle.refusal = refusal === undefined ? null : { code: refusal, message: '' };
            done(refusal === undefined);
          });
        }),
    };
    return puzzle as unknown as PuzzleController;
  };
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const training = new TrainingController({ ask, now: () => 1_000_000, newPuzzle });
  return {
    training,
    wishes,
    closed: () => closed,
    settled,
    async give(refusal) {
      await settled();
      waiting.shift()?.(refusal);
      await settled();
    },
  };
}

const numbers = (wishes: readonly PuzzleWish[]): unknown[] => wishes.map((wish) => ('number' in wish ? wish.number : null));

describe('a drill', () => {
  it('is opened before it begins; once more, it begins at once', async () => {
    const { training } = room();
    await training.load('klaverjas');
    await training.openDrill('worth');
    expect(training.drill?.phase).toBe('ready');
    await training.openDrill('worth', true);
    expect(training.drill?.phase).toBe('loading');
  });

  it('is opened alone, whatever else is pressed while its game is loaded', async () => {
    const { training, wishes, give, settled } = room();
    await training.load('klaverjas');
    void training.load('klaberjass');
    void training.openDrill('worth');
    void training.beginToday();
    void training.begin('open', null);
    await settled();
    await give();
    expect([training.drill?.drill, training.puzzle, wishes]).toEqual(['worth', null, []]);
  });

  it('is opened at once while its game is only loaded again', async () => {
    const { training } = room();
    await training.load('klaverjas');
    void training.load('klaverjas');
    void training.openDrill('worth');
    await Promise.resolve();
    expect(training.drill?.drill).toBe('worth');
  });
});

describe('the puzzles of the day', () => {
  it('come one by one, however often the player presses', async () => {
    const { training, wishes, give } = room();
    await training.load('klaverjas');
    void training.beginToday();
    void training.beginToday();
    await give();
    void training.next();
    void training.next();
    await give();
    expect([numbers(wishes), training.place]).toEqual([[1, 2], { n: 2, of: 3 }]);
  });

  it('stay at their place when the next one does not come', async () => {
    const { training, wishes, give } = room();
    await training.load('klaverjas');
    void training.beginToday();
    await give();
    void training.next();
    await give('link/lost');
    expect([training.place, training.refusal?.code]).toEqual([{ n: 1, of: 3 }, 'link/lost']);
    void training.next();
    await give();
    expect([numbers(wishes), training.place, training.refusal]).toEqual([[1, 2, 2], { n: 2, of: 3 }, null]);
  });

  it('stay away when the player has left before one came', async () => {
    const { training, give, settled, closed } = room();
    await training.load('klaverjas');
    void training.beginToday();
    await settled();
    await training.leave();
    await give();
    expect([training.puzzle, training.place, closed()]).toEqual([null, null, 1]);
  });

  it('come to a player who has left one that was still on its way, and begins again', async () => {
    const { training, wishes, give, settled } = room();
    await training.load('klaverjas');
    void training.beginToday();
    await settled();
    await training.leave();
    void training.beginToday();
    await give();
    await give();
    expect([numbers(wishes), training.place]).toEqual([[1, 1], { n: 1, of: 3 }]);
  });
});

describe('a game that is chosen', () => {
  it('is the one whose puzzles are begun, however soon the player presses', async () => {
    const { training, wishes, settled } = room();
    await training.load('klaverjas');
    void training.load('klaberjass');
    void training.begin('open', null);
    await settled();
    await settled();
    expect(wishes).toEqual([{ game: 'klaberjass', kind: 'open' }]);
  });

  it('stays, though what belongs to another comes later', async () => {
    const { training, settled } = room();
    const slow = training.load('klaberjass');
    await training.load('klaverjas');
    await slow;
    await settled();
    expect(training.overview?.game).toBe('klaverjas');
  });

  it('begins no puzzles of another one where its own do not come', async () => {
    const { training, wishes, settled } = room();
    await training.load('klaverjas');
    void training.load('botifarra');
    void training.begin('open', null);
    await settled();
    expect([wishes, training.refusal?.code]).toEqual([[], 'link/lost']);
  });

  it('is left by a player who leaves before it has come', async () => {
    const { training, wishes, settled } = room();
    void training.load('klaberjass');
    void training.begin('open', null);
    await training.leave();
    await settled();
    await settled();
    expect([training.puzzle, wishes]).toEqual([null, []]);
  });
});
