/** The longest name, in UTF-16 code units. */
const LONGEST = 24;

/** Whether people would take two names for the same, when they read or hear them: however it is written, spaced and encoded. */
export function isSameName(one: string, other: string): boolean {
  return heard(one) === heard(other);
}

/** Whether names are all different to people. */
export function areDifferent(names: readonly string[]): boolean {
  return new Set(names.map(heard)).size === names.length;
}

/** A name for somebody who has come after another one of that name: with a number behind it, the first that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) {
    const number = ` ${count}`;
    free = `${name.slice(0, LONGEST - number.length).trimEnd()}${number}`;
  }
  return free;
}

function heard(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
