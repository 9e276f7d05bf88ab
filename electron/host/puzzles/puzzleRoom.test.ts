import { describe, expect, it } from 'vitest';
import { packsOf } from '../../../engine/puzzles/packs.ts';
import type { Puzzle, PuzzleKind } from '../../../engine/puzzles/puzzle.ts';
import { shownAction, shownSuit, suitOrderFor, SUITS_AS_DEALT } from '../../../engine/puzzles/suits.ts';
import type { Suit } from '../../../engine/cards/card.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import type { Unnumbered } from '../fixtures/matches.fixture.ts';
import { ask } from '../fixtures/playedOut.fixture.ts';

const DAY = 20_780;
const GAME = 'manilla';
const owner = async (dir = ownFolder()): Promise<{ dir: string; ada: TestClient; close: () => Promise<void> }> => {
  const host = await hostOn(dir);
  return { dir, ada: new TestClient(host, true), close: () => host.close() };
};
const puzzlesOf = async (game: GameId, kind: PuzzleKind): Promise<readonly Puzzle[]> =>
  (await packsOf(game)).find((pack) => pack.kind === kind)?.puzzles ?? [];
const answered = (puzzle: Puzzle, answers: readonly string[], more = {}) => ({
  type: 'attempt' as const,
  day: DAY,
  game: GAME as GameId,
  kind: puzzle.kind,
  number: puzzle.number,
  suits: SUITS_AS_DEALT,
  answers: [...answers],
  counts: true,
  helped: false,
  rated: true,
  ms: 1000,
  ...more,
});

describe('training', () => {
  it('has the puzzles of a game and the same five a day', async () => {
    const { ada } = await owner();
    const training = await ask(ada, 'training', { type: 'training', day: DAY, game: GAME });
    expect(training).toMatchObject({ due: [], streak: 0 });
    expect(training.kinds[0]).toMatchObject({ kind: 'open', rating: null, attempted: 0 });
    expect(training.today).toHaveLength(5);
    const other = await owner();
    expect((await ask(other.ada, 'training', { type: 'training', day: DAY, game: GAME })).today).toEqual(training.today);
  });

  it('is for the owner alone: a guest neither sees nor changes what is kept', async () => {
    const { ada, ben } = await withGuest(await hostOn(ownFolder()));
    const [puzzle] = await puzzlesOf(GAME, 'open');
    await ada.ask(answered(puzzle!, [], { solution: true }));
    const kept = async () => [
      (await ask(ada, 'record', { type: 'attempts' })).text,
      await ask(ada, 'training', { type: 'training', day: DAY, game: GAME }).then(({ kinds, due, today, streak }) => [
        kinds,
        due,
        today,
        streak,
      ]),
    ];
    const before = await kept();
    const named = { game: GAME, kind: 'open', number: puzzle!.number } as const;
    const messages: Unnumbered[] = [
      { type: 'training', day: DAY, game: GAME },
      { type: 'training', day: DAY, game: GAME, forget: true },
      { type: 'attempts' },
      { type: 'trends' },
      { type: 'puzzle', day: DAY, ...named },
      { type: 'clue', ...named, suits: SUITS_AS_DEALT, answers: [], level: 2 },
      answered(puzzle!, [], { solution: true }),
      { type: 'drills', game: GAME },
    ];
    for (const message of messages)
      expect(await ben.ask(message), message.type).toMatchObject({ type: 'refusal', code: 'table/not-owner' });
    expect(await kept()).toEqual(before);
  });

  it('keeps attempts over a start: the rating, what comes back, the day; and forgets them', async () => {
    const { dir, ada, close } = await owner();
    const puzzle = (await puzzlesOf(GAME, 'open')).find(({ steps }) => steps.length === 1)!;
    const [step] = puzzle.steps;
    const wrong = await ask(ada, 'attempt', answered(puzzle, [step!.wrong[0]!.action]));
    expect(wrong).toMatchObject({ outcome: 'wrong', right: step!.right, loses: step!.wrong[0]!.loses, before: null });
    expect(wrong.after!.rating).toBeLessThan(1500);
    // Another try after it is for nothing.
    expect(await ask(ada, 'attempt', answered(puzzle, [step!.right[0]!], { counts: false }))).toMatchObject({
      outcome: 'right',
      after: null,
    });
    await close();
    const again = await owner(dir);
    const later = await ask(again.ada, 'training', { type: 'training', day: DAY + 1, game: GAME });
    expect(later).toMatchObject({ due: [{ game: GAME, kind: 'open', number: puzzle.number }], streak: 1 });
    expect(later.kinds[0]).toMatchObject({ attempted: 1, solved: 0, rating: wrong.after });
    expect((await ask(again.ada, 'record', { type: 'attempts' })).text.trimEnd().split('\n')).toHaveLength(2);
    const none = await ask(again.ada, 'training', { type: 'training', day: DAY + 1, game: GAME, forget: true });
    expect(none).toMatchObject({ due: [], streak: 0 });
  });
});

