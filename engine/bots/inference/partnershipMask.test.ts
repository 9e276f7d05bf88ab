import { describe, expect, it } from 'vitest';
import { usualPlayers } from '../../match/seating.ts';
import { seedFrom } from '../../cards/random.ts';
import { gameById } from '../../games/index.ts';
import { resolveOptions } from '../../match/options.ts';
import { informationSetFrom } from './informationSet.ts';
import { dealsOf } from '../../training/starts.ts';
import { partnershipMaskOf } from './partnershipMask.ts';

describe('the mask over the sides', () => {
  it('lets only the holder of the called card know the sides, until it is played', () => {
    const game = gameById('briscola-chiamata');
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    let secrets = 0;
    for (const state of dealsOf(game, options.value, usualPlayers(game), seedFrom('veil'), 12)) {
      const seat = game.toAct(state)!;
      const infoSet = informationSetFrom(game, game.view(state, seat), state);
      const mask = partnershipMaskOf(infoSet.board, infoSet.rules.called);
      const called = infoSet.layout.placeOf[infoSet.rules.called ?? -1] ?? -1;
      const { board } = infoSet;
      const holder = state.hands.findIndex((hand) => hand.includes(infoSet.rules.called ?? -1));
      const declarer = board.declarer;
      if (mask === null || holder === declarer) continue;
      secrets += 1;
      const ours = (1 << declarer) | (1 << holder);
      board.mates.forEach((_, other) => (board.mates[other] = (ours >>> other) & 1 ? ours : 31 & ~ours));
      for (let other = 0; other < board.players; other += 1) {
        board.seat = other;
        const friends = other === declarer ? 1 << declarer : other === holder ? ours : 31 & ~(1 << declarer);
        expect(mask.of(board)?.[other]).toBe(friends);
      }
      board.live[called >> 5] = board.live[called >> 5]! & ~(1 << (called & 31));
      expect(mask.of(board)).toBeNull();
    }
    expect(secrets).toBeGreaterThan(5);
  });

  it('is not there where everybody knows the sides', () => {
    const game = gameById('klaverjas');
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    for (const state of dealsOf(game, options.value, 4, seedFrom('veil'), 2)) {
      const { board, rules } = informationSetFrom(game, game.view(state, game.toAct(state)!), state);
      expect(partnershipMaskOf(board, rules.called)).toBeNull();
    }
  });
});
