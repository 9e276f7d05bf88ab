import { describe, expect, it, test } from 'vitest';
import { codeOf, type Card } from '../../engine/cards/card.ts';
import { pick, rngOf, seedFrom, type Rng, type Seed } from '../../engine/cards/random.ts';
import type { Action } from '../../engine/contract/action.ts';
import type { GameEvent } from '../../engine/contract/event.ts';
import type { Game } from '../../engine/contract/game.ts';
import { formatAction } from '../../engine/contract/notation.ts';
import { GAMES } from '../../engine/games/index.ts';
import { currentDeal, nextDealer, startDeal, type Match } from '../../engine/match/match.ts';
import { shuffledFor, type Dealt } from '../../engine/match/deck.ts';
import { seatView } from '../../engine/match/seatView.ts';
import { freshMatch, optionSets, playWith } from '../../engine/testing/invariants.ts';
import { trickKernel } from '../../engine/cards/trick/kernel.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { dictionaryOf } from './loaders.ts';
import { verbOf } from './speaker.ts';

/** Everything that has words: one of the keys of each list. */
function keysOf(game: Game, events: readonly GameEvent[]): string[][] {
  return events.flatMap((event): string[][] => {
    switch (event.type) {
      case 'announce':
        return [[`announce.${game.id}.${event.what}`, `announce.${event.what}`]];
      case 'call': {
        const action = formatAction(event.action);
        const { verb } = verbOf(action);
        const call = [`call.${game.id}.${action}`, `call.${game.id}.${verb}`, `call.${action}`, `call.${verb}`];
        const said = [`said.${game.id}.${action}`, `said.${game.id}.${verb}`, `said.${action}`, `said.${verb}`];
        return [call, said, ...(event.says === undefined ? [] : [[`fact.${event.says.key}`]])];
      }
      case 'over':
        return event.score.lines.map(({ key }) => [`score.${game.id}.${key}`, `score.${key}`]);
      default:
        return [];
    }
  });
}

/** A way to play: what one does of what one may, now and for the whole deal. */
type Way = (actions: readonly Action[], match: Match, rng: Rng) => Action;

const anything: Way = (actions, _, rng) => pick(actions, rng);
/** Never a word that can be left out. */
const silent: Way = (actions, match, rng) =>
  actions.find((action) => ['pass', 'silent', 'look', 'done'].includes(formatAction(action))) ?? anything(actions, match, rng);
/** Every word there is, and the boldest of them. */
const bold: Way = (actions, match, rng) => {
  const calls = actions.filter((action) => !/^(?:pass|silent|look|done|[2-9TJQKA][SHDC])$/.test(formatAction(action)));
  return calls.length > 0 ? (rng.below(2) === 0 ? calls.at(-1) : pick(calls, rng)) : anything(actions, match, rng);
};
/** As a club player would. */
const sound: Way = (actions, match, rng) => {
  const now = currentDeal(match);
  const seat = now === undefined ? null : match.game.toAct(now.state);
  if (now === undefined || seat === null) return anything(actions, match, rng);
  return match.game.heuristicBot(match.game.view(now.state, seat), match.game.legal(now.state), rng);
};
/** Every second seat plays as a club player would, the others let everything go. */
const lopsided: Way = (actions, match, rng) => {
  const now = currentDeal(match);
  const seat = now === undefined ? null : match.game.toAct(now.state);
  if (seat === null || seat % 2 === 0) return sound(actions, match, rng);
  return actions.at(-1)!;
};
const WAYS: readonly Way[] = [anything, silent, bold, sound, lopsided];

/** Deals in a row without any news after which a game has nothing more to say: while some of its own words are still unsaid, and after that. */
const ENOUGH = { unsaid: 500, other: 30 };
const ending = /^(?:announce|score)\./;

/** A pack as it lies in its box, by suits or by ranks, and cut. */
function boxed(given: Dealt, order: (card: Card) => string, rng: Rng): Dealt {
  const deck = given.deck.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const cut = rng.below(deck.length);
  return { ...given, deck: [...deck.slice(cut), ...deck.slice(0, cut)] };
}

/** The same pack with the cards that are worth most in every second hand, where the trumps are known from the start. */
function uneven(match: Match, given: Dealt): Dealt {
  const first = startDeal(match, nextDealer(match), given, null);
  const state = first.ok ? currentDeal(first.value.match)?.state : undefined;
  const rules = state === undefined ? null : match.game.trick(state);
  if (state === undefined || rules === null) return given;
  const kernel = trickKernel(rules.spec, rules.trump);
  const strong = given.deck.toSorted((a, b) => kernel.points([b]) - kernel.points([a]));
  const deck = given.deck.map((card) => {
    const favoured = state.hands.findIndex((hand) => hand.includes(card)) % 2 === 0;
    return (favoured ? strong.shift() : strong.pop()) ?? card;
  });
  return { ...given, deck };
}

