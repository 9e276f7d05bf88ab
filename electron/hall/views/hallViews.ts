import type { HallView } from '../../../engine/evening/messages/views.ts';
import { tokenOf, type HallPart } from '../access/keys.ts';
import type { Office } from '../office.ts';
import { correctionsIn, organiserView, type Doorway } from './organiserView.ts';
import { playerView, roomView, standInView, tableView } from './phoneViews.ts';
import type { HallTables } from '../tables/hallTables.ts';
import { EveningMoment } from './shared.ts';

/** A view as text, and a key that differs where more than the seconds of the clock do. */
interface ViewText {
  readonly text: string;
  readonly key: string;
}

/** The views of the hall at one moment; each is made once, however many connections have it. */
export class HallViews {
  readonly #office: Office;
  readonly #tables: HallTables;
  readonly #now: () => number;
  readonly #linkTo: (token: string) => string | null;
  #door: Doorway = { open: false, addresses: [], present: {}, arrivals: [] };
  #shown: EveningMoment | null = null;
  readonly #made = new Map<string, ViewText>();

  constructor(office: Office, tables: HallTables, now: () => number, linkTo: (token: string) => string | null) {
    this.#office = office;
    this.#tables = tables;
    this.#now = now;
    this.#linkTo = linkTo;
  }

  /** Begins another moment. */
  begin(door: Doorway): void {
    const { evening, desk } = this.#office;
    this.#door = door;
    this.#made.clear();
    this.#shown = evening === null || desk === null ? null : new EveningMoment(evening, desk.choices, this.#tables, this.#now());
  }

  /** The view of a part. */
  of(part: HallPart): ViewText {
    const name = `${part.role} ${part.of} ${part.one}`;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const view = this.#view(part);
    const clock = this.#shown?.clock ?? null;
    const seconds = clock === null ? '' : `"left":${clock.left}`;
    const text = JSON.stringify({ type: 'view', view });
    // A running clock changes with every look: the page counts by itself.
    const made = { text, key: seconds === '' ? text : text.replace(seconds, '') };
    this.#made.set(name, made);
    return made;
  }

  #view(part: HallPart): HallView {
    const { club, evenings, opened, desk } = this.#office;
    const shown = this.#shown;
    switch (part.role) {
      case 'organiser':
      case 'helper':
        return organiserView(part.role, {
          club,
          evenings,
          opened,
          desk,
          shown,
          door: this.#door,
          linkTo: this.#linkTo,
          fault: this.#office.fault ?? this.#tables.fault,
          aside: part.role === 'organiser' ? this.#office.aside : [],
        });
      case 'projector':
      case 'spectator': {
        const link = desk === null || !desk.choices.spectators ? null : this.#linkTo(tokenOf(desk.choices.secret, 'hall'));
        return roomView(part.role, shown, link, opened === null ? [] : correctionsIn(opened.lines, opened.evening));
      }
      case 'table':
        return tableView(part.of, shown);
      case 'player': {
        const entrant = shown?.evening.entrants.get(part.of);
        return shown === null || entrant === undefined
          ? this.#outside()
          : playerView(entrant, part.one, shown, this.#tables.seatOf(shown.evening, { entrant: part.of, one: part.one }));
      }
      case 'standIn':
        return shown === null ? this.#outside() : standInView(part.of, shown, this.#tables.seatOf(shown.evening, { standIn: part.of }));
      case 'door':
        return this.#outside();
    }
  }

  #outside(): HallView {
    const header = this.#shown?.evening.header;
    return { role: 'door', evening: header?.name ?? null, couples: header?.form.unit === 'couple' };
  }
}
