import type { Slip } from '../../contract/club.ts';
import type { Game } from '../../contract/game.ts';
import type { Options } from '../../contract/options.ts';
import type { TableDeal } from '../form/values.ts';
import { tableSides, type EveningForm, type EveningHeader, type Fill, type TableCards } from '../form/form.ts';

/** Where an evening stands: it follows from the lines alone. A plain value; nothing changes one. */

/** A person, or a couple, with the number that is drawn and ranked. */
export interface EveningEntrant {
  readonly entrant: number;
  /** Two for a couple. */
  readonly names: readonly string[];
  readonly team?: string;
  readonly class?: string;
  /** The id in the club's list, by which a season knows the entrant. */
  readonly member?: string;
  readonly here: boolean;
  /** Rounds that had been shown when the entrant first came. */
  readonly since: number;
  /** Rounds that were shown before the entrant came, or while they were away, once they are back. */
  readonly missed: readonly number[];
  /** Rounds that had been shown when the entrant left; `null` while here. */
  readonly leftAfter: number | null;
  /** The table of an entrant who cannot walk. */
  readonly stays: number | null;
}

/** Who sits at a table of a round. */
export interface TableSeating {
  readonly table: number;
  /** `null`: a stand-in without a number, or a bot. */
  readonly places: readonly (number | null)[];
}

/** Another played on at a place. */
export interface StandIn {
  readonly place: number;
  /** Which of a couple was replaced; 0 for a person. */
  readonly one: number;
  readonly name: string;
  /** The number of a stand-in who is ranked. */
  readonly entrant: number | null;
  /** Whether a bot plays there at a table with the program's cards. */
  readonly bot: boolean;
  /** The place of the line in the journal: no other stand-in of the evening has it. */
  readonly id: number;
  /** The part of the result that stays with the one before. */
  readonly keeps: Slip | null;
}

/** The slips that a side has entered. */
interface Entry {
  readonly side: number;
  readonly slips: readonly Slip[];
}

/** The result of a table of a round. */
export interface HallTable extends TableSeating {
  readonly standIns: readonly StandIn[];
  /** Entries of the sides, at most one each, until something is booked. */
  readonly entries: readonly Entry[];
  /** The slips that count, by side. */
  readonly booked: readonly Slip[] | null;
  /** The deals of which the booked slips are the sum; `null` where only the sum is known. */
  readonly deals: readonly TableDeal[] | null;
  /** Whether a bot has played with the program's cards, be it in the place of a person who was away; known once they have brought the result. */
  readonly botPlayed: boolean;
}

/** A round from its draw on. */
export interface EveningRound {
  readonly round: number;
  readonly attempt: number;
  readonly tables: readonly HallTable[];
  /** Those who sit out. */
  readonly out: readonly number[];
  readonly shown: boolean;
  /** The seed that its draw follows from. */
  readonly drawnBy: string;
  /** The seed that the cards of its tables follow from; `null` until it is shown. */
  readonly dealtBy: string | null;
}

/** Points for an entrant beside the results. */
interface Penalty {
  readonly round: number;
  readonly entrant: number;
  readonly points: number;
  readonly why: string;
}

export interface Evening {
  readonly header: EveningHeader;
  /** The seed of the header, and one for each time that the evening was opened again after its seed was known; what is drawn and dealt next follows from the last. */
  readonly seeds: readonly string[];
  readonly game: Game;
  /** All options of the game. */
  readonly options: Options;
  /** The side of each place of a table. */
  readonly sides: readonly number[];
  /** By number. */
  readonly entrants: ReadonlyMap<number, EveningEntrant>;
  /** Pairs who are no partners, the lower number first. */
  readonly apart: readonly (readonly [number, number])[];
  readonly rounds: readonly EveningRound[];
  readonly penalties: readonly Penalty[];
  /** The number of rounds that will be played. */
  readonly limit: number;
  readonly fill: Fill;
  readonly frozen: boolean;
  readonly closed: boolean;
  /** How often it was opened again. */
  readonly reopened: number;
  /** Members who are absent with leave. */
  readonly excused: readonly string[];
  /** The cards of tables that have others than the form gives. */
  readonly cards: ReadonlyMap<number, TableCards>;
  /** Lines so far, the header among them. */
  readonly lines: number;
}

