import { describe, expect, it } from 'vitest';
import { codesOf } from '../cards/card.ts';
import { rngOf, seedFrom, type Rng } from '../cards/random.ts';
import { GAMES } from '../games/index.ts';
import { deal, freshMatch, playRandomly } from './invariants.ts';
import { parseRecord, recordOf, replay, type MatchRecord } from '../match/record.ts';

/** Mutants of each game's record; more by `FUZZ=5000 npx vitest run engine/match/fuzz`. */
const MUTANTS = Number(process.env['FUZZ'] ?? 40);
const SEED = 'record fuzz';

const WORDS = ['null', '-1', '1e9', '""', '"pass"', '"??"', '[]', '{}', 'true', '"7H"', '"@0"', '"bid:99"', '"\\u0000"', '"__proto__"'];

/** A text with something in it changed: a stretch lost, doubled, moved, written over; a value put in the place of another. */
function mutant(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const length = 1 + rng.below(rng.below(2) === 0 ? 3 : 60);
  const piece = text.slice(at, at + length);
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + piece + text.slice(at);
    case 2: {
      const to = rng.below(text.length);
      const without = text.slice(0, at) + text.slice(at + length);
      return without.slice(0, to) + piece + without.slice(to);
    }
    case 3:
      return text.slice(0, at) + String.fromCharCode(rng.below(rng.below(8) === 0 ? 65_536 : 128)) + text.slice(at + 1);
    case 4: {
      const values = [...text.matchAll(/"[^"]*"|\d+/g)];
      const one = values[rng.below(values.length)];
      if (one === undefined) return text;
      return text.slice(0, one.index) + (WORDS[rng.below(WORDS.length)] ?? '') + text.slice(one.index + one[0].length);
    }
    default: {
      const values = [...text.matchAll(/"[^"]*"/g)];
      const [one, other] = [values[rng.below(values.length)], values[rng.below(values.length)]];
      if (one === undefined || other === undefined) return text;
      return text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length);
    }
  }
}

/** The first few of a list. */
function cut(list: string, rng: Rng): string {
  const items = list.split(',');
  return items.slice(0, rng.below(items.length)).join(',');
}

/** Some of a deal, as a program without seeds would write it. */
function recorded(game: (typeof GAMES)[number], rng: Rng, seeded: boolean): MatchRecord {
  const seed = seedFrom(`${SEED} ${game.id} ${rng.below(1000)}`);
  const record = recordOf(playRandomly(deal(freshMatch(game, {}, game.seats.min), seed).match, rng));
  return seeded ? record : { ...record, deals: record.deals.map(({ seed: _, ...rest }) => rest) };
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('a record that was tampered with is refused with a code, or is the match that it tells', () => {
    let accepted = 0;
    for (let number = 0; number < MUTANTS; number += 1) {
      const rng = rngOf(seedFrom(`${SEED} ${id} ${number}`));
      let text = JSON.stringify(recorded(game, rng, number % 2 === 0));
      // Every fourth is cut off between two actions, which makes a whole record of it again.
      if (number % 4 === 3) text = text.replace(/,"actions":\[(.*?)\]/, (_, told: string) => `,"actions":[${cut(told, rng)}]`);
      else for (let times = 1 + rng.below(2); times > 0; times -= 1) text = mutant(text, rng);
      const where = `${SEED} ${id} ${number}`;
      const parsed = parseRecord(text);
      const match = parsed.ok ? replay(parsed.value) : parsed;
      if (!match.ok) {
        expect(match.error.code, where).toMatch(/^(?:record|options|match|play|action)\/[a-z-]+$/);
        continue;
      }
      accepted += 1;
      if (!parsed.ok) throw new Error(where);
      const told = recordOf(match.value);
      expect(told.players, where).toEqual(parsed.value.players);
      expect(
        told.deals.map(({ dealer, actions }) => ({ dealer, actions })),
        where,
      ).toEqual(parsed.value.deals.map(({ dealer, actions }) => ({ dealer, actions })));
      for (const [index, { deck }] of parsed.value.deals.entries())
        if (deck !== undefined) expect(codesOf(match.value.deals[index]?.dealt.deck ?? []), where).toEqual(deck);
      // And it stays what it is.
      const again = replay(told);
      expect(again.ok && recordOf(again.value), where).toEqual(told);
    }
    // Where every mutant is refused nothing was tried.
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(MUTANTS);
  });
});
