import { getContext, setContext } from 'svelte';
import { parseLink } from '../../engine/protocol/link.ts';
import { Decks } from '../decks/decks.svelte.ts';
import type { Link } from '../link/link.ts';
import { Words } from '../words/words.svelte.ts';
import { Fairness, randomShare } from './fairness.ts';
import { Lobby } from './lobby.svelte.ts';
import type { Tempo } from './playback.svelte.ts';
import { Session } from './session.svelte.ts';
import { PACE_FACTORS, Settings, type Store } from './settings.svelte.ts';
import { Sounds } from './sounds.ts';
import type { TableController } from './table.svelte.ts';

/** A sheet that lies open over the page. */
export type Room = 'home' | 'settings' | 'continue' | 'rules' | 'people' | 'network';

/** A place in the rules: the list of the games, or the page of one, from the top or at a paragraph, a section or the answer to a refusal. */
export interface RulesPlace {
  readonly game: string | null;
  readonly at?: string;
}

const TOKEN = 'trickhouse.token';

export interface AppParts {
  /** Opens the link to the page's own table, or to one elsewhere. */
  readonly open: (table?: string) => Link;
  readonly store: Store;
  /** The languages of this browser, the dearest first. */
  readonly languages: readonly string[];
  /** Whether motion is unwelcome. */
  readonly calm: () => boolean;
  /** The code that brought somebody here. */
  readonly code?: string | undefined;
}

/** Everything the page stands on, given to all components. */
export class App {
  readonly settings: Settings;
  readonly words = new Words();
  readonly decks = new Decks();
  readonly sounds: Sounds;
  readonly lobby: Lobby;
  /** The connection to the table that the page shows. */
  session = $state.raw() as Session;
  /** The link of a table elsewhere, while the page shows that one. */
  away = $state<string | null>(null);
  /** What lies open over the home page. */
  room = $state<Room>('home');
  /** Where the rules lie open; `null`: they do not. */
  rules = $state.raw<RulesPlace | null>(null);
  private readonly parts: AppParts;
  private readonly fairness: Fairness;

  constructor(parts: AppParts) {
    this.parts = parts;
    const { store, languages, code } = parts;
    this.settings = new Settings(store, languages);
    this.lobby = new Lobby(store);
    this.sounds = new Sounds(() => this.settings.values.sound);
    this.fairness = new Fairness(store, randomShare);
    void this.words.speak(this.settings.values.language);
    this.session = this.sessionAt(undefined, code);
  }

  /** Goes to a table elsewhere. Whether the text was a link to one. */
  visit(link: string): boolean {
    const parsed = parseLink(link.trim());
    if (!parsed.ok) return false;
    this.session.close();
    this.away = link.trim();
    this.session = this.sessionAt(this.away, parsed.value.code);
    return true;
  }

  /** Comes back to the page's own table. */
  goHome(): void {
    if (this.away === null) return;
    this.session.close();
    this.away = null;
    this.room = 'home';
    this.session = this.sessionAt(undefined, undefined);
  }

  /** How fast things go; what moves stands still for those who want no motion, but a full trick lies as long as for others. */
  tempo(): Tempo {
    const pace = PACE_FACTORS[this.settings.values.pace];
    return { motion: this.parts.calm() ? 0 : pace, rest: pace };
  }

  private sessionAt(table: string | undefined, code: string | undefined): Session {
    const parsed = table === undefined ? undefined : parseLink(table);
    return new Session({
      link: this.parts.open(table),
      words: this.words,
      store: this.parts.store,
      tokenName: parsed?.ok === true ? `${TOKEN}.${parsed.value.key ?? `${parsed.value.host}:${parsed.value.port}`}` : TOKEN,
      fairness: this.fairness,
      tempo: () => this.tempo(),
      onEvent: (event) => this.sounds.hear(event),
      code,
    });
  }
}

const KEY = Symbol('app');

export function provideApp(app: App): App {
  return setContext(KEY, app);
}

/** The page's one app; only while a component is being made. */
export function useApp(): App {
  return getContext<App>(KEY);
}

const TABLE = Symbol('table');

/** Puts a table before the components within that is not the one in play: a match looked at again. */
export function provideTable(table: TableController): TableController {
  return setContext(TABLE, table);
}

/** The table that a component draws; only while it is being made. */
export function useTable(): TableController {
  return getContext<TableController | undefined>(TABLE) ?? useApp().session.table;
}
