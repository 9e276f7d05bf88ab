import { describe, expect, it } from 'vitest';
import { newKeys, receive, type Channel } from '../../engine/protocol/channel.ts';
import { hostAddressFrom } from './hostAddress.ts';
import { greetingTo, wireOver } from './wire.ts';

const KEY = 'k'.repeat(43);
const page = (hash: string) => ({ protocol: 'http:', host: '192.168.1.5:27412', hash });

describe('the way from a page to its table', () => {
  it('is encrypted with the key in the address, else with the one the page was served with, and clear where there is none', () => {
    const other = 'o'.repeat(43);
    expect(hostAddressFrom(page(`#join=ABC234&key=${KEY}`), other)).toEqual({ url: 'ws://192.168.1.5:27412/secure', key: KEY });
    expect(hostAddressFrom(page('#join=ABC234'), KEY)).toEqual({ url: 'ws://192.168.1.5:27412/secure', key: KEY });
    expect(hostAddressFrom(page(''), '')).toEqual({ url: 'ws://192.168.1.5:27412/socket', key: undefined });
    expect(hostAddressFrom({ ...page(''), protocol: 'https:' }, 'no key')).toMatchObject({ url: 'wss://192.168.1.5:27412/socket' });
  });
});

/** Stands where the browser's socket stands. */
class Socket extends EventTarget {
  readyState = 1;
  binaryType = '';
  readonly sent: unknown[] = [];
  send(data: unknown): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  say(data: Uint8Array): void {
    this.dispatchEvent(new MessageEvent('message', { data: data.slice().buffer }));
  }
}

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
const keys = newKeys(random);

/** A wire to a host with a key, and the messages that the page received. */
async function laid(): Promise<{ socket: Socket; wire: ReturnType<typeof wireOver>; told: string[] }> {
  const socket = new Socket();
  const told: string[] = [];
  const key = Buffer.from(keys.public).toString('base64url');
  const wire = wireOver(socket as unknown as WebSocket, await greetingTo(key), {
    ready: () => told.push('ready'),
    text: (text) => told.push(text),
    stranger: () => told.push('stranger'),
    closed: () => told.push('closed'),
  });
  return { socket, wire, told };
}

function answered(socket: Socket, own = keys): Channel {
  const received = receive(own, socket.sent[0] as Uint8Array, random);
  if (!received.ok) throw new Error(received.error.code);
  socket.say(received.value.answer);
  return received.value.channel;
}

describe('a wire', () => {
  it('says nothing before the host has proved itself, and nothing in the clear', async () => {
    const { socket, wire, told } = await laid();
    socket.dispatchEvent(new Event('open'));
    wire.send('too early');
    expect(socket.sent).toHaveLength(1);
    const channel = answered(socket);
    expect(told).toEqual(['ready']);
    wire.send('KH');
    expect(Buffer.from(socket.sent[1] as Uint8Array).includes('KH')).toBe(false);
    expect(channel.open(socket.sent[1] as Uint8Array)).toEqual({ ok: true, value: 'KH' });
    socket.say(channel.seal('7S'));
    expect(told).toEqual(['ready', '7S']);
    socket.say(new Uint8Array(40));
    expect(told.at(-1)).toBe('closed');
  });

  it('turns away whoever is not the host', async () => {
    const { socket, told } = await laid();
    socket.dispatchEvent(new Event('open'));
    answered(socket, newKeys(random));
    expect(told).toEqual(['stranger', 'closed']);
  });
});
