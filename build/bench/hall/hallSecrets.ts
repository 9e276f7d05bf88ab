import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, type Rng } from '../../../engine/cards/random.ts';
import type { FromHall } from '../../../engine/evening/messages/fromHall.ts';
import { HALL_PROTOCOL } from '../../../engine/evening/messages/hallRoles.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { HallView, OrganiserView, ShownEvening } from '../../../engine/evening/messages/views.ts';
import { playerTokenOf, tokenOf } from '../../../electron/hall/access/keys.ts';
import { Hall } from '../../../electron/hall/hall.ts';
import { randomSlips } from './hallOpening.ts';
import { usualForm } from '../../../engine/evening/form/form.ts';
import { gameById } from '../../../engine/games/index.ts';

/** The figures of a run. */
interface HallSecretTally {
  evenings: number;
  messages: number;
  bytes: number;
  /** Messages that were sent while the ranking was hidden. */
  hidden: number;
  /** Numbers and texts that were looked for in a message, summed up. */
  looked: number;
}

type Role = 'helper' | 'table' | 'player' | 'projector' | 'spectator';

/** A device of some role, with all that it was sent since the last look. */
class HallListener {
  readonly role: Role;
  readonly of: number;
  texts: string[] = [];
  readonly #receive: (text: string) => void;

  constructor(hall: Hall, role: Role, of: number, token: string) {
    this.role = role;
    this.of = of;
    const handler = hall.connect({ owner: false, address: '10.0.0.2', close: () => undefined, send: (text) => this.texts.push(text) });
    this.#receive = (text) => handler.receive(text);
    this.#receive(JSON.stringify({ type: 'hello', protocol: HALL_PROTOCOL, token }));
  }
}

/** Figures that every phone may show, though a total may equal them by chance: the fixed points for sitting out, and the points of all cards in sixteen deals. */
const SAME_FOR_ALL: ReadonlySet<number> = new Set([1600, 16 * 162]);

/**
 * Plays an evening with devices of all roles, and throws if one is sent what it may not know: while the ranking is hidden any total, booked slip or place; at any time digits, links and seals of others,
 * who has paid, the reasons of penalties, whole names where the club shows short ones, and the seed before the end.
 */
export async function listenInHall(people: number, rounds: number, rng: Rng, tally: HallSecretTally): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trickhouse-secrets-'));
  const hall = await Hall.open({ dataDir });
  const texts: string[] = [];
  const organiser = hall.connect({ owner: true, close: () => undefined, send: (text) => texts.push(text) });
  let ref = 0;
  const say = async (message: object): Promise<void> => {
    ref += 1;
    texts.length = 0;
    organiser.receive(JSON.stringify({ ...message, ref }));
    await hall.settled();
    const refusal = texts.map((text) => JSON.parse(text) as FromHall).find(({ type }) => type === 'refusal');
    assert(refusal === undefined, JSON.stringify(refusal));
  };
  let view: OrganiserView | undefined;
  const now = (): ShownEvening => {
    for (const text of texts) {
      const message = JSON.parse(text) as FromHall;
      if (message.type === 'view') view = message.view as OrganiserView;
    }
    if (view === undefined || view.evening === null) throw new RangeError('no evening is open');
    return view.evening;
  };
  const write = async (...lines: UnsignedLine[]): Promise<void> => say({ type: 'lines', lines });

  organiser.receive(JSON.stringify({ type: 'hello', protocol: HALL_PROTOCOL, token: '' }));
  await hall.settled();
  const form = { ...usualForm(gameById('klaverjas'), 'draw', 'person', rounds), ends: { deals: 16 } };
  await say({ type: 'create', name: 'Friday', game: 'klaverjas', options: {}, form });
  now();
  await write(
    ...Array.from({ length: people }, (_, at): UnsignedLine => ({
      type: 'came',
      entrant: at + 1,
      names: [nameOf(at + 1)],
      member: memberOf(at + 1),
    })),
  );
  await say({ type: 'desk', paid: { entrant: 1, paid: true } });
  await say({ type: 'draw' });
  await write({ type: 'shown', round: 1 });
  const { secret } = JSON.parse(readFileSync(join(dataDir, 'evenings', now().id, 'desk.json'), 'utf8')) as { secret: string };
  const tables = Math.floor(people / 4);
  const listeners = [
    new HallListener(hall, 'helper', 0, tokenOf(secret, 'helper')),
    new HallListener(hall, 'projector', 0, tokenOf(secret, 'projector')),
    new HallListener(hall, 'spectator', 0, tokenOf(secret, 'hall')),
    ...Array.from({ length: tables }, (_, at) => new HallListener(hall, 'table', at + 1, tokenOf(secret, 'table', at + 1))),
    ...Array.from(
      { length: people },
      (_, at) => new HallListener(hall, 'player', at + 1, playerTokenOf(secret, { entrant: at + 1, names: [nameOf(at + 1)] }, 0)),
    ),
  ];
  await hall.settled();
  let names: 'whole' | 'short' | 'number' = 'whole';
  const look = (): void => {
    for (const one of listeners) search(one, now(), secret, names, tally);
  };
  const header = JSON.parse(readFileSync(join(dataDir, 'evenings', now().id, 'evening.jsonl'), 'utf8').split('\n')[0] ?? '') as {
    seed: string;
  };

  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) {
      await say({ type: 'draw' });
      await write({ type: 'shown', round });
    }
    look();
    await write({ type: 'froze', frozen: rng.below(3) > 0 });
    look();
    names = pick(['whole', 'short', 'number'], rng);
    await say({ type: 'desk', names });
    // Those who had whole names before are sent the others now.
    for (const one of listeners) one.texts = one.texts.slice(-1);
    look();
    for (const { table } of now().rounds.at(-1)?.tables ?? []) {
      await write({ type: 'result', round, table, slips: randomSlips(rng), source: 'slip' });
      look();
      if (rng.below(5) === 0) {
        const before =
          now()
            .rounds.at(-1)
            ?.tables.find((one) => one.table === table)?.booked ?? [];
        await write({ type: 'corrected', round, table, before, after: randomSlips(rng), why: 'reason-corrected' });
        look();
      }
    }
    await write({ type: 'penalty', round, entrant: 1 + rng.below(people), points: -110, why: 'reason-penalty' });
    look();
    for (const one of listeners) for (const text of one.texts) assert(!text.includes(header.seed), 'the seed is sent before the end');
  }
  await write({ type: 'closed' });
  look();
  tally.evenings += 1;
  await hall.close();
  rmSync(dataDir, { recursive: true, force: true });
}