/** An evening after its header. */
export function freshEvening(header: EveningHeader, game: Game, options: Options): Evening {
  return {
    header,
    seeds: [header.seed],
    game,
    options,
    sides: tableSides(header),
    entrants: new Map(),
    apart: [],
    rounds: [],
    penalties: [],
    limit: header.form.rounds,
    // Older versions wrote forms with bots and real cards, which no bot can play.
    fill: header.form.fill === 'bot' && header.form.cards !== 'ours' ? 'sitOut' : header.form.fill,
    frozen: false,
    closed: false,
    reopened: 0,
    excused: [],
    cards: new Map(),
    lines: 1,
  };
}

/** The seed from which everything follows that is drawn or shown next. */
export function seedNow({ seeds, header }: Pick<Evening, 'seeds' | 'header'>): string {
  return seeds.at(-1) ?? header.seed;
}

/**
 * The seeds of an evening, once everybody may know them: it is closed, and no table of the latest round would be dealt further cards if it were opened again. `null` until then.
 */
export function openSeeds(evening: Pick<Evening, 'seeds' | 'closed' | 'rounds' | 'cards' | 'header'>): readonly string[] | null {
  const last = shownRounds(evening).at(-1);
  const plays = last?.tables.some(({ table, booked }) => booked === null && tableCardsOf(evening, table) === 'ours') === true;
  return evening.closed && !plays ? evening.seeds : null;
}

/** The form as the lines have changed it: what a later evening begins with that is to be like this one. */
export function formNow({ header: { form }, fill }: Pick<Evening, 'header' | 'fill'>): EveningForm {
  return { ...form, fill };
}

/** The entrants who are here, by number. */
export function present({ entrants }: Pick<Evening, 'entrants'>): EveningEntrant[] {
  return [...entrants.values()].filter(({ here }) => here).sort((a, b) => a.entrant - b.entrant);
}

/** The rounds that the room has seen. */
export function shownRounds({ rounds }: Pick<Evening, 'rounds'>): EveningRound[] {
  return rounds.filter(({ shown }) => shown);
}

/** How far a table has come: nothing, one side's entry, entries that differ, or a result that counts. */
export type Progress = 'playing' | 'entered' | 'disputed' | 'booked';

/** How far a table has come. */
export function progressOf({ booked, entries }: HallTable): Progress {
  if (booked !== null) return 'booked';
  return entries.length === 0 ? 'playing' : entries.length === 1 ? 'entered' : 'disputed';
}

/** Whether two lists of slips are the same. */
export function sameSlips(one: readonly Slip[], other: readonly Slip[]): boolean {
  return (
    one.length === other.length &&
    one.every((slip, side) => {
      const its = other[side];
      return its !== undefined && its.points === slip.points && its.bonus === slip.bonus && its.sweeps === slip.sweeps;
    })
  );
}

/** The cards of a table. */
export function tableCardsOf({ cards, header }: Pick<Evening, 'cards' | 'header'>, table: number): TableCards {
  return cards.get(table) ?? header.form.cards ?? 'real';
}

/**
 * Whether nothing of a round may be known outside its tables: all of them are dealt the same cards, and one still plays. The deals end with the result that is
 * booked.
 */
export function isWithheld(evening: Pick<Evening, 'cards' | 'header'>, { tables, shown }: Pick<EveningRound, 'tables' | 'shown'>): boolean {
  const dealt = evening.header.form.same === true && shown ? tables.filter(({ table }) => tableCardsOf(evening, table) === 'ours') : [];
  return dealt.some(({ booked }) => booked === null);
}

/** Whether a bot had a seat at a table: it has the program's cards, and no person was drawn to a seat or sat in there, or a bot stood in for a person. */
export function hasBot(
  evening: Pick<Evening, 'cards' | 'header'>,
  { table, places, standIns }: Pick<HallTable, 'table' | 'places' | 'standIns'>,
): boolean {
  if (tableCardsOf(evening, table) !== 'ours') return false;
  const isEmpty = (place: number): boolean => !standIns.some((one) => one.place === place && !one.bot);
  return places.some((entrant, place) => entrant === null && isEmpty(place)) || standIns.some(({ bot }) => bot);
}

/** The evening as everybody may know it: without the rounds that are secret. */
export function openPart(evening: Evening): Evening {
  const rounds = evening.rounds.filter((round) => !isWithheld(evening, round));
  return rounds.length === evening.rounds.length ? evening : { ...evening, rounds };
}
