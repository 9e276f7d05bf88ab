import { expect, it } from 'vitest';
import { legalCalls, candidates, unplayedPlaces } from './candidates.ts';
import { NO_ACTIONS } from '../noActions.ts';
import { aView } from '../../fixtures/view.fixture.ts';

it('plays identical cards by the same action', () => {
  const found = candidates(aView({ hands: [['KC', 'KC']] }), 0, { actions: ['KC'], barred: [] });
  expect([...found.values()].map(({ id, action }) => [id, action])).toEqual([
    ['h:KC#0', 'KC'],
    ['h:KC#1', 'KC'],
  ]);
});

it('lays away a card of the hand where that is what is asked', () => {
  const found = candidates(aView(), 0, { actions: ['discard:KC', 'done'], barred: [] });
  expect(found.get('h:KC#0')?.action).toBe('discard:KC');
  expect(legalCalls({ actions: ['discard:KC', 'done'], barred: [] })).toEqual(['done']);
});

it('knows unseen cards by the places in which they were dealt, which they keep', () => {
  const view = aView({
    hands: [['??', '??']],
    moves: [
      { seat: 0, action: '@1' },
      { seat: 1, action: '@0' },
    ],
  });
  expect(unplayedPlaces(view, 0)).toEqual([0, 2]);
  const found = candidates(view, 0, { actions: ['@0', '@2'], barred: [] });
  expect([...found.values()].map(({ id, action }) => [id, action])).toEqual([
    ['p:0', '@0'],
    ['p:2', '@2'],
  ]);
});

it('plays the top of an own stack, and of nobody else’s', () => {
  const zones = [
    { id: 'row', seat: 0, stacks: [['??', 'AH'], ['??'], []] },
    { id: 'row', seat: 1, stacks: [['9S']] },
  ] as const;
  const found = candidates(aView({ hands: [[]], zones }), 0, { actions: ['AH'], barred: [] });
  expect([...found.values()]).toEqual([{ id: 'z:row:0', card: 'AH', action: 'AH', barred: null }]);
});

it('has cards to look at when it is not one’s turn', () => {
  expect([...candidates(aView(), 0, NO_ACTIONS).values()].every(({ action, barred }) => action === null && barred === null)).toBe(true);
});
