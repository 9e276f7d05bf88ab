/** A position as part of an address: `#position=klaverjas;at=play;…`. The codec of its text is fetched with the editor. */
const SHAPE = /[#&]position=([^&\s]*)/;

/** The text of the position that an address, or any text with its fragment, leads to; `undefined` for any other. */
export function sketchIn(text: string): string | undefined {
  const [, found] = SHAPE.exec(text) ?? [];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

/** The fragment of an address that leads to a position. */
export function sketchFragment(text: string): string {
  return `#position=${text}`;
}
