import { createHmac } from 'node:crypto';
import type { HallRole } from '../../../engine/evening/messages/hallRoles.ts';
import type { HeldSeat } from '../../../engine/evening/journal/seats.ts';
import type { EveningEntrant, HallTable, StandIn } from '../../../engine/evening/journal/state.ts';
import { isSecret } from '../../host/ports/secret.ts';

/** The roles that have a link of their own; `hall` is the way in for everybody. */
const LINKED = ['helper', 'table', 'player', 'standIn', 'projector', 'hall'] as const;
type Linked = (typeof LINKED)[number];

/** The part that a connection has in an evening, with its table or number. */
export interface HallPart {
  readonly role: HallRole;
  /** The table of a `table`, the number of a `player`, the id of a `standIn`; else 0. */
  readonly of: number;
  /** 1 for the second of a couple; else 0. */
  readonly one: number;
}

/** An entrant as cards have it: of a couple each has a card of their own. */
type CardHolder = Pick<EveningEntrant, 'entrant' | 'names'>;

/** The token of a role: it follows from the evening's secret, so that links and printed cards stay good after a restart. */
export function tokenOf(secret: string, role: Exclude<Linked, 'player'>, of = 0): string {
  return linkToken(secret, role, String(of));
}

/** The token on the card of one of an entrant's people. */
export function playerTokenOf(secret: string, holder: CardHolder, one: number): string {
  return linkToken(secret, 'player', cardNumberOf(holder, one));
}

/** The name of a player in the lines of an evening, and of their card: `7`; in a couple `7.1` and `7.2`. */
export function cardNumberOf({ entrant, names }: CardHolder, one: number): string {
  return names.length > 1 ? `${entrant}.${one + 1}` : String(entrant);
}

function linkToken(secret: string, role: Linked, of: string): string {
  return `${role}-${of}-${digest(secret, `${role} ${of}`).toString('base64url').slice(0, 16)}`;
}

/**
 * The part that a token gives; `undefined` for a token of another evening, and for that of a card which no player has. Earlier versions gave a couple one card for both: it opens nothing any more.
 */
export function partOf(
  secret: string,
  token: string,
  entrants: ReadonlyMap<number, CardHolder> | undefined,
): { readonly role: Linked; readonly of: number; readonly one: number } | undefined {
  const [, name, card = '', number, second] = /^([a-zA-Z]{4,9})-((\d{1,5})(?:\.([12]))?)-[\w-]{16}$/.exec(token) ?? [];
  const role = LINKED.find((one) => one === name);
  if (role === undefined || !isSecret(token, linkToken(secret, role, card))) return undefined;
  const of = Number(number);
  const one = second === undefined ? 0 : Number(second) - 1;
  if (role !== 'player') return second === undefined ? { role, of, one } : undefined;
  const holder = entrants?.get(of);
  return holder !== undefined && cardNumberOf(holder, one) === card ? { role, of, one } : undefined;
}

/** The four digits on the card of a player; those of a couple differ, as both have one number. */
export function pinOf(secret: string, holder: CardHolder, one: number): string {
  const digits = digest(secret, `pin ${cardNumberOf(holder, one)}`).readUInt32BE(0) % 10_000;
  const own = String(digits).padStart(4, '0');
  return one === 0 || own !== pinOf(secret, holder, 0) ? own : String((digits + 1) % 10_000).padStart(4, '0');
}

/** The number by which a stand-in comes in: that of the one whose place it is, or that of the table where it was free. */
export function standInNumberOf({ table, places }: Pick<HallTable, 'table' | 'places'>, place: number): number {
  return places[place] ?? table;
}

/** The four digits of a stand-in: those of the two of a couple are never the same, nor those of the people on whose number they come in. */
export function standInPinOf(secret: string, { id, one }: Pick<StandIn, 'id' | 'one'>, holder: CardHolder | undefined): string {
  const taken = (holder?.names ?? []).map((_, at) => (holder === undefined ? '' : pinOf(secret, holder, at)));
  let digits = (digest(secret, `pin standIn ${id}`).readUInt32BE(0) % 5000) * 2 + one;
  while (taken.includes(String(digits).padStart(4, '0'))) digits = (digits + 2) % 10_000;
  return String(digits).padStart(4, '0');
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

/** The seat of one of an entrant's people at the tables of an evening, or that of a stand-in by id. */
export type HallSeat =
  | {
      readonly entrant: number;
      /** 0, or 1 for the second of a couple. */
      readonly one: number;
    }
  | { readonly standIn: number };

/** The seat that a part of the evening has, wherever it is now; `null` for those that do not play. */
export function seatOfPart({ role, of, one }: HallPart): HallSeat | null {
  return role === 'player' ? { entrant: of, one } : role === 'standIn' ? { standIn: of } : null;
}

/** The seat of the one who plays at a place now; `null` for a bot. */
export function heldBy({ entrant, one, standIn }: HeldSeat): HallSeat | null {
  if (entrant !== null) return { entrant, one };
  return standIn === null || standIn.bot ? null : { standIn: standIn.id };
}

/** Whether the one with a seat plays at a place now. */
export function isHeldBy(held: HeldSeat, seat: HallSeat): boolean {
  const theirs = heldBy(held);
  return theirs !== null && seatName(theirs) === seatName(seat);
}

/** The name of a seat within its evening. */
export function seatName(seat: HallSeat): string {
  return 'standIn' in seat ? `s${seat.standIn}` : `${seat.entrant}.${seat.one}`;
}

/** The token with which the phone of a player opens the own seat at a table of a round. In another round it opens nothing. */
export function seatTokenOf(secret: string, round: number, seat: HallSeat): string {
  const use = `${round}.${seatName(seat)}`;
  return `seat-${use}-${digest(secret, `seat ${use}`).toString('base64url').slice(0, 16)}`;
}

/** The seat of a token; `undefined` for a token of another evening, or of another round. */
export function seatOf(secret: string, round: number, token: string): HallSeat | undefined {
  const [, entrant, one, standIn] = /^seat-\d{1,2}\.(?:(\d{1,3})\.([01])|s(\d{1,5}))-[\w-]{16}$/.exec(token) ?? [];
  const seat = standIn === undefined ? { entrant: Number(entrant), one: Number(one) } : { standIn: Number(standIn) };
  return (entrant ?? standIn) !== undefined && isSecret(token, seatTokenOf(secret, round, seat)) ? seat : undefined;
}

/** The holder of a seat, as the files of matches have it: it reveals nothing of the token. */
export function holderOf(secret: string, seat: HallSeat): string {
  return digest(secret, `holder ${seatName(seat)}`).toString('hex');
}
