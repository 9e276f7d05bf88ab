import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../host/fixtures/host.fixture.ts';
import { Store } from './store.ts';
import { Tokens } from './tokens.ts';

/** Texts of a file of tokens that this version cannot read: cut short, of a newer version, and none at all. */
const UNREADABLE = ['{"format":"trickhouse-tokens/1","hold', '{"format":"trickhouse-tokens/9","holders":[]}', ''];

describe('a file of tokens that makes no sense', () => {
  it.each(UNREADABLE)('moves aside whole before another takes its place: %j', async (text) => {
    const dir = ownFolder();
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'tokens.json'), text);
    const odd: string[] = [];
    const tokens = new Tokens(join(dir, 'tokens.json'), (name) => odd.push(name));
    await tokens.keep('0'.repeat(64));
    expect(odd).toEqual(['tokens.json']);
    const [kept] = readdirSync(join(dir, 'aside'));
    expect(kept).toMatch(/^tokens\.json\.\d+$/);
    expect(readFileSync(join(dir, 'aside', kept!), 'utf8')).toBe(text);
    expect(new Tokens(join(dir, 'tokens.json')).has('0'.repeat(64))).toBe(true);
  });

  it('is reported to the owner of the table', async () => {
    const dir = ownFolder();
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'tokens.json'), '[]');
    const store = await Store.open(dir);
    if (!store.ok) throw new Error(store.error.code);
    expect([...store.value.found.odd]).toEqual(['tokens.json']);
    await store.value.close();
  });

  it('is not missed where there is none', () => {
    const odd: string[] = [];
    expect(new Tokens(join(ownFolder(), 'tokens.json'), (name) => odd.push(name)).has('0'.repeat(64))).toBe(false);
    expect(odd).toEqual([]);
  });
});
