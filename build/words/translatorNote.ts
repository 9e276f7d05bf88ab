import type { Picture } from './pictures.ts';

/** A note for translators. */
export interface TranslatorNote {
  /** Where it is seen or heard, and as what. */
  readonly seen?: string;
  /** The meaning of its places, by name, where `placeTexts.ts` says something else or nothing. */
  readonly places?: Readonly<Record<string, string>>;
  /** The most letters that its button, chip or label has room for. */
  readonly longest?: number;
  /** The picture that shows it. */
  readonly picture?: Picture;
}
