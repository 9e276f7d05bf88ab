import type { WireLegal, WireView } from '../../engine/protocol/wire.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import { cardsInTrick } from '../../engine/protocol/messages.ts';

/** The view and the legal actions of a learner at one moment. */
export interface Moment {
  readonly view: WireView;
  readonly legal: WireLegal;
}

/** A lesson, shown once, when it matters: its words are `guide.<game>.<id>`, or `guide.<id>` for what holds in every game. */
export interface Lesson {
  readonly id: string;
  readonly holds: (moment: Moment) => boolean;
}

/** A deal with explanations: always the same cards, played in earnest. */
export interface Guide {
  readonly game: GameId;
  readonly seats: number;
  /** The seed of the cards, as the table takes it. */
  readonly seed: string;
  readonly dealer: number;
  /** In order: of several that hold the first is shown. */
  readonly lessons: readonly Lesson[];
  /** Lessons that a sound player of these cards does not meet. */
  readonly unmet?: readonly string[];
}

const asks = ({ view, legal }: Moment): boolean => legal.actions.length > 0 && view.toAct === view.viewer;
const cards = ({ view }: Moment): number => cardsInTrick(view);

const AIM: Lesson = { id: 'aim', holds: ({ view }) => !view.moves.some(({ seat }) => seat === view.viewer) };
const CONTRACT: Lesson = { id: 'contract', holds: ({ view }) => view.trick !== null && view.tricks.length === 0 && view.declarer !== null };
const BARRED: Lesson = { id: 'barred', holds: (moment) => asks(moment) && moment.legal.barred.length > 0 && cards(moment) > 0 };
const FOLLOW: Lesson = { id: 'follow', holds: (moment) => asks(moment) && moment.view.trick !== null && cards(moment) > 0 };
const LEAD: Lesson = {
  id: 'lead',
  holds: (moment) => asks(moment) && moment.view.phase === 'play' && moment.view.trick !== null && cards(moment) === 0,
};
const WON: Lesson = { id: 'won', holds: ({ view }) => view.tricks.length === 1 };
const RECKONING: Lesson = { id: 'reckoning', holds: ({ view }) => view.score !== null };
/** Shown when an answer is due in a phase of the game. */
export const inPhase = (phase: string): Lesson => ({ id: phase, holds: (moment) => asks(moment) && moment.view.phase === phase });
export const LAID: Lesson = {
  id: 'laid',
  holds: ({ view }) =>
    view.score === null && view.tricks.length === 0 && view.zones.some(({ id, stacks }) => id === 'meld' && stacks.length > 0),
};

/** The lessons of a game, by precedence: its own among those of every game. */
export const lessons = (...own: readonly Lesson[]): Lesson[] => [RECKONING, AIM, ...own, CONTRACT, BARRED, FOLLOW, LEAD, WON];

/** The lesson to show now; `null`: none. `told`: ids of the lessons that are over. */
export function lessonAt(guide: Guide, moment: Moment, told: ReadonlySet<string>): Lesson | null {
  return guide.lessons.find(({ id, holds }) => !told.has(id) && holds(moment)) ?? null;
}
