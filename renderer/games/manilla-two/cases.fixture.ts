import { parseCard } from '../../../engine/cards/card.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { manillaTwo } from '../../../engine/games/manilla-two/game.ts';
import { finished, setupFor } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const shown = parseCard(facts.text('shown') === '' ? '2D' : facts.text('shown')) ?? -1;
    const deck = [...PACKS.spanish48.cards.filter((card) => card !== shown), shown];
    const { state } = manillaTwo.deal(
      setupFor(manillaTwo, { deck, dealer: 1, totals: [0, facts.number('total')], options: facts.options }),
    );
    const score = manillaTwo.score({ ...finished(state, taken(facts, 24, [1, 0])), piles: [[], []] });
    const quarter = score.lines.find(({ key }) => key === 'quarter')?.amounts ?? [];
    return {
      score,
      seats: [1, 0],
      columns: { quarter: [quarter[1] ?? -1, quarter[0] ?? -1], shown: [Number(score.detail['given']), 0] },
    };
  },
};
