import { int32At } from '../../../cards/indexed.ts';
import type { Seat } from '../../../cards/card.ts';
import { size, type Board } from '../../../cards/trick/board.ts';
import { heldPlaceOf, type CardPlace } from '../../../cards/trick/layout.ts';
import { sameShape } from '../../../analysis/boardSearch.ts';
import { cardOfPlay } from '../../../contract/action.ts';
import type { TakenTrick } from '../../../contract/deal.ts';
import { beats, cardOfSeat, isTrump, tricksOf, winningPlace, winsWith, type LineTrick, type Scene } from './scene.ts';
import { legalPlaces } from '../ending.ts';
import { lineAfter } from '../openPuzzle.ts';

/**
 * Whether the lead of a trump makes an opponent play one who had to follow, and the side goes on with it: it keeps as many trumps as the opponents, or wins the
 * trick and as many of theirs fall as stay. A last trump that is given away, or a master that is cashed while they keep more, draws nothing.
 */
export function drawsTrumps({ board, key, tricks, own }: Scene): boolean {
  const [first] = tricks;
  if (first === undefined || board.count > 0 || !board.follows || !isTrump(board, key)) return false;
  const against = (seat: Seat): boolean => !own(seat);
  const played = (seats: (seat: Seat) => boolean): number =>
    first.places.filter(({ seat, place }) => seats(seat) && isTrump(board, place)).length;
  const left = (seats: (seat: Seat) => boolean): number => heldIn(board, 0, seats) - played(seats);
  const [ours, theirs] = [left(own), left(against)];
  return played(against) > 0 && ((ours > 0 && theirs <= ours) || (own(first.winner) && theirs <= played(against)));
}

/** Whether another suit is led than the trumps of the rule of thumb, and the side leads none in the next tricks either. */
export function keepsTrumps({ board, key, thumb, tricks, own }: Scene): boolean {
  const leadsTrump = ({ leader, places }: LineTrick): boolean => own(leader) && places[0] !== undefined && isTrump(board, places[0].place);
  return isTrump(board, thumb) && !isTrump(board, key) && !tricks.slice(1, 1 + SOON).some(leadsTrump);
}

/** Tricks in which trumps that are kept are not led. */
const SOON = 2;

/** Whether the opponents have the trick, which a card that the seat keeps back would have won for the side. */
export function holdsUp({ board, key, course, wrong, own }: Scene): boolean {
  const [first] = course.tricks;
  if (first === undefined || own(board.winner) || own(first.winner) || beats(board, key)) return false;
  return wrong.some(({ place, tricks: [instead] }) => beats(board, place) && instead?.winner === board.seat);
}

/** Whether the lead is a lone card below others of its suit, and the seat, which holds trumps, later trumps that suit. */
export function leadsSingleton({ board, key, tricks }: Scene): boolean {
  const { seat, layout } = board;
  const slot = key >> 5;
  if (board.count > 0 || board.stacked || !board.follows || layout.trumps === 0 || slot === 0) return false;
  const lone = size(int32At(board.hands, seat * 4 + slot)) === 1 && int32At(board.hands, seat * 4) !== 0;
  const isBelow = (int32At(board.live, slot) & int32At(layout.higher, key & 31)) !== 0;
  return (
    lone &&
    isBelow &&
    tricks
      .slice(1)
      .some(
        ({ leader, places }) =>
          leader !== seat &&
          places[0] !== undefined &&
          places[0].place >> 5 === slot &&
          places.some((one) => one.seat === seat && isTrump(board, one.place)),
      )
  );
}

/** Whether a partner wins the trick, whatever the opponents play to it, and the card is dearer than the rule of thumb's. */
export function feeds({ board, key, thumb, course, own, value, average }: Scene): boolean {
  const [first] = course.tricks;
  if (first === undefined || !own(first.winner) || first.winner === board.seat) return false;
  return value(key) - value(thumb) >= average / 2 && keepsTrick(afterCard(board, key), own);
}

