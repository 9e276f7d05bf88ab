import { describe, expect, it } from 'vitest';
import type { WireEvent } from '../../../../engine/protocol/wire.ts';
import type { Language } from '../../../words/languages.ts';
import { speakerFor } from '../../../words/speaker.ts';
import { Words } from '../../../words/words.svelte.ts';
import { aView } from '../../fixtures/view.fixture.ts';
import { heldCardLabel, trickCardLabel } from './labels.ts';
import { Narrator } from '../narrator.svelte.ts';

async function speaking(language: Language) {
  const words = new Words();
  await words.speak(language);
  return { words, speaker: speakerFor(words, { game: 'botifarra', faces: 'spanish', names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: 0 }) };
}

describe('the label of a card in the hand', () => {
  it.each([
    [{ card: '9D', place: null, count: 1, state: 'free' }, 'nine of coins'],
    [{ card: '9D', place: null, count: 2, state: 'free' }, 'nine of coins, twice'],
    [{ card: '9D', place: null, count: 3, state: 'barred' }, 'nine of coins, 3 times, not playable'],
    [{ card: '9D', place: null, count: 1, state: 'barred' }, 'nine of coins, not playable'],
    [{ card: '9D', place: null, count: 1, state: 'next' }, 'nine of coins, for your next turn'],
    [{ card: '??', place: 4, count: 1, state: 'free' }, 'Card 5'],
  ] as const)('%j is %s', async (card, label) => {
    const { words, speaker } = await speaking('en');
    expect(heldCardLabel(card, words, speaker)).toBe(label);
  });
});

it('the label of a card in the trick says whose it is, and whether it is winning', async () => {
  const { words, speaker } = await speaking('en');
  expect(trickCardLabel(1, '9D', false, words, speaker)).toBe('Ben: nine of coins');
  expect(trickCardLabel(0, '9D', true, words, speaker)).toBe('You: nine of coins, winning');
});

it.each<[Language, string, string, string, string]>([
  ['en', 'nine of coins', 'Ben leads the nine of coins', 'You lead the jack of cups', '−50 points'],
  ['nl', 'negen van munten', 'Ben komt uit met de negen van munten', 'Je komt uit met de sota van bekers', '−50 punten'],
  ['fr', 'neuf de deniers', 'Ben entame le neuf de deniers', 'Vous entamez le valet de coupes', '−50 points'],
  ['es', 'nueve de oros', 'Ben sale con el nueve de oros', 'Sales con la sota de copas', '−50 puntos'],
  ['ca', 'nou d’oros', 'Ben surt amb el nou d’oros', 'Surts amb la sota de copes', '−50 punts'],
  ['it', 'nove di denari', 'Ben apre con il nove di denari', 'Apri con il fante di coppe', '−50 punti'],
])('a label has no article, a sentence has one, and a loss has a true minus: %s', async (language, label, other, own, loss) => {
  const { words, speaker } = await speaking(language);
  expect(heldCardLabel({ card: '9D', place: null, count: 1, state: 'free' }, words, speaker)).toBe(label);
  const narrator = new Narrator(words, {
    speaker: () => speaker,
    isOwn: (seat) => seat === 0,
    game: () => 'botifarra',
    deal: () => 1,
  });
  const view = aView();
  const over = {
    type: 'over',
    score: { points: [], scores: [-50, 12, -50, 12], lines: [], detail: {}, carry: 1 },
  } as const satisfies WireEvent;
  for (const event of [{ type: 'play', seat: 1, card: '9D' }, { type: 'play', seat: 0, card: 'JH' }, over] as const)
    narrator.event(event, view, view);
  const [first, second, third] = narrator.spoken.map(({ text }) => text);
  expect([first, second]).toEqual([other, own]);
  expect(third).toContain(loss);
});
