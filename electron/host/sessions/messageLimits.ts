import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { Client, Connection } from './sessions.ts';
import { RATES_BY_KIND, type RateLimit } from '../limits/limits.ts';
import { Rate, Rates } from '../limits/rate.ts';

/** The kinds of messages that have rates of their own. */
type Kind = 'watch' | 'refused' | 'judge';

const KIND_OF: { readonly [type in ClientMessage['type']]?: Kind } = { watch: 'watch', alone: 'watch', take: 'watch', judge: 'judge' };

/** How often guests may send what is cheap to send and dear to answer: each by themselves, and all from one address together. The owner has no limit. */
export class MessageLimits {
  readonly #now: () => number;
  readonly #helloByConnection = new WeakMap<Connection, Rate>();
  readonly #helloByAddress: Rates;
  readonly #bySession: { readonly [kind in Kind]: WeakMap<object, Rate> } = {
    watch: new WeakMap(),
    refused: new WeakMap(),
    judge: new WeakMap(),
  };
  readonly #byAddress: { readonly [kind in Kind]: Rates };

  readonly #linesBySession = new WeakMap<object, Rate>();
  readonly #linesByAddress: Rates;
  readonly #lines: Rate;

  /** @param now milliseconds since some fixed moment */
  constructor(now: () => number) {
    this.#now = now;
    this.#helloByAddress = new Rates(RATES_BY_KIND.hello.byAddress, now);
    this.#linesByAddress = new Rates(RATES_BY_KIND.seat.byAddress, now);
    this.#lines = new Rate(RATES_BY_KIND.seat.byTable, now);
    this.#byAddress = {
      watch: new Rates(RATES_BY_KIND.watch.byAddress, now),
      refused: new Rates(RATES_BY_KIND.refused.byAddress, now),
      judge: new Rates(RATES_BY_KIND.judge.byAddress, now),
    };
  }

  /** Whether a connection may say hello now, for the first time or again. */
  hello(connection: Connection): Result<void, 'protocol/too-fast'> {
    const { owner, address } = connection.peer;
    if (owner) return DONE;
    const may = this.#of(this.#helloByConnection, connection, RATES_BY_KIND.hello.byConnection).take();
    return may && (address === undefined || this.#helloByAddress.take(address)) ? DONE : TOO_FAST;
  }

  /** Whether a guest may send a message of a type now. */
  admit(client: Client, type: ClientMessage['type']): Result<void, 'protocol/too-fast'> {
    const kind = KIND_OF[type];
    return kind === undefined || this.#take(client, kind) ? DONE : TOO_FAST;
  }

  /** Whether a client may add one more line about their seat or consent to the journal now. */
  write({ session, peer: { owner, address } }: Client): Result<void, 'table/too-often'> {
    if (owner) return DONE;
    const own = this.#of(this.#linesBySession, session, RATES_BY_KIND.seat.bySession).take();
    return own && (address === undefined || this.#linesByAddress.take(address)) && this.#lines.take() ? DONE : TOO_OFTEN;
  }

  /** Whether a guest is sent the current update once more after a refused action. */
  allowUpdate(client: Client): boolean {
    return this.#take(client, 'refused');
  }

  #take({ session, peer: { owner, address } }: Client, kind: Kind): boolean {
    if (owner) return true;
    const may = this.#of(this.#bySession[kind], session, RATES_BY_KIND[kind].bySession).take();
    return may && (address === undefined || this.#byAddress[kind].take(address));
  }

  #of<K extends object>(rates: WeakMap<K, Rate>, key: K, limit: RateLimit): Rate {
    const rate = rates.get(key) ?? new Rate(limit, this.#now);
    rates.set(key, rate);
    return rate;
  }
}

const DONE = ok(undefined);
const TOO_OFTEN = refuse('table/too-often', 'wait before sitting down, standing up or answering again');
const TOO_FAST = refuse('protocol/too-fast', 'too many messages of this kind');
