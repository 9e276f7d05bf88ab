import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** How large a log file grows before it becomes the old one, in bytes; there is one old one. */
const FULL = 512_000;
const NAME = 'trickhouse.log';
const OLD = 'trickhouse.old.log';

export type LogLevel = 'info' | 'warn' | 'error';
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Secrets that a log must never contain; applied in this order. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Join codes, keys and tokens, as links, addresses and messages have them.
  [
    /((?:^|[^a-z])(?:code|key|token|seed|share|commitment|join|name|text)["']?\s*[=:]\s*)(?:"(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s&,;}\]"']+)/gi,
    '$1‹hidden›',
  ],
  // Anything long without a word in it: keys, tokens, seeds in base64, base64url or hex.
  [/[A-Za-z0-9_+-]{24,}={0,2}/g, '‹hidden›'],
  // Addresses of machines: IPv6 as well as IPv4, and web addresses but our own.
  [/\b(?!trickhouse:)([a-z][a-z0-9+.-]*:\/\/)[^\s"'<>)]+/gi, '$1‹address›'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '‹address›'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?:%\w+)?(?![\w:])/gi, '‹address›'],
];

/** A text without anything secret: codes, keys, tokens, names, addresses, the person's own folder. `home`: that folder. */
export function redact(text: string, home = homedir()): string {
  let clean = text;
  for (const folder of new Set([home, home.replaceAll('\\', '/'), home.replaceAll('\\', '\\\\')]))
    if (folder.length > 1) clean = clean.replaceAll(folder, '~');
  // Other people's folders, as in paths of programs.
  clean = clean.replace(/([\\/](?:home|Users)[\\/]+)[^\\/\s:"']+/g, '$1‹hidden›');
  for (const [secret, instead] of SECRETS) clean = clean.replace(secret, instead);
  return clean;
}

/** The app's log files, for the person who looks for a fault: a code and facts a line. Never cards, names, codes or keys. */
export class Log {
  readonly dir: string;
  readonly #now: () => Date;

  constructor(dir: string, now: () => Date = () => new Date()) {
    this.dir = dir;
    this.#now = now;
  }

  /** Writes a line. A disk that cannot be written to is no reason to fail. `code`: `area/what-happened`. */
  write(level: LogLevel, code: string, facts: Facts = {}): void {
    const told = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${oneLine(value)}`]));
    const line = `${this.#now().toISOString()} ${level.padEnd(5)} ${[code, ...told].join(' ')}\n`;
    try {
      mkdirSync(this.dir, { recursive: true, mode: 0o700 });
      const file = join(this.dir, NAME);
      if (existsSync(file) && statSync(file).size > FULL) renameSync(file, join(this.dir, OLD));
      appendFileSync(file, line, { mode: 0o600 });
    } catch {
      // There is nowhere to say it.
    }
  }

  /** The last lines, for diagnostics. */
  tail(lines: number): string[] {
    try {
      return readFileSync(join(this.dir, NAME), 'utf8').trimEnd().split('\n').slice(-lines);
    } catch {
      return [];
    }
  }
}

/** A fact on one line, without secrets and of bearable length. */
function oneLine(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value);
  const clean = redact(value).replace(/\s*\n\s*/g, ' | ');
  return JSON.stringify(clean.length > 2000 ? `${clean.slice(0, 2000)}…` : clean);
}

/** An error as facts: where it came from, without what it was about. */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = (error as NodeJS.ErrnoException).code;
  return { error: error.stack ?? error.message, ...(typeof code === 'string' ? { code } : {}) };
}
