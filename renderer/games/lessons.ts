import type { WireEvent, WireLegal, WireView } from '../../engine/protocol/wire.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import { cardsInTrick } from '../../engine/protocol/messages.ts';

/** The state of the table before a learner: the table at rest, or an event that is about to be shown, or that lies or stands on the table. */
export interface Moment {
  readonly view: WireView;
  /** The legal actions; none while something is being shown. */
  readonly legal: WireLegal;
  readonly stage: 'rest' | 'before' | 'shown';
  /** The event; `null` at rest. */
  readonly event: WireEvent | null;
}

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
  /** Lessons that a sound player of these cards does not meet. */
  readonly unmet?: readonly string[];
}

/** The seed of a guide from a short number. */
export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

const isAsked = ({ view, legal, stage }: Moment): boolean => stage === 'rest' && legal.actions.length > 0 && view.toAct === view.viewer;
const laid = (view: WireView, zone: string): boolean => view.zones.some(({ id, stacks }) => id === zone && stacks.length > 0);

/** Whether the moment has come that a lesson waits for. */
export function isMet(waits: Wait, moment: Moment): boolean {
  const { view, legal, stage, event } = moment;
  const cards = cardsInTrick(view);
  const playing = view.trick !== null && view.phase === 'play';
  switch (waits.for) {
    case 'deal':
      return (
        view.score === null &&
        !view.moves.some(({ seat }) => seat === view.viewer) &&
        (event === null || !('seat' in event) || event.seat !== view.viewer)
      );
    case 'answer':
      return isAsked(moment) && view.phase === waits.phase;
    case 'lead':
      return isAsked(moment) && playing && cards === 0;
    case 'follow':
      return isAsked(moment) && playing && cards > 0 && legal.barred.length === 0;
    case 'barred':
      return isAsked(moment) && playing && cards > 0 && legal.barred.length > 0;
    case 'play':
      return playing && view.tricks.length === 0 && cards === 0 && (isAsked(moment) || (stage === 'before' && event?.type === 'play'));
    case 'melds':
      return laid(view, 'meld') && view.score === null && (isAsked(moment) || (stage === 'before' && event?.type === 'play'));
    case 'zone':
      return laid(view, waits.zone) && view.score === null && stage !== 'shown';
    case 'trick':
      return stage === 'shown' && event?.type === 'trick' && view.tricks.length === 0;
    case 'announcement':
      return stage === 'shown' && event?.type === 'announce' && waits.what.includes(event.what);
    case 'score':
      return stage === 'rest' && view.score !== null;
  }
}

/** A lesson for an answer in a phase of the deal, called after it. */
export const inPhase = (phase: string): Lesson => ({ id: phase, waits: { for: 'answer', phase } });
/** A lesson for announcements. */
export const announced = (id: string, ...what: readonly string[]): Lesson => ({ id, waits: { for: 'announcement', what } });
export const LAID: Lesson = { id: 'laid', waits: { for: 'melds' } };
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
];

/** The lessons of a game, by precedence: its own among those of every game. */
export const lessons = (...own: readonly Lesson[]): Lesson[] => [...FIRST, ...own, CONTRACT, ...LAST];

/** The lesson to show now; `null`: none. `told`: ids of the lessons that are over. */
export function lessonAt(guide: Guide, moment: Moment, told: ReadonlySet<string>): Lesson | null {
  return guide.lessons.find(({ id, waits }) => !told.has(id) && isMet(waits, moment)) ?? null;
}
