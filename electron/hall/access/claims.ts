import type { Evening, EveningEntrant } from '../../../engine/evening/journal/state.ts';
import type { ListedMember } from '../../../engine/evening/messages/views.ts';

/** The entrant that a phone at the door means by the name it gives. */
export interface Claim {
  readonly entrant: number;
  /** Both names of a couple. */
  readonly names: readonly string[];
  /** Which of them has the phone. */
  readonly one: number;
}

/** The names in what a phone gives: those of a couple have "&" between them, the own one first. */
function namesIn(evening: Evening, given: string): string[] {
  if (evening.header.form.unit !== 'couple') return [given];
  return given
    .split('&')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Whether what a phone gives, one name or both, are names of a couple. */
function isOfCouple({ names }: Pick<EveningEntrant, 'names'>, given: readonly string[]): boolean {
  return names.length > 1 && given.length > 0 && given.every((one) => names.includes(one));
}

/** Whom a number and the name that a phone gives mean: one of a couple that has the number, or someone new under it. */
export function claimUnder(evening: Evening, members: readonly ListedMember[], entrant: number, given: string): Claim {
  const names = namesIn(evening, given);
  const holder = evening.entrants.get(entrant) ?? members.find((one) => one.entrant === entrant);
  return holder !== undefined && isOfCouple(holder, names)
    ? { entrant, names: holder.names, one: holder.names.indexOf(names[0] ?? '') }
    : { entrant, names, one: 0 };
}

/**
 * The number to let a phone in with: that of a couple of which it names one or both, or of a member of the club's list who has not come yet; else the first that is free.
 */
export function numberFor(evening: Evening, members: readonly ListedMember[], given: string): number {
  const names = namesIn(evening, given);
  const absent = members.filter(({ entrant }) => !evening.entrants.has(entrant));
  const couple = [...evening.entrants.values(), ...absent].find((one) => isOfCouple(one, names));
  const known = couple ?? absent.find((one) => one.names.join('&') === names.join('&'));
  if (known !== undefined) return known.entrant;
  const taken = new Set([...evening.entrants.keys(), ...members.map(({ entrant }) => entrant)]);
  let entrant = 1;
  while (taken.has(entrant)) entrant += 1;
  return entrant;
}
