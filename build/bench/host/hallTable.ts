import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { seedFrom } from '../../../engine/cards/random.ts';
import { copyOfForm, usualForm } from '../../../engine/evening/form/form.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { playerTokenOf } from '../../../electron/hall/access/keys.ts';
import { Hall } from '../../../electron/hall/hall.ts';
import { Host } from '../../../electron/host/host.ts';
import { localBots } from '../../../electron/host/workers/bots.ts';
import { Store } from '../../../electron/store/store.ts';
import { HallDevice } from '../hall/hallDevice.ts';
import type { UnnumberedToHall } from '../hall/hallCaller.ts';
import { Listener, NOWHERE } from '../wire/wireLeaks.ts';

/**
 * Measures a table of a club evening beside a table without one, in turn: `npm run bench:host`. Four people play klaverjassen at each; for every action the time from its message coming in until the
 * last of the four has the update, disk included. JSON on standard output, milliseconds.
 */

const SEATS = 4;
const ROUNDS = 6;
/** Actions of each table in a turn. */
const ACTIONS = 500;
const CODE = 'BENCH2';

/** Four people at a table. */
interface Four {
  readonly people: readonly Listener[];
  close(): Promise<void>;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(1);
}

/** A table that four guests have joined. */
async function alone(dir: string): Promise<Four> {
  const store = await Store.open(dir);
  if (!store.ok) throw new Error(store.error.code);
  const host = new Host({
    store: store.value,
    bots: localBots(),
    pace: 'instant',
    randomSeed: () => seedFrom(dir),
    network: NOWHERE,
    code: CODE,
  });
  await host.openToNetwork();
  const owner = new Listener(host, true, {});
  const people = Array.from({ length: SEATS }, (_, at) => new Listener(host, false, { name: `P${at}`, code: CODE }));
  const open = people.map(() => ({ kind: 'open' }));
  owner.say({ type: 'start', game: 'klaverjas', options: { deals: 16 }, people: open, seating: 'fixed' });
  for (const [person, one] of people.entries()) one.say({ type: 'sit', person });
  owner.say({ type: 'begin', bots: [] });
  await until(() => people.every(({ update }) => update !== undefined));
  return { people, close: () => host.close() };
}

/** The same table in a club evening, by the cards of its players. */
async function inHall(dir: string): Promise<Four> {
  const hall = await Hall.open({ dataDir: dir, randomSeed: () => seedFrom(dir), pace: 'instant' });
  const device = (token: string): HallDevice => new HallDevice(hall, token === '' ? 'organiser' : 'player', 0, token, () => undefined);
  const organiser = device('');
  const ask = async (message: UnnumberedToHall): Promise<void> => {
    const ref = organiser.say(message);
    await until(() => organiser.answers.has(ref));
    const answer = organiser.answers.get(ref);
    if (answer?.type === 'refusal') throw new Error(answer.code);
  };
  const usual = usualForm(gameById('klaverjas'), 'draw', 'person', 1);
  const names = Array.from({ length: SEATS }, (_, at) => `P${at}`);
  await ask({ type: 'create', name: 'Friday', game: 'klaverjas', options: {}, form: { ...copyOfForm(usual), cards: 'ours' } });
  await ask({ type: 'lines', lines: names.map((name, at) => ({ type: 'came', entrant: at + 1, names: [name] })) });
  await ask({ type: 'draw' });
  await ask({ type: 'lines', lines: [{ type: 'shown', round: 1 }] });
  const [id = ''] = readdirSync(join(dir, 'evenings')).filter((name) => !name.endsWith('.json'));
  const { secret } = JSON.parse(readFileSync(join(dir, 'evenings', id, 'desk.json'), 'utf8')) as { secret: string };
  const { evening } = organiser.view as OrganiserView;
  const people: Listener[] = [];
  for (const { entrant, names: own } of evening === null ? [] : evening.entrants) {
    const phone = device(playerTokenOf(secret, { entrant, names: [...own] }, 0));
    await until(() => seatIn(phone) !== null);
    people.push(new Listener(hall, false, { token: seatIn(phone) ?? '', code: '' }));
  }
  await until(() => people.every(({ update }) => update !== undefined));
  return { people, close: () => hall.close() };
}

/** The token of the seat that a player's phone has been given. */
function seatIn({ view }: HallDevice): string | null {
  return view === undefined ? null : (view as PlayerView).seat;
}

/** The version of a table that a person has seen. */
function versionOf({ update }: Listener): number {
  return update === undefined ? -1 : update.version;
}

/** Plays actions, and notes how long each took. Ends early where the match does. */
async function play({ people }: Four, actions: number, times: number[]): Promise<void> {
  for (let done = 0; done < actions;) {
    const before = versionOf(itemAt(people, 0));
    const all = new Promise<void>((resolve) => {
      for (const one of people)
        one.heard = () => {
          one.texts = [];
          if (people.every((other) => versionOf(other) > before)) resolve();
        };
    });
    const actor = people.find(({ update }) => update !== undefined && update.legal.actions.length > 0);
    if (actor?.update !== undefined) {
      const { version, legal } = actor.update;
      const began = performance.now();
      actor.say({ type: 'act', version, action: legal.actions[0] });
      await all;
      times.push(performance.now() - began);
      done += 1;
    } else if (people.some(({ table }) => table?.over === true)) return;
    else {
      for (const one of people) if (one.update !== undefined) one.say({ type: 'next', version: one.update.version });
      await all;
    }
  }
}

const times = { alone: [] as number[], hall: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, open] of round % 2 === 0
    ? ([
        ['alone', alone],
        ['hall', inHall],
      ] as const)
    : ([
        ['hall', inHall],
        ['alone', alone],
      ] as const)) {
    const dir = mkdtempSync(join(tmpdir(), 'trickhouse-one-'));
    const four = await open(dir);
    await play(four, ACTIONS, times[name]);
    await four.close();
    rmSync(dir, { recursive: true, force: true });
  }
const figures = Object.fromEntries(
  Object.entries(times).map(([name, samples]) => {
    const sorted = samples.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(itemAt(sorted, Math.floor(sorted.length * share)) * 100) / 100;
    return [name, { actions: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) }];
  }),
);
process.stdout.write(`${JSON.stringify(figures)}\n`);
process.exit(0);
