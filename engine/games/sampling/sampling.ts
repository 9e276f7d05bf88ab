import { CARD_LIMIT, cards as parseCards, FACE_DOWN, less, type Card, type Seat, type ShownCard } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import { after } from '../../cards/seats.ts';
import { Board } from '../../cards/trick/board.ts';
import { layoutOf } from '../../cards/trick/layout.ts';
import type { Move } from '../../contract/action.ts';
import type { DealState, Setup } from '../../contract/deal.ts';
import type { DealRules } from '../../contract/game.ts';
import type { Holder, TrickRules } from '../../contract/search/search.ts';
import type { View } from '../../contract/view.ts';
import { int16At, int32At, itemAt, uint8At } from '../../cards/indexed.ts';

export type { Holder };

/**
 * Decks in which every holder has its known cards and none that it bars. Every call deals the unknown cards at random: a greedy filling
 * that always finds one if there is one, then swaps that even it out. Throws when the holders contradict each other.
 */
export function fittingDecks(pack: readonly Card[], holders: readonly Holder[]): (rng: Rng) => Card[] {
  const known = holders.flatMap((holder) => holder.known);
  const unknown = less(pack, known);
  if (unknown.length !== pack.length - known.length) throw new RangeError('a view shows a card more often than the pack holds it');
  const room = holders.map((holder) => holder.places.length - holder.known.length);
  const open = holders.map((holder) => {
    const may = new Uint8Array(CARD_LIMIT);
    for (const card of unknown) may[card] = holder.excludes?.(card) === true ? 0 : 1;
    return may;
  });
  const choices = unknown.map((card) => open.reduce((sum, may, i) => sum + (room[i] === 0 ? 0 : uint8At(may, card)), 0));
  return (rng) => {
    const owner = assign(unknown, choices, open, room, rng);
    even(unknown, owner, open, rng);
    const deck: Card[] = Array<Card>(pack.length).fill(-1);
    holders.forEach((holder, h) => {
      const hidden = unknown.filter((_, i) => owner[i] === h);
      const held = [...holder.known, ...(holder.drawn === true ? shuffled(hidden, rng) : hidden)];
      holder.places.forEach((place, i) => (deck[place] = itemAt(held, i)));
    });
    return deck;
  };
}

/** An owner for every card: cards with the fewest possible owners first, chains of exchanges where an owner is full. */
function assign(
  cards: readonly Card[],
  choices: readonly number[],
  open: readonly Uint8Array[],
  room: readonly number[],
  rng: Rng,
): number[] {
  const owner = Array<number>(cards.length).fill(-1);
  const left = [...room];
  const order = cards.map((_, i) => ({ i, key: itemAt(choices, i) * 1024 + rng.below(1024) })).sort((a, b) => a.key - b.key);
  const place = (i: number, seen: Set<number>): boolean => {
    const card = itemAt(cards, i);
    const total = open.reduce((sum, may, h) => sum + (may[card] === 1 ? itemAt(left, h) : 0), 0);
    if (total > 0) {
      let pick = rng.below(total);
      for (let h = 0; h < open.length; h += 1) {
        if (open[h]?.[card] !== 1) continue;
        pick -= itemAt(left, h);
        if (pick < 0) {
          owner[i] = h;
          left[h] = itemAt(left, h) - 1;
          return true;
        }
      }
    }
    for (let h = 0; h < open.length; h += 1) {
      if (open[h]?.[card] !== 1 || seen.has(h)) continue;
      seen.add(h);
      for (let other = 0; other < cards.length; other += 1) {
        if (owner[other] !== h) continue;
        left[h] = itemAt(left, h) + 1;
        owner[other] = -1;
        seen.add(h);
        const barred = open[h];
        if (moveElsewhere(other, h, seen)) {
          owner[i] = h;
          left[h] = itemAt(left, h) - 1;
          return true;
        }
        owner[other] = h;
        left[h] = itemAt(left, h) - 1;
        if (barred === undefined) break;
      }
    }
    return false;
  };
  const moveElsewhere = (i: number, not: number, seen: Set<number>): boolean => {
    const card = itemAt(cards, i);
    for (let h = 0; h < open.length; h += 1) {
      if (h === not || open[h]?.[card] !== 1 || itemAt(left, h) === 0) continue;
      owner[i] = h;
      left[h] = itemAt(left, h) - 1;
      return true;
    }
    const held = itemAt(left, not);
    left[not] = 0;
    const moved = place(i, seen);
    left[not] = itemAt(left, not) + held;
    return moved;
  };
  for (const { i } of order) if (!place(i, new Set())) throw new RangeError('no deal fits what the view tells');
  return owner;
}

