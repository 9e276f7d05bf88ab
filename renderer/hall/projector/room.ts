import type { OrganiserView, RoomView, ShownEvening } from '../../../engine/evening/messages/views.ts';

/** The public view of what an organiser sees: nothing of the ranking while it is hidden. */
export function roomFrom({ desk, door }: OrganiserView, evening: ShownEvening): RoomView {
  const nameOf = (entrant: number): string => {
    const found = evening.entrants.find((one) => one.entrant === entrant);
    if (found === undefined || desk.names === 'number') return String(entrant);
    return found.names.map((name) => (desk.names === 'whole' ? name : shortened(name))).join(' & ');
  };
  const round = evening.rounds.findLast(({ shown }) => shown);
  const { frozen, closed } = evening;
  return {
    role: 'projector',
    link: desk.spectators ? (door.links?.hall ?? null) : null,
    evening: {
      name: evening.name,
      game: evening.game,
      counts: evening.form.counts,
      ...(evening.form.compare === undefined ? {} : { compare: evening.form.compare }),
      unit: evening.form.unit,
      limit: evening.limit,
      closed,
      frozen,
      commitment: evening.commitment,
      seed: evening.seed,
      here: evening.entrants.filter(({ here }) => here).length,
      round:
        round === undefined
          ? null
          : {
              round: round.round,
              sides: evening.sides,
              seats: round.tables.flatMap(({ table, places }) =>
                places.flatMap((entrant, place) => (entrant === null ? [] : [{ who: nameOf(entrant), entrant, table, place }])),
              ),
              out: round.out.map(nameOf),
              tables: round.tables.map(({ table, progress, places, dealt }) => ({
                table,
                progress,
                deals: dealt?.deals ?? null,
                who: places.map((one) => (one === null ? '' : nameOf(one))),
              })),
            },
      ranking: frozen
        ? null
        : evening.ranking.map(({ place, was, entrant, total, wins, places, left, compared, field }) => ({
            place,
            was,
            who: nameOf(entrant),
            entrant,
            total,
            wins,
            sum: places,
            left,
            ...(compared === undefined ? {} : { compared }),
            ...(field === undefined ? {} : { field }),
          })),
      corrections: [],
      prizes: frozen || !closed ? [] : evening.prizes.map(({ entrants, ...prize }) => ({ ...prize, who: entrants.map(nameOf) })),
      clock: evening.clock,
    },
  };
}

/** "Ada V." for "Ada Vermeer". */
function shortened(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = name] = parts;
  const last = parts.at(-1);
  return parts.length < 2 || last === undefined ? name : `${first} ${[...last][0] ?? ''}.`;
}
