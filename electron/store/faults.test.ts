import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestClient, hostOn, ownFolder } from '../host/fixtures/host.fixture.ts';
import { SOLO } from '../host/fixtures/matches.fixture.ts';
import { Journal } from './disk/journal.ts';

/** Plays one action of Ada's, and waits until it is her turn again or the deal is over. */
async function playOne(ada: TestClient): Promise<void> {
  if (ada.update.view.toAct === null) await ada.ask({ type: 'next', version: ada.update.version });
  await ada.until(() => ada.update.legal.actions.length > 0);
  await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
  await ada.until(() => ada.update.legal.actions.length > 0 || ada.update.view.toAct === null);
}

/** Everything played is there again after a restart. */
async function isSaved(dir: string, match: string, view: unknown): Promise<void> {
  const later = new TestClient(await hostOn(dir), true);
  await later.ask({ type: 'resume', match });
  expect(later.update.view).toEqual(view);
}

describe('while matches cannot be saved', () => {
  it('play goes on, everybody is told, and it is made up for later: the folder is away', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    renameSync(join(dir, 'matches'), join(dir, 'elsewhere'));
    await ada.ask(SOLO);
    await playOne(ada);
    expect(ada.table.unsaved).toBe('store/folder-gone');
    await playOne(ada);
    renameSync(join(dir, 'elsewhere'), join(dir, 'matches'));
    await playOne(ada);
    await ada.until(() => ada.table.unsaved === null);
    const { match } = ada.table;
    const { view } = ada.update;
    await host.close();
    await isSaved(dir, match, view);
  });

  it('even where there has never been a folder', async () => {
    const dir = ownFolder();
    writeFileSync(join(dir, 'file'), '');
    const ada = new TestClient(await hostOn(join(dir, 'file', 'data')), true);
    await ada.ask(SOLO);
    await playOne(ada);
    expect(ada.table.unsaved).toBe('store/folder-gone');
    const { match } = ada.table;
    const { view } = ada.update;
    await ada.ask({ type: 'leave' });
    expect(ada.last('home')?.unfinished, 'as long as the program runs').toMatchObject([{ id: match }]);
    await ada.ask({ type: 'resume', match });
    expect(ada.update.view).toEqual(view);
    await playOne(ada);
  });
});

/** A small disk of its own, where the system lets one be made. */
function smallDisk(): string | undefined {
  const dir = ownFolder();
  const disk = join(dir, 'disk');
  mkdirSync(disk);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0;
  if (made) onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  return made ? disk : undefined;
}

describe('on a real disk', () => {
  it('that is full, play goes on and is saved once there is room', async (context) => {
    const disk = smallDisk();
    if (disk === undefined) return context.skip('no disk can be made here');
    const host = await hostOn(disk);
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playOne(ada);
    expect(ada.table.unsaved).toBe(null);
    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']);
    // Until the last block of the file is full too.
    for (let i = 0; i < 100 && ada.table.unsaved === null; i += 1) await playOne(ada);
    expect(ada.table.unsaved).toBe('store/disk-full');
    await playOne(ada);
    rmSync(filler);
    await playOne(ada);
    await ada.until(() => ada.table.unsaved === null);
    const { match } = ada.table;
    const { view } = ada.update;
    await host.close();
    await isSaved(disk, match, view);
  });

  it('that may not be written to, play goes on', async (context) => {
    const disk = smallDisk();
    if (disk === undefined) return context.skip('no disk can be made here');
    const remount = (how: string): void => expect(spawnSync('mount', ['-o', `remount,${how}`, disk]).status).toBe(0);
    await (await hostOn(disk)).close();
    remount('ro');
    const host = await hostOn(disk);
    const ada = new TestClient(host, true);
    await ada.ask(SOLO);
    await playOne(ada);
    expect(ada.table.unsaved).toBe('store/read-only');
    remount('rw');
    await playOne(ada);
    await ada.until(() => ada.table.unsaved === null);
    const { match } = ada.table;
    const { view } = ada.update;
    await host.close();
    await isSaved(disk, match, view);
  });
});

describe('the file of a new match', () => {
  it('takes no other’s place: one that turns up there stays, and the table says that nothing is saved', async () => {
    const path = join(ownFolder(), 'one.jsonl');
    writeFileSync(path, 'another match');
    const journal = new Journal(path, 'new');
    await journal.append('{"a":1}');
    await journal.append('{"a":2}');
    expect(journal.fault).toBe('store/write-failed');
    expect(readFileSync(path, 'utf8')).toBe('another match');
    rmSync(path);
    await journal.close();
    expect(readFileSync(path, 'utf8')).toBe('{"a":1}\n{"a":2}\n');
  });

  it('goes on where its first line did not fit on the disk', async (context) => {
    const disk = smallDisk();
    if (disk === undefined) return context.skip('no disk can be made here');
    writeFileSync(join(disk, 'full'), '');
    const filled = spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'full')}`, 'bs=4096']);
    expect(filled.status).not.toBe(0);
    const journal = new Journal(join(disk, 'one.jsonl'), 'new');
    await journal.append('{"a":1}');
    expect(journal.fault).toBe('store/disk-full');
    rmSync(join(disk, 'full'));
    await journal.close();
    expect(readFileSync(join(disk, 'one.jsonl'), 'utf8')).toBe('{"a":1}\n');
  });
});
