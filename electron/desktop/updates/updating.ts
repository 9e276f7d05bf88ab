import { clipboard, dialog, type BrowserWindow } from 'electron';
import type { UpdatePlace } from './feed.ts';
import type { Log } from '../log/log.ts';
import type { UpdateRefusal, Updates } from './updates.ts';
import type { Say } from '../../words.ts';

/** The parts of the app that updating takes. */
export interface UpdatingPorts {
  /** Loads the code that looks for updates. */
  readonly open: (place: UpdatePlace) => Promise<Updates>;
  readonly log: Log;
  readonly say: () => Say;
  /** Closes the table and gives up the lock of the app, so that the next version, which may start before this one has ended, finds both free. */
  readonly release: () => Promise<void>;
  /** Starts this version again after {@link UpdatingPorts.release}, if the next one could not be put in its place. */
  readonly restart: () => void;
}

/** Looks for a newer version and leads the player through it: nothing is fetched, and nothing put in place, without their word. */
export class Updating {
  readonly #place: UpdatePlace | undefined;
  readonly #ports: UpdatingPorts;
  #updates: Promise<Updates> | undefined;
  #busy = false;

  /** @param place where a release looks for later ones; omitted: this copy does not */
  constructor(place: UpdatePlace | undefined, ports: UpdatingPorts) {
    this.#place = place;
    this.#ports = ports;
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
    const say = this.#ports.say();
    const place = this.#place;
    if (place === undefined) {
      if (asked) await this.#tell(window, 'info', say('update.nowhere'), say('update.nowhereText'));
      return;
    }
    this.#updates ??= this.#ports.open(place);
    const updates = await this.#updates;
    const found = await updates.look();
    if (!found.ok) return this.#fail(window, found.error, asked);
    if (found.value === null) {
      if (asked) await this.#tell(window, 'info', say('update.none'));
      return;
    }
    const version = { version: found.value };
    if (place.byHand === true) return this.#tell(window, 'info', say('update.found', version));
    if (!(await this.#ask(window, say('update.found', version), say('update.foundText'), say('update.fetch')))) return;
    const fetched = await updates.fetch();
    if (!fetched.ok) return this.#fail(window, fetched.error, true);
    if (!(await this.#ask(window, say('update.ready', version), say('update.readyText'), say('update.install')))) return;
    await this.#ports.release();
    updates.install((message) => {
      this.#ports.log.write('error', 'update/not-installed', { message });
      this.#ports.restart();
    });
  }

  async #fail(window: BrowserWindow, { code, message }: UpdateRefusal, asked: boolean): Promise<void> {
    this.#ports.log.write('warn', code, { message });
    const say = this.#ports.say();
    if (code === 'update/untrusted') await this.#tell(window, 'warning', say('update.untrusted'));
    else if (code === 'update/expired') await this.#tell(window, 'warning', say('update.expired'), say('update.expiredText'));
    else if (code === 'update/broken') await this.#tell(window, 'warning', say('update.broken'));
    else if (asked && code === 'update/nowhere') await this.#tell(window, 'info', say('update.nowhere'), say('update.nowhereText'));
    else if (asked) await this.#tell(window, 'warning', say('update.unreachable'));
  }

  async #ask(window: BrowserWindow, message: string, detail: string, yes: string): Promise<boolean> {
    if (window.isDestroyed()) return false;
    const buttons = [yes, this.#ports.say()('update.later')];
    return (
      (await dialog.showMessageBox(window, { type: 'info', message, detail, buttons, defaultId: 0, cancelId: 1, noLink: true }))
        .response === 0
    );
  }

  /** Shows a result; of a copy that is replaced by hand also where newer ones are. */
  async #tell(window: BrowserWindow, type: 'info' | 'warning', message: string, detail = ''): Promise<void> {
    if (window.isDestroyed()) return;
    const say = this.#ports.say();
    const place = this.#place?.byHand === true ? (this.#place.page ?? this.#place.url) : undefined;
    const details = place === undefined ? [detail] : [detail, say('update.byHand', { place })];
    const { response } = await dialog.showMessageBox(window, {
      type,
      message,
      detail: details.filter((text) => text !== '').join('\n\n'),
      buttons: [say('desktop.ok'), ...(place === undefined ? [] : [say('update.copyAddress')])],
      cancelId: 0,
      noLink: true,
    });
    if (place !== undefined && response === 1) await clipboard.writeText(place);
  }
}
