import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds messages that no part of the product reads: they would be translated in vain. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDERS = ['engine', 'electron', 'renderer'];
/** Files that list messages, and tests, read none. */
const APART = /^renderer\/words\/[a-z]{2}\/|^renderer\/rules\/texts\/|\.(?:test|spec|fixture)\.ts$|\/(?:generated|learned)\//;
/** A key that begins with a word and is made of parts, in quotes; a template of the same form. */
const LITERAL = /(['"`])([a-z][\w-]*(?:[./][\w-]+)+)\1/gi;
const TEMPLATE = /`((?:[a-z][\w-]*|\$\{\w+\})[./][^`\n]*)`/gi;
/** A place of a message that names another: `{button:over.next}`. */
const NAMED = /\{(button|menu|call):([\w.:-]+)\}/g;

/** @returns {string[]} the texts of the product's sources */
export function readingSources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(folder, file.split(sep).join('/')))
      .filter((file) => /\.(?:ts|svelte)$/.test(file) && !APART.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8')),
  );
}

/**
 * The keys of messages that sources do not read: neither by name nor by a template. A message may have variants for games, `<key>.<game>`.
 * @param {readonly string[]} texts of the sources
 * @param {Readonly<Record<string, string>>} messages
 * @param {readonly string[]} games
 * @returns {string[]}
 */
export function unreadIn(texts, messages, games) {
  const text = texts.join('\n');
  const read = new Set([...text.matchAll(LITERAL)].map(([, , key]) => key));
  const templates = new Set([...text.matchAll(TEMPLATE)].map(([, template = '']) => template));
  const patterns = [...templates].flatMap((template) => {
    const parts = template.split(/\$\{[^}]*\}/);
    if (parts.length < 2 || !/\w/.test(parts.join(''))) return [];
    return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.+')}$`)];
  });
  for (const message of Object.values(messages))
    for (const [, kind, key] of message.matchAll(NAMED)) read.add(kind === 'button' ? key : `${kind}.${key}`);
  /** @param {string} key */
  const isRead = (key) => read.has(key) || patterns.some((pattern) => pattern.test(key));
  return Object.keys(messages).filter(
    (key) => !isRead(key) && !games.some((game) => key.endsWith(`.${game}`) && isRead(key.slice(0, -game.length - 1))),
  );
}
