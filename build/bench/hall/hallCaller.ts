import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { HALL_PROTOCOL } from '../../../engine/evening/messages/hallRoles.ts';
import { parseFromHall, type FromHall } from '../../../engine/evening/messages/fromHall.ts';
import type { HallMessage } from '../../../engine/evening/messages/toHall.ts';
import type { HallView } from '../../../engine/evening/messages/views.ts';
import { greet, type Channel } from '../../../engine/protocol/channel.ts';
import { readAddress, SECURE_PATH, SOCKET_PATH } from '../../../engine/protocol/link.ts';
import { cryptography } from '../../../electron/lan/server/nativeCryptography.ts';

/** A message to the hall without the number by which it is answered. */
export type UnnumberedToHall = HallMessage extends infer Message
  ? Message extends { readonly ref: number }
    ? Omit<Message, 'ref'>
    : never
  : never;

/** A device at a hall that runs in another process: its messages are parsed by the page's own schema. */
export class HallCaller {
  /** The latest view; `undefined` before the first. */
  view: HallView | undefined;
  /** The refusals that no request waited for. */
  readonly refused: string[] = [];
  /** Called with every text, before it is parsed. */
  onText: (text: string) => void = () => undefined;
  readonly #socket: WebSocket;
  #channel: Channel | undefined;
  #ref = 0;
  readonly #waiting = new Map<number, (answer: FromHall | undefined) => void>();
  readonly #watchers = new Set<() => boolean>();
  readonly #first: Promise<boolean>;
  #arrived: (hasView: boolean) => void = () => undefined;

  private constructor(socket: WebSocket, token: string, greeting: ReturnType<typeof greet> | undefined) {
    this.#socket = socket;
    this.#first = new Promise((resolve) => (this.#arrived = resolve));
    const hello = (): void => this.#say({ type: 'hello', protocol: HALL_PROTOCOL, token });
    socket.on('error', () => undefined);
    socket.on('open', () => (greeting === undefined ? hello() : socket.send(greeting.hello)));
    socket.on('message', (data: Buffer) => {
      if (greeting === undefined) return this.#hear(data.toString());
      if (this.#channel === undefined) {
        const finished = greeting.finish(data);
        if (!finished.ok) throw new Error('another host answers');
        this.#channel = finished.value;
        return hello();
      }
      const text = this.#channel.open(data);
      if (!text.ok) throw new Error('a message does not open');
      this.#hear(text.value);
    });
    socket.on('close', () => {
      this.#arrived(false);
      for (const resolve of this.#waiting.values()) resolve(undefined);
      this.#waiting.clear();
    });
  }

  /** The organiser's page on the machine of the hall. @param url the address that the program prints */
  static organiser({ port, searchParams }: URL): HallCaller {
    const cookie = `trickhouse-owner-${port}=${searchParams.get('key')}`;
    return new HallCaller(new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers: { cookie } }), '', undefined);
  }

  /** A device that has scanned a link. It comes over loopback, so that no network but this machine's own is under test. */
  static scanned(link: string): HallCaller {
    const address = readAddress(link);
    const [, token] = /[#&]t=([\w-]+)/.exec(link) ?? [];
    if (!address.ok || address.value.key === undefined || token === undefined) throw new RangeError(`no link of a hall: ${link}`);
    const socket = new WebSocket(`ws://127.0.0.1:${address.value.port}${SECURE_PATH}`, { perMessageDeflate: false });
    return new HallCaller(
      socket,
      token,
      greet(Buffer.from(address.value.key, 'base64url'), (length) => randomBytes(length), cryptography),
    );
  }

  /** Whether the hall is there. */
  get connected(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Resolves with whether a first view has come, or the connection was lost before. */
  arrived(): Promise<boolean> {
    return this.#first;
  }

  /** Resolves once a view is as it is wanted. */
  until(wanted: (view: HallView) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): boolean => this.view !== undefined && wanted(this.view);
      if (look()) return resolve();
      this.#watchers.add(() => {
        if (!look()) return false;
        resolve();
        return true;
      });
    });
  }

  /** Sends a request; resolves with its answer, or `undefined` if the connection is lost first. */
  request(message: UnnumberedToHall): Promise<FromHall | undefined> {
    if (!this.connected) return Promise.resolve(undefined);
    this.#ref += 1;
    const ref = this.#ref;
    const answer = new Promise<FromHall | undefined>((resolve) => this.#waiting.set(ref, resolve));
    this.#say({ ...message, ref });
    return answer;
  }

  /** Sends a request that the hall must do. */
  async do(message: UnnumberedToHall): Promise<void> {
    const answer = await this.request(message);
    if (answer === undefined || answer.type === 'refusal') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
  }

  end(): void {
    this.#socket.terminate();
  }

  #say(message: HallMessage): void {
    const text = JSON.stringify(message);
    this.#socket.send(this.#channel === undefined ? text : this.#channel.seal(text));
  }

  #hear(text: string): void {
    this.onText(text);
    const message = parseFromHall(text);
    if (message === undefined) throw new Error(`no message of the hall: ${text.slice(0, 300)}`);
    if (message.type === 'view') {
      this.view = message.view;
      this.#arrived(true);
      for (const watcher of [...this.#watchers]) if (watcher()) this.#watchers.delete(watcher);
    }
    const waits = 'ref' in message && message.ref !== undefined ? this.#waiting.get(message.ref) : undefined;
    if ('ref' in message && message.ref !== undefined) this.#waiting.delete(message.ref);
    if (waits !== undefined) waits(message);
    else if (message.type === 'refusal') this.refused.push(message.code);
  }
}
