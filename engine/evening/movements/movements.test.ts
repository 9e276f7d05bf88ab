import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, countIn } from '../../cards/counts.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { Hall } from '../evening.fixture.ts';
import { cheapest } from './assignment.ts';
import { drawRound } from './drawRound.ts';
import { pairOf } from './history.ts';
import { circleRound, WHIST_SIZES, whistRound, whistRounds } from './lists.ts';
import { badness } from './quality.ts';

describe('lists', () => {
  it.each(WHIST_SIZES)('for %i people are whist: everyone once a partner, twice an opponent', (people) => {
    const partners = new Map<number, number>();
    const opponents = new Map<number, number>();
    const outs = new Map<number, number>();
    for (let round = 1; round <= whistRounds(people); round += 1) {
      const { tables, out } = whistRound(people, round)!;
      expect([...tables.flat(), ...out].sort((a, b) => a! - b!)).toEqual([...Array(people).keys()]);
      out.forEach((one) => addTo(outs, one));
      for (const [a, b, c, d] of tables as number[][]) {
        for (const [one, other] of [
          [a, c],
          [b, d],
        ])
          addTo(partners, pairOf(one!, other!));
        for (const [one, other] of [
          [a, b],
          [b, c],
          [c, d],
          [d, a],
        ])
          addTo(opponents, pairOf(one!, other!));
      }
    }
    for (let one = 0; one < people; one += 1)
      for (let other = one + 1; other < people; other += 1) {
        expect(countIn(partners, pairOf(one, other))).toBe(1);
        expect(countIn(opponents, pairOf(one, other))).toBe(2);
      }
    if (people % 4 === 1) expect([...outs.values()]).toEqual(Array(people).fill(1));
    expect(whistRound(people, whistRounds(people) + 1)).toEqual(whistRound(people, 1));
  });

  it('of other numbers do not exist', () => expect(whistRound(10, 1)).toBeNull());

  it('a circle lets all meet once, and all sit out in turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (couples) => {
        const rounds = couples + (couples % 2) - 1;
        const met = new Set<number>();
        const outs = new Set<number>();
        for (let round = 1; round <= rounds; round += 1) {
          const { tables, out } = circleRound(couples, round);
          expect([...tables.flat(), ...out].sort((a, b) => a! - b!)).toEqual([...Array(couples).keys()]);
          for (const one of out) {
            expect(outs.has(one)).toBe(false);
            outs.add(one);
          }
          for (const [one, other] of tables) {
            expect(met.has(pairOf(one!, other!))).toBe(false);
            met.add(pairOf(one!, other!));
          }
        }
        expect(met.size).toBe((couples * (couples - 1)) / 2);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the assignment', () => {
  it('is as cheap as any order of up to six columns', () => {
    const rng = rngOf(seedFrom('assignment'));
    const orders = (items: number[]): number[][] =>
      items.length === 0 ? [[]] : items.flatMap((one) => orders(items.filter((other) => other !== one)).map((rest) => [one, ...rest]));
    for (let i = 0; i < 60; i += 1) {
      const size = 2 + rng.below(5);
      const prices = Array.from({ length: size }, () => Array.from({ length: size }, () => rng.below(20)));
      const sum = (order: readonly number[]): number => order.reduce((all, column, row) => all + prices[row]![column]!, 0);
      const chosen = cheapest(size, size, (row, column) => prices[row]![column]!);
      expect([...chosen].sort()).toEqual([...Array(size).keys()]);
      expect(sum(chosen)).toBe(Math.min(...orders([...Array(size).keys()]).map(sum)));
    }
  });
  it('refuses fewer columns than rows', () => expect(() => cheapest(2, 1, () => 0)).toThrow(RangeError));
});

describe('draws', () => {
  it.each([
    [24, 4, 5],
    [32, 6, 4],
    [50, 6, 3],
    [100, 8, 2],
  ])('%i people, %i rounds: no partner and no meeting twice, sit-outs fair', (people, rounds, seeds) => {
    for (let seed = 0; seed < seeds; seed += 1) {
      const hall = new Hall({ people, rounds, seed: `draw ${seed}` });
      const outs = new Map<number, number>();
      for (let round = 1; round <= rounds; round += 1) {
        const drawn = hall.drawn();
        expect(drawn.quality).toMatchObject({ partnersTwice: [], meetingsTwice: [], outTwice: [], moved: [], apart: [] });
        expect(drawn.quality.sameTable.length).toBeLessThan(people / 2);
        drawn.out.forEach((one) => addTo(outs, one));
        hall.show();
      }
      expect(Math.max(0, ...outs.values()) - (outs.size < people ? 0 : Math.min(...outs.values()))).toBeLessThanOrEqual(1);
    }
  });

  it('follow from the seed and the lines before, and are others when drawn again', () => {
    const one = new Hall({ people: 21, rounds: 3, seed: 'same' });
    const other = new Hall({ people: 21, rounds: 3, seed: 'same' });
    expect(one.drawn()).toEqual(other.drawn());
    const first = other.evening.rounds[0]!;
    expect(other.drawn().attempt).toBe(2);
    expect(other.evening.rounds[0]!.tables).not.toEqual(first.tables);
    expect(new Hall({ people: 21, rounds: 3, seed: 'other' }).drawn().seatings).not.toEqual(first.tables);
  });

  it('heed wishes: some stay at a table, some are no partners', () => {
    const hall = new Hall({ people: 20, rounds: 4, seed: 'wishes' });
    hall.add(
      { type: 'stays', entrant: 7, table: 1 },
      { type: 'stays', entrant: 8, table: 2 },
      { type: 'apart', entrants: [1, 2], on: true },
    );
    for (let round = 1; round <= 4; round += 1) {
      const { seatings, quality } = hall.drawn();
      expect(quality).toMatchObject({ moved: [], apart: [], partnersTwice: [] });
      expect(seatings[0]!.places).toContain(7);
      expect(seatings[1]!.places).toContain(8);
      hall.show();
    }
  });

  it('take everybody who is here and nobody else, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 12 }), (people, turns) => {
        const hall = new Hall({ people, rounds: 4, seed: `turns ${people} ${turns.join()}` });
        for (let round = 1; round <= 3; round += 1) {
          hall.drawn();
          hall.show();
          for (const entrant of turns.slice((round - 1) * 4, round * 4)) hall.turn(entrant);
          if (hall.here().length < 4) return;
        }
      }),
      { numRuns: 30 },
    );
  });

  it('say which repeat is least where there is no other way', () => {
    const hall = new Hall({ people: 8, rounds: 8, seed: 'two tables', movement: 'draw' });
    for (let round = 1; round <= 7; round += 1) {
      expect(hall.drawn().quality.partnersTwice).toHaveLength(0);
      hall.show();
    }
    expect(hall.drawn().quality.partnersTwice.length).toBeGreaterThan(0);
  });

  it('by a whist list keep to it, and go on by search when somebody leaves', () => {
    const hall = new Hall({ people: 12, rounds: 11, seed: 'whist', movement: 'whist' });
    for (let round = 1; round <= 4; round += 1) {
      const { by, quality } = hall.drawn();
      expect([by, quality.partnersTwice.length]).toEqual(['list', 0]);
      hall.show();
    }
    hall.add({ type: 'left', entrant: 3 });
    const { by, out, quality } = hall.drawn();
    expect([by, out.length, quality.partnersTwice.length]).toEqual(['search', 3, 0]);
  });

  it.each(['shift', 'mitchell', 'roundRobin', 'draw', 'swiss'] as const)('of couples by %s let no two meet twice', (movement) => {
    for (const people of [6, 9, 14, 15]) {
      const rounds = movement === 'roundRobin' || movement === 'draw' ? people - 1 : Math.floor(people / 2);
      const hall = new Hall({
        people,
        rounds: Math.min(rounds, movement === 'swiss' ? 3 : rounds),
        seed: movement,
        movement,
        unit: 'couple',
      });
      while (hall.evening.rounds.length < hall.evening.limit) {
        const { quality, out } = hall.drawn();
        expect([people, badness({ ...quality, sameTable: [] }), out.length]).toEqual([people, 0, people % 2]);
        hall.show();
        hall.book();
      }
    }
  });

  it.each(['shift', 'mitchell'] as const)('by %s leave half of the couples at their tables, the others go a table on', (movement) => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 1, max: 4 }), (people, wanted) => {
        const tables = Math.ceil(people / 2);
        const hall = new Hall({ people, rounds: tables, seed: `shift ${people}`, movement, unit: 'couple' });
        hall.add({ type: 'stays', entrant: 2, table: wanted > tables ? null : wanted });
        const at = new Map<number, { line: number; table: number; round: number }>();
        for (let round = 1; round <= tables; round += 1) {
          const { by, seatings, out, quality } = hall.drawn();
          expect([by, badness(quality), out.length]).toEqual(['list', 0, people % 2]);
          for (const { table, places } of seatings)
            for (const [line, couple] of places.entries()) {
              const before = at.get(couple!);
              if (before !== undefined) {
                expect(line).toBe(before.line);
                expect((table - before.table + tables) % tables).toBe(line === 0 ? 0 : (round - before.round) % tables);
              }
              at.set(couple!, { line, table, round });
            }
          hall.show();
          hall.book();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('by shifting go on with a newcomer at a place that is free', () => {
    const hall = new Hall({ people: 9, rounds: 5, seed: 'newcomer', movement: 'shift', unit: 'couple' });
    const drawn = (): unknown[] => {
      const { by, out, quality } = hall.drawn();
      hall.show();
      hall.book();
      return [by, out.length, badness(quality)];
    };
    expect(drawn()).toEqual(['list', 1, 0]);
    hall.come(10);
    expect(drawn()).toEqual(['list', 0, 0]);
    hall.add({ type: 'left', entrant: 4 });
    expect(drawn()).toEqual(['list', 1, 0]);
    hall.add({ type: 'left', entrant: 5 });
    // Two places are free: the search seats all who are here.
    expect(drawn().slice(0, 2)).toEqual(['search', 0]);
  });

  it('of Mitchell keep every couple on its line when one leaves', () => {
    const hall = new Hall({ people: 16, rounds: 5, seed: 'lines', movement: 'mitchell', unit: 'couple' });
    const lines = new Map<number, number>();
    for (let round = 1; round <= 5; round += 1) {
      if (round === 3) hall.add({ type: 'left', entrant: 4 }, { type: 'left', entrant: 9 });
      const { seatings } = hall.drawn();
      let moved = 0;
      for (const { places } of seatings)
        for (const [side, couple] of places.entries()) if (couple !== null && (lines.get(couple) ?? side) !== side) moved += 1;
      for (const { places } of seatings) for (const [side, couple] of places.entries()) if (couple !== null) lines.set(couple, side);
      // Two that leave one line force one of the other over.
      expect(moved).toBeLessThanOrEqual(round === 3 ? 1 : 0);
      hall.show();
    }
  });

  it('of Swiss wait for every result, and pair the first with the second where they have not met', () => {
    const hall = new Hall({ people: 8, rounds: 3, seed: 'swiss', movement: 'swiss', unit: 'couple', game: 'botifarra' });
    hall.drawn();
    hall.show();
    expect(drawRound(hall.evening)).toMatchObject({ ok: false, error: { code: 'evening/round-open' } });
    hall.book();
    const { seatings, by } = hall.drawn();
    expect(by).toBe('ranking');
    const leaders = hall
      .ranking()
      .filter(({ wins }) => wins === 1)
      .map(({ entrant }) => entrant);
    expect(
      seatings
        .slice(0, 2)
        .flatMap(({ places }) => places)
        .sort(),
    ).toEqual(leaders.sort());
  });

  it.each([
    [21, 'person', 'draw', 3],
    [22, 'person', 'draw', 2],
    [7, 'couple', 'shift', 1],
    [7, 'couple', 'swiss', 1],
    [7, 'couple', 'draw', 1],
  ] as const)('of %i (%s, %s) leave places to stand-ins, each entrant in turn', (people, unit, movement, open) => {
    const hall = new Hall({ people, rounds: 4, seed: 'fill', movement, unit, form: { fill: 'standIn' } });
    const turns = new Map<number, number>();
    for (let round = 1; round <= 4; round += 1) {
      const { seatings, out, quality } = hall.drawn();
      expect([out.length, seatings.flatMap(({ places }) => places).filter((one) => one === null).length]).toEqual([0, open]);
      expect([quality.partnersTwice.length, quality.meetingsTwice.length]).toEqual([0, 0]);
      for (const { places } of seatings) if (places.includes(null)) for (const one of places) if (one !== null) addTo(turns, one);
      hall.show();
      hall.book();
    }
    expect(Math.max(...turns.values())).toBe(1);
  });

  it.each(['standIn', 'bot'] as const)('have seats for a %s from the next draw on, once the organiser wants it', (fill) => {
    const hall = new Hall({ people: 9, rounds: 3, seed: 'change', form: { ends: { deals: 1 }, cards: 'ours' } });
    const counts = (): [number, number] => {
      const { seatings, out } = hall.drawn();
      hall.show();
      hall.book();
      return [out.length, seatings.flatMap(({ places }) => places).filter((one) => one === null).length];
    };
    expect(counts()).toEqual([1, 0]);
    hall.add({ type: 'fill', fill });
    expect(counts()).toEqual([0, 3]);
    hall.add({ type: 'fill', fill: 'sitOut' });
    expect(counts()).toEqual([1, 0]);
  });

  it.each([8, 9, 30, 61])('of %i couples by Swiss never get stuck in seven rounds', (people) => {
    const hall = new Hall({ people, rounds: 7, seed: `swiss ${people}`, movement: 'swiss', unit: 'couple', game: 'botifarra' });
    for (let round = 1; round <= 7; round += 1) {
      const { by, quality } = hall.drawn();
      expect([by, quality.meetingsTwice.length, quality.outTwice.length]).toEqual([round === 1 ? 'search' : 'ranking', 0, 0]);
      hall.show();
      hall.book();
    }
  });

  it('refuse fewer than a table, and rounds behind the last', () => {
    expect(drawRound(new Hall({ people: 3, rounds: 1, seed: 'few' }).evening)).toMatchObject({ error: { code: 'evening/too-few' } });
    const hall = new Hall({ people: 4, rounds: 1, seed: 'few' });
    hall.drawn();
    hall.show();
    expect(drawRound(hall.evening)).toMatchObject({ error: { code: 'evening/no-round' } });
  });
});
