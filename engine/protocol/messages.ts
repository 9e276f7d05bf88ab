import * as v from 'valibot';
import { ok, refuse, type Refusal, type Refused, type Result } from '../contract/result.ts';
import { PROTOCOL } from './common.ts';
import { clientMessage, type ClientMessage } from './client.ts';
import { serverMessage, type ServerMessage } from './server.ts';

export * from './client.ts';
export { PACES, PROTOCOL, type ConsentAnswer, type Assist, type Pace } from './common.ts';
export type { AbortedDeal, Doubt, Proof, ShareList, Terms } from './fair/fairMessages.ts';
export * from './server.ts';
export { EMOTES, MAX_KEPT_LINES, MAX_SAYING, CHAT_MODES, type Emote, type ChatMode } from './chat.ts';

export { GAME_IDS } from '../contract/gameId.ts';
export { LEVELS, type Level } from '../bots/levels.ts';
export { addTo, countIn } from '../cards/counts.ts';
export { itemAt } from '../cards/indexed.ts';
export { cardsInTrick } from '../contract/view.ts';
export { resultOf } from '../contract/matchPolicy.ts';

/** No message is longer, in bytes of UTF-8, from a seat to the table. */
export const MAX_MESSAGE_BYTES = 16_384;
/** The owner may bring whole records. */
export const MAX_OWNER_MESSAGE_BYTES = 16_000_000;

/** Whether a guest and a table speak different versions. */
export function isOtherVersion({ code }: Refusal): boolean {
  return code === 'protocol/too-old' || code === 'protocol/too-new';
}

/** Returns the refusal of a first message of another version, whatever else stands in it; `undefined` for every other message. */
function otherVersion(value: unknown): Refused<'protocol/too-old' | 'protocol/too-new'> | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'hello' || !('protocol' in value))
    return undefined;
  const { protocol } = value;
  if (typeof protocol !== 'number' || protocol === PROTOCOL) return undefined;
  const facts = { protocol: PROTOCOL };
  return protocol < PROTOCOL
    ? refuse('protocol/too-old', `this table speaks version ${PROTOCOL}: the guest has to be updated`, facts)
    : refuse('protocol/too-new', `this table speaks version ${PROTOCOL}: the host has to be updated`, facts);
}

type ParseCode = `protocol/${'not-json' | 'malformed' | 'unknown-message' | 'too-old' | 'too-new'}`;

/** @param schemaFor the schema for a value */
function parse<T>(schemaFor: (value: unknown) => v.GenericSchema<unknown, T>, text: string): Result<T, ParseCode> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('protocol/not-json', 'the message is not JSON');
  }
  const other = otherVersion(value);
  if (other !== undefined) return other;
  const parsed = v.safeParse(schemaFor(value), value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const issue = parsed.issues[0];
  const known = typeof value === 'object' && value !== null && 'type' in value;
  return known && issue.path?.[0]?.key === 'type'
    ? refuse('protocol/unknown-message', 'no message of that type')
    : refuse('protocol/malformed', `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}

/**
 * Parses a message to the table.
 * @param most the longest text that is accepted, in bytes of UTF-8
 */
export function parseClient(text: string, most = MAX_MESSAGE_BYTES): Result<ClientMessage, ParseCode | 'protocol/too-long'> {
  // No character is shorter than a byte, nor longer than three for each of its code units.
  if (text.length > most || (text.length > most / 3 && UTF8.encode(text).length > most))
    return refuse('protocol/too-long', `a message has at most ${most} bytes`);
  return parse(clientSchemaFor, text);
}

type ClientSchema = (typeof clientMessage.options)[number];

const SCHEMAS: ReadonlyMap<unknown, ClientSchema> = /* @__PURE__ */ (() =>
  new Map(clientMessage.options.map((schema) => [schema.entries.type.literal, schema])))();

/** The schema of a message's type: a variant tries all of them in turn, and writes down of each why it does not fit. */
function clientSchemaFor(value: unknown): ClientSchema | typeof clientMessage {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return SCHEMAS.get(type) ?? clientMessage;
}

/** Parses a message from the table. */
export function parseServer(text: string): Result<ServerMessage, ParseCode> {
  return parse(() => serverMessage, text);
}

const UTF8 = new TextEncoder();
