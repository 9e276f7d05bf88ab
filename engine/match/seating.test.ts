import { itemAt } from '../cards/indexed.ts';
import { describe, expect, it } from 'vitest';
import { codeOf, rankOf } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, shuffled } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import { GAMES, gameById } from '../games/index.ts';
import { drawnSeats, fixedSeats } from './seating.ts';

const seeds = Array.from({ length: 200 }, (_, i) => deriveSeed(seedFrom('seating'), `draw ${i}`));
const tables = GAMES.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({ game, players: game.seats.min + i })),
);
const suits = 'DHSC';
const defaultsOf = (game: Game): Options => Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));

describe.each(tables)('$game.id with $players', ({ game, players }) => {
  const strength = (card: string | undefined): number => game.layout.order.plain.findIndex((rank) => rank === card?.[0]);
  const everybody = Array.from({ length: players }, (_, seat) => seat);
  const spanish = game.id === 'manilla' || game.id === 'botifarra';

  it('seats everybody once, the same for the same seed', () => {
    for (const seed of seeds) {
      const seating = drawnSeats(game, players, seed, defaultsOf(game));
      expect([...seating.order].sort()).toEqual(everybody);
      expect(everybody).toContain(seating.dealer);
      expect(seating.draw).toHaveLength(players);
      expect(drawnSeats(game, players, seed, defaultsOf(game))).toEqual(seating);
    }
  });

  it('makes partners of the two highest cards (engine/games/manille/README.md, Seats and dealer)', () => {
    if (!game.partners) return expect(players).toBeGreaterThan(1);
    for (const seed of seeds) {
      const { draw } = drawnSeats(game, players, seed, defaultsOf(game));
      const high = [draw?.[1], draw?.[3]].map(strength);
      const low = [draw?.[0], draw?.[2]].map(strength);
      // A low index is a strong card; only if suits rank equal cards may the two pairs meet.
      if (spanish) expect(Math.max(...high)).toBeLessThanOrEqual(Math.min(...low));
      else expect(Math.max(...high)).toBeLessThan(Math.min(...low));
    }
  });

  it('lets the highest card deal, of the draw or of a cut', () => {
    for (const seed of seeds) {
      const { draw, cut, dealer } = drawnSeats(game, players, seed, defaultsOf(game));
      const deciding = cut ?? draw ?? [];
      const best = Math.min(...deciding.map(strength));
      expect(strength(deciding[dealer])).toBe(best);
      if (cut !== null) expect(cut.filter((card) => strength(card) === best)).toHaveLength(1);
      else if (draw !== null)
        for (const [seat, card] of draw.entries())
          if (seat !== dealer && strength(card) === best)
            expect(suits.indexOf(draw[dealer]?.[1] ?? '')).toBeLessThan(suits.indexOf(card[1] ?? ''));
    }
  });

  it('keeps given seats, with the dealer named or cut for', () => {
    for (const seed of seeds.slice(0, 20)) {
      expect(fixedSeats(game, players, 1, seed)).toEqual({ order: everybody, dealer: 1, draw: null, cut: null });
      const { order, dealer, draw, cut } = fixedSeats(game, players, undefined, seed);
      expect({ order, draw }).toEqual({ order: everybody, draw: null });
      expect(strength(cut?.[dealer])).toBe(Math.min(...(cut ?? []).map(strength)));
    }
  });
});

it('favours nobody', () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no games');
  const dealers = [0, 0, 0, 0];
  for (const seed of seeds) {
    const { order, dealer } = drawnSeats(game, 4, seed, defaultsOf(game));
    const person = itemAt(order, dealer);
    dealers[person] = itemAt(dealers, person) + 1;
  }
  for (const times of dealers) expect(times).toBeGreaterThan(25);
});

describe.each(['manille', 'manille-blind'] as const)('option equalDraws always: %s', (id) => {
  const game = gameById(id);
  const always = { ...defaultsOf(game), equalDraws: 'always' };

  it('no two players keep cards of one rank', () => {
    for (const seed of seeds) {
      const ranks = drawnSeats(game, 4, seed, always).draw?.map((card) => card[0]);
      expect(new Set(ranks).size).toBe(4);
    }
  });

  it('without equal cards the draw is the same, and with equal ones some seats change', () => {
    const changed = seeds.filter((seed) => {
      const usual = drawnSeats(game, 4, seed, defaultsOf(game));
      const first = shuffled(PACKS[game.pack].cards, rngOf(deriveSeed(seed, 'draw 0'))).slice(0, 4);
      const other = drawnSeats(game, 4, seed, always);
      if (new Set(first.map(rankOf)).size === 4) expect(other).toEqual(usual);
      return other.order.join() !== usual.order.join();
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  it('whoever drew an equal card draws on, and the others keep theirs', () => {
    for (const seed of seeds) {
      const first = shuffled(PACKS[game.pack].cards, rngOf(deriveSeed(seed, 'draw 0'))).slice(0, 4);
      const { order, draw } = drawnSeats(game, 4, seed, always);
      for (const [person, card] of first.entries()) {
        const equal = first.filter((other) => rankOf(other) === rankOf(card)).length > 1;
        const kept = draw?.[order.indexOf(person)] === codeOf(card);
        expect(kept).toBe(!equal);
      }
    }
  });
});
