import { botifarra } from '../../../engine/games/botifarra/game.ts';
import { dealtState, finished, played } from '../../../engine/testing/position.fixture.ts';
import { taken, type WorkedCases } from '../../rules/fixtures/worked.fixture.ts';

/** The worked cases of the page, by the engine. */
export const cases: WorkedCases = {
  reckon: (facts) => {
    const calls = ['contrar', 'recontrar', 'santvicens'].slice(0, facts.number('calls'));
    const line = `trump:${facts.trump} ${calls.join(' ')}${calls.length < 3 ? ' pass pass' : ''}`;
    const { state } = played(botifarra, dealtState(botifarra, { options: facts.options }), line);
    return { score: botifarra.score(finished(state, taken(facts, 12, [3, 0]))), seats: [3, 0] };
  },
};
