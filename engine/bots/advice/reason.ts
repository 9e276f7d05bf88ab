import { codeOf, SUITS, suitIndex, suitOf, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { cardsPlayed, type Action, type DiscardAction, type Legal } from '../../contract/action.ts';
import { formatAction } from '../../contract/notation.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { seatToAct, type Fact, type View } from '../../contract/view.ts';
import { onTable, toCome } from '../../games/sampling/cardOdds.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { signReasons } from './signReasons.ts';
import { beaten, dearest, tableFactsOf, higher, mayFall, mayHold, trickFactsOf, type TableFacts, type TrickFacts } from './tableFacts.ts';

/** Every reason there is, by the end of its key `why.…`; players read those words. */
export const REASONS = [
  'only',
  'sureTrick',
  'takesLead',
  'trumpsIn',
  'feedsSure',
  'feeds',
  'roem',
  'roemAhead',
  'mateHolds',
  'cheapest',
  'makesVoid',
  'letsGo',
  'drawsTrumps',
  'boss',
  'highest',
  'mateTrumps',
  'singleton',
  'covered',
  'longSuit',
  'layVoid',
  'trumpLength',
  'tellsHas',
  'tellsLacks',
  'toldHas',
  'toldLacks',
  'figures',
  'close',
  'thumb',
] as const;
type ReasonKey = (typeof REASONS)[number];

/** A reason with what goes into its words. */
export interface Reason extends Fact {
  readonly key: ReasonKey;
}

/** An action that was considered; `points`: what it is expected to bring, `null` where nothing was reckoned. */
export interface Weighed {
  readonly action: Action;
  readonly points: number | null;
  /** Standard error of the points. */
  readonly se: number | null;
}

/**
 * Why an action may be chosen, from what its seat sees and from the figures: what it does at the table, where one of {@link REASONS} is true of it, and
 * what it is expected to bring. Nothing is said that does not follow from the view.
 * @param weighed what was considered, the chosen action first
 * @param alike the other actions that are as good as the chosen one, for all that the figures show; the best first
 * @param searched whether the bot tried actions out, even where none of them has figures
 */
export function reasonsFor(
  view: View,
  legal: Legal,
  action: Action,
  weighed: readonly Weighed[],
  alike: readonly Action[],
  searched = false,
): Reason[] {
  if (legal.actions.length === 1) return [{ key: 'only' }];
  return [...atTheTable(view, legal, action), ...signReasons(view, action), ...inFigures(action, weighed, alike, searched)];
}

/** Returns the reason that compares an action's figures with those of the others: of equals, or of the next best. */
function inFigures(action: Action, weighed: readonly Weighed[], alike: readonly Action[], searched: boolean): Reason[] {
  const points = weighed.find((one) => one.action === action)?.points ?? null;
  const next = weighed.find((one) => one.action !== action && one.points !== null);
  if (points === null || next === undefined || next.points === null) return searched ? [] : [{ key: 'thumb' }];
  if (alike.length > 0) return [{ key: 'close', params: { points: Math.round(points), others: alike.map(formatAction) } }];
  return [
    { key: 'figures', params: { points: Math.round(points), other: formatAction(next.action), otherPoints: Math.round(next.points) } },
  ];
}

/** Returns what an action does at the table, and the bonus that it brings: those of {@link REASONS} that are true of it. */
export function atTheTable(view: View, legal: Legal, action: Action): Reason[] {
  const seat = seatToAct(view);
  if (action.type === 'discard') return listed(layingAway(view, seat, action));
  if (action.type === 'trump') return listed(naming(view, seat, action.trump));
  const cards = cardsPlayed(legal.actions);
  if (action.type !== 'play' || view.trick === null || cards.length !== legal.actions.length) return [];
  const { card } = action;
  const table = tableFactsOf(view, seat);
  if (table === undefined) return [];
  if (onTable(view).length === 0) return listed(leading(table, card));
  const facts = trickFactsOf(table);
  return [...listed(following(table, facts, card, cards)), ...bonusReason(facts, card)];
}

function listed(reason: Reason | undefined): Reason[] {
  return reason === undefined ? [] : [reason];
}

/**
 * Returns the reasons for an action that set it apart from another: none that is as true of the other, with no fewer points. Of two cards that win the trick for certain
 * neither is named for it, and a card to be saved is the one that the other action spends.
 */
export function tellingReasons(view: View, legal: Legal, action: Action, other: Action): Reason[] {
  const alike = atTheTable(view, legal, other);
  return atTheTable(view, legal, action).flatMap((reason) => {
    if (reason.key === 'mateHolds') return savedFrom(view, reason, action, other);
    return alike.some((one) => saysAsMuch(one, reason)) ? [] : [reason];
  });
}

/** A reason to save a card, about the one that another action spends; none if that spends nothing more. */
function savedFrom(view: View, reason: Reason, action: Action, other: Action): Reason[] {
  const table = tableFactsOf(view, seatToAct(view));
  if (action.type !== 'play' || other.type !== 'play' || table === undefined) return [];
  const { odds } = table;
  const { kernel } = odds;
  const [laid, spent] = [action.card, other.card];
  const spends =
    kernel.points([spent]) > kernel.points([laid]) || higher(odds, spent, laid) || (kernel.isTrump(spent) && !kernel.isTrump(laid));
  return spends ? [{ ...reason, params: { card: codeOf(spent) } }] : [];
}

function saysAsMuch(one: Reason, reason: Reason): boolean {
  if (one.key === 'sureTrick' && reason.key === 'sureTrick') return true;
  const { points: mine = 0, ...rest } = reason.params ?? {};
  const { points: others = 0, ...same } = one.params ?? {};
  return one.key === reason.key && JSON.stringify(same) === JSON.stringify(rest) && Number(mine) <= Number(others);
}

/** The bonus of the trick's cards that a card brings its own side; Klaverjassen alone has one, and calls it roem. */
function bonusReason({ ours, takes, sure, brings }: TrickFacts, card: Card): Reason[] {
  const points = brings(card);
  if (points === 0 || !(ours || takes(card))) return [];
  return [{ key: sure(card) ? 'roem' : 'roemAhead', params: { points } }];
}

function following(table: TableFacts, facts: TrickFacts, card: Card, legal: readonly Card[]): Reason | undefined {
  const { odds, own, covers } = table;
  const { kernel, rules } = odds;
  const { trick, takes, adds: worth } = facts;
  const last = own.length === 1 ? rules.spec.lastTrick : 0;
  const stake = facts.stake(card) + rules.spec.perTrick + last;
  const led = trick[0] ?? card;
  // Won by a card that is there already: to take it as well only adds points.
  const won = facts.ours && legal.some((other) => !takes(other) && facts.sure(other));
  if (takes(card) && !won) {
    if (!mayFall(table, card)) return { key: 'sureTrick', params: { points: stake } };
    if (kernel.isTrump(card) && !kernel.isTrump(led)) return { key: 'trumpsIn', params: { suit: suitOf(led), points: stake } };
    return { key: 'takesLead', params: { points: stake } };
  }
  const most = Math.max(...legal.map(worth));
  const least = Math.min(...legal.map(worth));
  const kept = dearest(
    table,
    legal.filter((one) => one !== card),
  );
  if (facts.ours) {
    if (worth(card) === most && most > least) return { key: facts.sure(card) ? 'feedsSure' : 'feeds', params: { points: worth(card) } };
    return kept !== undefined && (kernel.points([kept]) > kernel.points([card]) || higher(odds, kept, card))
      ? { key: 'mateHolds', params: { card: codeOf(kept) } }
      : undefined;
  }
  const taking = dearest(table, legal.filter(takes));
  if (taking !== undefined) return { key: 'letsGo', params: { card: codeOf(taking) } };
  const alone = own.filter((one) => suitIndex(one) === suitIndex(card)).length === 1 && !covers(suitIndex(card));
  if (alone && !kernel.isTrump(card) && own.some((one) => kernel.isTrump(one)) && worth(card) === least && follows(rules))
    return { key: 'makesVoid', params: { suit: suitOf(card) } };
  return worth(card) === least && most > least ? { key: 'cheapest', params: { points: worth(card) } } : undefined;
}

/** Whether suits must be followed in some way: where they need not be, being void changes nothing. */
function follows({ spec }: TrickRules): boolean {
  return spec.duty.opponent.ledWins.some((step) => step === 'suit' || step === 'low');
}

function leading(table: TableFacts, card: Card): Reason | undefined {
  const { view, odds, own, out, covers } = table;
  const { kernel, rules } = odds;
  const suit = suitOf(card);
  // The seat's own covered cards may be among the trumps that are not seen: then nothing is said of their number.
  const trumpsOut = covers(suitIndex(card)) ? 0 : out.filter((other) => kernel.isTrump(other)).length;
  const against = toCome(view, odds.seat).filter((seat) => !odds.together(seat, odds.seat));
  const company = own.filter((one) => suitIndex(one) === suitIndex(card));
  if (
    kernel.isTrump(card) &&
    // A lone trump that others beat draws none to speak of.
    (company.length > 1 || !beaten(table, card)) &&
    follows(rules) &&
    against.some((seat) => out.some((one) => kernel.isTrump(one) && mayHold(view, odds, seat, one)))
  )
    return { key: 'drawsTrumps', params: { n: trumpsOut } };
  if (!beaten(table, card)) return { key: 'boss' };
  if (!kernel.isTrump(card) && !out.some((other) => higher(odds, other, card))) return { key: 'highest', params: { suit } };
  const mates = toCome(view, odds.seat).filter((seat) => odds.together(seat, odds.seat));
  const ruffs = (seat: Seat): boolean =>
    odds.isVoid(seat, suitIndex(card)) === 1 && out.some((one) => kernel.isTrump(one) && mayHold(view, odds, seat, one));
  if (!kernel.isTrump(card) && mates.some(ruffs) && !against.some(ruffs)) return { key: 'mateTrumps', params: { suit } };
  if (company.length === 1 && !covers(suitIndex(card)) && !kernel.isTrump(card) && own.some((one) => kernel.isTrump(one)) && follows(rules))
    return { key: 'singleton', params: { suit } };
  const kept = dearest(
    table,
    company.filter((one) => kernel.points([one]) > kernel.points([card])),
  );
  const isLow = company.every((one) => !higher(odds, card, one));
  if (kept !== undefined && isLow && !kernel.isTrump(card)) return { key: 'covered', params: { card: codeOf(kept) } };
  const lengths = SUITS.map((_, at) => own.filter((one) => suitIndex(one) === at && !kernel.isTrump(one)).length);
  const n = company.length;
  if (!kernel.isTrump(card) && n >= 3 && lengths.every((length, at) => at === suitIndex(card) || length < n))
    return { key: 'longSuit', params: { suit, n } };
  return undefined;
}

function layingAway(view: View, seat: Seat, { card }: DiscardAction): Reason | undefined {
  const hand = visible(view.hands[seat] ?? []);
  if (card === null) return undefined;
  const company = hand.filter((one) => suitIndex(one) === suitIndex(card)).length;
  return company === 1 ? { key: 'layVoid', params: { suit: suitOf(card) } } : undefined;
}

function naming(view: View, seat: Seat, trump: Trump): Reason | undefined {
  const hand = visible(view.hands[seat] ?? []);
  const [n, ...others] = [trump, ...SUITS].map((suit) => hand.filter((card) => suitOf(card) === suit).length);
  // A suit that is shorter than another is not named for its length.
  return n === undefined || n === 0 || others.some((other) => other > n) ? undefined : { key: 'trumpLength', params: { suit: trump, n } };
}
