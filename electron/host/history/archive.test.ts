import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_RECORD_LENGTH, MOST_DEALS, parseRecord, replay } from '../../../engine/match/record.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { Store } from '../../store/store.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { largestRecord } from '../fixtures/largeRecord.fixture.ts';
import { ADA, bot, SOLO, type Unnumbered } from '../fixtures/matches.fixture.ts';
import { ask, HISTORY, playedOut } from '../fixtures/playedOut.fixture.ts';

describe('history', () => {
  it('lists what is over, and finds it by name, day and game', async () => {
    const { ada, match } = await playedOut();
    const { matches, total } = await ask(ada, 'history', HISTORY);
    expect(total).toBe(1);
    expect(matches).toMatchObject([{ id: match, game: 'klaverjas', deals: 4, people: [ADA, bot('Bot 1'), bot('Bot 2'), bot('Bot 3')] }]);
    expect(matches[0]?.totals).toEqual(ada.table.totals);
    expect(matches[0]?.winners).toEqual(ada.table.winners);
    const day = new Date(matches[0]!.at).toISOString().slice(0, 10);
    for (const search of ['ÁDA', 'bot ada', day, `ada ${day.slice(0, 7)}`, ''])
      expect((await ask(ada, 'history', { ...HISTORY, search })).total, search).toBe(1);
    for (const search of ['ben', '1999']) expect((await ask(ada, 'history', { ...HISTORY, search })).total, search).toBe(0);
    expect((await ask(ada, 'history', { ...HISTORY, game: 'botifarra' })).total).toBe(0);
    expect((await ask(ada, 'history', { ...HISTORY, skip: 1 })).matches).toEqual([]);
  });

  it('is for the owner alone', async () => {
    const { host, match } = await playedOut();
    const visitor = new TestClient(host, false);
    await visitor.until(() => visitor.last('welcome'));
    const all: Unnumbered[] = [
      HISTORY,
      { type: 'statistics' },
      { type: 'export', match },
      { type: 'delete', match },
      { type: 'replay', match, deal: 1, step: 0 },
    ];
    for (const message of all) expect(await visitor.ask(message)).toMatchObject({ code: 'table/not-owner' });
  });

  it('mends an index that does not agree with the files', async () => {
    const { dir, host, match } = await playedOut();
    await host.close();
    const index = join(dir, 'history', 'index.jsonl');
    for (const spoil of [
      () => rmSync(index),
      () => writeFileSync(index, '{"id":"x"}\n'),
      () => writeFileSync(index, '{"id":'),
      () => writeFileSync(index, `{"gone":"${match}"}\n`),
    ]) {
      spoil();
      const again = await hostOn(dir);
      expect((await ask(new TestClient(again, true), 'history', HISTORY)).matches).toMatchObject([{ id: match }]);
      await again.close();
    }
    rmSync(join(dir, 'history', `${match}.jsonl`));
    const again = await hostOn(dir);
    expect((await ask(new TestClient(again, true), 'history', HISTORY)).matches).toEqual([]);
  });

  it('finds by person and by result', async () => {
    const { ada, match } = await playedOut();
    const { matches, people } = await ask(ada, 'history', HISTORY);
    expect(people).toEqual(['Ada']);
    const won = matches[0]!.winners.includes(0);
    for (const [asked, found] of [
      [{ person: 'áda' }, true],
      [{ person: 'Ad' }, false],
      [{ person: 'Bot 1' }, false],
      [{ result: 'won' }, won],
      [{ result: 'lost' }, !won],
      [{ person: 'Ada', result: won ? 'won' : 'lost' }, true],
      [{ person: 'Ada', result: won ? 'lost' : 'won' }, false],
    ] as const)
      expect(
        (await ask(ada, 'history', { ...HISTORY, ...asked })).matches.map(({ id }) => id),
        JSON.stringify(asked),
      ).toEqual(found ? [match] : []);
  });

  it('is listed from the index alone: a thousand matches are not read', async () => {
    const { dir, host } = await playedOut();
    await host.close();
    const index = readFileSync(join(dir, 'history', 'index.jsonl'), 'utf8');
    const one = JSON.parse(index.trim().split('\n').at(-1) ?? '');
    const ids = Array.from({ length: 1000 }, (_, i) => `copy-${i}`);
    // Nothing can be learnt from the files themselves.
    for (const id of ids) writeFileSync(join(dir, 'history', `${id}.jsonl`), '');
    writeFileSync(join(dir, 'history', 'index.jsonl'), index + ids.map((id, i) => `${JSON.stringify({ ...one, id, at: i })}\n`).join(''));
    const store = await Store.open(dir);
    if (!store.ok) throw new Error(store.error.code);
    const { total, matches } = store.value.history.list({ search: 'ada', skip: 0, take: 100 });
    expect({ total, shown: matches.length }).toEqual({ total: 1001, shown: 100 });
    await store.value.close();
  });
});

