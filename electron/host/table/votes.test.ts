import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ServerMessage, VoteMessage } from '../../../engine/protocol/messages.ts';
import { readMatch } from '../../store/format/lines.ts';
import { Seal } from '../../store/format/seal.ts';
import { Clock } from '../fixtures/clock.fixture.ts';
import { TestClient, hostOn, ownFolder } from '../fixtures/host.fixture.ts';
import { ADA, bot, SOLO } from '../fixtures/matches.fixture.ts';
import type { Host } from '../host.ts';
import type { HostSettings } from '../hostSettings.ts';
import { VOTE_TIME } from './votes.ts';

interface Party {
  readonly clock: Clock;
  readonly host: Host;
  readonly dir: string;
  readonly ada: TestClient;
  readonly ben: TestClient;
  readonly cas: TestClient;
}

/** Ada's table with Ben in seat 1, Cas in seat 2 and a bot in seat 3; time stands until the test moves it. */
async function party(
  game: Partial<typeof SOLO> | { game: string; options: object } = {},
  more: Pick<HostSettings, 'voteTime'> = {},
): Promise<Party> {
  const clock = new Clock();
  clock.now = 1_700_000_000_000;
  const dir = ownFolder();
  const host = await hostOn(dir, { now: () => clock.now, after: clock.after, ...more });
  const ada = new TestClient(host, true);
  await ada.ask({ ...SOLO, ...game, people: [ADA, { kind: 'open' }, { kind: 'open' }, bot('Bot 3')] } as typeof SOLO);
  const guests: TestClient[] = [];
  for (const [at, name] of ['Ben', 'Cas'].entries()) {
    const guest = new TestClient(host, false, undefined, { name, address: `192.0.2.${at + 1}` });
    await guest.until(() => guest.last('table'));
    await guest.ask({ type: 'sit', person: at + 1 });
    guests.push(guest);
  }
  await ada.ask({ type: 'begin', bots: [] });
  const [ben, cas] = guests as [TestClient, TestClient];
  for (const one of [ada, ben, cas]) await one.until(() => one.last('update'));
  return { clock, host, dir, ada, ben, cas };
}

/** Whose turn it is. */
function turn({ ada, ben, cas }: Party): TestClient | undefined {
  return [ada, ben, cas].find((one) => one.update.legal.actions.length > 0);
}

/** Plays the first legal action of the person to act, and waits until a person is to act again, or the deal is over. Returns who acted. */
async function step(party: Party): Promise<TestClient> {
  const actor = await settled(party);
  const [action = ''] = actor.update.legal.actions;
  await actor.ask({ type: 'act', version: actor.update.version, action });
  await settled(party);
  return actor;
}