/** Packs shuffled well, badly and not at all: in some deals a side takes every trick. */
function dealt(match: Match, seed: Seed, i: number): Dealt {
  const given = shuffledFor(match.game, seed);
  const ways = [
    () => given,
    () => given,
    () => given,
    () => boxed(given, codeOf, rngOf(seed)),
    () => boxed(given, (card) => [...codeOf(card)].toReversed().join(''), rngOf(seed)),
    () => uneven(match, given),
  ];
  return ways[Math.floor(i / WAYS.length) % ways.length]?.() ?? given;
}

/** All that a game says (`own`: endings that have words in its file) in matches played in every way, under every set of options, until nothing new has been said for a while. */
function saidBy(game: Game, own: Set<string>): string[][] {
  const said = new Map<string, string[]>();
  let idle = 0;
  const hear = (lists: readonly string[][]): void => {
    for (const keys of lists) {
      const name = keys.join(' or ');
      if (said.has(name)) continue;
      said.set(name, keys);
      for (const key of keys) own.delete(key);
      idle = 0;
    }
  };
  for (const { name, options } of optionSets(game)) {
    let match = freshMatch(game, options, game.seats.min);
    idle = 0;
    for (let i = 0; idle < (own.size > 0 && name === 'defaults' ? ENOUGH.unsaid : ENOUGH.other); i += 1, idle += 1) {
      if (match.standing.over) match = freshMatch(game, options, game.seats.min);
      const seed = seedFrom(`words ${game.id} ${name} ${i}`);
      const rng = rngOf(seed);
      const way = WAYS[i % WAYS.length] ?? anything;
      const first = startDeal(match, nextDealer(match), dealt(match, seed, i), null);
      if (!first.ok) throw new Error(first.error.message);
      hear(keysOf(game, first.value.events));
      match = playWith(
        first.value.match,
        (actions, now) => way(actions, now, rng),
        (now, events) => {
          hear(keysOf(game, events));
          const state = now.deals.at(-1)?.state;
          // The facts that a deal states change with words, not with cards.
          if (state === undefined || events.every(({ type }) => type === 'play' || type === 'trick')) return;
          for (const viewer of [0, 'spectator'] as const)
            hear(seatView(game, state, [], viewer).view.facts.map(({ key }) => [`fact.${key}`]));
        },
      );
    }
  }
  return [...said.values()];
}

const languages = LANGUAGE_CODES;
const dictionaries = await Promise.all(languages.map(async (code) => [code, await dictionaryOf(code)] as const));
const heard = new Map<string, string[][]>();
for (const game of GAMES) {
  const file = (await import(`./en/games/${game.id}.ts`)) as Record<string, Record<string, string>>;
  const own = Object.values(file).flatMap((messages) => Object.keys(messages).filter((key) => ending.test(key)));
  heard.set(game.id, saidBy(game, new Set(own)));
}

describe.each(GAMES)('$id', (game) => {
  it.each(dictionaries)('has words for whatever is called, announced, stated and scored, %s', (_, dictionary) => {
    const wordless = (heard.get(game.id) ?? []).filter((keys) => !keys.some((key) => Object.hasOwn(dictionary, key)));
    expect(wordless).toEqual([]);
  });

  it('has words for its name, its options and their values', () => {
    const names = game.options.flatMap(({ name, values }) => [
      name,
      ...values.filter((value) => typeof value === 'string').map((value) => `${name}.${value}`),
    ]);
    const presets = Object.keys(game.presets).map((name) => `preset.${name}`);
    const wanted = [`game.${game.id}`, ...presets, ...names.map((name) => `option.${game.id}.${name}`)];
    for (const [code, dictionary] of dictionaries)
      expect(
        wanted.filter((key) => !Object.hasOwn(dictionary, key)),
        code,
      ).toEqual([]);
  });
});

test('every announcement and every line of a score that has words came up in some deal', () => {
  const said = new Set([...heard.values()].flat(2));
  const english = dictionaries.flatMap(([code, dictionary]) => (code === 'en' ? Object.keys(dictionary) : []));
  expect(english.filter((key) => ending.test(key) && !said.has(key))).toEqual([]);
});
