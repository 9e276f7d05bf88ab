import { codeOf, codesOf, suitOf, without, type Card, type Seat } from '../../cards/card.ts';
import { playOf, type Barred, type Legal, type PlayAction } from '../../contract/action.ts';
import type { DealState, TakenTrick, TrickPlay } from '../../contract/deal.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { after } from '../../cards/seats.ts';
import { outOfRange } from '../../cards/indexed.ts';

/** Tricks about to begin. */
export function startTricks(leader: Seat): TrickPlay {
  return { leader, trick: [], tricks: [] };
}

/** The tricks of a state in play. Throws RangeError before the play. */
export function trickPlayOf({ play }: Pick<DealState, 'play'>): TrickPlay {
  if (play === null) throw new RangeError('the play has not begun');
  return play;
}

/** Whose card is due; the winner of the last trick leads the next. */
export function trickSeat(play: TrickPlay, players: number): Seat {
  return after(play.leader, players, play.trick.length);
}

function matesOf(play: TrickPlay, rules: TrickRules, seat: Seat): (place: number) => boolean {
  const players = rules.sides.length;
  return (place) => rules.sides[after(play.leader, players, place)] === rules.sides[seat];
}

/** The legal cards of the seat to act, and why the others of its cards are not. */
export function legalCards(play: TrickPlay, rules: TrickRules, cards: readonly Card[]): Legal<PlayAction> {
  const seat = trickSeat(play, rules.sides.length);
  const kernel = trickKernel(rules.spec, rules.trump);
  const mate = matesOf(play, rules, seat);
  const turn = kernel.turn(cards, play.trick, mate);
  const due = turn.flatMap(({ card, reason }) => (reason === null ? [card] : []));
  const actions = due.map(playOf);
  const first = play.trick[0];
  if (first === undefined || due.length === turn.length) return { actions, barred: [] };
  const led = suitOf(first);
  const beat = codeOf(play.trick[kernel.winner(play.trick)] ?? first);
  const codes = codesOf(due);
  const barred = turn.flatMap(({ card, reason }): Barred[] =>
    reason === null ? [] : [{ action: playOf(card), code: `play/${reason}`, due: { led, beat, cards: codes } }],
  );
  return { actions, barred };
}

/** The changes a card makes: hands, tricks, and the trick it finished. */
export interface Played {
  readonly play: TrickPlay;
  readonly taken: TakenTrick | null;
  readonly events: readonly GameEvent[];
}

/**
 * The tricks after a card of the seat to act. `last`: no card is left after this trick, so that the bonus of the last trick falls to its
 * winner.
 */
export function playTo(play: TrickPlay, rules: TrickRules, card: Card, last: boolean): Played {
  const { sides, spec, trump } = rules;
  const players = sides.length;
  const seat = trickSeat(play, players);
  const trick = [...play.trick, card];
  const event: GameEvent = { type: 'play', seat, card: codeOf(card) };
  if (trick.length < players) return { play: { ...play, trick }, taken: null, events: [event] };
  const kernel = trickKernel(spec, trump);
  const winner = after(play.leader, players, kernel.winner(trick));
  const points = kernel.points(trick) + spec.perTrick + (last ? spec.lastTrick : 0);
  const taken: TakenTrick = { leader: play.leader, cards: trick, winner, points };
  return {
    play: { leader: winner, trick: [], tricks: [...play.tricks, taken] },
    taken,
    events: [event, { type: 'trick', leader: play.leader, winner, points, cards: codesOf(trick) }],
  };
}

/** The hands after a seat's card. */
export function handsWithout(hands: DealState['hands'], seat: Seat, card: Card): readonly (readonly Card[])[] {
  return hands.map((hand, owner) => (owner === seat ? without(hand, card) : hand));
}

/** Points and number of the tricks that each seat has won itself. */
export function takings(play: TrickPlay | null, players: number): { points: number[]; tricks: number[] } {
  const points = Array<number>(players).fill(0);
  const tricks = Array<number>(players).fill(0);
  for (const taken of play?.tricks ?? []) {
    const before = points[taken.winner];
    const won = tricks[taken.winner];
    if (before === undefined || won === undefined) throw outOfRange(points, taken.winner);
    points[taken.winner] = before + taken.points;
    tricks[taken.winner] = won + 1;
  }
  return { points, tricks };
}
