import { expect, it } from 'vitest';
import { codesOf, cards, type CardCode, type Seat, type Suit, type Trump } from '../cards/card.ts';
import { after, OPPOSITE } from '../cards/seats.ts';
import { literalLegal, literalWinner, type LiteralRow } from '../cards/trick/test/literal.fixture.ts';
import type { DealState } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import { continuations } from './perft.fixture.ts';
import { endgame } from './position.fixture.ts';

/** Cards that a seat plays from the top of its stacks; a card in hand is a stack of its own. */
export type Stacks = readonly (readonly CardCode[])[];

/** Stacks from a text: cards of one stack joined by `-`, the lowest first, as in `2H-KD 9S`. */
export function stacksOf(text: string): Stacks {
  return text
    .split(' ')
    .filter(Boolean)
    .map((stack) => codesOf(cards(stack.replaceAll('-', ' '))));
}

/** The number of ways in which an ending can go on, by a literal reading of the rules and without the engine's states. */
export function literalWays(row: LiteralRow, trump: Trump, leader: Seat, seats: readonly Stacks[], sides: readonly number[]): number {
  const players = seats.length;
  const game = row.prose;
  const on = (lead: Seat, held: readonly Stacks[], trick: readonly CardCode[]): number => {
    if (trick.length === players) return on(after(lead, players, literalWinner(game, trick, trump)), held, []);
    const seat = after(lead, players, trick.length);
    const hand = [...new Set((held[seat] ?? []).flatMap((stack) => stack.slice(-1)))];
    if (hand.length === 0) return 1;
    const ours = (place: number): boolean => sides[after(lead, players, place)] === sides[seat];
    const legal = trick.length === 0 ? hand : literalLegal(row, { hand, trick, trump, ours });
    return legal.reduce((sum, card) => sum + on(lead, uncovered(held, seat, card), [...trick, card]), 0);
  };
  return on(leader, seats, []);
}

/** The stacks after a card of a seat; of identical cards one goes. */
function uncovered(held: readonly Stacks[], seat: Seat, card: CardCode): Stacks[] {
  const from = (held[seat] ?? []).findIndex((stack) => stack.at(-1) === card);
  return held.map((stacks, owner) =>
    owner === seat ? stacks.map((stack, at) => (at === from ? stack.slice(0, -1) : stack)) : [...stacks],
  );
}

/** An ending of two pairs, who leads, and the exact number of ways in which it can go on. */
type Ending = readonly [what: string, trump: Suit, leader: Seat, hands: readonly string[], count: number];

/** Tests that endings go on in as many ways as they say, by the engine and by a literal reading alike. `state`: a deal to put them into. */
export function testEndings<S extends DealState>(game: Game<S>, row: LiteralRow, state: S, endings: readonly Ending[]): void {
  it.each(endings)('%s: %s trumps, %i leads', (_, trump, leader, hands, count) => {
    expect(literalWays(row, trump, leader, hands.map(stacksOf), OPPOSITE)).toBe(count);
    expect(continuations(game as unknown as Game, endgame(state, trump, leader, hands))).toBe(count);
  });
}
