import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';

/**
 * The policy of every page of the app: it may run and show only resources of its own origin, and bitmaps that it has drawn itself (`blob:`).
 * `connect-src 'self'` covers the WebSocket of the page's own origin.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No string becomes markup or script, but in the hands of the one policy that Svelte makes for its own templates.
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html',
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Types whose files compress well. */
const TEXTS: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

/** The page of a table; everything else but {@link HALL_PAGE} is an asset that it names. */
const ENTRY = 'index.html';
/** The page of a club evening. */
export const HALL_PAGE = 'hall.html';
const HTML: ReadonlySet<string> = new Set([ENTRY, HALL_PAGE]);
/** How long a browser may use an asset without asking again, in seconds: an evening's reloads cost nothing, a poisoned one is forgotten the same day. */
const ASSET_LIFE = 3600;
/** The largest file that is served, and the most that is kept of all files in all their forms, in bytes. */
const LIMITS = { file: 4_000_000, kept: 32_000_000 } as const;

/** How a body is encoded on its way; `identity` is the file itself. */
type Encoding = 'identity' | 'gzip' | 'br';

/** A file in one encoding, ready to be sent. */
interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A file in every encoding it is kept in. */
interface Page {
  readonly etag: string;
  readonly forms: ReadonlyMap<Encoding, Form>;
}

/** The headers of a browser's request for a page that matter here. */
export interface PageRequest {
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
}

export interface PageAnswer {
  /** 304: the browser has it already. */
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PageSettings {
  /** The host's public key, in base64url: the page carries it where it has room for one. */
  readonly hostKey?: string | undefined;
  /** The page at `/`; by default that of a table. */
  readonly entry?: string | undefined;
  /** Other limits than {@link LIMITS}, for tests. */
  readonly limits?: { readonly file: number; readonly kept: number };
}

/** Where the page says by which key its host is known; empty as it is built. */
const KEY_ROOM = '<meta name="host-key" content="';
/** The one inline script that a page may have: the hashes of its modules (build/page/integrity.mjs). It runs nothing. */
const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/;

/** The header that keeps windows of other origins apart from the page. */
export const OPENER_POLICY = 'cross-origin-opener-policy';

/** The headers of every answer, found or not. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  [OPENER_POLICY]: 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const inflate = promisify(brotliDecompress);
const deflate = promisify(gzip);

/**
 * The built renderer, kept in memory. Each file is read, decompressed and compressed once, at its first request; after that a request costs no disk and no
 * processor time. Only files that lay in the folder when it was listed exist, so that requests for others touch nothing and remember nothing. A new build
 * in the same folder is noticed at the next request for the page itself.
 */
export class Pages {
  readonly #dir: string;
  readonly #settings: PageSettings;
  readonly #limits: { readonly file: number; readonly kept: number };
  #build: Promise<Build> | undefined;

  /** @param dir the folder of the build */
  constructor(dir: string, settings: PageSettings = {}) {
    this.#dir = dir;
    this.#settings = settings;
    this.#limits = settings.limits ?? LIMITS;
  }

  /**
   * Returns the response for a path.
   * @param path the path of the URL, still percent-encoded; `/` is the page itself
   * @returns `undefined` if there is no such file, or none that may be served
   */
  async answer(path: string, { acceptEncoding, ifNoneMatch }: PageRequest = {}): Promise<PageAnswer | undefined> {
    const file = fileOf(path, this.#settings.entry ?? ENTRY);
    if (file === undefined) return undefined;
    const page = await this.#find(file);
    if (page === undefined) return undefined;
    const form = bestForm(page.forms, acceptEncoding);
    if (file !== ENTRY && matches(ifNoneMatch, page.etag)) return { status: 304, headers: withoutBody(form.headers), body: EMPTY };
    return { status: 200, ...form };
  }

  async #find(file: string): Promise<Page | undefined> {
    this.#build ??= list(this.#dir);
    let build = await this.#build;
    if (HTML.has(file) && (await isStale(build))) {
      this.#build = list(this.#dir);
      build = await this.#build;
    }
    const source = build.sources.get(file);
    if (source === undefined) return undefined;
    let page = build.pages.get(file);
    if (page === undefined) {
      page = this.#read(build, file, source).catch(() => undefined);
      build.pages.set(file, page);
    }
    return page;
  }

