import type { Part, Speaker } from '../../words/message/parts.ts';
import type { Words } from '../../words/words.svelte.ts';
import { lessonAt, type Guide, type Lesson, type Moment } from '../../games/lessons.ts';

/** Shows a learner, during one deal, each lesson at the moment when it matters. */
export class Coach {
  readonly guide: Guide;
  /** The match of the guided deal, once the table has begun it. */
  match = $state<string | null>(null);
  lesson = $state.raw<Lesson | null>(null);
  /** Lessons that are over: put away by the learner, or passed by. */
  readonly #told = new Set<string>();
  readonly #shown = new Set<string>();
  #moment: Moment | null = null;

  constructor(guide: Guide) {
    this.guide = guide;
  }

  /** Looks at the table as it is now. A lesson whose moment has passed is over, read or not. */
  look(moment: Moment): void {
    this.#moment = moment;
    for (const { id, holds } of this.guide.lessons) if (this.#shown.has(id) && !holds(moment)) this.#told.add(id);
    this.lesson = lessonAt(this.guide, moment, this.#told);
    if (this.lesson !== null) this.#shown.add(this.lesson.id);
  }

  /** The learner has read it. */
  next(): void {
    if (this.lesson === null || this.#moment === null) return;
    this.#told.add(this.lesson.id);
    this.look(this.#moment);
  }
}

/** The words of a lesson at a moment. */
export function wordsOf(lesson: Lesson, guide: Guide, { view, legal }: Moment, words: Words, speaker: Speaker): Part[] {
  const first = view.tricks[0];
  const [barred] = legal.barred;
  const parts = words.parts(
    [`guide.${guide.game}.${lesson.id}`, `guide.${lesson.id}`],
    {
      seat: view.declarer ?? undefined,
      trump: view.trump ?? 'NT',
      who: first?.winner,
      points: first?.points,
    },
    speaker,
  );
  if (lesson.id !== 'barred' || barred === undefined) return parts;
  const { led, beat, cards } = barred.due;
  return [...parts, { kind: 'text', text: ' ', strong: false }, ...words.parts([barred.code], { led, beat, due: cards }, speaker)];
}
