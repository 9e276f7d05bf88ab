import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { codesOf } from '../../../engine/cards/card.ts';
import { isSeed } from '../../../engine/cards/random.ts';
import { GAME_IDS } from '../../../engine/contract/gameId.ts';
import { story } from '../../../engine/match/notes.ts';
import type { MatchDeal } from '../../../engine/match/match.ts';
import { finish, RECORD_FORMAT, type MatchRecord, type RecordDeal, type RecordNote } from '../../../engine/match/record.ts';
import { listEntries, terms, type ShareList } from '../../../engine/protocol/fair/fairMessages.ts';
import { ok, refuse, type Result, type Refused } from '../../../engine/contract/result.ts';
import { MatchConsent } from './consent.ts';
import { handWritten, matchLimit, repeatedDeal } from '../../../engine/match/schemas.ts';
import { person, type SavedPerson } from './person.ts';
import { Seal } from './seal.ts';

/** The format of a saved match: a header line, then a line for everything that happened, each a JSON object. */
export const MATCH_FORMAT = 'trickhouse-match/4';
/**
 * Formats that are read; the first one had no `agree` lines, and lines have sums from the fourth one on. A match of an older format that goes on is one of
 * the latest from then on.
 */
const FORMATS = ['trickhouse-match/1', 'trickhouse-match/2', 'trickhouse-match/3', MATCH_FORMAT] as const;
/** The name that formats of all versions begin with, and then a number. */
const ANY_FORMAT = /^trickhouse-match\/(\d{1,9})$/;

const int = v.pipe(v.number(), v.integer(), v.minValue(0));
const seed = v.pipe(v.string(), v.check(isSeed, 'not a seed'));
const cards = v.nullable(v.pipe(v.array(v.string()), v.maxLength(7)));

const deck = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2))), v.maxLength(80));
/** The cards of a deal follow from its seed; where a record came without one, they are listed. */
const cardsGiven = { seed: v.exactOptional(seed), deck: v.exactOptional(deck), pile: v.exactOptional(deck) };

const header = v.strictObject({
  format: v.picklist(FORMATS),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  game: v.picklist(GAME_IDS),
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  /** By the seat in which they began. */
  people: v.pipe(v.array(person), v.minLength(2), v.maxLength(7)),
  /** The host's secret, from which its part of every seed of the match follows. */
  seed,
  /** Whether people have shares in the seeds; false if the owner gave the seed of the match. */
  fair: v.boolean(),
  draw: cards,
  cut: cards,
  /** The cards of the first deals, where they were given. */
  cards: v.exactOptional(v.pipe(v.array(v.strictObject(cardsGiven)), v.maxLength(10_000))),
  /** The match that they are from. */
  of: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))),
  /** The deal of another match that is played again, where this is a match of that deal alone. */
  repeats: v.exactOptional(repeatedDeal),
  /** A deal of real cards that a person wrote down, where this is a match of that deal alone. */
  byHand: v.exactOptional(handWritten),
  /** The end of a round of an evening, which counts instead of the game's own. */
  limit: v.exactOptional(matchLimit),
  /** Milliseconds since 1970. */
  at: int,
});
export type MatchHeader = v.InferOutput<typeof header>;

