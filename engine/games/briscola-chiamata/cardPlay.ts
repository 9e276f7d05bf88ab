import { cards as parseCards, suitIndex, type Card, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { after } from '../../cards/seats.ts';
import { trickKernel, type TrickKernel } from '../../cards/trick/kernel.ts';
import { cardsPlayed, playOf, type Action, type PlayAction } from '../../contract/action.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { visible } from '../sampling/sampling.ts';
import { calledIn, friendship, unseenBy } from './belief.ts';
import { SPEC } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The worth of keeping a trump beyond the trick, in points, from the two to the ace. */
const TRUMP_KEPT = [2.5, 2.8, 3.1, 3.4, 3.8, 5, 6, 7, 10, 13] as const;
/** The worth of the called card to its hidden holder as long as it stays in the hand. */
const SECRET_KEPT = 5;
/** How far the hidden partner plays as if it were one of the others. */
const DISGUISE = 0.25;

interface Table {
  readonly view: View;
  readonly seat: Seat;
  readonly kernel: TrickKernel;
  readonly trick: readonly Card[];
  readonly own: readonly Card[];
  readonly unseen: readonly Card[];
  /** Seats still to play after this one. */
  readonly rest: readonly Seat[];
  /** How likely each seat is a friend. */
  readonly friends: readonly number[];
}

/** The chance that a seat has a card that beats one, and uses it for that many points. */
function takes(table: Table, other: Seat, top: Card, stake: number): number {
  const { kernel, unseen, view } = table;
  const share = Math.min(1, itemAt(view.hands, other).length / Math.max(1, unseen.length));
  let plain = 1;
  let trumps = 1;
  for (const card of unseen) {
    if (kernel.isTrump(card)) {
      if (!kernel.isTrump(top) || kernel.strength(card) > kernel.strength(top)) trumps *= 1 - share;
    } else if (!kernel.isTrump(top) && suitIndex(card) === suitIndex(top) && kernel.strength(card) > kernel.strength(top))
      plain *= 1 - share;
  }
  const willing = Math.min(0.95, 0.25 + stake / 22);
  return 1 - (1 - (1 - plain) * 0.75) * (1 - (1 - trumps) * willing);
}

/** The worth of keeping a card. */
function keep(table: Table, card: Card): number {
  const { kernel, own, seat, view } = table;
  if (own.length <= 1) return 0;
  const called = calledIn(view);
  const secret = card === called && view.declarer !== seat ? SECRET_KEPT : 0;
  if (kernel.isTrump(card)) return itemAt(TRUMP_KEPT, kernel.strength(card)) * (0.55 + 0.06 * own.length) + secret;
  // Plain points should be won before an opponent takes them.
  return kernel.points([card]) * 0.12 + (kernel.points([card]) >= 10 ? 1.5 : 0);
}

/** The worth of a card to a seat, given its likely friends. */
function worth(table: Table, card: Card): number {
  const { kernel, trick, rest, friends, seat, view, unseen } = table;
  const after0 = [...trick, card];
  const winning = kernel.winner(after0);
  const leader = view.trick?.leader ?? seat;
  const top = after0[winning] ?? card;
  const holder = trick.length === 0 ? seat : after(leader, view.players, winning);
  const average = unseen.length === 0 ? 0 : kernel.points(unseen) / unseen.length;
  const points = kernel.points(after0);
  let ours = itemAt(friends, holder);
  for (const other of rest) {
    const friend = itemAt(friends, other);
    const taken = takes(table, other, top, points);
    ours += taken * (friend * (1 - ours) * 0.8 - (1 - friend) * ours);
  }
  return (2 * ours - 1) * (points + average * rest.length * 0.7 + 1) - keep(table, card);
}

/** A card for the seat to act. The hidden partner helps the bidder, yet not so openly that every card gives it away. */
export function cardFor(view: View, actions: readonly Action[]): PlayAction {
  const seat = seatToAct(view);
  const trick = parseCards((view.trick?.cards ?? []).join(' '));
  const table: Table = {
    view,
    seat,
    kernel: trickKernel(SPEC, view.trump ?? 'NT'),
    trick,
    own: visible(itemAt(view.hands, seat)),
    unseen: unseenBy(view, seat, PACKS.forty.cards),
    rest: Array.from({ length: view.players - trick.length - 1 }, (_, i) => after(seat, view.players, i + 1)),
    friends: friendship(view, seat),
  };
  const hidden = isHidden(view, seat);
  const outside: Table = { ...table, friends: table.friends.map((_, other) => (other === view.declarer ? 0 : other === seat ? 1 : 0.7)) };
  let best: Card | undefined;
  let most = -Infinity;
  for (const card of cardsPlayed(actions)) {
    const value = hidden ? (1 - DISGUISE) * worth(table, card) + DISGUISE * worth(outside, card) : worth(table, card);
    if (value > most) [best, most] = [card, value];
  }
  if (best === undefined) throw new RangeError('a seat to act has a card');
  return playOf(best);
}

/** Whether a seat holds the called card for another who called it. */
function isHidden(view: View, seat: Seat): boolean {
  const called = calledIn(view);
  return called !== null && view.declarer !== seat && visible(itemAt(view.hands, seat)).includes(called);
}