describe('a replay', () => {
  it('shows every position with all hands open', async () => {
    const { ada, match } = await playedOut();
    const first = await ask(ada, 'replay', { type: 'replay', match, deal: 2, step: 0 });
    expect(first).toMatchObject({
      deal: 2,
      deals: 4,
      step: 0,
      seats: [0, 1, 2, 3],
      people: [ADA, bot('Bot 1'), bot('Bot 2'), bot('Bot 3')],
    });
    for (const hand of first.view.hands) {
      expect(hand).toHaveLength(8);
      expect(hand).not.toContain('??');
    }
    for (let step = 0; step <= first.steps; step += 1) {
      const at = await ask(ada, 'replay', { type: 'replay', match, deal: 2, step });
      expect(at.view.moves).toHaveLength(step);
      if (step < first.steps) expect(at.legal.actions).toContain(at.action);
      else expect(at).toMatchObject({ action: null, legal: { actions: [] } });
    }
    expect(await ada.ask({ type: 'replay', match, deal: 2, step: first.steps + 1 })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ type: 'replay', match, deal: 5, step: 0 })).toMatchObject({ code: 'replay/no-position' });
    expect(await ada.ask({ type: 'replay', match: 'none', deal: 1, step: 0 })).toMatchObject({ code: 'store/unknown-match' });
  });

  it('is from any seat, open or as it was', async () => {
    const { ada, match } = await playedOut();
    const covered = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 3, seat: 2, open: false });
    expect(covered.view).toMatchObject({ viewer: 2 });
    expect(covered.view.hands.map((hand) => hand.includes('??'))).toEqual([true, true, false, true]);
    const open = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 3, seat: 2 });
    expect(open.view).toMatchObject({ viewer: 2 });
    expect(open.view.hands.flat()).not.toContain('??');
    expect(open.tricks).toHaveLength(8);
    expect(open.moves).toHaveLength(open.steps);
    expect(await ada.ask({ type: 'replay', match, deal: 1, step: 3, seat: 4 })).toMatchObject({ code: 'replay/no-position' });
  });

  it('goes on otherwise than was played, as far as the rules allow', async () => {
    const { ada, match } = await playedOut();
    const at = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 6 });
    const other = at.legal.actions.find((action) => action !== at.action)!;
    const branched = await ask(ada, 'replay', { type: 'replay', match, deal: 1, step: 6, branch: [other] });
    expect(branched.view.moves.at(-1)?.action).toBe(other);
    expect(branched.action).toBe(null);
    // Its notation is a record of the position itself.
    const again = await ask(ada, 'replay', { type: 'replay', text: branched.notation, deal: 1, step: 7 });
    expect({ ...again.view, carry: null, options: null }).toEqual({ ...branched.view, carry: null, options: null });
    expect(again.match).toBe(null);
    expect(await ada.ask({ type: 'replay', match, deal: 1, step: 6, branch: ['2S'] })).toMatchObject({ code: 'action/not-legal' });
    expect(await ada.ask({ type: 'replay', deal: 1, step: 6 })).toMatchObject({ code: 'replay/no-source' });
    expect(await ada.ask({ type: 'replay', match, text: again.notation, deal: 1, step: 0 })).toMatchObject({ code: 'replay/no-source' });
    expect(await ada.ask({ type: 'replay', text: '{', deal: 1, step: 0 })).toMatchObject({ code: 'record/not-json' });
  });

  it('tells nothing of a match that goes on', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    await ada.ask(SOLO);
    expect(await ada.ask({ type: 'replay', match: ada.table.match, deal: 1, step: 0 })).toMatchObject({ code: 'match/not-over' });
    expect(await ada.ask({ type: 'export', match: ada.table.match })).toMatchObject({ code: 'match/not-over' });
  });
});

