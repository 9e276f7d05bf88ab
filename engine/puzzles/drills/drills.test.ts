import { describe, expect, it } from 'vitest';
import { cards, cardOf, codeOf, figureOf, rankOf, suitOf, SUITS, type Card, type CardCode } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import { GAMES } from '../../games/index.ts';
import { countsAround } from './choices.ts';
import type { Drill, DrillRound } from './drill.ts';
import { drillRound, drillsOf, runSeed } from './drills.ts';
import { runsIn, type DrillAnswer } from './runs.ts';

/** Rounds of some runs, each with the tricks that a player has seen of its deal: those of the question and of those before it. */
function roundsOf(game: Game, drill: Drill, runs: number): { round: DrillRound; seen: DrillRound['question']['tricks'] }[] {
  return Array.from({ length: runs }, (_, run) => {
    let seen: DrillRound['question']['tricks'] = [];
    return [0, 1, 2].map((number) => {
      const round = drillRound(game, drill, runSeed(game.id, drill, run), number);
      seen = round.question.goesOn ? [...seen, ...round.question.tricks] : round.question.tricks;
      return { round, seen };
    });
  }).flat();
}

const gamesWith = (drill: Drill): [string, Game][] => GAMES.filter((game) => drillsOf(game).includes(drill)).map((game) => [game.id, game]);
const rightOf = ({ question, truth }: DrillRound): string[] => truth.right.map((at) => question.choices[at]!);
const all = (codes: readonly CardCode[]): Card[] => cards(codes.join(' '));
const specOf = (game: Game) => {
  let { state } = game.deal(startOf(game));
  for (let rules = game.trick(state); ; rules = game.trick(state)) {
    if (rules !== null) return rules.spec;
    ({ state } = game.apply(state, game.legal(state).actions[0]!));
  }
};
const startOf = (game: Game) => ({
  options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]])),
  players: game.seats.min,
  dealer: 0,
  deck: PACKS[game.pack].cards,
  pile: game.pile === null ? [] : PACKS[game.pile].cards,
  carry: { multiplier: 1, totals: Array.from({ length: game.seats.min }, () => 0) },
});
/** Cards that were neither shown nor are in the hand, by taking them out of the pack one at a time. */
function outOf(game: Game, { question }: DrillRound, seen: DrillRound['question']['tricks']): Card[] {
  const left = [...PACKS[game.pack].cards];
  for (const card of [...all(question.hand), ...seen.flatMap((trick) => all(trick.cards))]) left.splice(left.indexOf(card), 1);
  return left;
}

describe('drills', () => {
  it('are offered where they make sense', () => {
    const offered = Object.fromEntries(GAMES.map((game) => [game.id, drillsOf(game)]));
    expect(offered['klaverjas']).toEqual(['trumps', 'voids', 'out', 'points', 'worth', 'roem', 'bid']);
    // Players do not see their own cards, need not follow suit, every card is there four times, all of a hand lies open.
    expect(offered['manille-blind']).toEqual(['points', 'worth']);
    expect(offered['briscola-chiamata']).not.toContain('voids');
    expect(offered['pinochle-double']).toEqual(['trumps', 'voids', 'points', 'worth', 'melds', 'bid']);
    expect(offered['manille-two']).toEqual(['points', 'worth', 'bid']);
    for (const drills of Object.values(offered)) expect(drills.length).toBeGreaterThan(1);
  });

  it('put the same questions by the same seed, and others by another', () => {
    const [game] = GAMES;
    const round = (run: number): DrillRound => drillRound(game, 'trumps', runSeed(game.id, 'trumps', run), 4);
    expect(round(1)).toEqual(round(1));
    expect(round(1)).not.toEqual(round(2));
  });

  it('have different choices, and an answer among them, in a deal that goes on after its first question', () => {
    for (const game of GAMES)
      for (const drill of drillsOf(game)) {
        if (drill === 'bid') continue;
        for (const { round } of roundsOf(game, drill, 2)) {
          const { choices } = round.question;
          expect(new Set(choices).size).toBe(choices.length);
          expect(choices.length).toBeGreaterThan(2);
          expect(rightOf(round)).toHaveLength(1);
        }
      }
    expect(roundsOf(GAMES[0], 'voids', 1).map(({ round }) => round.question.goesOn)).toEqual([false, true, true]);
  });
});

