import { build } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../host/fixtures/host.fixture.ts';
import type { Host } from '../host/host.ts';
import { ADA, SOLO, type Unnumbered } from '../host/fixtures/matches.fixture.ts';
import { lockFolder } from './disk/lock.ts';
import { readMatch } from './format/lines.ts';

const SHORT: Unnumbered = { ...SOLO, game: 'manille-two', options: {}, people: SOLO.people.slice(0, 2), dealer: 1 };
const historyOf = (ada: TestClient): Promise<ServerMessage> => ada.ask({ type: 'history', skip: 0, take: 9 });

async function started(dir: string, message: Unnumbered): Promise<{ host: Host; ada: TestClient; match: string }> {
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(message);
  return { host, ada, match: ada.table.match };
}

describe('a match whose last card cannot be written', () => {
  it('is in the history once it can, though no line follows: the folder was away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, SHORT);
    const [away, place] = [join(dir, 'elsewhere'), join(dir, 'matches')];
    // Until the journal is open it makes do with the file it has: a fault has to be at hand for the last card.
    await host.close();
    const later = await hostOn(dir);
    const again = new TestClient(later, true);
    await again.ask({ type: 'resume', match });
    renameSync(place, away);
    await playOut(again);
    expect(again.table).toMatchObject({ over: true, unsaved: 'store/folder-gone' });
    await again.ask({ type: 'leave' });
    expect(again.last('home')?.unfinished, 'it is not lost from sight').toMatchObject([{ id: match }]);
    expect(await again.ask({ type: 'delete', match: ada.table.match })).toMatchObject({ type: 'refusal' });
    await again.ask({ type: 'resume', match });
    expect(again.table.over, 'taken up from what is to be written').toBe(true);
    await again.ask({ type: 'leave' });
    renameSync(away, place);
    await vi.advanceTimersByTimeAsync(6000);
    let listed: readonly unknown[] = [];
    for (let i = 0; i < 20_000 && listed.length === 0; i += 1) {
      const history = await historyOf(again);
      listed = history.type === 'history' ? history.matches : [];
      await new Promise(setImmediate);
    }
    expect(listed).toMatchObject([{ id: match }]);
    expect(readMatch(readFileSync(join(dir, 'history', `${match}.jsonl`)))).toMatchObject({ ok: true });
  });

  it('is written with the end of the program at the latest', async () => {
    const dir = ownFolder();
    const { host, match } = await started(dir, SHORT);
    await host.close();
    const later = await hostOn(dir);
    const ada = new TestClient(later, true);
    await ada.ask({ type: 'resume', match });
    renameSync(join(dir, 'matches'), join(dir, 'elsewhere'));
    await playOut(ada);
    await ada.ask({ type: 'leave' });
    renameSync(join(dir, 'elsewhere'), join(dir, 'matches'));
    await later.close();
    const last = new TestClient(await hostOn(dir), true);
    expect(await historyOf(last)).toMatchObject({ matches: [{ id: match }] });
  });
});

