import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../contract/gameId.ts';
import type { Card } from '../cards/card.ts';
import { pick, rngOf, seedFrom, type Rng } from '../cards/random.ts';
import { PASS, type Action, type Legal } from '../contract/action.ts';
import { formatAction } from '../contract/notation.ts';
import type { Game } from '../contract/game.ts';
import { conventionInForce } from '../contract/search/convention.ts';
import { itemAt } from '../cards/indexed.ts';
import { signMeaning, speakingMoments } from '../games/sampling/signs.ts';
import type { Options } from '../contract/options.ts';
import { GAMES } from '../games/index.ts';
import { shuffledFor, type Dealt } from '../match/deck.ts';
import { drawnSeats } from '../match/seating.ts';
import { currentDeal, nextDealer, startDeal, type Match } from '../match/match.ts';
import { freshMatch, playWith } from './invariants.ts';

/** A game is finished when every option makes a difference, and it has its layout, words and page of rules. */

/** Matches in which an option may show, and deals of each. */
const MATCHES = 60;
const DEALS = 20;

/** A pack as it comes, or so laid that each seat is dealt cards next to each other: a suit, where hands are as long as suits. */
function packOf(match: Match, text: string): Dealt {
  const given = shuffledFor(match.game, seedFrom(text));
  if (rngOf(seedFrom(`${text} pack`)).below(2) === 0) return given;
  const started = startDeal(match, nextDealer(match), given, null);
  const hands = (started.ok ? currentDeal(started.value.match)?.state.hands : undefined) ?? [];
  const bySuit = given.deck.toSorted((a, b) => a - b);
  const pools = hands.map((hand) => bySuit.splice(0, hand.length));
  // Packs of two decks have each card twice.
  const owners = new Map<Card, number[]>();
  hands.forEach((hand, seat) => hand.forEach((card) => owners.set(card, [...(owners.get(card) ?? []), seat])));
  return { ...given, deck: given.deck.map((card) => pools[owners.get(card)?.shift() ?? -1]?.shift() ?? bySuit.shift() ?? card) };
}

/** Ways to play: at random, as a club player would, the first thing that may be done, and never a call that can be left out. */
const WAYS: readonly ((match: Match, legal: Legal, rng: Rng) => Action | undefined)[] = [
  (_, { actions }, rng) => actions[rng.below(actions.length)],
  ({ game, deals }, legal, rng) => {
    const state = deals.at(-1)?.state;
    const seat = state && game.toAct(state);
    return state && seat !== null && seat !== undefined ? game.heuristicBot(game.view(state, seat), legal, rng) : undefined;
  },
  (_, { actions }) => actions[0],
  (_, { actions }) => (actions.includes(PASS) ? PASS : actions[0]),
];

/** A match played in one of the ways, step by step: the choices of each deal, and where the match stands after it. */
function* steps(game: Game, options: Options, number: number): Generator<string> {
  const text = `options ${game.id} ${number}`;
  const way = WAYS[number % WAYS.length];
  let match = freshMatch(game, options, game.seats.min);
  yield JSON.stringify(drawnSeats(game, game.seats.min, seedFrom(text), match.options));
  for (let index = 0; index < DEALS && !match.standing.over; index += 1) {
    const rng = rngOf(seedFrom(`${text} ${index}`));
    const started = startDeal(match, nextDealer(match), packOf(match, `${text} ${index}`), null);
    if (!started.ok) throw new Error(started.error.message);
    const choices: string[] = [];
    match = playWith(started.value.match, (actions, now) => {
      choices.push(actions.map(formatAction).join(' '));
      const action = way?.(now, { actions, barred: [] }, rng);
      if (action === undefined) throw new RangeError(`a seat of ${game.id} has nothing to do`);
      return action;
    });
    yield choices.join('\n');
    yield JSON.stringify([match.standing, match.deals.at(-1)?.result]);
  }
  yield match.standing.over ? 'over' : 'goes on';
}

/** Whether some card of a deal is a sign under other options and none under the defaults: signs bind no seat, and no random deal goes otherwise by them. */
function speaks(game: Game, options: Options, number: number): boolean {
  const signs = [options, {}].map((chosen) => {
    const rng = rngOf(seedFrom(`signs ${number}`));
    const match = freshMatch(game, chosen, game.seats.min);
    const convention = conventionInForce(game.convention, match.options);
    if (convention === undefined) return 0;
    const started = startDeal(match, nextDealer(match), packOf(match, `signs ${number}`), null);
    if (!started.ok) throw new Error(started.error.message);
    const over = playWith(started.value.match, (actions) => pick(actions, rng));
    const moments = speakingMoments(game.view(itemAt(over.deals, 0).state, 0));
    return moments.filter((moment) => moment.card !== undefined && signMeaning(convention, moment, moment.card) !== undefined).length;
  });
  return signs[0] !== 0 && signs[1] === 0;
}

/** Whether some match goes otherwise under other options, or cards are signs under them. */
function makesDifference(game: Game, options: Options): boolean {
  for (let number = 0; number < MATCHES; number += 1) {
    if (speaks(game, options, number)) return true;
    const other = steps(game, options, number);
    for (const step of steps(game, {}, number)) if (other.next().value !== step) return true;
  }
  return false;
}

describe.each(GAMES)('$id', (game) => {
  const values = game.options.flatMap(({ name, values: [, ...others] }) => others.map((value) => [name, value] as const));
  it.runIf(values.length > 0).each(values)('the option %s = %s makes a difference', (name, value) => {
    expect(makesDifference(game, { [name]: value })).toBe(true);
  });

  it('has a layout: every rank of its pack in order, plain and as trumps', () => {
    expect(game.layout.order.plain.length).toBe(new Set(game.layout.order.plain).size);
    expect([...game.layout.order.trumps].sort()).toEqual([...game.layout.order.plain].sort());
  });

  it('has English words, in renderer/words/en/games', async () => {
    const words = (await import(`../../renderer/words/en/games/${game.id}.ts`)) as Record<string, Readonly<Record<string, string>>>;
    expect(Object.values(words).map((messages) => messages[`game.${game.id}`])).toEqual([expect.stringMatching(/\S/)]);
  });

  it('has a page of rules, in renderer/rules/pages', async () => {
    const { page } = (await import(`../../renderer/rules/pages/${game.id}.ts`)) as { page: { game: string } };
    expect(page.game).toBe(game.id);
  });
});

it('has every game there is', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
});