describe('records', () => {
  it('go out and come in again, the same', async () => {
    const { ada, match } = await playedOut();
    const { text, name } = await ask(ada, 'record', { type: 'export', match });
    expect(name).toMatch(/^klaverjas-\d{4}-\d\d-\d\d\.trick\.json$/);
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.message);
    expect(replay(record.value)).toMatchObject({ ok: true, value: { standing: { over: true, totals: ada.table.totals } } });
    const kept = await ask(ada, 'kept', { type: 'import', text });
    expect(kept).toMatchObject({ place: 'history' });
    expect((await ask(ada, 'record', { type: 'export', match: kept.match })).text).toBe(text);
    expect((await ask(ada, 'history', HISTORY)).total).toBe(2);
  });

  it('of matches that an evening ended come in over, can be looked at, and go out the same', async () => {
    const { ada, match } = await playedOut();
    const record = JSON.parse((await ask(ada, 'record', { type: 'export', match })).text);
    const limited = { ...record, limit: { deals: 1 }, deals: record.deals.slice(0, 1) };
    const kept = await ask(ada, 'kept', { type: 'import', text: JSON.stringify(limited) });
    expect(kept).toMatchObject({ place: 'history' });
    expect(await ask(ada, 'replay', { type: 'replay', match: kept.match, deal: 1, step: 0 })).toMatchObject({ deals: 1 });
    expect(JSON.parse((await ask(ada, 'record', { type: 'export', match: kept.match })).text)).toEqual(limited);
  });

  it('go out all at once, each a record that comes in again', async () => {
    const { ada, match } = await playedOut();
    const { text } = await ask(ada, 'record', { type: 'export', match });
    await ask(ada, 'kept', { type: 'import', text });
    const all = await ask(ada, 'record', { type: 'export' });
    expect(all).toMatchObject({ match: null, name: expect.stringMatching(/^trickhouse-.*\.trick\.json$/) });
    const bundle = JSON.parse(all.text);
    expect(bundle.format).toBe('trick-records/1');
    expect(bundle.records).toEqual([JSON.parse(text), JSON.parse(text)]);
  });

  it('are told as text for people', async () => {
    const { ada, match } = await playedOut();
    const { text, name } = await ask(ada, 'record', { type: 'export', match, as: 'text' });
    expect(name).toMatch(/\.txt$/);
    expect(text).toContain('Klaverjassen: Ada, Bot 1, Bot 2');
    expect(text).toContain('Won by');
  });

  it('of matches that are not over are taken up where they stopped', async () => {
    const { ada, match } = await playedOut();
    const { text } = await ask(ada, 'record', { type: 'export', match });
    const record = JSON.parse(text);
    record.deals = record.deals.slice(0, 2);
    // As another program may have written it: cards, and no seed.
    for (const deal of record.deals) delete deal.seed;
    delete record.people;
    record.deals[1].actions = record.deals[1].actions.slice(0, 5);
    const kept = await ask(ada, 'kept', { type: 'import', text: JSON.stringify(record) });
    expect(kept).toMatchObject({ place: 'unfinished' });
    await ask(ada, 'update', { type: 'resume', match: kept.match });
    expect(await ada.ask({ type: 'delete', match: kept.match })).toMatchObject({ code: 'table/in-play' });
    expect(ada.table).toMatchObject({ deal: 2, people: [{ kind: 'here' }, { kind: 'here' }, { kind: 'here' }, { kind: 'here' }] });
    expect(ada.update.view.moves).toHaveLength(5);
  });

  it('of the largest size come in while a table plays on, and longer ones do not', async () => {
    const ada = new TestClient(await hostOn(ownFolder()), true);
    const text = largestRecord();
    expect(text.length).toBeGreaterThan(0.98 * MAX_RECORD_LENGTH);
    await ada.ask(SOLO);
    let kept: ServerMessage | undefined;
    const waits: number[] = [];
    const start = performance.now();
    const coming = ada.ask({ type: 'import', text }).then((answer) => (kept = answer));
    while (kept === undefined) {
      const began = performance.now();
      const { version, view, legal } = ada.update;
      const [action] = legal.actions;
      if (ada.table.over) await ada.ask(SOLO);
      else if (action !== undefined) await ada.ask({ type: 'act', version, action });
      else if (view.toAct === null) await ada.ask({ type: 'next', version });
      if (action !== undefined) waits.push(performance.now() - began);
      await ada.until(() => ada.table.over || ada.update.legal.actions.length > 0 || ada.update.view.toAct === null);
    }
    expect(await coming).toMatchObject({ type: 'kept', place: 'history' });
    // Against the time of the whole import, so that a busy machine changes nothing: read at one stroke, it would hold one action up for nearly all of it.
    expect(waits.length).toBeGreaterThan(5);
    expect(Math.max(...waits), JSON.stringify(waits)).toBeLessThan((performance.now() - start) / 3);
    const record = JSON.parse(text) as { deals: object[] };
    const deals = Array.from({ length: MOST_DEALS + 1 }, () => ({ ...record.deals[0], notes: [] }));
    for (const long of [text.padEnd(MAX_RECORD_LENGTH + 1), JSON.stringify({ ...record, deals })])
      expect(await ada.ask({ type: 'import', text: long })).toMatchObject({ type: 'refusal', code: 'record/too-long' });
  });

  it('that are none are refused, and nothing is kept of them', async () => {
    const { ada, dir, match } = await playedOut();
    const { text } = await ask(ada, 'record', { type: 'export', match });
    const before = readdirSync(join(dir, 'history')).length;
    for (const [bad, code] of [
      ['', 'record/not-json'],
      ['{}', 'record/malformed'],
      [text.replace('klaverjas', 'nonsense'), 'record/unknown-game'],
      [text.replace(/"actions":\["\w+"/, '"actions":["2H"'), 'action/not-legal'],
      [text.replace(/"seed":"\w\w/, '"seed":"00'), 'record/seed-mismatch'],
    ] as const)
      expect(await ada.ask({ type: 'import', text: bad }), code).toMatchObject({ type: 'refusal', code });
    expect(readdirSync(join(dir, 'history'))).toHaveLength(before);
    expect(readdirSync(join(dir, 'matches'))).toEqual([]);
  });
});

it('statistics count by person and game', async () => {
  const { ada } = await playedOut();
  const { games } = await ask(ada, 'statistics', { type: 'statistics' });
  expect(games).toMatchObject([{ game: 'klaverjas', matches: 1, deals: 4 }]);
  const won = ada.table.winners.includes(0) ? 1 : 0;
  const own = games[0]?.people.find(({ kind }) => kind === 'here');
  const scores = ada.table.sheet.map(({ score, people }) => score.scores[people.indexOf(0)]!);
  const declared = ada.table.sheet.filter(({ declarer, people }) => declarer === people.indexOf(0));
  expect(own).toMatchObject({
    ...ADA,
    matches: 1,
    deals: 4,
    won,
    points: ada.table.totals[0],
    best: Math.max(...scores),
    worst: Math.min(...scores),
    bestMatch: ada.table.totals[0],
    declared: declared.length,
    made: declared.filter(({ score }) => score.detail['nat'] === false).length,
    streak: won,
    longest: won,
    against: [{ level: 'rule', matches: 1, won }],
    course: [{ won: won === 1, points: ada.table.totals[0], deals: 4 }],
  });
  // Three bots of one level count as one.
  expect(games[0]?.people.find(({ kind }) => kind === 'bot')).toMatchObject({ matches: 3, deals: 12 });
});

it('statistics read a match once, and again when what was counted is gone', async () => {
  const { ada, dir, host } = await playedOut();
  const first = await ask(ada, 'statistics', { type: 'statistics' });
  await host.close();
  const tallies = join(dir, 'history', 'tallies.jsonl');
  const counted = readFileSync(tallies, 'utf8');
  for (const spoil of [
    () => undefined,
    () => rmSync(tallies),
    () => writeFileSync(tallies, `${counted}{"id":"x`),
    () => writeFileSync(tallies, '{}\n'),
  ]) {
    spoil();
    const again = await hostOn(dir);
    expect((await ask(new TestClient(again, true), 'statistics', { type: 'statistics' })).games).toEqual(first.games);
    await again.close();
  }
  expect(readFileSync(tallies, 'utf8').trim().split('\n').at(-1)).toBe(counted.trim());
});
