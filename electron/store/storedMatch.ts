import type { Seed } from '../../engine/cards/random.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Journal } from './disk/journal.ts';
import type { MatchConsent } from './format/consent.ts';
import type { SavedPerson } from './format/person.ts';
import type { SavedShuffle } from './format/derived.ts';
import type { MatchHeader, SavedAbort } from './format/lines.ts';

/** A match that was taken up again, with the journal that goes on from there. */
export interface ResumedMatch {
  readonly header: MatchHeader;
  /** Who plays now. */
  readonly people: readonly SavedPerson[];
  readonly match: Match;
  /** How the seed of each deal was made; `undefined` where no list was kept. */
  readonly shuffles: readonly (SavedShuffle | undefined)[];
  /** Attempts that were broken off. */
  readonly aborted: readonly SavedAbort[];
  /** The players' answers to an analysis of the match. */
  readonly consent: MatchConsent;
  /** Whether a bot has acted, be it in the place of a person who was away. */
  readonly botActed: boolean;
  readonly journal: Journal;
}

/** A match that is looked at, replayed. */
export interface ReadMatch {
  readonly people: readonly SavedPerson[];
  readonly match: Match;
  readonly consent: MatchConsent;
  /** Whether a bot has acted, be it in the place of a person who was away. */
  readonly botActed: boolean;
  /** When something last happened in it, in milliseconds since 1970. */
  readonly at: number;
  readonly seed: Seed;
}
