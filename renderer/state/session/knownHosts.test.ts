import { expect, it } from 'vitest';
import { KnownHosts } from './knownHosts.ts';
import { MemoryStore } from '../fixtures/view.fixture.ts';

const [OWN, OTHER] = ['a'.repeat(43), 'b'.repeat(43)];

it('knows hosts by their keys, and doubts a known name with another key', () => {
  const store = new MemoryStore();
  const hosts = new KnownHosts(store);
  expect([hosts.isKnown(OWN), hosts.isChanged('Ada', OWN)], 'a new one is no reason to doubt').toEqual([false, false]);
  hosts.remember('Ada', OWN);
  const later = new KnownHosts(store);
  expect([later.isKnown(OWN), later.isChanged('Ada', OWN)]).toEqual([true, false]);
  expect([later.isKnown(OTHER), later.isChanged('Ada', OTHER)]).toEqual([false, true]);
  expect(later.isChanged('Ben', OWN), 'the same machine under another name').toBe(false);
});

it('believes the new key once somebody has joined with it, and doubts the old one', () => {
  const hosts = new KnownHosts(new MemoryStore());
  hosts.remember('Ada', OWN);
  hosts.remember('Ada', OTHER);
  expect([hosts.isChanged('Ada', OTHER), hosts.isChanged('Ada', OWN)]).toEqual([false, true]);
});

it('takes what is no list for none, and forgets the oldest of very many', () => {
  const store = new MemoryStore();
  for (const text of ['', '{}', '[1,{"name":1}]', 'null']) {
    store.setItem('trickhouse.hosts', text);
    expect(new KnownHosts(store).isChanged('Ada', OWN), text).toBe(false);
  }
  const hosts = new KnownHosts(store);
  for (let i = 0; i < 150; i += 1) hosts.remember(`Host ${i}`, String(i).padStart(43, 'k'));
  expect([hosts.isKnown('0'.padStart(43, 'k')), hosts.isKnown('149'.padStart(43, 'k'))]).toEqual([false, true]);
});

it('knows a host by the names that its table took while one sat there, and gives none of them another host’s name', () => {
  const hosts = new KnownHosts(new MemoryStore());
  hosts.remember('Ben', OWN);
  hosts.remember('laptop-7', OTHER);
  hosts.rename('Ada', OTHER);
  expect(['laptop-7', 'Ada', 'ADA '].map((name) => hosts.isChanged(name, 'c'.repeat(43)))).toEqual([true, true, true]);
  hosts.rename('Ben', OTHER);
  expect([hosts.isChanged('Ben', OWN), hosts.isKnown(OWN)], 'Ben’s host stays the one that was joined').toEqual([false, true]);
});

it('compares names as lists of tables show them, and forgets no other host for one that goes by many names', () => {
  const hosts = new KnownHosts(new MemoryStore());
  const long = 'a-machine-with-a-very-long-name.example';
  hosts.remember(long, OWN);
  expect(hosts.isChanged(long.slice(0, 24), OTHER)).toBe(true);
  for (let i = 0; i < 150; i += 1) hosts.rename(`Name ${i}`, OTHER);
  expect([hosts.isKnown(OWN), hosts.isChanged('Name 149', OWN), hosts.isChanged('Name 0', 'c'.repeat(43))]).toEqual([true, false, false]);
});
