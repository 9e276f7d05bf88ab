import { dialog, type BrowserWindow } from 'electron';
import type { UpdatePlace } from './feed.ts';
import type { Log } from '../log/log.ts';
import type { UpdateRefusal, Updates } from './updates.ts';
import type { Say } from '../words.ts';

/** Looks for a newer version and leads the player through it: nothing is fetched, and nothing put in place, without their word. */
export class Updating {
  readonly #place: UpdatePlace | undefined;
  readonly #open: (place: UpdatePlace) => Promise<Updates>;
  readonly #log: Log;
  readonly #say: () => Say;
  #updates: Promise<Updates> | undefined;
  #busy = false;

  /**
   * @param place where a release looks for later ones; left out: this copy does not
   * @param open loads what looks for them
   */
  constructor(place: UpdatePlace | undefined, open: (place: UpdatePlace) => Promise<Updates>, log: Log, say: () => Say) {
    this.#place = place;
    this.#open = open;
    this.#log = log;
    this.#say = say;
  }

  /** Whether this copy can look for updates at all. */
  get possible(): boolean {
    return this.#place !== undefined;
  }

  /** `asked`: the player has just requested it, and also sees that there is nothing new; else only a newer version is shown. */
  async look(window: BrowserWindow, asked: boolean): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#lead(window, asked);
    } finally {
      this.#busy = false;
    }
  }

  async #lead(window: BrowserWindow, asked: boolean): Promise<void> {
    const say = this.#say();
    if (this.#place === undefined) {
      if (asked) await this.#tell(window, 'info', say('update.nowhere'), say('update.nowhereText'));
      return;
    }
    this.#updates ??= this.#open(this.#place);
    const updates = await this.#updates;
    const found = await updates.look();
    if (!found.ok) return this.#fail(window, found.error, asked);
    if (found.value === null) {
      if (asked) await this.#tell(window, 'info', say('update.none'));
      return;
    }
    const version = { version: found.value };
    if (!(await this.#ask(window, say('update.found', version), say('update.foundText'), say('update.fetch')))) return;
    const fetched = await updates.fetch();
    if (!fetched.ok) return this.#fail(window, fetched.error, true);
    if (await this.#ask(window, say('update.ready', version), say('update.readyText'), say('update.install'))) updates.install();
  }

  async #fail(window: BrowserWindow, { code, message }: UpdateRefusal, asked: boolean): Promise<void> {
    this.#log.write('warn', code, { message });
    const say = this.#say();
    if (code === 'update/untrusted') await this.#tell(window, 'warning', say('update.untrusted'));
    else if (code === 'update/expired') await this.#tell(window, 'warning', say('update.expired'), say('update.expiredText'));
    else if (code === 'update/broken') await this.#tell(window, 'warning', say('update.broken'));
    else if (asked && code === 'update/nowhere') await this.#tell(window, 'info', say('update.nowhere'), say('update.nowhereText'));
    else if (asked) await this.#tell(window, 'warning', say('update.unreachable'));
  }

  async #ask(window: BrowserWindow, message: string, detail: string, yes: string): Promise<boolean> {
    if (window.isDestroyed()) return false;
    const buttons = [yes, this.#say()('update.later')];
    return (
      (await dialog.showMessageBox(window, { type: 'info', message, detail, buttons, defaultId: 0, cancelId: 1, noLink: true }))
        .response === 0
    );
  }

  async #tell(window: BrowserWindow, type: 'info' | 'warning', message: string, detail = ''): Promise<void> {
    if (!window.isDestroyed())
      await dialog.showMessageBox(window, { type, message, detail, buttons: [this.#say()('desktop.ok')], noLink: true });
  }
}
