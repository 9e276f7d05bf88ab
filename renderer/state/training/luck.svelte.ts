import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { Request, SendRequest } from '../table/request.ts';

type LuckMessage = Extract<ServerMessage, { type: 'luck' }>;

/** A result parted into the worth of the cards and play, in points of margin; `error`: two standard errors of either. */
export interface PartedResult {
  readonly result: number;
  readonly cards: number;
  readonly play: number;
  readonly error: number;
}

/** Deals below which a match says too little. */
export const LEAST_DEALS = 4;

/** Parts the sum of some deals. Their errors are independent of each other. */
export function partedResult(deals: readonly Pick<LuckMessage, 'result' | 'cards' | 'se'>[]): PartedResult {
  const result = deals.reduce((sum, deal) => sum + deal.result, 0);
  const cards = deals.reduce((sum, deal) => sum + deal.cards, 0);
  const squares = deals.reduce((sum, deal) => sum + deal.se ** 2, 0);
  return { result, cards, play: result - cards, error: 2 * Math.sqrt(squares) };
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
