import * as v from 'valibot';
import { COMPARES, FILLS } from '../form/form.ts';

/** The views of an evening, by role. */

const n = v.number();
const names = v.array(v.string());
const pairs = v.array(v.tuple([n, n]));
export const slip = v.strictObject({ points: n, bonus: n, sweeps: n });
export type ShownSlip = Readonly<v.InferOutput<typeof slip>>;
const slips = v.array(slip);
const progress = v.picklist(['playing', 'entered', 'disputed', 'booked']);
const entry = v.strictObject({ side: n, slips });

/** The figures of slips besides points; `sum`: the points of both sides in a round, where they are fixed. */
const slipShape = v.strictObject({ bonus: v.boolean(), sweeps: v.boolean(), sum: v.nullable(n) });
export type SlipShape = Readonly<v.InferOutput<typeof slipShape>>;

const clock = v.nullable(v.strictObject({ round: n, /** Seconds, below zero after the end. */ left: n }));

const member = v.strictObject({
  entrant: n,
  names,
  team: v.exactOptional(v.string()),
  class: v.exactOptional(v.string()),
  member: v.exactOptional(v.string()),
});
export type ListedMember = Readonly<v.InferOutput<typeof member>>;

/** A comparison of the same deals, in an evening that is ranked by it. */
export const comparison = v.strictObject({ won: n, most: n, /** Tenths of points above the mean of the other tables. */ tenths: n });
export type ShownComparison = Readonly<v.InferOutput<typeof comparison>>;
/** The deals of each round that were the same at all tables and are over at all of them: they may be compared. */
const toCompare = v.array(v.strictObject({ round: n, deals: n }));
const COMPARE = v.exactOptional(v.picklist(COMPARES));
/** The side of a field that is ranked by itself; absent where all are ranked together. */
const field = v.exactOptional(n);

const share = v.strictObject({
  round: n,
  kind: v.picklist(['played', 'part', 'satOut', 'missed', 'gap']),
  table: v.nullable(n),
  points: n,
  bonus: n,
  sweeps: n,
  wins: n,
  margin: n,
  places: n,
  compared: v.exactOptional(comparison),
  /** A bot played at the table: it had a seat there, or played for a person who was away. */
  bot: v.exactOptional(v.literal(true)),
});

const row = v.strictObject({
  place: n,
  /** The place before the latest round; `null` in the first. */
  was: v.nullable(n),
  entrant: n,
  names,
  total: n,
  points: n,
  bonus: n,
  sweeps: n,
  wins: n,
  margin: n,
  places: n,
  penalties: n,
  best: n,
  left: v.boolean(),
  gaps: v.array(n),
  shares: v.array(share),
  compared: v.exactOptional(comparison),
  field,
});
export type RankedRow = Readonly<v.InferOutput<typeof row>>;

/** A table with the program's cards: deals that are over, and who plays in each seat. */
const dealt = v.strictObject({ deals: n, seats: v.array(v.picklist(['here', 'away', 'bot'])) });

/** Another at a place; `card`: that of a stand-in who sits there now, for organisers only. */
const standIn = v.strictObject({
  id: n,
  place: n,
  one: n,
  name: v.string(),
  entrant: v.nullable(n),
  bot: v.boolean(),
  card: v.nullable(v.strictObject({ number: n, pin: v.string(), link: v.nullable(v.string()) })),
});
export type ShownStandIn = Readonly<v.InferOutput<typeof standIn>>;

const hallTable = v.strictObject({
  table: n,
  places: v.array(v.nullable(n)),
  standIns: v.array(standIn),
  cards: v.picklist(['real', 'ours']),
  /** `null` for a table with real cards, and one that is not open. */
  dealt: v.nullable(dealt),
  entries: v.array(entry),
  booked: v.nullable(slips),
  progress,
  /** The author of the latest line about its result. */
  by: v.nullable(v.string()),
});
export type ShownTable = Readonly<v.InferOutput<typeof hallTable>>;

const quality = v.strictObject({
  partnersTwice: pairs,
  meetingsTwice: pairs,
  sameTable: v.array(n),
  apart: pairs,
  moved: v.array(n),
  outTwice: v.array(n),
});
export type ShownQuality = Readonly<v.InferOutput<typeof quality>>;

const round = v.strictObject({
  round: n,
  attempt: n,
  shown: v.boolean(),
  out: v.array(n),
  tables: v.array(hallTable),
  /** Whether its results are withheld: the same deals are still played at a table. */
  secret: v.boolean(),
  /** The results of the same deals within each line, by side; empty in other rounds. */
  lines: v.array(v.array(v.strictObject({ table: n, total: n, place: n, ...comparison.entries }))),
  /** Until the round is shown. */
  quality: v.nullable(quality),
});
export type ShownRound = Readonly<v.InferOutput<typeof round>>;

