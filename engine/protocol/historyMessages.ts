import * as v from 'valibot';
import { LEVELS } from '../bots/levels.ts';
import { MAX_SKETCH_LENGTH } from '../match/sketchLength.ts';
import { consentAnswer, count, matchId, ref, type DeepReadonly, shownPerson } from './common.ts';
import { avatar, repeatedDeal } from '../match/schemas.ts';
import { action, card, event, game, legalSchema, options, reason, refusalCode, score, seat, trump, viewSchema } from './values.ts';

const TRUMPS = ['S', 'H', 'D', 'C', 'NT'] as const;

/** The owner's requests about matches that are not on the table, and the answers. */

/** The longest text of a record that is taken in, in characters. */
const MAX_IMPORT = 8_000_000;

/** Where a position is taken from: a match that is over, or the text of a record. Just one of them is given. */
export const source = { match: v.exactOptional(matchId), text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_IMPORT))) };
/** After `step` actions of deal `deal`, counted from 1, and then those of `branch`, which were not played. */
const place = { deal: count, step: count, branch: v.exactOptional(v.pipe(v.array(action), v.maxLength(200))) };
const person = v.pipe(v.string(), v.maxLength(80));
const position = v.pipe(v.string(), v.maxLength(MAX_SKETCH_LENGTH));
const room = v.strictObject({ hands: v.array(v.number()), rows: v.array(v.number()), aside: v.number() });

export const HISTORY_REQUESTS = [
  /**
   * Matches that are over, the last played first. `search` looks for words in names of people and in the day, as in `2026-11`; `person` for
   * a player by their whole name; `result` for the result of that player, or else of the people at this machine.
   */
  v.strictObject({
    type: v.literal('history'),
    ref,
    search: v.exactOptional(v.pipe(v.string(), v.maxLength(80))),
    game: v.exactOptional(game),
    person: v.exactOptional(person),
    result: v.exactOptional(v.picklist(['won', 'lost'])),
    /** How many to skip, and how many to send. */
    skip: v.exactOptional(count, 0),
    take: v.exactOptional(v.pipe(count, v.maxValue(1000)), 100),
  }),
  /** A position as one seat would see it from its place: with all hands open, or as it was for that seat. */
  v.strictObject({
    type: v.literal('replay'),
    ref,
    ...source,
    ...place,
    seat: v.exactOptional(seat),
    /** Left out: yes. */
    open: v.exactOptional(v.boolean()),
  }),
  /** A match as text: a record for keeping or sending, or for people to read. Without a match all that are over, as records. */
  v.strictObject({
    type: v.literal('export'),
    ref,
    match: v.exactOptional(matchId),
    as: v.exactOptional(v.picklist(['record', 'text'])),
  }),
  /** A match from the text of a record: into the history if it is over, else among the unfinished ones. */
  v.strictObject({ type: v.literal('import'), ref, text: v.pipe(v.string(), v.maxLength(MAX_IMPORT)) }),
  /** Deletes a match; without `forGood` it can be brought back. */
  v.strictObject({ type: v.literal('delete'), ref, match: matchId, forGood: v.exactOptional(v.literal(true)) }),
  v.strictObject({ type: v.literal('restore'), ref, match: matchId }),
  /** The deleted matches that can still be brought back. */
  v.strictObject({ type: v.literal('deleted'), ref }),
  /** Requests the outcome of each card of the seat to act, all hands known; once every required person agrees. */
  v.strictObject({ type: v.literal('study'), ref, ...source, ...place }),
  /** Requests the thoughts of the bot to act, or of a bot of a level. */
  v.strictObject({ type: v.literal('why'), ref, ...source, ...place, level: v.exactOptional(v.picklist(LEVELS)) }),
  /** A deal before its first call, or an ending with whatever may have come before it: cards by seat, an ending with trumps and lead where they matter. */
  v.strictObject({
    type: v.literal('setUp'),
    ref,
    game,
    options,
    dealer: seat,
    hands: v.pipe(v.array(v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(80))), v.minLength(2), v.maxLength(7)),
    ending: v.nullable(v.strictObject({ trump: v.nullable(v.picklist(['S', 'H', 'D', 'C', 'NT'])), leader: v.nullable(seat) })),
  }),
  /** A position as a sketch (`sketch.ts`): one of a match or a record, or one that is written down already, with what is wrong with it. */
  v.strictObject({
    type: v.literal('sketch'),
    ref,
    position: v.exactOptional(position),
    ...source,
    /** Omitted: where the match, or the record, ends. */
    deal: v.exactOptional(count),
    step: v.exactOptional(count),
    branch: place.branch,
  }),
  /** Sets the position of a sketch up, with whatever may have come before it. */
  v.strictObject({ type: v.literal('build'), ref, position }),
  /**
   * A deal of real cards that is written down: begun from a `position` before its first call, the sketch of the cards that are known, with the names of its
   * players; or gone on with from its record, `text`, by an action. A card is a card's code, also where the rules play it by its place.
   */
  v.strictObject({
    type: v.literal('write'),
    ref,
    position: v.exactOptional(position),
    players: v.exactOptional(v.pipe(v.array(person), v.maxLength(7))),
    text: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_IMPORT))),
    action: v.exactOptional(action),
  }),
  /** The tables at which the cards of a match were played. */
  v.strictObject({ type: v.literal('compare'), ref, match: matchId }),
  /** Who has played and won how much. */
  v.strictObject({ type: v.literal('statistics'), ref }),
] as const;

