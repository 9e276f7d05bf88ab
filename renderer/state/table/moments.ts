import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import type { GameMoments, MomentTone } from '../../games/moments.ts';

type AnnounceEvent = Extract<WireEvent, { type: 'announce' }>;

/** A moment on the board: an announcement or several of one seat, a call that raises the stakes, the last trick. */
export interface TableMoment {
  readonly tone: MomentTone;
  readonly seat: number;
  /** The announcements it shows; the first of them begins it. */
  readonly announced: readonly AnnounceEvent[];
  /** The call it shows. */
  readonly call: string | null;
  /** The event that begins it. */
  readonly event: WireEvent;
}

/** The longest moment, in milliseconds. */
const LONGEST = 1500;

/** Milliseconds that a moment lasts, at a pace's factor of rests. 0 at instant pace, which has none. */
export function momentTime(rest: number): number {
  return Math.min(LONGEST, 1150 * rest);
}

function toneOf(event: WireEvent | undefined, moments: GameMoments): MomentTone | undefined {
  if (event?.type === 'announce') return moments.announcements?.[event.what];
  return event?.type === 'call' ? moments.calls?.[event.action] : undefined;
}

/** Whether an announcement goes on with the moment of the one before it. */
function goesOn(before: WireEvent | undefined, event: WireEvent, moments: GameMoments): boolean {
  return (
    before?.type === 'announce' &&
    event.type === 'announce' &&
    before.seat === event.seat &&
    toneOf(before, moments) === toneOf(event, moments)
  );
}

/** The moment that the `at`th of some events begins; `'same'` where it belongs to the moment before it, `null` if it begins none. */
export function momentAt(events: readonly WireEvent[], at: number, moments: GameMoments): TableMoment | 'same' | null {
  const event = events[at];
  const tone = toneOf(event, moments);
  if (event === undefined || tone === undefined) return null;
  if (event.type === 'call') return { tone, seat: event.seat, announced: [], call: event.action, event };
  if (event.type !== 'announce') return null;
  if (goesOn(events[at - 1], event, moments)) return 'same';
  const announced = [event];
  for (const next of events.slice(at + 1)) {
    const last = announced.at(-1);
    if (next.type !== 'announce' || !goesOn(last, next, moments)) break;
    announced.push(next);
  }
  return { tone, seat: event.seat, announced, call: null, event };
}

/** The moment of a trick that is the last of its deal, in games where it earns points of its own. */
export function lastTrickMoment(event: Extract<WireEvent, { type: 'trick' }>, view: WireView, moments: GameMoments): TableMoment | null {
  const held = [...view.hands, ...view.zones.filter(({ id }) => id === 'row' || id === 'piles').flatMap(({ stacks }) => stacks)];
  if (moments.lastTrick !== true || held.some((cards) => cards.length > 0)) return null;
  return { tone: 'bonus', seat: event.winner, announced: [], call: null, event };
}
