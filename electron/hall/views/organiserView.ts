import { GAMES } from '../../../engine/games/index.ts';
import { seatsAt } from '../../../engine/evening/journal/seats.ts';
import type { Evening, EveningRound } from '../../../engine/evening/journal/state.ts';
import { formNow, isWithheld, present, progressOf, tableCardsOf } from '../../../engine/evening/journal/state.ts';
import type { EveningLine } from '../../../engine/evening/journal/lines.ts';
import { sameDealResults } from '../../../engine/evening/scoring/sameDeals.ts';
import { copyOfForm, isShifting } from '../../../engine/evening/form/form.ts';
import { qualityOf, type DrawQuality } from '../../../engine/evening/movements/quality.ts';
import type {
  OrganiserView,
  ShownCorrection,
  ShownEvening,
  ShownQuality,
  ShownRound,
  ShownTable,
} from '../../../engine/evening/messages/views.ts';
import type { DealtState } from '../tables/hallTables.ts';
import { numberFor } from '../access/claims.ts';
import { pinOf, playerTokenOf, standInNumberOf, standInPinOf, tokenOf } from '../access/keys.ts';
import type { Club } from '../store/club.ts';
import type { Desk } from '../store/desk.ts';
import type { OpenEvening } from '../store/openEvening.ts';
import { eveningSeal, plain, slipShapeOf, type EveningMoment } from './shared.ts';

/** The way in to the hall, as its connections have it. */
export type Doorway = Omit<OrganiserView['door'], 'links' | 'arrivals'> & {
  readonly arrivals: readonly { readonly id: number; readonly name: string }[];
};

/** The parts of the hall of which an organiser's view is made. */
export interface OrganiserParts {
  readonly club: Club;
  readonly evenings: OrganiserView['evenings'];
  readonly opened: OpenEvening | null;
  readonly desk: Desk | null;
  readonly shown: EveningMoment | null;
  readonly door: Doorway;
  /** The link with a token; `null` while the hall has no address. */
  readonly linkTo: (token: string) => string | null;
  /** The code of what keeps something from the disk, or tables from being opened. */
  readonly fault: string | null;
  /** Files that could not be read as a whole and lie aside since. */
  readonly aside: readonly string[];
}

/** The view of organisers and helpers. Helpers see no totals and no booked slips while the ranking is frozen. */
export function organiserView(role: OrganiserView['role'], parts: OrganiserParts): OrganiserView {
  const { club, evenings, opened, desk, shown, door, linkTo, fault, aside } = parts;
  const secret = desk?.choices.secret;
  const links = secret === undefined ? null : { hall: linkTo(tokenOf(secret, 'hall')), projector: linkTo(tokenOf(secret, 'projector')) };
  const helper = secret === undefined ? null : linkTo(tokenOf(secret, 'helper'));
  const { hall = null, projector = null } = links ?? {};
  const isOrganiser = role === 'organiser';
  return {
    role,
    games: GAMES.filter(({ draft }) => draft !== true).map(({ id, options, presets }) => ({
      id,
      options: options.map(({ name, values }) => ({ name, values: [...values] })),
      presets: Object.fromEntries(Object.entries(presets).map(([name, set]) => [name, { ...set }])),
    })),
    evenings: isOrganiser ? evenings : [],
    members: club.members.map((one) => ({ ...one, names: [...one.names] })),
    presets: isOrganiser
      ? club.presets.map((one) => ({
          ...one,
          options: { ...one.options },
          form: copyOfForm(one.form),
        }))
      : [],
    desk: {
      names: desk?.choices.names ?? 'whole',
      spectators: desk?.choices.spectators ?? true,
      copyTo: isOrganiser ? (desk?.choices.copyTo ?? null) : null,
      copyFailed: desk?.copyFailed ?? false,
      prizes: desk?.choices.prizes ?? { first: 3, every: null, bonus: false, sweeps: false, last: false, left: false },
      paid: [...(desk?.choices.paid ?? [])],
    },
    door: {
      ...door,
      arrivals: door.arrivals.map((one) => ({ ...one, entrant: opened === null ? 0 : numberFor(opened.evening, club.members, one.name) })),
      links: isOrganiser && hall !== null && projector !== null && helper !== null ? { hall, projector, helper } : null,
    },
    unsaved: fault,
    ...(aside.length === 0 ? {} : { aside: [...aside] }),
    evening: opened === null || shown === null ? null : eveningView(opened, shown, isOrganiser, linkTo),
  };
}