const finishedMatch = v.strictObject({
  id: matchId,
  game,
  people: v.array(shownPerson),
  deals: v.number(),
  /** By person. */
  totals: v.array(v.number()),
  games: v.array(v.number()),
  winners: v.array(seat),
  /** Milliseconds since 1970 of its last action. */
  at: v.number(),
  /** The match whose cards it was dealt. */
  of: v.exactOptional(matchId),
  /** The deal that it is, played again. */
  repeats: v.exactOptional(repeatedDeal),
  /** Whether it was written down from real cards. */
  byHand: v.exactOptional(v.literal(true)),
});
export type FinishedMatch = DeepReadonly<v.InferOutput<typeof finishedMatch>>;

const gameStatistics = v.strictObject({
  game,
  matches: v.number(),
  deals: v.number(),
  /** People and bots by name and kind, the most frequent first. */
  people: v.array(
    v.strictObject({
      ...shownPerson.entries,
      matches: v.number(),
      won: v.number(),
      deals: v.number(),
      /** All scores of all deals. */
      points: v.number(),
      /** The best and the worst score of a deal, and the best total of a match. */
      best: v.number(),
      worst: v.number(),
      bestMatch: v.number(),
      /** Deals they played as declarer, and those of them that they made. */
      declared: v.number(),
      made: v.number(),
      /** Matches won in a row: at present, and the most ever. */
      streak: v.number(),
      longest: v.number(),
      /** Matches with a bot of each level among the others. */
      against: v.array(v.strictObject({ level: v.picklist(LEVELS), matches: v.number(), won: v.number() })),
      /** Points a deal over time: the mean of the last `window` deals and its standard deviation, at some deals counted from 1; none for bots. */
      trend: v.strictObject({
        window: v.number(),
        points: v.array(v.strictObject({ deal: v.number(), mean: v.number(), spread: v.number() })),
      }),
      /** `declared` and `made` by the trump that was played, the most frequent first; none for bots. */
      contracts: v.array(v.strictObject({ trump: v.nullable(v.picklist(TRUMPS)), declared: v.number(), made: v.number() })),
      /** The last matches, the oldest first; none for bots. */
      course: v.array(v.strictObject({ at: v.number(), won: v.boolean(), points: v.number(), deals: v.number() })),
    }),
  ),
});
export type GameStatistics = DeepReadonly<v.InferOutput<typeof gameStatistics>>;

/** A finished deal, as the score sheet has it. */
export const sheetDeal = v.strictObject({
  dealer: seat,
  declarer: v.nullable(seat),
  score,
  totals: v.array(v.number()),
  people: v.array(seat),
});
export type SheetDeal = DeepReadonly<v.InferOutput<typeof sheetDeal>>;

/** A match as lists of unfinished ones show it. */
export const matchSummary = v.strictObject({
  id: matchId,
  game,
  people: v.array(v.string()),
  /** The pictures that these people have chosen; omitted where none of them has. */
  avatars: v.exactOptional(v.array(v.nullable(avatar))),
  deals: v.number(),
  totals: v.array(v.number()),
  /** Milliseconds since 1970 of the last action. */
  at: v.number(),
  /** The deal that it is, played again. */
  repeats: v.exactOptional(repeatedDeal),
  /** Whether it was written down from real cards. */
  byHand: v.exactOptional(v.literal(true)),
});
export type MatchSummary = DeepReadonly<v.InferOutput<typeof matchSummary>>;

const deletedMatch = v.strictObject({
  ...matchSummary.entries,
  /** Milliseconds since 1970 of its deletion. */
  deleted: v.number(),
  /** Whether its last card was played. */
  over: v.boolean(),
});
export type DeletedMatch = DeepReadonly<v.InferOutput<typeof deletedMatch>>;

