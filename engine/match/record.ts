import * as v from 'valibot';
import { codesOf, parseCard, type Card } from '../cards/card.ts';
import { isSeed } from '../cards/random.ts';
import { formatAction, parseAction } from '../contract/notation.ts';
import { gameOf } from '../games/index.ts';
import { ok, refuse, type Refused, type Result, type CodeOf } from '../contract/result.ts';
import { checkDealt, shuffledFor, type Dealt } from './deck.ts';
import { actInNotation, noted, startDeal, startMatch, type Match, type MatchDeal } from './match.ts';
import { story, type Note } from './notes.ts';
import { handWritten, matchLimit, personFields, repeatedDeal } from './schemas.ts';
import { changedOptions, resolveOptions } from './options.ts';

export const RECORD_FORMAT = 'trick-record/1';

const cardList = v.pipe(v.array(v.string()), v.maxLength(80));
/** Most actions of a deal, and most that were taken back in it: the longest deal has some two hundred. */
const MOST_ACTIONS = 2000;
/** Most deals of a match: the longest matches that people play have a few dozen. */
export const MOST_DEALS = 500;
const actions = v.pipe(v.array(v.pipe(v.string(), v.maxLength(24))), v.maxLength(MOST_ACTIONS));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ACTIONS));
/** The seats that agreed to a claim or a take-back, where others were asked. */
const agreed = v.exactOptional(v.pipe(v.array(seat), v.maxLength(7)));
const note = v.variant('type', [
  v.strictObject({ type: v.literal('claim'), after: place, seat, agreed }),
  v.strictObject({ type: v.literal('takeBack'), after: place, seat, actions, agreed }),
]);
const recordDeal = v.strictObject({
  dealer: v.number(),
  deck: v.exactOptional(cardList),
  pile: v.exactOptional(cardList),
  seed: v.exactOptional(v.pipe(v.string(), v.check(isSeed, 'not a seed'))),
  actions,
  /** Events beside the actions: claims, and actions taken back. */
  notes: v.exactOptional(v.pipe(v.array(note), v.maxLength(MOST_ACTIONS))),
});
/** Who played: bots with their level, people with what they say to the match being looked into. */
const person = v.strictObject({
  ...personFields(v.pipe(v.string(), v.maxLength(16))),
  agreed: v.exactOptional(v.boolean()),
});
const recordFields = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  options: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(7)),
  /** In the order of the players. */
  people: v.exactOptional(v.pipe(v.array(person), v.maxLength(7))),
  /** The deal of another match that was played again, where this is a match of that deal alone. */
  repeats: v.exactOptional(repeatedDeal),
  /** A deal of real cards that a person wrote down, where this is a match of that deal alone. */
  byHand: v.exactOptional(handWritten),
  /** The end of a round of an evening, which counts instead of the game's own. */
  limit: v.exactOptional(matchLimit),
  /** Each is looked at by itself. */
  deals: v.array(v.unknown()),
});
const record = v.pipe(
  recordFields,
  v.check(({ people, players }) => people === undefined || people.length === players.length, 'as many people as players'),
);

/** The only log there is: saved match, crash recovery, replay, export, bug report, golden (rules: notation, "Record"). */
export type MatchRecord = Omit<v.InferOutput<typeof record>, 'deals'> & { deals: RecordDeal[] };
export type RecordPerson = v.InferOutput<typeof person>;
export type RecordDeal = v.InferOutput<typeof recordDeal>;

/** The longest text that is read as a record, in characters. */
export const MAX_RECORD_LENGTH = 1_000_000;

/** A record from text. */
export function parseRecord(text: string): Result<MatchRecord, 'record/too-long' | 'record/not-json' | 'record/malformed'> {
  return finish(recordSteps(text));
}

/** {@link parseRecord} as work that may be interrupted after each deal. */
export function* recordSteps(text: string): Generator<void, ReturnType<typeof parseRecord>> {
  if (text.length > MAX_RECORD_LENGTH)
    return refuse('record/too-long', `a record has at most ${MAX_RECORD_LENGTH} characters`, { length: text.length });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('record/not-json', 'the record is not JSON; it may have been cut off');
  }
  yield;
  const parsed = v.safeParse(record, value, { abortEarly: true });
  if (!parsed.success) return malformed(parsed.issues[0]);
  const told = parsed.output.deals;
  if (told.length > MOST_DEALS) return refuse('record/too-long', `a record has at most ${MOST_DEALS} deals`, { deals: told.length });
  const deals: RecordDeal[] = [];
  for (const [index, one] of told.entries()) {
    yield;
    const deal = v.safeParse(recordDeal, one, { abortEarly: true });
    if (!deal.success) return malformed(deal.issues[0], `deals.${index}`);
    const takenBack = (deal.output.notes ?? []).reduce((sum, each) => sum + (each.type === 'takeBack' ? each.actions.length : 0), 0);
    if (takenBack > MOST_ACTIONS)
      return refuse('record/too-long', `deals.${index}: at most ${MOST_ACTIONS} actions are taken back`, { deal: index });
    deals.push(deal.output);
  }
  return ok({ ...parsed.output, deals });
}

function malformed(issue: v.BaseIssue<unknown>, within?: string): Refused<'record/malformed'> {
  const path = [within, v.getDotPath(issue)].filter((part) => typeof part === 'string').join('.');
  return refuse('record/malformed', `${path === '' ? 'record' : path}: ${issue.message}`);
}

