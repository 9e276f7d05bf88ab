import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PreferencesFile } from './preferences.ts';

function place(): string {
  const dir = mkdtempSync(join(tmpdir(), 'trickhouse-preferences-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return join(dir, 'desktop.json');
}

test('what is remembered is there with the next start, and invalid parts alone are dropped', () => {
  const file = place();
  const first = new PreferencesFile(file);
  expect(first.isLost, 'there has never been one').toBe(false);
  expect(first.keep({ data: '/media/stick/matches', zoom: 1 })).toBe(true);
  expect(new PreferencesFile(file).all).toEqual({ data: '/media/stick/matches', zoom: 1 });
  writeFileSync(file, '{"data":"/media/stick/matches","zoom":99}');
  const second = new PreferencesFile(file);
  expect(second.all).toEqual({ data: '/media/stick/matches' });
  expect(second.isLost).toBe(false);
});

test.each(['', '{"data":"/media/s', 'null', '"text"', '\0\0\0\0'])('a file that reads %j is kept, and the player hears of it', (text) => {
  const file = place();
  writeFileSync(file, text);
  const memory = new PreferencesFile(file);
  expect(memory.isLost).toBe(true);
  expect(memory.all).toEqual({});
  expect(memory.keep({ zoom: 1 })).toBe(true);
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(text);
  expect(new PreferencesFile(file).all).toEqual({ zoom: 1 });
  writeFileSync(file, '{');
  expect(new PreferencesFile(file).isLost).toBe(true);
  expect(readdirSync(join(file, '..')), 'the one before is kept, too').toHaveLength(2);
});

test('a file that the system does not give out is left as it is, and goes on when it can be read', (context) => {
  const file = place();
  new PreferencesFile(file).keep({ data: '/media/stick/matches' });
  const before = readFileSync(file, 'utf8');
  const user = process.geteuid?.();
  if (user === undefined || process.seteuid === undefined) return context.skip('no such permissions here');
  chmodSync(file, 0);
  if (user === 0) {
    chmodSync(join(file, '..'), 0o777);
    process.seteuid(65534);
  }
  let memory: PreferencesFile;
  try {
    memory = new PreferencesFile(file);
    expect(memory.isLost).toBe(true);
    expect(memory.keep({ zoom: 1 })).toBe(false);
  } finally {
    if (user === 0) process.seteuid(user);
  }
  chmodSync(file, 0o600);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(memory.keep({ zoom: 2 })).toBe(true);
  expect(new PreferencesFile(file).all).toEqual({ data: '/media/stick/matches', zoom: 2 });
});

test('what is no file makes way', () => {
  const file = place();
  symlinkSync(join(file, '..', 'nothing'), file);
  const memory = new PreferencesFile(file);
  expect(memory.keep({ zoom: 1 })).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(new PreferencesFile(file).all).toEqual({ zoom: 1 });
});
