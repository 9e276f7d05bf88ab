import { rankOf, suitOf, TRUMPS, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { doubleIn } from '../phases/ladder.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import { callOf, PASS, trumpOf, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { pick, type Rng } from '../../cards/random.ts';
import { goesBlind } from '../family/manille/heuristic.ts';
import { MANILLE_TARGET } from '../family/manille/match.ts';
import { handsKnown, oddsOf } from './odds.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The least expected margin, undoubled, at which a side doubles. */
const ENOUGH = 1;

/** The expected margin of the dealer's side with each of some trumps, undoubled. */
type Odds = (hands: readonly (readonly Card[])[], dealer: Seat, trumps: readonly Trump[], rng: Rng) => number[];

// The margin of a side for each trump, each of the three highest trumps, and each ten or ace without trumps that it has more than the other, and what
// it is to lead: straight lines through 1,500 deals played out by chance.
const BY_TRUMP = 2.5;
const BY_HIGH_TRUMP = 3.2;
const BY_HIGH = 3.1;
const TO_LEAD = 0.7;
const TO_LEAD_PLAIN = 9.7;

/** Trumps and high cards counted, as one does at the table. */
const counted: Odds = (hands, dealer, trumps) =>
  trumps.map((trump) => {
    let above = trump === 'NT' ? TO_LEAD_PLAIN : TO_LEAD;
    hands.forEach((hand, seat) => {
      const ours = OPPOSITE[seat] === OPPOSITE[dealer] ? 1 : -1;
      for (const card of hand) {
        const rank = rankOf(card);
        const high = rank === 'T' || rank === 'A';
        if (trump === 'NT') above += high ? ours * BY_HIGH : 0;
        else if (suitOf(card) === trump) above += ours * (BY_TRUMP + (high || rank === 'K' ? BY_HIGH_TRUMP : 0));
      }
    });
    return above;
  });

function trumpsBy(odds: Odds, view: View, rng: Rng): Action {
  const likely = odds(handsKnown(view), view.dealer, TRUMPS, rng).map((odd, i) => (TRUMPS[i] === 'NT' ? 2 * odd : odd));
  return trumpOf(TRUMPS[likely.indexOf(Math.max(...likely))] ?? 'NT');
}

/** Everybody knows which cards each side has: whether to double is a matter of the odds. */
function callBy(odds: Odds, view: View, doubling: Action, rng: Rng): Action {
  const [likely = 0] = odds(handsKnown(view), view.dealer, [view.trump ?? 'NT'], rng);
  const own = seatToAct(view) % 2 === view.dealer % 2 ? likely : -likely;
  return own > ENOUGH ? doubling : PASS;
}

function botBy(odds: Odds): Heuristic {
  return (view, legal, rng) => {
    const seat = seatToAct(view);
    const { totals } = view.carry;
    if (view.phase === 'offer')
      return goesBlind(itemAt(totals, seat), itemAt(totals, (seat + 1) % 4), MANILLE_TARGET) ? callOf('blind') : callOf('look');
    if (view.phase === 'trumps') return trumpsBy(odds, view, rng);
    if (view.phase === 'doubling') return callBy(odds, view, doubleIn(legal), rng);
    return pick(legal.actions, rng);
  };
}

/** A club player's Blind Manille: the trumps, and the doubling, that a count of the hands speaks for. The play itself is a lottery. */
export const heuristicBot: Heuristic = botBy(counted);

/** The same by playing the lottery out many times. */
export const oddsBot: Heuristic = botBy(oddsOf);
