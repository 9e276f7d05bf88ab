import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/index.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { DEFAULT_WEIGHTS, unitOf } from '../bots/policy/weights.ts';
import { rngOf, seedFrom } from '../cards/random.ts';
import type { Board } from '../cards/trick/board.ts';
import { gameById } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import { choicesOf, surest } from './fitOpponentModel.ts';
import { dealsOf, startsOf } from './starts.ts';
import { trainingSamplesOf } from './trainingSamples.ts';
import { rivalry } from './tuning.ts';

const briscola = gameById('briscola-chiamata');
const SEED = seedFrom('starts');

/** A policy that notes whom each seat takes for its partners before the sides are known, and counts the seats that cannot know theirs. */
class Witness extends HeuristicPolicy {
  unsure = 0;
  known = 0;

  override rate(board: Board): void {
    const { seat, declarer, mates, players } = board;
    if (this.allies === null) this.known += 1;
    else {
      const own = this.allies[seat]!;
      const others = ((1 << players) - 1) & ~(1 << declarer);
      const holds = seat !== declarer && ((mates[declarer]! >>> seat) & 1) === 1;
      expect(own).toBe(seat === declarer ? 1 << seat : holds ? mates[declarer] : others);
      if (!holds) this.unsure += 1;
    }
    super.rate(board);
  }
}

describe('partners that only the holder of the called card knows', () => {
  const resolved = resolveOptions(briscola, {});
  if (!resolved.ok) throw new Error(resolved.error.message);
  const options = resolved.value;
  const starts = startsOf(briscola, options, 5, SEED, 12);
  const unit = unitOf(starts[0]!.board.layout.spec, 5);
  const witness = (): Witness => new Witness(DEFAULT_WEIGHTS, unit);

  it('stay unknown to every player that samples are taken from', () => {
    const player = witness();
    trainingSamplesOf(starts, player, rngOf(SEED));
    expect(player.unsure).toBeGreaterThan(100);
    expect(player.known).toBeGreaterThan(100);
  });

  it('stay unknown to policies that are measured against each other', () => {
    const [first, second] = [witness(), witness()];
    rivalry(starts, first, second);
    expect(Math.min(first.unsure, second.unsure, first.known, second.known)).toBeGreaterThan(10);
  });

  it('stay unknown to a model of the players who made some choices', () => {
    const [deal] = dealsOf(briscola, options, 5, SEED, 1);
    const choices = choicesOf(briscola, deal!, BOTS.rule, 'score', SEED);
    const player = witness();
    surest(choices, () => player);
    expect(player.unsure).toBeGreaterThan(10);
  });
});