function eveningView({ lines }: OpenEvening, shown: EveningMoment, isOrganiser: boolean, linkTo: OrganiserParts['linkTo']): ShownEvening {
  const { evening, desk, clock } = shown;
  const { header, frozen, closed } = evening;
  const { secret } = desk;
  const withheld = frozen && !isOrganiser;
  // Also those that the next draw needs: their cards can lie there before it. A shifting movement has an idle table where the number is odd.
  const needed = present(evening).length / evening.sides.length;
  const isWhole = isShifting(header.form) || evening.fill !== 'sitOut';
  const most = Math.max(
    isWhole ? Math.ceil(needed) : Math.floor(needed),
    ...evening.rounds.flatMap(({ tables }) => tables.map(({ table }) => table)),
  );
  return {
    id: header.id,
    name: header.name,
    game: header.game,
    options: { ...evening.options },
    form: copyOfForm(formNow(evening)),
    at: header.at,
    limit: evening.limit,
    frozen,
    closed,
    reopened: evening.reopened,
    ...eveningSeal(evening),
    sides: [...evening.sides],
    slip: slipShapeOf(evening),
    entrants: [...evening.entrants.values()]
      .sort((a, b) => a.entrant - b.entrant)
      // The rounds that they were away for are in their shares.
      .map(({ missed: _missed, leftAfter: _leftAfter, ...one }) => ({
        ...one,
        names: [...one.names],
        cards: isOrganiser ? one.names.map((_, at) => ({ pin: pinOf(secret, one, at), link: linkTo(playerTokenOf(secret, one, at)) })) : [],
      })),
    apart: evening.apart.map(([one, other]) => [one, other]),
    rounds: evening.rounds.map((round) => roundView(shown, round, lines, withheld, isOrganiser ? linkTo : null)),
    ranking: withheld
      ? []
      : shown.ranking.map((row) => ({
          ...row,
          was: shown.placeBefore(row.entrant),
          names: [...row.names],
          gaps: [...row.gaps],
          shares: row.shares.map((one) => ({ ...one })),
        })),
    penalties: evening.penalties.map((one) => ({ ...one })),
    corrections: withheld ? [] : correctionsIn(lines, evening),
    prizes: withheld ? [] : shown.prizes.map((prize) => ({ ...prize, entrants: [...prize.entrants] })),
    clock,
    toCompare: withheld ? [] : shown.toCompare.map((one) => ({ ...one })),
    tables: Array.from({ length: most }, (_, index) => ({
      table: index + 1,
      link: isOrganiser ? linkTo(tokenOf(secret, 'table', index + 1)) : null,
    })),
    lines: evening.lines,
  };
}

function roundView(
  { evening, desk, tables, round: latest }: EveningMoment,
  round: EveningRound,
  lines: readonly EveningLine[],
  frozen: boolean,
  linkTo: OrganiserParts['linkTo'] | null,
): ShownRound {
  const secret = isWithheld(evening, round);
  const withheld = frozen || secret;
  const authors = new Map<number, string>();
  for (const line of lines) if ('table' in line && 'round' in line && line.round === round.round) authors.set(line.table, line.by);
  return {
    round: round.round,
    attempt: round.attempt,
    shown: round.shown,
    out: [...round.out],
    secret,
    lines: withheld ? [] : sameDealResults(evening, round).map((line) => line.map((one) => ({ ...one }))),
    tables: round.tables.map((table) => ({
      table: table.table,
      places: [...table.places],
      standIns: table.standIns.map(({ id, place, one, name, entrant, bot }) => {
        const isNow = round === latest && seatsAt(evening, table).some(({ standIn }) => standIn?.id === id);
        const number = standInNumberOf(table, place);
        const card =
          linkTo === null || bot || !isNow
            ? null
            : {
                number,
                pin: standInPinOf(desk.secret, { id, one }, evening.entrants.get(number)),
                link: linkTo(tokenOf(desk.secret, 'standIn', id)),
              };
        return { id, place, one, name, entrant, bot, card };
      }),
      entries: withheld ? [] : table.entries.map(({ side, slips }) => ({ side, slips: slips.map(plain) })),
      booked: table.booked === null || withheld ? null : table.booked.map(plain),
      progress: progressOf(table),
      cards: tableCardsOf(evening, table.table),
      dealt: dealtView(tables.stateOf({ round: round.round, table: table.table })),
      by: authors.get(table.table) ?? null,
    })),
    quality: round.shown ? null : plainQuality(qualityOf(evening, round.round, round.tables, round.out)),
  };
}

function dealtView(state: DealtState | undefined): ShownTable['dealt'] {
  return state === undefined ? null : { deals: state.deals, seats: [...state.seats] };
}

function plainQuality({ partnersTwice, meetingsTwice, sameTable, apart, moved, outTwice }: DrawQuality): ShownQuality {
  const pairs = (list: readonly (readonly [number, number])[]): [number, number][] => list.map(([one, other]) => [one, other]);
  return {
    partnersTwice: pairs(partnersTwice),
    meetingsTwice: pairs(meetingsTwice),
    apart: pairs(apart),
    sameTable: [...sameTable],
    moved: [...moved],
    outTwice: [...outTwice],
  };
}

/** The corrections of an evening, the latest first; none of a round that is secret. */
export function correctionsIn(lines: readonly EveningLine[], evening: Evening): ShownCorrection[] {
  const secret = new Set(evening.rounds.filter((round) => isWithheld(evening, round)).map(({ round }) => round));
  return lines
    .flatMap((line) => {
      if (line.type !== 'corrected' || secret.has(line.round)) return [];
      const { at, round, table, before, after, why } = line;
      return [{ at, round, table, before: before.map(plain), after: after.map(plain), why }];
    })
    .reverse();
}
