import { expect, it } from 'vitest';
import type { RoomView } from '../../../engine/evening/messages/views.ts';
import { NAMES_A_PAGE, ROWS_A_PAGE, slideKey, slidesOf } from './slides.ts';

type RoomEvening = NonNullable<RoomView['evening']>;

const row = (entrant: number): NonNullable<RoomEvening['ranking']>[number] => ({
  place: entrant,
  was: null,
  who: `P${entrant}`,
  entrant,
  total: 0,
  wins: 0,
  sum: 0,
  left: false,
});

function evening(people: number, some: Partial<RoomEvening> = {}): RoomEvening {
  const tables = Array.from({ length: people / 4 }, (_, at) => ({ table: at + 1, progress: 'playing' as const, deals: null, who: [] }));
  return {
    name: 'Friday',
    game: 'klaverjas',
    counts: 'sum',
    unit: 'person',
    limit: 3,
    closed: false,
    frozen: false,
    commitment: '',
    seed: null,
    here: people,
    round: {
      round: 1,
      sides: [0, 1, 0, 1],
      seats: Array.from({ length: people }, (_, at) => ({ who: `P${at}`, entrant: at + 1, table: Math.floor(at / 4) + 1, place: at % 4 })),
      out: [],
      tables,
    },
    ranking: Array.from({ length: people }, (_, at) => row(at + 1)),
    corrections: [],
    prizes: [],
    clock: null,
    ...some,
  };
}

it('turns through seats, tables that play and the ranking, in pages that can be read', () => {
  const slides = slidesOf(evening(76), 'en');
  expect(slides.map(({ kind }) => kind)).toEqual([...Array(4).fill('seats'), 'playing', 'playing', ...Array(5).fill('ranking')]);
  for (const slide of slides) {
    if (slide.kind === 'seats') expect(slide.seats.length).toBeLessThanOrEqual(NAMES_A_PAGE);
    if (slide.kind === 'ranking') expect(slide.rows.length).toBeLessThanOrEqual(ROWS_A_PAGE);
  }
  const seated = slides.flatMap((slide) => (slide.kind === 'seats' ? slide.seats.map(({ entrant }) => entrant) : []));
  expect(new Set(seated).size).toBe(76);
});

it('has no page of rows while the ranking is frozen, and begins with the prizes at the end', () => {
  expect(slidesOf(evening(24, { frozen: true, ranking: null }), 'en').map(({ kind }) => kind)).toEqual(['seats', 'playing', 'frozen']);
  const closed = slidesOf(evening(24, { closed: true, prizes: [{ kind: 'place', place: 1, who: ['P1'] }] }), 'en');
  expect(closed.map(({ kind }) => kind)).toEqual(['prizes', 'ranking', 'ranking']);
  expect(slidesOf(evening(24, { round: null }), 'en')).toEqual([{ kind: 'welcome' }]);
});

it('knows a page again after news of the evening', () => {
  const ranking = Array.from({ length: 40 }, (_, at) => ({ ...row(at + 1), field: at % 2 }));
  const keys = (some: Partial<RoomEvening>): string[] => slidesOf(evening(76, { ranking, ...some }), 'en').map(slideKey);
  const before = keys({});
  expect(new Set(before).size).toBe(before.length);
  const news = ranking.map((one) => ({ ...one, total: 100 }));
  expect(keys({ ranking: news })).toEqual(before);
});
