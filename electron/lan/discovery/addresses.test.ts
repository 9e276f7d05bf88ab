import { describe, expect, it } from 'vitest';
import type { networkInterfaces } from 'node:os';
import { atEachAddress, ownAddresses, ownNames, SURROUNDINGS, whenMoved } from './addresses.ts';
import { addressTowards } from './route.ts';
import { RouterNames } from './routerNames.ts';
import { Place } from '../fixtures/place.fixture.ts';

describe('something at each address of this machine', () => {
  it('begins and ends with the address, and ends everywhere at the end', async () => {
    const here = new Place([]);
    const going = new Set<string>();
    const begun: string[] = [];
    const end = atEachAddress(here, (address) => {
      begun.push(address);
      going.add(address);
      return () => Promise.resolve(void going.delete(address));
    });
    expect(begun).toEqual([]);
    here.move('192.168.1.5');
    here.move('192.168.1.5', '10.0.0.2');
    expect(begun, 'what is there already stays').toEqual(['192.168.1.5', '10.0.0.2']);
    here.move('10.0.0.2');
    expect([...going]).toEqual(['10.0.0.2']);
    here.move('10.0.0.2', '192.168.1.5');
    expect(begun).toEqual(['192.168.1.5', '10.0.0.2', '192.168.1.5']);
    await end();
    expect(going.size).toBe(0);
    here.move('172.16.0.9');
    expect(begun).toHaveLength(3);
  });
});

describe('whoever wants to know when the machine moves', () => {
  it('hears of each change once, until that is enough', () => {
    const here = new Place(['10.0.0.2']);
    const told: (readonly string[])[] = [];
    const enough = whenMoved(here, (addresses) => told.push(addresses));
    here.move('10.0.0.2');
    here.move();
    here.move();
    here.move('10.0.0.3');
    enough();
    here.move('10.0.0.4');
    expect(told).toEqual([[], ['10.0.0.3']]);
  });
});

type Interfaces = ReturnType<typeof networkInterfaces>;
/** Interfaces as a system reports them, from `name: address/prefix length [hardware address]`. */
function interfacesOf(adapters: Readonly<Record<string, string>>): Interfaces {
  return Object.fromEntries(
    Object.entries(adapters).map(([name, text]) => {
      const [cidr = '', mac = '3c:22:fb:00:00:01'] = text.split(' ');
      const [address = '', bits = '24'] = cidr.split('/');
      const netmask = bits === '32' ? '255.255.255.255' : bits === '16' ? '255.255.0.0' : '255.255.255.0';
      const six = { address, netmask: 'ffff:ffff:ffff:ffff::', mac, cidr, family: 'IPv6' as const, internal: false, scopeid: 0 };
      if (address.includes(':')) return [name, [six]];
      return [name, [{ address, netmask, mac, cidr, family: 'IPv4' as const, internal: address.startsWith('127.') }]];
    }),
  );
}

