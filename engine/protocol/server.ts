import * as v from 'valibot';
import { PACK_IDS } from '../cards/pack.ts';
import { count, consentAnswer, language, ASSISTS, matchId, PACES, ref, version, type DeepReadonly, shownPerson } from './common.ts';
import { abortedDeal, doubt, FAIR_ANSWERS } from './fair/fairMessages.ts';
import { DRILL_ANSWERS } from './training/drillMessages.ts';
import { MARKS, PLAY_ANSWERS } from './training/playMessages.ts';
import { PUZZLE_ANSWERS } from './training/puzzleMessages.ts';
import { HISTORY_ANSWERS, matchSummary, sheetDeal } from './historyMessages.ts';
import { EMOTES, MAX_KEPT_LINES, passedOn, CHAT_MODES } from './chat.ts';
import { matchLimit, repeatedDeal } from '../match/schemas.ts';
import { action, card, decisionReasons, event, game, legalSchema, options, reason, refusalCode, seat, seed, viewSchema } from './values.ts';

export type { DrillName, DrillQuestionMessage } from './training/drillMessages.ts';
export type { PuzzleFrameMessage, PuzzleName } from './training/puzzleMessages.ts';
export type { DeletedMatch, FinishedMatch, GameStatistics, MatchSummary, SheetDeal } from './historyMessages.ts';

const optionSpec = v.strictObject({
  name: v.string(),
  values: v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1)),
  text: v.string(),
});
const rank = v.string();
const gameInfo = v.strictObject({
  id: game,
  name: v.string(),
  seats: v.strictObject({ min: v.number(), max: v.number() }),
  direction: v.picklist(['clockwise', 'anticlockwise']),
  faces: v.picklist(['french', 'spanish', 'italian']),
  pack: v.picklist(PACK_IDS),
  options: v.array(optionSpec),
  presets: v.record(v.string(), options),
  layout: v.strictObject({
    order: v.strictObject({ plain: v.array(rank), trumps: v.array(rank) }),
    sheet: v.picklist(['strokes', 'columns', 'plusMinus', 'games']),
    hand: v.picklist(['sorted', 'asDealt']),
    zones: v.array(v.string()),
  }),
});
/** The properties of a game that the interface needs, derived from the registry. */
export type GameInfo = DeepReadonly<v.InferOutput<typeof gameInfo>>;

const nearbyTable = v.strictObject({
  /** Whose table it is. */
  name: v.string(),
  game: v.nullable(game),
  /** Seats still open. */
  seats: v.number(),
  locked: v.boolean(),
  /** Where it is, with the key of its encryption but without the code. */
  link: v.string(),
});
export type NearbyTable = DeepReadonly<v.InferOutput<typeof nearbyTable>>;

const tablePerson = v.strictObject({
  ...shownPerson.entries,
  /** Whether their connection stands; bots always. */
  present: v.boolean(),
  /** Whether a bot plays for them, until they are back or another player takes the open seat. */
  substitute: v.boolean(),
  /** To that person alone: how often a bot has acted in their place since they acted last; omitted: never. */
  stoodIn: v.exactOptional(count),
  /** Whether this connection acts for them. */
  mine: v.boolean(),
  /** Where they sit in this deal. */
  seat,
  /** Whether they have seen the reckoning, and wait for the next deal; before the first one, whether they are ready for it. */
  ready: v.boolean(),
  /** Before the first deal: the language of their page, where it is known. */
  language: v.exactOptional(language),
});
export type TablePerson = DeepReadonly<v.InferOutput<typeof tablePerson>>;

/** How people sit together at a table, as its owner likes. */
const tableSettings = v.strictObject({
  talk: v.picklist(CHAT_MODES),
  /** Seconds that a player may be away before a bot plays for them. */
  grace: v.number(),
  /** Seconds after the first who is ready, after which the next deal is dealt anyhow; `null`: when everybody is. */
  pause: v.nullable(v.number()),
  /** Whether spectators see all hands once a deal is over. */
  hands: v.boolean(),
  /** Whether a guest without a seat may take a bot's, or the one that a bot keeps for them. */
  latecomers: v.boolean(),
});
export type TableSettings = DeepReadonly<v.InferOutput<typeof tableSettings>>;