describe.each(gamesWith('trumps'))('in %s', (id, game) => {
  it('the trumps that are out are those of the pack less those seen', () => {
    for (const { round, seen } of roundsOf(game, 'trumps', 4))
      expect(rightOf(round)).toEqual([String(outOf(game, round, seen).filter((card) => suitOf(card) === round.question.trump).length)]);
  });

  it.runIf(drillsOf(game).includes('out'))('one of the cards to choose from is out', () => {
    for (const { round, seen } of roundsOf(game, 'out', 4)) {
      const out = outOf(game, round, seen).map(codeOf);
      expect(
        round.question.choices.filter((code) => out.some((one) => one === code)),
        id,
      ).toEqual(rightOf(round));
    }
  });

  it.runIf(drillsOf(game).includes('voids'))('who is out of a suit follows from the cards that each laid', () => {
    let shown = 0;
    for (const { round, seen } of roundsOf(game, 'voids', 6)) {
      const { players, seat, trump, suit } = round.question;
      const kernel = trickKernel(specOf(game), trump!);
      const out = outOf(game, round, seen).filter((card) => suitOf(card) === suit);
      // Who could have laid another card of the suit, had they held it, does not show that they have none: by the rules, card by card.
      const isBarred = (other: number, card: Card): boolean =>
        seen.some(({ leader, cards: codes }) => {
          const place = (other - leader + players) % players;
          const trick = all(codes.slice(0, place));
          const laid = all(codes)[place]!;
          const mate = (at: number): boolean => matesOf(game, round)[other]!.includes((leader + at) % players);
          return trick.length > 0 && laid !== card && !kernel.legal([laid, card], trick, mate).includes(laid);
        });
      const without = Array.from({ length: players }, (_, other) => other).filter(
        (other) => other !== seat && out.every((card) => isBarred(other, card)),
      );
      shown += without.length;
      expect(rightOf(round), id).toEqual([without.length === 0 ? 'none' : without.length > 1 ? 'several' : `seat ${without[0]}`]);
    }
    expect(shown).toBeGreaterThan(2);
  });
});

/** Who is with whom, by seat: partners opposite, or one against the others; each alone in a deal without a declarer. */
function matesOf(game: Game, { question: { players, declarer } }: DrillRound): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map((seat) =>
    seats.filter((other) =>
      game.partners ? (other - seat) % 2 === 0 : other === seat || (declarer !== null && seat !== declarer && other !== declarer),
    ),
  );
}

describe.each(gamesWith('points'))('in %s', (_, game) => {
  const worthOf = (codes: readonly CardCode[], trump: string | null): number => {
    const spec = specOf(game);
    return all(codes).reduce((sum, card) => {
      const values = suitOf(card) === trump ? (spec.trumpValues ?? spec.values) : spec.values;
      return sum + figureOf(values, rankOf(card));
    }, spec.perTrick);
  };

  it('the points of a side are those of the cards in its tricks', () => {
    for (const { round, seen } of roundsOf(game, 'points', 4)) {
      const { seat, trump } = round.question;
      // Where a card is called, the partners are found in the play, and a player counts what is their own for certain.
      if (game.layout.zones.includes('called')) continue;
      const own = matesOf(game, round)[seat]!;
      const points = seen.filter(({ winner }) => own.includes(winner)).reduce((sum, { cards: codes }) => sum + worthOf(codes, trump), 0);
      expect(rightOf(round)).toEqual([String(points)]);
    }
  });

  it('a trick is worth what its cards are', () => {
    for (const { round } of roundsOf(game, 'worth', 4))
      expect(rightOf(round)).toEqual([String(worthOf(round.question.tricks[0]!.cards, round.question.trump))]);
  });
});

it.each(gamesWith('roem'))('in %s the bonus of a trick is that of its sequences, fours and royal pair', (_, game) => {
  const met = new Set<number>();
  for (const { round } of roundsOf(game, 'roem', 8)) {
    const { tricks, trump } = round.question;
    const codes = [...tricks[0]!.cards];
    const has = (card: Card): boolean => codes.includes(codeOf(card));
    let bonus = 0;
    for (const suit of SUITS) {
      const row = [...'789TJQKA'].map((rank) => (has(cardOf(suit, rank as 'A')) ? 'x' : '.')).join('');
      bonus += row.includes('xxxx') ? 50 : row.includes('xxx') ? 20 : 0;
      if (suit === trump && row[5] === 'x' && row[6] === 'x') bonus += 20;
    }
    if (new Set(codes.map((code) => code[0])).size === 1) bonus += codes[0]!.startsWith('J') ? 200 : 100;
    met.add(bonus);
    expect(rightOf(round)).toEqual([String(bonus)]);
  }
  expect(met.size).toBeGreaterThan(2);
});

