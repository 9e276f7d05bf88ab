import type { Person } from '../ports/person.ts';
import type { Table } from '../table/table.ts';

/** A seat that a guest who was away has lost to another who gave their name. */
interface LostSeat {
  readonly person: Person;
  /** The match that it is in. */
  readonly match: string;
  /** The holder who has it now, and their name before. */
  readonly by: string;
  readonly name: string | undefined;
}

/** Seats that were taken by a name alone: the token of the guest who had one takes it back for as long as the other sits there. */
export class LostSeats {
  readonly #table: () => Table | undefined;
  readonly #lost = new Map<string, LostSeat>();

  /** @param table the match on the table */
  constructor(table: () => Table | undefined) {
    this.#table = table;
  }

  /** Notes that a holder has lost a seat. A guest who had lost it before may still take it back. */
  note(holder: string, seat: Omit<LostSeat, 'match'>): void {
    const match = this.#table()?.header.id;
    if (match === undefined) return;
    for (const [one, lost] of this.#lost)
      if (lost.match !== match) this.#lost.delete(one);
      else if (lost.by === holder) this.#lost.set(one, { ...lost, by: seat.by });
    this.#lost.set(holder, { ...seat, match });
  }

  /** The seat that a holder may take back; `undefined`: there is no such seat, or the guest who has it now did not get it by the name. */
  of(holder: string): LostSeat | undefined {
    const lost = this.#lost.get(holder);
    const table = this.#table();
    if (lost === undefined || table === undefined || lost.match !== table.header.id) return undefined;
    const one = table.people[lost.person];
    return one?.kind === 'away' && one.tokenHash === lost.by ? lost : undefined;
  }
}
