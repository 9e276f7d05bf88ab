import { describe, expect, it } from 'vitest';
import { reasonsAgainst } from '../../../engine/bots/advice/against.ts';
import { tellingReasons } from '../../../engine/bots/advice/reason.ts';
import { actionIn } from '../../../engine/contract/notation.ts';
import { legalFrom, viewFrom } from '../../../engine/protocol/wire.ts';
import { packsOf } from '../../../engine/puzzles/packs.ts';
import type { Puzzle, PuzzleKind } from '../../../engine/puzzles/puzzle.ts';
import { shownAction, suitOrderFor, SUITS_AS_DEALT, type SuitOrder } from '../../../engine/puzzles/suits.ts';
import { withGuest } from '../fixtures/guest.fixture.ts';
import { hostOn, ownFolder, TestClient } from '../fixtures/host.fixture.ts';
import { ask } from '../fixtures/playedOut.fixture.ts';
import { localJudges, type JudgeRunner } from '../workers/judgeRunner.ts';

const DAY = 20_780;
const game = 'klaverjas';

async function closedPuzzles(): Promise<readonly Puzzle[]> {
  return (await packsOf(game)).find(({ kind }) => kind === 'closed')?.puzzles ?? [];
}

const named = (
  { number }: Puzzle,
  answers: string[],
  suits: SuitOrder = SUITS_AS_DEALT,
): { type: 'reasons'; game: typeof game; kind: PuzzleKind; number: number; suits: SuitOrder; answers: string[] } => ({
  ...{ type: 'reasons', game, kind: 'closed' },
  ...{ number, suits, answers },
});

describe('the reasons of a closed puzzle', () => {
  it('are those of the better answer and against the one that was given, by the view of its seat, in the suits that are shown', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    let [some, none] = [0, 0];
    for (const puzzle of await closedPuzzles()) {
      const [step] = puzzle.steps;
      for (const suits of [SUITS_AS_DEALT, suitOrderFor(puzzle.number, 1)]) {
        const [wrong, right] = [shownAction(step!.wrong[0]!.action, suits), shownAction(step!.right[0]!, suits)];
        const found = await ask(ada, 'reasons', named(puzzle, [wrong], suits));
        const { frame } = await ask(ada, 'puzzle', { type: 'puzzle', day: DAY, game, kind: 'closed', number: puzzle.number });
        // It has not been attempted: it is shown as it was dealt.
        if (suits === SUITS_AS_DEALT) {
          const [view, legal] = [viewFrom(frame.view), legalFrom(frame.legal)];
          expect(found.reasons).toEqual(tellingReasons(view, legal, actionIn(right), actionIn(wrong)));
          const against = reasonsAgainst(view, actionIn(wrong), actionIn(right)).map(({ key }) => key);
          for (const { key } of found.against) expect(against).toContain(key);
        } else {
          const dealt = await ask(ada, 'reasons', named(puzzle, [step!.wrong[0]!.action]));
          expect([found.reasons, found.against].map((list) => list.map(({ key }) => key))).toEqual(
            [dealt.reasons, dealt.against].map((list) => list.map(({ key }) => key)),
          );
        }
        if (found.reasons.length + found.against.length > 0) some += 1;
        else none += 1;
      }
    }
    expect(some).toBeGreaterThan(none / 2);
  });

  it('compare a right answer, or one that is given up, with the wrong one that loses least, in the suits that are shown', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    let [some, none] = [0, 0];
    for (const puzzle of await closedPuzzles()) {
      const [step] = puzzle.steps;
      const least = Math.min(...step!.wrong.map(({ loses }) => loses));
      for (const suits of [SUITS_AS_DEALT, suitOrderFor(puzzle.number, 1)]) {
        const right = shownAction(step!.right[0]!, suits);
        const { ref: _, ...found } = await ask(ada, 'reasons', named(puzzle, [right], suits));
        expect(found.better).toBe(right);
        expect(step!.wrong.find(({ action }) => shownAction(action, suits) === found.made)?.loses).toBe(least);
        expect(await ask(ada, 'reasons', { ...named(puzzle, [], suits), solution: true })).toMatchObject(found);
        // The same as after that wrong answer.
        expect(await ask(ada, 'reasons', named(puzzle, [found.made], suits))).toMatchObject(found);
        if (found.reasons.length + found.against.length > 0) some += 1;
        else none += 1;
      }
    }
    expect(some).toBeGreaterThan(none / 2);
  }, 180_000);

  it('are refused before it is answered, and to guests', async () => {
    const { ada, ben } = await withGuest(await hostOn(ownFolder()));
    const [puzzle] = await closedPuzzles();
    expect(await ada.ask(named(puzzle!, []))).toMatchObject({ code: 'puzzle/not-legal' });
    expect(await ada.ask(named(puzzle!, ['pass', 'pass']))).toMatchObject({ code: 'puzzle/not-legal' });
    expect(await ben.ask(named(puzzle!, [puzzle!.steps[0]!.wrong[0]!.action]))).toMatchObject({ code: 'table/not-owner' });
  });

  it('come with what the two led to where bots play the deal on, until another puzzle is opened', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    const puzzle = (await closedPuzzles()).find(({ steps }) => /^..$/.test(steps[0]!.right[0]!))!;
    const request = { ...named(puzzle, [puzzle.steps[0]!.wrong[0]!.action]), trials: true as const };
    const { ledTo } = await ask(ada, 'reasons', request);
    expect(ledTo).toMatchObject({ of: 30 });
    for (const { better, made } of ledTo!.rows) expect(better).not.toBe(made);
    let begun = 0;
    const waiting: JudgeRunner = {
      ...localJudges(),
      reasons: (_, signal) => {
        begun += 1;
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
      },
    };
    const ben = new TestClient(await hostOn(ownFolder(), { judges: waiting }), true);
    const left = [ben.ask(request), ben.ask(request)];
    await expect.poll(() => begun).toBe(2);
    await ask(ben, 'puzzle', { type: 'puzzle', day: DAY, game, kind: 'closed', number: puzzle.number });
    for (const answer of left) expect(await answer).toMatchObject({ code: 'replay/stopped' });
  }, 180_000);
});

