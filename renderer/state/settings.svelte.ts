import { LETTERS } from '../words/speaker.ts';
import { LANGUAGE_CODES, languageFor } from '../words/languages.ts';

/** Every setting: its name and values, the first being the default (of languages, the browser's comes before). Forms and storage are derived from this. */
export const SETTINGS = {
  pace: ['normal', 'instant', 'quick', 'slow'],
  pause: ['off', 'on'],
  tap: ['twice', 'once'],
  auto: ['off', 'on'],
  aids: ['off', 'on'],
  warn: ['off', 'on'],
  partners: ['curtain', 'look'],
  hand: ['right', 'left'],
  order: ['trumps', 'last', 'fixed'],
  ranks: ['down', 'up'],
  pack: ['two', 'four'],
  index: ['art', 'big'],
  /** On the courts of the French pack. */
  letters: ['auto', ...LETTERS],
  theme: ['auto', 'light', 'dark', 'contrast'],
  /** The colour of the table. */
  cloth: ['loden', 'wine', 'slate', 'navy', 'plum', 'tobacco', 'teal'],
  /** The backs of all packs; `own`: each pack has its own. */
  back: ['own', 'waves', 'leaves', 'tartan', 'stars', 'diamonds', 'rings'],
  /** Of type and cards, beside what follows from the window. */
  size: ['medium', 'smallest', 'small', 'large', 'largest'],
  sound: ['quiet', 'off', 'full'],
  /** In browsers on phones only: these two, at one's turn. */
  awake: ['on', 'off'],
  buzz: ['on', 'off'],
  /** In the desktop app only: these two. */
  updates: ['off', 'start'],
  notices: ['on', 'off'],
  language: LANGUAGE_CODES,
} as const;

export type SettingName = keyof typeof SETTINGS;

/** Settings as the form shows them, by what they are about. */
export const SETTING_GROUPS = {
  play: ['pace', 'pause', 'tap', 'auto', 'aids', 'warn', 'partners'],
  hand: ['hand', 'order', 'ranks'],
  cards: ['pack', 'letters', 'index', 'back'],
  page: ['size', 'theme', 'cloth', 'sound', 'awake', 'buzz', 'language', 'updates', 'notices'],
} as const satisfies { readonly [group: string]: readonly SettingName[] };
/** Settings that only the desktop app has. */
export const DESKTOP_SETTINGS: readonly SettingName[] = ['updates', 'notices'];
/** Settings that only browsers on phones have. */
export const PHONE_SETTINGS: readonly SettingName[] = ['awake', 'buzz'];
export type SettingGroup = keyof typeof SETTING_GROUPS;
/** Sizes as the form shows them, the smallest first. */
export const SIZES = ['smallest', 'small', 'medium', 'large', 'largest'] as const satisfies readonly SettingValues['size'][];
export type SettingValues = { [name in SettingName]: (typeof SETTINGS)[name][number] };

/** The factor of durations at each pace. */
export const PACE_FACTORS: { readonly [pace in SettingValues['pace']]: number } = { instant: 0, quick: 0.6, normal: 1, slow: 1.6 };

/** The player's wish for size, as factors of type and of cards. Cards take room from each other, so they differ less. */
export const SIZE_FACTORS: { readonly [size in SettingValues['size']]: { readonly type: number; readonly card: number } } = {
  smallest: { type: 0.82, card: 0.8 },
  small: { type: 0.9, card: 0.9 },
  medium: { type: 1, card: 1 },
  large: { type: 1.14, card: 1.06 },
  largest: { type: 1.3, card: 1.1 },
};

/** Keeps texts by name: `localStorage`, or a test's own. */
export interface KeyValueStore {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

const PLACE = 'trickhouse.settings';

/** The settings of this player, kept on this machine. */
export class PlayerSettings {
  readonly values: SettingValues;

  readonly #store: KeyValueStore;
  readonly #tags: readonly string[];

  /** `tags`: the languages of this browser, the dearest first; one of them is taken until the player chooses another. */
  constructor(store: KeyValueStore, tags: readonly string[]) {
    this.#store = store;
    this.#tags = tags;
    this.values = $state(read(store, tags));
  }

  /** Takes over what has been chosen elsewhere: in another window. */
  refresh(): void {
    Object.assign(this.values, read(this.#store, this.#tags));
  }

  set<Name extends SettingName>(name: Name, value: SettingValues[Name]): void {
    this.values[name] = value;
    this.#store.setItem(PLACE, JSON.stringify(this.values));
  }
}

function read(store: KeyValueStore, tags: readonly string[]): SettingValues {
  const values: Record<string, string> = Object.fromEntries(Object.entries(SETTINGS).map(([name, list]) => [name, list[0] ?? '']));
  values['language'] = languageFor(tags);
  let kept: unknown;
  try {
    kept = JSON.parse(store.getItem(PLACE) ?? '{}');
  } catch {
    kept = {};
  }
  for (const [name, list] of Object.entries(SETTINGS)) {
    const value: unknown = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>)[name] : undefined;
    if (typeof value === 'string' && (list as readonly string[]).includes(value)) values[name] = value;
  }
  return values as SettingValues;
}
