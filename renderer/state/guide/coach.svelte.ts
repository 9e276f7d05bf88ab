import { isMet, lessonAt, type Guide, type Lesson, type Moment, type Wait } from '../../games/lessons.ts';
import { NOTHING_ON_WIRE, type WireLegal, type WireView } from '../../../engine/protocol/wire.ts';
import type { Part, Speaker } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';

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
  /** Whether the table waits until the lesson has been read. */
  held = $state(false);
  /** Whether another lesson follows at the same moment. */
  more = $state(false);
  /** Lessons that are over: read, or passed by. */
  readonly #told = new Set<string>();
  readonly #shown = new Set<string>();

  constructor(guide: Guide) {
    this.guide = guide;
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
    this.held = this.held && this.lesson !== null;
  }

  #see(moment: Moment): void {
    for (const { id, waits } of this.guide.lessons)
      if (this.#shown.has(id) && !isMet(waits, moment) && !isUnanswered(waits, moment)) this.#told.add(id);
    const lesson = lessonAt(this.guide, moment, this.#told);
    this.moment = moment;
    this.lesson = lesson;
    this.more = lesson !== null && lessonAt(this.guide, moment, new Set([...this.#told, lesson.id])) !== null;
    if (lesson !== null) this.#shown.add(lesson.id);
  }
}

/** The words of a lesson at a moment. */
export function wordsOf(lesson: Lesson, guide: Guide, { view, legal, event }: Moment, words: Words, speaker: Speaker): Part[] {
  const parts = words.parts(
    [`guide.${guide.game}.${lesson.id}`, `guide.${lesson.id}`],
    {
      seat: event !== null && event.type !== 'play' && 'seat' in event && event.seat !== null ? event.seat : (view.declarer ?? undefined),
      trump: view.trump ?? 'NT',
      who: event?.type === 'trick' ? event.winner : undefined,
      points: event?.type === 'trick' || event?.type === 'announce' ? event.points : undefined,
    },
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
