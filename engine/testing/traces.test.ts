import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import type { Options } from '../contract/options.ts';
import { GAMES } from '../games/index.ts';
import { deal, matchOf, optionSets, playRandomly } from './invariants.ts';
import { recordOf } from '../match/record.ts';
import { trace } from '../match/trace.ts';

/**
 * SHA-256 of the replay traces of random deals, recorded on 2026-11-22; of games that came later, in a set of their own, on the day they came. Every
 * action, every legal alternative, every trick and every score goes into it: a change of structure leaves it alone, and a change of a rule records it
 * again, in a commit that names the rule.
 */
const RECORDED = [
  {
    name: 'the first twelve games',
    games: GAMES.slice(0, 12),
    short: { deals: 600, hash: '1a909a22b9f22aad56154093ba3889aa7eb8a8e45b991963f85027aa05d17ab9' },
    long: { deals: 20_000, hash: '738d0a51bd966892008c41e0817b9fdb29a7a48acb9e474521202618121c2abb' },
  },
  {
    name: 'Belote',
    games: GAMES.slice(12, 13),
    short: { deals: 100, hash: '018ef00ba0633ffb4eb0edad648c1fc1775fbe84f8052f991657e8987af5dfbb' },
    long: { deals: 2000, hash: 'c1aaaca607bfd627fd5a98fd05bac13a1c9aa8235a697ab3f6a6e850f7f95784' },
  },
] as const;

interface Table {
  readonly game: Game;
  readonly options: Options;
  readonly players: number;
}

/** Some games with every option set and number of players. */
function tablesOf(games: readonly Game[]): Table[] {
  return games.flatMap((game) =>
    optionSets(game).flatMap(({ options }) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({ game, options, players: game.seats.min + more })),
    ),
  );
}

/** The hash of the first `deals` random deals, which go round all tables. */
function hashOfTraces(tables: readonly Table[], deals: number): string {
  const hash = sha256.create();
  for (let index = 0; index < deals; index += 1) {
    const { game, options, players } = tables[index % tables.length]!;
    const seed = seedFrom(`trace ${index}`);
    const rng = rngOf(deriveSeed(seed, 'actions'));
    const { match } = deal(matchOf(game, options, players), deriveSeed(seed, 'deal'), rng.below(players));
    const replayed = trace(recordOf(playRandomly(match, rng)), true);
    if (!replayed.ok) throw new Error(`deal ${index} of ${game.id}: ${replayed.error.message}`);
    hash.update(utf8ToBytes(`${JSON.stringify(replayed.value)}\n`));
  }
  return bytesToHex(hash.digest());
}

describe.each(RECORDED)('$name', ({ games, short, long }) => {
  const tables = tablesOf(games);

  it(`play ${short.deals} random deals with all options as recorded`, () => {
    expect(tables.length).toBeLessThan(short.deals);
    expect(hashOfTraces(tables, short.deals)).toBe(short.hash);
  });

  // `TRACES=all npm run unit -- engine/testing/traces`
  it.runIf(process.env['TRACES'] === 'all')(`play ${long.deals} random deals with all options as recorded`, () => {
    expect(hashOfTraces(tables, long.deals)).toBe(long.hash);
  });
});
