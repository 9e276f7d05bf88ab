import type { SavedPerson } from './lines.ts';

/** What somebody who plays, or has played, says to the match being looked into. */
export interface Answer {
  readonly name: string;
  /** At the host's own machine, or elsewhere. */
  readonly kind: 'here' | 'away';
  /** Whom they play; `null`: they have left. */
  readonly person: number | null;
  /** `null`: they have said nothing yet. */
  readonly agreed: boolean | null;
}

interface Asked {
  /** The same for the same human being, whatever seat they have. */
  readonly key: string;
  name: string;
  readonly kind: 'here' | 'away';
  person: number | null;
  agreed: boolean | null;
  /** Whether anything was done while they sat there. */
  played: boolean;
}

/**
 * Whether a match may be looked into once it is over: what each card led to, and which ones cost points. Everybody who has played it is asked for
 * themselves; whoever has played alone, with bots, at the host's own machine, need not be.
 */
export class Consent {
  private asked: Asked[] = [];

  constructor(people: readonly SavedPerson[]) {
    for (const [person, one] of people.entries()) this.seat(person, one);
  }

  /** Somebody else plays for a person from now on. Whoever leaves before anything was done has not played. */
  seat(person: number, taken: SavedPerson): void {
    for (const one of this.asked) if (one.person === person) one.person = null;
    this.asked = this.asked.filter((one) => one.person !== null || one.played);
    if (taken.kind === 'bot' || taken.kind === 'open') return;
    const { kind, name } = taken;
    const key = JSON.stringify(kind === 'away' ? [kind, taken.tokenHash] : [kind, name]);
    const known = this.asked.find((one) => one.key === key);
    if (known === undefined) this.asked.push({ key, name, kind, person, agreed: null, played: false });
    else Object.assign(known, { name, person });
  }

  /** Something was done: whoever sits has played. */
  acted(): void {
    for (const one of this.asked) if (one.person !== null) one.played = true;
  }

  /** What a person says to it. Whether anybody is asked there. */
  say(person: number, agreed: boolean): boolean {
    const one = this.asked.find((other) => other.person === person);
    if (one !== undefined) one.agreed = agreed;
    return one !== undefined;
  }

  /** What those who have to agree have said; none where nobody has to. */
  get answers(): Answer[] {
    const [first, another] = this.asked;
    if (another === undefined && first?.kind !== 'away') return [];
    return this.asked.map(({ name, kind, person, agreed }) => ({ name, kind, person, agreed }));
  }

  /** Whether everybody who has to agree does. */
  get given(): boolean {
    return this.answers.every(({ agreed }) => agreed === true);
  }
}
