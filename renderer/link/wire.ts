import type { greet, Channel } from '../../engine/protocol/channel.ts';

/** What somebody who holds a wire is told. */
export interface WireEvents {
  /** Texts go through from now on. */
  ready(): void;
  text(text: string): void;
  /** Whoever answers is not the host that was looked for. */
  stranger(): void;
  closed(): void;
}

/** A wire that texts go through, encrypted or not. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** The beginning of a conversation that nobody else understands. */
export type Greeting = ReturnType<typeof greet>;

/** Greets a host by its public key, in base64url. What that takes is fetched first: a page on the host's own machine never needs it. */
export async function greetingTo(key: string): Promise<Greeting> {
  const { greet } = await import('../../engine/protocol/channel.ts');
  return greet(bytesOf(key), (length) => crypto.getRandomValues(new Uint8Array(length)));
}

/** Lays texts over a socket; where there is a greeting, nothing is said before the other end has proved that it has its secret. */
export function wireOver(socket: WebSocket, greeting: Greeting | undefined, events: WireEvents): Wire {
  let channel: Channel | undefined;
  let ready = false;
  const begin = (): void => {
    ready = true;
    events.ready();
  };
  const answered = (answer: Uint8Array): void => {
    const finished = greeting?.finish(answer);
    if (finished?.ok !== true) {
      events.stranger();
      return socket.close();
    }
    channel = finished.value;
    begin();
  };
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => {
    if (greeting === undefined) begin();
    else socket.send(new Uint8Array(greeting.hello));
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (greeting === undefined) {
      if (typeof data === 'string') events.text(data);
      return;
    }
    const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array();
    if (channel === undefined) return answered(bytes);
    const opened = channel.open(bytes);
    if (opened.ok) events.text(opened.value);
    else socket.close();
  });
  socket.addEventListener('close', () => events.closed());
  return {
    send(text) {
      if (!ready || socket.readyState !== 1) return;
      socket.send(channel === undefined ? text : new Uint8Array(channel.seal(text)));
    },
    close: () => socket.close(),
  };
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
