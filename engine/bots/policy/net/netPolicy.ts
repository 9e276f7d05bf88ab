import type { Board } from '../../../cards/trick/board.ts';
import { PlayoutPolicy } from '../playoutPolicy.ts';
import { BINARY } from './generated/sums.ts';
import { FeatureEncoder, type FeatureSink } from './featureEncoder.ts';
import { int16At, int32At, outOfRange } from '../../../cards/indexed.ts';

/** A learned player: a layer of units that sums a row for each feature, a rectifier, and a linear output, the value of a card. */
export interface Net {
  /** How many sit at the table, and the bits of a field. */
  readonly players: number;
  readonly bits: number;
  /** How many units there are: a multiple of 32. */
  readonly units: number;
  /** By row and unit, in parts of {@link GRAIN}. */
  readonly rows: Int8Array;
  /** By unit: what it adds to the worth of a card in tricks, in parts of {@link OUT_GRAIN}. */
  readonly out: Int8Array;
}

/** The number that stands for 1 in the rows and in the output of a net. */
export const GRAIN = 64;
export const OUT_GRAIN = 128;

/** Where things lie in the memory of `assembly/index.ts`, in bytes. */
const WORTH = 2048;
const OUT = 2560;
const ROWS = 4096;

let compiled: WebAssembly.Module | undefined;

/** A fast player that goes by a {@link Net}. */
export class NetPolicy extends PlayoutPolicy implements FeatureSink {
  readonly #net: Net;
  /** Bytes of a row. */
  readonly #stride: number;
  #encoder: FeatureEncoder | null = null;
  #rate: (units: number) => void = () => undefined;
  /** The features: see `assembly/index.ts`. */
  #list = new Int32Array(0);
  #worths = new Int32Array(0);
  #at = 0;
  /** By number of a row: where the sums of fields lie that begin with it. */
  #sums = new Int32Array(0);
  #half = 0;

  constructor(net: Net, unit: number) {
    super(unit);
    this.#net = net;
    this.#stride = net.units * 2;
  }

  row(at: number): void {
    this.#list[this.#at++] = ROWS + at * this.#stride;
  }

  field(at: number, field: number): void {
    if (field === 0) return;
    const base = this.#sums[at];
    if (base === undefined) throw outOfRange(this.#sums, at);
    const half = this.#half;
    const low = field & ((1 << half) - 1);
    const high = field >>> half;
    if (low !== 0) this.#list[this.#at++] = base + low * this.#stride;
    if (high !== 0) this.#list[this.#at++] = base + ((1 << half) + high) * this.#stride;
  }

  protected override rate(board: Board): void {
    const encoder = this.#encoder ?? this.#open();
    const list = this.#list;
    const { places } = this;
    this.#at = 1;
    encoder.play(board, int32At(this.allies ?? board.mates, board.seat));
    list[0] = this.#at - 1;
    let slot = -1;
    let head = 0;
    let cards = 0;
    for (let i = 0; i < this.count; i += 1) {
      const place = places[i];
      if (place === undefined) throw outOfRange(places, i);
      if (place >> 5 !== slot) {
        slot = place >> 5;
        head = this.#at++;
        encoder.suit(slot);
        list[head] = this.#at - head - 1;
        head = this.#at++;
        cards = 0;
      }
      cards += 1;
      list[head] = cards;
      encoder.card(place);
    }
    list[this.#at] = -1;
    this.#rate(this.#net.units);
    const scale = this.unit / (GRAIN * OUT_GRAIN);
    for (let i = 0; i < this.count; i += 1) {
      const place = places[i];
      const worth = this.#worths[i];
      if (place === undefined || worth === undefined) throw outOfRange(places, i);
      this.scores[place] = worth * scale;
    }
  }

  /** Lays the rows out on first use. */
  #open(): FeatureEncoder {
    const { units, bits, players } = this.#net;
    const encoder = new FeatureEncoder(bits, players, this.unit, this);
    const { rows, groups: g } = encoder;
    const half = bits <= 8 ? bits : bits >> 1;
    this.#half = half;
    const fields = (1 << half) + (1 << (bits - half));
    const begins = [g.ownPlain, g.ownTrump, g.outPlain, g.outTrump, g.suitOwnPlain, g.suitOwnTrump, g.suitOutPlain, g.suitOutTrump];
    const bytes = ROWS + (rows + begins.length * fields) * this.#stride;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65536) });
    const words = new Int16Array(memory.buffer);
    words.set(this.#net.out, OUT / 2);
    words.set(this.#net.rows, ROWS / 2);
    this.#sums = new Int32Array(rows).fill(-1);
    begins.forEach((begin, i) => {
      const base = ROWS / 2 + (rows + i * fields) * units;
      this.#sums[begin] = base * 2;
      addUp(words, units, base, ROWS / 2 + begin * units, half);
      addUp(words, units, base + (1 << half) * units, ROWS / 2 + (begin + half) * units, bits - half);
    });
    this.#list = new Int32Array(memory.buffer, 0, WORTH / 4);
    this.#worths = new Int32Array(memory.buffer, WORTH, (OUT - WORTH) / 4);
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(BINARY), (char) => char.charCodeAt(0)));
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
    this.#rate = exports['rate'] as (units: number) => void;
    this.#encoder = encoder;
    return encoder;
  }
}

/** Sets the rows from `base` on to the sums of the rows of every field of `bits` bits, the first of which is at `row`. */
function addUp(words: Int16Array, units: number, base: number, row: number, bits: number): void {
  for (let field = 1; field < 1 << bits; field += 1) {
    const rest = base + (field & (field - 1)) * units;
    const one = row + (31 - Math.clz32(field & -field)) * units;
    for (let unit = 0; unit < units; unit += 1)
      words[base + field * units + unit] = int16At(words, rest + unit) + int16At(words, one + unit);
  }
}
