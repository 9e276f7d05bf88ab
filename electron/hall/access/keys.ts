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

function digest(secret: string, use: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(use).digest();
}