const nameOf = (entrant: number): string => `Given${entrant} Surname${entrant}x`;
const memberOf = (entrant: number): string => `member-id-${entrant}x`;

/** Looks through what a device was sent, and forgets it. */
function search({ role, of, texts }: HallListener, shown: ShownEvening, secret: string, names: string, tally: HallSecretTally): void {
  const figures = shown.frozen ? figuresOf(shown) : new Set<number>();
  for (const text of texts.splice(0)) {
    tally.messages += 1;
    tally.bytes += text.length;
    const where = `${role} ${of} is sent`;
    const message = JSON.parse(text) as FromHall;
    if (message.type === 'welcome') continue;
    assert.equal(message.type, 'view', text);
    const { view } = message as { view: HallView };
    if (shown.frozen) {
      tally.hidden += 1;
      const numbers = text.replaceAll(/"(?:commitment|link|seed|id)":"[^"]*"/g, '').match(/(?<![\w.])\d+(?![\w.])/g) ?? [];
      for (const number of numbers.map(Number)) {
        tally.looked += 1;
        assert(!figures.has(number) || SAME_FOR_ALL.has(number), `${where} the figure ${number} while the ranking is hidden: ${text}`);
      }
      if (view.role === 'player') assert.equal(view.standing, null, `${where} a standing`);
    }
    // A helper is one of the club's own, and works with its list.
    if (role === 'helper') {
      assert(!/"pin":"\d/.test(text), `${where} digits`);
      assert(!text.includes('"link":"'), `${where} links of others`);
      continue;
    }
    for (const word of ['"pin"', '"paid"', '"members"', '"apart"', '"by"', 'reason-', 'member-id-', secret]) {
      tally.looked += 1;
      assert(!text.includes(word), `${where} ${word}: ${text}`);
    }
    for (const { entrant } of shown.entrants) {
      tally.looked += 2;
      assert(!text.includes(playerTokenOf(secret, { entrant, names: [nameOf(entrant)] }, 0)), `${where} the link of number ${entrant}`);
      const own = role === 'player' && of === entrant;
      assert(names === 'whole' || own || !text.includes(`Surname${entrant}x`), `${where} the whole name of number ${entrant}: ${text}`);
    }
  }
}

/** Every total and booked figure of an evening that is no small number, which might be a table or a place as well. */
function figuresOf({ ranking, rounds }: ShownEvening): Set<number> {
  const booked = rounds.flatMap(({ tables }) => tables.flatMap(({ booked: slips }) => slips ?? []));
  const all = [...ranking.map(({ total }) => total), ...booked.flatMap(({ points, bonus }) => [points, points + bonus])];
  return new Set(all.filter((figure) => figure >= 1000));
}
