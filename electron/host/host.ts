import {
  MAX_MESSAGE_BYTES,
  MAX_OWNER_MESSAGE_BYTES,
  parseClient,
  isOtherVersion,
  PROTOCOL,
  type ClientMessage,
} from '../../engine/protocol/messages.ts';
import { ok, refuse, type Refusal, type Result } from '../../engine/contract/result.ts';
import { Store } from '../store/store.ts';
import { GRACE } from './table/presence.ts';
import { newCode } from './admission/access.ts';
import { Absence } from './table/absence.ts';
import { AnalysisConsent } from './history/analysisConsent.ts';
import { Archive, type ArchiveMessage, type ReviewedMatch } from './history/archive.ts';
import { withRef, type Client, type Connection } from './sessions/sessions.ts';
import type { HostSettings, OpenSettings } from './hostSettings.ts';
import { timer } from './ports/timer.ts';
import { chance } from './ports/random.ts';
import { Admission } from './admission/admission.ts';
import { Entrance } from './admission/entrance.ts';
import { startReport } from './history/startReport.ts';
import { gamesOffered } from './lobby/gameInfo.ts';
import { Lobby } from './lobby/lobby.ts';
import { liveMatch } from './history/liveMatch.ts';
import { Matches } from './history/matches.ts';
import type { ConnectionHandler, Peer, TableHost } from './ports/peer.ts';
import { MessageLimits } from './sessions/messageLimits.ts';
import { isAlone } from './table/assists.ts';
import { dispatch } from './table/dispatch.ts';
import { VOTING } from './table/votes.ts';
import { Room } from './lobby/room.ts';
import { Seats } from './lobby/seats.ts';
import { localAnalysis, type AnalysisRunner } from './workers/analysisRunner.ts';
import { localJudges } from './workers/judgeRunner.ts';
import { openWorkers } from './workers/workers.ts';
import { LookBack } from './history/lookBack.ts';
import { Chat } from './lobby/chat.ts';
import { isSentByPage, type Everybodys, type ForSeeds } from './senders.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** A table that people join, over whatever carries text. One match is on it at a time. */
export class Host implements TableHost {
  readonly #store: Store;
  /** The services that end with this table. */
  readonly #own: readonly { close(): Promise<void> }[];
  readonly #archive: Archive;
  readonly #analysis: AnalysisRunner;
  /** The room with its table and connections, for programs that check what leaves the host. */
  readonly room: Room;
  readonly #admission: Admission;
  readonly #entrance: Entrance;
  /** Puts matches on the table; for halls, whose tables have no owner, and for hosts without a window. */
  readonly matches: Matches;
  readonly #seats: Seats;
  readonly #chat: Chat;
  readonly #absence: Absence;
  readonly #analysisConsent: AnalysisConsent;
  readonly #lookBack: LookBack;
  readonly #limits: MessageLimits;

  constructor(settings: HostSettings) {
    const {
      store,
      bots,
      analysis: workers = localAnalysis(),
      judges = localJudges(),
      network,
      shared = false,
      pace = 'normal',
      randomSeed = chance,
      now: clock = Date.now,
      after = timer,
      grace = GRACE,
      code = network?.code ?? newCode(),
      addressesChanged = () => undefined,
    } = settings;
    // No file takes a time before 1970: a machine whose clock stands there plays on as if it stood at its beginning.
    const now = (): number => Math.max(0, Math.trunc(clock()));
    this.#store = store;
    this.#analysis = workers;
    const isUnfinished = (id: string): boolean => store.isUnfinished(id);
    this.room = new Room({ ...settings, bots, after, pace, grace, randomSeed, now, tokens: store.tokens, isUnfinished });
    this.#archive = new Archive(store, (id) => liveMatch(this.room.table, id), workers, judges, randomSeed, now);
    this.#lookBack = new LookBack(this.room, this.#archive, judges, store, now);
    this.#own = shared ? [] : [bots, workers, this.#lookBack, store];
    this.#admission = new Admission(this, this.room, network, code, now, addressesChanged);
    this.#entrance = new Entrance(this.room, this.#admission.access, after);
    this.matches = new Matches(this.room, () => this.#admission.peopleChanged(), store, now);
    this.#limits = new MessageLimits(now);
    this.#seats = new Seats(this.room, this.#limits);
    this.#chat = new Chat(this.room, now);
    this.#absence = new Absence(this.room, this.#limits);
    this.#analysisConsent = new AnalysisConsent(this.room, this.#limits);
  }

  connect(peer: Peer): ConnectionHandler {
    const { sessions } = this.room;
    const connection = sessions.connect(peer);
    return {
      receive: (text) => {
        if (sessions.isConnected(connection)) this.#receive(connection, text);
      },
      closed: () => {
        connection.cancelTokenSettling?.();
        this.#entrance.connectionClosed(connection);
        if (sessions.disconnect(connection)) this.#noteGone(connection);
      },
    };
  }

  /** A connection that was in the room is not there any more, ended by either side. */
  #noteGone(connection: Connection): void {
    this.#admission.connectionClosed(connection);
    if (connection.session === undefined) return;
    this.room.sessions.sendElsewhere(connection.session);
    this.room.peopleChanged();
  }