describe('a puzzle', () => {
  it.each(['manilla-two', 'manille-two'] as const)(
    'shows the cards that lie covered, since the answer follows from them: %s',
    async (game) => {
      const { ada } = await owner();
      let covered = 0;
      for (const puzzle of (await puzzlesOf(game, 'open')).slice(0, 5)) {
        const { frames } = await ask(ada, 'attempt', answered(puzzle, [puzzle.steps[0]!.right[0]!], { game, counts: false }));
        for (const { view } of frames)
          for (const { stacks } of view.zones) {
            expect(stacks.flat()).not.toContain('??');
            covered += stacks.filter((stack) => stack.length > 1).length;
          }
      }
      expect(covered).toBeGreaterThan(5);
    },
  );

  it('shows nothing of its solution before it is answered', async () => {
    const { ada } = await owner();
    for (const kind of ['open', 'closed'] as const)
      for (const game of ['manilla', 'manille-blind', 'klaverjas'] as const)
        for (const { number } of (await puzzlesOf(game, kind)).slice(0, 3)) {
          const opened = await ask(ada, 'puzzle', { type: 'puzzle', day: DAY, game, kind, number });
          expect(Object.keys(opened).sort()).toEqual(['difficulty', 'frame', 'game', 'kind', 'number', 'ref', 'suits', 'type']);
          expect(opened.suits).toBe(SUITS_AS_DEALT);
          const { view, seat, legal } = opened.frame;
          expect(legal.actions.length).toBeGreaterThan(1);
          expect(view).toMatchObject({ viewer: seat, toAct: seat, score: null });
          // A closed one shows what its seat saw: not every hand.
          if (kind === 'closed' && game !== 'manille-blind')
            expect(view.hands.flatMap((hand, other) => (other === seat ? [] : hand)).every((card) => card === '??')).toBe(true);
        }
  });

  it('is led by right answers to its end', async () => {
    const { ada } = await owner();
    const puzzle = (await puzzlesOf(GAME, 'open')).find(({ steps }) => steps.length > 2)!;
    const answers = puzzle.steps.map(({ right }) => right[0]!);
    for (const [at] of answers.entries()) {
      const last = at + 1 === answers.length;
      const got = await ask(ada, 'attempt', answered(puzzle, answers.slice(0, at + 1)));
      expect(got.outcome).toBe(last ? 'right' : 'open');
      expect(got.right).toEqual(last ? puzzle.steps[at]!.right : []);
      const shown = got.frames.at(-1)!;
      if (last) expect(shown.view.score).not.toBe(null);
      else expect(shown.legal.actions).toContain(answers[at + 1]);
      // Nothing may be played on the way.
      expect(got.frames.slice(0, -1).every(({ legal }) => legal.actions.length === 0)).toBe(true);
    }
  });

  it('is shown to its end when it is given up, and counts as a mistake', async () => {
    const { ada } = await owner();
    const puzzle = (await puzzlesOf(GAME, 'open')).find(({ steps }) => steps.length > 1)!;
    const shown = await ask(ada, 'attempt', answered(puzzle, [], { solution: true }));
    expect(shown).toMatchObject({ outcome: 'shown', right: puzzle.steps[0]!.right });
    expect(shown.frames.at(-1)?.view.score).not.toBe(null);
    const later = await ask(ada, 'training', { type: 'training', day: DAY + 1, game: GAME });
    expect(later.due).toHaveLength(1);
  });

  it('shows only what follows when it is given up after a right answer', async () => {
    const { ada } = await owner();
    const puzzle = (await puzzlesOf(GAME, 'open')).find(({ steps }) => steps.length > 1)!;
    const [first] = puzzle.steps;
    const led = await ask(ada, 'attempt', answered(puzzle, [first!.right[0]!]));
    const shown = await ask(ada, 'attempt', answered(puzzle, [first!.right[0]!], { solution: true }));
    const movesIn = ({ view }: { view: { moves: readonly unknown[] } }): number => view.moves.length;
    expect(movesIn(shown.frames[0]!)).toBeGreaterThan(movesIn(led.frames.at(-1)!));
  });

  it('gives hints: what it is about, then the suit', async () => {
    const { ada } = await owner();
    const puzzle = (await puzzlesOf(GAME, 'open')).find(({ themes }) => themes.length > 0)!;
    const named = {
      ...{ type: 'clue' as const, game: GAME as GameId, kind: 'open' as const, number: puzzle.number },
      ...{ suits: SUITS_AS_DEALT, answers: [] },
    };
    expect(await ask(ada, 'clue', { ...named, level: 1 })).toMatchObject({ themes: puzzle.themes, suit: null });
    const suit = puzzle.steps[0]!.right[0]![1] as Suit;
    expect(await ask(ada, 'clue', { ...named, level: 2 })).toMatchObject({ suit });
    const suits = suitOrderFor(puzzle.number, 1);
    expect(await ask(ada, 'clue', { ...named, suits, level: 2 })).toMatchObject({ suit: shownSuit(suit, suits) });
  });

  it.each(['open', 'closed'] as const)('comes back with other suits, and is answered and refuted in these: %s', async (kind) => {
    const { ada } = await owner();
    const game = 'klaverjas';
    const puzzle = (await puzzlesOf(game, kind)).find(({ steps }) => /^..$/.test(steps[0]!.right[0]!))!;
    const step = puzzle.steps[0]!;
    const open = () => ask(ada, 'puzzle', { type: 'puzzle', day: DAY, game, kind, number: puzzle.number });
    const codes = (hand: readonly string[]): string[] => [...hand].sort();
    const first = await open();
    const dealt = await ask(ada, 'attempt', answered(puzzle, [step.wrong[0]!.action], { game }));
    const { suits, frame } = await open();
    expect(suits).toBe(suitOrderFor(puzzle.number, 1));
    const own = (one: typeof frame): readonly string[] => one.view.hands[one.seat]!;
    expect(codes(own(frame))).toEqual(codes(own(first.frame).map((card) => shownAction(card, suits))));
    expect(codes(own(frame))).not.toEqual(codes(own(first.frame)));
    expect(codes(frame.legal.actions)).toEqual(codes(first.frame.legal.actions.map((action) => shownAction(action, suits))));
    // The same answer is wrong, for the same points, by the same deal.
    const wrong = await ask(ada, 'attempt', answered(puzzle, [shownAction(step.wrong[0]!.action, suits)], { game, suits }));
    expect(wrong).toMatchObject({ outcome: 'wrong', loses: dealt.loses, right: step.right.map((action) => shownAction(action, suits)) });
    expect(wrong.frames).toHaveLength(dealt.frames.length);
    for (const [at, { view, events }] of wrong.frames.entries()) {
      const other = dealt.frames[at]!;
      expect(view.hands.map(codes)).toEqual(other.view.hands.map((hand) => codes(hand.map((card) => shownAction(card, suits)))));
      expect(view.score).toEqual(other.view.score);
      expect(events.map(({ type }) => type)).toEqual(other.events.map(({ type }) => type));
    }
    // Attempts are kept in the suits of the deal, however they were shown; the next time there are others again.
    const { text } = await ask(ada, 'record', { type: 'attempts' });
    const [, ...kept] = text.trimEnd().split('\n');
    expect(kept.map((line) => (JSON.parse(line) as { answer: string }).answer)).toEqual(kept.map(() => step.wrong[0]!.action));
    expect(kept).toHaveLength(2);
    expect((await open()).suits).toBe(suitOrderFor(puzzle.number, 2));
    const right = shownAction(step.right[0]!, suits);
    expect((await ask(ada, 'attempt', answered(puzzle, [right], { game, suits }))).outcome).toBe(
      puzzle.steps.length > 1 ? 'open' : 'right',
    );
  });

  it('keeps its suits in Pinochle', async () => {
    const { ada } = await owner();
    const game = 'pinochle-double';
    const [puzzle] = await puzzlesOf(game, 'open');
    await ask(ada, 'attempt', answered(puzzle!, [], { game, solution: true }));
    const opened = await ask(ada, 'puzzle', { type: 'puzzle', day: DAY, game, kind: 'open', number: puzzle!.number });
    expect(opened.suits).toBe(SUITS_AS_DEALT);
  });

  it('is refused where there is none, and where an answer is no answer', async () => {
    const { ada } = await owner();
    expect(await ada.ask({ type: 'puzzle', day: DAY, game: GAME, kind: 'open', number: 999_999 })).toMatchObject({
      code: 'puzzle/unknown',
    });
    const [puzzle] = await puzzlesOf(GAME, 'open');
    expect(await ada.ask(answered(puzzle!, ['pass']))).toMatchObject({ code: 'puzzle/not-legal' });
  });
});
