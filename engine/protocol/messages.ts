import * as v from 'valibot';
import { LEVELS } from '../bots/levels.ts';
import { ok, refuse, type Result } from '../result.ts';
import { action, event, game, legal, name, options, score, seat, seed, view } from './values.ts';

export { LEVELS, type Level } from '../bots/levels.ts';

/** The version both ends must share. */
export const PROTOCOL = 1;
/** No message is longer, in bytes of UTF-8, from a seat to the table. */
export const MAX_MESSAGE_BYTES = 16_384;

export const PACES = ['instant', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** A value as it is sent: nobody writes to it any more. */
type Told<T> = T extends readonly (infer Item)[] ? readonly Told<Item>[] : T extends object ? { readonly [K in keyof T]: Told<T[K]> } : T;

/** A message's number, given by its sender and repeated in the answer. */
const ref = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const matchId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

/** Who is to sit at a table: somebody at the sender's own machine, a bot, or a place left open for somebody elsewhere. */
const person = v.variant('kind', [
  v.strictObject({ kind: v.literal('here'), name }),
  v.strictObject({ kind: v.literal('bot'), name, level: v.picklist(LEVELS) }),
  v.strictObject({ kind: v.literal('open'), name: v.exactOptional(name) }),
]);
export type PersonSetup = v.InferOutput<typeof person>;

/** What a seat, a spectator or the owner of the table says to the table. Nothing names the speaker's seat: the connection does. */
export const clientMessage = v.variant('type', [
  /** Always the first. `token` gives a returning person their seat back. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(128))),
    name: v.exactOptional(name),
  }),
  /** Owner: a new match. */
  v.strictObject({
    type: v.literal('start'),
    ref,
    game,
    options,
    people: v.pipe(v.array(person), v.minLength(2), v.maxLength(7)),
    /** `draw`: partners and first dealer by lot, from the match's seed; `fixed`: as listed. */
    seating: v.picklist(['draw', 'fixed']),
    /** The first dealer, with fixed seats; a cut where left out. */
    dealer: v.exactOptional(seat),
    seed: v.exactOptional(seed),
  }),
  /** Owner: take up an unfinished match. */
  v.strictObject({ type: v.literal('resume'), ref, match: matchId }),
  /** See the table as one of one's own people, or as a spectator: lifts the curtain, or lowers it. */
  v.strictObject({ type: v.literal('watch'), ref, person: v.nullable(seat) }),
  /** The action of the watched seat, chosen at a version of the table. */
  v.strictObject({ type: v.literal('act'), ref, version, action }),
  /** On to the next deal, once the reckoning has been seen. */
  v.strictObject({ type: v.literal('next'), ref, version }),
  /** Owner: the same people and game once more, after the end of the match. */
  v.strictObject({ type: v.literal('again'), ref }),
  /** Owner: leave the table for home; the match is kept. */
  v.strictObject({ type: v.literal('leave'), ref }),
  /** Owner: how fast bots answer. */
  v.strictObject({ type: v.literal('pace'), ref, pace: v.picklist(PACES) }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

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
  options: v.array(optionSpec),
  presets: v.record(v.string(), options),
  layout: v.strictObject({
    order: v.strictObject({ plain: v.array(rank), trumps: v.array(rank) }),
    sheet: v.picklist(['strokes', 'columns', 'plusMinus', 'games']),
    hand: v.picklist(['sorted', 'asDealt']),
    zones: v.array(v.string()),
  }),
});
/** What the interface has to know of a game: derived from the registry. */
export type GameInfo = Told<v.InferOutput<typeof gameInfo>>;

const matchSummary = v.strictObject({
  id: matchId,
  game,
  people: v.array(v.string()),
  deals: v.number(),
  totals: v.array(v.number()),
  /** Milliseconds since 1970 of the last action. */
  at: v.number(),
});
export type MatchSummary = Told<v.InferOutput<typeof matchSummary>>;

const tablePerson = v.strictObject({
  name: v.string(),
  kind: v.picklist(['here', 'away', 'bot', 'open']),
  level: v.exactOptional(v.picklist(LEVELS)),
  /** Whether their connection stands; bots always. */
  present: v.boolean(),
  /** Whether this connection acts for them. */
  mine: v.boolean(),
  /** Where they sit in this deal. */
  seat,
});
export type TablePerson = Told<v.InferOutput<typeof tablePerson>>;

/** A finished deal, as the score sheet has it. */
const sheetDeal = v.strictObject({ dealer: seat, declarer: v.nullable(seat), score, totals: v.array(v.number()), people: v.array(seat) });
export type SheetDeal = Told<v.InferOutput<typeof sheetDeal>>;

const table = v.strictObject({
  type: v.literal('table'),
  match: matchId,
  game,
  options,
  people: v.array(tablePerson),
  /** The person this connection sees the table as; `null`: a spectator, or the curtain is down. */
  watching: v.nullable(seat),
  /** Number of the deal in play, from 1. */
  deal: v.number(),
  /** Totals of the running game by person, and games won. */
  totals: v.array(v.number()),
  games: v.array(v.number()),
  sheet: v.array(sheetDeal),
  over: v.boolean(),
  /** Persons. */
  winners: v.array(seat),
  pace: v.picklist(PACES),
  /** How seats were drawn, where they were: each person's card. */
  draw: v.nullable(v.array(v.string())),
  /** How the first dealer was cut for, where that was: each person's card. */
  cut: v.nullable(v.array(v.string())),
  /** Why the match is not being saved at the moment, as a code; `null`: it is. */
  unsaved: v.nullable(v.string()),
  ref: v.exactOptional(ref),
});
export type TableMessage = Told<v.InferOutput<typeof table>>;

export const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    protocol: v.number(),
    /** Gives the seat back after a reload. */
    token: v.string(),
    /** Whether this connection may start matches and arrange seats. */
    owner: v.boolean(),
    games: v.array(gameInfo),
  }),
  /** No match is on the table. */
  v.strictObject({ type: v.literal('home'), unfinished: v.array(matchSummary), ref: v.exactOptional(ref) }),
  table,
  /** What the watched seat sees now. `events` lead from the last update to this one. */
  v.strictObject({
    type: v.literal('update'),
    version,
    /** The watched seat; `null` for a spectator. */
    seat: v.nullable(seat),
    view,
    legal,
    events: v.array(event),
    ref: v.exactOptional(ref),
  }),
  v.strictObject({
    type: v.literal('refusal'),
    code: v.string(),
    message: v.string(),
    facts: v.exactOptional(v.record(v.string(), v.unknown())),
    ref: v.exactOptional(ref),
  }),
]);
export type ServerMessage = Told<v.InferOutput<typeof serverMessage>>;
export type UpdateMessage = Extract<ServerMessage, { type: 'update' }>;

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): Result<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('protocol/not-json', 'the message is not JSON');
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const issue = parsed.issues[0];
  const known = typeof value === 'object' && value !== null && 'type' in value;
  return known && issue.path?.[0]?.key === 'type'
    ? refuse('protocol/unknown-message', 'no message of that type')
    : refuse('protocol/malformed', `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}

/** A message to the table, from text. Codes: `protocol/too-long`, `protocol/not-json`, `protocol/unknown-message`, `protocol/malformed`. */
export function parseClient(text: string): Result<ClientMessage> {
  if (text.length > MAX_MESSAGE_BYTES) return refuse('protocol/too-long', `a message has at most ${MAX_MESSAGE_BYTES} bytes`);
  return parse(clientMessage, text);
}

/** A message from the table, from text; the same codes but for the length. */
export function parseServer(text: string): Result<ServerMessage> {
  return parse(serverMessage, text);
}
