import { PLAY_REASONS } from '../cards/trick/reason.ts';

/**
 * Every code of a refusal, by area: the one source of the type {@link RefusalCode}, of what messages are parsed against, and of the words that players read.
 * `build/lint/refusals.test.ts` finds a code that nothing produces.
 */

/** Codes that players meet. `renderer/words` has a sentence for each in every language, or does not compile. */
const SPOKEN = {
  play: PLAY_REASONS,
  action: ['not-legal'],
  protocol: ['not-json', 'malformed', 'unknown-message', 'too-long', 'too-old', 'too-new', 'too-fast'],
  channel: ['not-the-host', 'code-unknown'],
  link: ['malformed', 'unreachable', 'lost'],
  lan: ['no-network', 'no-port'],
  table: [
    'closed',
    'locked',
    'full',
    'code-needed',
    'wrong-code',
    'too-many-tries',
    'kicked',
    'opened-elsewhere',
    'none',
    'in-play',
    'dealing',
    'doubted',
    'overtaken',
    'not-owner',
    'not-seated',
    'not-your-turn',
    'stale-version',
    'seat-taken',
    'no-seat',
    'seated',
    'name-needed',
    'name-taken',
    'no-guest',
    'saw-cards',
    'not-away',
    'not-alone',
    'nothing-to-take-back',
    'voting',
    'declined',
    'cards-shown',
    'claim-not-now',
    'claim-fails',
    'claim-too-early',
    'no-hints',
    'costly',
    'draft',
    'too-often',
    'silent',
    'too-much-talk',
  ],
  match: ['over', 'not-over'],
  fair: [
    'no-proof',
    'no-offer',
    'other-commitment',
    'other-terms',
    'other-list',
    'other-secret',
    'other-share',
    'share-missing',
    'other-seats',
    'other-cards',
    'against-rules',
    'dealt-twice',
    'abort-hidden',
  ],
  record: [
    'too-long',
    'not-json',
    'malformed',
    'empty',
    'unknown-game',
    'bad-card',
    'bad-deck',
    'bad-pile',
    'bad-note',
    'bad-hand',
    'no-way',
    'seed-mismatch',
  ],
  position: [
    'malformed',
    'too-often',
    'too-many',
    'too-many-aside',
    'too-many-won',
    'trick-full',
    'no-leader',
    'call',
    'calls-over',
    'no-play',
    'other-trump',
    'other-declarer',
    'other-winner',
    'breach',
  ],
  replay: ['no-position', 'no-source', 'no-play', 'not-agreed', 'stopped'],
  store: [
    'unknown-match',
    'damaged',
    'empty',
    'too-new',
    'not-a-file',
    'too-large',
    'unreadable',
    'disk-full',
    'read-only',
    'folder-gone',
    'write-failed',
  ],
} as const;

/** Codes on the wire that only a program which strays from the protocol provokes. Windows show one general sentence for all of them. */
const UNSPOKEN = {
  protocol: ['no-hello', 'unknown-code'],
  channel: ['bad-share'],
  table: ['match-not-over', 'not-yours', 'seats-open', 'no-vote'],
  match: ['bad-players', 'bad-dealer', 'no-deal', 'deal-open', 'by-hand'],
  options: ['unknown-preset', 'unknown-option', 'bad-value'],
  fair: ['not-now', 'shared'],
  puzzle: ['unknown', 'not-legal'],
} as const;

/** Codes that never reach a window at a table: of the command line, of logs, among the programs of one machine, and of club evenings, which have messages of their own. */
const INTERNAL = {
  channel: ['bad-hello', 'broken'],
  store: ['in-use', 'unwritable'],
  data: ['inside', 'not-empty', 'incomplete', 'unwritable'],
  update: ['nowhere', 'unreachable', 'untrusted', 'expired', 'broken'],
  cli: ['bad-argument', 'bot-failed', 'cannot-read', 'no-match', 'part-failed', 'unknown-bot', 'unknown-command', 'unknown-game'],
  bench: ['no-yardstick'],
  puzzles: ['malformed', 'wrong-count'],
  soak: ['broken'],
  evening: [
    'too-long',
    'not-json',
    'malformed',
    'empty',
    'too-new',
    'unknown-game',
    'bad-form',
    'closed',
    'no-entrant',
    'number-taken',
    'here',
    'away',
    'no-round',
    'shown',
    'not-shown',
    'round-open',
    'bad-table',
    'seated-twice',
    'not-seated',
    'no-result',
    'booked',
    'not-entered',
    'other-before',
    'impossible',
    'unchanged',
    'too-few',
    'not-closed',
    'bad-csv',
    'other-draw',
    'other-sum',
    'broken',
  ],
  hall: [
    'malformed',
    'no-hello',
    'not-yours',
    'no-evening',
    'unknown-evening',
    'wrong-pin',
    'too-many-tries',
    'moved',
    'gone',
    'turned-away',
    'too-many-wait',
    'not-forgotten',
    'deal-open',
    'no-deal',
    'hidden',
  ],
  verify: ['other-cards', 'other-seed', 'other-share', 'other-commitment', 'other-terms', 'other-seats', 'altered'],
} as const;

type Areas = Readonly<Record<string, readonly string[]>>;
type CodesOf<T extends Areas> = { [area in keyof T & string]: `${area}/${T[area][number]}` }[keyof T & string];

export type SpokenCode = CodesOf<typeof SPOKEN>;
/** A code of a message between a table and a window. */
export type SentCode = SpokenCode | CodesOf<typeof UNSPOKEN>;
/** A namespaced code such as `play/must-follow`. */
export type RefusalCode = SentCode | CodesOf<typeof INTERNAL>;
/** Why a card of the hand is barred, or, from a host of a later version, that it is. */
export type BarredCode = `play/${(typeof PLAY_REASONS)[number]}` | 'action/not-legal';

function codesOf<T extends Areas>(areas: T): CodesOf<T>[] {
  return Object.entries(areas).flatMap(([area, codes]) => codes.map((code) => `${area}/${code}` as CodesOf<T>));
}

export const SPOKEN_CODES: readonly SpokenCode[] = codesOf(SPOKEN);
/** Every code that a message may bear. */
export const SENT_CODES: readonly SentCode[] = [...SPOKEN_CODES, ...codesOf(UNSPOKEN)];
export const REFUSAL_CODES: readonly RefusalCode[] = /* @__PURE__ */ everyCode();

/** Bundlers drop this function, and the internal codes with it, from a program that does not use the list. */
function everyCode(): RefusalCode[] {
  return [...SENT_CODES, ...codesOf(INTERNAL)];
}