function afterCard(board: Board, place: CardPlace): Board {
  const next = sameShape(board, board.bonus);
  next.copy(board);
  next.play(place);
  return next;
}

/** Whether the side has the trick on the table, or can win it against any cards of the opponents. */
function keepsTrick(board: Board, own: (seat: Seat) => boolean): boolean {
  if (board.count === 0) return own(board.seat);
  const keeps = (place: CardPlace): boolean => keepsTrick(afterCard(board, place), own);
  return own(board.seat) ? legalPlaces(board).some(keeps) : legalPlaces(board).every(keeps);
}

/**
 * Whether the opponents win the trick and get a cheap card of the seat in place of the rule of thumb's dear one, which the side brings home later. It is what the
 * answers differ in: each right one is cheaper than each wrong one, if it is a question of one suit than each of that suit.
 */
export function sparesPoints({ board, key, thumb, right, course, wrong, average, own, value, worthOf, cardAt }: Scene): boolean {
  const [first] = course.tricks;
  const [instead] = wrong.find(({ place }) => place === thumb)?.tricks ?? [];
  if (first === undefined || instead === undefined || own(first.winner) || own(instead.winner)) return false;
  const dearest = Math.max(...right.map(value));
  const suit = key >> 5;
  const oneSuit = thumb >> 5 === suit;
  // The partner gives no counter in its place.
  const given = (trick: TakenTrick): number =>
    trick.cards.reduce((sum, card, at) => (own((trick.leader + at) % board.players) ? sum + worthOf(card) : sum), 0);
  return (
    value(thumb) - dearest >= average / 2 &&
    given(instead) - given(first) >= average / 2 &&
    wrong.every(({ place }) => value(place) > dearest || (oneSuit && place >> 5 !== suit)) &&
    course.tricks.some((trick) => own(trick.winner) && cardOfSeat(trick, board.seat) === cardAt(thumb))
  );
}

/**
 * Whether the side wins a trick with a card that an opponent could have beaten in its suit before, and none can now; after the wrong answer that loses least it
 * does not.
 */
export function isPromoted(trick: LineTrick, { board, key, nearest, average, own, value, cardAt }: Scene): boolean {
  const card = winningPlace(trick);
  if (card === undefined || card === key || !own(trick.winner) || value(card) < average / 2) return false;
  const held = (at: Board): boolean => isAboveHeld(at, card, (seat) => !own(seat));
  return held(board) && !held(trick.before) && nearest !== undefined && !winsWith(nearest.tricks, own, cardAt(card));
}

/** Whether some seats hold a higher card of a card's suit. */
function isAboveHeld(board: Board, card: CardPlace, seats: (seat: Seat) => boolean): boolean {
  const higher = int32At(board.layout.higher, card & 31);
  return heldBy(board, seats).some((seat) => (int32At(board.hands, seat * 4 + (card >> 5)) & higher) !== 0);
}

function heldBy({ players }: Board, seats: (seat: Seat) => boolean): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter(seats);
}

/** How many cards of a slot some seats hold. */
function heldIn(board: Board, slot: number, seats: (seat: Seat) => boolean): number {
  return heldBy(board, seats).reduce((cards, seat) => cards + size(int32At(board.hands, seat * 4 + slot)), 0);
}

/**
 * Whether an opponent has to throw a card of one of two suits to a trick that the side wins, and any that may be thrown gives the side a trick with a card of
 * that suit which this opponent alone could have beaten, and which wins no trick where another suit is thrown from. Each throw is solved to its end.
 */
