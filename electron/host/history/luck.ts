import { dealMargin } from '../../../engine/bots/advice/playedOut.ts';
import type { Seat } from '../../../engine/cards/card.ts';
import { refuse, type Result } from '../../../engine/contract/result.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { MatchDeal } from '../../../engine/match/match.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';
import type { Archive } from './archive.ts';
import { STOPPED } from './positionAnswers.ts';

type LuckMessage = Extract<ClientMessage, { type: 'luck' }>;

/** How often a deal is played again: with more, the error shrinks by the root of the number. */
const REPLAYS = 8;

/** The worth of a deal's cards to a seat, in points of its margin. */
interface Par {
  readonly mean: number;
  readonly se: number;
}

/** Parts the results of matches that are kept into cards and play: the same deals are played again by `hard` bots in every seat. */
export class Luck {
  readonly #archive: Archive;
  readonly #judges: JudgeRunner;
  readonly #known = new WeakMap<MatchDeal, Map<Seat, Par>>();
  readonly #underWay = new Map<Session, AbortController>();

  constructor(archive: Archive, judges: JudgeRunner) {
    this.#archive = archive;
    this.#judges = judges;
  }

  /** Answers a request about one deal, later. A new request takes the place of the session's last one, which is refused with `replay/stopped`. */
  async answer(client: Client, message: LuckMessage, sessions: Sessions): Promise<void> {
    const { session } = client;
    this.stop(session);
    const stop = new AbortController();
    this.#underWay.set(session, stop);
    const answered = await this.#deal(message, stop.signal).catch(() => STOPPED);
    if (this.#underWay.get(session) === stop) this.#underWay.delete(session);
    if (!answered.ok) return sessions.refuse(client, answered.error, message.ref);
    sessions.send(client, { type: 'luck', ref: message.ref, ...answered.value });
  }

  /** Ends the work for a session. */
  stop(session: Session): void {
    this.#underWay.get(session)?.abort();
  }

  async #deal(
    { match: id, deal: number, person }: LuckMessage,
    signal: AbortSignal,
  ): Promise<Result<{ deal: number; deals: number; result: number; cards: number; se: number }>> {
    const opened = await this.#archive.open({ match: id });
    if (!opened.ok) return opened;
    if (!this.#archive.mayAnalyse(opened.value)) return refuse('replay/not-agreed', 'not everybody who played it has agreed');
    const { match } = opened.value;
    const deals = match.deals.filter(({ result }) => result !== null);
    const deal = deals[number - 1];
    const seat = deal?.people.indexOf(person) ?? -1;
    if (deal === undefined || seat < 0)
      return refuse('replay/no-position', 'the match has no such deal, or the person no seat in it', { deals: deals.length });
    const par = await this.#parOf(match.game, deal, seat, signal);
    if (par === undefined) return STOPPED;
    const result = dealMargin(match.game, deal.state, seat);
    return { ok: true, value: { deal: number, deals: deals.length, result, cards: par.mean, se: par.se } };
  }

  async #parOf(game: Game, deal: MatchDeal, seat: Seat, signal: AbortSignal): Promise<Par | undefined> {
    const known = this.#known.get(deal)?.get(seat);
    if (known !== undefined) return known;
    const margins: number[] = [];
    for (let turn = 0; turn < REPLAYS; turn += 1) {
      const margin = await this.#judges.par({ game: game.id, setup: deal.state.setup, seat, turn }, signal);
      if (margin === undefined) return undefined;
      margins.push(margin);
    }
    const mean = margins.reduce((sum, margin) => sum + margin, 0) / REPLAYS;
    const squares = margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0);
    const par = { mean, se: Math.sqrt(squares / (REPLAYS * (REPLAYS - 1))) };
    this.#known.set(deal, (this.#known.get(deal) ?? new Map<Seat, Par>()).set(seat, par));
    return par;
  }
}