it('a match on a table whose disk was full is saved as soon as there is room, though no line follows', async (context) => {
  const dir = ownFolder();
  const disk = join(dir, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', disk]).status !== 0) return context.skip('no disk can be made here');
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  const { ada, match } = await started(disk, SOLO);
  const filler = join(disk, 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']);
  await playOut(ada);
  await ada.until(() => ada.table.unsaved === 'store/disk-full');
  rmSync(filler);
  // The table notifies the owner without a request.
  await ada.until(() => ada.table.unsaved === null);
  const saved = readMatch(readFileSync(join(disk, 'matches', `${match}.jsonl`)));
  expect(saved.ok && saved.value.over).not.toBeNull();
}, 20_000);

describe('a match that cannot move to the history', () => {
  it('stays in sight, and moves when it can', async () => {
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, SHORT);
    const inTheWay = join(dir, 'history', `${match}.jsonl`);
    mkdirSync(inTheWay);
    await playOut(ada);
    await ada.ask({ type: 'leave' });
    await host.close();
    const later = await hostOn(dir);
    const again = new TestClient(later, true);
    expect((await again.until(() => again.last('home'))).unfinished).toMatchObject([{ id: match }]);
    await again.ask({ type: 'resume', match });
    expect(again.table.over).toBe(true);
    rmSync(inTheWay, { recursive: true });
    await again.ask({ type: 'leave' });
    expect(await historyOf(again)).toMatchObject({ matches: [{ id: match }] });
  });

  it('never takes the place of another file', async () => {
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, SHORT);
    const place = join(dir, 'history', `${match}.jsonl`);
    writeFileSync(place, 'something else');
    await playOut(ada);
    await host.close();
    expect(readFileSync(place, 'utf8')).toBe('something else');
    const last = new TestClient(await hostOn(dir), true);
    expect((await last.until(() => last.last('home'))).unfinished).toMatchObject([{ id: match }]);
  });

  it('moves to another disk by a copy', async (context) => {
    const dir = ownFolder();
    mkdirSync(join(dir, 'history'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', join(dir, 'history')]).status !== 0)
      return context.skip('no disk can be made here');
    onTestFinished(() => void spawnSync('umount', ['-l', join(dir, 'history')]));
    const { ada, match } = await started(dir, SHORT);
    await playOut(ada);
    await ada.ask({ type: 'leave' });
    expect(await historyOf(ada)).toMatchObject({ matches: [{ id: match }] });
    expect(readdirSync(join(dir, 'matches'))).toEqual([]);
  });
});

describe('whatever is done at once', () => {
  it('a match that is deleted while it is taken up is on the table or deleted, never half of each', async () => {
    for (const order of ['resume', 'delete'] as const) {
      const dir = ownFolder();
      const { host, ada, match } = await started(dir, SOLO);
      await ada.ask({ type: 'leave' });
      const wanted = [
        { type: 'resume', match },
        { type: 'delete', match },
      ] as const;
      const answers = await Promise.all((order === 'resume' ? wanted : wanted.toReversed()).map((one) => ada.ask(one)));
      expect(
        answers.filter(({ type }) => type === 'refusal'),
        order,
      ).toHaveLength(1);
      const there = readdirSync(join(dir, 'matches')).length;
      expect(there + readdirSync(join(dir, 'deleted')).length).toBe(1);
      if (there === 1) {
        await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0] ?? '' });
        expect(ada.table.unsaved).toBeNull();
      }
      await host.close();
    }
  });

  it('taking a match up many times leaves one journal and a whole file', async () => {
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, SOLO);
    await ada.ask({ type: 'leave' });
    await Promise.all(Array.from({ length: 9 }, () => ada.ask({ type: 'resume', match })));
    await playOut(ada);
    await host.close();
    const last = new TestClient(await hostOn(dir), true);
    expect(await historyOf(last)).toMatchObject({ matches: [{ id: match }] });
    expect(readdirSync(join(dir, 'aside'))).toEqual([]);
  });

  it('answers of two people at once are both kept', async () => {
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, { ...SHORT, people: [ADA, { kind: 'here', name: 'Ben' }] });
    while (!ada.table.over) {
      const { toAct } = ada.update.view;
      await ada.ask({ type: 'watch', person: toAct === null ? 0 : ada.table.people.findIndex(({ seat }) => seat === toAct) });
      const [action] = ada.update.legal.actions;
      if (action === undefined) await ada.ask({ type: 'next', version: ada.update.version });
      else await ada.ask({ type: 'act', version: ada.update.version, action });
    }
    await ada.ask({ type: 'leave' });
    await Promise.all([0, 1].map((person) => ada.ask({ type: 'agree', match, person, agreed: true })));
    await host.close();
    const saved = readMatch(readFileSync(join(dir, 'history', `${match}.jsonl`)));
    expect(saved.ok && saved.value.consent.given()).toBe(true);
  });

  it('of programs that start at once over the lock of one that was killed, one gets the folder', async () => {
    const dir = ownFolder();
    const program = join(ownFolder(), 'lock.mjs');
    const contents = `import { lockFolder } from './disk/lock.ts';
      process.stdin.once('data', async () => { process.stdout.write((await lockFolder(process.argv[2])).ok ? 'yes' : 'no'); });
      process.stdout.write('ready ');`;
    await build({ stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, platform: 'node', format: 'esm', outfile: program });
    for (let round = 0; round < 8; round += 1) {
      writeFileSync(join(dir, 'lock'), '999999999\n');
      const children = Array.from({ length: 5 }, () => spawn(process.execPath, [program, dir], { stdio: ['pipe', 'pipe', 'inherit'] }));
      onTestFinished(() => children.forEach((child) => void child.kill()));
      const said = children.map((child) => {
        let text = '';
        child.stdout.on('data', (data: Buffer) => (text += data.toString()));
        const until = async (what: RegExp): Promise<string> => {
          while (!what.test(text)) await new Promise((resolve) => child.stdout.once('data', resolve));
          return text;
        };
        return { until };
      });
      await Promise.all(said.map(({ until }) => until(/ready/)));
      for (const child of children) child.stdin.write('go\n');
      const answers = await Promise.all(said.map(({ until }) => until(/yes|no/)));
      expect(answers.filter((text) => text.includes('yes'))).toHaveLength(1);
      for (const child of children) child.kill();
      await Promise.all(
        children.map(
          (child) => new Promise((resolve) => ((child.exitCode ?? child.signalCode) === null ? child.once('exit', resolve) : resolve(0))),
        ),
      );
    }
  }, 30_000);

  it('a lock that another has just made is not taken over for the old one', async () => {
    const dir = ownFolder();
    writeFileSync(join(dir, 'lock'), `${process.ppid}\n`);
    expect(await lockFolder(dir)).toMatchObject({ error: { code: 'store/in-use' } });
    expect(readFileSync(join(dir, 'lock'), 'utf8')).toBe(`${process.ppid}\n`);
  });
});

