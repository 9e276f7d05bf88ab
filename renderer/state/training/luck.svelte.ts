import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { Request, SendRequest } from '../table/request.ts';

type LuckMessage = Extract<ServerMessage, { type: 'luck' }>;

/** An amount in points of margin; `error`: two standard errors. */
interface PartAmount {
  readonly value: number;
  readonly error: number;
}

/** A result, and the parts that add up to it. */
export interface PartedResult extends Readonly<Record<(typeof PARTS)[number], PartAmount>> {
  readonly result: PartAmount;
}

/** The parts of a result, luck first: the cards, what the others made of them, and the person's own play. */
const PARTS = ['cards', 'others', 'play'] as const;

/** Deals below which a match says too little. */
export const LEAST_DEALS = 4;

/** Adds the parts of some deals up. The errors of deals are independent of each other. */
export function partedResult(deals: readonly Pick<LuckMessage, 'result' | (typeof PARTS)[number]>[]): PartedResult {
  const sumOf = (part: (typeof PARTS)[number]): PartAmount => ({
    value: deals.reduce((sum, deal) => sum + deal[part].mean, 0),
    error: 2 * Math.sqrt(deals.reduce((sum, deal) => sum + deal[part].se ** 2, 0)),
  });
  const result = { value: deals.reduce((sum, deal) => sum + deal.result, 0), error: 0 };
  return { cards: sumOf('cards'), others: sumOf('others'), play: sumOf('play'), result };
}

/** The parts of a result in whole points that add up to it: the part with the largest error takes what rounding leaves over. */
export function wholeParts(
  parted: Omit<PartedResult, 'result'>,
  result: number,
): { readonly key: (typeof PARTS)[number]; readonly value: number; readonly error: number }[] {
  const whole = PARTS.map((key) => ({ key, value: Math.round(parted[key].value), error: parted[key].error }));
  const over = Math.round(result) - whole.reduce((sum, { value }) => sum + value, 0);
  const least = whole.reduce((one, other) => (other.error > one.error ? other : one));
  return whole.map((one) => (one === least ? { ...one, value: one.value + over } : one));
}

/** The luck and the play of a person in a kept match, worked out deal by deal when wanted. */
export class LuckController {
  deals = $state.raw<readonly LuckMessage[]>([]);
  /** How many deals there are; `null` before the first answer. */
  of = $state<number | null>(null);
  running = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  readonly complete: boolean = $derived.by(() => this.of !== null && this.deals.length >= this.of);
  readonly parted: PartedResult = $derived.by(() => partedResult(this.deals));
  readonly #source: { readonly match: string; readonly person: number };
  readonly #session: { readonly ask: SendRequest; send(request: Request): number };
  #run = 0;

  constructor(
    source: { readonly match: string; readonly person: number },
    session: { readonly ask: SendRequest; send(request: Request): number },
  ) {
    this.#source = source;
    this.#session = session;
  }

  /** Requests one deal after the other, from where it stands. */
  async run(): Promise<void> {
    if (this.running || this.complete) return;
    this.#run += 1;
    const mine = this.#run;
    this.running = true;
    this.refusal = null;
    while (!this.complete) {
      const answer = await this.#session.ask({ type: 'luck', ...this.#source, deal: this.deals.length + 1 }, 'luck');
      if (mine !== this.#run) return;
      if (!answer.ok) {
        this.refusal = answer.error;
        break;
      }
      this.of = answer.value.deals;
      this.deals = [...this.deals, answer.value];
    }
    this.running = false;
  }

  /** Leaves the work under way; {@link run} goes on with it. */
  stop(): void {
    if (!this.running) return;
    this.#run += 1;
    this.running = false;
    this.#session.send({ type: 'stop' });
  }
}
