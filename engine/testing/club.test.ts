import { describe, expect, it } from 'vitest';
import { rngOf, seedFrom } from '../cards/random.ts';
import type { Slip } from '../contract/club.ts';
import { slipFault } from '../evening/form/check.ts';
import { sidesFor } from '../evening/form/form.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch, optionSets, playRandomly, playWith } from './invariants.ts';

const withClubs = GAMES.filter(({ club }) => club !== undefined);

describe.each(withClubs.map((game) => [game.id, game] as const))('the slips of %s', (id, game) => {
  it.each(optionSets(game))('can be what random rounds bring, with $name', ({ name, options }) => {
    const players = sidesFor(game, 'person').length;
    for (let round = 0; round < 12; round += 1) {
      let match = freshMatch(game, options, players);
      const rng = rngOf(seedFrom(`${id} ${name} ${round}`));
      const slips: Slip[] = Array.from({ length: game.partners ? 2 : players }, () => ({ points: 0, bonus: 0, sweeps: 0 }));
      let deals = 0;
      while (deals < 4 && !match.standing.over) {
        match = deal(match, seedFrom(`${id} ${name} ${round} ${deals}`)).match;
        // The first action tends to say yes: more roem, more contracts, more doublings.
        match = round % 2 === 0 ? playRandomly(match, rng) : playWith(match, (actions) => actions[0] ?? expect.fail('nothing to do'));
        deals += 1;
        const last = match.deals.at(-1);
        const score = last?.result?.score;
        if (score === undefined || last === undefined) throw new Error('the deal is over');
        for (const [side, slip] of slips.entries()) {
          const of = game.club!.slipOf(score, last.people.indexOf(side));
          slips[side] = { points: slip.points + of.points, bonus: slip.bonus + of.bonus, sweeps: slip.sweeps + of.sweeps };
        }
        expect(slips.reduce((sum, { points, bonus }) => sum + points + bonus, 0)).toBe(
          match.deals.reduce(
            (sum, one) => sum + slips.reduce((all, _, side) => all + (one.result!.score.scores[one.people.indexOf(side)] ?? NaN), 0),
            0,
          ),
        );
      }
      const { limits } = game.club!;
      expect(slipFault(limits(match.options), slips, { deals, most: null, target: null }), JSON.stringify(slips)).toBeNull();
    }
  });
});
