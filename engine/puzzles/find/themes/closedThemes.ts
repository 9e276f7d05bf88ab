import { suitOf, parseCard, type Card } from '../../../cards/card.ts';
import { float64At, itemAt } from '../../../cards/indexed.ts';
import { layoutOf } from '../../../cards/trick/layout.ts';
import { trickKernel } from '../../../cards/trick/kernel.ts';
import { cardOfPlay, type Action, type Legal } from '../../../contract/action.ts';
import { cardsInTrick, seatToAct, type View } from '../../../contract/view.ts';
import type { TrickRules } from '../../../contract/search/search.ts';
import { toCome } from '../../../games/sampling/cardOdds.ts';
import { visible } from '../../../games/sampling/sampling.ts';
import { mayHold, tableFactsOf } from '../../../bots/advice/tableFacts.ts';
import type { Theme } from '../../theme.ts';
import { gameById } from '../../../games/index.ts';
import type { DealState } from '../../../contract/deal.ts';
import { UNHURRIED } from '../../../bots/bot.ts';
import { decisionTrials, type DecisionTrials } from '../../../bots/judge/decisionTrials.ts';
import { JUDGE, judgeSeed } from '../../../bots/judge/judge.ts';
import { meanOf, type Trials } from '../../../bots/judge/loss.ts';

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

/** The themes of a card that its trick alone shows, and what the seat knows of the cards that are out. */
export function cardThemes(view: View, legal: Legal, key: Action, usual: Action, state: DealState): Theme[] {
  const rules = gameById(view.game).trick(state);
  if (rules === null || key.type !== 'play' || usual.type !== 'play') return [];
  const [card, thumb] = [cardOfPlay(key), cardOfPlay(usual)];
  if (cardsInTrick(view) === 0) return leadThemes(view, rules, card, thumb);
  const isTrump = (one: Card): boolean => suitOf(one) === view.trump;
  const played = (view.trick?.cards ?? []).flatMap((code) => parseCard(code) ?? []);
  const [led] = played;
  const winning = view.trick?.winning ?? null;
  if (led === undefined || winning === null) return [];
  const kernel = trickKernel(rules.spec, rules.trump);
  const takes = (one: Card): boolean => kernel.winner([...played, one]) === played.length;
  const choices = legal.actions.flatMap((one) => (one.type === 'play' ? [takes(one.card)] : []));
  const together = view.sides?.find((seats) => seats.includes(winning)) ?? [];
  const partner = rules.called === undefined && together.includes(seatToAct(view));
  const found: Theme[] = [];
  if (partner && takes(card) && choices.includes(false)) found.push('overtake');
  if (rules.called === undefined && !partner && !takes(card) && choices.includes(true)) found.push('holdUp');
  if (suitOf(card) !== suitOf(led) && isTrump(card) && takes(card)) found.push('ruff');
  if (suitOf(card) !== suitOf(led) && !isTrump(card)) found.push('discard');
  return found;
}

/** The themes of a lead. Trumps are drawn, and a lone card is led to trump its suit later, only where suits must be followed. */
function leadThemes(view: View, rules: TrickRules, card: Card, thumb: Card): Theme[] {
  const table = tableFactsOf(view, seatToAct(view));
  if (table === undefined) return [];
  const { odds, out } = table;
  const { isTrump, strength } = trickKernel(rules.spec, rules.trump);
  const follows = layoutOf(rules.spec, rules.trump).masks.follow[3] !== 0;
  const hand = visible(view.hands[seatToAct(view)] ?? []);
  const against = toCome(view, odds.seat).filter((seat) => !odds.together(seat, odds.seat));
  const mayDraw = against.some((seat) => out.some((one) => isTrump(one) && mayHold(view, odds, seat, one)));
  const isLone = hand.filter((one) => suitOf(one) === suitOf(card)).length === 1;
  const found: Theme[] = [];
  if (isTrump(card) && follows && mayDraw) found.push('drawTrumps');
  if (isTrump(thumb) && !isTrump(card)) found.push('keepTrumps');
  if (
    !isTrump(card) &&
    follows &&
    isLone &&
    hand.some(isTrump) &&
    out.some((one) => suitOf(one) === suitOf(card) && strength(one) > strength(card))
  )
    found.push('singleton');
  return found;
}
