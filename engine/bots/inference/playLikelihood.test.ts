import { describe, expect, it, vi } from 'vitest';
import { boardOf } from '../../analysis/boardOf.ts';
import { deriveSeed, pick, rngOf, seedFrom } from '../../cards/random.ts';
import { Board } from '../../cards/trick/board.ts';
import { Xorshift32 } from '../../cards/xorshift32.ts';
import type { GameId } from '../../contract/gameId.ts';
import { gameById } from '../../games/index.ts';
import { resolveOptions } from '../../match/options.ts';
import { usualPlayers } from '../../match/seating.ts';
import { dealsOf } from '../../training/starts.ts';
import { quickPlayer } from '../policy/net/quickPlayer.ts';
import { playLogLikelihood } from './choiceLikelihood.ts';
import { Determinizer } from './determinizer.ts';
import { informationSetOf, type InformationSet } from './informationSet.ts';
import { opponentModelsOf } from './opponentModels.ts';
import { partnershipMaskOf } from './partnershipMask.ts';
import { PlayLikelihood } from './playLikelihood.ts';

const SEED = seedFrom('plays of a hand');
/** With a bonus for the cards of a trick, without trumps at times, with heuristics that see the declarer, and with a hidden partner. */
const GAMES: readonly GameId[] = ['klaverjas', 'botifarra', 'klaberjass', 'briscola-chiamata'];
/** Where cards lie under others. */
const STACKED: readonly GameId[] = ['manille-two', 'manilla-two'];

/** Deals of a game in mid play: their first board, and what the seat to move knows. The board is that of the world with which the information set begins. */
function positions(id: GameId): { readonly start: Board; readonly infoSet: InformationSet }[] {
  const game = gameById(id);
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  return dealsOf(game, options.value, usualPlayers(game), SEED, 12).flatMap((deal, number) => {
    const rng = rngOf(deriveSeed(SEED, `${id} ${number}`));
    let state = deal;
    for (let cards = 3 + 2 * number; cards > 0 && state.phase !== 'over';) {
      if (state.phase === 'play') cards -= 1;
      ({ state } = game.apply(state, pick(game.legal(state).actions, rng)));
    }
    const seat = game.toAct(state);
    if (seat === null || state.phase !== 'play') return [];
    const infoSet = informationSetOf(game.view(state, seat), rng);
    let past = game.deal(infoSet.state.setup).state;
    for (const { action } of infoSet.state.moves) {
      if (past.phase === 'play' && past.play?.tricks.length === 0) break;
      past = game.apply(past, action).state;
    }
    return [{ start: boardOf(game, past), infoSet }];
  });
}

function boardIn({ layout, rules, board }: InformationSet): Board {
  return new Board(layout, rules.sides, board.stacked, board.bonus);
}

describe.each(GAMES)('the likelihood of the plays of %s', (id) => {
  const some = positions(id);

  it('is that of each choice as the deal stood then', () => {
    expect(some.length).toBeGreaterThan(6);
    for (const { start, infoSet } of some) {
      const models = opponentModelsOf(infoSet, quickPlayer(infoSet.game, infoSet.board, infoSet.unit, 'score', true), 'score');
      const likelihood = new PlayLikelihood(infoSet, models, boardIn(infoSet));
      const world = boardIn(infoSet);
      new Determinizer(infoSet, new Xorshift32(rngOf(SEED)), 1).lay(world);
      const expected = Array.from(likelihood.sums, () => 0);
      const mask = partnershipMaskOf(infoSet.board, infoSet.rules.called);
      for (const { seat, place } of infoSet.plays) {
        start.findLegal();
        if (seat !== infoSet.seat)
          models.forEach((model, kind) => {
            if (mask !== null) model.policy.allies = mask.of(start);
            expected[seat * models.length + kind]! += playLogLikelihood(model, start, place);
          });
        start.play(place);
      }
      likelihood.of(world);
      Array.from(likelihood.sums).forEach((sum, at) => {
        expect(sum).toBeCloseTo(expected[at]!, 9);
      });
    }
  });
});

describe.each([...GAMES, ...STACKED])('the likelihood of the plays of %s', (id) => {
  it('is the same whatever worlds have been weighed before', () => {
    for (const { infoSet } of positions(id)) {
      const models = opponentModelsOf(infoSet, quickPlayer(infoSet.game, infoSet.board, infoSet.unit, 'score', true), 'score');
      const practised = new PlayLikelihood(infoSet, models, boardIn(infoSet));
      const determinizer = new Determinizer(infoSet, new Xorshift32(rngOf(SEED)), 1);
      const world = boardIn(infoSet);
      const all = new Set<number>();
      for (let count = 0; count < 40; count += 1) {
        determinizer.deal();
        determinizer.lay(world);
        const log = practised.of(world);
        expect(log).toBe(new PlayLikelihood(infoSet, models, boardIn(infoSet)).of(world));
        all.add(log);
      }
      // No seat has seen the covered cards of two-handed Manilla: they explain no choice.
      if (infoSet.hidden.length > 8 && !infoSet.board.stacked) expect(all.size).toBeGreaterThan(10);
    }
  });

  it('is looked up for hands that come back', () => {
    for (const { infoSet } of positions(id).slice(-1)) {
      const models = opponentModelsOf(infoSet, quickPlayer(infoSet.game, infoSet.board, infoSet.unit, 'score', true), 'score');
      const likelihood = new PlayLikelihood(infoSet, models, boardIn(infoSet));
      const world = boardIn(infoSet);
      new Determinizer(infoSet, new Xorshift32(rngOf(SEED)), 1).lay(world);
      const scored = models.map(({ policy }) => vi.spyOn(policy, 'score'));
      const counted = (): number => scored.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      likelihood.of(world);
      const once = counted();
      expect(once).toBeGreaterThan(0);
      likelihood.of(world);
      expect(counted()).toBe(once);
    }
    vi.restoreAllMocks();
  });
});
