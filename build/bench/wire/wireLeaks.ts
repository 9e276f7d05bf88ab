import { randomBytes } from 'node:crypto';
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Entry, PLAIN_SESSION } from '../../../engine/protocol/entry.ts';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { codesOf, RANKS, SUITS } from '../../../engine/cards/card.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { deriveSeed, rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { View } from '../../../engine/contract/view.ts';
import { openView } from '../../../engine/match/openView.ts';
import type { ServerMessage, TableMessage, UpdateMessage, VoteMessage } from '../../../engine/protocol/messages.ts';
import { Store } from '../../../electron/store/store.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { attemptSecret, dealSecret } from '../../../electron/host/table/dealSeeds.ts';
import { Host } from '../../../electron/host/host.ts';
import type { ConnectionHandler, TableHost } from '../../../electron/host/ports/peer.ts';
import type { Match } from '../../../engine/match/match.ts';

/** The counts of a run. */
export interface WireTally {
  deals: number;
  messages: number;
  bytes: number;
  /** Cards that a seat could not know, each looked for in what it was sent. */
  looked: number;
  /** Bots' seats that latecomers took in mid-deal, and votes by their ends. */
  takenOver: number;
  takenBack: number;
  claimed: number;
  declined: number;
}

/** Worlds that a seat might take for the true one, for each look. */
const WORLDS = 3;
/** The most cards with which a player claims the rest. */
const CLAIMED_FROM = 3;
const CODES = new Set<string>(SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)));

/** The name and code, or the token, with which a guest comes in. */
interface Card {
  readonly name?: string;
  readonly code?: string;
  readonly token?: string;
}

/** A client, and everything they were sent since the last look. */
export class Listener {
  texts: string[] = [];
  table: TableMessage | undefined;
  update: UpdateMessage | undefined;
  vote: VoteMessage | undefined;
  /** The deals whose ends they were sent. */
  deals = 0;
  /** Called with every update. */
  heard: () => void = () => undefined;
  /** How the votes they were sent ended. */
  readonly ended = { takenBack: 0, claimed: 0, declined: 0 };
  readonly #connection: ConnectionHandler;
  #ref = 0;

  constructor(host: Pick<TableHost, 'connect'>, owner: boolean, card: Card) {
    const entry = new Entry(PLAIN_SESSION, !owner, (length) => randomBytes(length));
    this.#connection = host.connect({
      owner,
      close: () => undefined,
      send: (text) => {
        const { send } = entry.hear(text);
        if (send !== undefined) this.#connection.receive(send);
        this.texts.push(text);
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'table') this.table = message;
        if (message.type === 'update') this.#hearUpdate(message);
        if (message.type === 'vote') this.#hearVote(message);
      },
    });
    this.#connection.receive(entry.say(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...card })) ?? '');
  }

  #hearUpdate(update: UpdateMessage): void {
    this.update = update;
    if (update.view.score !== null) this.deals = this.table?.deal ?? 0;
    this.heard();
  }

  #hearVote(vote: VoteMessage): void {
    this.vote = vote;
    const { outcome, want } = vote;
    if (outcome === null || outcome === 'off') return;
    if (outcome !== 'agreed') this.ended.declined += 1;
    else if (want === 'undo') this.ended.takenBack += 1;
    else this.ended.claimed += 1;
  }

  /** Answers the vote under way, if this player is asked. */
  answerVote(agree: boolean): void {
    if (this.vote?.outcome !== null || !this.vote.ballots.some(({ mine, agreed }) => mine && agreed === null)) return;
    this.say({ type: 'vote', vote: this.vote.id, agree });
  }

  say(message: object): void {
    this.#ref += 1;
    this.#connection.receive(JSON.stringify({ ...message, ref: this.#ref }));
  }
}

/**
 * Plays deals of a game with a guest in every seat but a bot's, which a latecomer takes in mid-match, and a spectator, who talk, vote on claims and
 * take-backs, knock at the wrong moment and choose what they may not, and looks through every byte that each of them is sent for a card which they cannot
 * know: one that lies elsewhere in a world that fits all they have seen, and that has not been named before everybody's eyes. Throws with the message that leaked it.
 */