it.each(gamesWith('melds').filter(([, game]) => game.pack === 'french32'))('in %s a hand has the worth of its sequences', (_, game) => {
  const met = new Set<number>();
  for (const { round } of roundsOf(game, 'melds', 8)) {
    const { hand, choices } = round.question;
    const four = [...'JQKAT9'].some((rank) => SUITS.every((suit) => hand.includes(codeOf(cardOf(suit, rank as 'A')))));
    if (four) continue;
    const rows = SUITS.map((suit) =>
      [...'789TJQKA'].map((rank) => (hand.includes(codeOf(cardOf(suit, rank as 'A'))) ? 'x' : '.')).join(''),
    );
    const runs = rows.flatMap((row) => row.split('.').filter((run) => run.length >= 3 && run.length <= 4));
    const long = rows.some((row) => row.includes('xxxxx'));
    if (long) continue;
    const worth = runs.reduce((sum, run) => sum + (run.length === 4 ? 50 : 20), 0);
    met.add(worth);
    expect(rightOf(round), choices.join(' ')).toEqual([String(worth)]);
  }
  expect(met.size).toBeGreaterThan(1);
});

it('in a game with marriages a hand has the worth of its melds', () => {
  const game = GAMES.find(({ pack }) => pack === 'pinochle80')!;
  // Queen of spades and jack of diamonds 4; king and queen of trumps 4; four aces of different suits 10.
  expect(game.meldPoints!(cards('QS JD KH QH'), 'H')).toBe(8);
  expect(game.meldPoints!(cards('QS JD KH QH'), 'S')).toBe(6);
  expect(game.meldPoints!(cards('AS AH AD AC'), 'S')).toBe(10);
});

describe.each(gamesWith('bid'))('the call in %s', (_, game) => {
  it('is the one that brings most on average, or one that is not certain to bring less', () => {
    const round = drillRound(game, 'bid', runSeed(game.id, 'bid', 3), 0);
    const { right, points, wins } = round.truth;
    const most = points!.indexOf(Math.max(...points!));
    expect(right).toContain(most);
    expect(points).toHaveLength(round.question.choices.length);
    for (const share of wins!) expect(share >= 0 && share <= 100).toBe(true);
    expect(round.question.hand.length).toBeGreaterThan(3);
  });
});

describe('a run', () => {
  const answer = (run: number, ok: boolean, more: Partial<DrillAnswer> = {}): DrillAnswer => ({
    ...{ at: run, game: GAMES[0].id, drill: 'trumps', run, ok, ms: 10_000, timed: true },
    ...more,
  });

  it('scores right answers less wrong ones in two minutes', () => {
    const answers = [answer(1, true), answer(1, true), answer(1, false), answer(2, true), answer(2, true), answer(2, true)];
    expect(runsIn(answers, GAMES[0].id)).toEqual([
      { drill: 'trumps', run: 1, asked: 3, right: 2, score: 4 },
      { drill: 'trumps', run: 2, asked: 3, right: 3, score: 12 },
    ]);
    expect(runsIn(answers, GAMES[1]!.id)).toEqual([]);
  });

  it('has no score where it broke off at once or had no limit, and none below 0', () => {
    const scores = (answers: DrillAnswer[]): (number | null)[] => runsIn(answers, GAMES[0].id).map(({ score }) => score);
    expect(scores([answer(1, true)])).toEqual([null]);
    expect(scores([1, 2, 3].map(() => answer(1, true, { timed: false })))).toEqual([null]);
    expect(scores([1, 2, 3].map(() => answer(1, false)))).toEqual([0]);
  });
});

describe('numbers to choose from', () => {
  it('have the right one at each place where zero and keys allow, as often as at any other', () => {
    const placesOf = (right: number): number[] => {
      const places = [0, 0, 0, 0, 0, 0];
      for (let at = 0; at < 600; at += 1) {
        const place = countsAround(right, rngOf(deriveSeed(seedFrom('places'), `${right} ${at}`))).indexOf(right);
        places[place]! += 1;
      }
      return places;
    };
    const isEven = (places: readonly number[]): boolean => Math.max(...places) < 1.5 * Math.min(...places);
    expect(placesOf(0)[0]).toBe(600);
    expect(placesOf(9)[5]).toBe(600);
    expect(isEven(placesOf(1).slice(0, 2))).toBe(true);
    expect(isEven(placesOf(4).slice(0, 5))).toBe(true);
    expect(isEven(placesOf(8).slice(4))).toBe(true);
    expect(isEven(placesOf(12))).toBe(true);
  });
});
