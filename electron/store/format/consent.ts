import type { SavedPerson } from './person.ts';

/** The answer of a person who plays, or has played, to an analysis of the match. */
export interface ConsentEntry {
  readonly name: string;
  /** At the host's own machine, or elsewhere. */
  readonly kind: 'here' | 'away';
  /** Whom they play; `null`: they left before the end. */
  readonly person: number | null;
  /** `null`: they have said nothing yet. */
  readonly agreed: boolean | null;
}

interface Player {
  /** The same for the same human being, whatever seat they have. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'here' | 'away';
  readonly agreed: boolean | null;
  /** Whether they have acted: called or played something themselves. */
  readonly played: boolean;
}

/**
 * How long after the last move a person who left, or went away without a word, can hold the analysis up, in milliseconds: 30 days. A deleted match can be
 * brought back for as long.
 */
export const ANSWER_WITHIN = 30 * 24 * 3600 * 1000;

/**
 * Whether a match may be analysed once it is over: what each card led to, and which ones cost points. The people who have acted in it decide, each seat
 * through one of them: the last who acted there. A person who leaves without having acted is not asked; one who has acted and leaves is asked until another
 * person acts in that seat. So the list never holds more than two people for each seat. A match of one person at the host's own machine with bots needs
 * no consent.
 */
export class MatchConsent {
  /** Who sits where, bots apart. */
  readonly #seated = new Map<number, Player>();
  /** Who acted in a seat, left it, and has not been followed by another who acted. */
  readonly #left = new Map<number, Player>();
  /** Seats whose players stood up after the end: they are still asked, but no other person answers from there. */
  readonly #vacated = new Set<number>();
  #ended = false;

  constructor(people: readonly SavedPerson[]) {
    for (const [person, one] of people.entries()) this.seat(person, one);
  }

  /** Another one plays for a person from now on. After the end those who played stay the ones who are asked. */
  seat(person: number, taken: SavedPerson): void {
    const before = this.#seated.get(person);
    const key = keyOf(taken);
    if (this.#ended) {
      if (key !== undefined && key === before?.key) this.#vacated.delete(person);
      else this.#vacated.add(person);
      return;
    }
    if (before !== undefined && before.key !== key && before.played) this.#left.set(person, before);
    this.#seated.delete(person);
    if (key === undefined || (taken.kind !== 'here' && taken.kind !== 'away')) return;
    const { kind, name } = taken;
    const back = [...this.#left].find(([, one]) => one.key === key);
    if (back !== undefined) this.#left.delete(back[0]);
    const known = before?.key === key ? before : back?.[1];
    this.#seated.set(person, { agreed: null, played: false, ...known, key, kind, name });
  }

  /** Notes that a person has acted; if omitted, the file does not name the person, and everyone who sits counts. */
  acted(person?: number): void {
    for (const one of person === undefined ? [...this.#seated.keys()] : [person]) {
      const player = this.#seated.get(one);
      if (player === undefined) continue;
      if (!player.played) this.#seated.set(one, { ...player, played: true });
      this.#left.delete(one);
    }
  }

  /** The match is over: who has not acted is not asked. */
  end(): void {
    this.#ended = true;
  }

  /** Notes a person's answer. Returns whether that person must answer. */
  say(person: number, agreed: boolean): boolean {
    const player = this.#seated.get(person);
    if (player === undefined || !this.canAnswer(person)) return false;
    this.#seated.set(person, { ...player, agreed });
    return true;
  }

  /** Whether the one who sits at a place is the one who is asked there. */
  canAnswer(person: number): boolean {
    const player = this.#seated.get(person);
    return player !== undefined && !this.#vacated.has(person) && (player.played || !this.#ended);
  }

  /** The answers of those who must agree; empty if no one must. */
  get answers(): ConsentEntry[] {
    return this.answersAfter(0);
  }

  /**
   * The same some time after the last move, in milliseconds. After {@link ANSWER_WITHIN} neither those who left nor those elsewhere who have said nothing
   * are asked any more; a no of a person who played to the end stands.
   */
  answersAfter(passed: number): ConsentEntry[] {
    const late = passed > ANSWER_WITHIN;
    const places = [...new Set([...this.#seated.keys(), ...this.#left.keys()])].sort((a, b) => a - b);
    const asked = places.flatMap((person): ConsentEntry[] => {
      const left = this.#left.get(person);
      const player = this.#seated.get(person);
      return [
        ...(player === undefined || (this.#ended && !player.played) ? [] : [answerOf(player, person)]),
        ...(left === undefined ? [] : [answerOf(left, null)]),
      ];
    });
    const [first, another] = asked;
    if (another === undefined && first?.kind !== 'away') return [];
    return asked.filter(({ kind, person, agreed }) => !(late && (person === null || (kind === 'away' && agreed === null))));
  }

  /** Whether everybody who has to agree does, some time after the last move, in milliseconds. */
  given(passed = 0): boolean {
    return this.answersAfter(passed).every(({ agreed }) => agreed === true);
  }
}

function answerOf({ name, kind, agreed }: Player, person: number | null): ConsentEntry {
  return { name, kind, person, agreed };
}

/** The key that identifies a human being; `undefined` for bots and open seats. */
function keyOf(one: SavedPerson): string | undefined {
  if (one.kind === 'bot' || one.kind === 'open') return undefined;
  return JSON.stringify(one.kind === 'away' ? [one.kind, one.tokenHash] : [one.kind, one.name]);
}
