import { strict as assert } from 'node:assert';
import type { UpdateMessage } from '../../../engine/protocol/messages.ts';
import { hashOfToken } from '../../../electron/store/tokens.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** Sends a message to the table; returns the number that its answer will have. */
export type SendMessage = (message: object) => number;

type Kind = 'here' | 'away' | 'bot' | 'open';

/** A person as a table or a list names them. */
export interface Sitter {
  readonly name: string;
  readonly kind: Kind;
}

/** Names and kinds alone. */
export function sitters({ people }: { readonly people: readonly Sitter[] }): Sitter[] {
  return people.map(({ name, kind }) => ({ name, kind }));
}

/** Who may sit where after a kill: those whom the table has announced, and requests without an answer yet. */
export class KillSeats {
  readonly #possible = new Map<number, Set<Kind>>();
  readonly #waiting = new Map<number, { readonly by: number; readonly ref: number; readonly kind: Kind; readonly sure: boolean }>();

  clear(): void {
    this.#possible.clear();
    this.#waiting.clear();
  }

  /** The match has begun with these people; a second call changes nothing. */
  start(people: readonly Sitter[]): void {
    for (const [person, { kind }] of people.entries()) if (!this.#possible.has(person)) this.#possible.set(person, new Set([kind]));
  }

  /**
   * A seat is to change hands, as a person asked in a message with that number.
   * @param sure whether the seat has changed hands once that is done; else it may have
   */
  wish(person: number, kind: Kind, by: number, ref: number, sure = true): void {
    this.#waiting.set(person, { by, ref, kind, sure });
    this.#possible.set(person, new Set([...(this.#possible.get(person) ?? ['away', 'open']), kind]));
  }

  isWaiting(person: number): boolean {
    return this.#waiting.has(person);
  }

  /** A message was answered. */
  answered(by: number, ref: number, done: boolean): void {
    for (const [person, wish] of this.#waiting) {
      if (wish.by !== by || wish.ref !== ref) continue;
      this.#waiting.delete(person);
      if (done && wish.sure) this.#possible.set(person, new Set([wish.kind]));
    }
  }

  /** The people after a kill are those who may be there; from now on they are known. */
  hold(people: readonly Sitter[]): void {
    for (const [person, { kind }] of people.entries()) {
      const possible = this.#possible.get(person);
      assert(possible === undefined || possible.has(kind), `person ${person} is ${kind}, not ${[...(possible ?? [])].join(' or ')}`);
      this.#possible.set(person, new Set([kind]));
    }
    this.#waiting.clear();
  }
}

/**
 * A match's file as format 1 or 2 has it, a last line that was cut off included: no person behind an action, no lists, and the very tokens of guests. In
 * format 1 taking back has no person either, and no person agrees to anything.
 * @param tokens the tokens of guests, by person; those of guests who have left are lost
 */
export function inFormat(
  text: string,
  version: number,
  tokens: ReadonlyMap<number, string>,
): { readonly text: string; readonly guests: number } {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const said = lines.map((one) => JSON.parse(one) as Line);
  /** By person, the hash of the token that holds the seat now. */
  const seated = new Map<number, string>();
  for (const { people = [], seat } of said) {
    for (const [person, one] of people.entries()) if (one.tokenHash !== undefined) seated.set(person, one.tokenHash);
    if (seat === undefined) continue;
    if (seat.taken.tokenHash === undefined) seated.delete(seat.person);
    else seated.set(seat.person, seat.taken.tokenHash);
  }
  const plain = new Map([...seated].map(([person, hash]) => [hash, tokens.get(person)]));
  const aged = ({ tokenHash, ...one }: Person): object =>
    tokenHash === undefined ? one : { ...one, token: plain.get(tokenHash) ?? hashOfToken(tokenHash) };
  const kept = said.flatMap((line): object[] => {
    if ('list' in line || 'abort' in line || 'rest' in line || 'doubt' in line || 'declined' in line || (version === 1 && 'agree' in line))
      return [];
    const { by, seat, people, format, sum: _, agreed: __, ...others } = line;
    return [
      {
        ...(format === undefined ? {} : { format: `trickhouse-match/${version}` }),
        ...others,
        ...(by === undefined || 'act' in line || version === 1 ? {} : { by }),
        ...(people === undefined ? {} : { people: people.map(aged) }),
        ...(seat === undefined ? {} : { seat: { ...seat, taken: aged(seat.taken) } }),
      },
    ];
  });
  return { text: [...kept.map((one) => JSON.stringify(one)), rest].join('\n'), guests: seated.size };
}

interface Person {
  readonly tokenHash?: string;
}

interface Line {
  readonly format?: string;
  readonly people?: readonly Person[];
  readonly seat?: { readonly person: number; readonly taken: Person };
  readonly by?: number | null;
  readonly sum?: string;
  readonly agreed?: readonly number[];
}

/** The cards that a seat must still have, given what it had and what it has played since. */
export function remaining(own: number, before: UpdateMessage, after: UpdateMessage): string[] {
  const since = after.view.moves.slice(before.view.moves.length).flatMap(({ seat, action }) => (seat === own ? [action] : []));
  return (before.view.hands[own] ?? []).filter((card) => !since.includes(card)).sort();
}

/** Whether a seat is to play its last card of the deal, or has played it while others have not. */
export function isLastCard({ seat, view }: UpdateMessage): boolean {
  return seat !== null && view.toAct !== null && itemAt(view.hands, seat).length <= 1;
}

/** Refusals that are no fault: the host has gone, or the last of the others was ready for the next deal first. */
export const PASSING = new Set([
  'table/not-seated',
  'table/seat-taken',
  'table/too-often',
  'link/lost',
  'link/unreachable',
  'table/stale-version',
  'table/no-guest',
  'table/voting',
  'table/declined',
  'table/no-vote',
  'table/not-yours',
  'table/cards-shown',
  'table/claim-not-now',
  'table/claim-too-early',
]);
