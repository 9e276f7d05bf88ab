import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import { formatLink, parseLink } from '../../engine/protocol/link.ts';
import { TestClient, CODE, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import type { Host } from '../host/host.ts';
import { PARTY } from '../host/fixtures/matches.fixture.ts';
import { ownAddresses, ownNames } from './discovery/addresses.ts';
import { speakerAt } from './discovery/bonjour.ts';
import { Place } from './fixtures/place.fixture.ts';
import { Lan } from './network.ts';
import { Window } from './fixtures/window.fixture.ts';

/** A host that is really on the network. */
async function onNetwork(announce = false): Promise<{ host: Host; ada: TestClient; link: string }> {
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  const host = await hostOn(ownFolder(), { network: new Lan({ pages, announce, port: 0 }) });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  return { host, ada, link: host.whereabouts.link ?? '' };
}

describe('a guest’s app', () => {
  it('plays at a table elsewhere, encrypted, as if it were its own', async () => {
    const { ada, link } = await onNetwork();
    expect(link).toContain('key=');
    const ben = new Window(link);
    await ben.until(() => ben.last('table'));
    ben.say({ type: 'sit', person: 1 });
    await ben.until(() => ben.last('table')?.watching === 1);
    await ada.ask({ type: 'begin', bots: [] });
    await ada.ask({ type: 'act', version: ada.update.version, action: 'pass' });
    await ben.until(() => ben.last('update')?.legal.actions[0] !== undefined);
    const { version, legal } = ben.last('update')!;
    ben.say({ type: 'act', version, action: legal.actions[0]! });
    await ben.until(() => ben.last('update')!.version > version);
  });

  it('needs the code, the key and somebody there', async () => {
    const { link } = await onNetwork();
    const parsed = parseLink(link);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { host, port, key } = parsed.value;
    const noCode = new Window(formatLink({ host, port, key: key! }));
    expect(await noCode.until(() => noCode.last('refusal'))).toMatchObject({ code: 'table/code-needed' });
    const wrongKey = new Window(formatLink({ host, port, code: CODE, key: 'A'.repeat(42) + 'E' }));
    expect(await wrongKey.until(() => wrongKey.closed)).toBe('channel/not-the-host');
    const nobody = new Window(formatLink({ host, port: 1, code: CODE, key: key! }));
    expect(await nobody.until(() => nobody.closed)).toBe('link/unreachable');
    const noLink = new Window('http://example.org');
    expect(await noLink.until(() => noLink.closed)).toBe('link/malformed');
    const keyless = new Window(formatLink({ host, port, code: CODE }));
    expect(await keyless.until(() => keyless.last('table')), 'the sign has the key').toMatchObject({ deal: 0 });
  });
});

describe('the encrypted way in', () => {
  it('is the only one, for no page from elsewhere, and for nobody without the key', async () => {
    const { link } = await onNetwork();
    const parsed = parseLink(link);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const at = `ws://127.0.0.1:${parsed.value.port}/secure`;
    const closed = (socket: WebSocket): Promise<number> =>
      new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    expect(await closed(new WebSocket(at, { origin: 'http://evil.example' })), 'a page from elsewhere').toBe(1006);
    expect(await closed(new WebSocket(at.replace('/secure', '/socket'))), 'in the clear').toBe(1006);
    const own = new WebSocket(at, { origin: `http://127.0.0.1:${parsed.value.port}` });
    await new Promise((resolve) => own.once('open', resolve));
    own.close();
    for (const first of ['text', Buffer.alloc(32), Buffer.alloc(31, 7)]) {
      const socket = new WebSocket(at);
      socket.on('open', () => socket.send(first));
      expect(await closed(socket)).toBe(1008);
    }
    // Any 32 bytes are a key; but what follows does not open.
    const socket = new WebSocket(at);
    socket.on('open', () => socket.send(Buffer.alloc(32, 7)));
    socket.on('message', () => socket.send(Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: CODE }))));
    expect(await closed(socket)).toBe(1008);
  });
});

