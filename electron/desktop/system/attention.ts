/** A window, as far as it can be wanted. */
interface WantedWindow {
  isFocused(): boolean;
  flashFrame(flag: boolean): void;
}

/** A notification of the system. */
export interface TurnNotice {
  on(event: 'click', listener: () => void): unknown;
  show(): void;
  close(): void;
}

/** The ways in which the system calls a player who is elsewhere. */
export interface AttentionPorts {
  badge(count: number): unknown;
  /** Lets the icon in a Mac's dock jump. */
  bounce(): unknown;
  /** Makes a notification that it is the player's turn; `undefined` where the system has none, or the player wants none. It names no card and no player. */
  notice(): TurnNotice | undefined;
  /** Brings the window to the front. */
  front(): unknown;
}

/** Calls the player when they are wanted and their window does not have the focus: task bar, badge, dock, and one notification at a time. */
export class Attention {
  readonly #ports: AttentionPorts;
  #notice: TurnNotice | undefined;

  constructor(ports: AttentionPorts) {
    this.#ports = ports;
  }

  /** @param wanted whether it is the player's turn; `false` takes every call back */
  call(window: WantedWindow | null, wanted: boolean): void {
    const calls = wanted && window?.isFocused() === false;
    window?.flashFrame(calls);
    this.#ports.badge(calls ? 1 : 0);
    this.#notice?.close();
    this.#notice = undefined;
    if (!calls) return;
    this.#ports.bounce();
    const notice = this.#ports.notice();
    if (notice === undefined) return;
    // Kept here until it is taken back: one that is collected as garbage no longer reports a click.
    this.#notice = notice;
    notice.on('click', () => this.#ports.front());
    notice.show();
  }
}
