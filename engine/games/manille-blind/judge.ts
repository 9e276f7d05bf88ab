import { SUITS, type Trump } from '../../cards/card.ts';
import type { Action, Judgement, View } from '../game.ts';
import type { Rng } from '../../cards/random.ts';
import { goesBlind } from '../family/manilleJudge.ts';
import { TARGET } from '../family/manilleMatch.ts';
import { handsKnown, oddsOf } from './odds.ts';

const TRUMPS: readonly Trump[] = [...SUITS, 'NT'];

/** What a side must be likely to win by, undoubled, to double. */
const ENOUGH = 1;

function trumps(view: View, rng: Rng): Action {
  const odds = oddsOf(handsKnown(view), view.dealer, TRUMPS, rng).map((odd, i) => (TRUMPS[i] === 'NT' ? 2 * odd : odd));
  return `trump:${TRUMPS[odds.indexOf(Math.max(...odds))] ?? 'NT'}`;
}

/** Everybody knows which cards each side has: whether to double is a matter of the odds. */
function call(view: View, doubling: Action, rng: Rng): Action {
  const [odds = 0] = oddsOf(handsKnown(view), view.dealer, [view.trump ?? 'NT'], rng);
  const own = (view.toAct ?? 0) % 2 === view.dealer % 2 ? odds : -odds;
  return own > ENOUGH ? doubling : 'pass';
}

/** A club player's Blind Manille: the trumps, and the doubling, that the hands in sight speak for. The play itself is a lottery. */
export const judge: Judgement = (view, legal, rng) => {
  const seat = view.toAct ?? 0;
  const { totals } = view.carry;
  if (view.phase === 'offer') return goesBlind(totals[seat] ?? 0, totals[(seat + 1) % 4] ?? 0, TARGET) ? 'blind' : 'look';
  if (view.phase === 'trumps') return trumps(view, rng);
  if (view.phase === 'doubling') return call(view, legal.actions.find((action) => action !== 'pass') ?? 'pass', rng);
  return legal.actions[rng.below(legal.actions.length)] ?? '';
};
