import { expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../../engine/cards/random.ts';
import { cards, SUITS } from '../../engine/cards/card.ts';
import { GAMES, gameById } from '../../engine/games/index.ts';
import { TestClient, hostOn, ownFolder } from './fixtures/host.fixture.ts';
import { type Unnumbered } from './fixtures/matches.fixture.ts';

/** Cards named in a text, each as often as it is named. */
const cardsIn = (text: string): string[] => (text.match(/"(?:\w+:)?[2-9TJQKA][SHDC]"/g) ?? []).map((card) => card.slice(-3, -1));

/** Blind Manille shows everybody the hands of the others; its secrets are looked at where it lives. */
const tables = GAMES.filter(({ id }) => id !== 'manille-blind').map((game) => ({ game, id: game.id }));
/** Games that lay no card of a hand open before it is played. */
const CLOSED: readonly string[] = ['klaverjas', 'manille', 'botifarra'];

it.each(tables)('$id: no text to a seat holds a card that the seat may not see', async ({ game, id }) => {
  const seed = seedFrom(`wire ${id}`);
  const rng = rngOf(deriveSeed(seed, 'actions'));
  const host = await hostOn(ownFolder(), { randomSeed: () => deriveSeed(seed, 'match') });
  const people = Array.from({ length: game.seats.min }, (_, i) => ({ kind: 'here', name: `P${i}` }) as const);
  const windows = people.map(() => new TestClient(host, true));
  const cloth = new TestClient(host, false);
  const start: Unnumbered = { type: 'start', game: id, options: {}, people, seating: 'draw' };
  await windows[0]!.ask(start);
  for (const [person, client] of windows.entries()) await client.ask({ type: 'watch', person });
  const everybody = [...windows, cloth];
  /** How many of each client's texts have been looked at. */
  const read = everybody.map((client) => client.texts.length);

  for (let steps = 0; steps < 200; steps += 1) {
    const hands = windows.map(({ update }) => new Set<string>(update.view.hands[update.seat!]));
    // Cards that lie open, such as a turn-up, may go to every client.
    const open = new Set(CLOSED.includes(id) ? [] : cardsIn(JSON.stringify(cloth.update.view)));
    for (const [index, client] of everybody.entries()) {
      for (const text of client.texts.slice(read[index])) {
        if (!text.startsWith('{"type":"update"')) continue;
        for (const card of cardsIn(text).filter((one) => !open.has(one) && hands[index]?.has(one) !== true))
          for (const [other, hand] of hands.entries())
            expect(hand.has(card), `after ${steps} actions ${card} of seat ${other} in a text to ${index}: ${text}`).toBe(false);
      }
      read[index] = client.texts.length;
    }
    const client = windows.find(({ update }) => update.legal.actions.length > 0);
    if (client === undefined) break;
    const { legal, version } = client.update;
    await client.ask({ type: 'act', version, action: legal.actions[rng.below(legal.actions.length)]! });
    await Promise.all(everybody.map((one) => one.until(() => one.update.version > version)));
  }
  expect(windows[0]!.update.view.score, 'the deal was played out').not.toBe(null);
});

it('pinochle-double: the figures of melds go to the seat whose hand they are of, and to nobody else', async () => {
  const host = await hostOn(ownFolder(), { randomSeed: () => seedFrom('melds') });
  const people = Array.from({ length: 4 }, (_, i) => ({ kind: 'here', name: `P${i}` }) as const);
  const windows = people.map(() => new TestClient(host, true));
  const cloth = new TestClient(host, false);
  await windows[0]!.ask({ type: 'start', game: 'pinochle-double', options: {}, people, seating: 'fixed' });
  for (const [person, client] of windows.entries()) await client.ask({ type: 'watch', person });
  for (const { update } of windows) {
    const hand = cards(update.view.hands[update.seat!]!.join(' '));
    expect(update.melds).toEqual(Object.fromEntries(SUITS.map((suit) => [suit, gameById('pinochle-double').meldPoints?.(hand, suit)])));
  }
  expect(new Set(windows.map(({ update }) => JSON.stringify(update.melds))).size, 'the hands differ').toBeGreaterThan(1);
  expect(cloth.texts.filter((text) => text.startsWith('{"type":"update"'))).not.toEqual([]);
  expect(cloth.texts.filter((text) => text.includes('"melds"'))).toEqual([]);
});
