import { get } from 'node:http';
import * as v from 'valibot';
import { formatLink, SIGN_PATH } from '../../../engine/protocol/link.ts';
import type { NearbyTable } from '../../../engine/protocol/messages.ts';
import { GAME_IDS } from '../../../engine/contract/gameId.ts';
import { cleanName } from '../../../engine/protocol/names.ts';
import { inUrl } from './ipv6.ts';
import type { Heard } from './services.ts';

/** How often tables that were heard of are looked at, in milliseconds. */
const LOOK_AGAIN = 5000;
/** How long a table may take to answer, in milliseconds. */
const PATIENCE = 1500;
const LONGEST_SIGN = 4096;
/** Most tables that are listed. */
const MOST_TABLES = 50;
/** Most tables that are asked at a time. */
const MOST_ASKED = 64;

const sign = v.strictObject({
  id: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  // The name of a stranger's table: one line, of bounded length, without invisible characters.
  name: v.pipe(v.string(), v.maxLength(80), v.transform(cleanName)),
  game: v.nullable(v.picklist(GAME_IDS)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  locked: v.boolean(),
});

/**
 * Tables nearby: those that were heard of and that answer. A host that was killed says no goodbye, and some of its addresses may lead nowhere: only
 * asking helps.
 */
export class Nearby {
  #heard: readonly Heard[] = [];
  #known = '[]';
  readonly #found: (tables: readonly NearbyTable[]) => void;
  readonly #stopListening: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #own: string;
  #ended = false;
  /** Those that answered. */
  readonly #tables = new Map<string, NearbyTable>();
  /** Where each was asked last, by its name; the one asked longest ago first. */
  readonly #asked = new Map<string, string>();
  /** Those that have yet to answer. */
  readonly #asking = new Set<string>();
  /** Whether some tables have not been queried for want of room. */
  #waiting = false;

  /**
   * @param listen listens for tables; receives a predicate for those that have answered
   * @param own the own table's id, which is not listed
   * @param found receives the tables that are there, whenever they change
   */
  constructor(
    listen: (changed: (heard: readonly Heard[]) => void, isKnown: (heard: Heard) => boolean) => () => void,
    own: string,
    found: (tables: readonly NearbyTable[]) => void,
  ) {
    this.#own = own;
    this.#found = found;
    this.#timer = setInterval(() => this.#look(true), LOOK_AGAIN).unref();
    this.#stopListening = listen(
      (heard) => {
        this.#heard = heard;
        this.#look(false);
      },
      (one) => this.#tables.has(nameOf(one)),
    );
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    this.#ended = true;
  }

  /**
   * Asks tables that were heard of, and lists each as soon as it answers: some may be gone, and never do.
   * @param again also those that were asked before; otherwise only new ones, and those that are said to be elsewhere
   */
  #look(again: boolean): void {
    const names = new Set(this.#heard.map(nameOf));
    for (const name of this.#tables.keys()) if (!names.has(name)) this.#tables.delete(name);
    for (const name of this.#asked.keys()) if (!names.has(name)) this.#asked.delete(name);
    this.#tell();
    const order = new Map([...this.#asked.keys()].map((name, at) => [name, at]));
    const rank = (one: Heard): number => order.get(nameOf(one)) ?? -1;
    const ready = this.#heard.filter((one) => one.id !== this.#own && (again || this.#asked.get(nameOf(one)) !== placesOf(one)));
    // Those that answered are asked first, however many others are called out; of the others, those that were asked longest ago.
    const [known, unknown] = [ready.filter((one) => this.#isListed(one)), ready.filter((one) => !this.#isListed(one))];
    for (const one of [...known, ...unknown.sort((a, b) => rank(a) - rank(b))]) void this.#ask(one);
  }

  /** Queries the tables that had to wait for want of room. */
  #goOn(): void {
    if (!this.#waiting || this.#ended) return;
    this.#waiting = false;
    this.#look(false);
  }

  #isListed(one: Heard): boolean {
    return this.#tables.has(nameOf(one));
  }

  async #ask(one: Heard): Promise<void> {
    const name = nameOf(one);
    const question = placesOf(one);
    const asking = `${name} ${question}`;
    if (this.#asking.has(asking)) return;
    if (this.#asking.size >= MOST_ASKED) {
      this.#waiting = true;
      return;
    }
    this.#asking.add(asking);
    this.#asked.delete(name);
    this.#asked.set(name, question);
    const table = await ask(one);
    this.#asking.delete(asking);
    this.#goOn();
    // It has been heard of elsewhere meanwhile, and was asked there; or is heard of no more.
    if (this.#asked.get(name) !== question) return;
    if (table === undefined) this.#tables.delete(name);
    else if (this.#tables.size < MOST_TABLES || this.#tables.has(name)) this.#tables.set(name, table);
    this.#tell();
  }

  /** Reports the tables if they have changed. */
  #tell(): void {
    if (this.#ended) return;
    const tables = [...this.#tables.values()].sort((a, b) => (a.link < b.link ? -1 : 1));
    const text = JSON.stringify(tables);
    if (text === this.#known) return;
    this.#known = text;
    this.#found(tables);
  }
}

/** The key that distinguishes two tables: host, key and port. */
function nameOf({ id, key, port }: Heard): string {
  return `${id} ${key} ${port}`;
}

/** Where a table is said to be. */
function placesOf({ addresses }: Heard): string {
  return addresses.join(' ');
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

/** The key of the table at an address, from its sign; `undefined` if no table answers there. */
export async function keyAt(host: string, port: number): Promise<string | undefined> {
  try {
    return v.parse(sign, JSON.parse(await read(host, port))).key;
  } catch {
    return undefined;
  }
}

function read(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // A zone is of this machine alone: the other end knows its address without one.
    const headers = { host: `${inUrl(host)}:${port}` };
    const request = get({ host, port, path: SIGN_PATH, headers, signal: AbortSignal.timeout(PATIENCE) }, (response) => {
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
