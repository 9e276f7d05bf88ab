import { codeOf, type Card, type CardCode, type Seat } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { Refusal } from '../../contract/result.ts';
import type { MatchDeal } from '../match.ts';
import { cardIn, faultsOfPlay } from '../setUp/faults.ts';
import { placesIn } from '../setUp/places.ts';
import { emptySketch, type Sketch } from '../setUp/sketch.ts';

/** A card that a seat is said to have played. */
export interface Fallen {
  readonly seat: Seat;
  readonly card: Card;
}

/** The number of guesses at the cards before the search ends. */
const GUESSES = 150;

/** The tricks of a deal in play, the one on the table last, with the card that is to fall. */
function tricksWith({ play }: DealState, { card }: Fallen): { readonly leader: Seat; readonly cards: readonly Card[] }[] {
  if (play === null) return [];
  return [...play.tricks, { leader: play.leader, cards: [...play.trick, card] }];
}

/** The cards that each seat has played, with the one that is to fall. */
function playedBy(state: DealState, wanted: Fallen): Card[][] {
  const played = state.hands.map((): Card[] => []);
  for (const { leader, cards } of tricksWith(state, wanted))
    for (const [at, card] of cards.entries()) itemAt(played, (leader + at) % played.length).push(card);
  return played;
}

/** Cards without others, each as often as it is there; others that are not there change nothing. */
function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...cards];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The breach of the rules in the play of a seat if it plays a card, by what it is known to hold and what it has played since; `undefined` if there is none.
 * The breach may lie in an earlier trick.
 */
export function faultOfCard(game: Game, { state }: MatchDeal, known: Sketch, wanted: Fallen): Refusal | undefined {
  const rules = game.trick(state);
  // Which cards of a stack lay open is not known.
  if (rules === null || rules.stacks !== undefined || state.play === null) return undefined;
  const played = playedBy(state, wanted);
  const left = known.hands.map((hand, seat) => without(hand.map(cardIn), itemAt(played, seat)).map(codeOf));
  const tricks = tricksWith(state, wanted).map(({ leader, cards }) => ({ leader, cards: cards.map(codeOf) }));
  const [last] = tricks.slice(-1);
  const sketch: Sketch = {
    ...emptySketch(known.game, known.hands.length, 'play'),
    hands: left,
    rows: known.rows,
    leader: last?.leader ?? null,
    trick: last?.cards ?? [],
    tricks: tricks.slice(0, -1),
  };
  return faultsOfPlay(rules, sketch).find(({ code, facts }) => code === 'position/breach' && facts?.['seat'] === wanted.seat);
}

/** The state of a deal as its play began: its hands are whole. */
function atPlay(game: Game, { state: { setup }, actions }: MatchDeal): DealState {
  let state: DealState = game.deal(setup).state;
  for (const action of actions) {
    if (state.play !== null) break;
    ({ state } = game.apply(state, action));
  }
  return state;
}

/**
 * Decks in which every known card lies where it was, the wanted card at its seat, and the others where they contradict no card played; one after the other, each
 * to be tried by the rules. `undefined` where the seat cannot have the card: it is known to be elsewhere, or all cards of the seat are known.
 */
export function guessesFor(
  game: Game,
  deal: MatchDeal,
  known: Sketch,
  wanted: Fallen,
): ((rng: Rng) => Generator<readonly Card[]>) | undefined {
  const { deck } = deal.dealt;
  const begun = atPlay(game, deal);
  const holders = placesIn(game, begun).map(({ seat }) => seat);
  const played = playedBy(deal.state, wanted);
  const fixed = fixedPlaces(deck, holders, known, played, wanted);
  const free = [...deck.keys()].filter((at) => !fixed.has(at));
  const own = free.filter((at) => holders[at] === wanted.seat);
  const loose = free.map((at) => itemAt(deck, at));
  if (own.length === 0 || !loose.includes(wanted.card)) return undefined;
  const rules = game.trick(deal.state);
  const isStacked = known.rows.some((stacks) => stacks.length > 0) || rules?.stacks !== undefined;
  const barred = rules === null || isStacked ? undefined : contradictions(deal.state, rules, known, played, wanted);
  return function* decks(rng) {
    // Most often one exchange is enough.
    const from = itemAt(
      free.filter((at) => deck[at] === wanted.card),
      0,
    );
    for (const target of own) {
      const next = [...deck];
      [next[target], next[from]] = [wanted.card, itemAt(deck, target)];
      yield next;
    }
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const target = itemAt(own, guess % own.length);
      const others = shuffled(without(loose, [wanted.card]), rng);
      const places = free.filter((at) => at !== target);
      const laid = matched(others, places, (card, at) => barred?.(card, holders[at] ?? -1) !== true);
      if (laid === undefined) return;
      const next = [...deck];
      next[target] = wanted.card;
      for (const [i, at] of places.entries()) next[at] = itemAt(laid, i);
      yield next;
    }
  };
}