export async function listenForLeaks(game: Game, deals: number, seed: string, tally: WireTally): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-wire-'));
  const store = await Store.open(dir);
  assert(store.ok);
  const rng = rngOf(seedFrom(`${seed} ${game.id}`));
  let matches = 0;
  const randomSeed = () => deriveSeed(seedFrom(`${seed} ${game.id}`), `match ${(matches += 1)}`);
  // Guests sit down more often than people do. The clock moves on by the time that the limits require, between two matches and before a latecomer.
  let passed = 0;
  const rest = (): void => void (passed += 60_000);
  const now = (): number => Date.now() + passed;
  const host = new Host({ store: store.value, bots: localBots(), pace: 'instant', randomSeed, network: NOWHERE, code: 'LEAK22', now });
  try {
    assert((await host.openToNetwork()).ok);
    const { room } = host;
    const settled = async (): Promise<void> => {
      await room.sessions.outbox.flushed();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const players = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
    const owner = new Listener(host, true, { name: 'Host', code: 'LEAK22' });
    const guests = Array.from({ length: players }, (_, i) => new Listener(host, false, { name: `G${i}`, code: 'LEAK22' }));
    const spectator = new Listener(host, false, { name: 'Watching', code: 'LEAK22' });
    const everybody = [...guests, spectator];
    owner.say({ type: 'customs', talk: 'always', pause: null, hands: true });
    let done = 0;
    while (done < deals) {
      const late = rng.below(players);
      let watches = true;
      let patience = 10_000;
      rest();
      owner.say({
        type: 'start',
        game: game.id,
        options: {},
        people: guests.map((_, person) => (person === late ? { kind: 'bot', name: 'Bot', level: 'random' } : { kind: 'open' })),
        seating: 'fixed',
        dealer: rng.below(players),
      });
      for (const [person, guest] of guests.entries()) if (person !== late) guest.say({ type: 'sit', person });
      owner.say({ type: 'begin', bots: [] });
      await settled();
      for (;;) {
        const { table } = room;
        assert(table !== undefined);
        for (const [index, one] of everybody.entries())
          look(game, table, index < players && !(watches && index === late) ? index : null, one, rng, tally);
        if (watches && rng.below(8) === 0) {
          watches = false;
          rest();
          guests[late]?.say({ type: 'sit', person: late });
          await settled();
          assert.equal(table.people[late]?.kind, 'away', 'the latecomer has no seat');
          tally.takenOver += 1;
          continue;
        }
        const actor = guests.find(({ update }) => update !== undefined && update.legal.actions.length > 0);
        if (actor?.update !== undefined) {
          disturb(everybody, rng);
          const { seat, view } = actor.update;
          // The last cards are often all one's own.
          if (seat !== null && itemAt(view.hands, seat).length <= CLAIMED_FROM && rng.below(4) === 0)
            actor.say({ type: 'claim', version: actor.update.version });
          if (room.votes.isOpen) {
            for (const one of guests) one.answerVote(rng.below(8) > 0);
            await settled();
            assert(!room.votes.isOpen, 'a vote stays open that everybody has answered');
            continue;
          }
          const { version, legal } = actor.update;
          actor.update = { ...actor.update, legal: { actions: [], barred: [] } };
          actor.say({ type: 'act', version, action: legal.actions[rng.below(legal.actions.length)] });
        } else if (table.match.deals.at(-1)?.result === null) {
          // The bot chooses, or what it chose is on its way to the guests.
          patience -= 1;
          assert(watches && patience > 0, 'nobody is to act');
        } else {
          done += 1;
          tally.deals += 1;
          if (done >= deals || table.match.standing.over) break;
          owner.say({ type: 'next', version: owner.update?.version, now: true });
        }
        await settled();
      }
      owner.say({ type: 'leave' });
      await settled();
    }
    for (const [end, count] of Object.entries(owner.ended)) tally[end as keyof typeof owner.ended] += count;
  } finally {
    await host.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Other messages of people, now and then. */
export function disturb(everybody: readonly Listener[], rng: Rng): void {
  const one = everybody[rng.below(everybody.length)];
  if (one === undefined) return;
  const version = one.update?.version ?? 0;
  const what: readonly object[] = [
    { type: 'say', text: 'What a hand' },
    { type: 'emote', emote: 'ouch' },
    { type: 'act', version, action: 'pass' },
    { type: 'act', version, action: 'AS' },
    { type: 'act', version: version + 1, action: '7H' },
    { type: 'next', version },
    { type: 'claim', version },
    { type: 'hint', version },
    { type: 'undo', version },
    { type: 'watch', person: rng.below(7) },
  ];
  one.say(what[rng.below(3 * what.length)] ?? { type: 'emote', emote: 'hello' });
}

/** A match as it is played at a table, with the seed of its deals. */
interface PlayedMatch {
  readonly match: Match;
  readonly header: { readonly seed: string };
}

/** Searches the messages to a client, with everything as it is now. `person`: whose seat it is; `null`: a spectator's. */
export function look(
  game: Game,
  table: PlayedMatch,
  person: number | null,
  one: Pick<Listener, 'texts'>,
  rng: Rng,
  tally: Pick<WireTally, 'messages' | 'bytes' | 'looked'>,
): void {
  const texts = one.texts.splice(0);
  const deal = table.match.deals.at(-1);
  if (deal === undefined) return;
  tally.messages += texts.length;
  tally.bytes += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const number = table.match.deals.length;
  const { seed } = table.header;
  const secrets = deal.result === null ? [deal.seed, dealSecret(seed, number), attemptSecret(seed, number, 1), seed] : [seed];
  for (const text of texts)
    for (const secret of secrets) assert(secret === null || !text.includes(secret), `the chance of a deal is told: ${text.slice(0, 2000)}`);
  if (deal.result !== null || texts.length === 0) return;
  const seat = person === null ? null : deal.people.indexOf(person);
  const hidden = unknownTo(game, deal.state, seat, rng);
  // Cards that were taken back have been seen by everybody; a message sent before that still shows them.
  for (const note of deal.notes)
    if (note.type === 'takeBack')
      for (const action of note.actions) for (const code of cardCodesIn(formatAction(action))) hidden.delete(code);
  tally.looked += hidden.size;
  for (const text of texts) {
    const told = JSON.parse(text) as ServerMessage;
    // A legal call reveals no card.
    // The card that a take-back names lay open before, and may be in a hand again by now.
    const open = told.type === 'vote' ? { ...told, action: null } : told;
    const read = open.type === 'update' ? { ...open, legal: cardsOnly(open.legal) } : open;
    // The end of the deal before this one.
    if (told.type === 'update' && told.view.score !== null) continue;
    // Sentences hold words; answers repeat what was asked.
    if (told.type === 'refusal' || told.type === 'welcome' || told.type === 'named' || told.type === 'said' || told.type === 'chat')
      continue;
    for (const code of cardCodesIn(JSON.stringify(read)))
      assert(!hidden.has(code), `${game.id}: seat ${seat} is told of ${code}: ${text.slice(0, 6000)}`);
  }
}

function cardsOnly(legal: UpdateMessage['legal']): object {
  return {
    actions: legal.actions.filter((action) => !action.includes(':')),
    barred: legal.barred.filter(({ action }) => !action.includes(':')),
  };
}

/** Cards that lie elsewhere in some world which fits all that a seat has seen, and that no player has named openly. */
function unknownTo(game: Game, state: DealState, seat: number | null, rng: Rng): Set<string> {
  const spectated = game.view(state, 'spectator');
  const own = game.view(state, seat ?? 'spectator');
  const known = cardCodesIn(JSON.stringify(spectated));
  const truth = places(openView(game, state));
  // Where a pack has a card several times, one of them may be known.
  if (seat !== null && game.pack === 'pinochle80') for (const card of own.hands[seat] ?? []) known.add(card);
  // A card face down for all players is in no view; a player knows the cards they have laid away.
  const mentioned = cardCodesIn(JSON.stringify(own));
  const hidden = new Set<string>(codesOf(state.setup.deck).filter((code) => !truth.has(code) && !known.has(code) && !mentioned.has(code)));
  if (seat === null) {
    for (const code of truth.keys()) if (!known.has(code)) hidden.add(code);
    return hidden;
  }
  const worlds = game.sampler(own);
  for (let i = 0; i < WORLDS; i += 1) {
    const other = places(openView(game, worlds(rng)));
    for (const code of CODES) if (!known.has(code) && truth.get(code) !== other.get(code)) hidden.add(code);
  }
  return hidden;
}

/** Where each card lies. */
function places(view: View): Map<string, string> {
  const found = new Map<string, string>();
  const note = (card: string, place: string): void =>
    void found.set(card, [...(found.get(card)?.split(' ') ?? []), place].sort().join(' '));
  for (const [seat, hand] of view.hands.entries()) for (const card of hand) note(card, `hand${seat}`);
  for (const [zone, { stacks }] of view.zones.entries())
    for (const [at, stack] of stacks.entries()) for (const [place, card] of stack.entries()) note(card, `zone${zone}/${at}/${place}`);
  found.delete('??');
  return found;
}

/** The cards that a text names. */
export function cardCodesIn(text: string): Set<string> {
  return new Set((text.match(/[A-Za-z0-9?]+/g) ?? []).filter((word) => CODES.has(word)));
}

/** A way to the network that leads nowhere: guests are brought in by hand. */
export const NOWHERE = {
  code: null,
  open: () => Promise.resolve({ ok: true as const, value: { addresses: [], door: null } }),
  show: () => undefined,
  keepCode: () => undefined,
  close: () => Promise.resolve(),
  browse: () => () => undefined,
};
