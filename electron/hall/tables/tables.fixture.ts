import { onTestFinished } from 'vitest';
import { seedFrom } from '../../../engine/cards/random.ts';
import type { EveningForm } from '../../../engine/evening/form/form.ts';
import { parseFromHall, type FromHall } from '../../../engine/evening/messages/fromHall.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { HallView, OrganiserView, PlayerView } from '../../../engine/evening/messages/views.ts';
import { ownFolder, TestClient } from '../../host/fixtures/host.fixture.ts';
import { Waiting } from '../../host/fixtures/waiting.fixture.ts';
import { Hall, type HallSettings } from '../hall.ts';

/** A page of the hall: it waits for views. */
export class HallPage {
  readonly heard: FromHall[] = [];
  readonly texts: string[] = [];
  readonly #waiting = new Waiting();
  readonly #handler: ReturnType<Hall['connect']>;
  #ref = 0;

  constructor(hall: Hall, owner: boolean, card: object = {}) {
    this.#handler = hall.connect({
      owner,
      ...(owner ? {} : { address: '10.0.0.2' }),
      send: (text) => {
        this.texts.push(text);
        const message = parseFromHall(text);
        if (message === undefined) throw new Error(`no message of the hall: ${text.slice(0, 300)}`);
        this.heard.push(message);
        this.#waiting.look();
      },
      close: () => undefined,
    });
    this.#handler.receive(JSON.stringify({ type: 'hello', protocol: 1, token: '', ...card }));
  }

  /** Sends a request, and waits for its answer: `done`, or the code of the refusal. */
  async ask(message: object): Promise<string> {
    this.#ref += 1;
    const ref = this.#ref;
    this.#handler.receive(JSON.stringify({ ...message, ref }));
    const answer = await this.#waiting.until(() => this.heard.find((one) => 'ref' in one && one.ref === ref));
    return answer.type === 'refusal' ? answer.code : answer.type;
  }

  write(...lines: UnsignedLine[]): Promise<string> {
    return this.ask({ type: 'lines', lines });
  }

  get last(): HallView | undefined {
    const found = this.heard.findLast((one) => one.type === 'view');
    return found?.type === 'view' ? found.view : undefined;
  }

  /** Waits for a view in which something is true. */
  until<View extends HallView>(find: (view: View) => boolean): Promise<View> {
    return this.#waiting.until(() => {
      const { last } = this;
      return last !== undefined && find(last as View) ? (last as View) : undefined;
    });
  }

  leave(): void {
    this.#handler.closed();
  }
}

/** An evening with the program's cards. */
export interface PlayedEvening {
  readonly hall: Hall;
  readonly organiser: HallPage;
  readonly dataDir: string;
  /** A player's phone, by number; `one` is 1 for the second of a couple. */
  phone(entrant: number, one?: number): HallPage;
}

const FORM: EveningForm = {
  unit: 'person',
  movement: 'draw',
  rounds: 2,
  ends: { deals: 2 },
  counts: 'sum',
  ties: ['best'],
  sitOut: { kind: 'mean' },
  fill: 'bot',
  cards: 'ours',
};

/** Opens a hall on a folder; it is closed when the test ends. */
export async function hallOn(dataDir: string, settings: Partial<HallSettings> = {}): Promise<Hall> {
  const hall = await Hall.open({ dataDir, randomSeed: () => seedFrom('hall'), pace: 'instant', ...settings });
  onTestFinished(() => hall.close());
  return hall;
}

/** Connects an organiser, and phones by the digits of their cards. */
export async function pagesOf(hall: Hall, dataDir: string): Promise<PlayedEvening> {
  const organiser = new HallPage(hall, true);
  await organiser.until<OrganiserView>(() => true);
  return {
    hall,
    organiser,
    dataDir,
    phone: (entrant, at = 0) => {
      const { evening } = organiser.last as OrganiserView;
      const pin = evening?.entrants.find((one) => one.entrant === entrant)?.cards[at]?.pin;
      return new HallPage(hall, false, { number: entrant, pin });
    },
  };
}

/** Begins an evening of people, draws and shows its first round. */
export async function playedEvening(
  people: number,
  {
    form = {},
    game = 'klaverjas',
    ...settings
  }: Partial<HallSettings> & { readonly form?: Partial<EveningForm>; readonly game?: string } = {},
): Promise<PlayedEvening> {
  const dataDir = ownFolder();
  const begun = await pagesOf(await hallOn(dataDir, settings), dataDir);
  const { organiser } = begun;
  const steps = [
    await organiser.ask({
      type: 'create',
      name: 'Friday',
      game,
      options: {},
      form: { ...FORM, ...(form.cards === 'real' ? { fill: 'standIn' } : {}), ...form },
    }),
    await organiser.write(
      ...Array.from({ length: people }, (_, at): UnsignedLine => ({
        type: 'came',
        entrant: at + 1,
        names: form.unit === 'couple' ? [`Person ${at + 1}`, `Partner ${at + 1}`] : [`Person ${at + 1}`],
      })),
    ),
    await organiser.ask({ type: 'draw' }),
    await organiser.write({ type: 'shown', round: 1 }),
  ];
  if (steps.some((step) => step !== 'done')) throw new Error(steps.join(' '));
  return begun;
}

/** Opens the seat that a phone has at a table. */
export async function sitDown(hall: Hall, phone: HallPage): Promise<TestClient> {
  const { seat } = await phone.until<PlayerView>((view) => view.role === 'player' && view.seat !== null);
  const client = new TestClient(hall, false, seat ?? '', { code: '' });
  await client.until(() => client.last('update') !== undefined || client.last('refusal') !== undefined);
  return client;
}

/** The number of the person who was drawn to a place of the latest round. */
export function drawnAt(organiser: HallPage, table: number, place: number): number {
  const { evening } = organiser.last as OrganiserView;
  const entrant = evening?.rounds.at(-1)?.tables.find((one) => one.table === table)?.places[place];
  if (entrant === undefined || entrant === null) throw new Error(`nobody at place ${place} of table ${table}`);
  return entrant;
}
