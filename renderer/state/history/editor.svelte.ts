import type { GameInfo } from '../../../engine/protocol/messages.ts';
import type { Result } from '../../../engine/contract/result.ts';
import type { SendRequest } from '../table/request.ts';
import { HouseRules, type ChosenRules } from '../lobby/houseRules.svelte.ts';

/** A position that has been set up: its notation, and how many actions lead to it. */
export interface PositionSetup {
  readonly text: string;
  readonly step: number;
}

/** The cards of a hand as a person has noted it, with any separators. */
export function cardsNoted(hand: string): string[] {
  return hand
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .filter(Boolean)
    .map((card) => card.replace(/^10/, 'T'));
}

/** A deal or an ending that a person puts together; the table finds a way to it. */
export class Editor {
  id = $state('');
  dealer = $state(0);
  kind = $state<'deal' | 'ending'>('ending');
  /** Empty: any. */
  trump = $state('');
  /** −1: any. */
  leader = $state(-1);
  /** By seat, cards as they are noted: `AS TH 7D`. */
  hands = $state<string[]>([]);
  busy = $state(false);
  /** By which it is played. */
  readonly rules: HouseRules;
  readonly #games: readonly GameInfo[];
  readonly #ask: SendRequest;

  readonly game: GameInfo | null = $derived.by(() => this.#games.find(({ id }) => id === this.id) ?? null);

  /** @param rules the house rules to begin with */
  constructor(games: readonly GameInfo[], rules: ChosenRules, ask: SendRequest) {
    this.#games = games;
    this.rules = new HouseRules(rules, () => undefined);
    this.#ask = ask;
    this.choose(games[0]?.id ?? '');
  }

  choose(id: string): void {
    this.id = id;
    this.seat(this.game?.seats.min ?? 4);
  }

  /** Another number of seats; what stood in those that stay is kept. */
  seat(count: number): void {
    this.hands = Array.from({ length: count }, (_, seat) => this.hands[seat] ?? '');
    this.dealer = count - 1;
    this.leader = -1;
  }

  async set(): Promise<Result<PositionSetup>> {
    const { game, dealer, kind, trump, leader } = this;
    if (game === null) return { ok: false, error: { code: 'record/unknown-game', message: 'no game is chosen' } };
    this.busy = true;
    const hands = this.hands.map(cardsNoted);
    const ending =
      kind === 'deal' ? null : { trump: trump === '' ? null : (trump as 'S' | 'H' | 'D' | 'C' | 'NT'), leader: leader < 0 ? null : leader };
    const answer = await this.#ask(
      { type: 'setUp', game: game.id, options: { ...this.rules.changed(game) }, dealer, hands, ending },
      'setUp',
    );
    this.busy = false;
    return answer.ok ? { ok: true, value: { text: answer.value.notation, step: answer.value.step } } : answer;
  }
}
