import { cardOfPlay, type Action } from '../../contract/action.ts';
import { gameById } from '../../games/index.ts';
import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';
import { campsOf } from '../../analysis/allies.ts';
import { Board } from '../../cards/trick/board.ts';
import type { CardPlace } from '../../cards/trick/layout.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import { quick, type Bot } from '../bot.ts';
import { Determinizer } from '../inference/determinizer.ts';
import { informationSetOf } from '../inference/informationSet.ts';

/** The exploration constant, for rewards from 0 to 1: that of the paper. */
const EXPLORE = 0.7;

/** A card played after those of its parents. */
interface Node {
  readonly place: CardPlace;
  /** The seat that plays it. */
  readonly seat: number;
  visits: number;
  /** Descents in which the card could be played, whether it was or not. */
  available: number;
  /** The sum of rewards to the seat that plays it. */
  reward: number;
  readonly children: Node[];
}

const nodeOf = (place: CardPlace, seat: number): Node => ({ place, seat, visits: 0, available: 0, reward: 0, children: [] });

/**
 * Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), a yardstick by the paper: one tree over all worlds, a new
 * world for each iteration, UCB1 over the cards that can be played in it with counts of availability, random playouts, the card visited most. The reward is
 * the share of the points to come that the side takes. Everything but cards is left to the heuristic.
 */
export function ismcts(iterations: number): Bot {
  return quick((view, legal, rng) => {
    const [only] = legal.actions;
    if (only !== undefined && legal.actions.length === 1) return only;
    if (view.phase !== 'play' || legal.actions.some(({ type }) => type !== 'play'))
      return gameById(view.game).heuristicBot(view, legal, rng);
    const infoSet = informationSetOf(view, rng);
    const { layout, rules } = infoSet;
    const xorshift = new Xorshift32(rng);
    const dealt = new Determinizer(infoSet, xorshift, 1);
    const board = new Board(layout, rules.sides, infoSet.board.stacked);
    const root = nodeOf(-1, -1);
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      dealt.deal();
      dealt.lay(board);
      iterate(root, board, xorshift);
    }
    const visits = (action: Action): number =>
      root.children.reduce((most, { place, visits: own }) => (uint8At(layout.cardAt, place) === cardOfPlay(action) ? most + own : most), 0);
    return legal.actions.reduce((best, action) => (visits(action) > visits(best) ? action : best));
  });
}

/** One iteration: selection, expansion, playout and backpropagation. The board is the world, and is played to its end. */
function iterate(root: Node, board: Board, xorshift: Xorshift32): void {
  const path: Node[] = [];
  let at = root;
  while (board.left > 0) {
    const places = legalPlaces(board);
    const known = at.children.filter(({ place }) => places.includes(place));
    const untried = places.filter((place) => !known.some((child) => child.place === place));
    for (const child of known) child.available += 1;
    const grows = untried.length > 0;
    let next: Node;
    if (grows) {
      next = nodeOf(itemAt(untried, xorshift.below(untried.length)), board.seat);
      next.available = 1;
      at.children.push(next);
    } else next = known.reduce((best, child) => (upperBound(child) > upperBound(best) ? child : best));
    board.play(next.place);
    path.push(next);
    at = next;
    if (grows) break;
  }
  while (board.left > 0) {
    const places = legalPlaces(board);
    board.play(itemAt(places, xorshift.below(places.length)));
  }
  const camps = campsOf(board);
  let all = 0;
  for (let seat = 0; seat < board.players; seat += 1) all += int32At(board.points, seat);
  for (const node of path) {
    node.visits += 1;
    node.reward += all === 0 ? 0 : pointsOf(board, int32At(camps, node.seat)) / all;
  }
}

function upperBound({ reward, visits, available }: Node): number {
  return reward / visits + EXPLORE * Math.sqrt(Math.log(available) / visits);
}

/** The points of some seats, as bits. */
function pointsOf(board: Board, seats: number): number {
  let sum = 0;
  for (let seat = 0; seat < board.players; seat += 1) if ((seats >>> seat) & 1) sum += int32At(board.points, seat);
  return sum;
}

function legalPlaces(board: Board): CardPlace[] {
  const places: CardPlace[] = [];
  board.findLegal();
  for (let slot = 0; slot < 4; slot += 1)
    for (let rest = board.legalIn(slot); rest !== 0; rest &= rest - 1) places.push(slot * 32 + 31 - Math.clz32(rest & -rest));
  return places;
}
