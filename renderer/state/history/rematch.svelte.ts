import type { FinishedMatch, Level, PersonSetup } from '../../../engine/protocol/messages.ts';

/** A player of the rematch: a person here, or a bot of a level. */
export interface RematchSeat {
  name: string;
  plays: 'here' | Level;
}

/** The default choice for the seat. */
const USUAL: Level = 'hard';

/** Who is to sit where when the cards of a match are dealt again. */
export class Rematch {
  seats = $state<RematchSeat[]>([]);

  constructor(people: FinishedMatch['people']) {
    // A bot replaces each player from another device: they are not at this machine.
    this.seats = people.map(({ name, kind, level }): RematchSeat => ({ name, plays: kind === 'here' ? 'here' : (level ?? USUAL) }));
  }

  /** Everybody one seat on: others hold one's cards. */
  turn(): void {
    const last = this.seats.at(-1);
    if (last !== undefined) this.seats = [last, ...this.seats.slice(0, -1)];
  }

  /** Bots in every seat: what they would have made of the cards. */
  allBots(): void {
    this.seats = this.seats.map(({ name, plays }) => ({ name, plays: plays === 'here' ? USUAL : plays }));
  }

  /** Whether everybody has a name of their own. */
  get ready(): boolean {
    const names = this.seats.map(({ name }) => name.trim());
    return names.every((name) => name !== '') && new Set(names).size === names.length;
  }

  people(): PersonSetup[] {
    return this.seats.map(({ name, plays }): PersonSetup =>
      plays === 'here' ? { kind: 'here', name: name.trim() } : { kind: 'bot', name: name.trim(), level: plays },
    );
  }
}

type Tables = readonly { readonly deals: readonly { readonly scores: readonly number[] }[] }[];

/** Seats that score together: the same in every deal at every table. */
export function partnersIn(tables: Tables): number[][] {
  const [seats = 0] = tables.flatMap(({ deals }) => deals.map(({ scores }) => scores.length));
  const groups: number[][] = [];
  const together = (a: number, b: number): boolean => tables.every(({ deals }) => deals.every(({ scores }) => scores[a] === scores[b]));
  for (let seat = 0; seat < seats; seat += 1) {
    const group = groups.find(([first]) => first !== undefined && together(first, seat));
    if (group === undefined) groups.push([seat]);
    else group.push(seat);
  }
  return groups;
}
