import type { Rng } from '../cards/random.ts';
import type { PlayoutPolicy } from '../bots/policy/playoutPolicy.ts';
import { trainingSamplesOf } from './trainingSamples.ts';
import { NetPolicy, type Net } from '../bots/policy/net/netPolicy.ts';
import { FeatureEncoder } from '../bots/policy/net/featureEncoder.ts';
import { Trainer } from './trainer.ts';
import { swap } from '../cards/indexed.ts';
import type { Start } from './starts.ts';

/** How long a net is learned. */
export interface Schooling {
  readonly units: number;
  /** How often samples are taken, each time from what was learned last, and from how many deals. */
  readonly terms: number;
  readonly deals: number;
  /** How often the samples of a term are gone through; of the last one twice as many, twice as often. */
  readonly passes: number;
}

/** How large steps are when a term begins, and when it ends. */
const WIDE = 0.003;
const NARROW = 0.0001;

/**
 * Learns a net by approximate policy iteration with playouts (Lagoudakis and Parr 2003; Dimitrakakis and Lagoudakis 2008): each term takes samples from
 * the player of the last one, the first from `teacher`, and goes on with the same net. `deal`: deals at their first card, by term.
 */
export function learnNet(
  deal: (term: number, count: number) => readonly Start[],
  teacher: PlayoutPolicy,
  { units, terms, deals, passes }: Schooling,
  rng: Rng,
  told: (text: string) => void,
): Net {
  let player = teacher;
  let trainer: Trainer | null = null;
  let net: Net | null = null;
  for (let term = 0; term < terms; term += 1) {
    const twice = term === terms - 1 ? 2 : 1;
    const starts = deal(term, deals * twice);
    const [some] = starts;
    if (some === undefined) throw new RangeError('there is nothing to play');
    const { players, layout } = some.board;
    trainer ??= new Trainer(new FeatureEncoder(layout.bits, players, teacher.unit, { row: nothing, field: nothing }).rows, units, rng);
    const samples = trainingSamplesOf(starts, player, rng);
    const order = Int32Array.from(samples.begins.keys());
    let loss = 0;
    for (let pass = 0; pass < passes * twice; pass += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        swap(order, last, rng.below(last + 1));
      }
      loss = trainer.pass(samples, order, NARROW + (WIDE - NARROW) * (1 - pass / (passes * twice)));
    }
    net = trainer.net(players, layout.bits);
    player = new NetPolicy(net, teacher.unit);
    told(`term ${term}: ${order.length} choices, off by ${Math.sqrt(loss).toFixed(3)} tricks`);
  }
  if (net === null) throw new RangeError('a net takes a term at least');
  return net;
}

function nothing(): void {
  // Rows are counted, not seen.
}
