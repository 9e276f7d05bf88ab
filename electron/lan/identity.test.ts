import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseLink, readAddress } from '../../engine/protocol/link.ts';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { Identity, type Vault } from './identity.ts';
import { IDENTITY, Lan } from './network.ts';

/** The form of a code. */
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;

/** A table's key and a code, kept in a file. */
function keptIdentity(file: string): Identity {
  const identity = new Identity({ file });
  identity.keepCode('ABC234');
  return identity;
}

it('a table has the same key and code after a restart, in a file of its owner’s own', () => {
  const file = join(ownFolder(), 'deep', IDENTITY);
  const first = new Identity({ file });
  expect(first.code).toBeNull();
  first.keepCode('ABC234');
  const second = new Identity({ file });
  expect(second.code).toBe('ABC234');
  expect(second.keys).toEqual(first.keys);
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(file, '{"secret":"short"}');
  expect(new Identity({ file }).keys).not.toEqual(first.keys);
});

/** A vault of a system: what it keeps is good for it alone. */
function vaultOf(system: string): Vault {
  return {
    protect: (text) => Buffer.from(`${system} ${text}`).toString('base64'),
    reveal: (kept) => {
      const text = Buffer.from(kept, 'base64').toString();
      return text.startsWith(`${system} `) ? text.slice(system.length + 1) : undefined;
    },
  };
}

it('a key that lay open is protected where the system can, moves to its new place, and is the same', () => {
  const [before, file] = [join(ownFolder(), IDENTITY), join(ownFolder(), IDENTITY)];
  const old = new Identity({ file: before });
  old.keepCode('ABC234');
  const secret = Buffer.from(old.keys.secret).toString('base64url');
  expect(readFileSync(before, 'utf8')).toContain(secret);
  const vault = vaultOf('this');
  for (let start = 0; start < 2; start += 1) {
    const now = new Identity({ file, before, vault });
    expect(now.keys).toEqual(old.keys);
    expect(now.code).toBe('ABC234');
    expect(existsSync(before), 'only one of them is left').toBe(false);
    expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`${secret}|ABC234`));
    expect(statSync(file).mode & 0o077).toBe(0);
  }
});

it('a key that another program goes on using is taken over and stays', () => {
  const [before, file] = [join(ownFolder(), IDENTITY), join(ownFolder(), IDENTITY)];
  const old = new Identity({ file: before });
  old.keepCode('ABC234');
  for (let start = 0; start < 2; start += 1) expect(new Identity({ file, before, beforeStays: true }).keys).toEqual(old.keys);
  expect(existsSync(before)).toBe(true);
  expect(existsSync(file)).toBe(true);
});

it('a key is never lost to a vault: one that does not give back is not used, and one that is gone leaves the file', () => {
  const file = join(ownFolder(), IDENTITY);
  const old = new Identity({ file });
  old.keepCode('ABC234');
  const broken: Vault = { protect: () => 'AAAA', reveal: () => undefined };
  expect(new Identity({ file, vault: broken }).keys).toEqual(old.keys);
  expect(new Identity({ file }).keys).toEqual(old.keys);
  expect(new Identity({ file, vault: vaultOf('this') }).keys).toEqual(old.keys);
  const kept = readFileSync(file, 'utf8');
  expect(new Identity({ file, vault: vaultOf('another') }).keys).not.toEqual(old.keys);
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(kept);
});