/** A length of time in milliseconds. */
const duration = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Milliseconds left of a countdown, and of the whole of it. */
const countdown = v.strictObject({ left: duration, of: duration });
const absentee = v.strictObject({
  person: seat,
  /** Until a bot plays for them; omitted while the table waits for them. */
  bot: v.exactOptional(countdown),
  /** The person who chose to wait for them. */
  waits: v.exactOptional(seat),
});

const table = v.strictObject({
  type: v.literal('table'),
  match: matchId,
  game,
  options,
  people: v.array(tablePerson),
  /** The person this connection sees the table as; `null`: a spectator, or the curtain is down. */
  watching: v.nullable(seat),
  /** Number of the deal in play, from 1; 0 while people take their seats. */
  deal: v.number(),
  /** Totals of the running game by person, and games won. */
  totals: v.array(v.number()),
  games: v.array(v.number()),
  sheet: v.array(sheetDeal),
  over: v.boolean(),
  /** Persons. */
  winners: v.array(seat),
  pace: v.picklist(PACES),
  /** Seconds that people have for a turn; `null`: as long as they like. */
  clock: v.nullable(v.number()),
  customs: tableSettings,
  /** How seats will be given when the match begins; `null` once it has. */
  seating: v.nullable(v.picklist(['draw', 'fixed'])),
  /** Before the first deal: guests who sat at the table before this one, and for whom it had no seat. */
  unseated: v.exactOptional(v.array(v.string())),
  /** The assists that this connection may request. */
  helps: v.array(v.picklist(ASSISTS)),
  /** The owner's choice whether people may request hints; `null`: only where all people play at this machine. */
  hints: v.nullable(v.boolean()),
  /** How seats were drawn, where they were: each person's card. */
  draw: v.nullable(v.array(v.string())),
  /** How the first dealer was cut for, where that was: each person's card. */
  cut: v.nullable(v.array(v.string())),
  /** Whether devices have shares in the chance of deals; not where the match began from a given seed, or its cards were given. */
  fair: v.boolean(),
  /** Attempts at deals of this match that were broken off after their lists were closed. */
  aborted: v.array(abortedDeal),
  /** Deals that a player's device found unfair. While one of them is `open`, the next deal waits until every player present goes on. */
  doubts: v.exactOptional(v.strictObject({ open: v.boolean(), found: v.array(doubt) })),
  /** The match whose cards are dealt again; `null`: they are new. */
  of: v.nullable(matchId),
  /** The deal of another match that is played again here, and whether that match waits to be finished. */
  repeats: v.exactOptional(v.strictObject({ ...repeatedDeal.entries, waits: v.boolean() })),
  /** The end of a round of an evening, which counts instead of the game's own. In an evening no player looks back at a match. */
  limit: v.exactOptional(matchLimit),
  /** The consents to looking into the match once it is over; empty if it needs none. */
  consent: v.array(consentAnswer),
  /** Why the match is not being saved at the moment, as a code; `null`: it is. */
  unsaved: v.nullable(refusalCode),
  ref: v.exactOptional(ref),
});
export type TableMessage = DeepReadonly<v.InferOutput<typeof table>>;

const ballot = v.strictObject({
  person: seat,
  /** `null`: they have not answered yet. */
  agreed: v.nullable(v.boolean()),
  /** Whether this connection answers for them. */
  mine: v.boolean(),
});
/** One of those who are asked in a vote, with the answer. */
export type Ballot = DeepReadonly<v.InferOutput<typeof ballot>>;

const judgedDecision = v.strictObject({
  /** The number of the move in its deal, from 0. */
  step: v.number(),
  action,
  /** The kind of the decision, such as `lead` or `bid`. */
  cause: v.string(),
  mark: v.picklist(MARKS),
  /** The mark that the decision had before bots played the deal on, if they lost less. */
  before: v.exactOptional(v.picklist(MARKS)),
  /** Points that it is expected to have cost, and the standard error of that. */
  lost: v.number(),
  se: v.number(),
  /** The actions that are as good as the best, the best first. */
  best: v.array(action),
  /** All that were tried, best first: points behind the best, and the standard error of that. */
  actions: v.array(v.strictObject({ action, behind: v.number(), se: v.number() })),
  ...decisionReasons,
  /** The view of the seat when it decided. */
  view: viewSchema,
});
/** The judgement of a decision by what its seat could know. */
export type JudgedOnWire = DeepReadonly<v.InferOutput<typeof judgedDecision>>;

