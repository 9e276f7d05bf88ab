import type { RoomRow, RoomView } from '../../../engine/evening/messages/views.ts';

type RoomEvening = NonNullable<RoomView['evening']>;
type Round = NonNullable<RoomEvening['round']>;

/** Names on a page of who sits where, rows on a page of the ranking, and tables on a page of those that play. */
export const NAMES_A_PAGE = 24;
export const ROWS_A_PAGE = 18;
const TABLES_A_PAGE = 15;
/** How long a page stays, in milliseconds. */
export const PAGE_TIME = 10_000;

/** One page of the projector. */
export type Slide =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'seats'; readonly seats: Round['seats']; readonly part: number; readonly of: number }
  | { readonly kind: 'playing'; readonly tables: Round['tables']; readonly part: number; readonly of: number }
  | {
      readonly kind: 'ranking';
      readonly rows: readonly RoomRow[];
      readonly part: number;
      readonly of: number;
      /** Of a field that is ranked by itself. */ readonly field?: number;
    }
  | { readonly kind: 'frozen' }
  | { readonly kind: 'corrections'; readonly list: RoomEvening['corrections'] }
  | { readonly kind: 'prizes'; readonly list: RoomEvening['prizes'] };

/** The pages of an evening, in the order in which they turn: who sits where, who still plays, the ranking, corrections, prizes. */
export function slidesOf({ round, ranking, corrections, prizes, closed, frozen }: RoomEvening, locale: string): Slide[] {
  if (round === null) return [{ kind: 'welcome' }];
  const collator = new Intl.Collator(locale);
  const playing = round.tables.filter(({ progress }) => progress !== 'booked');
  const seats = [...round.seats].sort((a, b) => collator.compare(a.who, b.who));
  const slides: Slide[] = [];
  if (!closed && playing.length > 0) {
    slides.push(...paged(seats, NAMES_A_PAGE).map(({ page, ...at }) => ({ kind: 'seats' as const, seats: page, ...at })));
    slides.push(...paged(playing, TABLES_A_PAGE).map(({ page, ...at }) => ({ kind: 'playing' as const, tables: page, ...at })));
  }
  if (frozen) slides.push({ kind: 'frozen' });
  if (ranking !== null)
    for (const field of new Set(ranking.map((row) => row.field))) {
      const rows = ranking.filter((row) => row.field === field);
      const inField = field === undefined ? {} : { field };
      slides.push(...paged(rows, ROWS_A_PAGE).map(({ page, ...at }) => ({ kind: 'ranking' as const, rows: page, ...at, ...inField })));
    }
  if (corrections.length > 0) slides.push({ kind: 'corrections', list: corrections });
  if (prizes.length > 0) slides.unshift({ kind: 'prizes', list: prizes });
  return slides.length === 0 ? [{ kind: 'welcome' }] : slides;
}

/** The subject of a page: news of the evening changes the rows on it, and it is the same page. */
export function slideKey(slide: Slide): string {
  const part = 'part' in slide ? slide.part : '';
  const field = slide.kind === 'ranking' ? (slide.field ?? '') : '';
  return `${slide.kind} ${part} ${field}`;
}

function paged<T>(items: readonly T[], most: number): { page: T[]; part: number; of: number }[] {
  const of = Math.ceil(items.length / most);
  // Pages of about the same length: the last one does not stand nearly empty.
  const length = Math.ceil(items.length / Math.max(1, of));
  return Array.from({ length: of }, (_, at) => ({ page: items.slice(at * length, (at + 1) * length), part: at + 1, of }));
}
