import { describe, expect, it } from 'vitest';
import { usualPlayers } from '../match/seating.ts';
import { rngOf, seedFrom, type Rng } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import { gameById, GAMES } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import type { Board } from '../cards/trick/board.ts';
import { HeuristicPolicy } from '../bots/policy/heuristicPolicy.ts';
import { alliesOf } from '../analysis/allies.ts';
import { startsOf, type Start } from './starts.ts';
import { rivalry } from './tuning.ts';
import { unitOf, weightsOf } from '../bots/policy/weights.ts';
import { NETS_BY_GAME } from '../games/learned/nets.ts';
import { quickPlayer } from '../bots/policy/net/quickPlayer.ts';
import { netFrom, writeNet } from '../bots/policy/net/writtenNet.ts';
import { learnNet } from './learn.ts';
import { trainingSamplesOf, likeness } from './trainingSamples.ts';
import { GRAIN, NetPolicy, OUT_GRAIN, type Net } from '../bots/policy/net/netPolicy.ts';
import { FeatureEncoder } from '../bots/policy/net/featureEncoder.ts';
import { Trainer } from './trainer.ts';

function starts(game: Game, count: number): Start[] {
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  return startsOf(game, options.value, usualPlayers(game), seedFrom('nets'), count);
}

function randomNet({ players, layout }: Board, rng: Rng): Net {
  const units = 32;
  const { rows } = new FeatureEncoder(layout.bits, players, 1, { row: () => undefined, field: () => undefined });
  const numbers = (count: number): Int8Array => Int8Array.from({ length: count }, () => rng.below(201) - 100);
  return { players, bits: layout.bits, units, rows: numbers(rows * units), out: numbers(units) };
}

/** The value that a net gives a card of the seat to move, added up row by row. */
function plainly({ players, bits, units, rows, out }: Net, board: Board, unit: number, place: number): number {
  const sums = new Array<number>(units).fill(0);
  const row = (at: number): void => sums.forEach((sum, i) => (sums[i] = sum + rows[at * units + i]!));
  const field = (at: number, set: number): void => {
    for (let bit = 0; bit < bits; bit += 1) if ((set >>> bit) & 1) row(at + bit);
  };
  const encoder = new FeatureEncoder(bits, players, unit, { row, field });
  encoder.play(board, (alliesOf(board) ?? board.mates)[board.seat]!);
  encoder.suit(place >> 5);
  encoder.card(place);
  return (sums.reduce((all, sum, i) => all + Math.max(0, sum) * out[i]!, 0) / (GRAIN * OUT_GRAIN)) * unit;
}

/** Plays deals by chance, and shows every choice between several cards. */
function wander(boards: readonly Start[], rng: Rng, seen: (board: Board) => void): void {
  for (const { board: start } of boards) {
    const board = likeness(start);
    board.copy(start);
    while (board.left > 0) {
      board.findLegal();
      const places = [0, 1, 2, 3].flatMap((slot) =>
        Array.from({ length: board.layout.bits }, (_, bit) => slot * 32 + bit).filter(
          (place) => (board.legalIn(slot) >>> (place & 31)) & 1,
        ),
      );
      if (places.length > 1) seen(board);
      board.play(places[rng.below(places.length)]!);
    }
  }
}

describe.each(GAMES.filter(({ layout }) => layout.hand !== 'asDealt').map((game) => [game.id, game] as const))(
  'a net in %s',
  (id, game) => {
    const boards = starts(game, 4);
    const unit = unitOf(boards[0]!.board.layout.spec, boards[0]!.board.players);

    it('says of each card what its rows add up to', () => {
      const rng = rngOf(seedFrom(`${id} sums`));
      const net = randomNet(boards[0]!.board, rng);
      const player = new NetPolicy(net, unit);
      wander(boards, rng, (board) => {
        player.allies = alliesOf(board);
        player.score(board);
        for (const place of player.count > 1 ? player.places.subarray(0, player.count) : [])
          expect(player.scores[place]).toBeCloseTo(plainly(net, board, unit, place), 6);
      });
    });

    it('sees nothing of what others hold', () => {
      const rng = rngOf(seedFrom(`${id} hidden`));
      const player = new NetPolicy(randomNet(boards[0]!.board, rng), unit);
      wander(boards, rng, (board) => {
        player.allies = alliesOf(board);
        player.score(board);
        const before = Array.from(player.places.subarray(0, player.count), (place) => player.scores[place]);
        const other = likeness(board);
        other.copy(board);
        for (let seat = 0; seat < board.players; seat += 1) if (seat !== board.seat) other.hands.fill(0, seat * 4, seat * 4 + 4);
        other.findLegal();
        player.score(other);
        expect(Array.from(player.places.subarray(0, player.count), (place) => player.scores[place])).toEqual(before);
      });
    });
  },
);

