import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { gameById } from '../../games/index.ts';
import { resolveOptions } from '../../match/options.ts';
import { Board } from '../../cards/trick/board.ts';
import { CallLikelihood } from './callLikelihood.ts';
import { informationSetOf } from './informationSet.ts';
import { dealsOf } from '../../training/starts.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { Determinizer } from './determinizer.ts';
import { seatView } from '../../match/seatView.ts';

const game = gameById('manille');
const seed = seedFrom('called');
const rng = rngOf(seed);
const TRUST = 20;

function deals(): ReturnType<typeof dealsOf> {
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  return dealsOf(game, options.value, 4, seed, 30);
}

describe('what calls tell of hands', () => {
  it('is what heuristics say to every hand of a world, and the deal as it is fits', () => {
    let [agreeing, all] = [0, 0];
    for (const [number, deal] of deals().entries()) {
      let state = deal;
      const played = number % 9;
      for (let card = 0; card < played; card += 1) {
        const seat = game.toAct(state)!;
        const legal = game.legal(state);
        ({ state } = game.apply(state, game.heuristicBot(game.view(state, seat), legal, rng)));
      }
      const seat = game.toAct(state)!;
      const infoSet = informationSetOf(seatView(game, state, [], seat).view, rngOf(deriveSeed(seed, `${number}`)));
      const called = new CallLikelihood(infoSet, TRUST, rng);
      const determinizer = new Determinizer(infoSet, new Xorshift32(rng), 1);
      const world = new Board(infoSet.layout, infoSet.rules.sides, false);
      for (let at = 0; at < 12; at += 1) {
        determinizer.deal();
        determinizer.lay(world);
        // The whole hands, put under the cards as they were dealt.
        const hands = [0, 1, 2, 3].map((owner) => [
          ...[0, 1, 2, 3].flatMap((slot) =>
            cardsIn(world.hands[owner * 4 + slot]!).map((bit) => infoSet.layout.cardAt[slot * 32 + bit] ?? -1),
          ),
          ...infoSet.plays.filter((play) => play.seat === owner).map(({ place }) => infoSet.layout.cardAt[place] ?? -1),
        ]);
        const deck = [...state.setup.deck];
        const first = game.deal(state.setup).state.hands;
        first.forEach((own, owner) => own.forEach((card, i) => (deck[state.setup.deck.indexOf(card)] = hands[owner]?.[i] ?? -1)));
        const disagree = new Set<number>();
        let past = game.deal({ ...state.setup, deck }).state;
        for (const move of state.moves) {
          if (past.phase === 'play') break;
          const legal = game.legal(past);
          if (move.seat !== seat && legal.actions.length > 1 && game.heuristicBot(game.view(past, move.seat), legal, rng) !== move.action)
            disagree.add(move.seat);
          past = game.apply(past, move.action).state;
        }
        expect(called.of(world)).toBeCloseTo(-disagree.size * Math.log(TRUST), 9);
        all += 1;
        if (disagree.size === 0) agreeing += 1;
      }
    }
    // Some worlds are likelier than others, or calls would be no evidence.
    expect(agreeing).toBeGreaterThan(0.1 * all);
    expect(agreeing).toBeLessThan(0.8 * all);
  });
});

function cardsIn(field: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (field >>> bit) & 1);
}
