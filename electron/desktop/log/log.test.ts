import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatLink } from '../../../engine/protocol/link.ts';
import { factsOf, Log, redact } from './log.ts';

let dir: string;
let log: Log;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'trickhouse-log-'));
  log = new Log(dir, () => new Date('2026-11-21T10:00:00Z'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a line says when, how bad, what, and facts', () => {
  log.write('warn', 'window/gone', { reason: 'crashed', exitCode: 5, nothing: undefined });
  log.write('error', 'main/uncaught', { error: 'one\n  two' });
  expect(log.tail(10)).toEqual([
    '2026-11-21T10:00:00.000Z warn  window/gone reason="crashed" exitCode=5',
    '2026-11-21T10:00:00.000Z error main/uncaught error="one | two"',
  ]);
  expect(log.tail(1)).toHaveLength(1);
});

test('files are for their owner alone, and do not grow for ever', () => {
  writeFileSync(join(dir, 'trickhouse.log'), 'x'.repeat(600_000));
  log.write('info', 'app/start');
  expect(readdirSync(dir).sort()).toEqual(['trickhouse.log', 'trickhouse.old.log']);
  if (process.platform !== 'win32') expect(statSync(join(dir, 'trickhouse.log')).mode & 0o077).toBe(0);
  log.write('info', 'app/long', { error: 'word '.repeat(10_000) });
  expect(readFileSync(join(dir, 'trickhouse.log'), 'utf8').length).toBeLessThan(3000);
});

const HOME = resolve('ada');

test('a disk that cannot be written to is borne', () => {
  writeFileSync(join(dir, 'file'), '');
  const nowhere = new Log(join(dir, 'file'));
  nowhere.write('error', 'app/lost');
  expect(nowhere.tail(5)).toEqual([]);
});

test.each([
  ['a path in the own folder', `open ${join(HOME, '.config')} failed`, `open ${join('~', '.config')} failed`],
  ['somebody else’s folder', 'at /Users/ben/app/main.cjs:1:2', 'at /Users/‹hidden›/app/main.cjs:1:2'],
  ['an address', 'connect ECONNREFUSED 192.168.1.20:4700', 'connect ECONNREFUSED ‹address›:4700'],
  ['an address of IPv6', 'connect to fe80::1c2:3 failed', 'connect to ‹address› failed'],
  ['a web address', 'GET http://192.168.1.20:4700/#join=ABC234 failed', 'GET http://‹address› failed'],
  ['a name in a message', '{"type":"sit","name":"Ada \\"L\\" B","ref":1}', '{"type":"sit","name":‹hidden›,"ref":1}'],
  ['what says nothing secret', 'store/damaged: deal 3, step 4 (main.cjs:12:5)', 'store/damaged: deal 3, step 4 (main.cjs:12:5)'],
  ['the app’s own page', 'trickhouse://app/assets/index-1a2b.js:3:4', 'trickhouse://app/assets/index-1a2b.js:3:4'],
])('%s is made harmless', (_, text, due) => {
  expect(redact(text, HOME)).toBe(due);
});

const word = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'), minLength: length, maxLength: length });
const token = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'),
  minLength: 43,
  maxLength: 43,
});
/** Ways in which something secret gets into a message of an error. */
const leaks: readonly ((code: string, key: string) => string)[] = [
  (code, key) => `bad link ${formatLink({ host: '10.0.0.7', port: 4700, code, key })}`,
  (code, key) => `Unexpected token in JSON: {"type":"hello","code":"${code}","token":"${key}"}`,
  (code, key) => `Unexpected end of JSON: {"type":"hello","token":"${key}","code":"${code}`,
  (code, key) => `GET /?key=${key} from http://10.0.0.7/#join=${code}`,
  (code, key) => `Error: ${key} (code: ${code})`,
  (code, key) => `code='${code}', key = ${key}`,
];

test('no join code and no key is ever in a log', () => {
  fc.assert(
    fc.property(word(8), token, fc.constantFrom(...leaks), (code, key, leak) => {
      log.write('error', 'main/uncaught', factsOf(new Error(leak(code, key))));
      const [line = ''] = log.tail(1);
      expect(line).not.toContain(code);
      expect(line).not.toContain(key);
      expect(line).not.toContain('10.0.0.7');
    }),
    { numRuns: 300 },
  );
});
