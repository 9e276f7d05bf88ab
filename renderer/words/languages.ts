import list from './languages.json' with { type: 'json' };

/** The code of a language, as in BCP 47. */
export type Language = keyof typeof list;

/** A language: its name as its speakers write it, and whether no player of the games has read its words yet. */
interface LanguageInfo {
  readonly name: string;
  readonly unchecked?: boolean;
}

/** The languages by code, in the order in which they are offered. The first is the one that is always there. */
export const LANGUAGES: { readonly [language in Language]: LanguageInfo } = list;

export const LANGUAGE_CODES = Object.keys(list) as Language[];

/** The languages whose words no player of the games has read yet, by their own names. */
export function uncheckedLanguages(): string[] {
  return Object.values<LanguageInfo>(LANGUAGES).flatMap(({ name, unchecked }) => (unchecked === true ? [name] : []));
}

/** The first of a person’s languages (BCP 47 tags, most preferred first) that there are words for; without any, English. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary = ''] = tag.toLowerCase().split('-');
    const code = LANGUAGE_CODES.find((each) => each === primary);
    if (code !== undefined) return code;
  }
  return 'en';
}