describe('the network', () => {
  it('serves pages to browsers by this machine’s addresses, and its sign', async () => {
    const { host, ada } = await onNetwork();
    const [address] = host.whereabouts.addresses;
    expect(address).toMatch(new RegExp(`#join=${CODE}&key=[\\w-]{43}$`));
    const page = await fetch(address!.replace(/#.*/, ''));
    expect(await page.text()).toContain('Trickhouse');
    await ada.until(() => ada.last('lan')?.name === 'Ada');
    const sign = await (await fetch(new URL('/sign', address))).json();
    expect(sign).toMatchObject({ name: 'Ada', game: 'klaverjas', seats: 1, locked: false });
    expect(JSON.stringify(sign)).not.toContain(CODE);
    await ada.ask({ type: 'lan', open: false });
    await expect(fetch(address!)).rejects.toThrow();
    await ada.ask({ type: 'lan', open: true });
    expect((await fetch(host.whereabouts.addresses[0]!)).status).toBe(200);
  });

  it('knows this machine’s addresses, those of a home first, those of a tunnel last', () => {
    const entry = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
      ({ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
    const interfaces = {
      lo: [entry('127.0.0.1', true)],
      tun: [entry('100.64.0.1'), entry('10.8.0.2')],
      wifi: [entry('fe80::1', false, 'IPv6'), entry('192.168.1.5')],
      odd: [entry('169.254.3.3'), entry('172.20.0.1'), entry('172.32.0.1')],
    };
    expect(ownAddresses(interfaces)).toEqual(['192.168.1.5', '172.20.0.1', '172.32.0.1', '10.8.0.2', '100.64.0.1']);
    expect(ownNames(interfaces, 'desk.local')).toEqual(expect.arrayContaining(['192.168.1.5', 'desk', 'desk.local']));
  });

  it('is told to the owner anew whenever the machine moves: a laptop whose Wi-Fi comes late, changes and goes', async () => {
    const here = new Place([]);
    const printed: (readonly string[])[] = [];
    const network = new Lan({ pages: ownFolder(), announce: false, port: 0, here });
    const host = await hostOn(ownFolder(), { network, addressesChanged: (addresses) => printed.push(addresses) });
    const ada = new TestClient(host, true);
    expect(host.whereabouts).toEqual({ addresses: [], link: null });
    here.move('192.168.1.5', '10.0.0.2');
    const { link, addresses } = await ada.until(() => [ada.last('lan')].find((news) => news !== undefined && news.link !== null));
    expect(parseLink(link ?? '')).toMatchObject({ ok: true, value: { host: '192.168.1.5', code: CODE } });
    expect(addresses).toMatchObject([expect.stringContaining('//192.168.1.5:'), expect.stringContaining('//10.0.0.2:')]);
    here.move('10.0.0.2');
    await ada.until(() => ada.last('lan')?.addresses.length === 1);
    here.move('10.0.0.2');
    here.localName = 'desk.local';
    here.move('10.0.0.3');
    await ada.until(() => ada.last('lan')?.addresses.length === 2);
    expect(ada.last('lan')?.addresses[1], 'by name, too').toMatch(/^http:\/\/desk\.local:\d+\/#/);
    here.move();
    await ada.until(() => ada.last('lan')?.link === null);
    expect(printed.map(({ length }) => length)).toEqual([0, 2, 1, 2, 0]);
    await ada.ask({ type: 'lan', open: false });
    here.move('192.168.1.5');
    expect(here.watchers, 'a closed table looks no more').toBe(0);
    expect(printed).toHaveLength(5);
  });

  it('is no reason to end the program where another one keeps the port of multicast DNS to itself', async () => {
    const other = createSocket('udp4');
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.bind(0, '0.0.0.0', resolve));
    const speaker = speakerAt('127.0.0.1', other.address().port);
    const service = speaker.publish({ name: 'nobody', type: 'trickhouse', port: 1, probe: false });
    // The socket's error has come by then; without a listener it would have failed this file.
    await new Promise((resolve) => service.once('up', resolve));
    await new Promise<void>((resolve) => speaker.destroy(() => resolve()));
  });

  it('makes tables known and finds them, and loses sight of those that are gone', async (context) => {
    if (ownAddresses().length === 0) return context.skip('this machine has no network');
    const here = await onNetwork(true);
    const other = await onNetwork(true);
    const wanted = parseLink(other.link);
    if (!wanted.ok) throw new Error(wanted.error.message);
    // Others may have tables open on this network too.
    const found = () => here.ada.last('nearby')?.tables.find(({ link }) => link.includes(`key=${wanted.value.key}`));
    await other.ada.until(() => other.ada.last('lan')?.name === 'Ada');
    here.ada.say({ type: 'nearby', look: true });
    expect(await here.ada.until(found)).toMatchObject({ name: 'Ada', game: 'klaverjas', seats: 1, locked: false });
    expect(parseLink(found()!.link)).toMatchObject({ ok: true, value: { port: wanted.value.port } });
    const own = parseLink(here.link);
    expect(own.ok && JSON.stringify(here.ada.last('nearby')?.tables).includes(own.value.key!), 'its own table is not nearby').toBe(false);
    await other.ada.ask({ type: 'lan', open: false });
    await here.ada.until(() => found() === undefined);
  });

  it('is heard by other software', async (context) => {
    const { link } = await onNetwork(true);
    const parsed = parseLink(link);
    if (!parsed.ok) return context.skip('this machine has no network');
    const heard = await new Promise<string | undefined>((resolve) => {
      execFile('avahi-browse', ['-rpt', '_trickhouse._tcp'], { timeout: 10_000 }, (error, stdout) =>
        resolve(error === null ? stdout : undefined),
      );
    });
    if (heard === undefined) return context.skip('no avahi to ask');
    const { host, port, key } = parsed.value;
    expect(heard.split('\n').find((line) => line.startsWith('=') && line.includes(`;${port};`))).toMatch(
      new RegExp(`\\.local;${host};${port};.*"key=${key}"`),
    );
  });
});