/** Runs work to its end without interruption and returns its result. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Replays a record action by action. Calls `seen` with every match before its next action. The facts of a refusal name the
 * deal and the step.
 */
export function replay(told: MatchRecord, seen?: (match: Match, action: string) => void): Result<Match> {
  return finish(replaySteps(told, seen));
}

/** {@link replay} as work that may be interrupted before each action. */
export function* replaySteps(told: MatchRecord, seen?: (match: Match, action: string) => void): Generator<void, Result<Match>> {
  const game = gameOf(told.game);
  if (game === undefined) return refuse('record/unknown-game', `no game ${told.game}`, { game: told.game });
  const options = resolveOptions(game, told.options);
  if (!options.ok) return options;
  const started = startMatch(game, options.value, told.players, told);
  if (!started.ok) return started;
  let match = started.value;
  for (const [index, deal] of told.deals.entries()) {
    const dealt = dealtIn(match, deal);
    if (!dealt.ok) return at(dealt, { deal: index });
    const begun = startDeal(match, deal.dealer, dealt.value, deal.seed ?? null);
    if (!begun.ok) return at(begun, { deal: index });
    match = begun.value.match;
    for (const [step, action] of deal.actions.entries()) {
      yield;
      seen?.(match, action);
      const acted = actInNotation(match, action);
      if (!acted.ok) return at(acted, { deal: index, step });
      match = acted.value.match;
    }
    const notes = (deal.notes ?? []).flatMap((written) => noteOf(written) ?? []);
    if (notes.length !== (deal.notes ?? []).length || story(deal.actions, deal.notes ?? []) === undefined)
      return refuse('record/bad-note', 'the notes do not fit the actions', { deal: index });
    match = notes.reduce(noted, match);
  }
  return ok(match);
}

function at({ error }: Refused, where: { deal: number; step?: number }): Refused {
  return { ok: false, error: { ...error, facts: { ...where, ...error.facts } } };
}

/** The cards of a recorded deal, or of one that is to be dealt: as listed, or as they follow from the seed; where both are there they must agree. */
export function dealtIn(
  match: Match,
  deal: Pick<RecordDeal, 'deck' | 'pile' | 'seed'>,
): Result<Dealt, 'record/bad-card' | 'record/seed-mismatch' | CodeOf<typeof checkDealt>> {
  const fromSeed = deal.seed === undefined ? undefined : shuffledFor(match.game, deal.seed);
  const deck = deal.deck === undefined ? ok(fromSeed?.deck ?? []) : cardsIn(deal.deck);
  if (!deck.ok) return deck;
  const pile = deal.pile === undefined ? ok(fromSeed?.pile ?? []) : cardsIn(deal.pile);
  if (!pile.ok) return pile;
  const dealt = checkDealt(match.game, { deck: deck.value, pile: pile.value });
  if (!dealt.ok) return dealt;
  const agrees = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && a.every((card, i) => card === b[i]);
  if (fromSeed !== undefined && !(agrees(deck.value, fromSeed.deck) && agrees(pile.value, fromSeed.pile)))
    return refuse('record/seed-mismatch', 'the cards are not those of the seed');
  return dealt;
}

function cardsIn(codes: readonly string[]): Result<readonly Card[], 'record/bad-card'> {
  const cards: Card[] = [];
  for (const code of codes) {
    const card = parseCard(code);
    if (card === undefined) return refuse('record/bad-card', `${code} is no card`, { card: code });
    cards.push(card);
  }
  return ok(cards);
}

/** A note as a record has it. */
export type RecordNote = NonNullable<RecordDeal['notes']>[number];

/** A note, to be written into a record. */
function noteIn(note: Note): RecordNote {
  const { agreed: seats, ...rest } = note;
  const consent = seats === undefined ? {} : { agreed: [...seats] };
  return rest.type === 'takeBack' ? { ...rest, actions: rest.actions.map(formatAction), ...consent } : { ...rest, ...consent };
}

/** A note of a record; `undefined` where it says that something was taken back that is no action. */
function noteOf(note: RecordNote): Note | undefined {
  if (note.type === 'claim') return note;
  const actions = note.actions.flatMap((text) => parseAction(text) ?? []);
  return actions.length === note.actions.length ? { ...note, actions } : undefined;
}

/** A deal as its record has it. */
export function recordOfDeal(match: Match, deal: MatchDeal): RecordDeal {
  return {
    dealer: deal.dealer,
    deck: codesOf(deal.dealt.deck),
    ...(match.game.pile === null ? {} : { pile: codesOf(deal.dealt.pile) }),
    ...(deal.seed === null ? {} : { seed: deal.seed }),
    actions: deal.actions.map(formatAction),
    ...(deal.notes.length === 0 ? {} : { notes: deal.notes.map(noteIn) }),
  };
}

/** The record of a match. Replaying it gives the match again. */
export function recordOf(match: Match): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    options: { ...changedOptions(match.game, match.options) },
    players: [...match.players],
    ...(match.repeats === undefined ? {} : { repeats: { ...match.repeats } }),
    ...(match.byHand === undefined ? {} : { byHand: { ...match.byHand } }),
    ...(match.limit === undefined ? {} : { limit: { ...match.limit } }),
    deals: match.deals.map((deal) => recordOfDeal(match, deal)),
  };
}
