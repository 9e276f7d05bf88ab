/** The same few names come again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** A text as it is compared: without case and accents. */
export function foldText(text: string): string {
  let made = known.get(text);
  if (made === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, (made = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()));
  }
  return made;
}
