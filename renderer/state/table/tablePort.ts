import type { CardCode } from '../../../engine/cards/card.ts';
import type { GameInfo, UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { WireEvent, WireView } from '../../../engine/protocol/wire.ts';
import type { GameMoments, MomentTone } from '../../games/moments.ts';
import type { Words } from '../../words/words.svelte.ts';
import type { TableMoment } from './moments.ts';
import type { CandidateCard } from './view/candidates.ts';
import type { Part } from '../../words/message/parts.ts';
import type { StartTimer, Tempo } from './tempo.ts';
import type { Request } from './request.ts';

/** Something that may be heard: an event, or what it comes to for the player. */
export type TableCue =
  | WireEvent
  | { readonly type: 'turn' | 'barred' | 'won' | 'lost' }
  | { readonly type: 'moment'; readonly tone: MomentTone }
  /** Packets of cards, one after the other, `step` milliseconds apart. */
  | { readonly type: 'dealt'; readonly packets: number; readonly step: number };

/** A moment of the playback at which a reader may hold it: before an event, or once the event lies or stands on the table. */
export interface PlaybackPoint {
  readonly stage: 'before' | 'shown';
  readonly event: WireEvent;
  readonly view: WireView;
}

export interface PlaybackHooks {
  /** Whether the playback waits at a point until {@link Playback.release}: a reader has something to read there. */
  holds?(point: PlaybackPoint): boolean;
  /** Each event as its turn comes, with the picture before and after it. */
  onEvent(event: WireEvent, before: WireView, after: WireView): void;
  /** An update has been shown to its end. */
  onShown(update: UpdateMessage): void;
  /** The moments of the game; `null`: none. */
  moments?(): GameMoments | null;
  /** Fulfilled once a card's face can be drawn; `null`: it can be now. */
  face?(card: CardCode): Promise<void> | null;
}

/** The surroundings of a table. */
export interface TablePort {
  readonly words: Words;
  readonly games: () => readonly GameInfo[];
  readonly tempo: () => Tempo;
  /** Sends a request; its number comes back with the answer. */
  readonly send: (request: Request) => number;
  /** Whether messages reach the table now; always if omitted. */
  readonly connected?: () => boolean;
  /** Something that may be heard. */
  readonly onEvent: (event: TableCue) => void;
  readonly after?: StartTimer;
  /** Whether the table is only looked at: everybody goes by their name, and nothing is kept for a next turn. */
  readonly looking?: boolean;
  /** Whether cards may be kept for one's next turn; they may be if omitted. */
  readonly premoves?: boolean;
  /** The player's handling settings; the defaults if omitted. */
  readonly handling?: () => Handling;
  /** Whether a reader holds the table at a point of what is being shown; never if omitted. */
  readonly holds?: (point: PlaybackPoint, match: string) => boolean;
  /** Fulfilled once a card's face can be drawn; `null`: it can be now, as always if omitted. */
  readonly face?: (card: CardCode) => Promise<void> | null;
}

/** An action that has been sent and not yet been answered. */
export interface Pending {
  readonly ref: number;
  readonly action: string;
  /** The card it plays. */
  readonly candidate: CandidateCard | null;
}

/** Why something cannot be done, and the card it is about. */
export interface BarredReason {
  readonly id: string | null;
  readonly parts: readonly Part[];
  /** The code of a play that is barred, for which the rules have a paragraph. */
  readonly code?: string;
}

/** Actions that a table does by itself for its player. */
export interface Handling {
  /** Milliseconds after which a card is played that is the only legal one; `null`: never. */
  readonly auto: number | null;
  /** Whether partners at this machine may look into each other's hands. */
  readonly look: boolean;
  /** Whether the player is asked before an action is played that costs much for certain. */
  readonly warn: boolean;
}

/** The handling settings of a table without a player's own. */
export const DEFAULT_HANDLING: Handling = { auto: null, look: false, warn: false };

/** The cue of an event: the moment it begins, a deal won or lost; `null` where it belongs to the moment on the board. */
export function cueOf(event: WireEvent, moment: TableMoment | null, seat: number | null): TableCue | null {
  if (event.type === 'over') {
    const { scores } = event.score;
    const own = seat === null ? undefined : scores[seat];
    if (own === undefined || scores.every((score) => score === own)) return event;
    return { type: own === Math.max(...scores) ? 'won' : 'lost' };
  }
  if (moment?.event === event) return { type: 'moment', tone: moment.tone };
  return moment !== null && event.type === 'announce' && moment.announced.includes(event) ? null : event;
}
