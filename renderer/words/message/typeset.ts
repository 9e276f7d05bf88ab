/** French sets a space before these signs, and inside its quotation marks. */
const FRENCH_BEFORE = / (?=[:;?!»])/g;
const FRENCH_AFTER = /« /g;
/** Dutch and German set a space before an ellipsis that stands for words left out. */
const ELLIPSIS_BEFORE = / (?=…)/g;
/** German sets a space within abbreviations, and between a number and its unit. */
const GERMAN_WITHIN = /(?<=\b(?:z\.|d\.|u\.)) (?=(?:B\.|h\.|a\.))|(?<=[\d}]) (?=(?:s|Min\.)(?![\p{L}]))/gu;

/**
 * A text as its language sets it: a sign that stands off from its word by a space never begins a line. Sources are written with common spaces;
 * this is the one place that makes them no-break spaces.
 * @param locale a BCP 47 tag
 */
export function typeset(text: string, locale: string): string {
  if (locale.startsWith('fr')) return text.replace(FRENCH_BEFORE, '\u00a0').replace(FRENCH_AFTER, '«\u00a0');
  if (locale.startsWith('nl')) return text.replace(ELLIPSIS_BEFORE, '\u00a0');
  if (locale.startsWith('de')) return text.replace(ELLIPSIS_BEFORE, '\u00a0').replace(GERMAN_WITHIN, '\u00a0');
  return text;
}
