import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { greet, newKeys, receive, type Channel } from '../../../engine/protocol/channel.ts';
import { guestExchange, hostExchange } from '../../../engine/protocol/cpace.ts';
import { Entry } from '../../../engine/protocol/entry.ts';
import { formatLink } from '../../../engine/protocol/link.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { CODES } from '../../host/limits/limits.ts';
import { TestClient, CODE, hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { PARTY } from '../../host/fixtures/matches.fixture.ts';
import { Lan } from '../network.ts';
import { relay } from '../relay.ts';

/* The code of a table against those who answer in its name, or stand in between. */

const random = (length: number): Uint8Array => randomBytes(length);
type Told = Readonly<Record<string, unknown>>;

/** A host of a stranger's own, with a key of its own and whatever it likes to answer. */
async function spoofed(answer: (text: string, channel: Channel, say: (text: string) => void) => void) {
  const keys = newKeys(random);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket) => {
    let channel: Channel | undefined;
    socket.on('message', (data: Buffer) => {
      if (channel === undefined) {
        const received = receive(keys, data, random);
        if (!received.ok) throw new Error(received.error.code);
        channel = received.value.channel;
        return socket.send(received.value.answer);
      }
      const own = channel;
      const text = own.open(data);
      if (text.ok) answer(text.value, own, (said) => socket.send(own.seal(said)));
    });
  });
  const { port } = server.address() as { port: number };
  return formatLink({ host: '127.0.0.1', port, key: Buffer.from(keys.public).toString('base64url') });
}

/** A guest's app that connects with the right code; returns the messages of its window. */
function visit(link: string): { told: Told[]; until: (type: string) => Promise<Told>; closed: Promise<string> } {
  const told: Told[] = [];
  let look = (): void => undefined;
  let close: (reason: string) => void = () => undefined;
  const closed = new Promise<string>((resolve) => (close = resolve));
  const connection = relay(link, {
    owner: false,
    close,
    send: (text) => {
      told.push(JSON.parse(text) as Told);
      look();
    },
  });
  onTestFinished(() => connection.closed());
  connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: 'Ben', code: CODE }));
  const until = async (type: string): Promise<Told> => {
    for (;;) {
      const found = told.find((one) => one['type'] === type);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (look = resolve));
    }
  };
  return { told, until, closed };
}

it('a table of the same name sees nothing with which a code could be told from any other', async () => {
  const seen: string[] = [];
  const exchanges: { readonly sid: Uint8Array; readonly share: string }[] = [];
  const link = await spoofed((text, channel, say) => {
    seen.push(text);
    const said = JSON.parse(text) as Told;
    // It answers with one guess, as it must: the answer that shows whether that was right is all it can ever learn.
    if (said['type'] === 'hello') {
      const guess = hostExchange('GUESS2', channel.id, Buffer.from(String(said['pake']), 'hex'), random);
      if (!guess.ok) throw new Error(guess.error.code);
      exchanges.push({ sid: channel.id, share: String(said['pake']) });
      say(JSON.stringify({ type: 'challenge', pake: Buffer.from(guess.value.share).toString('hex') }));
    } else if (said['type'] === 'confirm')
      say(JSON.stringify({ type: 'welcome', protocol: PROTOCOL, token: 'x', owner: false, games: [] }));
  });
  const guest = visit(link);
  expect(await guest.until('refusal')).toMatchObject({ code: 'channel/code-unknown' });
  expect(await guest.closed).toBe('channel/code-unknown');
  expect(
    guest.told.map(({ type }) => type),
    'the window hears of no welcome',
  ).toEqual(['refusal']);
  expect(seen.join()).not.toMatch(new RegExp(CODE, 'i'));
  expect(seen.map((text) => Object.keys(JSON.parse(text) as object))).toEqual([
    ['type', 'protocol', 'name', 'pake'],
    ['type', 'tag'],
  ]);
  // A dictionary over everything seen: for each code there is a scalar that would have made that very share, so a share fits all of them. What would have
  // to be computed from a code alone, the share of a known scalar, is another one each time, and the same code never gives the same share twice.
  const [{ sid, share } = { sid: new Uint8Array(), share: '' }] = exchanges;
  const dictionary = [CODE, ...Array.from({ length: 50 }, (_, at) => `TEST${String(at).padStart(2, '0')}`)];
  const shares = dictionary.map((code) => Buffer.from(guestExchange(code, sid, random).share).toString('hex'));
  expect(shares).not.toContain(share);
  expect(new Set([CODE, CODE, CODE].map((code) => Buffer.from(guestExchange(code, sid, random).share).toString('hex'))).size).toBe(3);
  // The tag shows whether the one guess was right, and no candidate but by another exchange: with the right code known afterwards, what the spoofer kept
  // does not show it to be right, since the scalar of the guest is gone.
  const tag = seen.map((text) => (JSON.parse(text) as Told)['tag']).find((one) => one !== undefined);
  for (const code of dictionary) {
    const again = hostExchange(code, sid, Buffer.from(share, 'hex'), random);
    if (!again.ok) throw new Error(again.error.code);
    expect(again.value.isConfirmation(Buffer.from(String(tag), 'hex')), code).toBe(false);
  }
});