describe('the address that guests most likely reach', () => {
  it.each<[string, Readonly<Record<string, string>>, string | undefined, readonly string[]]>([
    [
      'Wi-Fi beside the host-only network of VirtualBox on Windows',
      { 'Ethernet 3': '192.168.56.1/24 0a:00:27:00:00:0d', 'Wi-Fi': '10.1.7.20/16' },
      undefined,
      ['10.1.7.20', '192.168.56.1'],
    ],
    [
      'an iPhone’s hotspot beside Docker on Linux',
      { docker0: '172.17.0.1/16 02:42:9a:11:22:33', wlp3s0: '172.20.10.3/24' },
      '172.20.10.3',
      ['172.20.10.3', '172.17.0.1'],
    ],
    ['a VPN that takes the default route', { utun4: '10.8.0.2/32', en0: '192.168.1.9/24' }, '10.8.0.2', ['192.168.1.9', '10.8.0.2']],
    ['a VPN of 10.x whose adapter looks like a cable', { tun0: '10.8.0.2/24', eth0: '10.0.0.5/24' }, '10.8.0.2', ['10.0.0.5', '10.8.0.2']],
    [
      'Tailscale, by its addresses alone',
      { 'Local 7': '100.101.1.2/24', Ethernet: '192.168.0.4/24' },
      undefined,
      ['192.168.0.4', '100.101.1.2'],
    ],
    [
      'a cable to the internet beside a Wi-Fi without',
      { wlan0: '192.168.4.1/24', enp3s0: '10.20.30.40/24' },
      '10.20.30.40',
      ['10.20.30.40', '192.168.4.1'],
    ],
    ['Wi-Fi beside a cable, no way out', { eth0: '192.168.2.2/24', wlan0: '192.168.4.1/24' }, undefined, ['192.168.4.1', '192.168.2.2']],
    [
      'Hyper-V’s switch that carries the real network',
      { 'vEthernet (Default Switch)': '172.29.0.1/16', 'vEthernet (External)': '192.168.1.3/24' },
      '192.168.1.3',
      ['192.168.1.3', '172.29.0.1'],
    ],
    [
      'a guest system in VirtualBox',
      { enp0s3: '10.0.2.15/24 08:00:27:aa:bb:cc', docker0: '172.17.0.1/16' },
      '10.0.2.15',
      ['10.0.2.15', '172.17.0.1'],
    ],
    [
      'an address that everybody on the internet sees',
      { eth0: '88.1.2.3/24', wlan0: '192.168.1.3/24' },
      undefined,
      ['192.168.1.3', '88.1.2.3'],
    ],
    [
      'IPv6 beside IPv4: an adapter’s IPv4 first, one private and one global address, none of one link',
      { eth0: '2a02:a44:1::5/64', wlan0: 'fe80::1/64', en5: '192.168.1.9/24', wlan1: 'fd12:3456::7/64' },
      undefined,
      ['192.168.1.9', 'fd12:3456::7', '2a02:a44:1::5'],
    ],
    ['a network of IPv6 alone', { eth0: 'fd00::2/64', docker0: '172.17.0.1/16 02:42:9a:11:22:33' }, 'fd00::2', ['fd00::2', '172.17.0.1']],
    ['a VPN over IPv6', { wg0: 'fd7a:115c::2/128', eth0: 'fd00::2/64' }, 'fd7a:115c::2', ['fd00::2', 'fd7a:115c::2']],
  ])('%s', (_, adapters, route, expected) => {
    const given = interfacesOf({ lo: '127.0.0.1/8', ...adapters });
    expect(ownAddresses(given, route)).toEqual(expected);
    // The system lists adapters in an order of its own.
    expect(ownAddresses(Object.fromEntries(Object.entries(given).reverse()), route)).toEqual(expected);
  });

  it('is the one that the system itself would use on the way to another', async () => {
    expect(await addressTowards('127.0.0.1')).toBe('127.0.0.1');
    expect(await addressTowards('192.0.2.300')).toBeUndefined();
    await SURROUNDINGS.settled();
    expect(SURROUNDINGS.names()).toEqual(expect.arrayContaining([...SURROUNDINGS.addresses()]));
  });
});

it('takes one private and one global IPv6 address of an adapter, after its IPv4, by the way out', () => {
  const entry = (address: string, family: 'IPv4' | 'IPv6') =>
    ({ address, family, internal: false, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
  const list = [
    entry('2a02:1::aa', 'IPv6'),
    entry('2a02:1::bb', 'IPv6'),
    entry('fd00::1', 'IPv6'),
    entry('10.0.0.5', 'IPv4'),
    entry('fe80::5', 'IPv6'),
  ];
  const interfaces = { eth0: list, wlan0: [entry('192.168.1.3', 'IPv4')] };
  expect(ownAddresses(interfaces, '10.0.0.5')).toEqual(['10.0.0.5', 'fd00::1', '2a02:1::aa', '192.168.1.3']);
  expect(ownNames(interfaces, 'desk'), 'all of them count as this machine').toEqual(expect.arrayContaining(['2a02:1::bb', 'fe80::5']));
});

describe('the names that a router gives', () => {
  it('are looked up once for each address, and forgotten with it', async () => {
    const asked: string[] = [];
    const names = new RouterNames((address) => {
      asked.push(address);
      return address === '10.0.0.9' ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(['Desk.fritz.box.']);
    });
    names.look(['192.168.178.20', '10.0.0.9']);
    names.look(['192.168.178.20', '10.0.0.9']);
    await Promise.resolve();
    await Promise.resolve();
    expect(names.all).toEqual(['desk.fritz.box']);
    expect(asked).toEqual(['192.168.178.20', '10.0.0.9']);
    names.look(['10.0.0.9']);
    expect(names.all).toEqual([]);
  });
});
