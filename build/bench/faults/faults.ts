import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countIn } from '../../../engine/cards/counts.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { formatLink, parseLink } from '../../../engine/protocol/link.ts';
import type { ServerMessage, TableMessage, UpdateMessage, VoteMessage } from '../../../engine/protocol/messages.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { Host } from '../../../electron/host/host.ts';
import type { ConnectionHandler } from '../../../electron/host/ports/peer.ts';
import { Store } from '../../../electron/store/store.ts';
import { Lan } from '../../../electron/lan/network.ts';
import { BadLine, type Faults } from './badLine.ts';
import { FaultyGuest, ownMoves } from './faultyGuest.ts';

/** The votes and changes of seats of a match, counted. */
export interface Company {
  /** Take-backs and claims to which everybody agreed. */
  takenBack: number;
  claimed: number;
  /** Votes that ended with a no, in silence, or with a claim that does not hold. */
  declined: number;
  /** Latecomers who took the seat of a bot in mid-deal. */
  takenOver: number;
}

/** The result of a match over bad lines. */
export interface FaultReport {
  readonly game: string;
  readonly actions: number;
  readonly faults: Faults;
  readonly company: Company;
}

/**
 * Plays two deals of a game, everybody at the end of a bad line of their own, one of them a latecomer to the seat of a bot; they vote on take-backs and
 * claims. Throws if an action was lost or done twice, or where a
 * player's last view differs from that of a player who has just come in.
 */
export async function playOverBadLines(seed: string): Promise<FaultReport> {
  const rng = rngOf(seedFrom(seed));
  const game = GAMES[rng.below(GAMES.length)];
  assert(game !== undefined);
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-faults-'));
  const store = await Store.open(dir);
  assert(store.ok);
  const network = new Lan({ pages: dir, announce: false, port: 0 });
  const host = new Host({
    store: store.value,
    bots: localBots(),
    pace: 'instant',
    randomSeed: () => seedFrom(seed),
    network,
    grace: 600_000,
  });
  const lines: BadLine[] = [];
  const guests: FaultyGuest[] = [];
  try {
    const opened = await host.openToNetwork();
    assert(opened.ok && network.code !== null);
    const link = parseLink(host.whereabouts.link ?? '');
    // Without a network of its own this machine still has itself.
    const port = link.ok ? link.value.port : 0;
    const key = link.ok ? link.value.key : undefined;
    assert(key !== undefined, 'this machine has no network');
    const owner = new Direct(host, true);
    const seats = game.seats.min;
    const late = rng.below(seats);
    owner.say({
      type: 'start',
      game: game.id,
      options: {},
      people: Array.from({ length: seats }, (_, seat) =>
        seat === late ? { kind: 'bot', name: 'Bot', level: 'random' } : { kind: 'open' },
      ),
      seating: 'fixed',
      dealer: 0,
    });
    owner.say({ type: 'customs', pause: null });
    let look: (problem?: unknown) => void = () => undefined;
    let problem: unknown;
    look = (wrong) => (problem ??= wrong);
    for (let seat = 0; seat < seats; seat += 1) {
      const line = await BadLine.to(`ws://127.0.0.1:${port}/secure`, rng);
      lines.push(line);
      const way = formatLink({ host: '127.0.0.1', port: line.port, code: network.code, key });
      guests.push(new FaultyGuest(way, seat, seat === late, 2, rng, (wrong) => look(wrong)));
    }
    await owner.until(() => owner.table?.people.every(({ kind }, seat) => kind === 'away' || seat === late));
    owner.say({ type: 'begin', bots: [] });
    await new Promise<void>((resolve, reject) => {
      look = (wrong) => {
        if (wrong !== undefined) reject(wrong instanceof Error ? wrong : new Error(String(wrong)));
        else if (guests.every((guest) => guest.finished)) resolve();
      };
      look(problem);
    });
    // Everybody as they would see the table now, over a line without a fault.
    let actions = 0;
    for (const [person, guest] of guests.entries()) {
      const { latest, table, meant, acknowledged } = guest;
      assert(latest !== undefined && table !== undefined && owner.table !== undefined);
      assert.deepEqual(table.sheet, owner.table.sheet);
      assert.deepEqual(table.totals, owner.table.totals);
      const { view } = latest;
      const seat = table.people[person]?.seat ?? -1;
      assert.equal(latest.seat, seat);
      assert.deepEqual(view.tricks, owner.latest?.view.tricks);
      assert.deepEqual(view.score, owner.latest?.view.score);
      // Just what they meant, once each; the first of them a bot may have played, in a seat that was taken over.
      const claimedAt = owner.claimed.get(table.deal);
      // A claim plays the rest out.
      const done = ownMoves(view.moves.slice(0, claimedAt), seat);
      const from = countIn(guest.inherited, table.deal);
      for (const [index, action] of done.entries()) {
        const intended = meant.get(`${table.deal} ${index}`);
        assert(intended === action || (intended === undefined && index < from), 'an action nobody meant');
      }
      if (claimedAt === undefined)
        for (const place of [...meant.keys(), ...acknowledged])
          if (place.startsWith(`${table.deal} `)) assert(Number(place.split(' ')[1]) < done.length, 'an action was lost');
      actions += meant.size;
    }
    const faults = lines.reduce<Faults>(
      (sum, line) => ({
        delayed: sum.delayed + line.faults.delayed,
        doubled: sum.doubled + line.faults.doubled,
        reordered: sum.reordered + line.faults.reordered,
        dropped: sum.dropped + line.faults.dropped,
        cut: sum.cut + line.faults.cut,
      }),
      { delayed: 0, doubled: 0, reordered: 0, dropped: 0, cut: 0 },
    );
    const takenOver = guests.filter(({ inherited }) => inherited.size > 0).length;
    return { game: game.id, actions, faults, company: { ...owner.votes, takenOver } };
  } finally {
    for (const guest of guests) guest.leave();
    for (const line of lines) line.close();
    await host.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The owner, without a line in between. */
class Direct {
  /** How votes ended. */
  readonly votes = { takenBack: 0, claimed: 0, declined: 0 };
  /** How many moves there were before a claim, in each deal that one ended. */
  readonly claimed = new Map<number, number>();
  #movesAtVote = 0;
  table: TableMessage | undefined;
  latest: UpdateMessage | undefined;
  readonly #connection: ConnectionHandler;
  #look: () => void = () => undefined;
  #ref = 0;

  constructor(host: Host, owner: boolean) {
    this.#connection = host.connect({
      owner,
      close: () => undefined,
      send: (text) => {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'refusal') assert.fail(message.code);
        if (message.type === 'table') this.table = message;
        if (message.type === 'update') this.latest = message;
        if (message.type === 'vote') this.#count(message);
        this.#look();
      },
    });
    this.#connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  }

  say(message: object): void {
    this.#ref += 1;
    this.#connection.receive(JSON.stringify({ ...message, ref: this.#ref }));
  }

  #count({ want, outcome }: VoteMessage): void {
    if (outcome === null && this.latest !== undefined) this.#movesAtVote = this.latest.view.moves.length;
    if (outcome === null || outcome === 'off') return;
    if (outcome !== 'agreed') this.votes.declined += 1;
    else if (want === 'undo') this.votes.takenBack += 1;
    else {
      this.votes.claimed += 1;
      if (this.table !== undefined) this.claimed.set(this.table.deal, this.#movesAtVote);
    }
  }

  until(find: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (find() === true) resolve();
      };
      this.#look();
    });
  }
}
