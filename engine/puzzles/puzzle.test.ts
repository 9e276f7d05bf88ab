import { describe, expect, it } from 'vitest';
import { gameById, GAMES } from '../games/index.ts';
import { faultOfPuzzle } from './check.ts';
import { packsOf } from './packs.ts';
import { puzzleProgress } from './play.ts';
import { formatPack, parsePacks, type Puzzle, type PuzzlePack } from './puzzle.ts';

const text = async (): Promise<string> => (await packsOf('manilla')).map(formatPack).join('');

describe('a pack', () => {
  it('reads back what it was written from', async () => {
    const packs = parsePacks(await text());
    if (!packs.ok) throw new Error(packs.error.message);
    expect(packs.value.map(formatPack).join('')).toBe(await text());
    expect(packs.value).toEqual(await packsOf('manilla'));
  });

  it.each([
    ['puzzles/malformed', (lines: string[]) => ['{}', ...lines.slice(1)]],
    ['puzzles/malformed', (lines: string[]) => [lines[0]!.replace('trick-puzzles/1', 'trick-puzzles/2'), ...lines.slice(1)]],
    ['puzzles/malformed', (lines: string[]) => [lines[0]!, lines[1]!.slice(0, -5), ...lines.slice(2)]],
    ['puzzles/malformed', (lines: string[]) => [lines[0]!, '[1,2]', ...lines.slice(2)]],
    ['puzzles/malformed', (lines: string[]) => [lines[0]!, lines[1]!, lines[1]!, ...lines.slice(3)]],
    ['puzzles/malformed', (lines: string[]) => [lines[0]!, lines[1]!.replace(/^\[(\d+),\d+/u, '[$1,4'), ...lines.slice(2)]],
    ['puzzles/wrong-count', (lines: string[]) => lines.slice(0, 3)],
  ] as const)('is refused with %s', async (code, spoil) => {
    const lines = (await text()).trimEnd().split('\n');
    expect(parsePacks(spoil(lines).join('\n'))).toMatchObject({ ok: false, error: { code } });
  });
});

it('a refusal counts empty lines, too', async () => {
  const lines = (await text()).trimEnd().split('\n');
  const refused = parsePacks([lines[0]!, '', '[1,2]', ...lines.slice(2)].join('\n'));
  expect(refused.ok ? '' : refused.error.message).toContain('line 3:');
});

/** A few puzzles of each game and kind; `npm run -s cli -- puzzles --check` has all of them verified. */
describe('the puzzles that come with the program', () => {
  const sample = async (id: (typeof GAMES)[number]['id']): Promise<[PuzzlePack, Puzzle][]> => {
    const packs = await packsOf(id);
    return packs.flatMap((pack) => {
      const every = Math.ceil(pack.puzzles.length / (pack.kind === 'open' ? 3 : 1));
      return pack.puzzles.filter((_, at) => at % every === 0).map((puzzle): [PuzzlePack, Puzzle] => [pack, puzzle]);
    });
  };

  it.each(GAMES.map(({ id }) => id))(
    'stand: %s',
    async (id) => {
      for (const [pack, puzzle] of await sample(id))
        expect(faultOfPuzzle(gameById(id), pack, puzzle), `${pack.kind} ${puzzle.number}`).toBe(undefined);
    },
    120_000,
  );

  it('do not stand with another answer, line, goal or value', async () => {
    const [pack] = await packsOf('manilla');
    const puzzle = pack?.puzzles[0];
    if (pack === undefined || puzzle === undefined) throw new Error('no puzzle');
    const [step, ...rest] = puzzle.steps;
    if (step === undefined) throw new Error('no step');
    const [wrong, ...others] = step.wrong;
    const game = gameById('manilla');
    const spoiled: Puzzle[] = [
      { ...puzzle, goal: 1 + puzzle.goal! },
      { ...puzzle, seat: (puzzle.seat + 1) % 4 },
      { ...puzzle, actions: puzzle.actions.slice(0, -1) },
      { ...puzzle, steps: [{ ...step, right: [wrong!.action] }, ...rest] },
      { ...puzzle, steps: [{ ...step, wrong: others }, ...rest] },
      { ...puzzle, steps: [{ ...step, wrong: [{ ...wrong!, loses: wrong!.loses + 1 }, ...others] }, ...rest] },
      { ...puzzle, steps: [{ ...step, wrong: [{ ...wrong!, line: wrong!.line.slice(0, -1) }, ...others] }, ...rest] },
    ];
    for (const one of spoiled) expect(faultOfPuzzle(game, pack, one)).toBeTypeOf('string');
  });
});

describe('answers', () => {
  const first = async (fits: (puzzle: Puzzle) => boolean): Promise<[PuzzlePack, Puzzle]> => {
    for (const { id } of GAMES)
      for (const pack of await packsOf(id)) {
        const puzzle = pack.puzzles.find(fits);
        if (puzzle !== undefined) return [pack, puzzle];
      }
    throw new Error('no such puzzle');
  };

  it('lead through every choice to the end of the deal', async () => {
    const [pack, puzzle] = await first(({ kind, steps }) => kind === 'open' && steps.length > 2);
    const game = gameById(pack.game);
    const answers = puzzle.steps.map(({ right }) => right[0]!);
    for (const [at] of answers.entries()) {
      const progress = puzzleProgress(game, pack, puzzle, answers.slice(0, at + 1));
      const last = at + 1 === answers.length;
      expect(progress).toMatchObject({ ok: true, value: { outcome: last ? 'right' : 'open' } });
      if (progress.ok && last) expect(progress.value.frames.at(-1)?.state.phase).toBe('over');
    }
  });

  it('take any of several equal cards, and go on with the others', async () => {
    const [pack, puzzle] = await first(({ kind, steps }) => kind === 'open' && steps.length > 1 && steps[0]!.right.length > 1);
    const game = gameById(pack.game);
    for (const right of puzzle.steps[0]!.right) {
      const progress = puzzleProgress(game, pack, puzzle, [right]);
      expect(progress).toMatchObject({ ok: true, value: { outcome: 'open', at: 1 } });
    }
  });

  it('that are wrong are refuted to the end, in closed puzzles with all hands open', async () => {
    for (const kind of ['open', 'closed'] as const) {
      const [pack, puzzle] = await first((one) => one.kind === kind);
      for (const { action } of puzzle.steps[0]!.wrong) {
        const progress = puzzleProgress(gameById(pack.game), pack, puzzle, [action]);
        if (!progress.ok) throw new Error(progress.error.message);
        expect(progress.value).toMatchObject({ outcome: 'wrong', wrong: { action } });
        expect(progress.value.frames.at(-1)).toMatchObject({ open: true, state: { phase: 'over' } });
      }
    }
  });

  it('that are not legal are refused', async () => {
    const [pack, puzzle] = await first(({ kind }) => kind === 'open');
    const game = gameById(pack.game);
    expect(puzzleProgress(game, pack, puzzle, ['pass'])).toMatchObject({ ok: false, error: { code: 'puzzle/not-legal' } });
    const answers = puzzle.steps.map(({ right }) => right[0]!);
    expect(puzzleProgress(game, pack, puzzle, [...answers, '8H'])).toMatchObject({ ok: false, error: { code: 'puzzle/not-legal' } });
  });
});