async function settled(party: Party): Promise<TestClient> {
  for (;;) {
    const actor = turn(party);
    if (actor !== undefined) return actor;
    if (party.ada.update.view.score !== null) throw new Error('the deal is over');
    party.clock.pass(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Plays until a person has laid a card in the middle of a deal. */
async function untilPlay(party: Party): Promise<TestClient> {
  for (;;) {
    const actor = await step(party);
    if (party.ada.update.view.trick !== null && party.ada.update.view.moves.some(({ action }) => /^[2-9TJQKA][SHDC]$/.test(action))) {
      const seat = actor.update.seat ?? -1;
      const last = party.ada.update.view.moves.findLast((move) => move.seat === seat);
      if (last !== undefined && /^[2-9TJQKA][SHDC]$/.test(last.action)) return actor;
    }
  }
}

function voteOf(message: ServerMessage): VoteMessage {
  if (message.type !== 'vote') throw new Error(JSON.stringify(message));
  return message;
}

/** The lines of the match in play. */
function lines({ dir, ada }: Party): Record<string, unknown>[] {
  return readFileSync(join(dir, 'matches', `${ada.table.match}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(new Seal().read(line).line) as Record<string, unknown>);
}

describe('a take-back with people elsewhere', () => {
  it('is put to all other people, who agree; it is taken back, announced and recorded with those who agreed', async () => {
    const at = await party();
    const actor = await untilPlay(at);
    const others = [at.ada, at.ben, at.cas].filter((one) => one !== actor);
    const { moves } = at.ada.update.view;
    const seat = actor.update.seat!;
    const last = moves.findLast((move) => move.seat === seat)!;
    expect(actor.table.helps).toEqual(['claim', 'undo']);
    const asked = voteOf(await actor.ask({ type: 'undo', version: actor.update.version }));
    expect(asked).toMatchObject({ want: 'undo', action: last.action, left: 10_000, outcome: null });
    expect(asked.ballots).toHaveLength(2);
    expect(asked.ballots.some(({ mine }) => mine)).toBe(false);

    // Nothing else happens meanwhile, and no player answers for another.
    const idle = (await settled(at)).update;
    const waits = turn(at)!;
    expect(await waits.ask({ type: 'act', version: idle.version, action: idle.legal.actions[0]! })).toMatchObject({ code: 'table/voting' });
    expect(await waits.ask({ type: 'undo', version: waits.update.version })).toMatchObject({ code: 'table/voting' });
    expect(await actor.ask({ type: 'vote', vote: asked.id, agree: true })).toMatchObject({ code: 'table/not-yours' });
    expect(await others[0]!.ask({ type: 'vote', vote: asked.id + 1, agree: true })).toMatchObject({ code: 'table/no-vote' });

    const first = voteOf(await others[0]!.ask({ type: 'vote', vote: asked.id, agree: true }));
    expect(first.outcome).toBeNull();
    expect(first.ballots.filter(({ agreed }) => agreed === true)).toMatchObject([{ mine: true }]);
    await others[1]!.ask({ type: 'vote', vote: asked.id, agree: true });
    await actor.until(() => actor.last('vote')?.outcome === 'agreed');
    const agreed = others.map(({ update }) => update.seat!).sort();
    for (const one of [at.ada, at.ben, at.cas]) {
      await one.until(() => one.update.view.moves.length < moves.length);
      expect(one.update.events).toMatchObject([{ type: 'takeBack', seat, agreed: expect.arrayContaining(agreed) as number[] }]);
    }
    expect(actor.update.legal.actions).toContain(last.action);
    expect(lines(at).at(-1)).toMatchObject({ by: seat, agreed: expect.arrayContaining(agreed) as number[] });

    // The file still reads, with the consent in the record's note; the match goes on after a restart.
    const read = readMatch(readFileSync(join(at.dir, 'matches', `${at.ada.table.match}.jsonl`)));
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.deals.at(-1)!.notes).toMatchObject([{ type: 'takeBack', seat, agreed: expect.arrayContaining(agreed) as number[] }]);
    const { match } = at.ada.table;
    const { view } = actor.update;
    await at.host.close();
    const later = new TestClient(await hostOn(at.dir), true);
    await later.ask({ type: 'resume', match });
    expect(later.update.view.moves).toHaveLength(view.moves.length);
  });

  it('a no ends it at once; so does silence when the time is over, and both are recorded', async () => {
    const at = await party();
    const actor = await untilPlay(at);
    const others = [at.ada, at.ben, at.cas].filter((one) => one !== actor);
    const before = at.ada.update.view.moves;
    const asked = voteOf(await actor.ask({ type: 'undo', version: actor.update.version }));
    await others[0]!.ask({ type: 'vote', vote: asked.id, agree: false });
    await actor.until(() => actor.last('vote')?.outcome === 'declined');
    expect(at.ada.update.view.moves).toEqual(before);
    expect(lines(at).at(-1)).toMatchObject({ declined: { want: 'undo', by: actor.update.seat, no: [others[0]!.update.seat], silent: [] } });
    expect(await actor.ask({ type: 'undo', version: actor.update.version }), 'not twice in one position').toMatchObject({
      code: 'table/declined',
    });

    const second = await step(at);
    const again = voteOf(await second.ask({ type: 'undo', version: second.update.version }));
    at.clock.pass(VOTE_TIME - 1);
    expect(second.last('vote')).toMatchObject({ id: again.id, outcome: null });
    at.clock.pass(1);
    await second.until(() => second.last('vote')?.outcome === 'silent');
    expect((lines(at).at(-1) as { declined: { silent: number[] } }).declined.silent).toHaveLength(2);
    await second.ask({ type: 'undo', version: second.update.version });
    expect(second.last('vote'), 'once more, for nobody has said no').toMatchObject({ id: again.id + 1, outcome: null });
    at.clock.pass(VOTE_TIME);
    await second.until(() => second.last('vote')?.outcome === 'silent');
    expect(await second.ask({ type: 'undo', version: second.update.version })).toMatchObject({ code: 'table/declined' });
    await step(at);
    expect(readMatch(readFileSync(join(at.dir, 'matches', `${at.ada.table.match}.jsonl`)))).toMatchObject({ ok: true });
  });

  it('waits for an answer as long as the host is set to', async () => {
    const at = await party({}, { voteTime: 3 * VOTE_TIME });
    const actor = await untilPlay(at);
    const asked = voteOf(await actor.ask({ type: 'undo', version: actor.update.version }));
    expect(asked.left).toBe(3 * VOTE_TIME);
    at.clock.pass(3 * VOTE_TIME - 1);
    expect(actor.last('vote')).toMatchObject({ id: asked.id, outcome: null });
    at.clock.pass(1);
    await actor.until(() => actor.last('vote')?.outcome === 'silent');
  });

  it('does not ask a person in whose place a bot plays, and shows those who come in the vote under way', async () => {
    const at = await party();
    const actor = await untilPlay(at);
    const [gone, left] = [at.ben, at.cas, at.ada].filter((one) => one !== actor) as [TestClient, TestClient];
    const person = gone.table.watching!;
    gone.leave();
    await left.until(() => left.table.people[person]?.present === false);
    await left.ask({ type: 'absence', person, choice: 'bot' });
    await settled({ ...at, ada: actor, ben: left, cas: left });
    const asked = voteOf(await actor.ask({ type: 'undo', version: actor.update.version }));
    const onlooker = new TestClient(at.host, false, undefined, { name: 'Dee', address: '192.0.2.9' });
    expect(voteOf(await onlooker.until(() => onlooker.last('vote')))).toMatchObject({ id: asked.id, outcome: null });
    expect(asked.ballots.map((ballot) => ballot.person)).toEqual([left.table.watching]);
    await left.ask({ type: 'vote', vote: asked.id, agree: true });
    await actor.until(() => actor.last('vote')?.outcome === 'agreed');
  });

  it('waits no longer for a person once a bot plays for them', async () => {
    const at = await party();
    const actor = await untilPlay(at);
    const [gone, left] = [at.ben, at.cas, at.ada].filter((one) => one !== actor) as [TestClient, TestClient];
    const person = gone.table.watching!;
    gone.leave();
    await left.until(() => left.table.people[person]?.present === false);
    const asked = voteOf(await actor.ask({ type: 'undo', version: actor.update.version }));
    expect(asked.ballots.map((ballot) => ballot.person)).toContain(person);
    await left.ask({ type: 'vote', vote: asked.id, agree: true });
    expect(left.last('vote')?.outcome).toBeNull();
    await left.ask({ type: 'absence', person, choice: 'bot' });
    await actor.until(() => actor.last('vote')?.outcome === 'agreed');
  });

  it('at a table with bots alone beside the guest is agreed to at once, and nobody asks too often', async () => {
    const host = await hostOn(ownFolder());
    const ada = new TestClient(host, true);
    await ada.ask({ ...SOLO, people: [bot('Bot 0'), { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
    const ben = new TestClient(host, false, undefined, { name: 'Ben' });
    await ben.until(() => ben.last('table'));
    await ben.ask({ type: 'sit', person: 1 });
    await ada.ask({ type: 'begin', bots: [] });
    const codes: (string | null)[] = [];
    for (let time = 0; time < 4; time += 1) {
      await ben.until(() => ben.last('update') !== undefined && ben.update.legal.actions.length > 0);
      await ben.ask({ type: 'act', version: ben.update.version, action: ben.update.legal.actions[0]! });
      await ben.until(() => ben.update.legal.actions.length > 0 || ben.update.view.score !== null);
      const answer = await ben.ask({ type: 'undo', version: ben.update.version });
      codes.push(answer.type === 'refusal' ? answer.code : answer.type);
      await ben.until(() => answer.type === 'refusal' || ben.last('vote')?.outcome === 'agreed');
    }
    expect(codes).toEqual(['vote', 'vote', 'vote', 'table/too-often']);
  });

  it('never names a card that not everybody may know, nor reaches behind cards drawn since', async () => {
    const at = await party();
    const seen = new Set<string>();
    for (let turns = 0; turns < 12; turns += 1) {
      const actor = await step(at);
      at.clock.pass(60_000);
      await settled(at);
      const answer = await actor.ask({ type: 'undo', version: actor.update.version });
      if (answer.type !== 'vote') continue;
      const spectatorKnows = at.ada.update.view.moves.map(({ action }) => action);
      if (answer.action !== null) expect(spectatorKnows).toContain(answer.action);
      seen.add(answer.action ?? '');
      const other = [at.ada, at.ben, at.cas].find((one) => one !== actor)!;
      await other.ask({ type: 'vote', vote: answer.id, agree: false });
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

describe('a claim with people elsewhere', () => {
  it('that does not hold ends before everybody’s eyes, once in a deal; one that holds needs their consent', async () => {
    const at = await party({ options: { deals: 16 } });
    let failed = 0;
    for (let held = false; !held;) {
      if (at.ada.update.view.score !== null) {
        for (const one of [at.ada, at.ben, at.cas]) {
          await one.until(() => one.update.view.score !== null);
          one.say({ type: 'next', version: one.update.version });
        }
        await at.ada.until(() => at.ada.update.view.score === null);
      }
      const actor = await settled(at);
      at.clock.pass(60_000);
      // A failed claim bars another in the same deal: after the first they wait for the last two cards.
      const late = failed === 0 || actor.update.view.hands[actor.update.seat!]!.length === 2;
      const answer = late ? await actor.ask({ type: 'claim', version: actor.update.version }) : undefined;
      if (answer?.type === 'vote' && answer.outcome === null) {
        for (const other of [at.ada, at.ben, at.cas]) if (other !== actor) await other.ask({ type: 'vote', vote: answer.id, agree: true });
        await actor.until(() => actor.last('vote')?.outcome === 'agreed' && actor.update.view.score !== null);
        held = true;
      } else {
        if (answer?.type === 'vote') {
          expect(answer.outcome).toBe('fails');
          for (const one of [at.ada, at.ben, at.cas]) await one.until(() => one.last('vote')?.id === answer.id);
          expect(await actor.ask({ type: 'claim', version: actor.update.version })).toMatchObject({ code: 'table/declined' });
          failed += 1;
        } else if (answer !== undefined)
          expect(answer).toMatchObject({ code: expect.stringMatching(/^table\/(?:claim-(?:not-now|too-early)|declined)$/) as string });
        const [action = ''] = actor.update.legal.actions;
        await actor.ask({ type: 'act', version: actor.update.version, action });
        while (turn(at) === undefined && at.ada.update.view.score === null) {
          at.clock.pass(50);
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    }
    expect(failed).toBeGreaterThan(0);
    const claim = lines(at).findLast((line) => 'claim' in line);
    expect(claim).toMatchObject({ agreed: [expect.any(Number), expect.any(Number)] });
  }, 180_000);
});