describe('a wrong clock', () => {
  it('deletes nothing for good before its time', async () => {
    const dir = ownFolder();
    const { host, ada, match } = await started(dir, SHORT);
    await playOut(ada);
    await host.close();
    // The battery of the clock is empty: it begins again in 1970, and is set right later.
    const stopped = await hostOn(dir, { now: () => 5000 });
    const owner = new TestClient(stopped, true);
    expect(await owner.ask({ type: 'delete', match })).toMatchObject({ place: 'deleted' });
    await stopped.close();
    const later = new TestClient(await hostOn(dir), true);
    expect(await later.ask({ type: 'restore', match })).toMatchObject({ place: 'history' });
  });

  it('that goes back in mid-match costs nothing', async () => {
    const clock = { now: 1_771_100_100_000 };
    const dir = ownFolder();
    const host = await hostOn(dir, { now: () => clock.now });
    const ada = new TestClient(host, true);
    await ada.ask(SHORT);
    clock.now = -40_000;
    await playOut(ada);
    await host.close();
    const later = new TestClient(await hostOn(dir), true);
    expect(await historyOf(later)).toMatchObject({ matches: [{ id: ada.table.match }] });
  });
});

it('an index that tells of other matches than there are is made anew', async () => {
  const dir = ownFolder();
  const { host, ada, match } = await started(dir, SHORT);
  await playOut(ada);
  await host.close();
  const index = join(dir, 'history', 'index.jsonl');
  const line = readFileSync(index, 'utf8');
  for (const text of [
    '',
    `${line}{"gone":"${match}"}\n`,
    line.replaceAll(match, 'another'),
    '{}\n[]\nnull\n',
    line.slice(0, 40),
    '\0\0\0\n',
  ]) {
    writeFileSync(index, text);
    const again = await hostOn(dir);
    expect(await historyOf(new TestClient(again, true)), text).toMatchObject({ total: 1, matches: [{ id: match }] });
    await again.close();
  }
});