export const HISTORY_ANSWERS = [
  v.strictObject({
    type: v.literal('history'),
    ref,
    matches: v.array(finishedMatch),
    /** How many there are in all. */
    total: v.number(),
    /** Everybody who has played, the most frequent first. */
    people: v.array(v.string()),
  }),
  /** A position. `legal` is what the seat to act can choose from, `action` what it chose then; `null` off the record and at the end. */
  v.strictObject({
    type: v.literal('replay'),
    ref,
    /** `null` where the position is from the text of a record. */
    match: v.nullable(matchId),
    /** By person. */
    people: v.array(shownPerson),
    /** The person in each seat. */
    seats: v.array(seat),
    /** When the match was played, in milliseconds since 1970; `null` if unknown. */
    at: v.nullable(v.number()),
    /** Whether it was written down from real cards. */
    byHand: v.exactOptional(v.literal(true)),
    deal: v.number(),
    deals: v.number(),
    step: v.number(),
    steps: v.number(),
    branch: v.array(action),
    view: viewSchema,
    legal: legalSchema,
    /** Who is to act, whatever the view says of it. */
    toAct: v.nullable(seat),
    /** The events from the step before to this one. */
    events: v.array(event),
    action: v.nullable(action),
    /** All that was done in the deal, with the card where one was played. */
    moves: v.array(v.strictObject({ seat, action, card: v.exactOptional(card) })),
    /** The steps after which a trick lay there complete. */
    tricks: v.array(v.number()),
    sheet: v.array(sheetDeal),
    /** The position as the text of a record, to be copied. */
    notation: v.string(),
    /** The consents to looking into the match; empty if it needs none. */
    consent: v.array(consentAnswer),
  }),
  /** Answers `agree` of a match that is over. */
  v.strictObject({ type: v.literal('agreed'), ref, match: matchId, consent: v.array(consentAnswer) }),
  v.strictObject({
    type: v.literal('record'),
    ref,
    match: v.nullable(matchId),
    /** A name for a file. */
    name: v.string(),
    text: v.string(),
  }),
  /** A match was imported, deleted or restored. */
  v.strictObject({ type: v.literal('kept'), ref, match: matchId, place: v.picklist(['unfinished', 'history', 'deleted']) }),
  /** Deleted matches, the last deleted first. */
  v.strictObject({ type: v.literal('deleted'), ref, matches: v.array(deletedMatch) }),
  v.strictObject({ type: v.literal('statistics'), ref, games: v.array(gameStatistics) }),
  /** The points in tricks that the seats of `side` have at the end for each card of `seat`: of best play by everybody, or, where not `exact`, estimated. */
  v.strictObject({
    type: v.literal('study'),
    ref,
    seat,
    side: v.array(seat),
    exact: v.boolean(),
    values: v.array(v.strictObject({ action, points: v.number() })),
  }),
  /** A bot's thoughts: what it would do, and what it expects of each candidate; `action` may not be what was `done` where it had less time. */
  v.strictObject({
    type: v.literal('why'),
    ref,
    seat,
    level: v.picklist(LEVELS),
    done: v.nullable(action),
    action,
    reasons: v.array(reason),
    /** As of a hint. */
    candidates: v.array(v.strictObject({ action, points: v.nullable(v.number()), se: v.nullable(v.number()) })),
  }),
  /** A position that has been set up, as the text of a record, and how many actions lead to it. */
  v.strictObject({ type: v.literal('setUp'), ref, notation: v.string(), step: v.number() }),
  /** A position as the text of a sketch, what its game has room for, and what is wrong with it. */
  v.strictObject({
    type: v.literal('sketch'),
    ref,
    position: v.string(),
    outline: v.strictObject({
      cards: v.array(card),
      deal: room,
      play: room,
      trumps: v.array(trump),
      declarer: v.boolean(),
      piles: v.array(seat),
      announces: v.boolean(),
    }),
    /** The calls of the sketch from the dealer's left on, and what may be called next; `null` where the sketch gives none, or its cards have no room. */
    calling: v.nullable(
      v.strictObject({
        said: v.array(v.strictObject({ seat, action })),
        toAct: v.nullable(seat),
        legal: v.array(action),
        trump: v.nullable(trump),
        declarer: v.nullable(seat),
        view: viewSchema,
      }),
    ),
    faults: v.array(v.strictObject({ code: refusalCode, message: v.string(), facts: v.exactOptional(v.record(v.string(), v.unknown())) })),
  }),
  /** A deal as far as it is written down: its record, the sketch of what was known, and its last position with all cards, those that are guesses among them. */
  v.strictObject({
    type: v.literal('written'),
    ref,
    notation: v.string(),
    known: position,
    view: viewSchema,
    legal: legalSchema,
    toAct: v.nullable(seat),
    /** Every action so far, with the card where one was played. */
    moves: v.array(v.strictObject({ seat, action, card: v.exactOptional(card) })),
  }),
  /** Each table with its deals; scores by seat. */
  v.strictObject({
    type: v.literal('compare'),
    ref,
    game,
    tables: v.array(
      v.strictObject({
        match: matchId,
        at: v.number(),
        /** By seat of the first deal. */
        people: v.array(shownPerson),
        deals: v.array(v.strictObject({ scores: v.array(v.number()), declarer: v.nullable(seat) })),
      }),
    ),
  }),
] as const;
