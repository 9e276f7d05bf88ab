import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import { GAMES } from '../games/index.ts';
import { deal, matchOf, optionSets, playRandomly } from './invariants.ts';
import { recordOf } from '../match/record.ts';
import { trace } from '../match/trace.ts';

/**
 * SHA-256 of the replay traces of random deals, recorded on 2026-11-22. Every action, every legal alternative, every trick and every
 * score goes into it: a change of structure leaves it alone, and a change of a rule records it again, in a commit that names the rule.
 */
const RECORDED = {
  short: { deals: 600, hash: '1a909a22b9f22aad56154093ba3889aa7eb8a8e45b991963f85027aa05d17ab9' },
  long: { deals: 20_000, hash: '738d0a51bd966892008c41e0817b9fdb29a7a48acb9e474521202618121c2abb' },
};

/** The games there were when the hashes were recorded. Later ones are held by their own playthroughs: they would shift which table each deal is of. */
const RECORDED_GAMES = GAMES.slice(0, 12);

/** Those games with every option set and number of players. */
const TABLES = RECORDED_GAMES.flatMap((game) =>
  optionSets(game).flatMap(({ options }) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({ game, options, players: game.seats.min + more })),
  ),
);

/** The hash of the first `deals` random deals, which go round all tables. */
function hashOfTraces(deals: number): string {
  const hash = sha256.create();
  for (let index = 0; index < deals; index += 1) {
    const { game, options, players } = TABLES[index % TABLES.length]!;
    const seed = seedFrom(`trace ${index}`);
    const rng = rngOf(deriveSeed(seed, 'actions'));
    const { match } = deal(matchOf(game, options, players), deriveSeed(seed, 'deal'), rng.below(players));
    const replayed = trace(recordOf(playRandomly(match, rng)), true);
    if (!replayed.ok) throw new Error(`deal ${index} of ${game.id}: ${replayed.error.message}`);
    hash.update(utf8ToBytes(`${JSON.stringify(replayed.value)}\n`));
  }
  return bytesToHex(hash.digest());
}

it(`plays ${RECORDED.short.deals} random deals of all games and options as recorded`, () => {
  expect(TABLES.length).toBeLessThan(RECORDED.short.deals);
  expect(hashOfTraces(RECORDED.short.deals)).toBe(RECORDED.short.hash);
});

// `TRACES=all npm run unit -- engine/testing/traces`
it.runIf(process.env['TRACES'] === 'all')(`plays ${RECORDED.long.deals} random deals of all games and options as recorded`, () => {
  expect(hashOfTraces(RECORDED.long.deals)).toBe(RECORDED.long.hash);
});
