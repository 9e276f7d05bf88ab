import { expect, it } from 'vitest';
import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import { MistakeQuiz } from './mistakeQuiz.svelte.ts';

/** A decision for which the king was played: the ace is best, the queen nearly as good, the king far behind. */
const decision = (step: number): JudgedOnWire => ({
  step,
  action: 'KH',
  cause: 'lead',
  mark: 'mistake',
  lost: 20,
  se: 1,
  best: ['AH'],
  actions: [
    { action: 'AH', behind: 0, se: 0 },
    { action: 'QH', behind: 7.9, se: 1 },
    { action: 'JH', behind: 8.1, se: 1 },
    { action: 'KH', behind: 20, se: 1 },
  ],
  reasons: [],
  against: [],
  view: {} as JudgedOnWire['view'],
});

it('takes any action within a sixteenth of the spread, and counts what is right at the first try', () => {
  const quiz = new MistakeQuiz([decision(4), decision(8), decision(12)], 128);
  quiz.choose('TS');
  expect(quiz.tried).toEqual([]);
  quiz.choose('QH');
  expect([quiz.right, quiz.first]).toEqual([true, 1]);
  quiz.choose('JH');
  expect(quiz.tried).toEqual(['QH']);
  quiz.next();
  quiz.choose('JH');
  expect(quiz.right).toBe(false);
  quiz.choose('KH');
  expect(quiz.right).toBe(false);
  quiz.choose('AH');
  expect([quiz.right, quiz.first]).toEqual([true, 1]);
  quiz.next();
  quiz.reveal();
  quiz.choose('AH');
  expect([quiz.shown, quiz.right, quiz.first]).toEqual([true, false, 1]);
  quiz.next();
  expect([quiz.current, quiz.at]).toEqual([null, 3]);
  quiz.next();
  expect(quiz.at).toBe(3);
});