export function squeezes({ solution: { line, solver }, own }: Scene): boolean {
  return line.some(({ before }) => {
    const { game, state, board } = before;
    const { layout, seat } = board;
    if (own(seat) || board.count === 0 || board.stacked || !own(board.winner)) return false;
    const legal = game.legal(state).actions.map((action) => heldPlaceOf(layout, board.hands, seat, cardOfPlay(action)));
    const isThrow = (place: CardPlace): boolean => place >> 5 !== board.led && !isTrump(board, place);
    if (new Set(legal.map((place) => place >> 5)).size < 2 || !legal.every(isThrow)) return false;
    const guarded = (place: CardPlace): boolean =>
      isAboveHeld(board, place, (one) => one === seat) && !isAboveHeld(board, place, (one) => !own(one) && one !== seat);
    const throws = legal.map((place) => {
      const course = lineAfter(before, solver, place);
      const tricks = course === undefined ? [] : tricksOf(board, course);
      const won = tricks.flatMap((trick) => (own(trick.winner) ? (winningPlace(trick) ?? []) : []));
      return { slot: place >> 5, won, ours: tricks[0] !== undefined && own(tricks[0].winner) };
    });
    return throws.every(
      ({ slot, won, ours }) =>
        ours &&
        won.some(
          (place) => place >> 5 === slot && guarded(place) && throws.some((other) => other.slot !== slot && !other.won.includes(place)),
        ),
    );
  });
}

/**
 * Whether the key card goes out of the way of lower cards of its suit in a partner's hand: one of them wins a trick later, which it does not if the seat
 * keeps the key card for a lower one, since that then takes a trick of the suit.
 */
export function unblocks({ board, key, course, wrong, own, cardAt }: Scene): boolean {
  const { seat, layout } = board;
  const slot = key >> 5;
  const higher = (one: CardPlace, other: CardPlace): boolean =>
    one >> 5 === slot && (int32At(layout.higher, other & 31) >>> (one & 31)) % 2 === 1;
  const kept = wrong.filter(({ place }) => place >> 5 === slot && higher(key, place));
  const partner = (one: Seat): boolean => one !== seat && own(one);
  return kept.some(({ tricks }) => {
    const blocks = tricks
      .slice(1)
      .some((trick) => trick.winner === seat && trick.leader !== seat && cardOfSeat(trick, seat) === cardAt(key));
    return (
      blocks &&
      course.tricks.slice(1).some((trick) => {
        const card = cardOfSeat(trick, trick.winner);
        if (card === undefined || !partner(trick.winner)) return false;
        const place = placesIn(board, trick.winner, slot).find((one) => cardAt(one) === card);
        return place !== undefined && higher(key, place) && !winsWith(tricks, own, card);
      })
    );
  });
}

function placesIn({ hands, layout }: Board, seat: Seat, slot: number): CardPlace[] {
  const field = int32At(hands, seat * 4 + slot);
  return Array.from({ length: layout.bits }, (_, bit) => bit).flatMap((bit) => ((field >>> bit) & 1 ? [slot * 32 + bit] : []));
}

/**
 * Whether an opponent whom the answer puts in loses by the next lead what the side could not win with any lead of its own. Who wins the trick after every
 * answer is not put in.
 */
export function throwsIn({ position, solution: { line, solver, gap }, tricks, wrong, own }: Scene): boolean {
  const { players } = position.board;
  const [first] = tricks;
  const next = line[players - position.board.count]?.before;
  if (first === undefined || own(first.winner) || next === undefined || tricks.length < 2) return false;
  if (wrong.every((course) => course.tricks[0]?.winner === first.winner)) return false;
  const valueFrom = (leader: Seat): number | undefined => {
    const board = next.board;
    const [seat, led] = [board.seat, board.leader];
    board.seat = board.leader = leader;
    const found = solver.values(board);
    [board.seat, board.leader] = [seat, led];
    if (found === undefined) return undefined;
    const values = found.map(({ value }) => value);
    return own(leader) ? Math.max(...values) : Math.min(...values);
  };
  const real = valueFrom(next.board.seat);
  return real !== undefined && heldBy(position.board, own).every((seat) => (valueFrom(seat) ?? Infinity) <= real - gap / 2);
}
