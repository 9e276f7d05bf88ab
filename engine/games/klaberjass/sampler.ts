import type { Card, Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { after, from, OPPOSITE } from '../../cards/seats.ts';
import type { Action } from '../../contract/action.ts';
import type { View } from '../../contract/view.ts';
import { repairedDecks, type Fault } from '../sampling/constraintRepair.ts';
import { cardOfFact, cardsByFacts } from '../sampling/facts.ts';
import { excludedByPlay, fittingDecks, playedBy, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { FIRST_CARDS, placesOf, TURNED_PLACE, type Klaberjass } from './deal.ts';
import { DECLARE, SILENT } from '../family/sequences.ts';
import { klaberjassRules } from './rules.ts';
import { option, SPEC } from './options.ts';
import { setAwards, setsOf } from './sets.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Determinizations of a view: hands by the turned card, the play, and the sequences shown and not shown. */
export function sampler(view: View): (rng: Rng) => Klaberjass {
  const pack = PACKS.french32.cards;
  const decks = view.trump === null ? fittingDecks(pack, holders(view)) : repairedDecks(pack, holders(view), faultOf(view));
  return (rng) => relived(view, decks(rng));
}

/** The holders of hands, as the turned card, the play and the sequences shown constrain them. */
export function holders(view: View): Holder[] {
  return view.trump === null ? holdersBefore(view) : holdersAfter(view);
}

/** Before trumps: six cards each, the turned one, and the rest of the stock. */
function holdersBefore(view: View): Holder[] {
  const places = placesOf(view.dealer).map((all) => all.slice(0, FIRST_CARDS));
  const dealt = new Set([...places.flat(), TURNED_PLACE]);
  const stock = PACKS.french32.cards.map((_, place) => place).filter((place) => !dealt.has(place));
  return [
    ...places.map((at, seat): Holder => ({ places: at, known: visible(itemAt(view.hands, seat)) })),
    { places: [TURNED_PLACE], known: visible(view.zones[0]?.stacks[0] ?? []) },
    { places: stock, known: [], drawn: true },
  ];
}

/** The seats' eight cards, and apart from the dealer's other seven the turned one. */
function holdersAfter(view: View): Holder[] {
  const turned = cardOfFact(view, 'klaberjass.turned');
  const barred = excludedByPlay(view, { spec: SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  const played = playedBy(view);
  const shown = cardsByFacts(view, ['klaberjass.set']);
  const hands = placesOf(view.dealer).map((places, seat): Holder => {
    const known = [...new Set([...visible(itemAt(view.hands, seat)), ...itemAt(played, seat), ...itemAt(shown, seat)])].filter(
      (card) => card !== turned,
    );
    return { places: places.filter((place) => place !== TURNED_PLACE), known, excludes: (card) => barred[seat]?.[card] === 1 };
  });
  return [...hands, { places: [TURNED_PLACE], known: [turned] }];
}

interface ShownSet {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: readonly string[];
}

function awardsIn(view: View): ShownSet[] {
  return view.facts.flatMap(({ key, params }) => {
    const cards = params?.['cards'];
    return key === 'klaberjass.set' && Array.isArray(cards)
      ? [{ seat: Number(params?.['seat']), points: Number(params?.['points']), cards: cards as readonly string[] }]
      : [];
  });
}

/** Who has declared, as everybody heard; with automatic declaration everybody who holds a set has. */
function declarersIn(view: View): Seat[] {
  return option(view.options, 'declare') === 'automatic'
    ? [0, 1, 2, 3]
    : view.moves.flatMap(({ seat, action }) => (action === DECLARE ? [seat] : []));
}

/** The distance of hands from the sequences that a view reveals. */
function faultOf(view: View): Fault {
  const trump = view.trump ?? 'NT';
  const declared = declarersIn(view);
  const wanted = awardsIn(view).map((award) => JSON.stringify(award));
  const byPlayer = option(view.options, 'declare') === 'byPlayer';
  const open = view.phase === 'declare' ? mayBeAsked(view, declared) : null;
  return (hands) => {
    const whole = hands.slice(0, 4).map((hand, seat) => (seat === view.dealer ? [...hand, ...itemAt(hands, 4)] : hand));
    const sets = whole.map((hand, seat) => setsOf(seat, hand));
    const holds = (seat: Seat): boolean => itemAt(sets, seat).length > 0;
    const empty = byPlayer ? declared.filter((seat) => !holds(seat)).length : 0;
    if (open !== null) return empty + (open.some(holds) ? 0 : 1);
    const found = setAwards(
      declared.flatMap((seat) => itemAt(sets, seat)),
      trump,
    ).map((award) => JSON.stringify({ seat: award.seat, points: award.points, cards: award.cards }));
    const missing = wanted.filter((award) => !found.includes(award)).length;
    return empty + missing + found.filter((award) => !wanted.includes(award)).length + (found.join() === wanted.join() ? 0 : 1);
  };
}

/** While holders of sets are being asked: those who may be the one, as far as the viewer knows. */
function mayBeAsked(view: View, declared: readonly Seat[]): Seat[] {
  const order = from(after(view.dealer, 4), 4);
  if (view.toAct !== null) return [view.toAct];
  const spoken = order.map((seat) => declared.includes(seat) || (seat === view.viewer && hasAnswered(view)));
  const rest = order.slice(spoken.lastIndexOf(true) + 1);
  if (typeof view.viewer !== 'number' || !rest.includes(view.viewer)) return rest;
  // A seat with a sequence that is not asked yet knows that an earlier seat is.
  const own = setsOf(view.viewer, visible(itemAt(view.hands, view.viewer))).length > 0;
  return own ? rest.slice(0, rest.indexOf(view.viewer)) : rest.filter((seat) => seat !== view.viewer);
}

function hasAnswered(view: View): boolean {
  return view.moves.some(({ seat, action }) => seat === view.viewer && isAnswer(action));
}

/** The deal as it may have gone with a deck under it: a seat that held a sequence and did not declare it kept silent. */
function relived(view: View, deck: readonly Card[]): Klaberjass {
  let { state } = klaberjassRules.deal(setupOf(view, deck));
  const declared = declarersIn(view);
  const answers = view.moves.filter(({ action }) => isAnswer(action));
  for (const { action } of view.moves.filter((move) => isBid(move.action))) ({ state } = klaberjassRules.apply(state, action));
  let heard = 0;
  while (state.phase === 'declare') {
    const seat = itemAt(state.asked, 0);
    if (view.phase === 'declare' && heard === answers.length && (view.toAct === null || view.toAct === seat)) break;
    const speaks = declared.includes(seat);
    if (speaks || seat === view.viewer) heard += 1;
    ({ state } = klaberjassRules.apply(state, speaks ? DECLARE : SILENT));
  }
  for (const { action } of view.moves) if (action.type === 'play') ({ state } = klaberjassRules.apply(state, action));
  return state;
}

/** Whether an action answers the question for sets. */
function isAnswer(action: Action): boolean {
  return action === DECLARE || action === SILENT;
}

/** Whether an action belongs to the bidding: it names trumps, takes the turned suit or passes. */
function isBid(action: Action): boolean {
  return action.type === 'trump' || (action.type === 'call' && !isAnswer(action));
}
