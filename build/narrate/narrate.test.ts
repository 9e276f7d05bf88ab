import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../engine/cards/random.ts';
import { GAMES } from '../../engine/games/index.ts';
import { speakerFor } from '../../renderer/words/speaker.ts';
import { LANGUAGE_CODES, type Language } from '../../renderer/words/languages.ts';
import { dictionaryOf } from '../../renderer/words/loaders.ts';
import { Words } from '../../renderer/words/words.svelte.ts';
import { narrationOf, type HeardText } from './narration.ts';
import { playDeal, STYLES, type PlayedDeal } from './playedDeal.ts';

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Finn', 'Gus'];
const DEALS = 6;

const played = new Map<string, readonly PlayedDeal[]>(
  GAMES.map((game) => [
    game.id,
    Array.from({ length: DEALS }, (_, i) => {
      const names = NAMES.slice(0, game.seats.min);
      const style = STYLES[i % STYLES.length] ?? 'sound';
      return playDeal({ game, options: {}, names, seat: i % names.length, seed: seedFrom(`heard ${game.id} ${i}`), style });
    }),
  ]),
);

/** All that is heard of the deals of a game in a language, deal by deal. */
async function heardIn(game: string, language: Language): Promise<readonly (readonly HeardText[])[]> {
  return Promise.all((played.get(game) ?? []).map((deal) => narrationOf(deal, language)));
}
const said = (heard: readonly HeardText[]): string[] => heard.flatMap((one) => (one.kind === 'said' ? [one.text] : []));

describe.each(LANGUAGE_CODES)('a listener in %s', (language) => {
  it.each(GAMES)('hears nothing twice in a row in $id, no key, no empty place, and no hyphen for a minus', async ({ id }) => {
    const { 'event.turn': turn } = await dictionaryOf(language);
    for (const deal of await heardIn(id, language)) {
      const texts = said(deal);
      expect(texts.length).toBeGreaterThan(5);
      // A turn follows a turn where a player has kept silent.
      expect(texts.filter((text, i) => text === texts[i - 1] && text !== turn)).toEqual([]);
      for (const one of deal) {
        const text = one.kind === 'said' ? one.text : `${one.text} ${one.description}`;
        expect(text).not.toMatch(/[⟦⟧{}]|undefined|\*\*|-\d| {2}| [.,;]/);
        expect(one.text.trim()).not.toBe('');
      }
    }
  });

  it('hears trumps once when a call names them', async () => {
    const words = new Words();
    await words.speak(language);
    let alone = 0;
    for (const { id } of GAMES)
      for (const [i, deal] of (await heardIn(id, language)).entries()) {
        const texts = said(deal);
        const faces = played.get(id)?.[i]?.game.faces ?? 'french';
        const speaker = speakerFor(words, { game: id, faces, names: NAMES, viewer: 0 });
        for (const trump of ['S', 'H', 'D', 'C', 'NT'] as const) {
          const sentence = words.t('event.trumps', { trump }, speaker);
          const befores = texts.flatMap((text, at) => (text === sentence ? [texts[at - 1] ?? ''] : []));
          for (const before of befores) expect(before).not.toContain(speaker.trump(trump));
          alone += befores.length;
        }
      }
    expect(alone).toBeGreaterThan(5);
  });

  it('hears the melds of each player of Pinochle in one sentence', async () => {
    for (const [i, deal] of (await heardIn('pinochle-double', language)).entries()) {
      const events = played.get('pinochle-double')?.[i]?.updates.flatMap((update) => update.events) ?? [];
      const melded = events.flatMap((event) => (event.type === 'announce' && event.cards !== undefined ? [event] : []));
      const players = new Set(melded.map(({ seat }) => seat));
      const totals = [...players].map((seat) => melded.reduce((sum, meld) => (meld.seat === seat ? sum + meld.points! : sum), 0));
      for (const total of new Set(totals)) {
        const sentences = said(deal).filter((text) => new RegExp(`^\\P{L}?[\\p{L}’ ]+ ${total}\\s?: `, 'u').test(text));
        expect(sentences).toHaveLength(totals.filter((other) => other === total).length);
      }
    }
  });

  it('finds cards that are not playable by their label, and the reason in the description alone', async () => {
    const words = await dictionaryOf(language);
    const state = words['label.barred'].split('}')[1] ?? '';
    const barred = (await Promise.all(GAMES.map(({ id }) => heardIn(id, language)))).flat(2).flatMap((one) => {
      return one.kind === 'label' && one.role === 'card' && one.description !== '' ? [one] : [];
    });
    expect(barred.length).toBeGreaterThan(100);
    for (const { text, description } of barred) {
      expect(text.endsWith(state)).toBe(true);
      expect(text).not.toContain(description);
    }
  });
});

it('a deal is the same for every language, and another for another seed', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new RangeError('there are no games');
  const request = { game, options: {}, names: NAMES.slice(0, game.seats.min), seat: 0, style: 'sound' } as const;
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => playDeal({ ...request, seed: seedFrom(seed) }));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  const lengths = await Promise.all(LANGUAGE_CODES.map(async (language) => said(await narrationOf(one!, language)).length));
  expect(new Set(lengths).size).toBe(1);
});
