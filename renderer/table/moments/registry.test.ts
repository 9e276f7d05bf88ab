import { expect, it } from 'vitest';
import { GAMES } from '../../../engine/games/index.ts';
import { shuffledFor } from '../../../engine/match/deck.ts';
import { seedFrom } from '../../../engine/cards/random.ts';
import { codesOf } from '../../../engine/cards/card.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { en } from '../../words/en/en.ts';
import { dealPlan } from '../geometry/dealPlan.ts';
import { MOMENTS } from './registry.ts';

const games = GAMES.filter(({ id }) => MOMENTS.has(id));

it('finds the moments of every game that is no draft', () => {
  expect(GAMES.filter(({ id, draft }) => draft !== true && !MOMENTS.has(id)).map(({ id }) => id)).toEqual([]);
});

it.each(games)('$id names only what its players read', ({ id }) => {
  const moments = MOMENTS.get(id);
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(en, key));
  const without = [
    ...Object.keys(moments?.announcements ?? {}).filter((kind) => !has(`announce.${id}.${kind}`, `announce.${kind}`)),
    ...Object.keys(moments?.calls ?? {}).filter((call) => !has(`call.${id}.${call}`, `call.${call}`)),
    ...Object.keys(moments?.outcomes ?? {}).filter((key) => !has(`score.${id}.${key}`, `score.${key}`)),
  ];
  expect(without).toEqual([]);
});

it.each(games.filter(({ id }) => MOMENTS.get(id)?.packets !== undefined))('$id is dealt in its packets', (game) => {
  const players = game.seats.min;
  const options = Object.fromEntries(game.options.map(({ name, values }) => [name, itemAt(values, 0)]));
  const { deck, pile } = shuffledFor(game, seedFrom('packets'));
  const { state } = game.deal({
    options,
    players,
    dealer: 0,
    deck,
    pile,
    carry: { multiplier: 1, totals: Array<number>(players).fill(0) },
  });
  const hands = state.hands.map(codesOf);
  const plan = dealPlan({ dealer: 0, players, hands }, MOMENTS.get(game.id)?.packets);
  // The deck in the order in which the packets of the plan take it.
  const taken: string[] = [];
  const dealt = hands.map(() => 0);
  for (const { seat, count } of plan.packets) {
    const from = itemAt(dealt, seat);
    taken.push(...itemAt(hands, seat).slice(from, from + count));
    dealt[seat] = from + count;
  }
  expect(taken).toEqual(codesOf(deck.slice(0, taken.length)));
});
