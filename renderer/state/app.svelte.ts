import { getContext, setContext } from 'svelte';
import { Decks } from '../decks/decks.svelte.ts';
import type { Link } from '../link/link.ts';
import { Lobby } from './lobby.svelte.ts';
import { Words } from '../words/words.svelte.ts';
import type { Tempo } from './playback.svelte.ts';
import { Session } from './session.svelte.ts';
import { PACE_FACTORS, Settings, type Store } from './settings.svelte.ts';
import { Sounds } from './sounds.ts';

/** A page besides the table. */
export type Room = 'home' | 'settings' | 'continue' | 'rules' | 'people';

/** Everything the page stands on, given to all components. */
export class App {
  readonly settings: Settings;
  readonly words = new Words();
  readonly decks = new Decks();
  readonly sounds: Sounds;
  readonly session: Session;
  readonly lobby: Lobby;
  /** What lies open over the home page. */
  room = $state<Room>('home');

  constructor(link: Link, store: Store, calm: () => boolean, tags: readonly string[]) {
    this.settings = new Settings(store, tags);
    this.lobby = new Lobby(store);
    this.sounds = new Sounds(() => this.settings.values.sound);
    void this.words.speak(this.settings.values.language);
    this.session = new Session({
      link,
      words: this.words,
      store,
      tempo: () => this.tempo(calm()),
      onEvent: (event) => this.sounds.hear(event),
    });
  }

  /** How fast things go; what moves stands still for those who want no motion, but a full trick lies as long as for others. */
  tempo(calm: boolean): Tempo {
    const pace = PACE_FACTORS[this.settings.values.pace];
    return { motion: calm ? 0 : pace, rest: pace };
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
