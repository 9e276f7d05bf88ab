import { strict as assert } from 'node:assert';
import { addTo, countIn } from '../../../engine/cards/counts.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import type { Rng } from '../../../engine/cards/random.ts';
import {
  PROTOCOL,
  type ServerMessage,
  type TableMessage,
  type UpdateMessage,
  type VoteMessage,
} from '../../../engine/protocol/messages.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import { relay, type Ways } from '../../../electron/lan/relay.ts';

/** How many times in a deal a guest asks the others for a take-back or a claim, and the part of their turns, in a thousand, at which they do. */
const REQUESTS = 2;
const REQUEST_CHANCE = 80;
/** The part of the requests, in a thousand, to which a guest says no. */
const NO_CHANCE = 100;
/** The most cards with which a guest claims the rest. */
const CLAIMED_FROM = 3;

/** Refusals that lines at fault and others at the table explain. */
const EXPLAINED =
  /^(?:link\/(?:lost|unreachable)|channel\/not-the-host|table\/(?:stale-version|seat-taken|not-your-turn|voting|declined|no-vote|cards-shown|too-often|claim-not-now|claim-too-early)|match\/(?:no-deal|deal-open|over))$/;

/** A player who answers every update, and remembers each intended action. */
export class FaultyGuest {
  latest: UpdateMessage | undefined;
  table: TableMessage | undefined;
  /** How many moves a bot had made in their seat, by deal, when they took it. */
  readonly inherited = new Map<number, number>();
  /** The actions they chose, by deal and by how many moves of theirs there were before. */
  readonly meant = new Map<string, string>();
  /** The actions that the table has acknowledged. */
  readonly acknowledged = new Set<string>();
  readonly #asked = new Map<number, string>();
  #connection: ConnectionHandler | undefined;
  readonly #link: string;
  readonly #rng: Rng;
  readonly #seat: number;
  readonly #deals: number;
  readonly #done: (problem?: unknown) => void;
  #token: string | undefined;
  #left = false;
  #ref = 0;
  readonly #requests = new Map<number, number>();
  /** The numbers of requests that the table has not refused. */
  readonly #asking = new Set<number>();
  readonly #late: boolean;

  /** @param late whether they take the seat of a bot once the first deal is under way
   * @param done called when they have seen everything, or when something is wrong */
  constructor(link: string, seat: number, late: boolean, deals: number, rng: Rng, done: (problem?: unknown) => void) {
    this.#late = late;
    this.#link = link;
    this.#rng = rng;
    this.#seat = seat;
    this.#deals = deals;
    this.#done = done;
    this.#connect();
  }

  /** If the very first connection fails, the app shows it, and the person tries again. */
  #connect(): void {
    const peer = {
      owner: false,
      send: (text: string) => {
        try {
          this.#hear(JSON.parse(text) as ServerMessage);
        } catch (error) {
          this.#done(error);
        }
      },
      close: () => void setImmediate(() => this.#left || this.#connect()),
    };
    const after: Ways['after'] = (_, then) => {
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    };
    this.#connection = relay(this.#link, peer, { after });
    const token = this.#token === undefined ? {} : { token: this.#token };
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `G${this.#seat}`, ...token }));
  }

  leave(): void {
    this.#left = true;
    this.#connection?.closed();
  }

  get finished(): boolean {
    const { table, latest } = this;
    return (
      table !== undefined &&
      latest !== undefined &&
      latest.view.score !== null &&
      (table.over || table.deal >= this.#deals) &&
      table.sheet.length === table.deal
    );
  }

  #say(message: object): number {
    this.#ref += 1;
    this.#connection?.receive(JSON.stringify({ ...message, ref: this.#ref }));
    return this.#ref;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#token = message.token;
    if (message.type === 'refusal') this.#refused(message);
    if (message.type === 'table') {
      this.table = message;
      const own = message.people[this.#seat];
      if (message.deal === 0 ? own?.kind === 'open' : this.#late && own?.kind === 'bot') this.#say({ type: 'sit', person: this.#seat });
    }
    if (message.type === 'vote') this.#vote(message);
    if (message.type === 'update') this.#answer(message);
    if (this.finished) this.#done();
  }

  #refused({ code, ref }: Extract<ServerMessage, { type: 'refusal' }>): void {
    assert.match(code, EXPLAINED);
    // The request came to nothing, and the turn is still theirs.
    if (ref !== undefined && this.#asking.delete(ref) && this.latest !== undefined) this.#act(this.latest);
  }

  /** Answers a vote where they are asked. */
  #vote({ id, outcome, ballots }: VoteMessage): void {
    if (outcome === null && ballots.some(({ mine, agreed }) => mine && agreed === null))
      this.#say({ type: 'vote', vote: id, agree: this.#rng.below(1000) >= NO_CHANCE });
  }

  #answer(update: UpdateMessage): void {
    const asked = update.ref === undefined ? undefined : this.#asked.get(update.ref);
    if (asked !== undefined) this.acknowledged.add(asked);
    this.latest = update;
    const { seat, view } = update;
    if (seat === null || this.table === undefined) return;
    const { deal } = this.table;
    if (this.#late && !this.inherited.has(deal))
      this.inherited.set(deal, this.inherited.size === 0 ? ownMoves(view.moves, seat).length : 0);
    if (!this.#asks(update)) this.#act(update);
  }

  /** Whether they ask the others for a take-back or a claim before they act. */
  #asks({ legal, version, view, seat }: UpdateMessage): boolean {
    if (seat === null || this.table === undefined) return false;
    const { deal } = this.table;
    const moved = view.moves.some((move) => move.seat === seat);
    if (legal.actions.length === 0 || !moved || countIn(this.#requests, deal) >= REQUESTS || this.#rng.below(1000) >= REQUEST_CHANCE)
      return false;
    addTo(this.#requests, deal, 1);
    const ending = itemAt(view.hands, seat).length <= CLAIMED_FROM;
    this.#asking.add(this.#say({ type: ending && this.#rng.below(3) > 0 ? 'claim' : 'undo', version }));
    return true;
  }

  /** Plays what they meant to play here, or is ready for the next deal. */
  #act({ view, legal, version, seat }: UpdateMessage): void {
    if (seat === null || this.table === undefined) return;
    if (legal.actions.length > 0) {
      const place = `${this.table.deal} ${ownMoves(view.moves, seat).length}`;
      const before = this.meant.get(place);
      // A bot whose action was taken back may have chosen another, after which the rules may bar what a player meant.
      const action =
        before !== undefined && legal.actions.includes(before) ? before : itemAt(legal.actions, this.#rng.below(legal.actions.length));
      this.meant.set(place, action);
      this.#asked.set(this.#say({ type: 'act', version, action }), place);
    } else if (view.score !== null && !this.finished) this.#say({ type: 'next', version });
  }
}

/** The actions of a seat among moves. */
export function ownMoves(moves: WireView['moves'], seat: number): string[] {
  return moves.flatMap((move) => (move.seat === seat ? [move.action] : []));
}
