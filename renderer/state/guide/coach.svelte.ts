import type { TableMessage } from '../../../engine/protocol/messages.ts';
import type { Guide, Lesson, Wait } from '../../games/lessons.ts';
import { NOTHING_ON_WIRE, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';
import type { Part, Speaker } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';
import type { Press } from '../../words/press.ts';
import type { KeyValueStore } from '../settings.svelte.ts';
import { isMet, lessonAt, type Moment } from './due.ts';
import { guideOf } from './guides.ts';
import { keepGuide, keptGuide, type KeptGuide, type LeftLesson, type LessonFigures } from './keptGuides.ts';

/** A point of what is being shown, as the playback reports it. */
type Point = Omit<Moment, 'legal'>;

/** Whether a learner who has begun to answer in a phase goes on with it, such as with the second of two discards. */
function isUnanswered(waits: Wait, { view }: Moment): boolean {
  return waits.for === 'answer' && view.phase === waits.phase && view.toAct === view.viewer;
}

/** Shows a learner, during one deal, each lesson at the moment it waits for, and holds the table where that moment would pass. */
export class Coach {
  readonly guide: Guide;
  /** The match of the guided deal, once the table has begun it. */
  match = $state<string | null>(null);
  lesson = $state.raw<Lesson | null>(null);
  /** The moment that the lesson is about. */
  moment = $state.raw<Moment | null>(null);
  /** The figures of an event in the words of the lesson. */
  figures = $state.raw<LessonFigures>({});
  /** Whether the table waits until the lesson has been read. */
  held = $state(false);
  /** Whether another lesson follows at the same moment. */
  more = $state(false);
  /** Lessons that are over: read, or passed by. */
  readonly #told: Set<string>;
  readonly #shown: Set<string>;
  /** A lesson that the learner has left unread, and that the table is past; it stands until they have read it or the deal goes on. */
  #left: LeftLesson | null;
  readonly #keep: (progress: KeptGuide | null, match: string) => void;
  #kept = '';

  /** `kept`: how far the guided deal had come, if it is taken up again. `keep` is given every change of that, and `null` when the guide has been stopped. */
  constructor(guide: Guide, kept?: KeptGuide, keep: (progress: KeptGuide | null, match: string) => void = () => {}) {
    this.guide = guide;
    this.match = kept?.match ?? null;
    this.#told = new Set(kept?.told);
    this.#shown = new Set(kept?.shown);
    this.#left = kept?.left ?? null;
    this.#keep = keep;
  }

  /** The table has begun the guided deal. */
  begin(match: string): void {
    this.match = match;
    this.#note(this.#left);
  }

  /** The guide is over: nothing of it is kept. */
  end(): void {
    if (this.match !== null) this.#keep(null, this.match);
  }

  /** Looks at the table at rest. A lesson whose moment has passed is over, read or not. */
  look(now: { readonly view: WireView; readonly legal: WireLegal }): void {
    this.held = false;
    this.#see({ view: now.view, legal: now.legal, stage: 'rest', event: null });
  }

  /** Whether the table waits at a point, because a lesson is about it. */
  holds(point: Point, match: string): boolean {
    if (this.match !== match) return false;
    this.#see({ ...point, legal: NOTHING_ON_WIRE });
    this.held = this.lesson !== null;
    return this.held;
  }

  /** The learner has read the lesson. */
  next(): void {
    if (this.lesson === null || this.moment === null) return;
    this.#told.add(this.lesson.id);
    this.#see(this.moment);
    this.held = this.held && this.moment.stage !== 'rest' && this.lesson !== null;
  }

  #see(moment: Moment): void {
    const left = this.#leftAt(moment);
    for (const { id, waits } of this.guide.lessons)
      if (this.#shown.has(id) && id !== left?.id && !isMet(waits, moment) && !isUnanswered(waits, moment)) this.#told.add(id);
    const due = lessonAt(this.guide, moment, this.#told);
    const lesson = this.guide.lessons.find(({ id }) => id === left?.id) ?? due;
    this.moment = moment;
    this.lesson = lesson;
    const figures = left ?? figuresOf(moment);
    this.figures = figures;
    // A lesson that was left unread has its button, though the table no longer waits there.
    if (left !== null) this.held = true;
    this.more =
      left !== null ? due !== null : lesson !== null && lessonAt(this.guide, moment, new Set([...this.#told, lesson.id])) !== null;
    if (lesson !== null) this.#shown.add(lesson.id);
    // Effects look: what they change they may not read.
    this.#note(lesson !== null && moment.event !== null ? { id: lesson.id, ...figures } : left);
  }

  /** The lesson that was left unread, unless it has been read, its moment is here again, or the deal has gone on. */
  #leftAt(moment: Moment): LeftLesson | null {
    const { lessons, seats } = this.guide;
    const left = this.#left;
    const lesson = lessons.find(({ id }) => id === left?.id);
    const areSeats = [left?.seat, left?.who].every((seat) => seat === undefined || (seat >= 0 && seat < seats));
    if (lesson === undefined || !areSeats || this.#told.has(lesson.id) || moment.stage !== 'rest' || isMet(lesson.waits, moment))
      this.#left = null;
    return this.#left;
  }

  /** Has what has changed kept. `left`: the lesson that is left unread if the page goes now. */
  #note(left: LeftLesson | null): void {
    const { match, guide } = this;
    if (match === null) return;
    const progress: KeptGuide = { match, game: guide.game, told: [...this.#told], shown: [...this.#shown], left };
    const text = JSON.stringify(progress);
    if (text === this.#kept) return;
    this.#kept = text;
    this.#keep(progress, match);
  }
}

/** The coach of a guided deal that begins, or of one that is taken up again; what becomes of it is kept in `store`. */
export function coachOf(guide: Guide, store: KeyValueStore, kept?: KeptGuide): Coach {
  return new Coach(guide, kept, (progress, match) => keepGuide(store, match, progress));
}

/** The coach of a guided deal that was left; `null`: the match has no guide, or the deal is over. */
export function coachAgain({ match, game, deal }: TableMessage, store: KeyValueStore): Coach | null {
  const kept = keptGuide(store, match);
  const guide = kept?.game === game && deal === 1 ? guideOf(game) : undefined;
  return guide === undefined ? null : coachOf(guide, store, kept);
}

/** The figures of a moment’s event; at rest, the seat whose card wins so far. */
function figuresOf({ event, view }: Moment): LessonFigures {
  if (event === null) return typeof view.trick?.winning === 'number' ? { who: view.trick.winning } : {};
  return {
    ...(event.type !== 'play' && 'seat' in event && event.seat !== null ? { seat: event.seat } : {}),
    ...(event.type === 'trick' ? { who: event.winner } : {}),
    ...(event.type === 'trick' || event.type === 'announce' ? { points: event.points } : {}),
  };
}

const worthOf = ({ waits }: Lesson): LessonFigures => (waits.for === 'last' ? { points: waits.worth } : {});

/** A lesson before a learner, as a coach has it. */
type StandingLesson = Pick<Coach, 'guide' | 'lesson' | 'moment' | 'figures'>;

/** The words of a lesson that stands before a learner. */
export function wordsOf({ guide, lesson, moment, figures }: StandingLesson, words: Words, speaker: Speaker, press: Press): Part[] {
  if (lesson === null || moment === null) return [];
  const { view, legal } = moment;
  const parts = words.parts(
    [`guide.${guide.game}.${lesson.id}`, `guide.${lesson.id}`],
    { seat: view.declarer ?? undefined, trump: view.trump ?? 'NT', ...press, ...figures, ...worthOf(lesson) },
    speaker,
  );
  if (lesson.id !== 'barred') return parts;
  // Cards of one hand may be barred for different reasons: each once.
  const reasons = new Map(legal.barred.map((barred) => [barred.code, barred.due]));
  const space: Part = { kind: 'text', text: ' ', strong: false };
  return [
    ...parts,
    ...[...reasons].flatMap(([code, { led, beat, cards }]) => [space, ...words.parts([code], { led, beat, due: cards }, speaker)]),
  ];
}

/** The line where no lesson is due: the learner's turn, or the others'. */
export function idleLine(view: WireView, legal: WireLegal): 'guide.yourPlay' | 'guide.yourCall' | 'guide.waiting' {
  if (legal.actions.length === 0 || view.toAct !== view.viewer) return 'guide.waiting';
  return view.phase === 'play' ? 'guide.yourPlay' : 'guide.yourCall';
}
