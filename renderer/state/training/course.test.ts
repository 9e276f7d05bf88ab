import { describe, expect, it } from 'vitest';
import type { PuzzleFrameMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { aView } from '../fixtures/view.fixture.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import { puzzleCourse, nextTrick } from './course.ts';

const CARDS = ['KC', '7C', '8C', '9C'] as const;
const MOVES = CARDS.map((card, seat) => ({ seat, action: card }));

/** The view once some cards of the first trick lie there. */
function afterCards(count: number, parts: Partial<WireView> = {}): WireView {
  return aView({
    toAct: count,
    trick: { leader: 0, cards: CARDS.slice(0, count), winning: 0 },
    moves: MOVES.slice(0, count),
    hands: [count > 0 ? ['TC'] : ['KC', 'TC'], ['7H'], ['8H'], ['9H']],
    ...parts,
  });
}
const frame = (view: WireView, ...events: WireEvent[]): PuzzleFrameMessage => ({ seat: 0, view, legal: NO_ACTIONS, events });
const played = (seat: number): WireEvent => ({ type: 'play', seat, card: CARDS[seat]! });
const TRICK: WireEvent = { type: 'trick', leader: 0, winner: 0, points: 5, cards: CARDS };
const SWEPT = aView({
  trick: { leader: 0, cards: [], winning: null },
  tricks: [{ leader: 0, cards: CARDS, winner: 0, points: 5 }],
  points: [5, 0, 0, 0],
  moves: MOVES,
  hands: [['TC'], ['7H'], ['8H'], ['9H']],
});
const LED = aView({ ...SWEPT, trick: { leader: 0, cards: ['TC'], winning: 0 }, moves: [...MOVES, { seat: 0, action: 'TC' }] });
const ASKED = frame(afterCards(0));
const LINE = [
  frame(afterCards(1), played(0)),
  frame(afterCards(2), played(1)),
  frame(afterCards(3), played(2)),
  frame(SWEPT, played(3), TRICK),
  frame(LED, { type: 'play', seat: 0, card: 'TC' }),
];

describe('the course of an answer', () => {
  it('stops at the full trick, which lies there until the next step', () => {
    const { steps, stop } = puzzleCourse(ASKED, LINE);
    expect([steps.length, stop]).toEqual([6, 4]);
    expect(steps.map(({ full }) => full)).toEqual([false, false, false, false, true, false]);
    const laid = steps[stop]!.pictures.at(-1)!;
    expect(laid.view).toMatchObject({ trick: { cards: CARDS, winning: 0 }, tricks: [], points: [0, 0, 0, 0], score: null });
    expect(laid.events).toEqual([played(3)]);
    // The trick goes to its winner as the next card is led.
    expect(steps[5]!.pictures.map(({ events }) => events.map(({ type }) => type))).toEqual([['trick'], ['play']]);
    expect(steps[5]!.pictures.at(-1)!.view.trick?.cards).toEqual(['TC']);
  });

  it('begins with the position that was the puzzle, where nothing can be played any more', () => {
    const asked = { ...ASKED, legal: { actions: ['KC', 'TC'], barred: [] } };
    const [first] = puzzleCourse(asked, LINE).steps;
    expect(first?.pictures).toEqual([{ seat: 0, view: ASKED.view, events: [] }]);
  });

  it('stops right behind a call, and shows the hands that it opens with it', () => {
    const calls = aView({ phase: 'bidding', trick: null, moves: [] });
    const open = aView({ ...calls, hands: [['KC'], ['7C'], ['8C'], ['9C']] });
    const said = aView({ ...open, moves: [{ seat: 0, action: 'pass' }] });
    const { steps, stop } = puzzleCourse(frame(calls), [
      frame(open),
      frame(said, { type: 'call', seat: 0, action: 'pass' }),
      ...LINE.slice(1),
    ]);
    expect(stop).toBe(1);
    expect(steps[1]!.pictures.map(({ view }) => view)).toEqual([open, said]);
  });

  it('stops at its end where no trick is filled any more', () => {
    expect(puzzleCourse(ASKED, LINE.slice(0, 1)).stop).toBe(1);
    expect(puzzleCourse(ASKED, [])).toMatchObject({ stop: 0 });
  });

  it('goes from full trick to full trick, and then to its end', () => {
    const course = puzzleCourse(ASKED, LINE);
    expect([nextTrick(course, 0), nextTrick(course, 4), nextTrick(course, 5)]).toEqual([4, 5, 5]);
  });
});
