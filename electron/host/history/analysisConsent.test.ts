import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportCommand } from '../../cli/export.ts';
import { verify } from '../../cli/verify.ts';
import { MATCH_FORMAT, readMatch } from '../../store/format/lines.ts';
import { TestClient, hostOn, ownFolder, playOut } from '../fixtures/host.fixture.ts';
import type { Host } from '../host.ts';
import { ADA, BEN, bot, SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';

const START = { type: 'start', game: 'manille-two', options: {}, seating: 'fixed', dealer: 1 } as const;
/** Ada, and a seat for a guest. */
const TWO: Unnumbered = { ...START, people: [ADA, { kind: 'open' }] };

interface Pair {
  readonly dir: string;
  readonly host: Host;
  readonly ada: TestClient;
  readonly ben: TestClient;
}

/** Ada at the host's machine and Ben elsewhere, in their first deal. */
async function pair(): Promise<Pair> {
  const dir = ownFolder();
  const host = await hostOn(dir);
  const ada = new TestClient(host, true);
  await ada.ask(TWO);
  const ben = new TestClient(host, false, undefined, { name: 'Ben' });
  await ben.until(() => ben.last('table'));
  await ben.ask({ type: 'sit', person: 1 });
  await ada.ask({ type: 'begin', bots: [] });
  await ben.until(() => ben.last('update'));
  return { dir, host, ada, ben };
}

/** The answers as everyone receives them. */
const told = ({ table }: TestClient): unknown[] => table.consent.map(({ name, agreed }) => [name, agreed]);
const record = (answer: { readonly type: string }): string => ('text' in answer ? String(answer.text) : '');
/** The position to analyse: late enough in the first deal to be quick. */
async function late(ada: TestClient, match: string): Promise<{ readonly match: string; readonly deal: 1; readonly step: number }> {
  const position = await ada.ask({ type: 'replay', match, deal: 1, step: 0 });
  return { match, deal: 1, step: position.type === 'replay' ? position.steps - 3 : 0 };
}

describe('whether a match may be looked into', () => {
  it('is asked of everybody who plays, each of whom answers for themselves', async () => {
    const { ada, ben } = await pair();
    expect(ada.table.consent).toEqual([
      { name: 'Ada', person: 0, agreed: null, mine: true },
      { name: 'Ben', person: 1, agreed: null, mine: false },
    ]);
    expect(await ada.ask({ type: 'agree', person: 1, agreed: true })).toMatchObject({ code: 'table/not-yours' });
    expect(await ben.ask({ type: 'agree', person: 0, agreed: true })).toMatchObject({ code: 'table/not-yours' });
    expect(await ben.ask({ type: 'agree', person: 1, agreed: true })).toMatchObject({ type: 'table' });
    await ada.until(() => ada.table.consent[1]?.agreed === true);
    expect(await ben.ask({ type: 'agree', person: 1, agreed: false }), 'thinks better of it').toMatchObject({ type: 'table' });
    expect(told(ben)).toEqual([
      ['Ada', null],
      ['Ben', false],
    ]);
    const onlooker = new TestClient(await hostOn(ownFolder()), true);
    expect(await onlooker.ask({ type: 'agree', person: 0, agreed: true })).toMatchObject({ code: 'table/none' });
  });

  it('follows from all of them alone, over a restart and after the end', async () => {
    const { dir, host, ada, ben } = await pair();
    await ben.ask({ type: 'agree', person: 1, agreed: false });
    const { match } = ada.table;
    await host.close();
    const later = await hostOn(dir);
    const back = new TestClient(later, true);
    await back.ask({ type: 'resume', match });
    const again = new TestClient(later, false, ben.token);
    await again.until(() => again.last('update'));
    expect(told(again)).toEqual([
      ['Ada', null],
      ['Ben', false],
    ]);
    await back.ask({ type: 'agree', person: 0, agreed: true });
    await Promise.all([playOut(back), playOut(again)]);
    expect(await back.ask({ type: 'agree', person: 0, agreed: false }), 'it is over').toMatchObject({ code: 'match/over' });
    await back.ask({ type: 'leave' });
    const asked = await late(back, match);
    expect(await back.ask({ type: 'study', ...asked })).toMatchObject({ code: 'replay/not-agreed' });
    expect(await back.ask({ type: 'why', ...asked })).toMatchObject({ code: 'replay/not-agreed' });
    expect(await back.ask({ type: 'agree', match, person: 1, agreed: true }), 'Ben is elsewhere').toMatchObject({
      code: 'table/not-yours',
    });
    expect(await again.ask({ type: 'agree', match, person: 1, agreed: true })).toMatchObject({ code: 'table/not-owner' });
    // Neither by way of a text of it.
    const { type, ...position } = await back.ask({ type: 'replay', ...asked });
    const notation = type === 'replay' && 'notation' in position ? position.notation : '';
    expect(await back.ask({ type: 'study', text: notation, deal: 1, step: asked.step })).toMatchObject({ code: 'replay/not-agreed' });
    const text = record(await back.ask({ type: 'export', match }));
    const kept = await back.ask({ type: 'import', text });
    const copy = kept.type === 'kept' ? kept.match : '';
    expect(await back.ask({ type: 'agree', match: copy, person: 1, agreed: true })).toMatchObject({ code: 'table/not-yours' });
    expect(await back.ask({ type: 'study', ...asked, match: copy })).toMatchObject({ code: 'replay/not-agreed' });
  });

  it('is answered at the table even when the last card has been played', async () => {
    const { dir, ada, ben, host } = await pair();
    const { match } = ada.table;
    await Promise.all([playOut(ada), playOut(ben)]);
    await ada.ask({ type: 'agree', match, person: 0, agreed: true });
    expect(await ben.ask({ type: 'agree', person: 1, agreed: true })).toMatchObject({ type: 'table', over: true });
    expect(ada.table.consent.every(({ agreed }) => agreed === true)).toBe(true);
    await ada.ask({ type: 'leave' });
    const asked = await late(ada, match);
    expect(await ada.ask({ type: 'study', ...asked })).toMatchObject({ type: 'study' });
    // The record keeps it, and so does the command line.
    const file = join(dir, 'history', `${match}.jsonl`);
    expect(await verify([file])).toMatchObject({ ok: true, value: { matches: [{ match, agreed: { Ada: true, Ben: true } }] } });
    const exported = await exportCommand([dir, '--match', match]);
    expect(exported).toMatchObject({
      value: {
        people: [
          { kind: 'here', agreed: true },
          { kind: 'away', agreed: true },
        ],
      },
    });
    const kept = await ada.ask({ type: 'import', text: JSON.stringify(exported.ok ? exported.value : null) });
    expect(await ada.ask({ type: 'study', ...asked, match: kept.type === 'kept' ? kept.match : '' })).toMatchObject({ type: 'study' });
    await host.close();
  });

  it('is answered by people at one machine there, even later', async () => {
    const dir = ownFolder();
    const host = await hostOn(dir);
    const ada = new TestClient(host, true);
    await ada.ask({ ...START, people: [ADA, BEN] });
    expect(ada.table.consent.map(({ mine }) => mine)).toEqual([true, true]);
    const { match } = ada.table;
    while (!ada.table.over) {
      const person = ada.update.view.toAct === null ? 0 : ada.table.people.findIndex(({ seat }) => seat === ada.update.view.toAct);
      await ada.ask({ type: 'watch', person });
      const [action] = ada.update.legal.actions;
      if (action === undefined) await ada.ask({ type: 'next', version: ada.update.version });
      else await ada.ask({ type: 'act', version: ada.update.version, action });
    }
    await ada.ask({ type: 'leave' });
    const asked = await late(ada, match);
    expect(await ada.ask({ type: 'agree', match, person: 0, agreed: true })).toMatchObject({ type: 'agreed' });
    expect(await ada.ask({ type: 'study', ...asked })).toMatchObject({ code: 'replay/not-agreed' });
    expect(await ada.ask({ type: 'agree', match, person: 1, agreed: true })).toMatchObject({
      type: 'agreed',
      consent: [{ agreed: true }, { agreed: true }],
    });
    expect(await ada.ask({ type: 'study', ...asked })).toMatchObject({ type: 'study' });
    await host.close();
    const back = new TestClient(await hostOn(dir), true);
    expect(await back.ask({ type: 'study', ...asked })).toMatchObject({ type: 'study' });
  });

  it('is asked of a person who has acted and left, until another one acts in that seat', async () => {
    const { host, ada, ben } = await pair();
    await ben.ask({ type: 'stand' });
    await ben.ask({ type: 'sit', person: 1, name: 'Ben' });
    await ada.until(() => ada.table.people[1]?.kind === 'away');
    expect(told(ada), 'nothing had been done').toEqual([
      ['Ada', null],
      ['Ben', null],
    ]);
    const acts = async (one: TestClient): Promise<void> => {
      await one.until(() => one.update.legal.actions.length > 0);
      await one.ask({ type: 'act', version: one.update.version, action: one.update.legal.actions[0] ?? '' });
    };
    for (const one of ada.update.legal.actions.length > 0 ? [ada, ben] : [ben]) await acts(one);
    await ben.ask({ type: 'stand' });
    await ada.until(() => ada.table.people[1]?.kind === 'open');
    expect(ada.table.consent).toMatchObject([
      { name: 'Ada', person: 0 },
      { name: 'Ben', person: null, agreed: null },
    ]);
    const cas = new TestClient(host, false, undefined, { name: 'Cas' });
    await cas.until(() => cas.last('table'));
    await cas.ask({ type: 'sit', person: 1 });
    expect(cas.table.consent.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ada', false],
      ['Cas', true],
      ['Ben', false],
    ]);
    const canAct = ({ update }: TestClient): boolean => update.legal.actions.length > 0;
    while (!canAct(cas)) {
      await cas.until(() => canAct(cas) || canAct(ada));
      if (!canAct(cas)) await acts(ada);
    }
    await acts(cas);
    await cas.ask({ type: 'agree', person: 1, agreed: true });
    expect(told(cas), 'Cas answers for the seat').toEqual([
      ['Ada', null],
      ['Cas', true],
    ]);
  });

  it('is nobody’s question where one plays with bots', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask({ ...START, people: [ADA, bot('Bot 1')] });
    expect(ada.table.consent).toEqual([]);
  });

  it('lets a bot say what it thought, whatever people say', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    await playOut(ada);
    const own = ada.table.match;
    await ada.ask({ type: 'leave' });
    // As if a person had played in the place of the first bot.
    const told = JSON.parse(record(await ada.ask({ type: 'export', match: own }))) as { people: unknown[] };
    expect(told.people).toEqual([{ kind: 'here' }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'rule' }))]);
    const text = JSON.stringify({ ...told, people: told.people.with(1, { kind: 'here' }) });
    const kept = await ada.ask({ type: 'import', text });
    const match = kept.type === 'kept' ? kept.match : '';
    const course = await ada.ask({ type: 'replay', match, deal: 1, step: 0 });
    if (course.type !== 'replay') throw new Error(course.type);
    const where = (person: number) => {
      const step = course.moves.findIndex(({ seat, card }) => card !== undefined && course.seats[seat] === person);
      return { match, deal: 1, step };
    };
    expect(await ada.ask({ type: 'why', ...where(2) })).toMatchObject({ type: 'why', level: 'rule' });
    expect(await ada.ask({ type: 'why', ...where(2), level: 'hard' })).toMatchObject({ code: 'replay/not-agreed' });
    expect(await ada.ask({ type: 'why', ...where(1) })).toMatchObject({ code: 'replay/not-agreed' });
  });

  it('is asked in matches that an earlier version began, whose files then are of the latest format', async () => {
    const { dir, host, ada } = await pair();
    const { match } = ada.table;
    await host.close();
    const file = join(dir, 'matches', `${match}.jsonl`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(MATCH_FORMAT, 'trickhouse-match/1'));
    const later = await hostOn(dir);
    const back = new TestClient(later, true);
    await back.ask({ type: 'resume', match });
    await back.ask({ type: 'agree', person: 0, agreed: true });
    await later.close();
    const saved = readMatch(readFileSync(file));
    expect(saved).toMatchObject({ ok: true, value: { header: { format: MATCH_FORMAT } } });
    expect(saved.ok && saved.value.consent.answers.map(({ agreed }) => agreed)).toEqual([true, null]);
    expect(saved.ok && saved.value.length).toBe(readFileSync(file).length);
  });
});
