import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { cardOfPlay } from '../../contract/action.ts';
import { OVER } from '../../contract/deal.ts';
import { gameById } from '../../games/index.ts';
import { pointsOf } from '../../games/family/manille/score.ts';
import { resolveOptions } from '../../match/options.ts';
import { dealsOf } from '../../training/starts.ts';
import { UNHURRIED, type Bot } from '../bot.ts';
import { ismcts } from './ismcts.ts';
import { pimc } from './pimc.ts';

const YARDSTICKS: readonly (readonly [name: string, bot: Bot])[] = [
  ['PIMC', pimc(10)],
  ['ISMCTS', ismcts(300)],
];

describe.each(YARDSTICKS)('%s', (_, bot) => {
  it('gives points to a fellow defender whose duties are not its own', () => {
    const game = gameById('manille-auction');
    const options = resolveOptions(game, {});
    if (!options.ok) throw new Error(options.error.message);
    const seed = seedFrom('fellow defenders');
    const rng = rngOf(seed);
    let [given, chances] = [0, 0];
    for (const deal of dealsOf(game, options.value, 4, seed, 120)) {
      let state = deal;
      for (let seat = game.toAct(state); state.phase !== OVER && seat !== null; seat = game.toAct(state)) {
        const legal = game.legal(state);
        const view = game.view(state, seat);
        const trick = state.play?.trick ?? [];
        const worth = legal.actions.map((action) => pointsOf([cardOfPlay(action)]));
        // The last seat of a trick before the last, when a fellow takes it whatever is played.
        const winners = legal.actions.map((action) => game.apply(state, action).state.play?.leader);
        const [winner] = winners;
        const taken = winner !== seat && winner !== state.declarer && winners.every((other) => other === winner);
        if (seat !== state.declarer && trick.length === 3 && state.hands[seat]?.length !== 1 && taken && new Set(worth).size > 1) {
          chances += 1;
          const chosen = bot.choose(view, legal, rng, UNHURRIED);
          if (pointsOf([cardOfPlay(chosen)]) === Math.max(...worth)) given += 1;
        }
        state = game.apply(state, legal.actions.length === 1 ? legal.actions[0]! : game.heuristicBot(view, legal, rng)).state;
      }
    }
    expect(chances).toBeGreaterThan(5);
    expect(given / chances).toBeGreaterThan(0.5);
  });
});
