import { suitOf, parseCard, type Card } from '../../cards/card.ts';
import { float64At, itemAt } from '../../cards/indexed.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { cardOfPlay, type Action, type Legal } from '../../contract/action.ts';
import { cardsInTrick, seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../../games/sampling/sampling.ts';
import type { Theme } from '../theme.ts';
import { gameById } from '../../games/index.ts';
import type { DealState } from '../../contract/deal.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { decisionTrials, type DecisionTrials } from '../../bots/judge/decisionTrials.ts';
import { JUDGE, judgeSeed } from '../../bots/judge/judge.ts';
import { meanOf, type Trials } from '../../bots/judge/loss.ts';

/** The themes of calls, by phase. */
const BY_PHASE: Readonly<Record<string, Theme>> = {
  bidding: 'bid',
  auction: 'bid',
  first: 'bid',
  second: 'bid',
  offer: 'bid',
  trumps: 'trumps',
  delegated: 'trumps',
  doubling: 'doubling',
  discard: 'exchange',
  exchange: 'exchange',
};

/**
 * Whether a card is the better one because of what it avoids: the rule of thumb's does better in more deals than it does worse in, and yet brings less on
 * average.
 */
export function isSafety(trials: Omit<DecisionTrials, 'mass'>, key: Action, usual: Action): boolean {
  const [own, other] = [key, usual].map((action) => trials.actions.find((one) => one.action === action)?.candidate);
  if (own === undefined || other === undefined) return false;
  return meanOf(trials, own) > meanOf(trials, other) && shareAhead(trials, other, own) > shareAhead(trials, own, other);
}

/** The weight of the worlds in which one candidate brings more than another. */
function shareAhead({ values, weights }: Trials, one: number, other: number): number {
  const [ahead, behind] = [itemAt(values, one), itemAt(values, other)];
  return weights.reduce((sum, weight, world) => (float64At(ahead, world) > float64At(behind, world) ? sum + weight : sum), 0);
}

/**
 * The themes of a closed puzzle, from its key action and the rule of thumb's. `state` is the deal: of it nothing is read but the rules of its tricks, which
 * the seat knows.
 */
export function closedThemes(view: View, legal: Legal, key: Action, usual: Action, state: DealState): Theme[] {
  if (view.phase !== 'play') {
    const theme = BY_PHASE[view.phase];
    return theme === undefined ? [] : [theme];
  }
  const themes = cardThemes(view, legal, key, usual, state);
  const trials = key === usual ? null : decisionTrials(view, legal, key, JUDGE, judgeSeed(view, legal), UNHURRIED);
  return trials !== null && isSafety(trials, key, usual) ? [...themes, 'safety'] : themes;
}

/** The themes of a card that its trick alone shows. */
export function cardThemes(view: View, legal: Legal, key: Action, usual: Action, state: DealState): Theme[] {
  const rules = gameById(view.game).trick(state);
  if (rules === null || key.type !== 'play' || usual.type !== 'play') return [];
  const { trump, trick } = view;
  const [card, thumb] = [cardOfPlay(key), cardOfPlay(usual)];
  const isTrump = (one: Card): boolean => suitOf(one) === trump;
  const hand = visible(view.hands[seatToAct(view)] ?? []);
  const found: Theme[] = [];
  if (cardsInTrick(view) === 0) {
    if (isTrump(card)) found.push('drawTrumps');
    if (isTrump(thumb) && !isTrump(card)) found.push('keepTrumps');
    if (!isTrump(card) && hand.filter((one) => suitOf(one) === suitOf(card)).length === 1) found.push('singleton');
    return found;
  }
  const played = (trick?.cards ?? []).flatMap((code) => parseCard(code) ?? []);
  const [led] = played;
  if (led === undefined || trick === null || trick.winning === null) return found;
  const kernel = trickKernel(rules.spec, rules.trump);
  const takes = (one: Card): boolean => kernel.winner([...played, one]) === played.length;
  const { winning } = trick;
  const together = view.sides?.find((seats) => seats.includes(winning)) ?? [];
  const partner = rules.called === undefined && together.includes(seatToAct(view));
  if (partner && takes(card)) found.push('overtake');
  if (rules.called === undefined && !partner && !takes(card) && legal.actions.some((one) => one.type === 'play' && takes(one.card)))
    found.push('holdUp');
  if (suitOf(card) !== suitOf(led)) found.push(isTrump(card) ? 'ruff' : 'discard');
  return found;
}
