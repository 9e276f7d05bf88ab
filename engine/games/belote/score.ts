import { itemAt } from '../../cards/indexed.ts';
import { takenByPairs } from '../phases/fourHands.ts';
import { after, bySide, OPPOSITE } from '../../cards/seats.ts';
import type { GameEvent } from '../../contract/event.ts';
import type { DealScore, ScoreLine } from '../../contract/score.ts';
import { waitingIn, type Belote } from './deal.ts';
import { winningDeclarations, declarationPoints } from './declarations.ts';

/** Points of a deal without declarations: cards, and ten for the last trick. */
export const DEAL_POINTS = 162;
/** Points of all eight tricks besides their own: 252 in all. */
const CAPOT = 90;
/** King and queen of trumps from one hand. */
export const BELOTE = 20;

/** The end of a contract: it was made, it was lost, or both sides are level and the takers' points wait. */
type Outcome = 'made' | 'dedans' | 'litige';

interface Reckoning {
  readonly outcome: Outcome;
  /** By seat, partners together. */
  readonly points: readonly number[];
  readonly capot: readonly number[];
  readonly declarations: readonly number[];
  readonly belote: readonly number[];
  /** The takers' points, and all there were. */
  readonly own: number;
  readonly total: number;
  /** Points from earlier deals that this one brings its winner. */
  readonly won: readonly number[];
  /** Points that wait for the next deal. */
  readonly heldOver: number;
  readonly scores: readonly number[];
}

function reckon(state: Belote, declarer: number): Reckoning {
  const { points, tricks } = takenByPairs(state);
  const capot = tricks.map((count) => (count === 8 ? CAPOT : 0));
  // A seat that has not kept silent has declared, or is about to in a deal that search cuts short.
  const made = state.held.flatMap((own, seat) => (state.silent.includes(seat) ? [] : own));
  const awards = winningDeclarations(made, state.trump ?? 'NT', after(state.setup.dealer, 4));
  const declarations = bySide(
    state.hands.map((_, seat) => declarationPoints(awards.filter((award) => award.seat === seat))),
    OPPOSITE,
  );
  const belote = bySide(
    state.hands.map((_, seat) => BELOTE * state.pairs.filter((pair) => pair.seat === seat).length),
    OPPOSITE,
  );
  const plays = points.map((_, seat) => OPPOSITE[seat] === OPPOSITE[declarer]);
  const counted = points.map((amount, seat) => amount + itemAt(capot, seat));
  const sums = counted.map((amount, seat) => amount + itemAt(declarations, seat) + itemAt(belote, seat));
  const own = itemAt(sums, declarer);
  const others = itemAt(sums, after(declarer, 4));
  const outcome: Outcome = own > others ? 'made' : own === others ? 'litige' : 'dedans';
  const waiting = waitingIn(state);
  const won = plays.map((taker) => (outcome !== 'litige' && taker === (outcome === 'made') ? waiting : 0));
  // All points of the cards, and every declaration; belote stays with its holders.
  const all = own + others - itemAt(belote, declarer) - itemAt(belote, after(declarer, 4));
  const scores = sums.map((sum, seat) => {
    const royal = itemAt(belote, seat);
    const base = outcome === 'made' || (outcome === 'litige' && plays[seat] === false) ? sum : plays[seat] === true ? royal : all + royal;
    return base + itemAt(won, seat);
  });
  const heldOver = outcome === 'litige' ? waiting + own - itemAt(belote, declarer) : 0;
  return { outcome, points, capot, declarations, belote, own, total: own + others, won, heldOver, scores };
}

/** The score of a finished deal (README.md, Score). */
export function scoreOf(state: Belote): DealScore {
  const none = state.hands.map(() => null);
  if (state.declarer === null) {
    const zeros = none.map(() => 0);
    const heldOver = waitingIn(state);
    return {
      scores: zeros,
      points: zeros,
      lines: [{ key: 'allPassed', amounts: none }],
      carry: 1,
      detail: { outcome: 'passed', heldOver },
    };
  }
  const { outcome, points, capot, declarations, belote, own, total, won, heldOver, scores } = reckon(state, state.declarer);
  const some = (key: string, amounts: readonly number[]): ScoreLine[] =>
    amounts.some((amount) => amount > 0) ? [{ key, amounts: amounts.map((amount) => (amount > 0 ? amount : null)) }] : [];
  const lines: ScoreLine[] = [
    { key: 'tricks', amounts: points },
    ...some('belote.capot', capot),
    ...some('belote.declarations', declarations),
    ...some('belote.belote', belote),
    { key: `belote.${outcome}`, amounts: none, params: { needed: Math.floor(total / 2) + 1, reached: own, of: total, wait: heldOver } },
    ...some('belote.heldOver', won),
  ];
  return { scores, points, lines, carry: 1, detail: { outcome, declarations, belote, capot, total, heldOver, declarer: state.declarer } };
}

/** The announcements at the end of a deal. */
export function outcomeEvents(state: Belote): GameEvent[] {
  if (state.declarer === null) return [];
  const { outcome, capot } = reckon(state, state.declarer);
  const lost: GameEvent[] = outcome === 'made' ? [] : [{ type: 'announce', seat: state.declarer, what: outcome }];
  const winner = capot.findIndex((amount) => amount > 0);
  return winner < 0 ? lost : [...lost, { type: 'announce', seat: winner, what: 'capot' }];
}
