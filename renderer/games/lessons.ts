import type { GameId } from '../../engine/contract/gameId.ts';

/** The moment that a lesson waits for. A thing that would vanish from the table is held there until the learner has read the lesson. */
export type Wait =
  /** The cards are dealt, and the learner has done nothing yet. */
  | { readonly for: 'deal' }
  /** The learner has to answer in a phase of the deal. */
  | { readonly for: 'answer'; readonly phase: string }
  /** The learner leads, follows freely, or has cards that are barred. */
  | { readonly for: 'lead' | 'follow' | 'barred' }
  /** The first trick is about to begin. */
  | { readonly for: 'play' }
  /** Melds lie open, and the next card takes them off the table. */
  | { readonly for: 'melds' }
  /** The first trick lies there complete, and is about to be swept. */
  | { readonly for: 'trick' }
  /** A trick lies there complete that a trump has won though another suit was led. */
  | { readonly for: 'ruff' }
  /** The learner plays last to a trick that is won by the learner’s side already, and may choose a card. */
  | { readonly for: 'sure' }
  /** Some tricks are over, and the learner has to play. */
  | { readonly for: 'tricks'; readonly over: number }
  /** The last trick is about to begin, whose winner has some points more. */
  | { readonly for: 'last'; readonly worth: number }
  /** Something is announced: one of some kinds. */
  | { readonly for: 'announcement'; readonly what: readonly string[] }
  /** Cards lie open in a zone of the table that is another’s than the trump card’s. */
  | { readonly for: 'zone'; readonly zone: string }
  /** The deal is over and reckoned. */
  | { readonly for: 'score' };

/** A lesson, shown once, at the moment it waits for: its words are `guide.<game>.<id>`, or `guide.<id>` for what holds in every game. */
export interface Lesson {
  readonly id: string;
  readonly waits: Wait;
}

/** A deal with explanations: always the same cards, played in earnest. */
export interface Guide {
  readonly game: GameId;
  readonly seats: number;
  /** The seed of the cards, as the table takes it. */
  readonly seed: string;
  readonly dealer: number;
  /** In order: of several whose moment it is the first is shown. */
  readonly lessons: readonly Lesson[];
  /** The points that win a match, or each game of one, where no house rule sets them. */
  readonly target?: number;
  /** The points of a deal from which it scores, of how many; only where the status does not say it in a fact. */
  readonly need?: { readonly need: number; readonly of: number };
  /** `false` where a seat that does not follow suit may still have cards of it. */
  readonly voids?: false;
}

/** The seed of a guide from a short number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A lesson for an answer in a phase of the deal, called after it. */
export const inPhase = (phase: string): Lesson => ({ id: phase, waits: { for: 'answer', phase } });
/** A lesson for announcements. */
export const announced = (id: string, ...what: readonly string[]): Lesson => ({ id, waits: { for: 'announcement', what } });
export const LAID: Lesson = { id: 'laid', waits: { for: 'melds' } };
/** A lesson for the last trick of games in which its winner has some points more. */
export const lastTrick = (worth: number): Lesson => ({ id: 'last', waits: { for: 'last', worth } });
const CONTRACT: Lesson = { id: 'contract', waits: { for: 'play' } };
const WON: Lesson = { id: 'won', waits: { for: 'trick' } };

const FIRST: readonly Lesson[] = [
  { id: 'reckoning', waits: { for: 'score' } },
  { id: 'aim', waits: { for: 'deal' } },
];
const LAST: readonly Lesson[] = [
  { id: 'barred', waits: { for: 'barred' } },
  { id: 'follow', waits: { for: 'follow' } },
  { id: 'lead', waits: { for: 'lead' } },
  WON,
  { id: 'ruff', waits: { for: 'ruff' } },
  { id: 'sure', waits: { for: 'sure' } },
  { id: 'count', waits: { for: 'tricks', over: 3 } },
];

/** The lessons of a game, by precedence: its own among those of every game. */
export const lessons = (...own: readonly Lesson[]): Lesson[] => [...FIRST, ...own, CONTRACT, ...LAST];
