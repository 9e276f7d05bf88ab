import { codeOf, FACE_DOWN, type Seat, type ShownCard } from '../cards/card.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { View, Viewer } from '../contract/view.ts';
import { act, currentDeal, noted, startDeal, type Match, type MatchStep } from './match.ts';
import type { Result } from '../contract/result.ts';

/**
 * The match before the last actions of the deal in play, with a note of who took them back. `count`: at most as many as there are.
 */
export function takeBack(match: Match, seat: Seat, count: number): Match {
  const deal = currentDeal(match);
  if (deal === undefined || count > deal.actions.length) throw new RangeError(`there are not ${count} actions to take back`);
  const left = deal.actions.length - count;
  let step: Result<MatchStep> = startDeal({ ...match, deals: match.deals.slice(0, -1) }, deal.dealer, deal.dealt, deal.seed);
  for (const action of deal.actions.slice(0, left)) if (step.ok) step = act(step.value.match, action);
  // Everything was legal when it was done.
  if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`);
  const kept = deal.notes.reduce(noted, step.value.match);
  return noted(kept, { type: 'takeBack', after: left, seat, actions: deal.actions.slice(left) });
}

/**
 * Whether a viewer knows cards of a position that an earlier position hides and that came to light otherwise than by being played: cards that were drawn,
 * turned up or laid out. Taking back what lies between would leave that knowledge.
 */
export function hasShownHidden(game: Game, before: DealState, now: DealState): boolean {
  const since = now.moves.slice(before.moves.length);
  if (since.some(({ action }) => action.type === 'place')) return true;
  const played = since.flatMap(({ action }) => (action.type === 'play' ? [codeOf(action.card)] : []));
  const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: now.setup.players }, (_, seat) => seat)];
  return viewers.some((viewer) => {
    const known = countOf([...knownCards(game.view(before, viewer)), ...played]);
    return [...countOf(knownCards(game.view(now, viewer)))].some(([card, count]) => {
      const had = known.get(card);
      return had === undefined || count > had;
    });
  });
}

/** The cards that a view shows, each as often as it lies there; the card that a call names is not shown by it. */
function knownCards({ hands, zones, trick, tricks }: View): ShownCard[] {
  const lying = zones.filter(({ id }) => id !== 'called').flatMap(({ stacks }) => stacks.flat());
  return [...hands.flat(), ...lying, ...(trick?.cards ?? []), ...tricks.flatMap(({ cards }) => cards)].filter((card) => card !== FACE_DOWN);
}

function countOf(cards: readonly ShownCard[]): Map<ShownCard, number> {
  const counts = new Map<ShownCard, number>();
  for (const card of cards) {
    const count = counts.get(card);
    counts.set(card, count === undefined ? 1 : count + 1);
  }
  return counts;
}