  /** Opens the table to the network, as the owner's `lan` does. */
  openToNetwork(): Promise<Result<void, 'lan/no-port' | 'lan/no-network'>> {
    return this.#admission.open();
  }

  /** The network state that owners receive. */
  get whereabouts(): { readonly addresses: readonly string[]; readonly link: string | null } {
    return this.#admission.links();
  }

  async close(): Promise<void> {
    const { sessions } = this.room;
    this.matches.putAway();
    this.room.close();
    await this.#admission.end();
    sessions.closeAll('the table is closing');
    await sessions.outbox.flushed();
    for (const service of this.#own) await service.close();
  }

  #receive(connection: Connection, text: string): void {
    const { sessions } = this.room;
    const { session } = connection;
    const parsed = parseClient(text, session?.owner === true ? MAX_OWNER_MESSAGE_BYTES : MAX_MESSAGE_BYTES);
    if (!parsed.ok) {
      sessions.refuse(connection, parsed.error, undefined);
      if (!isOtherVersion(parsed.error)) return;
      sessions.close(connection, parsed.error.code);
      return sessions.outbox.post(() => this.#noteGone(connection));
    }
    const message = parsed.value;
    if (message.type === 'hello') return this.#hello(connection, message);
    if (message.type === 'confirm') return this.#confirm(connection, message);
    // It shows that a page stands, not that a person is at it: it wakes no session.
    if (message.type === 'ping') return sessions.send(connection, { type: 'pong' });
    if (session === undefined)
      return sessions.refuse(connection, { code: 'protocol/no-hello', message: 'a connection begins with hello' }, message.ref);
    const client = Object.assign(connection, { session });
    if (!isSentByPage(message)) this.room.wake(session);
    const allowed = this.#limits.admit(client, message.type);
    const done = allowed.ok ? this.#dispatchMessage(client, message) : allowed;
    if (done.ok) return;
    sessions.refuse(client, done.error, message.ref);
    const acted = message.type === 'act' || message.type === 'next' || message.type === 'undo' || message.type === 'claim';
    if (acted && this.#limits.allowUpdate(client)) this.room.sendUpdate(client, false);
  }

  #dispatchMessage(client: Client, message: Exclude<ClientMessage, { type: 'hello' | 'confirm' | 'ping' }>): Result<void> {
    if (this.room.shuffle.locksSeats(message.type)) return refuse('table/dealing', 'the cards are being dealt');
    switch (message.type) {
      case 'act':
        return this.#act(client, message);
      case 'watch':
        return this.#watch(client, message);
      case 'next':
        return this.room.readyCheck.markReady(client, message);
      case 'say':
      case 'emote':
        return this.#chat.say(client, message);
      case 'sit':
        return this.#seats.sit(client, message);
      case 'commit':
      case 'reveal':
      case 'prove':
        return this.room.shuffle.handle(client, message);
      case 'doubt': {
        const allowed = this.#limits.write(client);
        return allowed.ok ? this.room.doubts.report(client, message) : allowed;
      }
      case 'take':
        return this.room.doubts.take(client, message);
      case 'stand':
        return this.#seats.stand(client, message.ref);
      case 'ready':
        return this.#seats.ready(client, message);
      case 'alone':
        return this.#takeOver(client, message.ref);
      case 'agree':
        return this.#agree(client, message);
      case 'absence':
        return this.#absence.decide(client, message);
      case 'hint':
      case 'undo':
      case 'claim':
        return this.room.assists.request(client, message);
      case 'vote':
        return this.room.votes.answer(client, message);
      case 'judge':
      case 'luck':
        return this.#lookBack.request(client, message);
      case 'stop':
        this.#lookBack.stop(client.session);
        if (client.session.owner) this.#analysis.stop();
        return DONE;
      default:
        return client.session.owner
          ? this.#handleOwner(client, message)
          : refuse('table/not-owner', 'only the owner of the table may do that');
    }
  }

  /** Handles messages that only the owner may send. */
  #handleOwner(client: Client, message: Exclude<ClientMessage, { type: Everybodys | ForSeeds }>): Result<void> {
    switch (message.type) {
      case 'start':
        return this.matches.start(client, message);
      case 'begin':
        return this.matches.begin(client, message);
      case 'resume':
        void this.matches.resume(client, message).then(() => this.#reopenForClients());
        return DONE;
      case 'again':
        return this.matches.again(client, message.ref);
      case 'leave':
        this.matches.putAway();
        for (const one of this.room.sessions.clients()) this.#sendHome(one, one === client ? message.ref : undefined);
        this.room.peopleChanged();
        return DONE;
      case 'pace':
        this.room.pace = message.pace;
        this.#sendSettings(client, message.ref);
        this.room.requestBot();
        return DONE;
      case 'lan':
        void this.#admission.configure(client, message);
        return DONE;
      case 'nearby':
        this.#admission.watchNearby(client, message);
        return DONE;
      case 'clock':
      case 'customs':
        if (message.type === 'clock') this.room.turnSeconds = message.seconds;
        else this.room.changeSettings(message);
        this.room.restartClock();
        this.#sendSettings(client, message.ref);
        for (const one of this.room.sessions.clients()) this.room.sendUpdate(one, false);
        return DONE;
      case 'arrange':
        return this.#seats.arrange(client, message);
      case 'hints':
        return this.room.assists.setHints(client, message);
      case 'kick': {
        const kicked = this.#seats.kick(client, message);
        // A removed guest knows the code.
        if (kicked.ok) this.#admission.renew();
        return kicked;
      }
      case 'rematch':
      case 'repeat':
        void this.#dealAgain(client, message);
        return DONE;
      default:
        void this.#answerFromArchive(client, message);
        return DONE;
    }
  }

  #hello(connection: Connection, message: Said<'hello'>): void {
    const allowed = this.#limits.hello(connection);
    const entered = allowed.ok ? this.#entrance.hello(connection, message) : allowed;
    if (!entered.ok) return this.room.sessions.refuse(connection, entered.error, undefined);
    if (entered.value !== undefined) this.#welcome(entered.value);
  }

