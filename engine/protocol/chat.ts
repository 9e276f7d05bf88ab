import * as v from 'valibot';

/** When people at a table may talk: these games forbid it during a deal. */
export const CHAT_MODES = ['never', 'between', 'always'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/** The phrases that need no typing; each page has the words in its own language. */
export const EMOTES = ['hello', 'wellPlayed', 'thanks', 'sorry', 'moment', 'laugh', 'ouch', 'bye'] as const;
export type Emote = (typeof EMOTES)[number];

/** The longest thing that is said, in UTF-16 code units. */
export const MAX_SAYING = 200;

/** The most lines of a conversation that a table keeps for those who come later. */
export const MAX_KEPT_LINES = 20;

/** Characters that no message may contain: control and format characters, halves of characters, and places without a character. */
const UNSPEAKABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** More marks than that on one letter belong to no language: they run over the lines above. */
const PILES_OF_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text as it is passed on: one line, without what only upsets a page. */
function sayable(text: string): string {
  return text.normalize('NFC').replace(UNSPEAKABLE, ' ').replace(PILES_OF_MARKS, '$1').replace(/\s+/gu, ' ').trim();
}

/** A message to send: cleaned, and refused if nothing is left of it. */
export const said = v.pipe(v.string(), v.maxLength(4 * MAX_SAYING), v.transform(sayable), v.minLength(1), v.maxLength(MAX_SAYING));

/** A message that the table passes on, which is clean already. */
export const passedOn = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_SAYING),
  v.check((text) => sayable(text) === text, 'not a line of text'),
);
