import { rankOf, suitOf, SUITS, less, type Card, type Seat, type Suit } from '../../cards/card.ts';
import { after, OPPOSITE } from '../../cards/seats.ts';
import { bidOf, callOf, cardsPlayed, PASS, trumpOf, type Action } from '../../contract/action.ts';
import type { Heuristic } from '../../contract/game.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { withKnown } from '../sampling/cardOdds.ts';
import { playedBy, visible } from '../sampling/sampling.ts';
import { heuristicWeightsOf, heuristicPlay } from '../family/heuristicPlay.ts';
import { signalsIn } from './bids.ts';
import { marriageSuits, meldWorth, shownMelds } from './melds.ts';
import { SPEC } from './options.ts';
import { itemAt } from '../../cards/indexed.ts';

const CONCEDE = callOf('concede');

/** Trick points that a hand is likely to bring its side with a suit as trumps, an average partner's included: fitted to 2400 deals. */
function trickWorth(hand: readonly Card[], trump: Suit): number {
  const trumps = hand.filter((card) => suitOf(card) === trump).map(rankOf);
  const sideAces = hand.filter((card) => suitOf(card) !== trump && rankOf(card) === 'A').length;
  const short = SUITS.filter((suit) => suit !== trump && hand.filter((card) => suitOf(card) === suit).length <= 2).length;
  const count = (rank: string): number => trumps.filter((held) => held === rank).length;
  return 12.4 + 1.5 * trumps.length + count('A') + 0.3 * count('T') + 1.4 * sideAces + 0.75 * short;
}

interface Plan {
  readonly trump: Suit;
  readonly meld: number;
  /** Meld and tricks together, the partner's meld left out. */
  readonly worth: number;
}