describe('the reasons of an open puzzle', () => {
  it('are what best play leads to after either answer alone, in the suits that are shown, at whatever choice the answer was', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    let [told, later] = [0, 0];
    for (const puzzle of (await packsOf(game)).find(({ kind }) => kind === 'open')!.puzzles)
      for (const [at, step] of puzzle.steps.entries()) {
        const before = puzzle.steps.slice(0, at).map(({ right }) => right[0]!);
        const { action } = step.wrong.toSorted((a, b) => a.loses - b.loses)[0]!;
        const asked = (answers: readonly string[], suits: SuitOrder): ReturnType<typeof named> => ({
          ...named(
            puzzle,
            answers.map((answer) => shownAction(answer, suits)),
            suits,
          ),
          kind: 'open',
        });
        const { ref: _, ...dealt } = await ask(ada, 'reasons', asked([...before, action], SUITS_AS_DEALT));
        expect(dealt).toMatchObject({ better: step.right[0], made: action, reasons: [], against: [] });
        const rows = dealt.ledTo?.rows ?? [];
        for (const { key, better, made } of rows)
          if (key === 'points') expect(better).toBeGreaterThan(made);
          else if (key === 'noTrick') expect([better, made]).toEqual([0, 1]);
          else expect([better, made], key).toEqual([1, 0]);
        if (rows.length > 0) {
          told += 1;
          expect(dealt.ledTo?.of).toBe(1);
          if (at > 0) later += 1;
        }
        // The same of the solution, and with other suits the same of other cards.
        const solution = { ...asked(before, SUITS_AS_DEALT), solution: true as const };
        expect(await ask(ada, 'reasons', solution)).toMatchObject(dealt);
        const suits = suitOrderFor(puzzle.number, 1);
        const shown = await ask(ada, 'reasons', asked([...before, action], suits));
        // Of two cards that count alike either may be named.
        const plain = (list = rows): object[] =>
          list.map(({ key, better, made }) => ({ key, better, made })).filter(({ key }) => !/wins|keeps/.test(key));
        expect(plain(shown.ledTo?.rows)).toEqual(plain());
        expect(shown.ledTo?.rows.length).toBe(dealt.ledTo?.rows.length);
      }
    expect(told).toBeGreaterThan(50);
    expect(later).toBeGreaterThan(10);
  }, 180_000);
});
