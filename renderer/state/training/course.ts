import type { PuzzleFrameMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import { cardPlayed } from '../table/view/candidates.ts';
import { reduceView } from '../table/view/viewReducer.ts';

/** A picture on the way to a step: where no events lead to it, the table is seen from another seat, or with other hands open. */
export type CoursePicture = Pick<PuzzleFrameMessage, 'seat' | 'view' | 'events'>;

/** A step as a player sees it: the pictures that lead there, the last of which stays. */
interface CourseStep {
  readonly pictures: readonly CoursePicture[];
  /** Whether a full trick lies there. */
  readonly full: boolean;
}

/** The sequel of an answer, step by step: the position that was the puzzle, and one step for each action after it. A full trick lies until the step behind it. */
export interface PuzzleCourse {
  readonly steps: readonly CourseStep[];
  /** The step at which the table stops by itself. */
  readonly stop: number;
}

/**
 * The course of an answer. It stops where the answer can be understood: at the full trick with the card that was played, or right behind a call.
 * @param asked the position that waited for the answer
 */
export function puzzleCourse(asked: PuzzleFrameMessage, frames: readonly PuzzleFrameMessage[]): PuzzleCourse {
  const steps: CourseStep[] = [{ pictures: [{ seat: asked.seat, view: asked.view, events: [] }], full: false }];
  let pending: CoursePicture[] = [];
  let view = asked.view;
  for (const { seat, view: after, events } of frames) {
    const frame = { seat, view: after, events };
    const at = events.findIndex(({ type }) => type === 'trick');
    if (events.length === 0) pending.push(frame);
    else if (at < 0) {
      steps.push({ pictures: [...pending, frame], full: false });
      pending = [];
    } else {
      const laid = { seat, view: trickLaid(view, frame, at), events: events.slice(0, at) };
      steps.push({ pictures: [...pending, laid], full: true });
      pending = [{ ...frame, events: events.slice(at) }];
    }
    view = after;
  }
  if (pending.length > 0) steps.push({ pictures: pending, full: false });
  return { steps, stop: stopOf(steps) };
}

/** The step to which a press on “next trick” goes: the next full trick, or the end. */
export function nextTrick({ steps }: PuzzleCourse, at: number): number {
  const next = steps.findIndex(({ full }, place) => full && place > at);
  return next < 0 ? steps.length - 1 : next;
}

function stopOf(steps: readonly CourseStep[]): number {
  const action = steps[1]?.pictures.at(-1)?.view.moves.at(-1)?.action;
  if (action === undefined || cardPlayed(action) === null) return Math.min(1, steps.length - 1);
  return nextTrick({ steps, stop: 0 }, 0);
}

/** A view in which a trick lies full, before the winner has it. `at`: the place of the trick among the events of the frame. */
function trickLaid(before: WireView, { view, events }: CoursePicture, at: number): WireView {
  const laid = events.slice(0, at).reduce((sum: WireView, event: WireEvent) => reduceView(sum, event), before);
  const taken = events[at];
  const { trick } = laid;
  return {
    ...laid,
    moves: view.moves,
    trick: trick === null || taken?.type !== 'trick' ? trick : { ...trick, winning: taken.winner },
  };
}
