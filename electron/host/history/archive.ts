import type { Level } from '../../../engine/bots/levels.ts';
import { seedFrom, type Seed } from '../../../engine/cards/random.ts';
import { eventsFor, seatView } from '../../../engine/match/seatView.ts';
import type { Match } from '../../../engine/match/match.ts';
import { openView } from '../../../engine/match/openView.ts';
import { courseOf, positionAt, recordTo, type Position } from '../../../engine/match/position.ts';
import { recordOf, recordSteps, replaySteps, type MatchRecord } from '../../../engine/match/record.ts';
import { textOfMatch } from '../../../engine/match/text.ts';
import type { ClientMessage, ConsentAnswer, ServerMessage } from '../../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { MatchConsent } from '../../store/format/consent.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import { publicPerson } from '../../store/history/history.ts';
import { inSlices } from '../../store/disk/slices.ts';
import { consentIn, peopleIn, peopleOf } from '../../store/format/recordPeople.ts';
import type { Store } from '../../store/store.ts';
import { answersFor } from '../table/consentAnswers.ts';
import type { AnalysisRunner } from '../workers/analysisRunner.ts';
import { scoreSheetOf } from '../table/scoreSheet.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { NOTHING_ON_WIRE, wireEvent, wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import { wirePosition } from '../workers/analysisJob.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';
import { fileOf } from './importedMatch.ts';
import { PositionAnswers, STOPPED } from './positionAnswers.ts';
import { written } from './handWriting.ts';
import type { PuzzleMessage, PuzzleRoom } from '../puzzles/puzzleRoom.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** Requests about matches that are not on the table. */
export type ArchiveMessage =
  | Asked<
      | 'history'
      | 'replay'
      | 'export'
      | 'import'
      | 'delete'
      | 'restore'
      | 'deleted'
      | 'statistics'
      | 'study'
      | 'why'
      | 'setUp'
      | 'sketch'
      | 'build'
      | 'write'
      | 'compare'
    >
  | PuzzleMessage
  | (Asked<'agree'> & { readonly match: string });

/** A match that is looked at: one that is over, or one from the text of a record. */
export interface ReviewedMatch {
  /** `null`: from a text. */
  readonly id: string | null;
  readonly people: readonly SavedPerson[];
  readonly match: Match;
  /** Whether it is known who played; of a text it may not be. */
  readonly named: boolean;
  /** The answers of its players to an analysis. */
  readonly consent: MatchConsent;
  readonly at: number | null;
  /** The seed of its bots' random choices; `null` if unknown. */
  readonly seed: Seed | null;
}

/** Answers the owner's questions about matches that are kept. */
export class Archive {
  readonly #store: Store;
  readonly #live: (id: string) => ReviewedMatch | undefined;
  readonly #analysis: AnalysisRunner;
  readonly #judges: JudgeRunner;
  readonly #randomSeed: () => Seed;
  readonly #now: () => number;
  readonly #positions: PositionAnswers;
  /** The match that was opened last: a replay requests many positions of it. */
  #last: { readonly key: string; readonly open: ReviewedMatch } | undefined;

  /** @param live the match on the table by its id, as far as it may be looked at */
  constructor(
    store: Store,
    live: (id: string) => ReviewedMatch | undefined,
    studies: AnalysisRunner,
    judges: JudgeRunner,
    randomSeed: () => Seed,
    now: () => number,
  ) {
    this.#store = store;
    this.#live = live;
    this.#analysis = studies;
    this.#judges = judges;
    this.#randomSeed = randomSeed;
    this.#now = now;
    this.#positions = new PositionAnswers(studies, randomSeed, (source) => this.open(source));
  }

  #puzzles: PuzzleRoom | undefined;

