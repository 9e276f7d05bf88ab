/**
 * The typed bridge between a window and the main process. Everything a window may ask is a row of {@link DesktopRequests}: the preload script, the
 * main process and the check of arguments are each typed over all rows, so that one left out anywhere does not compile.
 */

/** The requests of a window to the desktop. Arguments and results are plain values. */
export interface DesktopRequests {
  /** Requests the person's attention in the dock or task bar, until the window has the focus; `false` withdraws it. */
  attention(wanted: boolean): Promise<void>;
  /** Has the person choose a place for a text file, and writes it. Whether it was written. */
  saveText(name: string, text: string): Promise<boolean>;
  /** Has the person choose a text file, and reads it; `null` if they chose none, or it is no text of at most {@link MAX_TEXT_BYTES}. */
  openText(): Promise<string | null>;
  /** Sends the player's choices that the desktop follows, from now on and at the next start. */
  prefer(choices: Preferences): Promise<void>;
  /** Returns the versions and licences of the program. */
  about(): Promise<About>;
  /** The texts of all licences of what is in the app. */
  licences(): Promise<string>;
  /** Puts versions, system and the latest lines of the log on the clipboard, and confirms it. */
  copyDiagnostics(): Promise<void>;
  /** Looks for a newer version and shows the player the result. */
  lookForUpdates(): Promise<void>;
}

/** The player's choices. */
interface Preferences {
  /** The language of menus and dialogs: a code of `renderer/words`. */
  readonly language: string;
  /** Whether updates are looked for at each start. */
  readonly updates: boolean;
  /** Whether the system notifies the player of their turn while another window has the focus. */
  readonly notices: boolean;
}

/** Versions and licences of the program. */
interface About {
  readonly version: string;
  /** Names and versions of what it stands on: Electron, Chromium, Node. */
  readonly parts: readonly (readonly [name: string, version: string])[];
  /** Whether this copy can look for updates. */
  readonly updates: boolean;
}

/** A message of the desktop to a window: a room to open, a link to follow once the player agrees, a record to take in. */
export type DesktopNews =
  | { readonly kind: 'room'; readonly room: DesktopRoom }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'record'; readonly text: string };

/** Rooms that the menu opens. */
export type DesktopRoom = 'settings' | 'about' | 'network';

export type DesktopRequest = keyof DesktopRequests;

const REQUESTS: { readonly [R in DesktopRequest]: true } = {
  attention: true,
  saveText: true,
  openText: true,
  prefer: true,
  about: true,
  licences: true,
  copyDiagnostics: true,
  lookForUpdates: true,
};
/** Every request by its name: the preload script derives its side from this list, the main process the check of arguments. */
export const DESKTOP_REQUESTS = Object.keys(REQUESTS) as readonly DesktopRequest[];

/** The names of files with a record of a match end so. */
export const RECORD_EXTENSION = '.trick.json';
/** The longest file that is read as a record, in bytes. */
export const MAX_RECORD_BYTES = 8_000_000;

/** No text file is read or written that is longer. */
export const MAX_TEXT_BYTES = 16_000_000;

/** The API that the preload script puts on the window, as `window.trickhouse`. */
export interface DesktopApi extends DesktopRequests {
  /**
   * Opens the window's connection to a table; an earlier one of the same window is closed.
   * @param onMessage called with each message's text
   * @param onClose called once, when the table ends the connection
   * @param table the address of a table elsewhere; left out: this machine's own
   * @returns sends a message's text
   */
  connect(onMessage: (text: string) => void, onClose: () => void, table?: string): (text: string) => void;
  /** Receives the desktop's messages, earlier ones included. A page listens once. */
  listen(hear: (news: DesktopNews) => void): void;
}

/** Where the preload script puts the API. */
export const DESKTOP_KEY = 'trickhouse';

/** The channel of a request. */
export const requestChannel = (request: DesktopRequest): `desktop:${DesktopRequest}` => `desktop:${request}`;

/** The address of this machine's hall, for {@link DesktopApi.connect}. */
export const HALL_ADDRESS = 'hall';

/** From a window to its table: `(connection, signal, text)`. Connections of a page are numbered from 1. */
export const TABLE_UP = 'table:up';
/** From a table to its window: `(connection, signal, text)`. */
export const TABLE_DOWN = 'table:down';

/**
 * `load`: a new page is there, every connection of the old one is gone. `open`: a new connection; the text is the table's address, empty for this
 * machine's own. `text`: a message. `close`: the connection ends; the text is a reason for the log.
 */
export const TABLE_SIGNALS = ['load', 'open', 'text', 'close'] as const;
export type TableSignal = (typeof TABLE_SIGNALS)[number];

/** From a window: it listens to news from now on. */
export const NEWS_UP = 'news:listen';
/** To a window: one piece of news. */
export const NEWS_DOWN = 'news:tell';
