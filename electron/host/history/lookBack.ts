import { spreadOf } from '../../../engine/bots/judge/judge.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { ok, refuse, type Result } from '../../../engine/contract/result.ts';
import type { MatchDeal } from '../../../engine/match/match.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import type { Archive } from './archive.ts';
import { STOPPED } from './positionAnswers.ts';
import type { Room } from '../lobby/room.ts';
import type { Client, Session } from '../sessions/sessions.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';
import type { Store } from '../../store/store.ts';
import { DealReview } from './dealReview.ts';
import { Luck } from './luck.ts';
import { verdictOf, type KeptDeal } from './keptVerdict.ts';

type JudgeMessage = Extract<ClientMessage, { type: 'judge' }>;
type LuckMessage = Extract<ClientMessage, { type: 'luck' }>;

/** A deal that is over, of a game. */
interface PlayedDeal {
  readonly game: Game;
  readonly deal: MatchDeal;
  /** Where its judgements are kept: those of people at this machine, in matches that count. */
  readonly kept?: KeptDeal;
}

/** Where judgements are kept, and which matches there are. */
type KeptIn = Pick<Store, 'verdicts' | 'history'>;

/** Has the decisions of people judged in deals that are over, each by the view of that person. */
export class LookBack {
  readonly #room: Room;
  readonly #archive: Archive;
  readonly #judges: JudgeRunner;
  readonly #luck: Luck;
  readonly #store: KeptIn;
  readonly #now: () => number;
  /** By deal and seat: every device that looks back at the same seat shares the work. */
  readonly #reviews = new WeakMap<MatchDeal, Map<number, DealReview>>();
  readonly #underWay = new Map<Session, AbortController>();

  constructor(room: Room, archive: Archive, judges: JudgeRunner, store: KeptIn, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#room = room;
    this.#archive = archive;
    this.#judges = judges;
    this.#luck = new Luck(archive, judges);
  }

  /** Answers a request for a judgement, or for the worth of a deal's cards, later. */
  request(client: Client, message: JudgeMessage | LuckMessage): Result<void> {
    if (message.type === 'judge') return this.#judge(client, message);
    if (!client.session.owner) return refuse('table/not-owner', 'only the owner of the table may do that');
    void this.#luck.answer(client, message, this.#room.sessions);
    return ok(undefined);
  }

  /** Answers a request for a judgement, later. A new request takes the place of the session's last one, which is refused with `replay/stopped`. */
  #judge(client: Client, message: JudgeMessage): Result<void> {
    if (message.match === undefined && message.text === undefined) {
      const found = this.#onTable(client.session, message);
      if (!found.ok) return found;
      void this.#answer(client, message, found.value);
      return ok(undefined);
    }
    if (!client.session.owner) return refuse('table/not-owner', 'only the owner of the table may do that');
    void this.#kept(message).then((found) =>
      found.ok ? this.#answer(client, message, found.value) : this.#room.sessions.refuse(client, found.error, message.ref),
    );
    return ok(undefined);
  }

  /** Ends the work for a session. */
  stop(session: Session): void {
    this.#underWay.get(session)?.abort();
    this.#luck.stop(session);
  }

  close(): Promise<void> {
    for (const stop of this.#underWay.values()) stop.abort();
    return this.#judges.close();
  }

  /** Finds a deal of the match on the table, for one who decided in it. */
  #onTable(
    session: Session,
    { deal: number, person }: JudgeMessage,
  ): Result<PlayedDeal, 'table/none' | 'table/not-yours' | 'match/deal-open' | 'replay/no-position'> {
    const { table } = this.#room;
    if (table === undefined) return refuse('table/none', 'no match is on the table');
    if (!this.#room.playsAs(session, person)) return refuse('table/not-yours', 'everybody looks back at their own decisions');
    const { game, deals } = table.match;
    const deal = deals[number - 1];
    if (deal === undefined) return refuse('replay/no-position', 'the match has no such deal', { deals: deals.length });
    if (deal.result === null) return refuse('match/deal-open', 'the deal is not over');
    const { header, people, match } = table;
    const own = people[person];
    if (own?.kind !== 'here' || header.repeats !== undefined || match.byHand !== undefined) return ok({ game, deal });
    return ok({ game, deal, kept: { at: this.#now(), who: own.name, game: game.id, match: header.id, deal: number } });
  }

  /** Finds a deal of a match that is kept, or of a record. */
  async #kept(message: JudgeMessage): Promise<Result<PlayedDeal>> {
    await this.#room.sessions.outbox.flushed();
    const opened = await this.#archive.review(message);
    if (!opened.ok) return opened;
    const { match, people } = opened.value;
    const deal = match.deals[message.deal - 1];
    if (deal === undefined || deal.result === null)
      return refuse('replay/no-position', 'the match has no such deal that is over', { deals: match.deals.length });
    const { id, at } = opened.value;
    const decider = people[message.person];
    const own = id !== null && decider?.kind === 'here';
    if (!own && !this.#archive.mayAnalyse(opened.value)) return refuse('replay/not-agreed', 'not everybody who played it has agreed');
    const played = { game: match.game, deal };
    const listed = own ? this.#store.history.get(id) : undefined;
    if (!own || listed === undefined || listed.repeats !== undefined || listed.byHand !== undefined) return ok(played);
    return ok({ ...played, kept: { at: at ?? listed.at, who: decider.name, game: match.game.id, match: id, deal: message.deal } });
  }

  async #answer(client: Client, message: JudgeMessage, { game, deal, kept }: PlayedDeal): Promise<void> {
    const { session } = client;
    const { ref, person } = message;
    const { sessions } = this.#room;
    const seat = deal.people.indexOf(person);
    if (seat < 0) return sessions.refuse(client, { code: 'replay/no-position', message: 'the person has no seat in the deal' }, ref);
    this.#underWay.get(session)?.abort();
    const stop = new AbortController();
    this.#underWay.set(session, stop);
    const answer = await this.#reviewOf(game, deal, seat)
      .answer(message, this.#judges, stop.signal)
      .catch(() => undefined);
    if (this.#underWay.get(session) === stop) this.#underWay.delete(session);
    if (answer === undefined) return sessions.refuse(client, STOPPED.error, ref);
    if (kept !== undefined && answer.decision !== undefined && message.deals !== true)
      await this.#store.verdicts.add(verdictOf(kept, answer.decision));
    sessions.send(client, { type: 'judged', ref, seat, spread: spreadOf(game.id), ...answer });
  }

  #reviewOf(game: Game, deal: MatchDeal, seat: number): DealReview {
    const known = this.#reviews.get(deal) ?? new Map<number, DealReview>();
    this.#reviews.set(deal, known);
    const review = known.get(seat) ?? new DealReview(game, deal, seat);
    known.set(seat, review);
    return review;
  }
}
