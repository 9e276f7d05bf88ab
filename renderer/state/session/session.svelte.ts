import {
  PROTOCOL,
  type GameInfo,
  type MatchSummary,
  type NearbyTable,
  type ServerMessage,
  type TableMessage,
} from '../../../engine/protocol/messages.ts';
import type { SentCode } from '../../../engine/contract/refusals.ts';
import type { Refused } from '../../../engine/contract/result.ts';
import type { Link, LinkState } from '../../link/link.ts';
import type { Words } from '../../words/words.svelte.ts';
import { bareAddress } from './bareAddress.ts';
import { isBreach, type Fairness, type FairnessReport } from './fairness.ts';
import { startTimeout, type StartTimer, type Tempo } from '../table/tempo.ts';
import type { KeyValueStore } from '../settings.svelte.ts';
import { isMessageOf, type Request, type SendRequest } from '../table/request.ts';
import { TableController } from '../table/table.svelte.ts';
import type { Handling, TableCue, TablePort } from '../table/tablePort.ts';
import { ChatController } from './chat.svelte.ts';
import { VoteController } from '../table/votes.svelte.ts';

export type LanMessage = Extract<ServerMessage, { type: 'lan' }>;
type Refusal = Extract<ServerMessage, { type: 'refusal' }>;

export interface SessionParts {
  readonly link: Link;
  readonly words: Words;
  /** Keeps the seat's token over a reload, under a name of this table. */
  readonly store: KeyValueStore;
  readonly tokenName: string;
  readonly fairness: Fairness;
  readonly tempo: () => Tempo;
  readonly onEvent: (event: TableCue) => void;
  /** Runs when the table lets the page in: an owner's settings then go to the table. */
  readonly onWelcome?: (session: SessionController) => void;
  /** Runs when the table has another name than it had at the welcome. */
  readonly onNamed?: (name: string) => void;
  /** Runs when a message about a match comes, before that is shown; `null`: when none lies there any more. */
  readonly onMatch?: (message: TableMessage | null) => void;
  /** Loads the page again, where the link has ended for good. */
  readonly reload?: () => void;
  /** The language of the page, which the others see before the first deal. */
  readonly language?: () => string;
  /** How an owner calls themselves; `undefined`: no name was chosen. */
  readonly ownName?: () => string | undefined;
  /** The join code of the table, for a new device. */
  readonly code?: string | undefined;
  readonly after?: StartTimer;
  readonly handling?: () => Handling;
  /** Whether a reader holds the table at a point of what is being shown; never if omitted. */
  readonly holds?: TablePort['holds'];
  /** When a card's face can be drawn. */
  readonly face?: TablePort['face'];
}

/** Refusals after which the connection ends and does not come back by itself. */
const FINAL: readonly SentCode[] = [
  'table/kicked',
  'table/opened-elsewhere',
  'channel/code-unknown',
  'protocol/too-old',
  'protocol/too-new',
  'channel/not-the-host',
];

/** Refusals that end a visit for as long as the table is closed: the link tries again by itself. */
const CLOSED: SentCode = 'table/closed';

