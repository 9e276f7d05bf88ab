import { refuse, ok, type Result } from '../../../engine/contract/result.ts';
import { formatAction } from '../../../engine/contract/notation.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { DrillRound } from '../../../engine/puzzles/drills/drill.ts';
import { drillRound, drillsOf, runSeed } from '../../../engine/puzzles/drills/drills.ts';
import { runsIn } from '../../../engine/puzzles/drills/runs.ts';
import type { Attempts } from '../../store/attempts.ts';

type Asked<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** Requests for drills. */
export type DrillMessage = Asked<'drills' | 'drill' | 'reply'>;

/** Runs of a drill that are sent: the latest. */
const MOST_RUNS = 40;

/** Answers the owner's requests for drills. Questions follow from the run that they belong to: of them only the last is kept, for its answer. */
export class DrillRoom {
  readonly #attempts: Attempts;
  readonly #now: () => number;
  #last: { readonly key: string; readonly round: DrillRound } | undefined;

  constructor(attempts: Attempts, now: () => number) {
    this.#attempts = attempts;
    this.#now = now;
  }

  /** Answers a request. `puzzle/unknown`: the drill is not for the game; `puzzle/not-legal`: the answer is not among the choices. */
  async answer(message: DrillMessage): Promise<Result<ServerMessage>> {
    const { ref, game } = message;
    if (message.type === 'drills') {
      const runs = runsIn(this.#attempts.drills, game);
      const drills = drillsOf(gameById(game)).map((drill) => ({
        drill,
        runs: runs.flatMap(({ drill: own, ...run }) => (own === drill ? [run] : [])).slice(-MOST_RUNS),
      }));
      return ok({ type: 'drills', ref, game, drills });
    }
    const round = this.#round(message);
    if (round === undefined) return refuse('puzzle/unknown', 'the game has no such drill');
    const { drill, run, number } = message;
    if (message.type === 'drill') return ok({ type: 'drill', ref, game, drill, run, number, question: questionOf(round) });
    const { choice, timed, ms } = message;
    const { question, truth } = round;
    if (choice >= question.choices.length) return refuse('puzzle/not-legal', 'the question has no such choice');
    const isRight = truth.right.includes(choice);
    await this.#attempts.add({ at: this.#now(), game, drill, run, ok: isRight, ms, timed });
    return ok({
      type: 'reply',
      ref,
      ok: isRight,
      right: [...truth.right],
      points: truth.points === null ? null : [...truth.points],
      wins: truth.wins === null ? null : [...truth.wins],
    });
  }

  #round({ game: id, drill, run, number }: Asked<'drill' | 'reply'>): DrillRound | undefined {
    const game = gameById(id);
    if (!drillsOf(game).includes(drill)) return undefined;
    const key = `${id} ${drill} ${run} ${number}`;
    if (this.#last?.key !== key) this.#last = { key, round: drillRound(game, drill, runSeed(id, drill, run), number) };
    return this.#last.round;
  }
}

function questionOf({ question }: DrillRound): Extract<ServerMessage, { type: 'drill' }>['question'] {
  return { ...question, moves: question.moves.map(({ seat, action }) => ({ seat, action: formatAction(action) })) };
}
