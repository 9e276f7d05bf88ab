import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../engine/cards/pack.ts';
import { pick, rngOf, seedFrom, deriveSeed } from '../../../engine/cards/random.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { GAMES, gameById } from '../../../engine/games/index.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import { deal, freshMatch, playWith } from '../../../engine/testing/invariants.ts';
import { speakerFor } from '../../words/speaker.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { Words } from '../../words/words.svelte.ts';
import { askHints, askTitle } from './asks.ts';

/** The calls that double a deal, each with the calls that are legal beside it, from random deals of a game. */
function doublingOf(id: GameId): ReadonlyMap<string, readonly string[]> {
  const game = gameById(id);
  const found = new Map<string, readonly string[]>();
  for (let number = 0; number < 60; number += 1) {
    const rng = rngOf(seedFrom(`doubling ${number}`));
    playWith(deal(freshMatch(game, {}, game.seats.min), deriveSeed(seedFrom(id), `${number}`)).match, (actions, now) => {
      const { phase } = now.deals.at(-1)!.state;
      const calls = actions.map(formatAction);
      if (phase === 'doubling') for (const call of calls.filter((one) => one !== 'pass')) found.set(call, calls);
      return pick(actions, rng);
    });
  }
  return found;
}

/** The beginnings of words, without the mark of another rung of the same ladder, nor the ending of a verb. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => word.replace(/^(?:re|sur)(?=\p{L}{4})/u, '').slice(0, 5));

const games = GAMES.map(({ id }) => ({ id, doubling: doublingOf(id) })).filter(({ doubling }) => doubling.size > 0);

it('five games double', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(['botifarra', 'manille', 'manille-blind', 'manille-three', 'manille-two']);
  expect([...(games.find(({ id }) => id === 'botifarra')?.doubling.keys() ?? [])]).toEqual(['contrar', 'recontrar', 'santvicens']);
});

describe.each(games)('$id', ({ id, doubling }) => {
  it.each(LANGUAGE_CODES)('a question about doubling names the call that answers it, in %s', async (language) => {
    const words = new Words();
    await words.speak(language);
    await words.teach(id);
    const { faces } = PACKS[gameById(id).pack];
    const speaker = speakerFor(words, { game: id, faces, names: [], viewer: 0 });
    const titles = [...doubling].map(([call, calls]) => {
      const title = askTitle(
        { words, speaker, calls, message: { game: id, options: {} }, view: { phase: 'doubling' } },
        { inline: false, laying: false },
      );
      const named = stems(speaker.call(call));
      expect(
        stems(title).some((stem) => named.includes(stem)),
        `“${title}” is answered by “${speaker.call(call)}”`,
      ).toBe(true);
      return title;
    });
    expect(new Set(titles).size).toBe(titles.length);
    expect(words.missing).toEqual([]);
  });
});

it.each(LANGUAGE_CODES)(
  'the exchange of Three-player Manille names the widow, whose the discards are, and how they are made, in %s',
  async (language) => {
    const words = new Words();
    await words.speak(language);
    await words.teach('manille-three');
    const speaker = speakerFor(words, { game: 'manille-three', faces: 'french', names: [], viewer: 0 });
    const table = { words, speaker, calls: [], message: { game: 'manille-three', options: {} }, view: { phase: 'exchange' } };
    const scope = { inline: true, laying: true };
    expect(askTitle(table, scope).toLowerCase()).toContain(words.t('zone.widow').toLowerCase());
    for (const press of [
      { by: 'mouse', n: 2 },
      { by: 'touch', n: 1 },
    ] as const)
      expect(askHints(table, scope, press)).toEqual([words.say(['ask.hint.manille-three.exchange']), words.t('ask.discardHint', press)]);
    expect(words.missing).toEqual([]);
  },
);
