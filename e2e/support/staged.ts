import type { Page, WebSocketRoute } from '@playwright/test';
import { BOTS } from '../../engine/bots/index.ts';
import { rngOf, seedFrom } from '../../engine/cards/random.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import type { OptionValue } from '../../engine/contract/options.ts';
import { parseServer, type ClientMessage, type TableMessage, type UpdateMessage } from '../../engine/protocol/messages.ts';
import { formatAction } from '../../engine/contract/notation.ts';
import { legalFrom, viewFrom } from '../../engine/protocol/wire.ts';
import { SeenTable } from './seenTable.ts';

type Request = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never;

/** A deal that is the same every time: a game, how many sit at it, and what its cards follow from. */
export interface Staging {
  readonly game: GameId;
  readonly seats: number;
  /** Any text. */
  readonly seed: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly dealer?: number;
  /** Seats of people at the page's machine; by default the first alone. */
  readonly here?: readonly number[];
}

/** Examines each message of the table; `true` ends the search. */
export type StagedMoment = (update: UpdateMessage, table: TableMessage) => boolean;

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Fons', 'Gio'] as const;
/** Requests of the page count from 1; ours from here. */
const OWN_REFS = 1_000_000;

/**
 * A page at a real table whose deals follow from a seed: the cards of the person before the page are played for them, over the page's own
 * connection, until the moment that a spec examines.
 */
export class Staged {
  readonly page: Page;
  #server: WebSocketRoute | undefined;
  readonly #seen = new SeenTable();
  #wanted: { readonly moment: StagedMoment; readonly found: () => void } | undefined;
  #refs = OWN_REFS;
  #acted = -1;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page of a host, and listens to what is said on its connection. */
  async open(url: string): Promise<void> {
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      this.#server = server;
      socket.onMessage((text) => server.send(text));
      server.onMessage((text) => {
        socket.send(text);
        this.#hear(String(text));
      });
    });
    await this.page.goto(url);
    await this.page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  }

  /** Has a game dealt, with a person before the page and bots that play by rule of thumb. */
  deal({ game, seats, seed, options = {}, dealer = 3, here = [0] }: Staging): void {
    this.#seen.forget();
    this.#acted = -1;
    const people = NAMES.slice(0, seats).map((name, i) =>
      here.includes(i) ? ({ kind: 'here', name } as const) : ({ kind: 'bot', name, level: 'rule' } as const),
    );
    this.#say({ type: 'start', game, options, people, seating: 'fixed', dealer: dealer % seats, seed: seedFrom(seed) });
  }

  /** The last message of the table. */
  get current(): UpdateMessage {
    const { now } = this.#seen;
    if (now === undefined) throw new Error('nothing has been dealt');
    return now.update;
  }

  /** Plays on until a moment has come and the page shows it. */
  async until(moment: StagedMoment): Promise<void> {
    await new Promise<void>((found) => {
      this.#wanted = { moment, found };
      this.#look();
    });
    const shown = this.current.version;
    await this.page.waitForFunction(
      (version) => Number(document.querySelector<HTMLElement>('.felt')?.dataset['version']) >= version,
      shown,
    );
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Goes back to the first page. */
  async leave(): Promise<void> {
    this.#say({ type: 'leave' });
    await this.page.getByRole('button', { name: 'Deal the cards' }).waitFor();
  }

  #say(request: Request): void {
    this.#refs += 1;
    this.#server?.send(JSON.stringify({ ...request, ref: this.#refs }));
  }

  #hear(text: string): void {
    const parsed = parseServer(text);
    if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text.slice(0, 300)}`);
    const { value } = parsed;
    if (value.type === 'refusal' && (value.ref ?? OWN_REFS) >= OWN_REFS) throw new Error(`refused: ${text}`);
    if (value.type === 'table' || value.type === 'update') this.#seen.take(value);
    if (value.type === 'update') this.#look();
  }

  #look(): void {
    const { now } = this.#seen;
    const wanted = this.#wanted;
    if (now === undefined || wanted === undefined) return;
    const { update, table } = now;
    if (wanted.moment(update, table)) {
      this.#wanted = undefined;
      wanted.found();
      return;
    }
    const { version, view, legal } = update;
    if (legal.actions.length === 0 || update.seat !== view.toAct || this.#acted === version) return;
    this.#acted = version;
    this.#say({ type: 'act', version, action: choice(update) });
  }
}

/** The action of a sound player, in notation. */
function choice({ view, legal }: UpdateMessage): string {
  const rng = rngOf(seedFrom(String(view.moves.length)));
  return formatAction(BOTS.rule.choose(viewFrom(view), legalFrom(legal), rng, { now: () => 0, until: 1 }));
}
