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
  private ended = false;
  /** Those that answered, and what those who have not yet were asked. */
  private readonly tables = new Map<string, NearbyTable>();
  private readonly asked = new Map<string, string>();

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
    this.timer = setInterval(() => this.look(), LOOK_AGAIN).unref();
    this.stopListening = listen((heard) => {
      this.heard = heard;
      this.look();
    });
  }

  stop(): void {
    clearInterval(this.timer);
    this.stopListening();
    this.ended = true;
  }

  /** Asks every table that was heard of, and lists each as soon as it answers: some may be gone, and never do. */
  private look(): void {
    const heard = this.heard
      .filter(({ id }) => id !== this.own)
      // Those that answered keep their place, however many others are called out.
      .sort((a, b) => Number(this.tables.has(nameOf(b))) - Number(this.tables.has(nameOf(a))))
      .slice(0, MOST_TABLES);
    const names = new Set(heard.map(nameOf));
    for (const name of this.tables.keys()) if (!names.has(name)) this.tables.delete(name);
    this.tell();
    for (const one of heard) void this.ask(one);
  }

  private async ask(one: Heard): Promise<void> {
    const name = nameOf(one);
    const question = JSON.stringify(one.addresses);
    if (this.asked.get(name) === question) return;
    this.asked.set(name, question);
    const table = await ask(one);
    // It has been heard of elsewhere meanwhile, and was asked there.
    if (this.asked.get(name) !== question) return;
    this.asked.delete(name);
    if (table === undefined || !this.heard.some((other) => nameOf(other) === name)) this.tables.delete(name);
    else this.tables.set(name, table);
    this.tell();
  }

  /** Tells what there is, where that has changed. */
  private tell(): void {
    if (this.ended) return;
    const tables = [...this.tables.values()].sort((a, b) => (a.link < b.link ? -1 : 1));
    const text = JSON.stringify(tables);
    if (text === this.known) return;
    this.known = text;
    this.found(tables);
  }
}

/** What tells one table that was heard of from another. */
function nameOf({ id, key, port }: Heard): string {
  return `${id} ${key} ${port}`;
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