const prize = v.strictObject({
  kind: v.picklist(['place', 'bonus', 'sweeps', 'last']),
  place: v.exactOptional(n),
  entrants: v.array(n),
  field,
});
export type ShownPrize = Readonly<v.InferOutput<typeof prize>>;

const prizeRule = v.strictObject({
  first: n,
  every: v.nullable(n),
  bonus: v.boolean(),
  sweeps: v.boolean(),
  last: v.boolean(),
  left: v.boolean(),
});

const correction = v.strictObject({ at: n, round: n, table: n, before: slips, after: slips, why: v.string() });
export type ShownCorrection = Readonly<v.InferOutput<typeof correction>>;

const form = v.looseObject({
  unit: v.picklist(['person', 'couple']),
  movement: v.string(),
  rounds: n,
  fill: v.picklist(FILLS),
  ends: v.strictObject({ deals: v.exactOptional(n), points: v.exactOptional(n), minutes: v.exactOptional(n) }),
  counts: v.picklist(['sum', 'wins', 'places']),
  cards: v.exactOptional(v.picklist(['real', 'ours'])),
  same: v.exactOptional(v.literal(true)),
  compare: COMPARE,
});

const evening = v.strictObject({
  id: v.string(),
  name: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), n])),
  form,
  at: n,
  limit: n,
  frozen: v.boolean(),
  closed: v.boolean(),
  reopened: n,
  /** The commitment to the seed; the seed itself once the evening is closed. */
  commitment: v.string(),
  seed: v.nullable(v.string()),
  sides: v.array(n),
  slip: slipShape,
  entrants: v.array(
    v.strictObject({
      ...member.entries,
      here: v.boolean(),
      since: n,
      stays: v.nullable(n),
      /** The digits and links of its people, in the order of their names; for organisers only. */
      cards: v.array(v.strictObject({ pin: v.string(), link: v.nullable(v.string()) })),
    }),
  ),
  apart: pairs,
  rounds: v.array(round),
  ranking: v.array(row),
  penalties: v.array(v.strictObject({ round: n, entrant: n, points: n, why: v.string() })),
  corrections: v.array(correction),
  prizes: v.array(prize),
  clock,
  toCompare,
  /** The links of the cards that lie on the tables. */
  tables: v.array(v.strictObject({ table: n, link: v.nullable(v.string()) })),
  lines: n,
});
export type ShownEvening = Readonly<v.InferOutput<typeof evening>>;

const game = v.strictObject({
  id: v.string(),
  options: v.array(v.strictObject({ name: v.string(), values: v.array(v.union([v.string(), n])) })),
  presets: v.record(v.string(), v.record(v.string(), v.union([v.string(), n]))),
});

const organiserView = v.strictObject({
  role: v.picklist(['organiser', 'helper']),
  games: v.array(game),
  evenings: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      game: v.string(),
      at: n,
      closed: v.boolean(),
      people: n,
      rounds: n,
      options: v.record(v.string(), v.union([v.string(), n])),
      form,
    }),
  ),
  members: v.array(member),
  /** The choices of evenings that the club keeps. */
  presets: v.array(v.strictObject({ name: v.string(), game: v.string(), options: v.record(v.string(), v.union([v.string(), n])), form })),
  desk: v.strictObject({
    names: v.picklist(['whole', 'short', 'number']),
    spectators: v.boolean(),
    copyTo: v.nullable(v.string()),
    /** Whether the last copy failed. */
    copyFailed: v.boolean(),
    prizes: prizeRule,
    paid: v.array(n),
  }),
  door: v.strictObject({
    open: v.boolean(),
    addresses: names,
    links: v.nullable(v.strictObject({ hall: v.string(), projector: v.string(), helper: v.string() })),
    /** Connections by role. */
    present: v.record(v.string(), n),
    /** Phones at the door that have given a name, with the number to let them in with. */
    arrivals: v.array(v.strictObject({ id: n, name: v.string(), entrant: n })),
  }),
  /** The code of what keeps lines, choices or the club's list from the disk, or a table with the program's cards shut. */
  unsaved: v.nullable(v.string()),
  aside: v.exactOptional(/** Files that could not be read as a whole: they lie aside, and others are in their place. */ names),
  evening: v.nullable(evening),
});
export type OrganiserView = Readonly<v.InferOutput<typeof organiserView>>;

const shownSeat = v.strictObject({ who: v.string(), entrant: n, table: n, place: n });
const roomTable = v.strictObject({
  table: n,
  progress,
  /** Deals that are over at a table with the program's cards. */
  deals: v.nullable(n),
  /** Who sits at each place. */
  who: v.array(v.string()),
});
const roomRow = v.strictObject({
  place: n,
  was: v.nullable(n),
  who: v.string(),
  entrant: n,
  total: n,
  wins: n,
  sum: n,
  left: v.boolean(),
  /** A bot had a seat at one of the own tables. */
  bot: v.exactOptional(v.literal(true)),
  compared: v.exactOptional(comparison),
  field,
});
export type RoomRow = Readonly<v.InferOutput<typeof roomRow>>;

