import { expect, it } from 'vitest';
import { formatLink } from '../../engine/protocol/link.ts';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import { FakeLink } from '../link/fixtures/fakeLink.fixture.ts';
import { App } from './app.svelte.ts';
import { MemoryStore } from './fixtures/view.fixture.ts';

const linkWith = (key: string) => formatLink({ host: '192.168.1.5', port: 27_412, key });
const [OWN, OTHER] = [linkWith('a'.repeat(43)), linkWith('b'.repeat(43))];

it('puts a table with a known name and another key to the player before anything is sent there', () => {
  const links: FakeLink[] = [];
  const opened: (string | undefined)[] = [];
  const open = (table?: string): FakeLink => {
    opened.push(table);
    links.push(new FakeLink());
    return links.at(-1);
  };
  const app = new App({ open, store: new MemoryStore(), languages: ['en'], calm: () => true });
  const table = (link: string) => ({ name: 'Ada', game: null, seats: 1, locked: false, link });
  const nearby = (link: string) => links.at(-1).say({ type: 'nearby', tables: [table(link)] });
  nearby(OWN);
  app.visit(OWN);
  expect([app.doubted, app.away]).toEqual([null, OWN]);
  links.at(-1).say({ type: 'welcome', protocol: PROTOCOL, token: 't', owner: false, games: [], name: 'Ada' });
  app.goHome();
  nearby(OTHER);
  expect(app.visit(OTHER)).toBe(true);
  expect(app.doubted).toEqual({ name: 'Ada', link: OTHER });
  expect([app.away, opened.includes(OTHER)], 'not gone there yet').toEqual([null, false]);
  app.visit(OTHER, true);
  expect([app.doubted, app.away]).toEqual([null, OTHER]);
  app.goHome();
  nearby(OWN);
  app.visit(OWN);
  expect(app.doubted, 'the one joined before is no imitation').toBeNull();
});

it('knows a table by the name that it took while the player was there, and lets it take no other host’s', () => {
  const links: FakeLink[] = [];
  const open = (): FakeLink => {
    links.push(new FakeLink());
    return links.at(-1);
  };
  const app = new App({ open, store: new MemoryStore(), languages: ['en'], calm: () => true });
  const welcome = { type: 'welcome', protocol: PROTOCOL, token: 't', owner: false, games: [] } as const;
  app.visit(OWN);
  links.at(-1).say({ ...welcome, name: 'Ada' });
  app.visit(OTHER);
  links.at(-1).say({ ...welcome, name: 'laptop-7' }, { type: 'named', name: 'Ben' }, { type: 'named', name: 'Ada' });
  links.at(-1).say({ ...welcome, name: 'Ada' });
  expect(app.hosts.isChanged('Ben', 'c'.repeat(43))).toBe(true);
  expect(app.hosts.isChanged('Ada', 'a'.repeat(43))).toBe(false);
});
