import { expect, it } from 'vitest';
import { atTheTable, tellingReasons } from '../../../engine/bots/advice/reason.ts';
import { JUDGE } from '../../../engine/bots/judge/judge.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import { actionIn, formatAction } from '../../../engine/contract/notation.ts';
import { gameById } from '../../../engine/games/index.ts';
import { currentDeal } from '../../../engine/match/match.ts';
import { wireLegal, wireView } from '../../../engine/protocol/wire.ts';
import { deal, freshMatch, playRandomly } from '../../../engine/testing/invariants.ts';
import { runJudge, JUDGING_STOPPED } from './judgeJob.ts';

const QUICK = {
  cards: { ...JUDGE.cards, worlds: 80, effort: 8000, pool: 300, looks: 3000 },
  calls: { ...JUDGE.calls, worlds: 10, effort: 300 },
};

it('gives the reasons of the card that is named beside them: the one that was played where it is as good as the best, and nothing good of a worse one', () => {
  const game = gameById('klaverjas');
  const found: DealState[] = [];
  playRandomly(deal(freshMatch(game, {}, 4), seedFrom('named')).match, rngOf(seedFrom('play')), (next) => {
    const state = currentDeal(next)?.state;
    if (state?.phase === 'play' && game.legal(state).actions.length > 1) found.push(state);
  });
  let [alike, worse] = [0, 0];
  for (const state of found.filter((_, at) => at % 4 === 3)) {
    const [view, legal] = [game.view(state, game.toAct(state)!), game.legal(state)];
    for (const action of legal.actions) {
      const job = { view: wireView(view), legal: wireLegal(legal), action: formatAction(action), depth: QUICK };
      const judged = runJudge({ judge: job });
      if (judged === null || judged === JUDGING_STOPPED) continue;
      const better = actionIn(judged.best[0]!);
      const own = atTheTable(view, legal, action);
      if (judged.best.includes(formatAction(action))) {
        expect(judged.reasons).toEqual(own);
        expect(judged.against).toEqual([]);
        if (JSON.stringify(atTheTable(view, legal, better)) !== JSON.stringify(own)) alike += 1;
      } else {
        expect(judged.reasons).toEqual(tellingReasons(view, legal, better, action));
        worse += 1;
      }
    }
  }
  expect(alike).toBeGreaterThan(0);
  expect(worse).toBeGreaterThan(0);
});

it('says of a call how few trumps there are for it, which others may have, and how often one comes out ahead with it and with the better one', () => {
  const game = gameById('klaverjas');
  const { state } = currentDeal(deal(freshMatch(game, {}, 4), seedFrom('a hand to pass with')).match)!;
  const [view, legal] = [game.view(state, game.toAct(state)!), game.legal(state)];
  const [first, second] = legal.actions.map((action) => {
    const job = { view: wireView(view), legal: wireLegal(legal), action: formatAction(action), depth: { ...QUICK, calls: JUDGE.calls } };
    const judged = runJudge({ judge: job });
    return judged === null || judged === JUDGING_STOPPED ? undefined : judged;
  });
  const worse = first?.best.includes(first.action) === true ? second : first;
  const [best] = worse!.best;
  const [few, out, odds, ...more] = worse!.against;
  expect(more).toEqual([]);
  expect(few).toMatchObject({ key: 'trumpsHeld', params: { suit: state.trump } });
  expect(out).toMatchObject({ key: 'topsOut', params: { made: worse!.action } });
  expect(odds).toMatchObject({ key: 'odds', params: { better: best, made: worse!.action } });
  const { n, m } = odds!.params!;
  expect(Number(n)).toBeGreaterThan(Number(m));
  expect(Number(n)).toBeLessThanOrEqual(100);
});

it('says once bots have played on what the better card led to, and nothing where they do not bear it out', () => {
  const game = gameById('klaverjas');
  let said = 0;
  for (let number = 0; number < 4 && said === 0; number += 1) {
    const found: DealState[] = [];
    playRandomly(deal(freshMatch(game, {}, 4), seedFrom(`led to ${number}`)).match, rngOf(seedFrom(`play ${number}`)), (next) => {
      const state = currentDeal(next)?.state;
      if (state?.play?.tricks.length === 5 && game.legal(state).actions.length > 1) found.push(state);
    });
    for (const state of found.slice(0, 1)) {
      const [view, legal] = [game.view(state, game.toAct(state)!), game.legal(state)];
      const [one, other] = legal.actions.map(formatAction);
      const rows = [
        [one!, other!],
        [other!, one!],
      ].map(([made, better]) => {
        const job = { view: wireView(view), legal: wireLegal(legal), action: made!, depth: QUICK };
        const judged = runJudge({ judge: job });
        if (judged === null || judged === JUDGING_STOPPED) return [];
        const second = runJudge({ judge: { ...job, first: { ...judged, mark: 'blunder', best: [better!] } } });
        if (second === null || second === JUDGING_STOPPED) throw new Error('no second opinion');
        expect(second.ledTo?.of ?? 30).toBe(30);
        expect(runJudge({ judge: { ...job, first: { ...judged, mark: 'none', best: [better!] } } })).not.toHaveProperty('ledTo');
        // An inaccuracy is no more than that, whatever comes of it.
        const slight = runJudge({ judge: { ...job, first: { ...judged, mark: 'inaccuracy', best: [better!] } } });
        const { before, ...rest } = second;
        expect(slight).toEqual({ ...rest, mark: 'inaccuracy' });
        // Where bots lost less, the mark is milder, and the one that it was stands beside it.
        expect(before).toBe(second.mark === 'blunder' ? undefined : 'blunder');
        return second.ledTo?.rows ?? [];
      });
      // Of two cards one at most is the better one.
      expect(rows.filter((some) => some.length > 0).length).toBeLessThan(2);
      said += rows.flat().length;
    }
  }
  expect(said).toBeGreaterThan(0);
});
