import { PROTOCOL, type ClientMessage, type GameInfo, type MatchSummary, type ServerMessage } from '../../engine/protocol/messages.ts';
import type { GameEvent } from '../../engine/games/game.ts';
import type { Link, LinkState } from '../link/link.ts';
import type { Words } from '../words/words.svelte.ts';
import type { After, Tempo } from './playback.svelte.ts';
import type { Store } from './settings.svelte.ts';
import { TableController, type Request } from './table.svelte.ts';

const TOKEN = 'trickhouse.token';

export interface SessionParts {
  readonly link: Link;
  readonly words: Words;
  /** Keeps the seat's token over a reload. */
  readonly store: Store;
  readonly tempo: () => Tempo;
  readonly onEvent: (event: GameEvent | { readonly type: 'turn' } | { readonly type: 'barred' }) => void;
  readonly after?: After;
}

/** The connection to a table, from the first word on: what there is to play, what is unfinished, and the table itself. */
export class Session {
  link = $state<LinkState>('lost');
  /** Whether the table has said welcome. */
  welcome = $state(false);
  /** Whether one may start matches and arrange seats. */
  owner = $state(false);
  games = $state.raw<readonly GameInfo[]>([]);
  unfinished = $state.raw<readonly MatchSummary[]>([]);
  /** A refusal that belongs to nothing on the screen: the key of its words. */
  notice = $state<string | null>(null);
  readonly table: TableController;
  private readonly parts: SessionParts;
  private ref = 0;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.table = new TableController({
      words: parts.words,
      games: () => this.games,
      tempo: parts.tempo,
      send: (request) => this.send(request),
      onEvent: parts.onEvent,
      ...(parts.after === undefined ? {} : { after: parts.after }),
    });
    parts.link.onMessage((message) => this.take(message));
    parts.link.onState((state) => this.turn(state));
  }

  /** Sends a request with the next number, which is the result. */
  send(request: Request): number {
    this.ref += 1;
    this.parts.link.send({ ...request, ref: this.ref } as ClientMessage);
    return this.ref;
  }

  private turn(state: LinkState): void {
    this.link = state;
    if (state !== 'open') return;
    const token = this.parts.store.getItem(TOKEN);
    this.table.pending = null;
    this.parts.link.send({ type: 'hello', protocol: PROTOCOL, ...(token === null ? {} : { token }) });
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.parts.store.setItem(TOKEN, message.token);
        this.owner = message.owner;
        this.games = message.games;
        this.welcome = true;
        return;
      case 'home':
        this.unfinished = message.unfinished;
        this.table.clear();
        return;
      case 'table':
        this.table.onTable(message);
        return;
      case 'update':
        this.table.onUpdate(message);
        return;
      case 'refusal':
        if (!this.table.onRefusal(message.ref, message.code, message.facts)) this.notice = message.code;
    }
  }
}
