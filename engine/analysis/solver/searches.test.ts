import { expect, it } from 'vitest';
import { PACKS } from '../../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, shuffled } from '../../cards/random.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { layoutOf } from '../../cards/trick/layout.ts';
import { ROWS } from '../../cards/trick/test/specs.fixture.ts';
import { fieldSearch } from './fields.ts';
import { fitsWords, wordTables } from './wordTables.ts';
import { wordSearch } from './words.ts';

/** Positions for each row and trumps: `SEARCHES_POSITIONS=300 npx vitest run engine/analysis/solver/searches` for more, of six cards each. */
const MORE = Number(process.env['SEARCHES_POSITIONS'] ?? '0');
const SEED = seedFrom('two searches');
/** More points than any deal has. */
const MOST_POINTS = 10_000;

const tables = ROWS.flatMap((row) =>
  (row.trumps.includes('NT') ? (['H', 'NT'] as const) : (['H'] as const)).map((trump) => ({
    row,
    trump,
    layout: layoutOf(row.spec, trump),
  })),
).filter(({ row, layout }) => fitsWords(layout, row.sides.length));

// Positions too large to try everything; the two searches share no code but the duties' masks, and no bound but one.
it.each(tables.map((table) => ({ name: `${table.row.name}, trumps ${table.trump}`, table })))(
  'words say of larger positions what fields say: $name',
  { timeout: 3_600_000 },
  ({ name, table: { row, trump, layout } }) => {
    const { sides, spec } = row;
    const players = sides.length;
    const searches = [wordSearch(wordTables(layout), players), fieldSearch(layout, players)];
    const kernel = trickKernel(spec, trump);
    const mates = sides.map((side) => sides.reduce((set, other, seat) => (other === side ? set | (1 << seat) : set), 0));
    for (let number = 0; number < Math.max(4, MORE); number += 1) {
      const rng = rngOf(deriveSeed(SEED, `${name} ${number}`));
      // Some with few trumps or none, some with all of them.
      const spared = number % 3 === 0 ? 1 : 4;
      const pack = PACKS[spec.pack].cards.filter((card) => !kernel.isTrump(card) || number % 3 === 2 || rng.below(4) < spared);
      const each = Math.min(MORE > 0 ? 6 : 5, Math.floor(pack.length / players));
      const deck = shuffled(pack, rng);
      const hands = new Int32Array(players * 4);
      for (const [at, card] of deck.slice(0, players * each).entries()) {
        const place = layout.placeOf[card]!;
        const field = (at % players) * 4 + (place >> 5);
        hands[field] = hands[field]! | (1 << (place & 31));
      }
      const leader = rng.below(players);
      // A side as the duties see it, or any one seat against all others.
      const most = number % 4 === 3 ? 1 << rng.below(players) : (mates[rng.below(players)] ?? 1);
      const start = { leader, place: 0, left: each, led: -1, beatLed: 0, beatTrump: 0, winner: leader };
      const [words, fields] = searches.map((search) => {
        search.begin(hands, mates, most, Number.MAX_SAFE_INTEGER);
        return search.value(hands, new Int32Array(4), start, -1, MOST_POINTS);
      });
      expect(words, `${number}`).toBe(fields);
    }
  },
);