/** A unique name for a new match, made of its start and random characters. `at`: milliseconds since 1970. */
export function newMatchId(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}-${randomBytes(5).toString('hex')}`;
}

const deal = v.strictObject({ dealer: int, ...cardsGiven });
/** The list sent before the shares of a deal are revealed (engine/match/FAIRNESS.md); on the disk before any client gets it. */
const list = v.strictObject({ terms, commitment: seed, entries: listEntries });
const seats = v.pipe(v.array(int), v.maxLength(7));
const shares = v.exactOptional(v.pipe(v.array(seed), v.maxLength(64)));

const line = v.union([
  v.strictObject({
    deal,
    /** The devices' shares in its seed: in format 3 in the order of the list before this line. */
    shares,
    /** No connection took part: the seed follows from the match's alone. Deals of formats 1 and 2 do not say. */
    alone: v.exactOptional(v.literal(true)),
    /** Totals by person before the deal, for lists that do not replay the match. */
    totals: v.array(v.number()),
    at: int,
  }),
  v.strictObject({ list, at: int }),
  /** The attempt of the last list was broken off: by the devices at these places of it, which did not reveal. */
  v.strictObject({ abort: v.strictObject({ missing: v.pipe(v.array(int), v.maxLength(64)) }), at: int }),
  /** `by`: the person who chose it, `null` where a bot did, be it in the place of one who is away; omitted in formats 1 and 2, and where a record does not say. */
  v.strictObject({ act: v.pipe(v.string(), v.maxLength(24)), by: v.exactOptional(v.nullable(int)), at: int }),
  /** Another player takes a person's place from now on. */
  v.strictObject({ seat: v.strictObject({ person: int, taken: person }), at: int }),
  /** The match is over: for lists that do not replay it. By person. */
  v.strictObject({
    over: v.strictObject({ totals: v.array(v.number()), games: v.array(v.number()), winners: v.array(int) }),
    at: int,
  }),
  /** A seat takes back the last n actions of the deal; older matches do not name the seat. `agreed`: the seats that agreed, where others were asked. */
  v.strictObject({ undo: v.pipe(int, v.minValue(1)), by: v.exactOptional(int), agreed: v.exactOptional(seats), at: int }),
  /** A seat has claimed every trick to come: what follows is the table's. `agreed` as above. */
  v.strictObject({ claim: int, agreed: v.exactOptional(seats), at: int }),
  /** The others declined a take-back or a claim of a seat: the seats that said no, and those that said nothing. It changes nothing. */
  v.strictObject({ declined: v.strictObject({ want: v.picklist(['undo', 'claim']), by: int, no: seats, silent: seats }), at: int }),
  /** A device found that a deal was not dealt fairly; people at it, and the code of what it found. */
  v.strictObject({
    doubt: v.strictObject({ deal: int, code: v.pipe(v.string(), v.maxLength(40)), names: v.array(v.pipe(v.string(), v.maxLength(80))) }),
    at: int,
  }),
  /** The match leaves the table unfinished: a file that ends here is whole. */
  v.strictObject({ rest: v.literal(true), at: int }),
  /** A person agrees that the match be looked into once it is over, or does not; the only thing that counts after its end. */
  v.strictObject({ agree: v.strictObject({ person: int, agreed: v.boolean() }), at: int }),
]);
export type MatchLine = v.InferOutput<typeof line>;
type SavedDeal = v.InferOutput<typeof deal> & {
  readonly actions: readonly string[];
  readonly notes: readonly RecordNote[];
  /** `undefined` where the cards came from elsewhere, or follow from the match's seed alone. */
  readonly shares: readonly string[] | undefined;
  /** The opened list; `undefined` in matches of older formats, and if no device could have a share. */
  readonly list: ShareList | undefined;
  /** Whether the file says that no connection took part in making its seed. */
  readonly alone: boolean;
  /** Whether people elsewhere had seats when it was dealt. */
  readonly guests: boolean;
};
type Outcome = Extract<MatchLine, { over: unknown }>['over'];

/** An attempt at a deal that was broken off. */
export interface SavedAbort {
  readonly list: ShareList;
  /** Places in the list of the devices that did not reveal. */
  readonly missing: readonly number[];
}

/** A match as read from its file. */
export interface SavedMatch {
  readonly header: MatchHeader;
  /** Who plays now, by the seat in which they began. */
  readonly people: readonly SavedPerson[];
  readonly deals: readonly SavedDeal[];
  /** Attempts at deals that were broken off after their lists were closed: by devices, or by the host where none is `missing`. */
  readonly aborted: readonly SavedAbort[];
  /** Totals by person before the last deal. */
  readonly totals: readonly number[];
  /** How it ended, once it is over. */
  readonly over: Outcome | null;
  /** The answers of its players to an analysis. */
  readonly consent: MatchConsent;
  /** Whether a bot has acted, be it in the place of a person who was away. */
  readonly botActed: boolean;
  /** When something last happened in play, in milliseconds since 1970. */
  readonly at: number;
  /** How much of the text is whole, in bytes: what lies behind was cut off in the writing and is not part of the match. */
  readonly length: number;
  /** Whether the file is marked as whole where it ends: with the end of the match, or as it left the table; `null`: its format marks only the end of the match. */
  readonly whole: boolean | null;
  /** The first line, counted from 1, that does not follow from the one before it ({@link Seal}); `null`: each does, or the format has no sums. */
  readonly altered: number | null;
}

const LINE_END = 0x0a;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a match from the bytes of its file. The reader skips a last line that is cut off: no client has received it. After `over` only answers to the
 * analysis count: the match stands in full before it, so the reader skips whatever else a writer, or a disk, has left there. Anything else that does not
 * fit is `store/damaged`, with the line, counted from 1; a file without a deal is `store/empty`, one of a format to come `store/too-new`.
 */
export function readMatch(bytes: Uint8Array): Result<SavedMatch, 'store/damaged' | 'store/empty' | 'store/too-new'> {
  return finish(matchSteps(bytes));
}

/** {@link readMatch} as work that may be interrupted after each line. */
export function* matchSteps(bytes: Uint8Array): Generator<void, ReturnType<typeof readMatch>> {
  let head: MatchHeader | undefined;
  const deals: (SavedDeal & { actions: string[]; notes: RecordNote[] })[] = [];
  let people: SavedPerson[] = [];
  let consent = new MatchConsent([]);
  let over: Outcome | null = null;
  const aborted: SavedAbort[] = [];
  /** The list that waits for its opening. */
  let closed: ShareList | undefined;
  let totals: readonly number[] = [];
  let botActed = false;
  let at = 0;
  let length = 0;
  const seal = new Seal();
  let altered: number | null = null;
  let rests = false;
  for (let index = 0, end = bytes.indexOf(LINE_END); end >= 0; index += 1, end = bytes.indexOf(LINE_END, length)) {
    const damaged = (why: string): Refused<'store/damaged'> => refuse('store/damaged', `line ${index + 1}: ${why}`, { line: index + 1 });
    yield;
    const { value, follows } = unsealed(bytes.subarray(length, end), seal);
    // A disk may have made room for a last line that it had no time to fill.
    if (value === undefined && head !== undefined && bytes.indexOf(LINE_END, end + 1) < 0) break;
    if (head === undefined) {
      if (isToCome(value)) return refuse('store/too-new', 'a later version of the program has written it');
      const parsed = v.safeParse(header, value, { abortEarly: true });
      if (!parsed.success) return damaged(parsed.issues[0].message);
      head = parsed.output;
      at = head.at;
      people = [...head.people];
      consent = new MatchConsent(people);
    } else {
      if (!follows && head.format === MATCH_FORMAT) altered ??= index + 1;
      rests = false;
      const parsed = v.safeParse(line, value, { abortEarly: true });
      if (over !== null && !(parsed.success && 'agree' in parsed.output)) {
        // Who took a seat after the end does not answer for the one who played there.
        if (parsed.success && 'seat' in parsed.output) consent.seat(parsed.output.seat.person, parsed.output.seat.taken);
        length = end + 1;
        continue;
      }
      if (!parsed.success) return damaged(parsed.issues[0].message);
      const said = parsed.output;
      const last = deals.at(-1);
      if ('doubt' in said) {
        length = end + 1;
        continue;
      }
      if ('agree' in said) {
        // An answer of a person who is not asked changes nothing, and costs nothing.
        consent.say(said.agree.person, said.agree.agreed);
        length = end + 1;
        continue;
      }
      if ('rest' in said) {
        rests = true;
        length = end + 1;
        continue;
      }
      if ('over' in said) {
        over = said.over;
        consent.end();
      } else if ('seat' in said) {
        if (said.seat.person >= people.length) return damaged('there is no such person');
        people[said.seat.person] = said.seat.taken;
        consent.seat(said.seat.person, said.seat.taken);
      } else if ('list' in said) {
        // The host broke off: it was ended before the deal.
        if (closed !== undefined) aborted.push({ list: closed, missing: [] });
        closed = said.list;
      } else if ('abort' in said) {
        if (closed === undefined) return damaged('there is no list to break off');
        aborted.push({ list: closed, missing: said.abort.missing });
        closed = undefined;
      } else if ('deal' in said) {
        const guests = people.some(({ kind }) => kind === 'away');
        deals.push({ ...said.deal, actions: [], notes: [], shares: said.shares, list: closed, alone: said.alone === true, guests });
        closed = undefined;
        totals = said.totals;
      } else if (last === undefined) return damaged('no deal was dealt before it');
      // A request that was declined has changed nothing.
      else if ('declined' in said) {
        length = end + 1;
        continue;
      } else if ('act' in said) {
        last.actions.push(said.act);
        if (said.by === null) botActed = true;
        else consent.acted(said.by);
      } else if ('claim' in said) last.notes.push({ type: 'claim', after: last.actions.length, seat: said.claim, ...consentIn(said) });
      else if (said.undo > last.actions.length) return damaged('there are fewer actions to take back');
      else {
        const actions = last.actions.splice(-said.undo);
        if (said.by !== undefined)
          last.notes.push({ type: 'takeBack', after: last.actions.length, seat: said.by, actions, ...consentIn(said) });
      }
      at = said.at;
    }
    length = end + 1;
  }
  if (closed !== undefined) aborted.push({ list: closed, missing: [] });
  if (head === undefined || deals.length === 0) return refuse('store/empty', 'the file holds no deal');
  const whole = over !== null || (head.format === MATCH_FORMAT ? rests : null);
  return ok({ header: head, people, deals, aborted, totals, over, consent, botActed, at, length, whole, altered });
}

/** Goes on with the running sum of a file in the latest format. */
export function sealOf(bytes: Uint8Array): Seal {
  const seal = new Seal();
  for (let from = 0, end = bytes.indexOf(LINE_END); end >= 0; from = end + 1, end = bytes.indexOf(LINE_END, from))
    unsealed(bytes.subarray(from, end), seal);
  return seal;
}

/** A match's file as the latest format has it, with hashes for tokens and a sum for each line; `undefined` if it is like that already. */
export function inLatestFormat(bytes: Uint8Array): Uint8Array | undefined {
  const [first = '', ...rest] = Buffer.from(bytes).toString().split('\n');
  const last = rest.pop();
  const parsed = v.safeParse(header, parseJson(first));
  if (last === undefined || !parsed.success) return undefined;
  const plain = first.includes('"token":') || rest.some((text) => text.includes('"token":'));
  if (parsed.output.format === MATCH_FORMAT && !plain) return undefined;
  const [old, seal] = [new Seal(), new Seal()];
  old.read(first);
  const lines = rest.map((text) => {
    const { line: told } = old.read(text);
    const said = told.includes('"token":') ? v.safeParse(line, parseJson(told)) : undefined;
    return said?.success === true ? JSON.stringify(said.output) : told;
  });
  const sealed = [JSON.stringify({ ...parsed.output, format: MATCH_FORMAT }), ...lines].map((text) => seal.write(text));
  return Buffer.from([...sealed, last].join('\n'));
}

/** Those who agreed to a claim or take-back, as a line and a note have them. */
function consentIn({ agreed }: { readonly agreed?: readonly number[] }): { agreed?: number[] } {
  return agreed === undefined ? {} : { agreed: [...agreed] };
}

/** The lines of a deal that came about somewhere else, without its first. */
export function linesOfDeal({ actions, notes = [] }: RecordDeal, at: number): MatchLine[] {
  const told = story(actions, notes) ?? actions;
  return told.flatMap((one): MatchLine[] => {
    if (typeof one === 'string') return [{ act: one, at }];
    if (one.type === 'claim') return [{ claim: one.seat, ...consentIn(one), at }];
    return one.actions.length === 0 ? [] : [{ undo: one.actions.length, by: one.seat, ...consentIn(one), at }];
  });
}

/** The cards of a deal as a header gives them: by the seed they follow from, or listed. */
export function cardsOfDeal({ seed: from, dealt }: MatchDeal): NonNullable<MatchHeader['cards']>[number] {
  if (from !== null) return { seed: from };
  return { deck: [...codesOf(dealt.deck)], ...(dealt.pile.length === 0 ? {} : { pile: [...codesOf(dealt.pile)] }) };
}

/** The record of a saved match. */
export function recordIn({ header: { game, options, repeats, byHand, limit }, people, deals }: SavedMatch): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game,
    options,
    players: people.map((one) => one.name),
    ...(repeats === undefined ? {} : { repeats }),
    ...(byHand === undefined ? {} : { byHand }),
    ...(limit === undefined ? {} : { limit }),
    deals: deals.map(({ shares: _, list: __, alone: ___, guests: ____, notes, ...one }): RecordDeal => ({
      ...one,
      actions: [...one.actions],
      ...(notes.length === 0 ? {} : { notes: [...notes] }),
    })),
  };
}

/** Whether a header is of a format that this program does not know yet. */
function isToCome(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('format' in value) || typeof value.format !== 'string') return false;
  const version = ANY_FORMAT.exec(value.format)?.[1];
  return version !== undefined && Number(version) > FORMATS.length;
}

/** A line of a file without its sum, as a value; `undefined` if it is no JSON. */
function unsealed(bytes: Uint8Array, seal: Seal): { readonly value: unknown; readonly follows: boolean } {
  try {
    const { line: text, follows } = seal.read(UTF8.decode(bytes));
    return { value: parseJson(text), follows };
  } catch {
    return { value: undefined, follows: false };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
