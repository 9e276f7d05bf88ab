import { describe, expect, it } from 'vitest';
import { codeOf, parseCard } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { PASS, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { GameId } from '../../contract/gameId.ts';
import { gameById } from '../../games/index.ts';
import { currentDeal } from '../../match/match.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { declarersAfterPass, ledTo, ledToByBestPlay, LED_TO, stakesIn } from './ledTo.ts';
import { dealMargin, playedOut } from './playedOut.ts';
import type { PlayedTwice } from './secondOpinion.ts';

/** The points from tricks of a seat and the one opposite. */
function pointsOf(over: DealState, seat: number): number {
  return over.play!.tricks.reduce((sum, { winner, points }) => sum + (winner % 2 === seat % 2 ? points : 0), 0);
}

type Tricks = NonNullable<DealState['play']>['tricks'];

/** Positions of random deals with three cards or four in hand and a choice. */
function positions(id: GameId, count: number): DealState[] {
  const game = gameById(id);
  const seed = seedFrom(`led to ${id}`);
  const found: DealState[] = [];
  for (let number = 0; found.length < count && number < 40; number += 1)
    playRandomly(deal(freshMatch(game, {}, 4), deriveSeed(seed, `${number}`)).match, rngOf(deriveSeed(seed, `play ${number}`)), (next) => {
      const state = currentDeal(next)?.state;
      if (state?.phase !== 'play' || game.toAct(state) === null || found.length === count) return;
      const left = state.hands[game.toAct(state)!]!.length;
      if ((left === 3 || left === 4) && game.legal(state).actions.length > 1) found.push(state);
    });
  return found;
}

/** Deals that `easy` bots play on after either action. */
function playedOnTwice(game: Game, state: DealState, better: Action, made: Action, count: number): PlayedTwice[] {
  const sampler = game.sampler(game.view(state, game.toAct(state)!));
  const rng = rngOf(seedFrom('worlds'));
  return Array.from({ length: count }, (_, world) => {
    const from = sampler(rng);
    const after = (action: Action): DealState =>
      playedOut(game, game.apply(from, action).state, deriveSeed(seedFrom('chance'), `${world}`), () => 'easy');
    return { better: after(better), made: after(made) };
  });
}

describe('what an action led to', () => {
  it.each(['klaverjas', 'botifarra'] as const)('is what the ends of the deals say, by their moves: %s', (id) => {
    const game = gameById(id);
    const seen = new Set<string>();
    for (const state of positions(id, 30)) {
      const seat = game.toAct(state)!;
      const view = game.view(state, seat);
      const [one, other] = [game.legal(state).actions[0]!, game.legal(state).actions.at(-1)!];
      const twice = playedOnTwice(game, state, one, other, 20);
      const turned = twice.map(({ better, made }) => ({ better: made, made: better }));
      for (const [better, deals] of [
        [one, twice],
        [other, turned],
      ] as const) {
        const rows = ledTo(view, better, deals);
        expect(rows.length).toBeLessThanOrEqual(4);
        for (const row of rows) {
          seen.add(row.key);
          if (row.key === 'average') {
            const average = (ends: DealState[]): number => ends.reduce((sum, over) => sum + pointsOf(over, seat), 0) / ends.length;
            const [one, two] = [average(deals.map((pair) => pair.better)), average(deals.map((pair) => pair.made))];
            expect(rows).toEqual([{ key: 'average', better: Math.round(10 * one) / 10, made: Math.round(10 * two) / 10 }]);
            expect(one).toBeGreaterThan(two);
            continue;
          }
          const often = (ends: DealState[]): number => ends.filter((over) => came(over, row)).length;
          expect([often(deals.map((two) => two.better)), often(deals.map((two) => two.made))]).toEqual([row.better, row.made]);
          expect(row.points).toBe(row.key === 'lastTrick' ? 10 : undefined);
          if (row.key === 'noTrick') expect(row.made - row.better).toBeGreaterThanOrEqual(4);
          else expect(row.better - row.made).toBeGreaterThanOrEqual(4);
        }

        /** The same by who laid which card, and by partners who sit opposite. */
        function came(over: DealState, { key, card }: (typeof rows)[number]): boolean {
          const ours = (who: number): boolean => who % 2 === seat % 2;
          const { tricks } = over.play!;
          const mine = over.moves.flatMap(({ seat: who, action }) => (who === seat && action.type === 'play' ? [codeOf(action.card)] : []));
          const now = mine.slice(-view.hands[seat]!.length);
          const with_ = tricks.slice(view.tricks.length).filter(({ cards }) => card !== undefined && cards.includes(parseCard(card)!));
          switch (key) {
            case 'points':
            case 'average':
              throw new Error('no points are counted over deals');
            case 'ahead':
              return dealMargin(game, over, seat) > 0;
            case 'allTricks':
              return tricks.every(({ winner }) => ours(winner));
            case 'noTrick':
              return !tricks.some(({ winner }) => ours(winner));
            case 'lastTrick':
              return ours(tricks.at(-1)!.winner);
            case 'keeps':
              return with_.some(({ winner }) => ours(winner));
            case 'wins':
              return now.includes(card!) && with_.some(({ winner }) => winner === seat);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(LED_TO).toEqual(expect.arrayContaining([...seen]));
  });

  it('says nothing of calls, nor of two ways to the same end', () => {
    const game = gameById('klaverjas');
    const [state] = positions('klaverjas', 1);
    const view = game.view(state!, game.toAct(state!)!);
    const [one, other] = game.legal(state!).actions;
    expect(ledTo(view, one!, playedOnTwice(game, state!, one!, one!, 20))).toEqual([]);
    expect(ledTo(view, PASS, playedOnTwice(game, state!, one!, other!, 20))).toEqual([]);
  });
});

describe('the ends that best play comes to', () => {
  it('have the points of the side first, and cards of either hand of it that win a trick in one of them alone', () => {
    const game = gameById('manille');
    const seen = new Set<string>();
    for (const state of positions('manille', 30)) {
      const seat = game.toAct(state)!;
      const view = game.view(state, seat);
      const { actions } = game.legal(state);
      const [one, other] = [actions[0]!, actions.at(-1)!].map((action) =>
        playedOut(game, game.apply(state, action).state, seedFrom('best'), () => 'hard'),
      ) as [DealState, DealState];
      const won = (over: DealState): Tricks => over.play!.tricks.filter(({ winner }) => winner % 2 === seat % 2);
      const points = (over: DealState): number => won(over).reduce((sum, trick) => sum + trick.points, 0);
      const rows = ledToByBestPlay(view, { better: one, made: other });
      expect(rows.length).toBeLessThanOrEqual(4);
      expect(rows.filter(({ key }) => key === 'points')).toEqual(
        points(one) > points(other) ? [{ key: 'points', better: points(one), made: points(other) }] : [],
      );
      for (const { key, card, better, made } of rows) {
        seen.add(key);
        if (key !== 'wins') continue;
        const wins = (over: DealState): boolean =>
          won(over).some(({ leader, cards, winner }) => codeOf(cards[(winner - leader + 4) % 4]!) === card);
        expect([wins(one), wins(other)]).toEqual([true, false]);
        expect([better, made]).toEqual([1, 0]);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['points', 'wins', 'keeps']));
  });
});

describe('the stakes of a call', () => {
  it('name who is declarer after a pass, by partners who sit opposite', () => {
    const game = gameById('klaverjas');
    const [state] = bids('klaverjas');
    const seat = game.toAct(state!)!;
    const view = game.view(state!, seat);
    const [call] = game.legal(state!).actions.filter((action) => action !== PASS);
    const twice = playedOnTwice(game, state!, PASS, call!, 20);
    const found = declarersAfterPass(view, call!, PASS, twice);
    const of = (ours: boolean): number => twice.filter(({ better }) => (better.declarer! % 2 === seat % 2) === ours).length * 5;
    expect(found).toMatchObject([{ key: 'afterPass', params: { pass: 'pass', n: of(true), m: of(false) } }]);
    expect(declarersAfterPass({ ...view, declarer: 1 }, call!, PASS, twice)).toEqual([]);
    const turned = twice.map(({ better, made }) => ({ better: made, made: better }));
    expect(declarersAfterPass(view, PASS, call!, turned)).toEqual(found);
    expect(declarersAfterPass(view, call!, call!, twice)).toEqual([]);
  });

  it('name that the call falls to the other side when all pass', () => {
    const game = gameById('klaverjas');
    // The last of four to call: after a fourth pass forehand's side must play.
    const last = bids('klaverjas').filter((state) => state.moves.length === 3 && state.moves.every(({ action }) => action === PASS));
    expect(last.length).toBeGreaterThan(0);
    for (const state of last) {
      const view = game.view(state, game.toAct(state)!);
      const [call] = game.legal(state).actions.filter((action) => action !== PASS);
      const params = { pass: 'pass', n: 0, m: 100, must: 1 };
      expect(declarersAfterPass(view, call!, PASS, playedOnTwice(game, state, PASS, call!, 6))).toEqual([{ key: 'afterPass', params }]);
    }
  });

  it('name that the call falls to the own side when all pass', () => {
    const game = gameById('klaverjas');
    // The partner of forehand, who must play if the dealer passes as well.
    const third = bids('klaverjas').filter((state) => state.moves.length === 2 && state.moves.every(({ action }) => action === PASS));
    const musts = third.map((state) => {
      const view = game.view(state, game.toAct(state)!);
      const [call] = game.legal(state).actions.filter((action) => action !== PASS);
      return declarersAfterPass(view, call!, PASS, playedOnTwice(game, state, PASS, call!, 10))[0]?.params?.['must'];
    });
    expect(musts).toContain(2);
    expect(musts).not.toContain(1);
  });

  /** Positions in which one may name trumps or play with those turned up, and may pass. */
  function bids(id: GameId): DealState[] {
    const game = gameById(id);
    const seed = seedFrom(`stakes ${id}`);
    const found: DealState[] = [];
    for (let number = 0; number < 12; number += 1)
      playRandomly(
        deal(freshMatch(game, {}, 4), deriveSeed(seed, `${number}`)).match,
        rngOf(deriveSeed(seed, `play ${number}`)),
        (next) => {
          const state = currentDeal(next)?.state;
          if (state?.phase === 'bidding' && game.toAct(state) !== null && game.legal(state).actions.includes(PASS)) found.push(state);
        },
      );
    return found;
  }

  /** The last chance to call: after this pass as well no seat is declarer. */
  function lastBid(game: Game): DealState {
    let state = currentDeal(deal(freshMatch(game, {}, 4), seedFrom('last chance')).match)!.state;
    for (;;) {
      const next = game.apply(state, PASS).state;
      if (game.toAct(next) === null) return state;
      state = next;
    }
  }

  it('are its average loss where it fails, and the gain of the better one where it does not, beside those of the other or alone', () => {
    const seen = new Set<string>();
    const bidding = ['klaverjas', 'klaberjass'] as const;
    for (const [game, states] of [
      ...bidding.map((id) => [gameById(id), bids(id).slice(0, 40)] as const),
      [gameById('manille-auction'), [lastBid(gameById('manille-auction'))]] as const,
    ])
      for (const state of states) {
        const seat = game.toAct(state)!;
        const view = game.view(state, seat);
        // The highest bid.
        const made = game.legal(state).actions.findLast((action) => action !== PASS)!;
        const twice = playedOnTwice(game, state, PASS, made, 20);
        const margins = (ends: readonly DealState[]): number[] => ends.map((over) => dealMargin(game, over, seat));
        const [own, others] = [margins(twice.map((two) => two.made)), margins(twice.map((two) => two.better))];
        const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
        const [lost, lostElse] = [own, others].map((all) => all.flatMap((margin) => (margin < 0 ? [-margin] : []))) as [number[], number[]];
        const [won, wonElse] = [own, others].map((all) => all.filter((margin) => margin > 0)) as [number[], number[]];
        const facts = stakesIn(view, made, PASS, twice);
        const loss = facts.find(({ key }) => key.startsWith('stake'));
        seen.add(loss?.key ?? 'none');
        if (lost.length < 5) expect(loss).toBe(undefined);
        else if (lostElse.length < 5) expect(loss).toMatchObject({ key: 'stake', params: { m: Math.round(mean(lost)) } });
        else if (mean(lost) < 1.3 * mean(lostElse)) expect(loss).toBe(undefined);
        else expect(loss).toMatchObject({ key: 'stakes', params: { m: Math.round(mean(lost)), n: Math.round(mean(lostElse)) } });
        const gain = facts.find(({ key }) => key.startsWith('gain'));
        seen.add(gain?.key ?? 'no gain');
        const isDue = (loss === undefined || wonElse.length < won.length) && wonElse.length >= 5;
        if (!isDue) expect(gain).toBe(undefined);
        else if (won.length < 5) expect(gain).toMatchObject({ key: 'gain', params: { n: Math.round(mean(wonElse)) } });
        else if (mean(wonElse) < 1.3 * mean(won)) expect(gain).toBe(undefined);
        else expect(gain).toMatchObject({ key: 'gains', params: { n: Math.round(mean(wonElse)), m: Math.round(mean(won)) } });
      }
    expect([...seen]).toEqual(expect.arrayContaining(['none', 'stake', 'stakes', 'gains', 'no gain']));
  });

  it('are nothing to cards', () => {
    const [state] = positions('klaverjas', 1);
    const game = gameById('klaverjas');
    const { actions } = game.legal(state!);
    const twice = playedOnTwice(game, state!, actions[0]!, actions.at(-1)!, 6);
    expect(stakesIn(game.view(state!, game.toAct(state!)!), actions.at(-1)!, actions[0]!, twice)).toEqual([]);
  });
});
