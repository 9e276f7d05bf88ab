import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { Options } from '../contract/options.ts';
import { GAMES } from '../games/index.ts';
import { goldenGames, writesGoldens } from './goldens.fixture.ts';
import { deal, freshMatch, optionSets, playRandomly } from './invariants.ts';
import { recordOf } from '../match/record.ts';
import { trace } from '../match/trace.ts';

/** Random deals that are played, and the SHA-256 of their replay traces. */
interface Recorded {
  readonly deals: number;
  readonly hash: string;
}

/**
 * The traces of the first games, recorded on 2026-11-22. Every action, every legal alternative, every trick and every score goes into a hash: a change
 * of structure leaves it alone, and a change of a rule records it again, in a commit that names the rule.
 */
const FIRST = GAMES.slice(0, 12);
const RECORDED: readonly Recorded[] = [
  { deals: 600, hash: '1a909a22b9f22aad56154093ba3889aa7eb8a8e45b991963f85027aa05d17ab9' },
  { deals: 20_000, hash: '738d0a51bd966892008c41e0817b9fdb29a7a48acb9e474521202618121c2abb' },
];

/** Presets and values of options that the first games received after 2026-11-22, in the order of {@link optionSets}. */
const ADDED: { readonly [game in GameId]?: readonly string[] } = {
  klaverjas: ['preset Utrecht', 'preset Leiden', 'sets=16', 'trumps=forehand', 'trumps=inTurn'],
  'briscola-chiamata': ['lowestPoints=60'],
  manille: ['underTrump=free'],
  'manille-auction': ['underTrump=free'],
  'manille-three': ['underTrump=free'],
  'manilla-two': ['shownCard=atOnce'],
  botifarra: ['partnerTrumps=over', 'trumpedSuit=any'],
};

/** Option sets that only bear on who sits where, or on what partners agreed on: no trace shows them. */
const UNTRACED = ['equalDraws=always', 'signals=on'];

/** Games that came later have their traces in their own folder, and so have the option sets that the first games received later. */
const LATER = goldenGames().filter((game) => !FIRST.includes(game) || laterSets(game).length > 0);
const LATER_DEALS = [100, 2000];

interface Table {
  readonly game: Game;
  readonly options: Options;
  readonly players: number;
}

type OptionSet = ReturnType<typeof optionSets>[number];

function tracedSets(game: Game): OptionSet[] {
  return optionSets(game).filter(({ name }) => !UNTRACED.includes(name));
}

/** The option sets that the first games have had since their traces were recorded. */
function laterSets(game: Game): OptionSet[] {
  const added = ADDED[game.id] ?? [];
  return tracedSets(game).filter(({ name }) => added.includes(name));
}

/** The option sets under which a game's first traces were recorded. */
function firstSets(game: Game): OptionSet[] {
  const added = ADDED[game.id] ?? [];
  return tracedSets(game).filter(({ name }) => !added.includes(name));
}

/** Some games with some option sets and every number of players. */
function tablesOf(games: readonly Game[], setsOf: (game: Game) => readonly OptionSet[]): Table[] {
  return games.flatMap((game) =>
    setsOf(game).flatMap(({ options }) =>
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
    const { match } = deal(freshMatch(game, options, players), deriveSeed(seed, 'deal'), rng.below(players));
    const replayed = trace(recordOf(playRandomly(match, rng)), true);
    if (!replayed.ok) throw new Error(`deal ${index} of ${game.id}: ${replayed.error.message}`);
    hash.update(utf8ToBytes(`${JSON.stringify(replayed.value)}\n`));
  }
  return bytesToHex(hash.digest());
}

/** Holds the traces of some games; those that take long only under `TRACES=all npm run unit -- engine/testing/traces`. */
function holdTraces(tables: readonly Table[], recorded: readonly Recorded[]): void {
  for (const [index, { deals, hash }] of recorded.entries())
    it.runIf(index === 0 || process.env['TRACES'] === 'all')(`play ${deals} random deals with all options as recorded`, () => {
      expect(tables.length).toBeLessThanOrEqual(deals);
      expect(hashOfTraces(tables, deals)).toBe(hash);
    });
}

describe.skipIf(writesGoldens)('the first twelve games', () => {
  it('have every option set that is said to have come later', () =>
    expect(FIRST.flatMap((game) => laterSets(game).map(({ name }) => `${game.id} ${name}`))).toEqual(
      FIRST.flatMap(({ id }) => (ADDED[id] ?? []).map((name) => `${id} ${name}`)),
    ));
  holdTraces(tablesOf(FIRST, firstSets), RECORDED);
});

describe.each(LATER)('$id', (game) => {
  const golden = `engine/games/${game.id}/traces.golden.json`;
  const file = new URL(`../../${golden}`, import.meta.url);
  const tables = tablesOf([game], FIRST.includes(game) ? laterSets : tracedSets);
  if (writesGoldens) {
    it('writes its traces', { timeout: 120_000 }, () => {
      const recorded = LATER_DEALS.map((fewest): Recorded => {
        const deals = Math.max(fewest, tables.length);
        return { deals, hash: hashOfTraces(tables, deals) };
      });
      writeFileSync(file, `${JSON.stringify(recorded)}\n`);
    });
  } else if (existsSync(file)) holdTraces(tables, JSON.parse(readFileSync(file, 'utf8')) as Recorded[]);
  else it('has traces', () => expect.fail(`${golden} is missing: npm run goldens -- ${game.id}`));
});
