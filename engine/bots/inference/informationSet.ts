import { less, type Card, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { seatToAct, type View, cardsInTrick } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { after } from '../../cards/seats.ts';
import { Board } from '../../cards/trick/board.ts';
import { firstPlaceOf, layoutOf, type Layout, type CardPlace } from '../../cards/trick/layout.ts';
import { cardsLeft } from '../../analysis/boardOf.ts';
import { placedPairs, type PlacedPair } from '../../analysis/heldPairs.ts';
import { bonusOf } from '../../analysis/trickBonus.ts';
import { unitOf } from '../policy/weights.ts';
import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { countIn } from '../../cards/counts.ts';

/** A card that has been played. */
interface Play {
  readonly seat: Seat;
  readonly place: CardPlace;
}

/** Where hidden cards lie: in a seat's hand (`stack` −1), in one of its stacks, or apart from the play (`seat` −1). */
interface Hideout {
  readonly seat: Seat | -1;
  readonly stack: number;
  /** Which card of the stack, counted from the lowest. */
  readonly height: number;
  /** How many hidden cards lie here. */
  readonly room: number;
  /** By number of the hidden card: 1 where it may lie here. */
  readonly open: Uint8Array;
}

/** The play of a deal as one seat may know it, in the terms of search. */
export interface InformationSet {
  readonly game: Game;
  readonly view: View;
  /** The seat that thinks: the viewer. */
  readonly seat: Seat;
  readonly rules: TrickRules;
  readonly layout: Layout;
  /** Every card played so far, in order. */
  readonly plays: readonly Play[];
  /** The deal as it stands, hidden cards left out. Points and tricks are counted from here on. */
  readonly board: Board;
  /** Cards that the seat does not see, and where they may lie. */
  readonly hidden: readonly CardPlace[];
  readonly hideouts: readonly Hideout[];
  /** Each seat's stacks, the lowest card first; −1 for a hidden one. */
  readonly stacks: readonly (readonly (readonly CardPlace[])[])[];
  /** One state that fits the view. */
  readonly state: DealState;
  /** Pairs of cards that bring points to the seat that was dealt both. */
  readonly pairs: readonly PlacedPair[];
  /** Points of an average trick. */
  readonly unit: number;
}

/** The information set of a view in the play. */
export function informationSetOf(view: View, rng: Rng): InformationSet {
  const game = gameById(view.game);
  return informationSetFrom(game, view, game.sampler(view)(rng));
}

/** The information set of a view and of a state that fits it. If a game does not know who may hold which cards, the state counts as known. */
export function informationSetFrom(game: Game, view: View, state: DealState): InformationSet {
  const rules = game.trick(state);
  if (rules === null || typeof view.viewer !== 'number') throw new RangeError('an information set needs the play and a seat');
  const layout = layoutOf(rules.spec, rules.trump);
  const copies = new Copies(layout);
  const plays = playsOf(view, copies);
  const piles = rules.stacks ?? rules.sides.map(() => []);
  const holders = game.holders?.(view) ?? [];
  const unknown = holders.map(({ places, known, excludes }, holder) => {
    const cards = places.slice(known.length).map((place) => itemAt(state.setup.deck, place));
    return { cards, excludes, spot: whereIs(cards, holder, state, piles) };
  });
  const hiddenCards = unknown.flatMap(({ cards }) => cards);

  const board = new Board(layout, rules.sides, rules.stacks !== undefined, bonusOf(rules));
  state.hands.forEach((hand, seat) => {
    const hidden = unknown.flatMap(({ cards, spot }) => (spot.seat === seat && spot.stack === -1 ? cards : []));
    for (const card of less(hand, hidden)) put(board, seat, copies.next(card));
  });
  const covered = new Set(unknown.flatMap(({ cards, spot }) => (spot.stack >= 0 ? cards : [])));
  const stacks = piles.map((own) => own.map((pile) => pile.map((card) => (covered.has(card) ? -1 : copies.next(card)))));
  const hidden = hiddenCards.map((card) => copies.next(card));
  const hideouts = unknown.flatMap(({ cards, excludes, spot }): Hideout[] => {
    if (cards.length === 0) return [];
    return [{ ...spot, room: cards.length, open: Uint8Array.from(hiddenCards, (card) => (excludes?.(card) === true ? 0 : 1)) }];
  });
  const infoSet: InformationSet = {
    game,
    view,
    seat: view.viewer,
    rules,
    layout,
    plays,
    board,
    hidden,
    hideouts,
    stacks,
    state,
    pairs: placedPairs(
      rules,
      layout,
      plays.map(({ seat, place }) => ({ seat, card: uint8At(layout.cardAt, place) })),
    ),
    unit: unitOf(rules.spec, rules.sides.length),
  };
  begin(infoSet);
  return infoSet;
}

/** Gives places to cards: to copies of a card one after the other. */
class Copies {
  readonly #layout: Layout;
  readonly #given = new Map<Card, number>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  next(card: Card): CardPlace {
    const copy = countIn(this.#given, card);
    const place = firstPlaceOf(this.#layout, card);
    if (copy >= PACKS[this.#layout.spec.pack].copies) throw new RangeError(`there are not ${copy + 1} of card ${card}`);
    this.#given.set(card, copy + 1);
    return place + copy;
  }
}

function playsOf(view: View, copies: Copies): Play[] {
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  return tricks.flatMap(({ leader, cards }) =>
    visible(cards).map((card, i): Play => ({ seat: after(leader, view.players, i), place: copies.next(card) })),
  );
}

/** Where the unknown cards of a holder lie in a state. With identical cards several hands may have them all: a seat's own is tried first. */
function whereIs(
  cards: readonly Card[],
  holder: number,
  state: DealState,
  piles: readonly (readonly (readonly Card[])[])[],
): Pick<Hideout, 'seat' | 'stack' | 'height'> {
  const first = cards[0] ?? -1;
  for (const seat of [holder, ...state.hands.keys()])
    if (less(cards, state.hands[seat] ?? []).length === 0) return { seat, stack: -1, height: 0 };
  for (const [seat, own] of piles.entries())
    for (const [stack, pile] of own.entries()) if (pile.includes(first)) return { seat, stack, height: pile.indexOf(first) };
  return { seat: -1, stack: -1, height: 0 };
}

function put(board: Board, seat: Seat, place: CardPlace): void {
  const at = seat * 4 + (place >> 5);
  board.hands[at] = int32At(board.hands, at) | (1 << (place & 31));
}

/** Sets the board to the trick on the table. */
function begin({ board, view, plays, hidden, stacks, state, rules }: InformationSet): void {
  const { layout, live, hands, players } = board;
  const onTable = cardsInTrick(view);
  const table = plays.slice(plays.length - onTable);
  for (const { seat, place } of table) put(board, seat, place);
  for (let i = 0; i < hands.length; i += 1) live[i & 3] = int32At(live, i & 3) | int32At(hands, i);
  for (const place of [...hidden, ...stacks.flat(2)]) if (place >= 0) live[place >> 5] = int32At(live, place >> 5) | (1 << (place & 31));
  live.forEach((field, slot) => {
    for (let bit = 0; bit < layout.bits; bit += 1) if ((field >>> bit) & 1) board.worth += uint8At(layout.value, slot * 32 + bit);
  });
  const next = seatToAct(view);
  board.declarer = view.declarer ?? -1;
  board.left = cardsLeft(state, rules, next);
  board.seat = board.leader = after(next, players, -onTable);
  plays.forEach(({ seat, place }, i) => {
    const led = itemAt(plays, i - (i % players)).place >> 5;
    if (board.follows && place >> 5 !== led) board.voids[seat] = int32At(board.voids, seat) | (1 << led);
  });
  for (const { place } of table) board.play(place);
}