/** Exchanges pairs of cards between owners that may both have the other's: the filling's preferences fade. */
function even(cards: readonly Card[], owner: number[], open: readonly Uint8Array[], rng: Rng): void {
  const n = cards.length;
  if (n < 2) return;
  for (let round = 0; round < n * 4; round += 1) {
    const a = rng.below(n);
    const b = rng.below(n);
    const ha = itemAt(owner, a);
    const hb = itemAt(owner, b);
    if (ha === hb || itemAt(open, ha)[itemAt(cards, b)] !== 1 || itemAt(open, hb)[itemAt(cards, a)] !== 1) continue;
    owner[a] = hb;
    owner[b] = ha;
  }
}

/** The cards of a view's list that can be seen. */
export function visible(shown: readonly ShownCard[]): Card[] {
  const cards: Card[] = [];
  for (const code of shown) if (code !== FACE_DOWN) cards.push(...parseCards(code));
  return cards;
}

/** The cards each seat has played, in order, from the tricks of a view. */
export function playedBy(view: View): Card[][] {
  const played: Card[][] = view.hands.map(() => []);
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  for (const { leader, cards } of tricks) cards.forEach((code, i) => played[after(leader, view.players, i)]?.push(...parseCards(code)));
  return played;
}

/**
 * Excludes cards by the play: a seat that played a card which another card would have barred does not hold that other card. Duties look
 * at one pair of cards at a time, so the play reveals no more. By seat, then by card: 1 where it cannot be held any more.
 */
export function excludedByPlay(view: View, rules: TrickRules): Uint8Array[] {
  const barred = view.hands.map(() => new Uint8Array(CARD_LIMIT));
  const layout = layoutOf(rules.spec, rules.trump);
  const board = new Board(layout, rules.sides, false);
  const { hands } = board;
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  const all = [...new Set(PACKS[rules.spec.pack].cards)];
  for (const { leader, cards } of tricks) {
    board.seat = leader;
    board.left = cards.length;
    for (const card of parseCards(cards.join(' '))) {
      const { seat } = board;
      const row = barred[seat];
      const place = int16At(layout.placeOf, card);
      const own = seat * 4 + (place >> 5);
      if (row !== undefined && board.count > 0)
        for (const other of all) {
          if (row[other] === 1 || other === card) continue;
          const at = int16At(layout.placeOf, other);
          hands.fill(0);
          hands[own] = 1 << (place & 31);
          hands[seat * 4 + (at >> 5)] = int32At(hands, seat * 4 + (at >> 5)) | (1 << (at & 31));
          board.findLegal();
          if (((board.legalIn(place >> 5) >>> (place & 31)) & 1) === 0) row[other] = 1;
        }
      board.play(place);
    }
    board.count = 0;
  }
  return barred;
}

/** The state after a deal's actions. Throws when one of them is not legal. */
export function replayed<S extends DealState>(game: DealRules<S>, setup: Setup, moves: readonly Move[]): S {
  return moves.reduce((state, { action }) => game.apply(state, action).state, game.deal(setup).state);
}

/** The setup of a view, with a deck put under it. */
export function setupOf(view: View, deck: readonly Card[], pile: readonly Card[] = []): Setup {
  return { options: view.options, players: view.players, dealer: view.dealer, deck, pile, carry: view.carry };
}

/**
 * Holders for the usual case: every seat was dealt the cards at its places and has since only played them. Open hands are known in their
 * order; covered ones hold what was played and nothing that `excludes` rules out.
 */
export function handHolders(view: View, places: readonly (readonly number[])[], excludes: (seat: Seat, card: Card) => boolean): Holder[] {
  const played = playedBy(view);
  return places.map((at, seat) => ({
    places: at,
    known: [...visible(itemAt(view.hands, seat)), ...itemAt(played, seat)],
    excludes: (card) => excludes(seat, card),
  }));
}