/** The public view: projector, spectators. */
const roomView = v.strictObject({
  role: v.picklist(['projector', 'spectator']),
  evening: v.nullable(
    v.strictObject({
      name: v.string(),
      game: v.string(),
      counts: v.picklist(['sum', 'wins', 'places']),
      compare: COMPARE,
      unit: v.picklist(['person', 'couple']),
      limit: n,
      closed: v.boolean(),
      frozen: v.boolean(),
      commitment: v.string(),
      seed: v.nullable(v.string()),
      here: n,
      round: v.nullable(
        v.strictObject({ round: n, sides: v.array(n), seats: v.array(shownSeat), out: v.array(v.string()), tables: v.array(roomTable) }),
      ),
      /** `null` while it is frozen. */
      ranking: v.nullable(v.array(roomRow)),
      /** Corrections of the last ten minutes; none while the ranking is frozen. */
      corrections: v.array(v.strictObject({ round: n, table: n })),
      prizes: v.array(
        v.strictObject({ kind: v.picklist(['place', 'bonus', 'sweeps', 'last']), place: v.exactOptional(n), who: names, field }),
      ),
      clock,
    }),
  ),
  /** The link by which people come in, if spectators may. */
  link: v.nullable(v.string()),
});
export type RoomView = Readonly<v.InferOutput<typeof roomView>>;

/** The result of a table, as those who sit at it see it. */
const ownTable = v.strictObject({
  round: n,
  table: n,
  sides: v.array(v.array(v.string())),
  entries: v.array(entry),
  /** `null` also while the ranking is frozen. */
  booked: v.nullable(slips),
  progress,
  cards: v.picklist(['real', 'ours']),
  /** Whether results are withheld: the same deals are still played at a table. */
  secret: v.boolean(),
});
export type OwnTable = Readonly<v.InferOutput<typeof ownTable>>;

const tableView = v.strictObject({
  role: v.literal('table'),
  table: n,
  evening: v.nullable(v.strictObject({ name: v.string(), game: v.string(), slip: slipShape, deals: v.nullable(n), closed: v.boolean() })),
  own: v.nullable(ownTable),
  clock,
});
export type TableView = Readonly<v.InferOutput<typeof tableView>>;

const playerView = v.strictObject({
  role: v.literal('player'),
  /** `null` for a stand-in without a number. */
  entrant: v.nullable(n),
  /** The name of the one for whom a stand-in plays, empty at a place that was free; `null` for others. */
  instead: v.nullable(v.string()),
  names,
  /** Which of the names is that of the phone's own player. */
  one: n,
  evening: v.strictObject({
    name: v.string(),
    game: v.string(),
    slip: slipShape,
    deals: v.nullable(n),
    closed: v.boolean(),
    frozen: v.boolean(),
    counts: v.picklist(['sum', 'wins', 'places']),
    compare: COMPARE,
    limit: n,
    commitment: v.string(),
    seed: v.nullable(v.string()),
    toCompare,
  }),
  /** Gone home; waits for the draw; sits out; sits at a table; another has the place; a stand-in who sits in no more. */
  state: v.picklist(['left', 'waiting', 'out', 'seated', 'replaced', 'over']),
  round: v.nullable(n),
  /** The token of the own seat at a table with the program's cards; `null`: there is none. */
  seat: v.nullable(v.string()),
  /** How many tables stand in the room. */
  tables: n,
  place: v.nullable(n),
  side: v.nullable(n),
  partner: names,
  opponents: names,
  own: v.nullable(ownTable),
  /** The place among those who had the same cards in this round; `null` where no other table had them, and while it is withheld. */
  line: v.nullable(v.strictObject({ place: n, of: n })),
  /** The result of sitting out, if it is fixed. */
  rest: v.nullable(n),
  /** Own rounds, place and total; `null` while the ranking is frozen. */
  standing: v.nullable(
    v.strictObject({
      place: n,
      of: n,
      total: n,
      wins: n,
      compared: v.exactOptional(comparison),
      shares: v.array(share),
      prizes: v.array(prize),
    }),
  ),
  clock,
});
export type PlayerView = Readonly<v.InferOutput<typeof playerView>>;

const doorView = v.strictObject({
  role: v.literal('door'),
  evening: v.nullable(v.string()),
  /** Whether people come in couples. */
  couples: v.boolean(),
});

export const hallView = v.variant('role', [organiserView, roomView, tableView, playerView, doorView]);
export type HallView = Readonly<v.InferOutput<typeof hallView>>;
