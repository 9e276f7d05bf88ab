import { getContext, setContext } from 'svelte';
import { formatLink, parseLink, readAddress } from '../../engine/protocol/link.ts';
import type { TableMessage } from '../../engine/protocol/messages.ts';
import { USUAL_NAMES as NAMES } from '../../engine/protocol/names.ts';
import { Decks } from './decks.svelte.ts';
import type { CardFace } from './faces.ts';
import type { Link } from '../link/link.ts';
import type { Coach } from './guide/coach.svelte.ts';
import type { Guide } from '../games/lessons.ts';
import { GUIDED } from './guide/guides.ts';
import { lettersOf, type Letters } from '../words/speaker.ts';
import { Words } from '../words/words.svelte.ts';
import type { PositionEditor, PositionSource } from './history/editor/positionEditor.svelte.ts';
import type { LookBackController } from './history/lookBack.svelte.ts';
import type { PositionAddress } from './history/positionAddress.ts';
import { Fairness, randomShare } from './session/fairness.ts';
import { KnownHosts } from './session/knownHosts.ts';
import { LobbyController } from './lobby/lobby.svelte.ts';
import type { Tempo } from './table/tempo.ts';
import { Replay, type ReplayPosition, type Source } from './history/replay.svelte.ts';
import { SessionController } from './session/session.svelte.ts';
import { PACE_FACTORS, PlayerSettings, type KeyValueStore } from './settings.svelte.ts';
import { Sounds } from './sounds.ts';
import type { TableController } from './table/table.svelte.ts';

/** A room of the house beside the table, or a sheet that lies open over its first page. */
export type AppRoom =
  | 'editor'
  | 'writing'
  | 'guides'
  | 'home'
  | 'history'
  | 'replay'
  | 'statistics'
  | 'compare'
  | 'settings'
  | 'continue'
  | 'rules'
  | 'people'
  | 'network'
  | 'training';

/** A place in the rules: the list of the games, or the page of one, from the top or at a paragraph, a section or the answer to a refusal. */
export interface RulesAnchor {
  readonly game: string | null;
  readonly at?: string;
}

const TOKEN = 'trickhouse.token';
/** Milliseconds before a forced card is played by itself, at normal pace and at least: no sooner than one who thinks would. */
const THOUGHT = 900;
const LEAST_THOUGHT = 500;

/** The module that explains a first deal: not on the first page, which has no room for it. */
const fetchCoach = () => import('./guide/coach.svelte.ts');

export interface AppParts {
  /** Opens the link to the page's own table, or to one elsewhere. */
  readonly open: (table?: string) => Link;
  readonly store: KeyValueStore;
  /** The languages of this browser, the dearest first. */
  readonly languages: readonly string[];
  /** Whether motion is unwelcome. */
  readonly calm: () => boolean;
  /** The join code in the address of the page. */
  readonly code?: string | undefined;
  /** Loads the page again. */
  readonly reload?: () => void;
  /** The name under which the page's own store keeps the token of its seat; by default that of a table. */
  readonly tokenName?: string | undefined;
  /** The position in the address of the page. */
  readonly position?: PositionAddress | undefined;
  /** A position set up by hand in the address of the page, as text. */
  readonly sketch?: string | undefined;
}

/** Everything the page stands on, given to all components. */
export class App {
  readonly settings: PlayerSettings;
  readonly words = new Words();
  readonly decks = new Decks();
  readonly sounds: Sounds;
  readonly lobby: LobbyController;
  /** The connection to the table that the page shows. */
  session = $state.raw() as SessionController;
  /** The link of a table elsewhere, while the page shows that one. */
  away = $state<string | null>(null);
  /** The hosts whose tables were joined from here. */
  readonly hosts: KnownHosts;
  /** A table that may be an imitation, until the person has decided whether to go there. */
  doubted = $state<{ readonly name: string; readonly link: string } | null>(null);
  /** Where one is while there is no match on the table. */
  room = $state<AppRoom>('home');
  /** Where the rules lie open; `null`: they do not. */
  rules = $state.raw<RulesAnchor | null>(null);
  /** The match whose cards are compared with other tables. */
  compared = $state<string | null>(null);
  /** The match that is looked at again. */
  replay = $state.raw<Replay | null>(null);
  /** The match on the table, while one looks back at a deal of it. */
  review = $state.raw<Replay | null>(null);
  /** The look back at a deal: of the deal on the table that is over, or the one opened last; and whether it lies open. */
  lookBack = $state.raw<LookBackController | null>(null);
  isLookingBack = $state(false);
  /** Whether the deal on the table is played on from a look back, and leads back there. */
  isTrying = $state(false);
  /** The coach of a first deal, as long as the person wants it. */
  coach = $state.raw<Coach | null>(null);
  /** The editor of positions, while a person is at it. */
  editor = $state.raw<PositionEditor | null>(null);
  /** Where the editor begins: a text, or a position of a match; `null`: where it is. */
  editing: string | PositionSource | null = null;
  /** The unfinished match that the room of writing goes on with; `null`: a new deal. */
  writing: string | null = null;
  readonly #parts: AppParts;
  /** How loud it was before it was turned off. */
  #loud: 'quiet' | 'full' = 'quiet';
  readonly #fairness: Fairness;
  #position: PositionAddress | undefined;
  #sketch: string | undefined;

