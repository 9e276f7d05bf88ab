import { codeOf, FACE_DOWN } from '../cards/card.ts';
import type { Action } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { View, Viewer, Zone } from '../contract/view.ts';

/**
 * A position with all hands open, for looking at a deal that is over: put together from the views of all seats, so that it shows nothing that was hidden
 * from the whole table. Never for a deal in play.
 * @param viewer from whose place it is seen
 */
export function openView(game: Game, state: DealState, viewer: Viewer = 'spectator'): View {
  const own = game.view(state, viewer);
  const views = own.hands.map((_, seat) => game.view(state, seat));
  const open = <T extends readonly string[]>(covered: T, seen: readonly (T | undefined)[]): T =>
    [covered, ...seen].reduce<T>((best, one) => (one !== undefined && hidden(one) < hidden(best) ? one : best), covered);
  return {
    ...own,
    toAct: game.toAct(state),
    sides: own.sides ?? views.find(({ sides }) => sides !== null)?.sides ?? null,
    hands: own.hands.map((hand, seat) =>
      open(
        hand,
        views.map((view) => view.hands[seat]),
      ),
    ),
    zones: own.zones.map((zone, index) => ({
      ...zone,
      stacks: zone.stacks.map((stack, at) =>
        open(
          stack,
          views.map((view) => view.zones[index]?.stacks[at]),
        ),
      ),
    })),
    moves: own.moves.map((move, index) => views.map((view) => view.moves[index] ?? move).find(({ action }) => !isHidden(action)) ?? move),
  };
}

/**
 * A position of a puzzle with all cards open: besides {@link openView} the cards that lie covered for the whole table, since its answer follows from them.
 * @param viewer from whose place it is seen
 */
export function solvedView(game: Game, state: DealState, viewer: Viewer): View {
  const view = openView(game, state, viewer);
  const stacks = game.trick(state)?.stacks;
  if (stacks === undefined) return view;
  const uncovered = (zone: Zone): Zone => {
    const own = zone.seat === null ? undefined : stacks[zone.seat];
    return own === undefined ? zone : { ...zone, stacks: zone.stacks.map((stack, at) => own[at]?.map(codeOf) ?? stack) };
  };
  return { ...view, zones: view.zones.map((zone) => (zone.id === 'row' || zone.id === 'piles' ? uncovered(zone) : zone)) };
}

function isHidden(action: Action): boolean {
  return (action.type === 'discard' || action.type === 'draw') && action.card === null;
}

function hidden(cards: readonly string[]): number {
  return cards.filter((card) => card === FACE_DOWN).length;
}
