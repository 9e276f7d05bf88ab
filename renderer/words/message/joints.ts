/** A preposition and an article that are written as one word: `[preposition, article, both]`. */
type Contraction = readonly [preposition: string, article: string, both: string];

/** Italian joins five prepositions with every article. */
const ITALIAN = (
  [
    ['di', 'de'],
    ['a', 'a'],
    ['da', 'da'],
    ['su', 'su'],
    ['in', 'ne'],
  ] as const
).flatMap(([preposition, stem]): Contraction[] => [
  [preposition, 'il ', `${stem}l `],
  [preposition, 'l’', `${stem}ll’`],
  [preposition, 'la ', `${stem}lla `],
  [preposition, 'lo ', `${stem}llo `],
]);

const CONTRACTIONS: Readonly<Record<string, readonly Contraction[]>> = {
  fr: [
    ['de', 'le ', 'du '],
    ['à', 'le ', 'au '],
  ],
  es: [
    ['de', 'el ', 'del '],
    ['a', 'el ', 'al '],
  ],
  ca: [
    ['de', 'el ', 'del '],
    ['a', 'el ', 'al '],
    ['per', 'el ', 'pel '],
  ],
  it: ITALIAN,
};

/** The languages that write *d’* for *de* before a vowel. */
const ELIDING: readonly string[] = ['fr', 'ca'];
const LAST_WORD = /(?:^|[^\p{L}])(\p{L}+) $/u;
const VOWEL = /^[aàáâeèéêiíîoòóôœuúû]/i;

/**
 * Two texts that meet where a message and what fills its place come together, as the language writes them: "de " and "le dix" are "du dix",
 * "de " and "oros" are "d’oros". Returns the first text and the second.
 * @param locale a BCP 47 tag
 */
export function joined(before: string, after: string, locale: string): readonly [string, string] {
  const language = locale.slice(0, 2);
  const contractions = CONTRACTIONS[language];
  if (contractions === undefined || !before.endsWith(' ')) return [before, after];
  const word = LAST_WORD.exec(before)?.[1];
  if (word === undefined) return [before, after];
  const stem = before.slice(0, -word.length - 1);
  const lower = word.toLocaleLowerCase(locale);
  const cased = (text: string): string =>
    word.startsWith(lower.charAt(0)) ? text : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  for (const [preposition, article, both] of contractions)
    if (lower === preposition && after.startsWith(article)) return [stem + cased(both), after.slice(article.length)];
  if (lower === 'de' && ELIDING.includes(language) && VOWEL.test(after)) return [`${stem}${word.charAt(0)}’`, after];
  return [before, after];
}
