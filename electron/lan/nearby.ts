import { get } from 'node:http';
import * as v from 'valibot';
import { formatLink, SIGN_PATH } from '../../engine/protocol/link.ts';
import type { NearbyTable } from '../../engine/protocol/messages.ts';
import { GAME_IDS } from '../../engine/games/game.ts';
import type { Heard } from './bonjour.ts';

/** How often tables that were heard of are looked at, in milliseconds. */
const LOOK_AGAIN = 5000;
/** How long a table may take to answer, in milliseconds. */
const PATIENCE = 1500;
const LONGEST_SIGN = 4096;
/** More tables than this at once are somebody's joke. */
const MOST_TABLES = 50;

const sign = v.strictObject({
  id: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  name: v.pipe(v.string(), v.maxLength(80)),
  game: v.nullable(v.picklist(GAME_IDS)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  locked: v.boolean(),
});

/**
 * Tables nearby: those that were heard of and that answer. A host that was killed says no goodbye, and some of its addresses may lead nowhere: only
 * asking helps.
 */
export class Nearby {
  private heard: readonly Heard[] = [];
  private known = '[]';
  private readonly found: (tables: readonly NearbyTable[]) => void;
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;
  private readonly own: string;
  private looks = 0;

  /**
   * @param own the own table's id, which is not listed
   * @param found told the tables that are there, whenever that changes
   */
  constructor(
    listen: (changed: (heard: readonly Heard[]) => void) => () => void,
    own: string,
    found: (tables: readonly NearbyTable[]) => void,
  ) {
    this.own = own;
    this.found = found;
    this.timer = setInterval(() => void this.look(), LOOK_AGAIN).unref();
    this.stopListening = listen((heard) => {
      this.heard = heard;
      void this.look();
    });
  }

  stop(): void {
    clearInterval(this.timer);
    this.stopListening();
    this.looks = -1;
  }

  /** Asks every table, and tells what has changed. */
  private async look(): Promise<void> {
    if (this.looks < 0) return;
    this.looks += 1;
    const look = this.looks;
    const heard = this.heard.filter(({ id }) => id !== this.own).slice(0, MOST_TABLES);
    const tables = (await Promise.all(heard.map(ask))).filter((table) => table !== undefined).sort((a, b) => (a.link < b.link ? -1 : 1));
    // A later look has overtaken this one.
    if (look !== this.looks) return;
    const text = JSON.stringify(tables);
    if (text === this.known) return;
    this.known = text;
    this.found(tables);
  }
}

/** A table as it answers at the first of its addresses that leads to it. */
async function ask({ id, addresses, port, key }: Heard): Promise<NearbyTable | undefined> {
  const answers = addresses.map(async (host) => {
    const told = v.parse(sign, JSON.parse(await read(host, port)));
    if (told.id !== id || told.key !== key) throw new Error('another table');
    const { name, game, seats, locked } = told;
    return { name, game, seats, locked, link: formatLink({ host, port, key }) };
  });
  return Promise.any(answers).catch(() => undefined);
}

/** The key of the table at an address, as its sign has it; `undefined` where there is none. */
export async function keyAt(host: string, port: number): Promise<string | undefined> {
  try {
    return v.parse(sign, JSON.parse(await read(host, port))).key;
  } catch {
    return undefined;
  }
}

function read(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path: SIGN_PATH, signal: AbortSignal.timeout(PATIENCE) }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => {
        text += data.toString();
        if (text.length > LONGEST_SIGN) request.destroy(new Error('too long'));
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