/** The connection to a table, from the first word on: what there is to play, what is unfinished, and the table itself. */
export class SessionController {
  link = $state<LinkState>('lost');
  /** Whether the table has said welcome. */
  welcome = $state(false);
  /** Whether it has also sent its state, a match with its cards or none: only then is there anything to show, and all of it at once. */
  settled = $state(false);
  /** The name of the table; `null`: it has none. */
  host = $state<string | null>(null);
  /** Whether one may start matches and arrange seats. */
  owner = $state(false);
  games = $state.raw<readonly GameInfo[]>([]);
  unfinished = $state.raw<readonly MatchSummary[]>([]);
  /** The host's findings in the data folder when it started, until a person has read them. */
  found = $state.raw<Extract<ServerMessage, { type: 'home' }>['found'] | null>(null);
  /** The table's state on the network; only its owner receives it. */
  lan = $state.raw<LanMessage | null>(null);
  /** The address that the owner chose for guests, without the code; it counts for as long as the table has it. */
  chosenAddress = $state<string>();
  /** The address in the QR code, with the code: the chosen one, else the one that guests most likely reach; `undefined`: the table is on no network. */
  readonly guestAddress = $derived(
    this.lan?.open === true
      ? (this.lan.addresses.find((each) => bareAddress(each) === this.chosenAddress) ?? this.lan.addresses[0])
      : undefined,
  );
  nearby = $state.raw<readonly NearbyTable[]>([]);
  /** The name of the host who has put the match away while this page was at the table; `null`: none has. */
  left = $state<string | null>(null);
  /** Why the table did not let one in; the page then shows the door, and never an old table. */
  refused = $state.raw<Refusal | null>(null);
  /** How many other devices have opened the same seat since this one did. */
  elsewhere = $state(0);
  /** A refusal that belongs to nothing on the screen. */
  notice = $state.raw<Refusal | null>(null);
  readonly table: TableController;
  readonly fairness: Fairness;
  readonly chat: ChatController;
  readonly votes: VoteController;
  readonly #parts: SessionParts;
  #ref = 0;
  /** Callbacks by the number of their request; they receive `undefined` when no answer can come any more. */
  readonly #asked = new Map<number, (answer: ServerMessage | undefined) => void>();
  #code: string | undefined;
  /** Whether the table has answered the `hello` of this connection with a welcome. */
  #isIn = false;
  /** Requests with which this device took part in making a seed: what becomes of them is no news to anybody. */
  readonly #shared = new Set<number>();
  /** The last deal that this connection received, and whether it saw the deal begin. */
  #place: { readonly match: string; readonly deal: number; readonly began: boolean } | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#code = parts.code;
    this.fairness = parts.fairness;
    this.table = new TableController({
      connected: () => this.link === 'open',
      words: parts.words,
      games: () => this.games,
      tempo: parts.tempo,
      send: (request) => this.send(request),
      onEvent: parts.onEvent,
      ...(parts.after === undefined ? {} : { after: parts.after }),
      ...(parts.handling === undefined ? {} : { handling: parts.handling }),
      ...(parts.holds === undefined ? {} : { holds: parts.holds }),
      ...(parts.face === undefined ? {} : { face: parts.face }),
    });
    this.chat = new ChatController(parts.words, (said) => this.table.narrator.tell(said), {
      store: parts.store,
      name: `${parts.tokenName}.muted`,
    });
    this.votes = new VoteController(this.table, (request) => this.send(request), parts.after ?? startTimeout);
    parts.link.onMessage((message) => this.#take(message));
    parts.link.onState((state) => this.#turn(state));
  }

  /** Sends a request with the next number, which is the result. */
  send(request: Request): number {
    this.#ref += 1;
    this.#parts.link.send({ ...request, ref: this.#ref });
    return this.#ref;
  }

  /** Sends a request and waits for its answer. A field, so that it can be handed on as it is. */
  readonly ask: SendRequest = (request, type) =>
    new Promise((resolve) => {
      if (this.link !== 'open') return resolve(LOST);
      const ref = this.send(request);
      this.#asked.set(ref, (answer) => {
        if (isMessageOf(answer, type)) resolve({ ok: true, value: answer });
        else if (isMessageOf(answer, 'refusal')) resolve({ ok: false, error: answer });
        else resolve(LOST);
      });
    });

  /** Asks to be let in with a code. */
  knock(code: string): void {
    this.#code = code;
    this.refused = null;
    this.#hello();
  }

  /** Asks again to be let in, after a refusal: over the connection that stands, else with a new one. */
  retry(): void {
    if (this.link === 'open') this.knock(this.#code ?? '');
    else this.#parts.reload?.();
  }

  /** Sends one's name, for a device without a seat, and the language of the page; an owner's name by default. */
  introduce(name?: string): void {
    this.#hello(name);
  }

  /** Leaves the seat to the other device that has opened it. */
  leaveToOther(): void {
    this.#refuse({ type: 'refusal', code: 'table/opened-elsewhere', message: 'left to another device' });
  }

  /** Ends the connection. */
  close(): void {
    this.#parts.link.close();
    this.table.clear();
  }

  #hello(name = this.owner ? this.#parts.ownName?.() : undefined): void {
    const token = this.#parts.store.getItem(this.#parts.tokenName);
    const code = this.#code === undefined || this.#code === '' ? {} : { code: this.#code };
    this.#parts.link.send({
      type: 'hello',
      protocol: PROTOCOL,
      fair: true,
      ...(this.#parts.language === undefined ? {} : { language: this.#parts.language() }),
      ...code,
      ...(token === null ? {} : { token }),
      ...(name === undefined ? {} : { name }),
    });
  }

  #turn(state: LinkState): void {
    this.link = state;
    this.elsewhere = 0;
    for (const answer of [...this.#asked.values()]) answer(undefined);
    this.#asked.clear();
    this.#isIn = false;
    this.votes.clear();
    if (state !== 'open') return;
    this.table.forgetAsked();
    this.#shared.clear();
    this.#place = null;
    this.#hello();
  }

  /** Has a deal that is over, counted from 1, opened and checked. */
  check(table: TableMessage, deal: number): Promise<FairnessReport> {
    return this.fairness.check(table, deal, () => this.ask({ type: 'prove', deal }, 'proof'));
  }

  /** Checks the deal that is over, and reports to the table what a player's device finds wrong. */
  async #examine(table: TableMessage): Promise<void> {
    const { verdict } = await this.check(table, table.deal);
    if (!isBreach(verdict) || this.link !== 'open' || table.people.every(({ mine }) => !mine)) return;
    this.send({ type: 'doubt', deal: table.deal, code: verdict });
  }

  /** Takes part in making a seed. */
  async #commit(offer: Extract<ServerMessage, { type: 'offer' }>): Promise<void> {
    const commitment = await this.fairness.offer(this.#parts.tokenName, offer);
    const { match, deal, attempt } = offer.terms;
    if (commitment !== undefined) this.#shared.add(this.send({ type: 'commit', match, deal, attempt, commitment }));
  }

  async #reveal(list: Extract<ServerMessage, { type: 'list' }>): Promise<void> {
    const share = await this.fairness.list(this.#parts.tokenName, list);
    const { match, deal, attempt } = list;
    if (share !== undefined) this.#shared.add(this.send({ type: 'reveal', match, deal, attempt, share }));
  }

  /** Takes note of which deal lies on the table, and whether this connection saw it begin. */
  #arrive({ match, deal }: TableMessage): void {
    const place = this.#place;
    if (place?.match === match && place.deal === deal) return;
    const began = place !== null && (place.match === match ? deal === place.deal + 1 : deal === 1);
    this.#place = { match, deal, began };
  }

  #take(message: ServerMessage): void {
    if (this.#answered(message)) return;
    // A later request has succeeded: an earlier refusal no longer matters.
    if ('ref' in message && message.ref !== undefined && message.type !== 'refusal') this.notice = null;
    switch (message.type) {
      case 'welcome':
        this.#parts.store.setItem(this.#parts.tokenName, message.token);
        this.owner = message.owner;
        this.host = message.name ?? null;
        this.games = message.games;
        this.refused = null;
        // An earlier refusal does not matter any more: the table has let one in.
        this.notice = null;
        this.#isIn = true;
        this.welcome = true;
        this.#parts.onWelcome?.(this);
        return;
      case 'named':
        this.host = message.name;
        this.#parts.onNamed?.(message.name);
        return;
      case 'challenge':
      case 'pong':
        // The link deals with them.
        return;
      case 'elsewhere':
        this.elsewhere = message.others;
        return;
      case 'said':
        this.chat.hear(message, message.ref !== undefined);
        return;
      case 'chat':
        this.chat.recall(message.lines);
        return;
      case 'home':
        this.unfinished = message.unfinished;
        this.found = message.found ?? this.found;
        this.left = !this.owner && this.table.message !== null && this.table.message.deal > 0 ? this.host : null;
        this.table.clear();
        this.#parts.onMatch?.(null);
        this.votes.clear();
        this.settled = true;
        this.#place = null;
        return;
      case 'table':
        this.#arrive(message);
        this.left = null;
        this.#parts.onMatch?.(message);
        this.table.onTable(message);
        // During a deal the cards come next.
        if (message.deal === 0) this.settled = true;
        return;
      case 'update': {
        const { message: table } = this.table;
        if (table !== null) {
          this.fairness.see(this.#parts.tokenName, table, message, this.#place?.began === true, this.votes.hasConsent);
          if (message.view.score !== null) void this.#examine(table);
        }
        this.table.onUpdate(message);
        this.settled = true;
        return;
      }
      case 'offer':
        void this.#commit(message);
        return;
      case 'list':
        void this.#reveal(message);
        return;
      case 'hint':
        this.table.assists.onHint(message);
        return;
      case 'vote':
        this.table.assists.onVote(message);
        this.votes.onVote(message);
        return;
      case 'lan':
        this.lan = message;
        return;
      case 'countdowns':
        this.table.countdowns.receive(message);
        return;
      case 'nearby':
        this.nearby = message.tables;
        return;
      case 'refusal':
        this.#refuse(message);
        return;
      // Late answers to questions that are no longer open.
      case 'agreed':
      case 'attempt':
      case 'clue':
      case 'drill':
      case 'drills':
      case 'reply':
      case 'reasons':
      case 'judged':
      case 'luck':
      case 'trends':
      case 'puzzle':
      case 'training':
      case 'compare':
      case 'setUp':
      case 'sketch':
      case 'study':
      case 'why':
      case 'history':
      case 'replay':
      case 'record':
      case 'kept':
      case 'written':
      case 'deleted':
      case 'statistics':
      case 'proof':
        return;
    }
  }

  /** Whether a message answers something that was asked and is waited for. */
  #answered(message: ServerMessage): boolean {
    const ref = 'ref' in message ? message.ref : undefined;
    const waiting = ref === undefined ? undefined : this.#asked.get(ref);
    if (ref === undefined || waiting === undefined) return false;
    this.#asked.delete(ref);
    waiting(message);
    return true;
  }

  #refuse(refusal: Refusal): void {
    if (refusal.ref !== undefined && this.#shared.has(refusal.ref)) return;
    if (this.table.onRefusal(refusal.ref, refusal.code, refusal.facts)) return;
    const isFinal = FINAL.includes(refusal.code);
    // Without a number, and before the welcome, it answers the hello: whatever table the page still shows is not this connection's.
    if (isFinal || refusal.code === CLOSED || (!this.#isIn && refusal.ref === undefined)) {
      this.welcome = false;
      this.settled = false;
      this.notice = null;
      if (isFinal) this.#parts.link.close();
    }
    if (this.welcome) this.notice = refusal;
    else this.refused = refusal;
  }
}

const LOST: Refused = { ok: false, error: { code: 'link/lost', message: 'the connection was lost before an answer came' } };
