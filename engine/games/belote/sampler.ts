import { cardOf, rankIndex, suitOf, SUITS, type Card, type Seat, type Suit } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { cardsInTrick, type Fact, type View } from '../../contract/view.ts';
import { after, OPPOSITE } from '../../cards/seats.ts';
import { repairedDecks, type Fault } from '../sampling/constraintRepair.ts';
import { cardOfFact, cardsByFacts, cardsIn } from '../sampling/facts.ts';
import { excludedByPlay, fittingDecks, playedBy, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { allTrumps, firstPlaces, finalPlaces, TURNED_PLACE, type Belote } from './deal.ts';
import { DECLARE, SILENT } from '../family/sequences.ts';
import {
  winningDeclarations,
  CARRE_RANKS,
  DECLARATION_KINDS,
  declarationsOf,
  KIND_SIZES,
  type Declaration,
  type DeclarationKind,
} from './declarations.ts';
import { option, specOf } from './options.ts';
import { beloteRules } from './rules.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Worlds that fit a view: hands by the turned card, by the cards played, and by the declarations made, shown and missing. */
export function sampler(view: View): (rng: Rng) => Belote {
  const pack = PACKS.french32.cards;
  const decks = view.declarer === null ? fittingDecks(pack, holders(view)) : repairedDecks(pack, holders(view), faultOf(view));
  return (rng) => relived(view, decks(rng));
}

/** The holders of the cards, by the turned card, the cards played and the cards shown. */
export function holders(view: View): Holder[] {
  return view.declarer === null ? holdersBefore(view) : holdersAfter(view, view.declarer);
}

/** Before a taker is known: five cards each, the turned one, and the rest of the stock. */
function holdersBefore(view: View): Holder[] {
  const places = firstPlaces(view.dealer);
  const stock = PACKS.french32.cards.map((_, place) => place).filter((place) => place > TURNED_PLACE);
  return [
    ...places.map((at, seat): Holder => ({ places: at, known: visible(view.hands[seat] ?? []) })),
    { places: [TURNED_PLACE], known: visible(view.zones[0]?.stacks[0] ?? []) },
    { places: stock, known: [], drawn: true },
  ];
}

/** The seats' eight cards, and apart from the taker's other seven the turned one. */
function holdersAfter(view: View, taker: Seat): Holder[] {
  const turned = cardOfFact(view, 'belote.turned');
  const trump = view.trump ?? 'NT';
  const barred = excludedByPlay(view, { spec: specOf(view.options, trump, allTrumps(view)), trump, sides: OPPOSITE, extra: [] });
  const played = playedBy(view);
  const shown = cardsByFacts(view, ['belote.set', 'belote.pair']);
  const single = singleRoyals(view, played);
  const hands = finalPlaces(view.dealer, taker).map((places, seat): Holder => {
    const cards = [...visible(view.hands[seat] ?? []), ...(played[seat] ?? []), ...(shown[seat] ?? [])];
    const known = [...new Set(cards)].filter((card) => card !== turned);
    const excludes = (card: Card): boolean => barred[seat]?.[card] === 1 || single[seat]?.includes(card) === true;
    return { places: places.filter((place) => place !== TURNED_PLACE), known, excludes };
  });
  return [...hands, { places: [TURNED_PLACE], known: [turned] }];
}

/** By seat: kings and queens of trumps that it cannot have been dealt, for it played the other one without a word. */
function singleRoyals(view: View, played: readonly (readonly Card[])[]): Card[][] {
  const called = view.facts.flatMap((fact) => (fact.key === 'belote.pair' ? cardsIn(fact) : []));
  const trumps: readonly Suit[] = allTrumps(view) ? SUITS : SUITS.filter((suit) => suit === view.trump);
  return played.map((cards) =>
    trumps.flatMap((suit) => {
      const [king, queen] = [cardOf(suit, 'K'), cardOf(suit, 'Q')];
      if (called.includes(king)) return [];
      return [...(cards.includes(king) ? [queen] : []), ...(cards.includes(queen) ? [king] : [])];
    }),
  );
}

/** By seat: the kinds it has called; `null` while its turn has not come, or where it may have kept silent. */
function heardIn(view: View): (readonly DeclarationKind[] | null)[] {
  const { options } = view;
  const forehand = after(view.dealer, 4);
  const first = view.tricks.length > 0 ? itemAt(view.tricks, 0).cards.length : cardsInTrick(view);
  return view.hands.map((_, seat) => {
    const kinds = view.facts.flatMap((fact) => (Number(fact.params?.['seat']) === seat ? kindOf(fact) : []));
    if (kinds.length > 0) return kinds;
    const hasPlayed = after(seat, 4, -forehand) < first;
    return option(options, 'declarations') === 'automatic' && hasPlayed ? [] : null;
  });
}

/** The kind of declaration that a fact is about. */
function kindOf(fact: Fact): DeclarationKind[] {
  if (fact.key === 'belote.set') {
    const cards = cardsIn(fact);
    const [first, second] = cards;
    if (first !== undefined && second !== undefined && suitOf(first) !== suitOf(second)) return ['carre'];
    return [cards.length === 3 ? 'tierce' : cards.length === 4 ? 'cinquante' : 'cent'];
  }
  return DECLARATION_KINDS.filter((kind) => fact.key === `belote.${kind}`);
}

/** How far hands are from the declarations that a view shows. */
function faultOf(view: View): Fault {
  if (option(view.options, 'declarations') === 'off') return () => 0;
  const heard = heardIn(view);
  const trump = view.trump ?? 'NT';
  const forehand = after(view.dealer, 4);
  const wanted = view.facts.flatMap((fact) => (fact.key === 'belote.set' ? [cardsIn(fact).join()] : []));
  const compared = view.tricks.length > 0;
  if (heard.every((kinds) => kinds === null)) return () => 0;
  return (hands) => {
    let fault = 0;
    const made: Declaration[] = [];
    for (const [seat, kinds] of heard.entries()) {
      if (kinds === null) continue;
      const held = hands[seat] ?? [];
      const whole = seat === view.declarer ? [...held, ...(hands[4] ?? [])] : held;
      const sets = declarationsOf(seat, whole);
      made.push(...sets);
      fault += distance(kinds, sets, whole);
    }
    if (fault > 0 || !compared) return fault;
    const found = winningDeclarations(made, trump, forehand).map((award) => award.cards.join());
    return found.join(' ') === wanted.join(' ') ? 0 : 1 + found.filter((one) => !wanted.includes(one)).length;
  };
}

/** How far a hand is from the kinds of declarations that it was called to hold: 0 when it has just these. */
function distance(kinds: readonly DeclarationKind[], sets: readonly Declaration[], hand: readonly Card[]): number {
  const extra = sets.map(({ kind }) => kind);
  let fault = 0;
  for (const kind of kinds) {
    const at = extra.indexOf(kind);
    if (at >= 0) extra.splice(at, 1);
    else fault += Math.max(1, KIND_SIZES[kind] - (kind === 'carre' ? mostAlike(hand) : longestRun(hand)));
  }
  return fault + extra.length;
}

/** The most cards of one rank that counts as four of a kind. */
function mostAlike(hand: readonly Card[]): number {
  return Math.max(...CARRE_RANKS.map((rank) => hand.filter((card) => rankIndex(card) === rank).length));
}

/** The length of the longest sequence in a hand. */
function longestRun(hand: readonly Card[]): number {
  let longest = 0;
  for (const card of hand) {
    let length = 1;
    while (hand.includes(card + length)) length += 1;
    if (length > longest) longest = length;
  }
  return longest;
}

/** The deal as it may have gone with a deck under it: a holder of declarations who was not heard kept silent. */
function relived(view: View, deck: readonly Card[]): Belote {
  let { state } = beloteRules.deal(setupOf(view, deck));
  for (const { action } of view.moves) {
    if (state.phase === 'declare' && action !== DECLARE && action !== SILENT) ({ state } = beloteRules.apply(state, SILENT));
    ({ state } = beloteRules.apply(state, action));
  }
  return state;
}