/** The hand's plans as declarer, the best trumps first; without a marriage it can do nothing. */
function plansOf(hand: readonly Card[]): Plan[] {
  return marriageSuits(hand)
    .map((trump) => {
      const meld = meldWorth(hand, trump);
      return { trump, meld, worth: meld + trickWorth(hand, trump) };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** The worth of a hand to its seat in an auction. */
interface Worth {
  /** The plan that promises most. */
  readonly best: Plan | undefined;
  /** Melds that count whatever the trumps are: aces, kings, queens and jacks around, pinochles, plain marriages. */
  readonly spare: number;
}

/** Hands that were weighed last: in an auction the same hand is asked again and again. */
const weighed = new Map<string, Worth>();
const MOST_WEIGHED = 1024;

function worthOf(hand: readonly Card[]): Worth {
  const key = hand.join();
  let worth = weighed.get(key);
  if (worth === undefined) {
    if (weighed.size === MOST_WEIGHED) weighed.clear();
    weighed.set(key, (worth = { best: plansOf(hand)[0], spare: spareMeld(hand) }));
  }
  return worth;
}

/** Meld to expect from a partner who has said nothing, has passed, or has bid; a signal says it, and stands for a little more. */
const PARTNER = { silent: 15, passed: 13, bid: 17, beyondSignal: 6 };
/**
 * In points: the reserve of a bid, and that of the first bid after two passes; the shortfall at which the declarer gives up; the least meld to signal; and the worth
 * of trumps, their meld and tricks alone, from which a hand names them itself.
 */
const MARGIN = { bid: 9, third: 21, concede: 8, signal: 20, ownTrumps: 46 } as const;

function partnerMeld(view: View, seat: Seat): number {
  const partner = after(seat, 4, 2);
  const said = signalsIn(view.moves).filter((signal) => signal.seat === partner);
  if (said.length > 0) return Math.max(...said.map(({ meld }) => meld)) + PARTNER.beyondSignal;
  const calls = view.moves.filter((move) => move.seat === partner).map(({ action }) => action);
  if (calls.some(({ type }) => type === 'bid')) return PARTNER.bid;
  return calls.includes(PASS) ? PARTNER.passed : PARTNER.silent;
}

/**
 * Whether the side has the auction already: the opponents have passed, and the partner's bid, which announces no meld, stands. A higher bid only raises what
 * both must make then. A bid that announces meld asks the partner to name trumps, and is answered.
 */
function partnerHasIt(view: View, seat: Seat): boolean {
  const bids = view.moves.filter(({ action }) => action.type === 'bid');
  const highest = bids.at(-1);
  const passed = [1, 3].every((step) => view.moves.some((move) => move.seat === after(seat, 4, step) && move.action === PASS));
  return passed && highest?.seat === after(seat, 4, 2) && signalsIn(bids).length === signalsIn(bids.slice(0, -1)).length;
}

function call(view: View, actions: readonly Action[]): Action {
  const seat = seatToAct(view);
  const [lowest] = actions.flatMap((action) => (action.type === 'bid' && typeof action.value === 'number' ? [action.value] : []));
  if (lowest === undefined || partnerHasIt(view, seat)) return PASS;
  const help = partnerMeld(view, seat);
  const bidYet = view.moves.some((move) => move.seat === seat);
  const { best, spare } = worthOf(visible(itemAt(view.hands, seat)));
  const jump = Math.min(Math.floor(spare / 10), 59 - lowest);
  const own = best === undefined ? 0 : best.worth;
  const names = own - spare >= MARGIN.ownTrumps;
  const partner = after(seat, 4, 2);
  const isHeard = !view.moves.some((move) => move.seat === partner && move.action === PASS);
  if (isHeard && !names && !bidYet && spare >= MARGIN.signal && jump >= 2) return bidOf(lowest + jump);
  if (best === undefined) return PASS;
  const last = signalsIn(view.moves).at(-1);
  const highest = view.moves.findLast(({ action }) => action.type === 'bid')?.seat;
  // A signal wants the partner to name trumps: it is not left in, and an answer to it is not taken back.
  if (last?.seat === partner && highest === partner && !bidYet) return bidOf(lowest);
  if (last?.seat === seat && highest === partner && !names) return PASS;
  // After a third pass the dealer, an opponent whose partner has passed, has to take the lowest bid.
  const isThird = view.moves.length === 2 && view.moves.every(({ action }) => action === PASS);
  return own + help - (isThird ? MARGIN.third : MARGIN.bid) >= lowest ? bidOf(lowest) : PASS;
}

/** Meld that a hand has whatever suit its partner makes trumps. */
function spareMeld(hand: readonly Card[]): number {
  const all = SUITS.map((trump) => meldWorth(hand, trump, true));
  return Math.min(...all);
}

/** The declarer's hand, the melds on the table and the bid: whether to give up rather than play. */
function givesUp(view: View): boolean {
  const seat = seatToAct(view);
  const need = view.facts.find(({ key }) => key === 'pinochle-double.need');
  if (need === undefined) throw new RangeError('a contract is a public fact');
  const bid = Number(need.params?.['bid']);
  const meld = view.bonuses.reduce((sum, points, other) => (OPPOSITE[other] === OPPOSITE[seat] ? sum + points : sum), 0);
  const trump = view.trump;
  if (trump === null || trump === 'NT') return false;
  return bid - meld > Math.min(50, trickWorth(visible(itemAt(view.hands, seat)), trump) + MARGIN.concede);
}

/** Cards of melds that are still in covered hands. */
function remembered(view: View): Card[][] {
  const played = playedBy(view);
  return shownMelds(view).map((cards, seat) => less(cards ?? [], itemAt(played, seat)));
}

/**
 * A club player's Pinochle: bids the worth of meld, trumps and aces with a partner's share, signals meld to the partner by skipping bids
 * and believes such bids, gives up hopeless contracts, and remembers the melds in the play.
 */
export const heuristicBot: Heuristic = (view, legal) => {
  if (view.phase === 'auction') return call(view, legal.actions);
  if (view.phase === 'trumps') return trumpOf(plansOf(visible(itemAt(view.hands, seatToAct(view))))[0]?.trump ?? 'S');
  if (legal.actions.includes(CONCEDE) && givesUp(view)) return CONCEDE;
  const rules = { spec: SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] };
  return heuristicPlay(withKnown(view, remembered(view)), cardsPlayed(legal.actions), rules, heuristicWeightsOf(2.5));
};
