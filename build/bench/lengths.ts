import { itemAt } from '../../engine/cards/indexed.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSeed, rngOf, seedFrom } from '../../engine/cards/random.ts';
import { gameById } from '../../engine/games/index.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import { greet, newKeys, receive } from '../../engine/protocol/channel.ts';
import { PROTOCOL, type ServerMessage, type UpdateMessage } from '../../engine/protocol/messages.ts';
import { localBots } from '../../electron/host/workers/bots.ts';
import { Host } from '../../electron/host/host.ts';
import { Store } from '../../electron/store/store.ts';
import { addTo } from '../../engine/cards/counts.ts';
import { cardsInTrick } from '../../engine/contract/view.ts';

/**
 * The knowledge that a listener at one guest's wire gains from lengths. Deals are played by random legal cards; of the guest's line only the length, the
 * direction and the order of frames are kept. Whenever the guest is to play a card, two things are guessed from the frames since the guest's last action: how
 * many cards are playable, and whether the guest is void in the suit that was led. The guesser learns from half of the deals which answer was the commonest
 * for each observation, and is tested on the other half against the base rate: the commonest answer of all.
 */

/** One moment of choice: what was seen of the line since the one before, and what was to be guessed. */
interface Choice {
  /** Lengths with their directions, in order. */
  readonly frames: readonly string[];
  /** Which trick it is, and how many cards lie in it: everybody at the table knows that. */
  readonly position: string;
  readonly playable: number;
  /** `undefined` for who leads. */
  readonly isVoid: boolean | undefined;
  readonly deal: number;
}

/**
 * How often the best of the guessers was right, over `cases` moments, against who knows the position alone. `margin`: three standard errors of the
 * difference (of pairs, as McNemar has them).
 */
interface Guess {
  readonly guesser: string;
  readonly cases: number;
  readonly right: number;
  readonly base: number;
  readonly margin: number;
}

/** The evidence of a guesser, besides the position. */
const GUESSERS: Readonly<Record<string, (frames: readonly string[]) => string>> = {
  'the last length': (frames) => frames.at(-1) ?? '',
  'how much longer the last is': (frames) => {
    const [before, last] = frames
      .filter((frame) => frame.startsWith('down'))
      .map((frame) => Number(frame.slice(4)))
      .slice(-2);
    return String((last ?? 0) - (before ?? 0));
  },
  'all lengths': (frames) => frames.join(' '),
  'how many there are': (frames) => String(frames.length),
};

export interface LengthReport {
  readonly game: GameId;
  readonly deals: number;
  readonly padded: { readonly playable: Guess; readonly void: Guess; readonly bytesPerDeal: number };
  readonly plain: { readonly playable: Guess; readonly void: Guess; readonly bytesPerDeal: number };
}

/** The tag of each sealed message, in bytes. */
const TAG_LENGTH = 16;

