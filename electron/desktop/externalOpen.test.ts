import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceText } from '../../build/targets.mjs';
import { formatLink, parseLink } from '../../engine/protocol/link.ts';
import { externalOpenIn, fileIn, linkIn, readText } from './externalOpen.ts';

/** The folder in which the system starts the app. */
const WORK = resolve('work');
/** A record by its full path. */
const RECORD = resolve('records', 'one.trick.json');
const LINK = formatLink({ host: '192.168.1.5', port: 40_123, code: 'ABC234', key: 'k'.repeat(43) });
let dir = '';
// Not with the file: it is also read where its tests are only listed.
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'trickhouse-arrivals-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['a link', [resolve('bin', 'trickhouse'), LINK], { kind: 'link', link: LINK }],
  ['a file by its full path', ['app', RECORD], { kind: 'file', path: RECORD }],
  ['a file by its name', ['app', 'one.Trick.JSON'], { kind: 'file', path: join(WORK, 'one.Trick.JSON') }],
  ['a file behind switches', ['app', '--data=/tmp/x', '--', './a b.trick.json'], { kind: 'file', path: join(WORK, 'a b.trick.json') }],
  ['the first of several', ['app', LINK, 'one.trick.json'], { kind: 'link', link: LINK }],
  ['nothing at a plain start', ['app', '--no-sandbox'], undefined],
  ['no page of the app itself', ['app', 'trickhouse://app/index.html'], undefined],
  ['no other scheme', ['app', 'file:///etc/passwd.trick.json', 'https://example.org/x.trick.json'], undefined],
  ['no switch that ends like a file', ['app', '--load-extension=x.trick.json'], undefined],
  ['no file of another kind', ['app', 'one.json', 'one.trick.json.exe', resolve('passwd')], undefined],
])('a start brings %s', (_, argv, due) => {
  expect(externalOpenIn(argv, WORK)).toEqual(due);
});

test.each([
  ['a link', ['app', '--', LINK], { kind: 'link', link: LINK }],
  ['a file that looks like a switch', ['app', '--', '--data=x.trick.json'], { kind: 'file', path: join(WORK, '--data=x.trick.json') }],
  ['no switch', ['app', '--', '--inspect', '--data=/tmp/evil', '--no-sandbox'], undefined],
  ['no switch in a link', ['app', '--', `${LINK} --inspect`, `${LINK}" --data=/tmp/evil`], undefined],
  ['no second pair of dashes', ['app', '--', '--', LINK], { kind: 'link', link: LINK }],
])('what comes behind two dashes is data: %s', (_, argv, due) => {
  expect(externalOpenIn(argv, WORK)).toEqual(due);
});

test('the systems put two dashes before what they hand over', () => {
  const commands = [...sourceText('build/package/installer.nsh').matchAll(/shell\\open\\command" "" '([^']*)'/g)].map(
    ([, command]) => command,
  );
  expect(commands).toEqual(['"$appExe" -- "%1"', '"$appExe" -- "%1"']);
  const builder = sourceText('electron-builder.yml');
  expect(builder).toMatch(/^linux:\n(?: {2}.*\n)*? {2}executableArgs: \[--\]$/m);
  expect(builder, 'an AppImage takes those of Linux').not.toMatch(/^appImage:/m);
});

test('a link with anything besides is none', () => {
  for (const text of [
    ` ${LINK}`,
    `${LINK}#x`,
    `${LINK} --data=/tmp`,
    `${LINK}&port=0`,
    LINK.replace('join', 'jo in'),
    `${LINK}"`.repeat(90),
  ])
    expect(linkIn(text)?.kind === 'link' && /[\s"#<>]/.test(text)).toBe(false);
});

/** Texts near enough to links and paths to go wrong in every way. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1500 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...'&=?#/\\%:.@"\' \0\n'),
        fc.constantFrom('host', 'port', 'code', 'key', '..', '%00', '%2f', '[::1]', '0x7f', 'a'),
      ),
      {
        maxLength: 60,
      },
    )
    .map((parts) => `trickhouse://join?${parts.join('')}`),
  fc
    .record({ host: fc.string(), port: fc.string(), code: fc.string(), key: fc.string() })
    .map(({ host, port, code, key }) => `trickhouse://join?host=${host}&port=${port}&code=${code}&key=${key}`),
  fc.string().map((name) => `${name}.trick.json`),
  fc.string().map((name) => `-${name}.trick.json`),
);

test('hostile arguments never throw, and bring nothing but a link that parses or a full path to a record', () => {
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 5 }), (argv) => {
      const arrival = externalOpenIn(argv, WORK);
      if (arrival === undefined) return;
      if (arrival.kind === 'file') {
        expect(isAbsolute(arrival.path)).toBe(true);
        expect(arrival.path).toMatch(/\.trick\.json$/i);
        expect(arrival.path).not.toContain('\0');
        return;
      }
      const link = parseLink(arrival.link);
      if (!link.ok) throw new Error(`a link that is none: ${arrival.link}`);
      expect(link.value.host).toMatch(/^[A-Za-z0-9.:%-]+$/);
      expect(link.value.port).toBeGreaterThan(0);
      expect(link.value.port).toBeLessThan(65_536);
      expect(link.value.code ?? '').toMatch(/^[A-Za-z0-9 -]{0,32}$/);
    }),
    { numRuns: 2000 },
  );
});

test.each(['192.168.1.300', '1..2', '::::', '0x7g.1'])('a link to “%s” is none: no web address has such a host', (host) => {
  expect(linkIn(LINK.replace('192.168.1.5', encodeURIComponent(host)))).toBeUndefined();
});

test('a link survives its way through arguments', () => {
  const host = fc.oneof(fc.ipV4(), fc.ipV6(), fc.domain());
  fc.assert(
    fc.property(host, fc.integer({ min: 1, max: 65_535 }), (name, port) => {
      const link = formatLink({ host: name, port });
      expect(externalOpenIn(['app', link], WORK)).toEqual({ kind: 'link', link });
    }),
  );
});

test('a file is read if it is text of a bearable length, and nothing else is', async () => {
  const path = (name: string) => join(dir, name);
  writeFileSync(path('good.trick.json'), '{"♠": 1}');
  writeFileSync(path('bytes.trick.json'), Buffer.from([0xff, 0xfe]));
  writeFileSync(path('long.trick.json'), 'x'.repeat(101));
  mkdirSync(path('folder.trick.json'));
  expect(await readText(path('good.trick.json'))).toBe('{"♠": 1}');
  expect(await readText(path('bytes.trick.json'))).toBeNull();
  expect(await readText(path('long.trick.json'), 100)).toBeNull();
  expect(await readText(path('folder.trick.json'))).toBeNull();
  expect(await readText(path('missing.trick.json'))).toBeNull();
});

// Windows has no pipes among its files, nor a program that makes one.
test.skipIf(process.platform === 'win32')('what is no file, but would be waited for, is not read', async () => {
  const pipe = join(dir, 'pipe.trick.json');
  execFileSync('mkfifo', [pipe]);
  expect(await readText(pipe)).toBeNull();
});

test('a name decides, whatever the folder is called', () => {
  expect(fileIn(join('x.trick.json', 'passwd'), WORK)).toBeUndefined();
  expect(fileIn('', WORK)).toBeUndefined();
});
