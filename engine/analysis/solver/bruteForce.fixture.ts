import type { Card, Seat } from '../../cards/card.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { TrickPosition } from '../../cards/trick/position.ts';
import type { SolverRules } from './solver.ts';

/**
 * The value of a position by trying every legal card of everybody, by the authority and nothing else: what the solver is held to. Plain
 * minimax without any pruning: for a few cards a hand. `known`: values of hands and leaders as tricks begin, so that none is tried twice.
 */
export function bruteForce(rules: SolverRules, { hands, leader, trick }: TrickPosition, known = new Map<string, number>()): number {
  const key = trick.length === 0 ? `${leader} ${hands.join(' ')}` : '';
  const before = known.get(key);
  if (before !== undefined) return before;
  const { spec, trump, sides } = rules;
  const players = sides.length;
  const kernel = trickKernel(spec, trump);
  const seat = (leader + trick.length) % players;
  const hand = hands[seat]!;
  const ours = rules.for.includes(seat);
  const mate = (place: number): boolean => sides[(leader + place) % players] === sides[seat];
  let best = ours ? -1 : Number.MAX_SAFE_INTEGER;
  for (const card of kernel.legal(hand, trick, mate)) {
    const value = afterCard(seat, card);
    best = ours ? Math.max(best, value) : Math.min(best, value);
  }
  if (key !== '') known.set(key, best);
  return best;

  function afterCard(player: Seat, card: Card): number {
    const at = hand.indexOf(card);
    const left = hands.map((other, owner) => (owner === player ? other.filter((_, i) => i !== at) : other));
    const laid = [...trick, card];
    if (laid.length < players) return bruteForce(rules, { hands: left, leader, trick: laid }, known);
    const winner = (leader + kernel.winner(laid)) % players;
    const last = left.every((other) => other.length === 0);
    const gain = rules.for.includes(winner) ? kernel.points(laid) + spec.perTrick + (last ? spec.lastTrick : 0) : 0;
    return gain + (last ? 0 : bruteForce(rules, { hands: left, leader: winner, trick: [] }, known));
  }
}
