import type { ShownCard } from '../../../engine/cards/card.ts';
import { cardsInTrick } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireLegal, WireView } from '../../../engine/protocol/wire.ts';
import type { Guide, Lesson, Wait } from '../../games/lessons.ts';

/** The state of the table before a learner: the table at rest, or an event that is about to be shown, or that lies or stands on the table. */
export interface Moment {
  readonly view: WireView;
  /** The legal actions; none while something is being shown. */
  readonly legal: WireLegal;
  readonly stage: 'rest' | 'before' | 'shown';
  /** The event; `null` at rest. */
  readonly event: WireEvent | null;
}

const isAsked = ({ view, legal, stage }: Moment): boolean => stage === 'rest' && legal.actions.length > 0 && view.toAct === view.viewer;
const suitOf = (card: ShownCard | undefined): string | undefined => card?.charAt(1);
const laid = (view: WireView, zone: string): boolean => view.zones.some(({ id, stacks }) => id === zone && stacks.length > 0);

/** Whether a trick that was led in another suit is won by a trump. */
function isRuffed({ trick, trump, players }: WireView, winner: number): boolean {
  if (trick === null || trump === null) return false;
  const won = trick.cards[(winner - trick.leader + players) % players];
  return suitOf(won) === trump && suitOf(trick.cards[0]) !== trump;
}

/** Whether the viewer plays last to a trick that another seat of the viewer’s side is winning. */
function isSure({ trick, sides, viewer, players }: WireView): boolean {
  if (trick === null || trick.winning === null || trick.cards.length !== players - 1) return false;
  const { winning } = trick;
  return winning !== viewer && (sides ?? []).some((side) => side.includes(winning) && side.some((seat) => seat === viewer));
}

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
    case 'ruff':
      return stage === 'shown' && event?.type === 'trick' && isRuffed(view, event.winner);
    case 'sure':
      return isAsked(moment) && playing && legal.actions.length > 1 && isSure(view);
    case 'tricks':
      return isAsked(moment) && playing && view.tricks.length === waits.over;
    case 'last':
      return (
        playing &&
        cards === 0 &&
        view.tricks.length > 0 &&
        view.hands.every((hand) => hand.length === 1) &&
        (isAsked(moment) || (stage === 'before' && event?.type === 'play'))
      );
    case 'announcement':
      return stage === 'shown' && event?.type === 'announce' && waits.what.includes(event.what);
    case 'score':
      return stage === 'rest' && view.score !== null;
  }
}

/** The lesson to show now; `null`: none. `told`: ids of the lessons that are over. */
export function lessonAt(guide: Guide, moment: Moment, told: ReadonlySet<string>): Lesson | null {
  return guide.lessons.find(({ id, waits }) => !told.has(id) && isMet(waits, moment)) ?? null;
}
