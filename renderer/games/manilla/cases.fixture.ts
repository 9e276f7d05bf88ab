import { parseCard } from '../../../engine/cards/card.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { manilla } from '../../../engine/games/manilla/game.ts';
import { finished, setupFor } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const shown = parseCard(facts.text('shown') === '' ? '2D' : facts.text('shown')) ?? -1;
    const deck = [...PACKS.spanish48.cards.filter((card) => card !== shown), shown];
    const total = facts.number('total');
    const { state } = manilla.deal(setupFor(manilla, { deck, dealer: 3, totals: [0, total, 0, total] }));
    const score = manilla.score(finished(state, taken(facts, 12, [3, 0])));
    return { score, seats: [3, 0], columns: { shown: [Number(score.detail['given']), 0] } };
  },
};
