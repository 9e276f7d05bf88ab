import { cards } from '../../../engine/cards/card.ts';
import { winningDeclarations, declarationsOf, declarationPoints, type Declaration } from '../../../engine/games/belote/declarations.ts';
import { belote } from '../../../engine/games/belote/game.ts';
import { dealtState, finished } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** Points of belote. */
const PAIR = 20;

/** The worked cases of the page, by the engine; the taker is seat 0. */
export const cases: WorkedCases = {
  // The column of declarations holds belote, too.
  reckon: (facts) => {
    const dealt = dealtState(belote);
    const pairs = [0, 1].flatMap((seat) => (facts.text('belote') === ['takers', 'defenders'][seat] ? [{ seat, suit: 'H' as const }] : []));
    const held = dealt.hands.map((_, seat): Declaration[] => {
      const points = seat > 1 ? 0 : facts.at(seat, 'declared') - PAIR * pairs.filter((pair) => pair.seat === seat).length;
      return points > 0 ? [{ seat, kind: 'cent', points, cards: cards('KD QD JD TD 9D') }] : [];
    });
    const setup = { ...dealt.setup, carry: { ...dealt.setup.carry, heldOver: facts.number('waiting') } };
    const over = { ...finished(dealt, taken(facts, 8)), setup, trump: 'H' as const, declarer: 0, held, pairs };
    const score = belote.score(over);
    const lines = score.lines.filter(({ key }) => key === 'belote.declarations' || key === 'belote.belote');
    const declared = [0, 1].map((seat) => lines.reduce((sum, { amounts }) => sum + amounts[seat]!, 0));
    return { score, seats: [0, 1], columns: { declared } };
  },
  // Each group is what one side holds, the first of them forehand's.
  show: ({ groups, trump }) => {
    const declared = groups.flatMap(({ cards: text }, seat) => declarationsOf(seat, cards(text)));
    const awards = winningDeclarations(declared, trump, 0);
    return groups.map((_, seat) => declarationPoints(awards.filter((award) => award.seat === seat)));
  },
  figures: {
    declarations: (row, figures) => [declarationPoints(declarationsOf(0, cards(figures.rows.find(({ id }) => id === row)?.cards ?? '')))],
  },
};