it.each([
  '',
  'ABC23',
  'ABC2345',
  'ABC23\u0000',
  'abc234',
  'ABC230',
  'ABC 23',
  'ÀBC234',
  234567,
  true,
  null,
  [],
  ['A', 'B', 'C', '2', '3', '4'],
  {},
])('the code %j in the file is none: the key stays, and the host makes another code', async (code) => {
  const identity = join(ownFolder(), IDENTITY);
  const { keys } = keptIdentity(identity);
  const { secret } = JSON.parse(readFileSync(identity, 'utf8'));
  writeFileSync(identity, JSON.stringify({ secret, code }));
  expect(new Identity({ file: identity })).toMatchObject({ code: null, keys });
  const host = await hostOn(ownFolder(), {
    network: new Lan({ pages: ownFolder(), announce: false, port: 0, identity: { file: identity } }),
    code: undefined as never,
  });
  const link = parseLink(host.whereabouts.link ?? '');
  expect(link).toMatchObject({
    ok: true,
    value: { code: expect.stringMatching(CODE), key: Buffer.from(keys.public).toString('base64url') },
  });
  // The host has written its code over the bad one.
  expect(new Identity({ file: identity }).code).toBe(link.ok && link.value.code);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '"ABC234"',
  '{"code":"ABC234"}',
  `{"secret":"${'*'.repeat(43)}","code":"ABC234"}`,
  `${'['.repeat(100_000)}`,
])('a file that reads %s is as good as none', (text) => {
  const identity = join(ownFolder(), IDENTITY);
  const { keys } = keptIdentity(identity);
  writeFileSync(identity, text);
  let told = 0;
  const anew = new Identity({ file: identity, unreadable: () => (told += 1) });
  expect(anew.code).toBeNull();
  expect(anew.keys).not.toEqual(keys);
  expect(told).toBe(1);
  anew.keepCode('ABC235');
  expect(readFileSync(`${identity}.unreadable`, 'utf8'), 'kept, for somebody may mend it').toBe(text);
  expect(new Identity({ file: identity })).toMatchObject({ code: 'ABC235', keys: anew.keys });
});

it('a file that the system does not give out is left as it is', (context) => {
  const user = process.geteuid?.();
  if (user === undefined || process.seteuid === undefined) return context.skip('no such permissions here');
  const identity = join(ownFolder(), IDENTITY);
  const { keys } = keptIdentity(identity);
  const kept = readFileSync(identity, 'utf8');
  chmodSync(identity, 0);
  if (user === 0) {
    chmodSync(join(identity, '..'), 0o777);
    process.seteuid(65534);
  }
  try {
    const anew = new Identity({ file: identity });
    anew.keep();
    anew.keepCode('ABC235');
  } finally {
    if (user === 0) process.seteuid(user);
  }
  chmodSync(identity, 0o600);
  expect(readFileSync(identity, 'utf8')).toBe(kept);
  expect(new Identity({ file: identity }).keys).toEqual(keys);
});

it('links are good after a restart of the host', async () => {
  const identity = join(ownFolder(), IDENTITY);
  const links: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const host = await hostOn(ownFolder(), {
      network: new Lan({ pages: ownFolder(), announce: false, port: 0, identity: { file: identity } }),
      code: undefined as never,
    });
    links.push(host.whereabouts.link ?? '');
    await host.close();
  }
  const [before, after] = links.map((link) => parseLink(link));
  if (before?.ok !== true || after?.ok !== true) throw new Error(links.join());
  expect(after.value).toMatchObject({ code: before.value.code!, key: before.value.key! });
});

it('a port that is taken is no reason not to open', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const host = await hostOn(ownFolder(), { network: new Lan({ pages: ownFolder(), announce: false, port }) });
  const ada = new TestClient(host, true);
  expect(await ada.ask({ type: 'lan' })).toMatchObject({ open: true });
  const link = parseLink(host.whereabouts.link ?? '');
  expect(link.ok && link.value.port).not.toBe(port);
});

it.each([
  ['192.168.1.5', { host: '192.168.1.5', port: 27_412 }],
  [' desk.local:4000 ', { host: 'desk.local', port: 4000 }],
  ['http://192.168.1.5:4000/', { host: '192.168.1.5', port: 4000 }],
  [`http://192.168.1.5:4000/#join=ABC234&key=${'k'.repeat(43)}`, { host: '192.168.1.5', port: 4000, code: 'ABC234', key: 'k'.repeat(43) }],
  ['[fe80::1]:4000', { host: 'fe80::1', port: 4000 }],
  ['trickhouse://join?host=desk&port=4000&code=ABC234', { host: 'desk', port: 4000, code: 'ABC234' }],
])('“%s” leads to a table', (text, value) => {
  expect(readAddress(text)).toEqual({ ok: true, value });
});

it.each([
  '',
  'https://example.org/',
  'two words',
  'desk:99999',
  'http://desk/path',
  'trickhouse://app/',
  '#join=ABC234',
  'desk:4000/#key=short',
])('“%s” leads nowhere', (text) => {
  expect(readAddress(text)).toMatchObject({ ok: false, error: { code: 'link/malformed' } });
});