  /** How many files it has read, or tried to read, of the present build. */
  async readCount(): Promise<number> {
    return (await this.#build)?.pages.size ?? 0;
  }

  /** Reads a file and makes all its forms; `undefined` if it is larger than the limits allow. Rejects if it cannot be read. */
  async #read(build: Build, file: string, source: Source): Promise<Page | undefined> {
    const stored = await readFile(source.path);
    const { file: most, kept } = this.#limits;
    const content = source.compressed ? await inflate(stored, { maxOutputLength: most }) : stored;
    if (content.length > most) return undefined;
    const type = extname(file);
    const { hostKey } = this.#settings;
    const keyed = HTML.has(file) && hostKey !== undefined ? withHostKey(content, hostKey) : content;
    const bodies = new Map<Encoding, Buffer>([['identity', keyed]]);
    if (TEXTS.has(type)) {
      const zipped = await deflate(keyed, { level: constants.Z_BEST_COMPRESSION });
      if (zipped.length < keyed.length) bodies.set('gzip', zipped);
      if (source.compressed && keyed === content) bodies.set('br', stored);
    }
    const size = [...bodies.values()].reduce((sum, { length }) => sum + length, 0);
    if (build.kept + size > kept) return undefined;
    build.kept += size;
    const etag = createHash('sha256').update(keyed).digest('base64url').slice(0, 22);
    const headers = { ...headersOf(file, keyed), ...(bodies.size > 1 ? { vary: 'accept-encoding' } : {}) };
    const forms = [...bodies].map(([encoding, body]): [Encoding, Form] => [encoding, formOf(headers, etag, encoding, body)]);
    return { etag, forms: new Map(forms) };
  }
}

/** Where a file lies, and whether it lies there compressed, as packages have it. */
interface Source {
  readonly path: string;
  readonly compressed: boolean;
}

/** The files of one build, and what has been read of them. */
interface Build {
  readonly sources: ReadonlyMap<string, Source>;
  /** The time at which the page itself was written, in milliseconds since 1970; 0 if there is no page. */
  readonly written: number;
  /** By file; at most one for each source. */
  readonly pages: Map<string, Promise<Page | undefined>>;
  /** Bytes kept in {@link pages}. */
  kept: number;
}

/** Lists a build: plain files of known types, by their path with slashes. A folder that cannot be read is empty. */
async function list(dir: string): Promise<Build> {
  const sources = new Map<string, Source>();
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await walk(name);
      if (!entry.isFile()) continue;
      const compressed = name.endsWith('.br');
      const file = compressed ? name.slice(0, -'.br'.length) : name;
      if (TYPES[extname(file)] !== undefined) sources.set(file, { path: join(dir, name), compressed });
    }
  };
  await walk('');
  return { sources, written: (await writtenAt(sources)) ?? 0, pages: new Map(), kept: 0 };
}

/** When the page itself was written; `undefined` if it is not there. */
async function writtenAt(sources: Build['sources']): Promise<number | undefined> {
  const entry = sources.get(ENTRY);
  if (entry === undefined) return undefined;
  return stat(entry.path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/** Whether a newer build has taken the place of one. A page that is gone is about to be written: the old build serves until then. */
async function isStale(build: Build): Promise<boolean> {
  if (!build.sources.has(ENTRY)) return true;
  const written = await writtenAt(build.sources);
  return written !== undefined && written !== build.written;
}

/** The file path of a URL's path, with slashes; `undefined` if the path is not valid. It is only ever looked up, never opened. */
function fileOf(path: string, entry: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/^\//, '') || entry;
  } catch {
    return undefined;
  }
}

/** The page with its host's public key on it. Everything else stays as it is. */
function withHostKey(page: Buffer, key: string): Buffer {
  return Buffer.from(page.toString().replace(KEY_ROOM, () => KEY_ROOM + key));
}

/** The headers of a file, whatever its encoding. */
function headersOf(file: string, content: Buffer): Record<string, string> {
  const headers = { ...SECURITY_HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
  // By plain HTTP a browser cannot distinguish our page from an attacker's: it keeps no page, and assets not for long. Their integrity is on the page.
  if (!HTML.has(file)) return { ...headers, 'cache-control': file.startsWith('assets/') ? `private, max-age=${ASSET_LIFE}` : 'no-cache' };
  return { ...headers, 'content-security-policy': policyOf(content.toString()), 'cache-control': 'no-store' };
}

/** {@link CONTENT_SECURITY_POLICY}, and by its hash the import map that a page has. */
function policyOf(html: string): string {
  const map = IMPORT_MAP.exec(html)?.[1];
  if (map === undefined) return CONTENT_SECURITY_POLICY;
  const hash = createHash('sha256').update(map).digest('base64');
  return CONTENT_SECURITY_POLICY.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
}

/** A file in one encoding. The page itself is kept by no browser, and has no tag to ask by. */
function formOf(headers: Readonly<Record<string, string>>, etag: string, encoding: Encoding, body: Buffer): Form {
  return {
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(headers['cache-control'] === 'no-store' ? {} : { etag: `W/"${etag}"` }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: new Uint8Array(body),
  };
}

const EMPTY = new Uint8Array(0);

/** The smallest form that a browser accepts (RFC 9110, 12.5.3; without a header, the file itself). */
function bestForm(forms: Page['forms'], acceptEncoding = ''): Form {
  const accepted = new Set<string>(['identity']);
  for (const one of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  const [best] = [...forms].filter(([encoding]) => accepted.has(encoding)).sort(([, a], [, b]) => a.body.length - b.body.length);
  if (best === undefined) throw new Error('a page has no form of its own');
  return best[1];
}

/** Whether a browser has what a tag names (RFC 9110, 13.1.2: weak comparison, as what differs is only the encoding). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${etag}"`) ?? false;
}

/** The headers of an answer that says only that nothing has changed. */
function withoutBody({ 'content-length': _, 'content-encoding': __, 'content-type': ___, ...headers }: Form['headers']): Form['headers'] {
  return headers;
}