  #confirm(connection: Connection, { tag }: Said<'confirm'>): void {
    const confirmed = this.#entrance.confirm(connection, tag);
    if (!confirmed.ok) return this.room.sessions.refuse(connection, confirmed.error, undefined);
    this.#welcome(confirmed.value.guest, confirmed.value.proof);
  }

  /** Welcomes a client that has come in or changed its name. */
  #welcome(client: Client, proof?: string): void {
    const { session, token = '' } = client;
    const { sessions } = this.room;
    const shown = { name: (client.lastName = this.#admission.tableName()), ...(proof === undefined ? {} : { proof }) };
    sessions.send(client, { type: 'welcome', protocol: PROTOCOL, token, owner: session.owner, games: gamesOffered(), ...shown });
    this.#seats.takeBack(client);
    sessions.sendElsewhere(session);
    this.#chat.recall(client);
    if (this.room.onTable === undefined) this.#sendHome(client);
    this.room.peopleChanged();
    this.room.sendUpdate(client, false);
    this.room.votes.sendTo(client);
  }

  /** A guest wants the seat for one connection alone. */
  #takeOver(client: Client, ref: number): Result<void> {
    this.#entrance.takeOver(client);
    this.#welcome(client);
    this.room.sessions.send(client, { type: 'elsewhere', others: 0, ref });
    return DONE;
  }

  /** Answers what concerns matches that are not on the table. */
  async #answerFromArchive(client: Client, message: ArchiveMessage): Promise<void> {
    const { sessions, table } = this.room;
    if (message.type === 'delete' && message.match === table?.header.id) return sessions.refuse(client, IN_PLAY, message.ref);
    await sessions.outbox.flushed();
    const answer = await this.#archive.answer(message);
    if (!answer.ok) return sessions.refuse(client, answer.error, message.ref);
    sessions.send(client, answer.value);
    // An imported or restored match may be unfinished; a file that was read for the first time may have been set aside.
    if ((answer.value.type === 'kept' || this.#store.found.isAny) && this.room.onTable === undefined) this.#sendHome(client);
  }

  /** Deals the cards of a match that is over once more, or one deal of it for one person among bots. */
  async #dealAgain(client: Client, message: Said<'rematch' | 'repeat'>): Promise<void> {
    await this.room.sessions.outbox.flushed();
    const { table } = this.room;
    const again = message.type === 'repeat';
    const shared = again && table?.header.id === message.match && !isAlone(table);
    const opened = shared ? NOT_ALONE : await (again ? this.#archive.review(message) : this.#archive.open(message));
    const deal = (found: ReviewedMatch): Result<void> =>
      again ? this.matches.repeat(client, message, found) : this.matches.rematch(client, message, found);
    const done = opened.ok ? deal(opened.value) : opened;
    if (!done.ok) this.room.sessions.refuse(client, done.error, message.ref);
  }

  #act(client: Client, message: Said<'act'>): Result<void> {
    const { version, action, ref } = message;
    const { watching } = client.session;
    if (this.room.table === undefined) return NO_TABLE;
    if (watching === null) return NOT_SEATED;
    if (this.room.votes.isOpen) return VOTING;
    const play = (): Result<void> => dispatch(this.room, (table) => table.validateAction(watching, version, action), { client, ref });
    return message.ask === true ? this.room.assists.playUnlessCostly(client, message, play) : play();
  }

  /** Of the match on the table everybody says it for themselves; of one that is over, people at the owner's machine. */
  #agree(client: Client, message: Said<'agree'>): Result<void> {
    const { match } = message;
    if (match === undefined || match === this.room.table?.header.id) return this.#analysisConsent.say(client, message);
    if (!client.session.owner) return refuse('table/not-owner', 'only the owner of the table may do that');
    void this.#answerFromArchive(client, { ...message, match });
    return DONE;
  }

  #watch(client: Client, { person, ref }: Said<'watch'>): Result<void> {
    const { onTable } = this.room;
    if (onTable === undefined) return NO_TABLE;
    const { session } = client;
    if (person !== null && !this.room.playsAs(session, person))
      return refuse('table/not-yours', 'a person may look only at their own cards');
    session.watching = person;
    this.room.sendTable(client, onTable instanceof Lobby ? ref : undefined);
    this.room.sendUpdate(client, false, ref);
    return DONE;
  }

  /** A match with guests in it is theirs, too: the door is open for them. */
  async #reopenForClients(): Promise<void> {
    if (this.room.table?.people.some(({ kind }) => kind === 'away') === true) await this.#admission.open();
  }

  /** Sends changed settings to everyone with the table; if there is no table, to the owner. */
  #sendSettings(client: Client, ref: number): void {
    if (this.room.onTable === undefined) this.#sendHome(client, ref);
    else this.room.broadcastTable(client, ref);
  }

  #sendHome(client: Client, ref?: number): void {
    const store = client.session.owner ? this.#store : undefined;
    const found = store === undefined ? {} : startReport(store.found.take());
    this.room.forgetTable(client);
    this.room.sessions.send(client, { type: 'home', unfinished: store?.unfinished() ?? [], ...found, ...withRef(ref) });
  }
}

const DONE = ok(undefined);
const NO_TABLE = refuse('table/none', 'no match is on the table');
const NOT_ALONE = refuse('table/not-alone', 'other people play at this table');
const NOT_SEATED = refuse('table/not-seated', 'spectators do not play');
const IN_PLAY: Refusal = { code: 'table/in-play', message: 'the match is on the table' };

/** Opens a host on a data folder, with its workers on threads of their own. */
export async function openHost({ dataDir, worker, ...settings }: OpenSettings): Promise<Result<Host, 'store/in-use'>> {
  const store = await Store.open(dataDir);
  return store.ok ? ok(new Host({ ...settings, store: store.value, ...openWorkers(worker) })) : store;
}