/** The places of a deck whose cards are known: given at the beginning, or played since. */
function fixedPlaces(
  deck: readonly Card[],
  holders: readonly number[],
  known: Sketch,
  played: readonly (readonly Card[])[],
  { seat: asked }: Fallen,
): Set<number> {
  const given = (seat: Seat): CardCode[] => [...(known.hands[seat] ?? []), ...(known.rows[seat] ?? []).flat()];
  const certain = played.map((own, seat) => {
    // The card that is to fall lies elsewhere still.
    const before = seat === asked ? own.slice(0, -1) : own;
    const dealt = given(seat).map(cardIn);
    return [...dealt, ...without(before, dealt)];
  });
  const aside = known.aside.map(cardIn);
  const fixed = new Set<number>();
  for (const [at, card] of deck.entries()) {
    const list = certain[holders[at] ?? -1];
    const place = list?.indexOf(card) ?? -1;
    const [from, index] = place >= 0 && list !== undefined ? [list, place] : [aside, aside.indexOf(card)];
    if (index < 0) continue;
    from.splice(index, 1);
    fixed.add(at);
  }
  return fixed;
}

/** Whether a seat would have broken the rules with a card in hand from the beginning, by the cards that it is certain to have held with it. */
function contradictions(
  state: DealState,
  rules: NonNullable<ReturnType<Game['trick']>>,
  known: Sketch,
  played: readonly (readonly Card[])[],
  wanted: Fallen,
): (card: Card, seat: Seat) => boolean {
  const kernel = trickKernel(rules.spec, rules.trump);
  const players = played.length;
  const tricks = tricksWith(state, wanted);
  const found = new Map<number, boolean>();
  const breaks = (extra: Card, seat: Seat): boolean => {
    let held = [...without((known.hands[seat] ?? []).map(cardIn), itemAt(played, seat)), ...itemAt(played, seat), extra];
    for (const { leader, cards } of tricks) {
      const at = (seat - leader + players) % players;
      const card = cards[at];
      if (card === undefined) continue;
      const mate = (place: number): boolean => rules.sides[(leader + place) % players] === rules.sides[seat];
      if (at > 0 && kernel.reason(held, cards.slice(0, at), mate, card) !== undefined) return true;
      held = without(held, [card]);
    }
    return false;
  };
  return (card, seat) => {
    if (seat < 0) return false;
    const key = seat * 1000 + card;
    const before = found.get(key) ?? breaks(card, seat);
    found.set(key, before);
    return before;
  };
}

/** Cards assigned to places, each where it may lie, by augmenting paths; `undefined` where they do not all find one. */
function matched(cards: readonly Card[], places: readonly number[], may: (card: Card, at: number) => boolean): Card[] | undefined {
  const cardAt = places.map(() => -1);
  const seek = (index: number, tried: Set<number>): boolean => {
    for (const [i, at] of places.entries()) {
      if (tried.has(i) || !may(itemAt(cards, index), at)) continue;
      tried.add(i);
      const held = itemAt(cardAt, i);
      if (held >= 0 && !seek(held, tried)) continue;
      cardAt[i] = index;
      return true;
    }
    return false;
  };
  for (const index of cards.keys()) if (!seek(index, new Set())) return undefined;
  return cardAt.map((index) => itemAt(cards, index));
}
