import { cards, type Seat, type Trump } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { gameById } from '../../games/index.ts';
import type { GameId } from '../../contract/gameId.ts';
import { resolveOptions } from '../../match/options.ts';
import { openPositionOf, solveOpen, type OpenPosition, type OpenSolution } from './openPuzzle.ts';

/** The end of a deal as a person writes it down. */
export interface WrittenEnding {
  readonly trump: Trump;
  readonly declarer: Seat;
  readonly leader: Seat;
  /** The hands when the trick began, seat by seat. */
  readonly hands: readonly string[];
  /** The cards on the table, the leader's first. */
  readonly trick?: string;
}

/** A deal amid its last tricks, with nothing taken before. */
export function endingOf(
  id: GameId,
  { trump, declarer, leader, hands, trick = '' }: WrittenEnding,
): { game: Game; begun: DealState; state: DealState } {
  const game = gameById(id);
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  const pile = game.pile === null ? [] : PACKS[game.pile].cards;
  const carry = { multiplier: 1, totals: hands.map(() => 0) };
  let { state } = game.deal({ options: options.value, players: hands.length, dealer: 0, deck: PACKS[game.pack].cards, pile, carry });
  while (state.play === null) ({ state } = game.apply(state, game.legal(state).actions[0]!));
  const begun: DealState = { ...state, phase: 'play', trump, declarer, hands: hands.map(cards), play: { leader, trick: [], tricks: [] } };
  state = begun;
  for (const card of cards(trick)) {
    const action = game.legal(state).actions.find((one) => one.type === 'play' && one.card === card);
    if (action === undefined) throw new Error(`${card} is not legal`);
    ({ state } = game.apply(state, action));
  }
  return { game, begun, state };
}

/** The solution of an ending; throws if it has no best card. */
export function solvedEnding(
  id: GameId,
  ending: WrittenEnding,
  clear = 1,
): { position: OpenPosition; solution: OpenSolution; state: DealState } {
  const { game, begun, state } = endingOf(id, ending);
  const position = openPositionOf(game, begun, state);
  const solution = position === undefined ? undefined : solveOpen(position, begun, clear);
  if (position === undefined || solution === undefined) throw new Error('the ending has no best card');
  return { position, solution, state };
}
