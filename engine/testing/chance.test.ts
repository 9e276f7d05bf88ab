import { describe, expect, it } from 'vitest';
import { usualPlayers } from '../match/seating.ts';
import { deriveSeed, rngOf, seedFrom, type Seed, pick } from '../cards/random.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch } from './invariants.ts';
import { act, currentDeal } from '../match/match.ts';

/** The part of a deal that the heuristic of one side decides, while chance decides it for the others; the heuristic decides the rest for all seats. */
type Part = 'calls' | 'cards';
/** Fewest and most deals: no more are played once the answer is clear. */
const FEWEST = 12;
const MOST = 400;
/** Standard errors above nothing that are clear. */
const CLEAR = 3;

/** The margin of the seats that play by heuristic over the others on average in one deal. */
function margin(game: Game, seed: Seed, part: Part, byHeuristic: (seat: number) => boolean): number {
  const players = usualPlayers(game);
  let { match } = deal(freshMatch(game, {}, players), seed);
  const rng = rngOf(deriveSeed(seed, part));
  for (let now = currentDeal(match); now !== undefined; now = currentDeal(match)) {
    const seat = seatOnTurn(game, now.state);
    const legal = game.legal(now.state);
    const chance = !byHeuristic(seat) && (now.state.phase === 'play') === (part === 'cards');
    const action = chance ? pick(legal.actions, rng) : game.heuristicBot(game.view(now.state, seat), legal, rng);
    const done = act(match, action);
    if (!done.ok) throw new Error(done.error.message);
    ({ match } = done.value);
  }
  const scores = match.deals[0]?.result?.score.scores ?? [];
  const mean = (which: boolean): number => {
    const own = scores.filter((_, seat) => byHeuristic(seat) === which);
    return own.reduce((sum, score) => sum + score, 0) / own.length;
  };
  return mean(true) - mean(false);
}

/** By how many standard errors the heuristic is above chance over deals, each played by every side, or once round by a lone seat. */
function advantage(game: Game, part: Part): number {
  const players = usualPlayers(game);
  const sides = Array.from({ length: game.partners ? 2 : players }, (_, side) => side);
  const deals: number[] = [];
  let errors = 0;
  while (deals.length < FEWEST || (deals.length < MOST && errors < CLEAR)) {
    const seed = deriveSeed(seedFrom(`${game.id} against chance`), `${deals.length}`);
    const own = sides.map((side) => margin(game, seed, part, (seat) => (game.partners ? seat % 2 : seat) === side));
    deals.push(own.reduce((sum, one) => sum + one, 0) / own.length);
    const mean = deals.reduce((sum, one) => sum + one, 0) / deals.length;
    const variance = deals.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, deals.length - 1);
    errors = mean / Math.sqrt(variance / deals.length);
  }
  return errors;
}

/** Whether there is anything to call. */
function hasCalls(game: Game): boolean {
  const { match } = deal(freshMatch(game, {}, usualPlayers(game)), seedFrom('calls'));
  return currentDeal(match)?.state.phase !== 'play';
}

/** Where players do not see their own hands, play is a lottery: no heuristic can be distinguished from chance. */
const SEEN = GAMES.filter(({ layout }) => layout.hand !== 'asDealt');

describe('judgement beats chance over duplicate deals', () => {
  it.each(SEEN)('in the play of the cards alone: $id', (game) => {
    expect(advantage(game, 'cards')).toBeGreaterThan(CLEAR);
  });

  it.each(GAMES.filter(hasCalls))('in its calls alone: $id', (game) => {
    expect(advantage(game, 'calls')).toBeGreaterThan(CLEAR);
  });
});
