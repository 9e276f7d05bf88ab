import { codesOf, less, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { callOf } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { changedOptions } from '../options.ts';
import { stacksOf } from './places.ts';
import type { Sketch } from './sketch.ts';

const SILENT = callOf('silent');

/** The cards of a pack in its order: identical lists for the same cards. */
function inOrder(game: Game, cards: readonly Card[]): Card[] {
  const place = new Map([...PACKS[game.pack].cards.entries()].map(([at, card]) => [card, at]));
  return cards.toSorted((a, b) => (place.get(a) ?? -1) - (place.get(b) ?? -1));
}

/** The actions before the first exchange, and before the first card. */
function callsBefore(moves: DealState['moves']): string[] {
  const end = moves.findIndex(({ action: { type } }) => type === 'play' || type === 'place' || type === 'discard' || type === 'draw');
  return (end < 0 ? moves : moves.slice(0, end)).map(({ action }) => formatAction(action));
}

/** Whether a deal has an exchange among its moves: then its calls alone do not lead to its hands. */
function hasExchange({ moves }: DealState): boolean {
  return moves.some(({ action: { type } }) => type === 'discard' || type === 'draw');
}

/** Whether a seat has announced in the play what it could have kept silent about. */
function hasAnnounced(game: Game, { setup, moves }: DealState): boolean {
  let state: DealState = game.deal(setup).state;
  return moves.some(({ action }) => {
    const asked = state.play !== null && action.type === 'call' && action !== SILENT && game.legal(state).actions.includes(SILENT);
    ({ state } = game.apply(state, action));
    return asked;
  });
}

/**
 * A position as a sketch: with the calls that led to it, and every trick that was taken. Before the play, that is the deal with its calls up to the first
 * exchange.
 */
export function sketchOf(game: Game, state: DealState): Sketch {
  const { setup } = state;
  const { dealer, players } = setup;
  const base = { game: game.id, options: { ...changedOptions(game, setup.options) }, dealer };
  const calls = callsBefore(state.moves);
  if (state.play === null) {
    const dealt = game.deal(setup).state;
    const rows = stacksOf(game, dealt);
    return {
      ...base,
      stage: 'deal',
      hands: dealt.hands.map(codesOf),
      rows: rows.map((stacks) => stacks.map(codesOf)),
      aside: codesOf(less(setup.deck, [...dealt.hands.flat(), ...rows.flat(2)])),
      calls,
      announced: false,
      trump: state.trump,
      declarer: state.declarer,
      leader: null,
      trick: [],
      won: dealt.hands.map(() => []),
      tricks: [],
    };
  }
  const { leader, trick, tricks } = state.play;
  const rows = stacksOf(game, state);
  const played = [...trick, ...tricks.flatMap(({ cards }) => cards)];
  const out = less(setup.deck, [...state.hands.flat(), ...rows.flat(2), ...played]);
  const keepsOrder = game.layout.hand === 'asDealt';
  return {
    ...base,
    stage: 'play',
    hands: Array.from({ length: players }, (_, seat) => {
      const hand = state.hands[seat] ?? [];
      return codesOf(keepsOrder ? hand : inOrder(game, hand));
    }),
    rows: rows.map((stacks) => stacks.map(codesOf)),
    aside: codesOf(inOrder(game, out)),
    calls: hasExchange(state) ? null : calls,
    announced: hasAnnounced(game, state),
    trump: state.trump,
    declarer: state.declarer,
    leader,
    trick: codesOf(trick),
    won: state.hands.map(() => []),
    tricks: tricks.map((one) => ({ leader: one.leader, cards: codesOf(one.cards) })),
  };
}
