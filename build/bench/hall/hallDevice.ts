import type { FromHall } from '../../../engine/evening/messages/fromHall.ts';
import { HALL_PROTOCOL, type HallRole } from '../../../engine/evening/messages/hallRoles.ts';
import type { HallView } from '../../../engine/evening/messages/views.ts';
import type { Hall } from '../../../electron/hall/hall.ts';
import type { UnnumberedToHall } from './hallCaller.ts';

/** A device of some role, with what it was sent since the last look. */
export class HallDevice {
  readonly role: HallRole;
  /** The number of a player, or of a table; else 0. */
  readonly of: number;
  texts: string[] = [];
  view: HallView | undefined;
  /** The answers by number. */
  readonly answers = new Map<number, FromHall>();
  readonly #receive: (text: string) => void;
  #ref = 0;

  /** @param heard called with every message at the moment it is sent */
  constructor(hall: Hall, role: HallRole, of: number, token: string, heard: (device: HallDevice, text: string, message: FromHall) => void) {
    this.role = role;
    this.of = of;
    const handler = hall.connect({
      owner: role === 'organiser',
      ...(role === 'organiser' ? {} : { address: '10.0.0.2' }),
      close: () => undefined,
      send: (text) => {
        const message = JSON.parse(text) as FromHall;
        if (message.type === 'view') this.view = message.view;
        if ('ref' in message && message.ref !== undefined) this.answers.set(message.ref, message);
        this.texts.push(text);
        heard(this, text, message);
      },
    });
    this.#receive = (text) => handler.receive(text);
    this.#receive(JSON.stringify({ type: 'hello', protocol: HALL_PROTOCOL, token }));
  }

  /** Sends a request; returns the number of its answer. */
  say(message: UnnumberedToHall): number {
    this.#ref += 1;
    this.#receive(JSON.stringify({ ...message, ref: this.#ref }));
    return this.#ref;
  }
}

/** The deals of a view that may be compared. */
export function compareOf(view: HallView): readonly { readonly round: number; readonly deals: number }[] {
  if (view.role === 'player') return view.evening.toCompare;
  return (view.role === 'organiser' || view.role === 'helper') && view.evening !== null ? view.evening.toCompare : [];
}

/** A result of a round in a view, as text. */
export function resultsIn(view: HallView, round: number): string | undefined {
  if (view.role === 'player' || view.role === 'table') {
    const booked = view.own?.round === round ? view.own.booked : null;
    const line = view.role === 'player' && view.round === round ? view.line : null;
    const shares =
      view.role === 'player'
        ? (view.standing === null ? [] : view.standing.shares).filter((one) => one.round === round && one.kind === 'played')
        : [];
    return booked === null && line === null && shares.length === 0 ? undefined : JSON.stringify([booked, line, shares]);
  }
  if ((view.role !== 'organiser' && view.role !== 'helper') || view.evening === null) return undefined;
  const found = view.evening.rounds.find((one) => one.round === round);
  if (found === undefined) return undefined;
  const told = found.tables.filter(({ booked, entries }) => booked !== null || entries.length > 0);
  return told.length === 0 && found.lines.length === 0 ? undefined : JSON.stringify([told, found.lines]);
}

/** The totals in a view. */
export function totalsIn(view: HallView, own: number): readonly { readonly entrant: number; readonly total: number }[] {
  if (view.role === 'player') return view.standing === null ? [] : [{ entrant: own, total: view.standing.total }];
  if (view.role === 'organiser' || view.role === 'helper') return view.evening?.ranking ?? [];
  return view.role === 'projector' || view.role === 'spectator' ? (view.evening?.ranking ?? []) : [];
}
