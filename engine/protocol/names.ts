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

/** Returns a name for a newcomer whose own name is taken: with the first free number behind it. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) {
    const number = ` ${count}`;
    free = `${name.slice(0, LONGEST - number.length).trimEnd()}${number}`;
  }
  return free;
}

/** The names that bots have, and people who choose none. */
export const USUAL_NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fons', 'Gio'] as const;

/** Returns the name of a bot: the given one, or, where a person or another bot has it, a usual name that is free, else the given one with a number. */
export function botName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string): boolean => taken.some((other) => isSameName(one, other));
  return isTaken(name) ? (USUAL_NAMES.find((one) => !isTaken(one)) ?? freeName(name, isTaken)) : name;
}

/**
 * Characters that show nothing or change how others are shown: controls, marks of direction, fillers, halves of characters. The exception is the
 * character behind a picture that chooses one of its two looks.
 */
const UNSEEN =
  /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu;
/** More marks than that on one letter belong to no language: they run over the lines above. */
const PILES_OF_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * A name that comes from elsewhere, fit to be shown: one line of characters that all can be seen, no longer than a person's name. Empty if nothing is
 * left of it.
 */
export function cleanName(name: string): string {
  const line = name.normalize('NFC').replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ');
  return cut(line.replace(UNSEEN, '').replace(PILES_OF_MARKS, '$1').replace(/ +/g, ' ').trim());
}

/** No more than the longest name, and no half of a character at its end. */
function cut(name: string): string {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > LONGEST) break;
    short += character;
  }
  return short.trimEnd();
}

function heard(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