  /** Answers a message about a match that is over, or about training. */
  async answer(message: ArchiveMessage): Promise<Result<ServerMessage>> {
    const { ref } = message;
    switch (message.type) {
      case 'training':
      case 'puzzle':
      case 'clue':
      case 'attempt':
      case 'reasons':
      case 'attempts':
      case 'trends':
      case 'drills':
      case 'drill':
      case 'reply': {
        const { PuzzleRoom } = await import('../puzzles/puzzleRoom.ts');
        return (this.#puzzles ??= new PuzzleRoom(this.#store, this.#judges, this.#now)).answer(message);
      }
      case 'history':
        return ok({ type: 'history', ref, ...this.#store.history.list(message) });
      case 'statistics':
        return ok({ type: 'statistics', ref, games: await this.#store.statistics() });
      case 'replay':
        return this.#replay(message);
      case 'study':
        return this.#study(message);
      case 'why':
        return this.#why(message);
      case 'agree':
        return this.#agree(message);
      case 'setUp':
        return this.#positions.setUp(message);
      case 'sketch':
        return this.#positions.sketch(message);
      case 'write':
        return written(message, this.#randomSeed());
      case 'build':
        return this.#positions.build(message);
      case 'compare':
        return this.#compare(message);
      case 'export':
        return message.match === undefined ? this.#exportAll(ref) : this.#export(ref, message.match, message.as);
      case 'import':
        return this.#import(message);
      case 'delete': {
        const done = await this.#store.delete(message.match, this.#now(), message.forGood === true);
        return done.ok ? ok({ type: 'kept', ref, match: message.match, place: 'deleted' }) : done;
      }
      case 'deleted':
        return ok({ type: 'deleted', ref, matches: await this.#store.deleted(this.#now()) });
      case 'restore': {
        const place = await this.#store.restore(message.match);
        return place.ok ? ok({ type: 'kept', ref, match: message.match, place: place.value }) : place;
      }
    }
  }

  /** A match to be looked at. `match/not-over`: it has secrets left. */
  async open({
    match: id,
    text,
  }: {
    readonly match?: string | undefined;
    readonly text?: string | undefined;
  }): Promise<Result<ReviewedMatch>> {
    if ((id === undefined) === (text === undefined)) return refuse('replay/no-source', 'either a match or a text is looked at');
    const key = id ?? text ?? '';
    if (this.#last?.key === key) return ok(this.#last.open);
    const found = text === undefined ? await this.#kept(key) : await fromText(text);
    if (found.ok) this.#last = { key, open: found.value };
    return found;
  }

  /** A match to be looked at, that on the table among them: the deals of it that are over. */
  async review(source: { readonly match?: string | undefined; readonly text?: string | undefined }): Promise<Result<ReviewedMatch>> {
    const live = source.match === undefined || source.text !== undefined ? undefined : this.#live(source.match);
    return live === undefined ? this.open(source) : ok(live);
  }

  async #kept(id: string): Promise<Result<ReviewedMatch>> {
    const read = await this.#store.read(id);
    if (!read.ok) return read;
    // A person who writes a deal down has seen all of it.
    if (!read.value.match.standing.over && read.value.match.byHand === undefined)
      return refuse('match/not-over', 'only a match that is over can be looked at');
    return ok({ id, named: true, ...read.value });
  }

  async #replay(message: Asked<'replay'>): Promise<Result<ServerMessage>> {
    const { ref, deal: number, step, branch = [], seat = 0, open: all = true } = message;
    const opened = await this.review(message);
    if (!opened.ok) return opened;
    const { id, people, match, at } = opened.value;
    const found = positionAt(match, number, step, branch);
    if (!found.ok) return found;
    const { deal, state, events } = found.value;
    const { game } = match;
    const course = courseOf(game, deal);
    if (seat >= deal.people.length) return refuse('replay/no-position', 'the deal has no such seat', { seats: deal.people.length });
    const toAct = game.toAct(state);
    return ok({
      type: 'replay',
      ref,
      match: id,
      people: people.map(publicPerson),
      seats: deal.people,
      at,
      ...(match.byHand === undefined ? {} : { byHand: true as const }),
      deal: number,
      deals: match.deals.length,
      step,
      steps: deal.actions.length,
      branch,
      view: wireView(all ? openView(game, state, seat) : seatView(game, state, [], seat).view),
      legal: toAct === null || !(all || toAct === seat) ? NOTHING_ON_WIRE : wireLegal(game.legal(state)),
      toAct,
      events: eventsFor(events, all ? 'spectator' : seat).map(wireEvent),
      action: doneAt(found.value),
      moves: course.moves.map((move) => ({ ...move, action: formatAction(move.action) })),
      tricks: course.tricks,
      sheet: scoreSheetOf(match),
      notation: JSON.stringify(positionRecord(found.value, opened.value)),
      consent: this.#answersOf(opened.value),
    });
  }

  /** A person at this machine agrees to the analysis of a finished match. */
  async #agree({ ref, match: id, person, agreed }: Asked<'agree'> & { readonly match: string }): Promise<Result<ServerMessage>> {
    const opened = await this.open({ match: id });
    if (!opened.ok) return opened;
    const { consent } = opened.value;
    const own = consent.answers.some((one) => one.person === person && one.kind === 'here');
    if (!own) return refuse('table/not-yours', 'everybody answers for themselves');
    if (!agreed) return refuse('match/over', 'people who have not answered have not agreed');
    const written = await this.#store.agree(id, person, this.#now());
    if (!written.ok) return written;
    consent.say(person, true);
    return ok({ type: 'agreed', ref, match: id, consent: this.#answersOf(opened.value) });
  }

  /** The answers of those who must agree: for a saved match, people at this machine may answer. */
  #answersOf(opened: ReviewedMatch): ConsentAnswer[] {
    const { id, people, consent } = opened;
    return answersFor(consent, (person) => id !== null && people[person]?.kind === 'here', this.#passed(opened));
  }

  /** Whether everybody who must agree to an analysis of a match has. */
  mayAnalyse(opened: ReviewedMatch): boolean {
    return opened.consent.given(this.#passed(opened));
  }

  /** Milliseconds since the last move of a match; 0 where its record does not say when that was. */
  #passed({ at }: ReviewedMatch): number {
    return at === null ? 0 : this.#now() - at;
  }

  async #position(message: Asked<'study' | 'why'>): Promise<Result<{ position: Position; opened: ReviewedMatch }>> {
    const opened = await this.review(message);
    if (!opened.ok) return opened;
    const found = positionAt(opened.value.match, message.deal, message.step, message.branch);
    return found.ok ? ok({ position: found.value, opened: opened.value }) : found;
  }

  async #study(message: Asked<'study'>): Promise<Result<ServerMessage>> {
    const found = await this.#position(message);
    if (!found.ok) return found;
    if (!this.mayAnalyse(found.value.opened)) return NOT_AGREED;
    const { match, state } = found.value.position;
    const studied = await this.#analysis
      .run({ kind: 'cards', position: wirePosition(match.game, state), effort: EFFORT })
      .catch(() => null);
    if (studied === undefined) return STOPPED;
    if (studied?.kind !== 'cards') return refuse('replay/no-play', 'no card is to be played there');
    const { seat, side, exact, values } = studied.analysis;
    return ok({ type: 'study', ref: message.ref, seat, side, exact, values });
  }

  async #why(message: Asked<'why'>): Promise<Result<ServerMessage>> {
    const found = await this.#position(message);
    if (!found.ok) return found;
    const { position, opened } = found.value;
    const { match, state, deal, number, branch } = position;
    const turn = match.game.toAct(state);
    const person = turn === null ? undefined : opened.people[deal.people[turn] ?? -1];
    const level = message.level ?? (person?.kind === 'bot' ? person.level : OTHERWISE);
    const seed = opened.seed ?? ANY_SEED;
    const done = doneAt(position);
    // A bot's thoughts about its own turn reveal no one's mistakes.
    const own = person?.kind === 'bot' && person.level === level && branch.length === 0;
    if (!own && !this.mayAnalyse(opened)) return NOT_AGREED;
    const studied = await this.#analysis
      .run({ kind: 'why', position: wirePosition(match.game, state), level, match: seed, deal: number })
      .catch(() => null);
    if (studied === undefined) return STOPPED;
    if (studied?.kind !== 'why') return refuse('replay/no-play', 'no seat is to act there');
    const { seat, action, reasons, candidates } = studied.explanation;
    return ok({ type: 'why', ref: message.ref, seat, level, done, action, reasons, candidates });
  }

  /** Every match with the same cards that is over, the first played first. */
  async #compare({ ref, match: id }: Asked<'compare'>): Promise<Result<ServerMessage>> {
    const one = this.#store.history.get(id);
    if (one === undefined) return refuse('store/unknown-match', `there is no match ${id}`, { match: id });
    const root = one.of ?? id;
    const same = this.#store.history.all().filter((other) => other.id === root || other.of === root);
    const tables = [];
    for (const { id: other } of same.sort((a, b) => a.at - b.at)) {
      const kept = await this.#kept(other);
      if (!kept.ok) continue;
      const { match, people, at } = kept.value;
      tables.push({
        match: other,
        at: at ?? 0,
        people: people.map(publicPerson),
        deals: match.deals.flatMap(({ result, state }) =>
          result === null ? [] : [{ scores: result.score.scores, declarer: state.declarer }],
        ),
      });
    }
    return ok({ type: 'compare', ref, game: one.game, tables });
  }

  async #export(ref: number, id: string, as: 'record' | 'text' = 'record'): Promise<Result<ServerMessage>> {
    const kept = await this.#kept(id);
    if (!kept.ok) return kept;
    const { match, at, people, consent } = kept.value;
    const name = `${match.game.id}-${dayOf(at ?? this.#now())}`;
    return as === 'text'
      ? ok({ type: 'record', ref, match: id, name: `${name}.txt`, text: textOfMatch(match) })
      : ok({
          type: 'record',
          ref,
          match: id,
          name: `${name}.trick.json`,
          text: `${JSON.stringify({ ...recordOf(match), people: peopleIn(people, consent) })}\n`,
        });
  }

  /** All matches that are over, the last played first, those left out whose files cannot be read. */
  async #exportAll(ref: number): Promise<Result<ServerMessage>> {
    const records: MatchRecord[] = [];
    for (const { id } of this.#store.history.list({ skip: 0, take: Number.MAX_SAFE_INTEGER }).matches) {
      const record = await this.#store.record(id);
      if (record.ok) records.push(record.value);
    }
    const text = `{"format":"trick-records/1","records":[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
    return ok({ type: 'record', ref, match: null, name: `trickhouse-${dayOf(this.#now())}.trick.json`, text });
  }

  async #import({ ref, text }: Asked<'import'>): Promise<Result<ServerMessage>> {
    const record = await inSlices(recordSteps(text));
    if (!record.ok) return record;
    const replayed = await inSlices(replaySteps(record.value));
    if (!replayed.ok) return replayed;
    const match = replayed.value;
    if (match.deals.length === 0) return refuse('record/empty', 'no deal was dealt');
    const at = this.#now();
    const { header, lines } = fileOf(match, record.value, this.#randomSeed(), at);
    const place = await this.#store.add(header, lines);
    return place.ok ? ok({ type: 'kept', ref, match: header.id, place: place.value }) : place;
  }
}

/** How much work a position is worth: about two seconds. */
const EFFORT = { nodes: 6_000_000, playouts: 300 };
/** Who is asked about what a person did. */
const OTHERWISE: Level = 'hard';
/** Chance for matches that came without theirs. */
const ANY_SEED = seedFrom('any');
const NOT_AGREED = refuse('replay/not-agreed', 'not everybody who played it has agreed');

/** A match from the text of a record. */
async function fromText(text: string): Promise<Result<ReviewedMatch>> {
  const record = await inSlices(recordSteps(text));
  if (!record.ok) return record;
  const match = await inSlices(replaySteps(record.value));
  if (!match.ok) return match;
  if (match.value.deals.length === 0) return refuse('record/empty', 'no deal was dealt');
  const people = peopleOf(record.value, true);
  const named = record.value.people !== undefined;
  return ok({ id: null, named, people, match: match.value, consent: consentIn(record.value, people), at: null, seed: null });
}

/** The record of a position, with the people in the order in which it has their names. */
function positionRecord(position: Position, { named, people, consent }: ReviewedMatch): MatchRecord {
  const told = recordTo(position);
  if (!named) return told;
  const who = peopleIn(people, consent);
  const order = told.deals.length === 1 ? position.deal.people : [...people.keys()];
  return { ...told, people: order.flatMap((person) => who[person] ?? []) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The action taken in a position of the record, in notation; `null` off the record and at its end. */
function doneAt({ branch, deal, step }: Position): string | null {
  const action = branch.length > 0 ? undefined : deal.actions[step];
  return action === undefined ? null : formatAction(action);
}
