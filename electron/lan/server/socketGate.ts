import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { REQUESTS } from '../../host/limits/limits.ts';
import type { Rate } from '../../host/limits/rate.ts';
import { peerAddress } from '../discovery/ipv6.ts';

/** Bytes given on at a time once a connection is open, so that a flood can be ended in the middle of what has been read. */
const PIECE = 4096;
const HEAD_END = '\r\n\r\n';
const NOTHING = Buffer.alloc(0);

/**
 * A TCP socket as the HTTP server sees it. It gives on one head of a request and holds back what follows until that one is answered, ends a socket whose
 * head, or whose reader, takes too long, and meters what comes once the socket has been opened for WebSocket frames.
 *
 * Node's HTTP server parses all the requests of a chunk at once, and makes an answer for each; it has no setting that makes it wait.
 */
export class SocketGate extends Duplex {
  readonly address: string;
  readonly #socket: Socket;
  #state: 'head' | 'answer' | 'open' | 'over' = 'head';
  #held: Buffer = NOTHING;
  /** Whether the other end has said all it will. */
  #ended = false;
  /** Whether the reader above takes more now. */
  #wanted = true;
  #pumping = false;
  #incoming: readonly Rate[] = [];
  #deadline: NodeJS.Timeout;
  #metered: NodeJS.Timeout | undefined;

  constructor(socket: Socket) {
    super();
    this.#socket = socket;
    this.address = peerAddress(socket.remoteAddress ?? 'unknown');
    this.#deadline = this.#endIn(REQUESTS.headTime);
    socket.on('data', (bytes: Buffer) => this.#receive(bytes));
    socket.on('end', () => {
      this.#ended = true;
      this.#pump();
    });
    socket.on('error', () => this.destroy());
    this.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  /** Whether nothing is being asked or answered on it. */
  get isIdle(): boolean {
    return this.#state === 'head';
  }

  /** The answer has been given: the next request may come. */
  answered(): void {
    if (this.#state !== 'answer') return;
    // It was the last one.
    if (this.writableEnded) return this.hangUp();
    this.#state = 'head';
    this.#limitTo(REQUESTS.headTime);
    this.#pump();
  }

  /**
   * Lets everything through from now on, as far as it does not come too fast.
   * @param incoming how many bytes each of these rates allows; as many as come by default
   */
  open(incoming: readonly Rate[] = []): void {
    clearTimeout(this.#deadline);
    this.#state = 'open';
    this.#incoming = incoming;
    this.#pump();
  }

  /** Refuses an upgrade, and closes the socket once the answer is out, whatever its client does. */
  turnAway(status: string): void {
    this.hangUp();
    this.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => this.destroy());
  }

  /** Hears nothing more, and closes the socket when what is still to be sent has been, or has not for a while. */
  hangUp(): void {
    this.#state = 'over';
    this.#held = NOTHING;
    // Unread bytes would make the system reset the connection before the last answer arrives.
    this.#socket.resume();
    this.#limitTo(REQUESTS.lingerTime);
  }

  setNoDelay(): void {
    this.#socket.setNoDelay();
  }

  override _read(): void {
    this.#wanted = true;
    this.#pump();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass([chunk], done);
  }

  override _writev(chunks: readonly { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#pass(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    // A client need not close its end; ours is closed soon all the same.
    if (this.#state !== 'open') this.#limitTo(REQUESTS.lingerTime);
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#metered);
    this.#held = NOTHING;
    this.#socket.destroy();
    done(error);
  }

  /** Writes to the socket; what its system has taken at once is done at once, and counts as unread no longer. */
  #pass(chunks: readonly Buffer[], done: (error?: Error | null) => void): void {
    let waits = false;
    const written = (error?: Error | null): void => {
      if (waits) done(error);
    };
    this.#socket.cork();
    for (const [at, chunk] of chunks.entries()) this.#socket.write(chunk, at === chunks.length - 1 ? written : undefined);
    this.#socket.uncork();
    waits = this.#socket.writableLength > 0;
    if (!waits) done();
  }

  #endIn(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.destroy(), milliseconds);
  }

  #limitTo(milliseconds: number): void {
    clearTimeout(this.#deadline);
    if (!this.destroyed) this.#deadline = this.#endIn(milliseconds);
  }

  #receive(bytes: Buffer): void {
    if (this.#state === 'over') return;
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    this.#pump();
  }

  /** Gives on what may be given on now. */
  #pump(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    let more = true;
    while (more && !this.destroyed) more = this.#state === 'open' ? this.#giveFrames() : this.#giveHead();
    this.#pumping = false;
  }

  /** Gives on the next head of a request, where it is there and the one before has been answered; whether to look again. */
  #giveHead(): boolean {
    const end = this.#state === 'head' ? this.#held.indexOf(HEAD_END) : -1;
    if (end > 0 && end <= REQUESTS.head) {
      this.#state = 'answer';
      this.#limitTo(REQUESTS.answerTime);
      const head = this.#held.subarray(0, end + HEAD_END.length);
      this.#held = this.#held.subarray(head.length);
      this.push(head);
      return true;
    }
    // Too much, or an empty line in place of a request.
    if (this.#held.length > REQUESTS.head || end === 0) this.destroy();
    else if (this.#ended && this.#state === 'head') {
      // The parser refuses anything that is not a head.
      if (this.#held.length > 0) this.push(this.#held);
      this.#held = NOTHING;
      this.#state = 'over';
      this.#limitTo(REQUESTS.lingerTime);
      this.push(null);
    }
    return false;
  }

  /** Gives on a piece of what has come, where the rate and the reader allow it; whether to look again. */
  #giveFrames(): boolean {
    const piece = this.#held.subarray(0, PIECE);
    if (piece.length === 0) {
      if (this.#ended) this.push(null);
      else this.#socket.resume();
      return false;
    }
    const wait = Math.max(0, ...this.#incoming.map((rate) => rate.wait(piece.length)));
    if (wait > 0 || !this.#wanted) {
      this.#socket.pause();
      if (wait > 0) this.#waitFor(wait);
      return false;
    }
    for (const rate of this.#incoming) rate.take(piece.length);
    this.#held = this.#held.subarray(piece.length);
    this.#wanted = this.push(piece);
    return true;
  }

  #waitFor(wait: number): void {
    this.#metered ??= setTimeout(() => {
      this.#metered = undefined;
      this.#pump();
    }, wait);
  }
}
