import type { Board } from '../trick/board.ts';
import type { Policy } from './policy.ts';
import type { Scene } from './scene.ts';

/** How surely a player is taken to follow the policy. */
export interface Trust {
  /** Points, in units of an average trick, by which a choice has to be worse to be e times less likely. */
  readonly temperature: number;
  /** The share of choices that follow no policy at all. */
  readonly chance: number;
}

/** How likely the play so far was in a world, had everybody but the thinking seat followed a policy. */
export class Likelihood {
  readonly #scene: Scene;
  readonly #policy: Policy;
  readonly #trust: Trust;
  readonly #past: Board;

  constructor(scene: Scene, policy: Policy, trust: Trust, past: Board) {
    this.#scene = scene;
    this.#policy = policy;
    this.#trust = trust;
    this.#past = past;
  }

  /** The logarithm of the likelihood of a world, as it stands on a board. */
  of(world: Board): number {
    const { plays, seat: own } = this.#scene;
    const past = this.#past;
    const first = plays[0];
    if (first === undefined) return 0;
    rewind(past, world, this.#scene);
    const policy = this.#policy;
    const { chance } = this.#trust;
    const scale = 1 / (this.#trust.temperature * policy.unit);
    let sum = 0;
    for (const { seat, place } of plays) {
      if (seat !== own) {
        past.findLegal();
        policy.score(past);
        const { count, places, scores } = policy;
        if (count > 1) {
          let most = -Infinity;
          for (let i = 0; i < count; i += 1) most = Math.max(most, scores[places[i] as number] as number);
          let all = 0;
          for (let i = 0; i < count; i += 1) all += Math.exp(((scores[places[i] as number] as number) - most) * scale);
          const chosen = policy.listed(past, place);
          sum += Math.log(((1 - chance) * Math.exp(((scores[chosen] as number) - most) * scale)) / all + chance / count);
        }
      }
      past.play(place);
    }
    return sum;
  }
}

/** Sets a board to the beginning of the play of a world. */
function rewind(past: Board, world: Board, { plays, view }: Scene): void {
  past.copy(world);
  past.voids.fill(0);
  past.count = 0;
  past.gain = 0;
  past.first = -1;
  past.points.fill(0);
  past.tricks.fill(0);
  const { players, hands, live, layout } = past;
  const onTable = view.trick?.cards.length ?? 0;
  past.left = world.left + (plays.length - onTable) / players + (world.count === 0 && onTable > 0 ? 1 : 0);
  for (let i = plays.length - 1; i >= 0; i -= 1) {
    const play = plays[i];
    if (play === undefined) continue;
    const { seat, place } = play;
    const at = (seat << 2) + (place >> 5);
    // What the card uncovered goes back under it.
    const below = past.stacked ? (past.under[place] ?? -1) : -1;
    if (below >= 0) hands[(seat << 2) + (below >> 5)] = (hands[(seat << 2) + (below >> 5)] as number) & ~(1 << (below & 31));
    hands[at] = (hands[at] as number) | (1 << (place & 31));
    live[place >> 5] = (live[place >> 5] as number) | (1 << (place & 31));
    past.worth += layout.value[place] as number;
  }
  past.seat = past.leader = plays[0]?.seat ?? 0;
}
