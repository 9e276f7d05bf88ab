import { OPPOSITE } from '../../cards/seats.ts';
import { oneGame, type MatchPolicy } from '../../contract/matchPolicy.ts';
import { option } from './options.ts';

/** First to the target; if both get there in one deal the declarers win. Scores may go below zero (engine/games/pinochle-double/README.md, Game). */
export const match: MatchPolicy = oneGame((totals, options, declarer) => {
  const there = totals.flatMap((total, person) => (total >= option(options, 'target') ? [person] : []));
  const declarers = there.filter((person) => declarer !== null && OPPOSITE[person] === OPPOSITE[declarer]);
  return declarers.length > 0 ? declarers : there;
});
