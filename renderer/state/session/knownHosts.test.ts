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
