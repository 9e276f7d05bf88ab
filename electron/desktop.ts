/**
 * The typed bridge between a window and the main process. Everything a window may ask is a row of {@link DesktopRequests}: the preload script, the
 * main process and the check of arguments are each typed over all rows, so that one left out anywhere does not compile.
 */

/** What a window may ask of the desktop. Arguments and results are plain values. */
export interface DesktopRequests {
  /** Asks for the person's attention in the dock or task bar, until the window has the focus; `false` takes it back. */
  attention(wanted: boolean): Promise<void>;
  /** Has the person choose a place for a text file, and writes it. Whether it was written. */
  saveText(name: string, text: string): Promise<boolean>;
  /** Has the person choose a text file, and reads it; `null` if they chose none, or it is no text of at most {@link MAX_TEXT_BYTES}. */
  openText(): Promise<string | null>;
}

export type DesktopRequest = keyof DesktopRequests;

/** No text file is read or written that is longer. */
export const MAX_TEXT_BYTES = 16_000_000;

/** What the preload script puts on the window, as `window.trickhouse`. */
export interface DesktopApi extends DesktopRequests {
  /**
   * Opens the window's connection to a table; an earlier one of the same window is closed.
   * @param onMessage called with each message's text
   * @param onClose called once, when the table ends the connection
   * @param table the address of a table elsewhere; left out: this machine's own
   * @returns sends a message's text
   */
  connect(onMessage: (text: string) => void, onClose: () => void, table?: string): (text: string) => void;
}

/** Where the preload script puts the API. */
export const DESKTOP_KEY = 'trickhouse';

/** The channel of a request. */
export const requestChannel = (request: DesktopRequest): `desktop:${DesktopRequest}` => `desktop:${request}`;

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