  constructor(parts: AppParts) {
    this.#parts = parts;
    const { store, languages, code } = parts;
    this.#position = parts.position;
    this.#sketch = parts.sketch;
    this.settings = new PlayerSettings(store, languages);
    this.lobby = new LobbyController(store);
    this.hosts = new KnownHosts(store);
    this.sounds = new Sounds(() => this.settings.values.sound);
    this.#fairness = new Fairness(store, randomShare);
    void this.words.speak(this.settings.values.language);
    // The coach of a guided deal is here before its table.
    if (this.#guided.length > '[]'.length) void fetchCoach().catch(() => undefined);
    this.session = this.#sessionAt(undefined, code);
  }

  /**
   * Goes to a table elsewhere; one that has the name of a known host and another key is put to the player first, unless they are `sure`. Whether the text was
   * a link to one, or an address.
   */
  visit(address: string, sure = false): boolean {
    const parsed = readAddress(address);
    if (!parsed.ok) return false;
    const { key } = parsed.value;
    const name = key === undefined ? undefined : this.session.nearby.find((table) => keyOf(table.link) === key)?.name;
    const isDoubtful = key !== undefined && name !== undefined && this.hosts.isChanged(name, key);
    this.doubted = isDoubtful && !sure ? { name, link: address } : null;
    if (this.doubted !== null) return true;
    this.session.close();
    this.away = formatLink(parsed.value);
    this.session = this.#sessionAt(this.away, parsed.value.code);
    return true;
  }

  /** Comes back to the page's own table. */
  goHome(): void {
    if (this.away === null) return;
    this.session.close();
    this.away = null;
    this.room = 'home';
    this.session = this.#sessionAt(undefined, undefined);
  }

  /** The table has let its owner in: what brought them here is shown. */
  arrive(): void {
    const position = this.#position;
    this.#position = undefined;
    const sketch = this.#sketch;
    this.#sketch = undefined;
    if (position !== undefined) void this.look({ match: position.match }, position.place);
    else if (sketch !== undefined) this.edit(`#position=${sketch}`);
  }

  /** Opens the editor of positions: with a text, or a position of a match, or as it was. */
  edit(from: string | PositionSource | null): void {
    this.editing = from;
    this.replay = null;
    this.room = 'editor';
  }

  /** Opens the room in which a deal of real cards is written down: a new one, or an unfinished match of that kind. */
  write(match: string | null): void {
    this.writing = match;
    this.room = 'writing';
  }

  /** Looks at a match again, from a place on. */
  look(source: Source, place: Partial<ReplayPosition> = {}): Promise<void> {
    const replay = this.#replayOf(source);
    this.replay = replay;
    this.room = 'replay';
    return replay.go(place);
  }

  #replayOf(source: Source): Replay {
    return new Replay(source, {
      words: this.words,
      games: () => this.session.games,
      tempo: () => this.tempo(),
      ask: (request, type) => this.session.ask(request, type),
      onEvent: (event) => this.sounds.hear(event),
    });
  }

  /** Steps through the deal on the table that is over, from a seat's place; the way back leads to the table. */
  reviewDeal({ match, deal, repeats }: TableMessage, seat: number | null): void {
    // A match of one repeated deal has that deal as its first.
    this.review = this.#replayOf({ match });
    void this.review.go({ deal: repeats === undefined ? deal : 1, ...(seat === null ? {} : { seat }) });
  }

  /** Has the deal on the table that is over dealt once more, for one person among bots. */
  repeatDeal({ match, deal, repeats }: TableMessage, person: number): void {
    const level = this.lobby.guests.find(({ kind }) => kind === 'bot')?.level ?? 'hard';
    this.session.send({ type: 'repeat', match, deal: repeats === undefined ? deal : 1, person, level });
  }

  /** Compares the tables at which the cards of a match were played. */
  compare(match: string): void {
    this.compared = match;
    this.room = 'compare';
  }

