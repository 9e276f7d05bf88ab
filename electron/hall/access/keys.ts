import { createHmac } from 'node:crypto';
import type { HallRole } from '../../../engine/evening/messages/hallRoles.ts';
import { isSecret } from '../../host/ports/secret.ts';

/** The roles that have a link of their own; `hall` is the way in for everybody. */
const LINKED = ['helper', 'table', 'player', 'projector', 'hall'] as const;
type Linked = (typeof LINKED)[number];

/** The part that a connection has in an evening, with its table or number. */
export interface HallPart {
  readonly role: HallRole;
  /** The table of a `table`, the number of a `player`; else 0. */
  readonly of: number;
}

/** The token of a role: it follows from the evening's secret, so that links and printed cards stay good after a restart. */
export function tokenOf(secret: string, role: Linked, of = 0): string {
  return `${role}-${of}-${digest(secret, `${role} ${of}`).toString('base64url').slice(0, 16)}`;
}

/** The part that a token gives; `undefined` for a token of another evening. */
export function partOf(secret: string, token: string): { readonly role: Linked; readonly of: number } | undefined {
  const [, name, number] = /^([a-z]{4,9})-(\d{1,3})-[\w-]{16}$/.exec(token) ?? [];
  const role = LINKED.find((one) => one === name);
  const of = Number(number);
  return role !== undefined && isSecret(token, tokenOf(secret, role, of)) ? { role, of } : undefined;
}

/** The four digits on the card of a player. */
export function pinOf(secret: string, entrant: number): string {
  return String(digest(secret, `pin ${entrant}`).readUInt32BE(0) % 10_000).padStart(4, '0');
}

/** Digests that were made: an organiser's view has hundreds, the same after every change. */
const made = new Map<string, Buffer>();
const MOST_MADE = 4000;

function digest(secret: string, use: string): Buffer {
  const name = `${secret} ${use}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const fresh = createHmac('sha256', Buffer.from(secret, 'hex')).update(use).digest();
  if (made.size >= MOST_MADE) made.clear();
  made.set(name, fresh);
  return fresh;
}

/** The seat of one of an entrant's people at the tables of an evening. */
export interface HallSeat {
  readonly entrant: number;
  /** 0, or 1 for the second of a couple. */
  readonly one: number;
}

/** The token with which the phone of a player opens the own seat at a table of a round; a couple has two. In another round it opens nothing. */
export function seatTokenOf(secret: string, round: number, { entrant, one }: HallSeat): string {
  const use = `${round}.${entrant}.${one}`;
  return `seat-${use}-${digest(secret, `seat ${use}`).toString('base64url').slice(0, 16)}`;
}

/** The seat of a token; `undefined` for a token of another evening, or of another round. */
export function seatOf(secret: string, round: number, token: string): HallSeat | undefined {
  const [, entrant, one] = /^seat-\d{1,2}\.(\d{1,3})\.([01])-[\w-]{16}$/.exec(token) ?? [];
  const seat = { entrant: Number(entrant), one: Number(one) };
  return entrant !== undefined && isSecret(token, seatTokenOf(secret, round, seat)) ? seat : undefined;
}

/** The holder of a seat, as the files of matches have it: it reveals nothing of the token. */
export function holderOf(secret: string, { entrant, one }: HallSeat): string {
  return digest(secret, `holder ${entrant}.${one}`).toString('hex');
}
