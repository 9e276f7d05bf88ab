import { itemAt } from '../../../engine/protocol/messages.ts';
import type { ConsentAnswer, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Refusal } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';
import type { ReplayPosition, Replay } from './replay.svelte.ts';

export type AnalysisMessage = Extract<ServerMessage, { type: 'study' }>;
export type WhyMessage = Extract<ServerMessage, { type: 'why' }>;

/** A card that cost points: what it led to against the best there was. */
export interface Cost {
  /** The number of actions before it. */
  readonly step: number;
  readonly seat: number;
  readonly action: string;
  /** The best there was instead. */
  readonly better: string;
  readonly points: number;
  readonly exact: boolean;
}

export interface AnalysisParts {
  readonly ask: SendRequest;
  /** Says that what is being worked out is no longer wanted. */
  readonly stop: () => void;
}

/** Looks into a replay's positions: what each card leads to, what a bot thought, which cards cost points. The table works it all out. */
export class AnalysisController {
  /** Whether every position that is come to is looked into. */
  on = $state(false);
  found = $state.raw<AnalysisMessage | null>(null);
  why = $state.raw<WhyMessage | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The request under way. */
  busy = $state<'study' | 'why' | null>(null);
  /** Cards that cost points, as far as the deal has been looked through; `null` before. */
  costs = $state.raw<readonly Cost[] | null>(null);
  /** How far the deal has been looked through. */
  progress = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  readonly replay: Replay;
  readonly #parts: AnalysisParts;
  #asked = 0;
  #reviewed = 0;

  constructor(replay: Replay, parts: AnalysisParts) {
    this.replay = replay;
    this.#parts = parts;
  }

  /** Those who have to agree before the match is looked into, with what they say to it. */
  get consent(): readonly ConsentAnswer[] {
    return this.replay.position?.consent ?? [];
  }

  get allowed(): boolean {
    return this.consent.every(({ agreed }) => agreed === true);
  }

  /** Whether a bot may be asked: always about what it did itself. */
  get mayThink(): boolean {
    const { position } = this.replay;
    const turn = position?.toAct ?? null;
    const person = turn === null ? undefined : position?.people[itemAt(position.seats, turn)];
    return this.allowed || (person?.kind === 'bot' && position?.branch.length === 0);
  }

  /** Records that a person at this machine agrees. */
  async agree(person: number): Promise<void> {
    const { source, position } = this.replay;
    if (!('match' in source) || position === null) return;
    const answer = await this.#parts.ask({ type: 'agree', match: source.match, person, agreed: true }, 'agreed');
    if (answer.ok) this.replay.agreed(answer.value.consent);
    else this.refusal = answer.error;
  }

  /** Forgets what was said of another position; looks into this one where that is wanted. */
  async moved(): Promise<void> {
    this.found = null;
    this.why = null;
    this.refusal = null;
    if (!this.on || !this.allowed || this.progress !== null) return;
    this.#asked += 1;
    const mine = this.#asked;
    this.busy = 'study';
    const answer = await this.#parts.ask({ type: 'study', ...this.#where(this.replay.place) }, 'study');
    if (mine !== this.#asked) return;
    this.busy = null;
    if (answer.ok) this.found = answer.value;
    else if (answer.error.code !== 'replay/stopped') this.refusal = answer.error;
  }

  /** The thoughts of the bot to act, or those that a bot would have had. */
  async think(): Promise<void> {
    if (!this.mayThink) return;
    this.#asked += 1;
    const mine = this.#asked;
    this.why = null;
    this.busy = 'why';
    const answer = await this.#parts.ask({ type: 'why', ...this.#where(this.replay.place) }, 'why');
    if (mine !== this.#asked) return;
    this.busy = null;
    if (answer.ok) this.why = answer.value;
    else if (answer.error.code !== 'replay/stopped') this.refusal = answer.error;
  }

  /** Looks the whole deal through for cards that cost points, the last ones first: they are the quickest. */
  async review(): Promise<void> {
    const { position, place } = this.replay;
    if (position === null || !this.allowed) return;
    this.#reviewed += 1;
    const mine = this.#reviewed;
    const steps = position.moves.flatMap(({ card }, step) => (card === undefined ? [] : [step])).reverse();
    const costs: Cost[] = [];
    this.costs = [];
    for (const [done, step] of steps.entries()) {
      this.progress = { done, of: steps.length };
      const answer = await this.#parts.ask({ type: 'study', ...this.#where({ ...place, step, branch: [] }) }, 'study');
      if (mine !== this.#reviewed) return;
      const cost = answer.ok ? costOf(answer.value, step, position.moves[step]?.action ?? '') : undefined;
      if (cost === undefined) continue;
      costs.push(cost);
      this.costs = costs.toSorted((a, b) => b.points - a.points);
    }
    this.progress = null;
    await this.moved();
  }

  /** Leaves everything under way. */
  leave(): void {
    this.#asked += 1;
    this.#reviewed += 1;
    this.busy = null;
    this.progress = null;
    this.#parts.stop();
  }

  /** Another deal: what was found in this one says nothing of it. */
  anew(): void {
    if (this.progress !== null) this.leave();
    this.costs = null;
  }

  #where({ deal, step, branch }: Pick<ReplayPosition, 'deal' | 'step' | 'branch'>) {
    return { ...this.replay.source, deal, step, branch: [...branch] };
  }
}

/** The cost of a card, if it has any. */
function costOf({ values, seat, exact }: AnalysisMessage, step: number, action: string): Cost | undefined {
  const played = values.find((one) => one.action === action);
  const best = values.reduce<AnalysisMessage['values'][number] | undefined>(
    (a, b) => (a === undefined || b.points > a.points ? b : a),
    undefined,
  );
  if (played === undefined || best === undefined || best.points <= played.points) return undefined;
  return { step, seat, action, better: best.action, points: best.points - played.points, exact };
}
