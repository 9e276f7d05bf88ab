import type { KeyValueStore } from '../settings.svelte.ts';
import { GUIDED as PLACE } from './guides.ts';

/** More guided deals than are left unfinished; those begun first are forgotten. */
const MOST = 20;

/** Figures in the words of a lesson that come from an event: the seat it is of, who takes a trick, and its points. */
export interface LessonFigures {
  readonly seat?: number;
  readonly who?: number;
  readonly points?: number;
}

/** A lesson that was on the panel while an event was being shown: the table is past it when the page comes back. */
export interface LeftLesson extends LessonFigures {
  readonly id: string;
}

/** How far a learner has come with a guided deal. */
export interface KeptGuide {
  readonly match: string;
  readonly game: string;
  /** Ids of lessons that are over, and of those that have been shown. */
  readonly told: readonly string[];
  readonly shown: readonly string[];
  readonly left: LeftLesson | null;
}

/** The guide of a match that was kept here, as far as it can be read; `undefined`: none was. */
export function keptGuide(store: KeyValueStore, match: string): KeptGuide | undefined {
  return read(store).find((kept) => kept.match === match);
}

/** Keeps how far a guided deal has come; `null`: it has no guide any more. Where nothing can be kept the deal goes on all the same. */
export function keepGuide(store: KeyValueStore, match: string, guide: KeptGuide | null): void {
  const others = read(store).filter((kept) => kept.match !== match);
  try {
    store.setItem(PLACE, JSON.stringify([...others, ...(guide === null ? [] : [guide])].slice(-MOST)));
  } catch {
    // The store is full, or closed to this page.
  }
}

function read(store: KeyValueStore): KeptGuide[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(guideIn) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** The guide in a value, or none. A part that cannot be read counts as empty: its lessons are shown once more. */
function guideIn(value: unknown): KeptGuide[] {
  if (!isRecord(value)) return [];
  const { match, game, told, shown, left } = value;
  if (typeof match !== 'string' || typeof game !== 'string') return [];
  return [{ match, game, told: idsIn(told), shown: idsIn(shown), left: leftIn(left) }];
}

function leftIn(value: unknown): LeftLesson | null {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const { id, ...figures } = value;
  const names = (['seat', 'who', 'points'] as const).filter((name) => figures[name] !== undefined);
  return names.every((name) => isWhole(figures[name])) ? { id, ...Object.fromEntries(names.map((name) => [name, figures[name]])) } : null;
}
