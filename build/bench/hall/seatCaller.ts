import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { greet, type Channel } from '../../../engine/protocol/channel.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import type { PlayerView, ShownEvening } from '../../../engine/evening/messages/views.ts';
import { readAddress, SECURE_PATH } from '../../../engine/protocol/link.ts';
import { parseServer, PROTOCOL, type ServerMessage, type TableMessage, type UpdateMessage } from '../../../engine/protocol/messages.ts';
import { cryptography } from '../../../electron/lan/server/nativeCryptography.ts';
import { HallCaller } from './hallCaller.ts';
import { eveningOf } from './hallOpening.ts';

/** Milliseconds until a device that was turned away tries again; how often it does, which is more than 256 new connections and ten a second need for a hundred. */
const AGAIN = 250;
const TRIES = 120;
/** Milliseconds that a phone waits for its table to be opened. */
const PATIENCE = 10_000;

/** The way to a hall in another process: its port and public key. */
interface HallAddress {
  readonly port: number;
  readonly key: string;
}

/** A phone in its seat at a table of a hall that runs in another process: its messages are parsed by the page's own schema. */
export class SeatCaller {
  table: TableMessage | undefined;
  update: UpdateMessage | undefined;
  /** The deal of the update: the table may have announced the next one already. */
  deal = 0;
  /** Called after every message. */
  heard: () => void = () => undefined;
  readonly #socket: WebSocket;
  #channel: Channel | undefined;
  #ref = 0;
  readonly #waiting = new Map<number, (answer: ServerMessage | undefined) => void>();
  readonly #first: Promise<boolean>;
  #arrived: (isSeated: boolean) => void = () => undefined;

  /** @param token that of the seat, as the player's phone has it */
  constructor({ port, key }: HallAddress, token: string) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SECURE_PATH}`, { perMessageDeflate: false });
    const greeting = greet(Buffer.from(key, 'base64url'), (length) => randomBytes(length), cryptography);
    this.#socket = socket;
    this.#first = new Promise((resolve) => (this.#arrived = resolve));
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(greeting.hello));
    socket.on('message', (data: Buffer) => {
      if (this.#channel !== undefined) {
        const text = this.#channel.open(data);
        if (!text.ok) throw new Error('a message does not open');
        return this.#hear(text.value);
      }
      const finished = greeting.finish(data);
      if (!finished.ok) throw new Error('another host answers');
      this.#channel = finished.value;
      this.#say({ type: 'hello', protocol: PROTOCOL, token });
    });
    socket.on('close', () => {
      this.#arrived(false);
      for (const resolve of this.#waiting.values()) resolve(undefined);
      this.#waiting.clear();
    });
  }

  /** Resolves with whether the first update has come, or the connection was lost before. */
  arrived(): Promise<boolean> {
    return this.#first;
  }

  /** Sends a message; resolves with its answer, or `undefined` if the connection is lost first. */
  request(message: object): Promise<ServerMessage | undefined> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
    this.#ref += 1;
    const ref = this.#ref;
    const answer = new Promise<ServerMessage | undefined>((resolve) => this.#waiting.set(ref, resolve));
    this.#say({ ...message, ref });
    return answer;
  }

  end(): void {
    this.#socket.terminate();
  }

  #say(message: object): void {
    const text = JSON.stringify(message);
    this.#socket.send(this.#channel === undefined ? text : this.#channel.seal(text));
  }

  #hear(text: string): void {
    const parsed = parseServer(text);
    if (!parsed.ok) throw new Error(`no message of a table: ${text.slice(0, 300)}`);
    const message = parsed.value;
    if (message.type === 'table') this.table = message;
    if (message.type === 'update') {
      this.update = message;
      this.deal = this.table === undefined ? 0 : this.table.deal;
      this.#arrived(true);
    }
    const ref = 'ref' in message ? message.ref : undefined;
    if (ref !== undefined) {
      this.#waiting.get(ref)?.(message);
      this.#waiting.delete(ref);
    }
    this.heard();
  }
}

/** The seat of a player in a round. */
export interface RoundSeat {
  readonly table: number;
  readonly person: number;
  readonly entrant: number;
}

/** SeatCallers with those who sit there, by entrant. */
export type SeatCallers = Map<number, { readonly seat: RoundSeat; readonly caller: SeatCaller }>;

/** All players of the latest round scan their cards and sit down, where their table still plays; `undefined`: the hall is gone. */
export async function sitDown(organiser: HallCaller): Promise<SeatCallers | undefined> {
  const { entrants, rounds } = eveningOf(organiser);
  const places = (rounds.at(-1)?.tables ?? []).flatMap(({ table, places: drawn, progress }) =>
    progress === 'booked' ? [] : drawn.flatMap((entrant, person) => (entrant === null ? [] : [{ table, person, entrant }])),
  );
  const all = await Promise.all(
    places.map(async ({ entrant }) => {
      const link = linkOf(entrants, entrant);
      const phone = await comeIn(organiser, () => HallCaller.scanned(link));
      if (phone === undefined) return undefined;
      // The hall opens its tables one after the other: a phone may be there before its own.
      await Promise.race([phone.until((view) => (view as PlayerView).seat !== null), wait(PATIENCE, undefined, { ref: false })]);
      const isGone = !phone.connected;
      phone.end();
      const { seat, state } = phone.view as PlayerView;
      if (seat === null && isGone) return undefined;
      if (seat === null) throw new Error(`number ${entrant} has no seat (${state})`);
      return await comeIn(organiser, () => new SeatCaller(addressOf(link), seat));
    }),
  );
  const callers = all.filter((caller) => caller !== undefined);
  if (callers.length < all.length) {
    for (const caller of callers) caller.end();
    return undefined;
  }
  return new Map(places.map((seat, at) => [seat.entrant, { seat, caller: itemAt(callers, at) }]));
}

/** Connects as a page does: one that is turned away, since its address has opened too many connections, tries again. `undefined`: the hall is gone. */
async function comeIn<Caller extends HallCaller | SeatCaller>(organiser: HallCaller, connect: () => Caller): Promise<Caller | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const caller = connect();
    if (await caller.arrived()) return caller;
    if (!organiser.connected) return undefined;
    await wait(AGAIN);
  }
  throw new Error(`the hall turned a device away ${TRIES} times`);
}

function linkOf(entrants: ShownEvening['entrants'], number: number): string {
  const link = entrants.find(({ entrant }) => entrant === number)?.cards[0]?.link;
  if (link === undefined || link === null) throw new Error('this machine has no network');
  return link;
}

function addressOf(link: string): HallAddress {
  const address = readAddress(link);
  if (!address.ok || address.value.key === undefined) throw new RangeError(`no link of a hall: ${link}`);
  return { port: address.value.port, key: address.value.key };
}
