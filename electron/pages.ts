import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/**
 * What a page of ours may do, whoever serves it: run and show what comes from where the page came from, and nothing else. `connect-src 'self'`
 * covers the WebSocket of the page's own origin.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
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
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** A file of the renderer, ready to be served. */
export interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Where the page says by which key its host is known; empty as it is built. */
const KEY_ROOM = '<meta name="host-key" content="';

/** The page with its host's public key on it, in base64url, where it has room for one. Everything else stays as it is. */
export function withHostKey(page: Page, key: string): Page {
  if (page.headers['content-type'] !== TYPES['.html']) return page;
  const text = new TextDecoder().decode(page.body);
  return { ...page, body: new TextEncoder().encode(text.replace(KEY_ROOM, () => KEY_ROOM + key)) };
}

/** The headers of every answer, found or not. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A URL's path as a relative file path without a way out of its folder; `undefined` if it is none. */
function inside(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const file = normalize(decoded.replace(/^\/+/, '') || 'index.html');
  return file.startsWith('..') || file.startsWith(sep) || /^[a-z]:/i.test(file) ? undefined : file;
}

const decompress = promisify(brotliDecompress);

/** A file as it is, or as packages have it: compressed, under its name with `.br` behind it. */
async function readEither(path: string): Promise<Buffer> {
  const compressed = await readFile(`${path}.br`).catch(() => undefined);
  return compressed === undefined ? readFile(path) : decompress(compressed);
}

/**
 * Reads a file of the built renderer.
 * @param dir the folder of the build
 * @param path the path of the URL, still percent-encoded; `/` is the page itself
 * @returns `undefined` where there is no such file, or none that may be served
 */
export async function readPage(dir: string, path: string): Promise<Page | undefined> {
  const file = inside(path);
  const type = file === undefined ? undefined : TYPES[extname(file)];
  if (file === undefined || type === undefined) return undefined;
  try {
    const body = new Uint8Array(await readEither(join(dir, file)));
    // Names of assets carry a hash of their content; the page itself must never be older than they are.
    const cache = file.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { headers: { ...SECURITY_HEADERS, 'content-type': type, 'cache-control': cache }, body };
  } catch {
    return undefined;
  }
}
