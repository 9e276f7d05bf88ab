import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import { goldenGames, writesGoldens } from './goldens.fixture.ts';
import { deal, freshMatch, playRandomly } from './invariants.ts';
import { recordOf, type MatchRecord } from '../match/record.ts';
import { trace, type Trace } from '../match/trace.ts';

/** A playthrough that must never change: what was played, and all that followed from it. */
interface Golden {
  readonly record: MatchRecord;
  readonly trace: Trace;
}

/** Two deals under the defaults and under every preset, played at random from fixed seeds. */
function playthroughs(game: Game): Golden[] {
  return [undefined, ...Object.keys(game.presets)].map((preset) => {
    const seed = seedFrom(`golden ${game.id} ${preset ?? ''}`);
    const rng = rngOf(deriveSeed(seed, 'actions'));
    let match = freshMatch(game, preset === undefined ? {} : { preset }, game.seats.max);
    for (let i = 0; i < 2 && !match.standing.over; i += 1) match = playRandomly(deal(match, deriveSeed(seed, `deal ${i}`)).match, rng);
    const record = recordOf(match);
    const traced = trace(record, true);
    if (!traced.ok) throw new Error(traced.error.message);
    return { record, trace: traced.value };
  });
}

describe.each(goldenGames())('$id', (game) => {
  const file = new URL(`../games/${game.id}/playthroughs.golden.json`, import.meta.url);
  // A commit that writes them again gives its reason.
  if (writesGoldens) {
    it('writes its playthroughs', () =>
      writeFileSync(
        file,
        `[\n${playthroughs(game)
          .map((golden) => JSON.stringify(golden))
          .join(',\n')}\n]\n`,
      ));
    return;
  }
  it('has playthroughs', () =>
    expect(existsSync(file), `engine/games/${game.id}/playthroughs.golden.json is missing: npm run goldens -- ${game.id}`).toBe(true));
  it('plays them as ever', () => {
    const goldens = JSON.parse(readFileSync(file, 'utf8')) as Golden[];
    expect(goldens.length).toBe(1 + Object.keys(game.presets).length);
    for (const golden of goldens) expect(trace(golden.record, true)).toEqual({ ok: true, value: golden.trace });
    expect(JSON.parse(JSON.stringify(playthroughs(game)))).toEqual(goldens);
  });
});