/** Plays deals of a game, and reports the information in lengths with padding and without it. */
export async function measureLengths(id: GameId, deals: number, seed: string): Promise<LengthReport> {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-lengths-'));
  try {
    const lines = { padded: new Line(), plain: new Line() };
    const played = await play(id, deals, seed, dir, lines);
    const report = (line: Line) => ({
      playable: guess(line.choices, ({ playable }) => String(playable)),
      void: guess(
        line.choices.filter((choice) => choice.isVoid !== undefined),
        ({ isVoid }) => String(isVoid),
      ),
      bytesPerDeal: Math.round(line.bytes / played),
    });
    return { game: id, deals: played, padded: report(lines.padded), plain: report(lines.plain) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The visible part of one line. */
class Line {
  readonly choices: Choice[] = [];
  bytes = 0;
  #frames: string[] = [];

  note(direction: 'up' | 'down', length: number): void {
    this.bytes += length;
    this.#frames.push(`${direction}${length}`);
  }

  choose(choice: Omit<Choice, 'frames'>): void {
    this.choices.push({ ...choice, frames: this.#frames });
    this.#frames = [];
  }
}

/** The best guesser, tested on every second deal by what the others have taught it. */
function guess(choices: readonly Choice[], answerOf: (choice: Choice) => string): Guess {
  const test = choices.filter(({ deal }) => deal % 2 === 1);
  const lessons = choices.filter(({ deal }) => deal % 2 === 0);
  const byPosition = commonest(lessons, ({ position }) => position, answerOf);
  const baseOf = (choice: Choice): string | undefined => byPosition.get(choice.position);
  const base = test.filter((choice) => baseOf(choice) === answerOf(choice)).length;
  const guesses = Object.entries(GUESSERS).map(([guesser, see]): Guess => {
    const seen = (choice: Choice): string => `${choice.position} ${see(choice.frames)}`;
    const known = commonest(lessons, seen, answerOf);
    let right = 0;
    let differing = 0;
    for (const choice of test) {
      const isRight = (known.get(seen(choice)) ?? baseOf(choice)) === answerOf(choice);
      if (isRight) right += 1;
      if (isRight !== (baseOf(choice) === answerOf(choice))) differing += 1;
    }
    const cases = test.length;
    return { guesser, cases, right: right / cases, base: base / cases, margin: (3 * Math.sqrt(Math.max(1, differing))) / cases };
  });
  const [best] = guesses.sort((a, b) => b.right - a.right);
  if (best === undefined) throw new RangeError('nobody guesses');
  return best;
}

/** The commonest answer for everything that was seen. */
function commonest(choices: readonly Choice[], see: (choice: Choice) => string, answerOf: (choice: Choice) => string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const choice of choices) {
    const answers = counts.get(see(choice)) ?? new Map<string, number>();
    counts.set(see(choice), answers);
    addTo(answers, answerOf(choice));
  }
  const best = ([a, m]: [string, number], [b, n]: [string, number]): number => n - m || (a < b ? -1 : 1);
  return new Map(
    [...counts].flatMap(([seen, answers]) =>
      [...answers]
        .sort(best)
        .slice(0, 1)
        .map(([answer]) => [seen, answer] as const),
    ),
  );
}

async function play(id: GameId, deals: number, name: string, dir: string, lines: { padded: Line; plain: Line }): Promise<number> {
  const seed = seedFrom(`lengths ${name} ${id}`);
  const rng = rngOf(seed);
  const opened = await Store.open(dir);
  if (!opened.ok) throw new Error(opened.error.code);
  let matches = 0;
  const host = new Host({
    store: opened.value,
    bots: localBots(),
    pace: 'instant',
    randomSeed: () => deriveSeed(seed, `match ${(matches += 1)}`),
  });
  // The real channel, so that the lengths are those of the wire.
  const random = (length: number): Uint8Array => randomBytes(length);
  const keys = newKeys(random);
  const greeting = greet(keys.public, random);
  const received = receive(keys, greeting.hello, random);
  const finished = received.ok ? greeting.finish(received.value.answer) : received;
  if (!received.ok || !finished.ok) throw new Error('no channel');
  const down = received.value.channel;
  const up = finished.value;
  const people = Array.from({ length: gameById(id).seats.min }, (_, person) => person);
  const clients = people.map((person) => {
    const watched = person === 0;
    const client = {
      last: undefined as UpdateMessage | undefined,
      deal: 0,
      over: false,
      heard: 0,
      ref: 0,
      say: (_message: object): void => undefined,
    };
    const connection = host.connect({
      owner: true,
      close: () => undefined,
      send: (text) => {
        if (watched) {
          lines.padded.note('down', down.seal(text).length);
          lines.plain.note('down', Buffer.byteLength(text) + TAG_LENGTH);
        }
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'update') {
          client.last = message;
          client.heard += 1;
        } else if (message.type === 'table') {
          client.deal = message.deal;
          client.over = message.over;
        } else if (message.type === 'refusal') throw new Error(`${message.code}: ${message.message}`);
      },
    });
    client.say = (message) => {
      client.ref += 1;
      const text = JSON.stringify({ ...message, ...('protocol' in message ? {} : { ref: client.ref }) });
      if (watched) {
        lines.padded.note('up', up.seal(text).length);
        lines.plain.note('up', Buffer.byteLength(text) + TAG_LENGTH);
      }
      connection.receive(text);
    };
    return client;
  });
  const settle = async (isThere: () => boolean): Promise<void> => {
    while (!isThere()) await new Promise((resolve) => setImmediate(resolve));
  };
  for (const client of clients) client.say({ type: 'hello', protocol: PROTOCOL });
  const [first] = clients;
  if (first === undefined) throw new RangeError('a game for nobody');
  let played = 0;
  let isBegun = false;
  while (played < deals) {
    if (!isBegun || first.over) {
      isBegun = true;
      const heard = clients.map((client) => client.heard);
      first.say({
        type: 'start',
        game: id,
        options: {},
        people: people.map((one) => ({ kind: 'here', name: `Person ${one}` })),
        seating: 'fixed',
      });
      await settle(() => clients.every((client, at) => client.heard > itemAt(heard, at)));
      for (const [person, client] of clients.entries()) client.say({ type: 'watch', person });
      await settle(() => clients.every(({ last }) => last !== undefined && last.seat !== null));
    }
    const mover = clients.find(({ last }) => last !== undefined && last.legal.actions.length > 0);
    const version = first.last?.version ?? 0;
    if (mover === undefined) {
      played += 1;
      if (first.over) continue;
      const heard = first.heard;
      first.say({ type: 'next', version, now: true });
      await settle(() => first.heard > heard && clients.every(({ last }) => last?.version === first.last?.version));
      continue;
    }
    const { last } = mover;
    if (last === undefined) throw new Error('nothing has been told');
    const { actions } = last.legal;
    const isCard = actions.every((action) => /^[2-9TJQKA][SHDC]$/.test(action));
    if (mover === first && isCard) {
      const led = last.view.trick?.cards[0]?.at(-1);
      const hand = last.view.hands[last.seat ?? 0] ?? [];
      const isVoid = led === undefined ? undefined : !hand.some((card) => card.endsWith(led));
      for (const line of [lines.padded, lines.plain])
        line.choose({
          position: `${last.view.tricks.length}.${cardsInTrick(last.view)}`,
          playable: actions.length,
          isVoid,
          deal: played,
        });
    }
    const action = actions[rng.below(actions.length)];
    const heard = mover.heard;
    mover.say({ type: 'act', version: last.version, action });
    await settle(() => mover.heard > heard && clients.every((client) => client.last?.version === mover.last?.version));
  }
  await host.close();
  return played;
}
