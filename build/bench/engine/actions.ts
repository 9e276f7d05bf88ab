import { pick } from '../../../engine/cards/random.ts';
import type { Action } from '../../../engine/contract/action.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { Viewer } from '../../../engine/contract/view.ts';
import type { Clock } from './clock.ts';
import { wander } from './table.ts';

/** The authority's time for a position, in microseconds: its legal actions with reasons, an action, and one seat's view. */
export interface ActionSpeed {
  readonly legalUs: number;
  readonly applyUs: number;
  readonly viewUs: number;
}

const POSITIONS = 300;

/** Measures the authority over positions of random deals of some games, for some milliseconds a game and kind. */
export function actionSpeed(games: readonly Game[], clock: Clock, milliseconds: number): ActionSpeed {
  const sums = { legalUs: 0, applyUs: 0, viewUs: 0 };
  for (const game of games) {
    const met: { state: DealState; action: Action; viewer: Viewer }[] = [];
    wander(game, {}, 'actions', (_, { state }, rng) => {
      const { actions } = game.legal(state);
      met.push({ state, action: pick(actions, rng), viewer: game.toAct(state) ?? 'spectator' });
      return met.length === POSITIONS;
    });
    const each = (work: (one: (typeof met)[number]) => unknown): number => {
      const round = (time: number): number => {
        const start = clock();
        let done = 0;
        let spent = 0;
        do {
          for (const one of met) work(one);
          done += met.length;
          spent = clock() - start;
        } while (spent < time);
        return (spent * 1000) / done;
      };
      round(milliseconds / 4);
      return round(milliseconds);
    };
    sums.legalUs += each(({ state }) => game.legal(state));
    sums.applyUs += each(({ state, action }) => game.apply(state, action));
    sums.viewUs += each(({ state, viewer }) => game.view(state, viewer));
  }
  const mean = (sum: number): number => Number((sum / Math.max(1, games.length)).toFixed(2));
  return { legalUs: mean(sums.legalUs), applyUs: mean(sums.applyUs), viewUs: mean(sums.viewUs) };
}