  /** Has a first deal dealt, with explanations. */
  async learn(guide: Guide): Promise<void> {
    const [own, ...others] = NAMES.slice(0, guide.seats);
    this.room = 'home';
    const { coachOf } = await fetchCoach();
    this.coach = coachOf(guide, this.#parts.store);
    this.session.send({
      type: 'start',
      game: guide.game,
      options: {},
      people: [
        { kind: 'here', name: this.lobby.guests[0]?.name.trim() || (own ?? '') },
        ...others.map((name) => ({ kind: 'bot' as const, name, level: 'rule' as const })),
      ],
      seating: 'fixed',
      dealer: guide.dealer,
      seed: guide.seed,
    });
  }

  /** A guided deal begins, or is taken up again; any other match has no coach. */
  #attend(message: TableMessage | null): void {
    const { coach } = this;
    if (coach !== null && coach.match === null) {
      // Its deal is still to come.
      if (message === null) return;
      if (message.game === coach.guide.game) coach.begin(message.match);
    }
    if (message !== null && coach?.match === message.match) {
      if (message.deal > 1) this.stopLearning();
      return;
    }
    this.coach = null;
    if (message !== null && this.#guided.includes(message.match)) void this.#takeUp(message);
  }

  /** Puts the coach back to a guided deal that was left. */
  async #takeUp(message: TableMessage): Promise<void> {
    const { coachAgain } = await fetchCoach();
    if (this.coach === null && this.session.table.message?.match === message.match) this.coach = coachAgain(message, this.#parts.store);
  }

  /** The text that keeps guided deals. */
  get #guided(): string {
    return this.#parts.store.getItem(GUIDED) ?? '';
  }

  /** Ends the explanations for good; the deal goes on. */
  stopLearning(): void {
    this.coach?.end();
    this.coach = null;
    this.session.table.playback.release();
  }

  /** Goes on to the next explanation, or with the deal where the table waited for the reader. */
  readOn(): void {
    this.coach?.next();
    if (this.coach?.held !== true) this.session.table.playback.release();
  }

  /** Whether the aids of learners stand at the table: in a guided deal they do. */
  get isAided(): boolean {
    return this.settings.values.aids === 'on' || this.coach !== null;
  }

  /** Whose letters stand on the courts of the French pack: those of the language, or of the one chosen. */
  get letters(): Letters {
    const { letters } = this.settings.values;
    return letters === 'auto' ? lettersOf(this.words.language) : letters;
  }

  /** The drawing of a card that would be shown with `face`: with large indexes all cards have them. */
  drawing(face: CardFace): CardFace {
    return this.settings.values.index === 'big' ? 'index' : face;
  }

  /** How fast things go; what moves stands still for those who want no motion, but a full trick lies as long as for others. */
  tempo(): Tempo {
    const pace = PACE_FACTORS[this.settings.values.pace];
    return { motion: this.#parts.calm() ? 0 : pace, rest: pace, pause: this.settings.values.pause === 'on' };
  }

  /** Sound off, or on again as it was. Whether it is on now. */
  mute(): boolean {
    const { sound } = this.settings.values;
    if (sound !== 'off') this.#loud = sound;
    this.settings.set('sound', sound === 'off' ? this.#loud : 'off');
    return sound === 'off';
  }

  #sessionAt(table: string | undefined, code: string | undefined): SessionController {
    const parsed = table === undefined ? undefined : parseLink(table);
    const key = parsed?.ok === true ? parsed.value.key : undefined;
    let introduced = false;
    let joined = false;
    return new SessionController({
      link: this.#parts.open(table),
      words: this.words,
      store: this.#parts.store,
      tokenName:
        parsed?.ok === true
          ? `${TOKEN}.${parsed.value.key ?? `${parsed.value.host}:${parsed.value.port}`}`
          : (this.#parts.tokenName ?? TOKEN),
      fairness: this.#fairness,
      language: () => this.settings.values.language,
      ownName: () => this.lobby.hostName,
      tempo: () => this.tempo(),
      onEvent: (event) => this.sounds.hear(event),
      handling: () => {
        const { auto, partners, warn } = this.settings.values;
        const after = auto === 'on' ? Math.max(LEAST_THOUGHT, THOUGHT * this.tempo().rest) : null;
        return { auto: after, look: partners === 'look', warn: warn === 'on' };
      },
      holds: (point, match) => this.coach?.holds(point, match) === true,
      onMatch: (message) => this.#attend(message),
      face: (card) => this.decks.face(card),
      onWelcome: (session) => {
        if (!session.owner) {
          if (key === undefined || session.host === null) return;
          // The player chose the table by its first name. What it is called afterwards is the host's own doing.
          if (joined) this.hosts.rename(session.host, key);
          else this.hosts.remember(session.host, key);
          joined = true;
          return;
        }
        // The owner's name is that of the table; that this page is an owner's it learns with its first welcome.
        if (this.lobby.hostName !== undefined && !introduced) session.introduce();
        introduced = true;
        for (const request of this.lobby.habits()) session.send(request);
        session.send({ type: 'pace', pace: this.settings.values.pace });
      },
      onNamed: (name) => {
        if (key !== undefined) this.hosts.rename(name, key);
      },
      ...(table !== undefined || this.#parts.reload === undefined ? {} : { reload: this.#parts.reload }),
      code,
    });
  }
}

/** The key in a link. */
export function keyOf(link: string): string | undefined {
  const parsed = parseLink(link);
  return parsed.ok ? parsed.value.key : undefined;
}

const KEY = Symbol('app');

/** Makes the app known to the components below; returns it. */
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