describe('a net', () => {
  it('rates cards the same whichever of identical ones there are', () => {
    const game = gameById('pinochle-double');
    const boards = starts(game, 8);
    const some = boards[0]?.board;
    const unit = unitOf(some!.layout.spec, some!.players);
    const rng = rngOf(seedFrom('copies'));
    const player = new NetPolicy(randomNet(some!, rng), unit);
    const { copies } = some!.layout;
    /** The copies of every card the other way round. */
    const turned = (field: number): number => {
      let other = 0;
      for (let bit = 0; bit < 32; bit += 1) if ((field >>> bit) & 1) other |= 1 << (bit - (bit % copies) + copies - 1 - (bit % copies));
      return other;
    };
    const ratings = (board: Board): Map<number, number> => {
      player.allies = alliesOf(board);
      player.score(board);
      const places = Array.from(player.places.subarray(0, player.count));
      return new Map(places.map((place) => [place - (place % copies), player.scores[place]!]));
    };
    let compared = 0;
    wander(boards, rng, (board) => {
      if (board.count > 0) return;
      const before = ratings(board);
      const other = likeness(board);
      other.copy(board);
      board.hands.forEach((field, at) => (other.hands[at] = turned(field)));
      board.live.forEach((field, at) => (other.live[at] = turned(field)));
      other.findLegal();
      expect(ratings(other)).toEqual(before);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  });
});

describe('learning a net', () => {
  const boards = starts(gameById('klaverjas'), 400);
  const unit = unitOf(boards[0]!.board.layout.spec, 4);
  const policy = new HeuristicPolicy(weightsOf('klaverjas'), unit);

  it('comes closer to what cards lead to with every pass', () => {
    const samples = trainingSamplesOf(boards.slice(0, 150), policy, rngOf(seedFrom('lessons')));
    const order = Int32Array.from(samples.begins.keys());
    const { rows } = new FeatureEncoder(8, 4, unit, { row: () => undefined, field: () => undefined });
    const trainer = new Trainer(rows, 32, rngOf(seedFrom('trainer')));
    const losses = Array.from({ length: 4 }, () => trainer.pass(samples, order, 0.003));
    for (const [i, loss] of losses.entries()) if (i > 0) expect(loss).toBeLessThan(losses[i - 1]!);
    expect(losses[3]).toBeLessThan(losses[0]! * 0.95);
  });

  it('comes to the same net again, and plays better than one that has learned nothing', () => {
    const learn = (): Net =>
      learnNet(
        (term, count) => boards.slice(term * 100, term * 100 + count),
        policy,
        { units: 32, terms: 2, deals: 100, passes: 2 },
        rngOf(seedFrom('learn')),
        () => undefined,
      );
    const net = learn();
    expect(learn()).toEqual(net);
    expect(netFrom(writeNet(net))).toEqual(net);
    const blank = new NetPolicy(randomNet(boards[0]!.board, rngOf(seedFrom('blank'))), unit);
    const { mean, se } = rivalry(boards.slice(300), new NetPolicy(net, unit), blank);
    expect(mean).toBeGreaterThan(3 * se);
  });
});

describe('the nets that are shipped', () => {
  it.each(GAMES.filter(({ id }) => NETS_BY_GAME[id] !== undefined))('play better than the policy: $id', (game) => {
    const boards = starts(game, 1000);
    const some = boards[0]?.board;
    const unit = unitOf(some!.layout.spec, some!.players);
    const player = quickPlayer(game, some!, unit, 'score', true);
    expect(player).toBeInstanceOf(NetPolicy);
    const { mean, se } = rivalry(boards, player, new HeuristicPolicy(weightsOf(game.id), unit));
    expect(mean).toBeGreaterThan(2 * se);
  });

  it('are for as many players as they were learned with', () => {
    const klaverjas = gameById('klaverjas');
    expect(quickPlayer(klaverjas, { players: 3 } as Board, 19, 'score', true)).toBeInstanceOf(HeuristicPolicy);
    expect(quickPlayer(klaverjas, { players: 4 } as Board, 19, 'tricks', true)).toBeInstanceOf(NetPolicy);
    expect(quickPlayer(klaverjas, { players: 4 } as Board, 19, 'tricks', false)).toBeInstanceOf(HeuristicPolicy);
  });
});
