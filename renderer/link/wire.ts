import type { greet, Channel, RandomBytes } from '../../engine/protocol/channel.ts';
import type { Entry } from '../../engine/protocol/entry.ts';

/** Receives what happens on a wire. */
export interface WireEvents {
  /** Texts go through from now on. */
  ready(): void;
  text(text: string): void;
  /** The host that answers does not have the expected key. */
  stranger(): void;
  closed(): void;
}

/** A wire that texts go through, encrypted or not. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** The beginning of an encrypted conversation, and of the proof that both sides know the code. */
export interface Greeting extends ReturnType<typeof greet> {
  /** @param sid the channel's id */
  entry(sid: Uint8Array): Entry;
}

/** Greets a host by its public key, in base64url. What that takes is fetched first: a page on the host's own machine never needs it. */
export async function greetingTo(key: string): Promise<Greeting> {
  const [{ greet }, { Entry }] = await Promise.all([import('../../engine/protocol/channel.ts'), import('../../engine/protocol/entry.ts')]);
  return { ...greet(bytesOf(key), random), entry: (sid) => new Entry(sid, true, random) };
}

/** The way in on the host's own machine, where nothing is encrypted; fetched when a code is needed there. */
async function plainEntry(): Promise<Entry> {
  const { Entry, PLAIN_SESSION } = await import('../../engine/protocol/entry.ts');
  return new Entry(PLAIN_SESSION, false, random);
}

const random: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** Lays texts over a socket; where there is a greeting, nothing is said before the other end has proved that it has its secret. */
export function wireOver(socket: WebSocket, greeting: Greeting | undefined, events: WireEvents): Wire {
  let channel: Channel | undefined;
  let entry: Entry | undefined;
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
    entry = greeting?.entry(channel.id);
    begin();
  };
  const post = (text: string | undefined): void => {
    if (text !== undefined && socket.readyState === 1) socket.send(channel === undefined ? text : new Uint8Array(channel.seal(text)));
  };
  const hear = (text: string): void => {
    const { deliver, send, end } = entry?.hear(text) ?? { deliver: text };
    if (send !== undefined) post(send);
    if (deliver !== undefined) events.text(deliver);
    if (end === true) socket.close();
  };
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => {
    if (greeting === undefined) begin();
    else socket.send(new Uint8Array(greeting.hello));
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (greeting === undefined) {
      if (typeof data === 'string') hear(data);
      return;
    }
    const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array();
    if (channel === undefined) return answered(bytes);
    const opened = channel.open(bytes);
    if (opened.ok) hear(opened.value);
    else socket.close();
  });
  socket.addEventListener('close', () => events.closed());
  return {
    send(text) {
      if (!ready) return;
      if (entry !== undefined) return post(entry.say(text));
      if (!/^\{"type":"hello".*"code":/.test(text)) return post(text);
      void plainEntry().then((plain) => {
        entry = plain;
        post(plain.say(text));
      });
    },
    close: () => socket.close(),
  };
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
