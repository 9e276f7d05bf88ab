import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../engine/bots/index.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { deriveSeed, pick, rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import { gameById, gameOf } from '../../../engine/games/index.ts';
import type { Action, Legal } from '../../../engine/contract/action.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import { seatOnTurn, type Game } from '../../../engine/contract/game.ts';
import type { View } from '../../../engine/contract/view.ts';
import { deal, freshMatch, playWith } from '../../../engine/testing/invariants.ts';
import { seatView } from '../../../engine/match/seatView.ts';
import { wireLegal, wireView, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';
import { plainText } from '../../words/message/parts.ts';
import { speakerFor } from '../../words/speaker.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import { Words } from '../../words/words.svelte.ts';
import { Coach, wordsOf } from './coach.svelte.ts';
import { GUIDES } from './guides.ts';
import type { Guide } from '../../games/lessons.ts';

type Learner = (view: View, legal: Legal, rng: Rng) => Action;

/** The view of a state that the first seat receives. */
function wireSeen(game: Game, state: DealState): { view: WireView; legal: WireLegal } {
  const { view, legal } = seatView(game, state, [], 0);
  return { view: wireView(view), legal: wireLegal(legal) };
}
const budget = { now: () => 0, until: 1 };
const sound: Learner = (view, legal, rng) => BOTS.rule.choose(view, legal, rng, budget);
const LEARNERS: { readonly [name: string]: Learner } = {
  sound,
  first: (_, legal) => legal.actions[0]!,
  last: (_, legal) => legal.actions.at(-1)!,
  random: (_, legal, rng) => pick(legal.actions, rng),
};

/** Plays a guided deal as the table does, with a learner at the first seat who reads everything; what each lesson said, in order. */
function learned(guide: Guide, learner: Learner, words: Words, begin = 0): Map<string, string> {
  const game = gameOf(guide.game);
  if (game === undefined) throw new Error(guide.game);
  const said = new Map<string, string>();
  const coach = new Coach(guide);
  const speaker = speakerFor(words, { game: game.id, faces: PACKS[game.pack].faces, names: ['Ada', 'Ben', 'Cas', 'Dee'], viewer: 0 });
  const rng = rngOf(seedFrom(`learner ${begin}`));
  const look = (state: Parameters<typeof seatView>[1]): void => {
    const { view, legal } = wireSeen(game, state);
    coach.look({ view, legal });
    for (let { lesson } = coach; lesson !== null; { lesson } = coach) {
      said.set(lesson.id, plainText(wordsOf(lesson, guide, { view, legal }, words, speaker)));
      coach.next();
    }
  };
  const { match } = deal(freshMatch(game, {}, guide.seats), deriveSeed(guide.seed, 'deal 1'), guide.dealer);
  const started = match.deals.at(-1)?.state;
  if (started !== undefined) look(started);
  playWith(
    match,
    (_, now) => {
      const state = now.deals.at(-1)?.state;
      if (state === undefined) throw new RangeError('nothing is dealt');
      const { view, legal } = seatView(game, state, [], seatOnTurn(game, state));
      return view.viewer === 0 ? learner(view, legal, rng) : sound(view, legal, rng);
    },
    (now) => {
      const state = now.deals.at(-1)?.state;
      if (state !== undefined) look(state);
    },
  );
  return said;
}

describe.each(GUIDES)('the first deal of $game', (guide) => {
  it('tells a sound player all that matters', () => {
    const said = learned(guide, sound, new Words());
    const due = guide.lessons.map(({ id }) => id).filter((id) => guide.unmet?.includes(id) !== true);
    expect([...said.keys()].toSorted()).toEqual(due.toSorted());
  });

  it.each(Object.entries(LEARNERS))('can be played as one likes: %s', (_, learner) => {
    for (let begin = 0; begin < 2; begin += 1) {
      const said = learned(guide, learner, new Words(), begin);
      expect([...said.keys()]).toEqual(expect.arrayContaining(['aim', 'reckoning']));
    }
  });

  it.each(LANGUAGE_CODES)('is told whole in %s', async (language) => {
    const words = new Words();
    await words.speak(language);
    const said = learned(guide, sound, words);
    expect(said.size).toBeGreaterThan(6);
    for (const text of said.values()) expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
    expect(words.missing).toEqual([]);
  });
});

it('tells each lesson once, and lets it go when its moment has passed', () => {
  const guide = GUIDES[0];
  if (guide === undefined) throw new Error('no guides');
  const coach = new Coach(guide);
  const game = gameById('klaverjas');
  const { match } = deal(freshMatch(game, {}, 4), deriveSeed(guide.seed, 'deal 1'), guide.dealer);
  const state = match.deals.at(-1)?.state;
  if (state === undefined) throw new Error('nothing dealt');
  const { view, legal } = wireSeen(game, state);
  coach.look({ view, legal });
  expect(coach.lesson?.id).toBe('aim');
  coach.look({ view: { ...view, moves: [{ seat: 0, action: 'pass' }] }, legal: { actions: [], barred: [] } });
  expect(coach.lesson).toBeNull();
  coach.look({ view, legal });
  expect(coach.lesson?.id).toBe('bidding');
});