export const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    protocol: v.number(),
    /** Gives the seat back after a reload. */
    token: v.string(),
    /** Whether this connection may start matches and arrange seats. */
    owner: v.boolean(),
    games: v.array(gameInfo),
    /** The table's name, on its sign and here. */
    name: v.exactOptional(v.string()),
    /** Proves to a player who came in by the code that the table knows it, too. */
    proof: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))),
  }),
  /** The table's share, for a player who has to know the code. */
  v.strictObject({ type: v.literal('challenge'), pake: seed }),
  /** Answers `ping`. */
  v.strictObject({ type: v.literal('pong') }),
  /** The table has another name than `welcome`, or the last message of this type, said. */
  v.strictObject({ type: v.literal('named'), name: v.string() }),
  /** To a guest: how many other connections have opened the same seat since this one did. */
  v.strictObject({ type: v.literal('elsewhere'), others: v.number(), ref: v.exactOptional(ref) }),
  /** No match is on the table. */
  v.strictObject({
    type: v.literal('home'),
    unfinished: v.array(matchSummary),
    /** Owner, once after a start that found something in the data folder. */
    found: v.exactOptional(
      v.strictObject({
        /** Matches that had been set aside and are back. */
        back: v.pipe(v.number(), v.integer(), v.minValue(0)),
        /** Names of entries that are no matches which can be read, and how many more there are. */
        odd: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)),
        more: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    ref: v.exactOptional(ref),
  }),
  table,
  /** The watched seat's current view. `events` lead from the last update to this one. */
  v.strictObject({
    type: v.literal('update'),
    version,
    /** The watched seat; `null` for a spectator. */
    seat: v.nullable(seat),
    view: viewSchema,
    legal: legalSchema,
    /** Where melds depend on trumps, before these are named: the points that the seat's own hand melds with each suit. */
    melds: v.exactOptional(v.strictObject({ S: v.number(), H: v.number(), D: v.number(), C: v.number() })),
    events: v.array(event),
    /** Where the view keeps back whose turn it is: the seat to act, if it is another of this connection's own people. */
    asked: v.exactOptional(seat),
    /** To spectators, where the owner likes it and the deal is over: the hands by seat, as they were dealt. */
    hands: v.exactOptional(v.array(v.array(card))),
    /** Milliseconds left of the turn, where people have only so much time. */
    left: v.exactOptional(v.number()),
    ref: v.exactOptional(ref),
  }),
  /** Things that happen by themselves, and when; sent whenever a countdown begins, ends or changes. Each message replaces the one before it. */
  v.strictObject({
    type: v.literal('countdowns'),
    /** A bot plays for the seat to act; omitted where the view keeps back whose turn it is. */
    turn: v.exactOptional(countdown),
    /** The next deal is dealt. */
    next: v.exactOptional(countdown),
    /** Persons who are away, and for whom no bot plays yet. */
    away: v.pipe(v.array(absentee), v.maxLength(7)),
  }),
  /** A chat message: a line of text, or one of a few set phrases. */
  v.strictObject({
    type: v.literal('said'),
    /** The same for everything that comes from the same place: whom not to hear is everybody's own choice. */
    from: v.string(),
    /** The sender's name; empty for a person without one. */
    name: v.string(),
    /** `null`: a spectator. */
    person: v.nullable(seat),
    text: v.exactOptional(passedOn),
    emote: v.exactOptional(v.picklist(EMOTES)),
    ref: v.exactOptional(ref),
  }),
  /** After `welcome`: the last lines of the chat, the latest last; not sent without any. */
  v.strictObject({
    type: v.literal('chat'),
    lines: v.pipe(
      v.array(
        v.strictObject({
          from: v.string(),
          name: v.string(),
          /** Whether this connection's own person said it. */
          mine: v.boolean(),
          text: v.exactOptional(passedOn),
          emote: v.exactOptional(v.picklist(EMOTES)),
        }),
      ),
      v.maxLength(MAX_KEPT_LINES),
    ),
  }),
  /** Answers `hint`: what the expert would do, why, and what it expects of the actions that it considered, the chosen one first. */
  v.strictObject({
    type: v.literal('hint'),
    ref,
    version,
    action,
    reasons: v.array(reason),
    candidates: v.array(
      v.strictObject({
        action,
        /** The score of the deal less the others', on average; `null` where nothing was reckoned. */
        points: v.nullable(v.number()),
        /** Standard error of the points. */
        se: v.nullable(v.number()),
      }),
    ),
  }),
  /** A take-back or a claim that is put to those at the table, at each answer, and at its end. Play rests until then. */
  v.strictObject({
    type: v.literal('vote'),
    ref: v.exactOptional(ref),
    id: count,
    want: v.picklist(['undo', 'claim']),
    /** The person who asks. */
    person: seat,
    /** The action to take back, as everybody knows it; `null`: a claim, or a hidden action. */
    action: v.nullable(action),
    /** The people who are asked; bots agree to what is possible. */
    ballots: v.pipe(v.array(ballot), v.maxLength(7)),
    /** Milliseconds left, after which silence is a no. */
    left: v.pipe(v.number(), v.minValue(0)),
    /** `null`: under way. `silent`: time ran out; `fails`: the claim does not hold; `off`: the match was put away. */
    outcome: v.nullable(v.picklist(['agreed', 'declined', 'silent', 'fails', 'off'])),
  }),
  /** To the owner: how the table stands to the network, whenever that changes. */
  v.strictObject({
    type: v.literal('lan'),
    ref: v.exactOptional(ref),
    open: v.boolean(),
    /** The public part of its sign, as others nearby read it. */
    name: v.string(),
    /** Whether the table lets no newcomer in. */
    locked: v.boolean(),
    code: v.string(),
    /** Where browsers find the table, with the code. */
    addresses: v.array(v.string()),
    /** Where the app finds it, with the code and the key of its encryption; for a QR code too. */
    link: v.nullable(v.string()),
    guests: v.array(v.strictObject({ id: v.string(), name: v.string(), person: v.nullable(seat), present: v.boolean() })),
    /** The devices that opened a page of the table last, the latest first: from where, by which name of this machine, how many seconds ago. */
    visits: v.exactOptional(
      v.array(v.strictObject({ from: v.string(), at: v.string(), page: v.picklist(['table', 'check']), seconds: v.number() })),
    ),
  }),
  /** To the owner who looks for tables nearby: those that are there, whenever that changes. */
  v.strictObject({ type: v.literal('nearby'), ref: v.exactOptional(ref), tables: v.array(nearbyTable) }),
  /** Answers `judge`: a decision with its judgement, omitted for a forced move; the number to go on with, `null` at the end, and how many there are. */
  v.strictObject({
    type: v.literal('judged'),
    ref,
    seat,
    next: v.nullable(v.number()),
    of: v.number(),
    /** The standard deviation of a deal's margin in the game, in points. */
    spread: v.number(),
    decision: v.exactOptional(judgedDecision),
  }),
  ...FAIR_ANSWERS,
  ...HISTORY_ANSWERS,
  ...PUZZLE_ANSWERS,
  ...DRILL_ANSWERS,
  ...PLAY_ANSWERS,
  v.strictObject({
    type: v.literal('refusal'),
    code: refusalCode,
    message: v.string(),
    facts: v.exactOptional(v.record(v.string(), v.unknown())),
    ref: v.exactOptional(ref),
  }),
]);
export type ServerMessage = DeepReadonly<v.InferOutput<typeof serverMessage>>;
export type HintMessage = Extract<ServerMessage, { type: 'hint' }>;
export type CountdownsMessage = Extract<ServerMessage, { type: 'countdowns' }>;
export type VoteMessage = Extract<ServerMessage, { type: 'vote' }>;
export type VoteOutcome = NonNullable<VoteMessage['outcome']>;
export type UpdateMessage = Extract<ServerMessage, { type: 'update' }>;
