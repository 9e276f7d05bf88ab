import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Action, Legal } from '../contract/action.ts';
import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { Options } from '../contract/options.ts';
import type { View } from '../contract/view.ts';
import { formatAction } from '../contract/notation.ts';
import { GAMES, gameById } from '../games/index.ts';
import { act, currentDeal, dealFrom, startMatch } from '../match/match.ts';
import { resolveOptions } from '../match/options.ts';
import { seatView } from '../match/seatView.ts';
import { BOTS } from './index.ts';
import { LEVELS, type Level } from './levels.ts';
import { WEIGHT_COUNT, weightsOf } from './policy/weights.ts';

const PATIENT = { now: () => 0, until: 1 };

/** Phases in which heuristics have the last word. */
const RULED: Readonly<Record<'hard' | 'expert', { readonly [id in GameId]?: readonly string[] }>> = {
  hard: { manille: ['offer', 'trumps', 'doubling'], 'manille-auction': ['bidding', 'discard', 'draw', 'trumps'] },
  expert: { manille: ['offer'], 'manille-auction': ['bidding'] },
};

/** Plays a deal with the level that `who` gives for each seat; returns the questions and the answers. */
function play(
  game: Game,
  seed: string,
  who: (seat: number) => Level,
  asked: (view: View, legal: Legal, answer: Action) => void,
  house: Options = {},
): void {
  const options = resolveOptions(game, house);
  if (!options.ok) throw new Error(options.error.message);
  const names = Array.from({ length: game.seats.min }, (_, i) => `p${i}`);
  const started = startMatch(game, options.value, names);
  if (!started.ok) throw new Error(started.error.message);
  const dealt = dealFrom(started.value, 0, seedFrom(seed));
  if (!dealt.ok) throw new Error(dealt.error.message);
  let { match } = dealt.value;
  for (let deal = currentDeal(match), move = 0; deal !== undefined; deal = currentDeal(match), move += 1) {
    const seat = game.toAct(deal.state)!;
    const { view, legal } = seatView(game, deal.state, [], seat);
    const answer = BOTS[who(seat)].choose(view, legal, rngOf(deriveSeed(seedFrom(seed), String(move))), PATIENT);
    asked(view, legal, answer);
    const acted = act(match, answer);
    if (!acted.ok) throw new Error(acted.error.message);
    ({ match } = acted.value);
  }
}

/** House rules that change what may be called or played, or what a card brings. */
const HOUSES: readonly (readonly [GameId, Options])[] = [
  ['klaverjas', { preset: 'Utrecht' }],
  ['klaverjas', { preset: 'Leiden' }],
  ['briscola-chiamata', { lowestPoints: 60 }],
  ['manille', { underTrump: 'free' }],
  ['manille-auction', { underTrump: 'free' }],
  ['manille-three', { underTrump: 'free' }],
  ['manilla-two', { shownCard: 'atOnce' }],
  ['botifarra', { partnerTrumps: 'over', trumpedSuit: 'any' }],
];

it.each(HOUSES)('bots of every level but the slowest play %s legally under %j', (id, house) => {
  let move = 0;
  const who = (): Level => LEVELS[move++ % (LEVELS.length - 1)] ?? 'random';
  play(gameById(id), `${id} ${JSON.stringify(house)}`, who, (_, legal, answer) => expect(legal.actions).toContain(answer), house);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('bots of %s', (id, game) => {
  it('play legal actions only, whatever the level', () => {
    let move = 0;
    play(
      game,
      `${id} legal`,
      () => LEVELS[move++ % (LEVELS.length - 1)] ?? 'random',
      (_, legal, answer) => {
        expect(legal.actions).toContain(answer);
      },
    );
  });

  it('give the same answer to the same question', () => {
    play(
      game,
      `${id} same`,
      (seat) => (seat % 2 === 0 ? 'medium' : 'easy'),
      (view, legal, answer) => {
        if (legal.actions.length < 2 || view.moves.length % 5 !== 0) return;
        for (const level of ['easy', 'medium', 'hard'] as const) {
          const ask = (): Action => BOTS[level].choose(view, legal, rngOf(seedFrom(formatAction(answer))), PATIENT);
          expect(ask()).toBe(ask());
        }
      },
    );
  });

  it('call what they consider best, and say what calls are worth', () => {
    play(
      game,
      `${id} calls`,
      () => 'rule',
      (view, legal) => {
        if (legal.actions.length < 2 || view.phase === 'play' || view.tricks.length > 0) return;
        for (const level of ['hard', 'expert'] as const) {
          const { action, candidates } = BOTS[level].consider(view, legal, rngOf(seedFrom(id)), PATIENT);
          expect(BOTS[level].choose(view, legal, rngOf(seedFrom(id)), PATIENT)).toBe(action);
          expect(candidates[0]?.action).toBe(action);
          expect(candidates.length).toBeGreaterThan(1);
          if (RULED[level][id]?.includes(view.phase) === true)
            expect(action).toBe(BOTS.rule.choose(view, legal, rngOf(seedFrom(id)), PATIENT));
        }
      },
    );
  });

  it('answer at once when their time is up', () => {
    play(
      game,
      `${id} late`,
      () => 'easy',
      (view, legal) => {
        if (legal.actions.length < 2 || view.moves.length % 4 !== 0) return;
        let looks = 0;
        const late = { now: () => (looks += 1), until: 0 };
        expect(legal.actions).toContain(BOTS.expert.choose(view, legal, rngOf(seedFrom('late')), late));
        expect(looks).toBeLessThan(10);
      },
    );
  });
});

it('weighs everything a policy asks for, in every game', () => {
  for (const { id } of GAMES) expect(weightsOf(id), id).toHaveLength(WEIGHT_COUNT);
});

it('leaves half of a short time to try cards, and drops the worse ones as it goes by', () => {
  const tried: number[][] = [];
  play(
    gameById('klaverjas'),
    'short of time',
    () => 'rule',
    (view, legal) => {
      // Late in a deal few worlds are left, and time enough to try every card in all of them.
      if (legal.actions.length < 5 || view.phase !== 'play') return;
      let looks = 0;
      const short = { now: () => (looks += 1), until: 60 };
      const { candidates } = BOTS.expert.consider(view, legal, rngOf(seedFrom('short')), short);
      expect(looks).toBeLessThan(70);
      tried.push(candidates.map(({ playouts }) => playouts));
    },
  );
  expect(tried.length).toBeGreaterThan(3);
  // The clock goes on by one at every look, and the race looks up to four times in a round of eight worlds.
  for (const playouts of tried) expect(Math.max(...playouts)).toBeGreaterThanOrEqual(4 * 8);
  // By the end at most half of the cards are still in the race.
  for (const playouts of tried)
    expect(playouts.filter((count) => count === Math.max(...playouts)).length).toBeLessThanOrEqual(playouts.length / 2);
});