async function realTable() {
  const host = await hostOn(ownFolder(), { network: new Lan({ pages: ownFolder(), announce: false, port: 0 }) });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  const [address = ''] = host.whereabouts.addresses;
  const { port, hash } = new URL(address === '' ? 'http://x' : address);
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? '';
  return { host, ada, port: Number(port), key };
}

/** A channel to the real table, and what is said on it. */
async function channelTo({ port, key }: { port: number; key: string }) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/secure`);
  onTestFinished(() => socket.terminate());
  const greeting = greet(Buffer.from(key, 'base64url'), random);
  const texts: string[] = [];
  let hear: (text: string) => void = (text) => texts.push(text);
  const channel = await new Promise<Channel>((resolve, reject) => {
    let made: Channel | undefined;
    socket.on('open', () => socket.send(greeting.hello));
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      if (made !== undefined) {
        const text = made.open(data);
        if (text.ok) hear(text.value);
        return;
      }
      const finished = greeting.finish(data);
      if (!finished.ok) return reject(new Error(finished.error.code));
      made = finished.value;
      resolve(made);
    });
  });
  const onText = (handler: (text: string) => void): void => {
    hear = handler;
    for (const text of texts.splice(0)) handler(text);
  };
  return { channel, say: (text: string) => socket.send(channel.seal(text)), onText, socket };
}

it('nobody who passes everything on between a guest and the table gets in, and the guest hears of it', async ({ skip }) => {
  const table = await realTable();
  if (table.port === 0) return skip('this machine has no network');
  const real = await channelTo(table);
  const heard: Told[] = [];
  const link = await spoofed((text, _channel, say) => {
    real.onText((answer) => {
      heard.push(JSON.parse(answer) as Told);
      say(answer);
    });
    real.say(text);
  });
  const guest = visit(link);
  expect(await guest.until('refusal')).toMatchObject({ code: 'table/wrong-code' });
  expect(heard.map(({ type }) => type)).toEqual(['challenge', 'refusal']);
  expect(guest.told.map(({ type }) => type)).not.toContain('welcome');
});

it('each exchange is one guess, whether it is finished, left or begun again', async ({ skip }) => {
  const table = await realTable();
  if (table.port === 0) return skip('this machine has no network');
  const told: Told[] = [];
  const code = (): unknown => told.findLast(({ type }) => type === 'refusal')?.['code'];
  /** Sends one hello with a share, and waits for what comes back. */
  const begin = async (line: Awaited<ReturnType<typeof channelTo>>, guess: string): Promise<void> => {
    const entry = new Entry(line.channel.id, true, random);
    await new Promise<void>((resolve) => {
      line.onText((text) => {
        told.push(JSON.parse(text) as Told);
        resolve();
      });
      line.say(entry.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: guess })) ?? '');
    });
  };
  const line = await channelTo(table);
  // Begun again and again: of each but the last nothing was confirmed.
  for (let i = 0; i < CODES.tries; i += 1) await begin(line, 'WRONG2');
  expect(code()).toBeUndefined();
  line.socket.close();
  await new Promise((resolve) => line.socket.once('close', resolve));
  const late = await channelTo(table);
  await expect
    .poll(async () => {
      await begin(late, CODE);
      return code();
    })
    .toBe('table/too-many-tries');
});
