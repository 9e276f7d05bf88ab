import { describe, expect, it } from 'vitest';
import { hostOn, ownFolder, TestClient } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import { ADA, bot, PARTY, SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';

const OPEN = { kind: 'open' } as const;
const GUESTS = { ...SOLO, people: [ADA, OPEN, OPEN, OPEN] } satisfies Unnumbered;

async function guestAt(host: Host, name: string, person?: number): Promise<TestClient> {
  const guest = new TestClient(host, false, undefined, { name });
  await guest.until(() => guest.last('table') ?? guest.last('home'));
  if (person !== undefined) expect(await guest.ask({ type: 'sit', person })).toMatchObject({ type: 'table' });
  return guest;
}

const names = (client: TestClient): string[] => client.table.people.map(({ kind, name }) => `${kind} ${name}`.trim());

describe('bots in the lobby', () => {
  it('give up the name of a guest who comes later, and keep their seat and level', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask({ ...PARTY, people: [ADA, OPEN, bot('Ben'), bot('Cas')] });
    const ben = await guestAt(host, 'Ben', 1);
    expect(names(ben)).toEqual(['here Ada', 'away Ben', 'bot Dee', 'bot Cas']);
    expect(ben.table.people[2]).toMatchObject({ level: 'rule' });
  });

  it('are called by no name of a guest who only watches', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask(PARTY);
    await guestAt(host, 'Ben');
    await ada.ask({ type: 'begin', bots: [bot('Ben')] });
    expect(names(ada)).toEqual(['here Ada', 'bot Cas', 'bot Bot 2', 'bot Bot 3']);
  });

  it('are as many as seats are open when a guest sits down while the owner deals, and none has the guest’s name', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask(GUESTS);
    const ben = await guestAt(host, 'Ben', 1);
    // The owner's page has not heard of Ben yet.
    expect(await ada.ask({ type: 'begin', bots: [bot('Ben'), bot('Cas'), bot('Dee')] })).toMatchObject({ type: 'update' });
    expect(names(ada)).toEqual(['here Ada', 'away Ben', 'bot Cas', 'bot Dee']);
    ben.leave();
  });

  it('make way when the owner puts a guest, or a person of this machine, in a seat', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask({ ...PARTY, people: [ADA, OPEN, OPEN, bot('Ben')] });
    const ben = await guestAt(host, 'Ben');
    const { guests } = await ada.until(() => [ada.last('lan')].find((lan) => lan?.guests.some(({ name }) => name === 'Ben')));
    const [guest] = guests;
    await ada.ask({ type: 'arrange', put: { person: 1, who: { kind: 'guest', guest: guest!.id } } });
    await ada.ask({ type: 'arrange', put: { person: 2, who: { kind: 'here', name: 'Cas' } } });
    expect(names(ada)).toEqual(['here Ada', 'away Ben', 'here Cas', 'bot Dee']);
    expect(await ada.ask({ type: 'arrange', put: { person: 2, who: { kind: 'here', name: 'ben' } } })).toMatchObject({
      code: 'table/name-taken',
    });
    ben.leave();
  });
});

describe('a guest in the lobby', () => {
  it('is ready, or no longer, which everybody sees until they stand up', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask(GUESTS);
    const ben = await guestAt(host, 'Ben');
    expect(await ben.ask({ type: 'ready', ready: true })).toMatchObject({ code: 'table/not-seated' });
    await ben.ask({ type: 'sit', person: 2 });
    expect(await ben.ask({ type: 'ready', ready: true })).toMatchObject({ type: 'table' });
    await ada.until(() => ada.table.people[2]?.ready);
    await ada.ask({ type: 'arrange', swap: [1, 2] });
    expect(
      ada.table.people.map(({ ready }) => ready),
      'the mark goes with the guest',
    ).toEqual([false, true, false, false]);
    await ben.ask({ type: 'stand' });
    await ben.ask({ type: 'sit', person: 3 });
    expect(ben.table.people.some(({ ready }) => ready)).toBe(false);
    await ada.ask({ type: 'begin', bots: [bot('Bot 1'), bot('Bot 2')] });
    expect(await ben.ask({ type: 'ready', ready: true })).toMatchObject({ code: 'table/in-play' });
  });

  it('shows the language of the page, before the first deal alone', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true, undefined, { language: 'en' });
    await ada.ask(PARTY);
    const ben = new TestClient(host, false, undefined, { name: 'Ben', language: 'nl-BE' });
    await ben.until(() => ben.last('table'));
    await ben.ask({ type: 'sit', person: 1 });
    expect(ben.table.people.map(({ language }) => language)).toEqual(['en', 'nl-BE', undefined, undefined]);
    await ada.ask({ type: 'begin', bots: [] });
    expect(ada.table.people.some((person) => 'language' in person)).toBe(false);
  });
});

describe('another game', () => {
  it('keeps the guests in their seats, as far as there are seats, and names those who lost theirs', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask(GUESTS);
    const ben = await guestAt(host, 'Ben', 1);
    const cas = await guestAt(host, 'Cas', 2);
    const dee = await guestAt(host, 'Dee', 3);
    await ada.ask({ type: 'leave' });
    await ben.until(() => ben.last('home'));
    await ada.ask({ type: 'start', game: 'manille-three', options: {}, people: [ADA, OPEN, OPEN], seating: 'fixed' });
    expect(names(ada)).toEqual(['here Ada', 'away Ben', 'away Cas']);
    expect(ada.table.unseated).toEqual(['Dee']);
    await cas.until(() => cas.table.people[2]?.mine);
    await dee.until(() => dee.table.unseated?.includes('Dee'));
    expect(dee.table.watching).toBeNull();
    // There is room again: who sits is named no longer.
    await ben.ask({ type: 'stand' });
    await dee.ask({ type: 'sit', person: 1 });
    expect(dee.table).not.toHaveProperty('unseated');
    // From one game straight to the next.
    await ada.ask(GUESTS);
    expect(names(ada)).toEqual(['here Ada', 'away Dee', 'away Cas', 'open']);
  });

  it('leaves out guests who have gone, and gives bots with a guest’s name another', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask(GUESTS);
    const ben = await guestAt(host, 'Ben', 1);
    await guestAt(host, 'Cas', 3);
    ben.leave();
    await ada.until(() => ada.table.people[1]?.present === false);
    await ada.ask({ ...SOLO, people: [ADA, bot('Cas'), OPEN, bot('Dee')] });
    expect(names(ada)).toEqual(['here Ada', 'bot Ben', 'away Cas', 'bot Dee']);
    expect(ada.table).not.toHaveProperty('unseated');
  });
});

it('has the owner’s name on the table while no player sits at the machine', async () => {
  const host = await hostOn(ownFolder());
  const ada = new TestClient(host, true, undefined, { name: 'Zoë' });
  await ada.ask({ ...SOLO, people: [OPEN, OPEN, OPEN, OPEN] });
  expect((await ada.until(() => ada.last('lan'))).name).toBe('Zoë');
  // The owner may hold the cards on a phone.
  const phone = await guestAt(host, 'Zoë', 0);
  expect(names(phone)[0]).toBe('away Zoë');
});
