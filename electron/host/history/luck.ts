import { dealMargin } from '../../../engine/bots/advice/playedOut.ts';
import type { Level } from '../../../engine/bots/levels.ts';
import type { Seat } from '../../../engine/cards/card.ts';
import { refuse, type Result } from '../../../engine/contract/result.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { MatchDeal } from '../../../engine/match/match.ts';
import type { ClientMessage } from '../../../engine/protocol/messages.ts';
import type { SavedPerson } from '../../store/format/person.ts';
import type { Client, Session, Sessions } from '../sessions/sessions.ts';
import type { JudgeRunner } from '../workers/judgeRunner.ts';
import type { Archive } from './archive.ts';
import { partedDeal, replayLevels, type PartedDeal } from './partedDeal.ts';
import { STOPPED } from './positionAnswers.ts';

type LuckMessage = Extract<ClientMessage, { type: 'luck' }>;

/** How often a deal is played again: with more, the error shrinks by the root of the number. */
const REPLAYS = 8;

/** Parts the results of matches that are kept into luck and play: the same deals are played again by bots, first in every seat and then in one person's alone. */
export class Luck {
  readonly #archive: Archive;
  readonly #judges: JudgeRunner;
  readonly #known = new WeakMap<MatchDeal, Map<Seat, PartedDeal>>();
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
  ): Promise<Result<PartedDeal & { deal: number; deals: number; result: number }>> {
    const opened = await this.#archive.open({ match: id });
    if (!opened.ok) return opened;
    if (!this.#archive.mayAnalyse(opened.value)) return refuse('replay/not-agreed', 'not everybody who played it has agreed');
    const { match } = opened.value;
    const deals = match.deals.filter(({ result }) => result !== null);
    const deal = deals[number - 1];
    const seat = deal?.people.indexOf(person) ?? -1;
    if (deal === undefined || seat < 0)
      return refuse('replay/no-position', 'the match has no such deal, or the person no seat in it', { deals: deals.length });
    const parted = await this.#parted(match.game, deal, opened.value.people, seat, signal);
    if (parted === undefined) return STOPPED;
    const result = dealMargin(match.game, deal.state, seat);
    return { ok: true, value: { deal: number, deals: deals.length, result, ...parted } };
  }

  async #parted(
    game: Game,
    deal: MatchDeal,
    people: readonly SavedPerson[],
    seat: Seat,
    signal: AbortSignal,
  ): Promise<PartedDeal | undefined> {
    const known = this.#known.get(deal)?.get(seat);
    if (known !== undefined) return known;
    const replayed = async (levels: readonly Level[]): Promise<number[] | undefined> => {
      const margins: number[] = [];
      for (let turn = 0; turn < REPLAYS; turn += 1) {
        const margin = await this.#judges.par({ game: game.id, setup: deal.state.setup, seat, turn, levels }, signal);
        if (margin === undefined) return undefined;
        margins.push(margin);
      }
      return margins;
    };
    const [experts, one] = replayLevels(
      deal.people.map((person) => people[person]),
      seat,
    );
    const all = await replayed(experts);
    // Among experts alone both are the same replays.
    const own = String(one) === String(experts) ? all : await replayed(one);
    if (all === undefined || own === undefined) return undefined;
    const parted = partedDeal(dealMargin(game, deal.state, seat), all, own);
    this.#known.set(deal, (this.#known.get(deal) ?? new Map<Seat, PartedDeal>()).set(seat, parted));
    return parted;
  }
}
