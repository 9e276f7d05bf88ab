import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatLink, parseLink } from '../../engine/protocol/link.ts';
import { hostOn, ownFolder, TestClient } from '../host/fixtures/host.fixture.ts';
import type { Host } from '../host/host.ts';
import { PARTY } from '../host/fixtures/matches.fixture.ts';
import { ownAddresses, SURROUNDINGS } from './discovery/addresses.ts';
import { inUrl, isLinkLocal, isReachable, isSix, peerAddress, zoneOf } from './discovery/ipv6.ts';
import { Place } from './fixtures/place.fixture.ts';
import { Window } from './fixtures/window.fixture.ts';
import { Lan } from './network.ts';

const external = Object.values(networkInterfaces()).flatMap((list = []) => list.filter(({ internal }) => !internal));
const linkLocal = external.find(({ address }) => isLinkLocal(address))?.address;
const six = ownAddresses().find(isSix);

/** A table on this machine, as one of a machine with these addresses alone. */
async function tableAt(
  addresses: readonly string[],
  announce = false,
): Promise<{ host: Host; ada: TestClient; port: number; link: string }> {
  const pages = join(ownFolder(), 'renderer');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Trickhouse</title>');
  const host = await hostOn(ownFolder(), { network: new Lan({ pages, announce, port: 0, here: new Place(addresses) }) });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
  const { link } = host.whereabouts;
  const parsed = parseLink(link ?? '');
  if (link === null || !parsed.ok) throw new Error('the table has no link');
  return { host, ada, port: parsed.value.port, link };
}

describe('a table on IPv6', () => {
  it('serves its page at an address in brackets, and IPv4 by the same port', async () => {
    const { host, port } = await tableAt(['::1']);
    const [address = ''] = host.whereabouts.addresses;
    expect(address).toMatch(new RegExp(`^http://\\[::1\\]:${port}/#join=`));
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('lets the app in by its link', async () => {
    const { link } = await tableAt(['::1']);
    expect(parseLink(link)).toMatchObject({ ok: true, value: { host: '::1' } });
    const ben = new Window(link);
    await ben.until(() => ben.last('table'));
    ben.say({ type: 'sit', person: 1 });
    await ben.until(() => ben.last('table')?.watching === 1);
  });

  it('lets the app in by a link-local address with its zone, with and without the key', async (context) => {
    if (linkLocal === undefined) return context.skip('this machine has no link-local address');
    const pages = ownFolder();
    writeFileSync(join(pages, 'index.html'), '<!doctype html>');
    const host = await hostOn(ownFolder(), { network: new Lan({ pages, announce: false, port: 0, here: SURROUNDINGS }) });
    await new TestClient(host, true).ask(PARTY);
    const parsed = parseLink(host.whereabouts.link ?? '');
    if (!parsed.ok) return context.skip('this machine has no network');
    const { key, ...place } = parsed.value;
    const here = { ...place, host: `${linkLocal}%${zoneOf(linkLocal) ?? ''}` };
    for (const link of [formatLink({ ...here, key: key ?? '' }), formatLink(here)]) {
      const guest = new Window(link);
      await guest.until(() => guest.last('table'));
    }
  });

  it('is found by multicast DNS over IPv6 alone', async (context) => {
    if (six === undefined) return context.skip('this machine has no IPv6 address for guests');
    const { ada } = await tableAt([six], true);
    const other = await tableAt([six], true);
    const key = parseLink(other.link);
    if (!key.ok) throw new Error('no key');
    ada.say({ type: 'nearby', look: true });
    const found = await ada.until(() => ada.last('nearby')?.tables.find(({ link }) => link.includes(`key=${key.value.key ?? ''}`)));
    const at = parseLink(found.link);
    expect(at.ok && isSix(at.value.host)).toBe(true);
  });
});

describe('addresses of IPv6', () => {
  it('are those of private and global networks, not of one link or of a tunnel', () => {
    for (const good of ['fd12:3456::7', '2a02:a44:1::5', '2001:db8::1']) expect(isReachable(good), good).toBe(true);
    for (const bad of ['fe80::1', '::1', '2002:c000:204::1', '2001:0:53aa::1', 'ff02::fb', '192.168.1.5'])
      expect(isReachable(bad), bad).toBe(false);
  });

  it('stand in brackets and without a zone, and IPv4 within IPv6 as IPv4', () => {
    expect(inUrl('fe80::1%eth0')).toBe('[fe80::1]');
    expect(inUrl('192.168.1.5')).toBe('192.168.1.5');
    expect(peerAddress('::ffff:192.168.1.20')).toBe('192.168.1.20');
    expect(peerAddress('fd00::2')).toBe('fd00::2');
  });
});
