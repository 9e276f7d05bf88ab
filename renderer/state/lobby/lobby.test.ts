import { expect, it } from 'vitest';
import { changedAt, presetOf } from './houseRules.svelte.ts';
import { LobbyController } from './lobby.svelte.ts';
import { KLAVERJAS, MemoryStore } from '../fixtures/view.fixture.ts';
import { SETTINGS, SETTING_GROUPS, PlayerSettings } from '../settings.svelte.ts';

it('starts with oneself and bots', () => {
  const request = new LobbyController(new MemoryStore()).start(KLAVERJAS);
  expect(request).toMatchObject({ type: 'start', game: 'klaverjas', options: {} });
  if (request.type !== 'start') throw new Error(request.type);
  expect(request.people.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot', 'bot']);
});

it('calls no bot by the name of a person, however they write it', () => {
  const lobby = new LobbyController(new MemoryStore());
  const [own] = lobby.guests;
  if (own !== undefined) own.name = 'cas';
  const request = lobby.start(KLAVERJAS);
  if (request.type !== 'start') throw new Error(request.type);
  expect(request.people.map((person) => ('name' in person ? person.name : ''))).toEqual(['cas', 'Ben', 'Ada', 'Dee']);
});

it('names the options that differ, and the preset that sets just those', () => {
  const lobby = new LobbyController(new MemoryStore());
  lobby.rules.setOption(KLAVERJAS, 'trumpLead', 'beatAlways');
  expect(lobby.rules.changed(KLAVERJAS)).toEqual({ trumpLead: 'beatAlways' });
  expect(lobby.rules.preset(KLAVERJAS)).toBe('Amsterdam');
  lobby.rules.setOption(KLAVERJAS, 'trumpLead', 'beatOpponents');
  expect(lobby.rules.changed(KLAVERJAS)).toEqual({});
});

it('keeps what was set up', () => {
  const store = new MemoryStore();
  const lobby = new LobbyController(store);
  lobby.rules.setOption(KLAVERJAS, 'deals', 4);
  const [, ben] = lobby.guests;
  if (ben !== undefined) ben.name = 'Bea';
  lobby.keep();
  const again = new LobbyController(store);
  expect(again.rules.option(KLAVERJAS, 'deals')).toBe(4);
  expect(again.guests[1]?.name).toBe('Bea');
});

it('does not stumble over what else lies in its place', () => {
  const store = new MemoryStore();
  for (const text of ['{', '[]', 'null', '{"guests":[{"name":3}],"options":7}']) {
    store.setItem('trickhouse.lobby', text);
    store.setItem('trickhouse.settings', text);
    expect(new LobbyController(store).guests).toHaveLength(7);
    expect(new PlayerSettings(store, ['nl-BE', 'fr']).values.pace).toBe('normal');
  }
});

it('keeps settings, each at its default until it is set', () => {
  const store = new MemoryStore();
  const settings = new PlayerSettings(store, ['nl-BE', 'fr']);
  for (const [name, values] of Object.entries(SETTINGS))
    expect(settings.values).toHaveProperty(name, name === 'language' ? 'nl' : values[0]);
  settings.set('pace', 'quick');
  const elsewhere = new PlayerSettings(store, ['nl-BE', 'fr']);
  expect(elsewhere.values.pace).toBe('quick');
  elsewhere.set('theme', 'dark');
  settings.refresh();
  expect(settings.values).toMatchObject({ pace: 'quick', theme: 'dark' });
});

it('shows each setting once', () => {
  expect(Object.values(SETTING_GROUPS).flat().sort()).toEqual(Object.keys(SETTINGS).sort());
});

it('has a partner only where partners are fixed', () => {
  const lobby = new LobbyController(new MemoryStore());
  expect(lobby.partner(KLAVERJAS)?.name).toBe('Cas');
  expect(lobby.partner({ ...KLAVERJAS, id: 'manille-auction', seats: { min: 3, max: 5 } })).toBeUndefined();
});

it('hosts under the name that was chosen, and has none by default', () => {
  const store = new MemoryStore();
  const lobby = new LobbyController(store);
  expect(lobby.hostName).toBeUndefined();
  expect(lobby.host(KLAVERJAS, false)).toMatchObject({ people: [{ kind: 'here', name: 'Ada' }, { kind: 'open' }, {}, {}] });
  lobby.setHostName('Zoë');
  const again = new LobbyController(store);
  expect(again.hostName).toBe('Zoë');
  expect(again.host(KLAVERJAS, false)).toMatchObject({ people: [{ kind: 'here', name: 'Zoë' }, {}, {}, {}] });
  again.setHostName('');
  expect(again.hostName).toBeUndefined();
  expect(again.guests[0]?.name).toBe('Ada');
});

it('asks for a seat under a name, with the picture chosen for it, and keeps the name', () => {
  const store = new MemoryStore();
  const lobby = new LobbyController(store);
  expect(lobby.seatRequest(2, ' Ben ')).toEqual({ type: 'sit', person: 2, name: 'Ben' });
  lobby.profiles.choose('Ben', 'owl');
  expect(lobby.seatRequest(1, 'Ben')).toEqual({ type: 'sit', person: 1, name: 'Ben', avatar: 'owl' });
  expect(lobby.seatRequest(1, ' ')).toEqual({ type: 'sit', person: 1 });
  lobby.seatRequest(1, 'Ben');
  expect(new LobbyController(store).ownName).toBe('Ben');
});

it('starts a lobby again with other rules or another number of seats: bots and people of this machine stay, other seats are open', () => {
  const lobby = new LobbyController(new MemoryStore());
  const one = { present: true, substitute: false, mine: false, ready: false };
  const people = [
    { ...one, kind: 'here', name: 'Zoë', seat: 0 },
    { ...one, kind: 'away', name: 'Ben', seat: 1 },
    { ...one, kind: 'bot', name: 'Cas', level: 'easy', seat: 2 },
  ] as const;
  const table = { game: 'manille-auction', options: { deals: 4 }, people, seating: 'fixed' } as const;
  expect(lobby.restart(table, { count: 4 })).toEqual({
    type: 'start',
    game: 'manille-auction',
    options: { deals: 4 },
    people: [{ kind: 'here', name: 'Zoë' }, { kind: 'open' }, { kind: 'bot', name: 'Cas', level: 'easy' }, { kind: 'open' }],
    seating: 'fixed',
  });
  expect(lobby.restart(table, { options: {} })).toMatchObject({ options: {}, people: [{}, {}, {}] });
});

it('names the rules of a table as it names one’s own', () => {
  const options = Object.fromEntries(KLAVERJAS.options.map(({ name, values: [first = ''] }) => [name, first]));
  expect(changedAt(KLAVERJAS, options)).toEqual({});
  const changed = changedAt(KLAVERJAS, { ...options, trumpLead: 'beatAlways' });
  expect(changed).toEqual({ trumpLead: 'beatAlways' });
  expect(presetOf(KLAVERJAS, changed)).toBe('Amsterdam');
});

it('knows whether a match takes as long as usual', () => {
  const { rules } = new LobbyController(new MemoryStore());
  rules.setOption(KLAVERJAS, 'trumpLead', 'beatAlways');
  expect(rules.hasUsualLength(KLAVERJAS)).toBe(true);
  rules.setOption(KLAVERJAS, 'deals', 4);
  expect(rules.hasUsualLength(KLAVERJAS)).toBe(false);
});
