import { describe, expect, test } from 'vitest';
import { cards, codesOf, parseCard, SUITS, type Rank } from '../../engine/cards/card.ts';
import { bidsAbove, saysMeld } from '../../engine/games/pinochle-double/bids.ts';
import { meldPoints, meldsOf } from '../../engine/games/pinochle-double/melds.ts';
import { stakeOf } from '../../engine/games/briscola-chiamata/bids.ts';
import type { DealState } from '../../engine/contract/deal.ts';
import type { Game } from '../../engine/contract/game.ts';
import type { Options } from '../../engine/contract/options.ts';
import type { TrickRules } from '../../engine/contract/search.ts';
import { GAMES } from '../../engine/games/index.ts';
import { awardsOf, setsOf } from '../../engine/games/klaberjass/sets.ts';
import { roemOf } from '../../engine/games/klaverjas/roem.ts';
import { fourOf } from '../../engine/games/klaverjas/options.ts';
import { timesCalled } from '../../engine/games/family/manilleDeal.ts';
import { placesOf } from '../../engine/games/manille-auction/table.ts';
import { dealtState, setupFor, sorted } from '../../engine/testing/position.fixture.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { trickKernel } from '../../engine/trick/kernel.ts';
import { openBook } from './book.ts';
import { casesOf, matesOf, type BidsCase, type Figures, type RulesPage, type ShowCase, type WorthRow } from './page.ts';
import { reckon } from './fixtures/reckoning.fixture.ts';

/** What the pages show, held against the engine: a page cannot say what the table does not do. */

const pages = await Promise.all(GAMES.map(async (game) => [game, (await openBook(game.id, 'en')).page] as const));

function optionsOf(game: Game, given: Options = {}): Options {
  const resolved = resolveOptions(game, given);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

/** The trick rules of a deal in which seat 0 leads and, where somebody has won trumps or plays alone, the last seat does. */
function rulesOf(game: Game, trump: WorthRow['suit'] | 'NT', options: Options = {}, players = game.seats.min): TrickRules {
  const state: DealState = { ...dealtState(game, { options, players }), trump, declarer: players - 1 };
  const rules = game.trick(state);
  if (rules === null) throw new Error(`${game.id} has no trick rules`);
  return rules;
}

describe.each(pages)('$id', (game, page: RulesPage) => {
  const facts = casesOf(page);

  test('the cards of each suit stand in their order and have their worth', () => {
    const rows = page.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block !== 'string' && 'worth' in block ? block.worth : [])),
    );
    expect(rows.map(({ of }) => of)).toEqual(rows.length === 1 ? ['every'] : ['trumps', 'plain']);
    for (const row of rows) {
      const trumps = row.of === 'plain' ? SUITS.filter((suit) => suit !== row.suit) : row.of === 'trumps' ? [row.suit] : SUITS;
      for (const trump of trumps) {
        const kernel = trickKernel(rulesOf(game, trump).spec, trump);
        const suit = row.ranks.map((rank: Rank) => parseCard(`${rank}${row.suit}`) ?? -1);
        expect(suit.map((card) => kernel.points([card]))).toEqual(row.values);
        expect(suit.map((card) => kernel.strength(card))).toEqual(suit.map((card) => kernel.strength(card)).sort((a, b) => b - a));
      }
      expect(row.ranks.length).toBe(rulesOf(game, 'S').spec.plain.length);
    }
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'play' ? [[fact.id, fact] as const] : [])))('%s: what may be played', (_, fact) => {
    const trick = cards(fact.trick);
    const players = Math.max(fact.players ?? game.seats.min, trick.length + 1);
    const rules = rulesOf(game, fact.trump, optionsOf(game, fact.options), players);
    const hand = cards(fact.hand);
    const mates = matesOf(fact, page.alone === true);
    const kernel = trickKernel(rules.spec, fact.trump);
    expect(sorted(codesOf(kernel.legal(hand, trick, (place) => mates.includes(place))))).toBe(sorted(fact.legal));
    // Who is with whom is known, and told by the page, where partners sit opposite or the duties make a difference.
    if (game.partners || rules.spec.duty.mate !== undefined)
      expect(trick.flatMap((_card, place) => (rules.sides[place] === rules.sides[trick.length] ? [place] : []))).toEqual(mates);
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'trick' ? [[fact.id, fact] as const] : [])))('%s: the trick', (_, fact) => {
    const trick = cards(fact.cards);
    const options = optionsOf(game, fact.options);
    const { spec } = rulesOf(game, fact.trump, options);
    const kernel = trickKernel(spec, fact.trump);
    if (fact.winner !== null) expect(kernel.winner(trick)).toBe(fact.winner);
    if (fact.points !== null) expect(kernel.points(trick) + spec.perTrick).toBe(fact.points);
    expect(game.id === 'klaverjas' ? roemOf(trick, fact.trump, fourOf(options)) : undefined).toBe(fact.roem);
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'score' ? [[fact.id, fact] as const] : [])))('%s: the reckoning', (_, fact) => {
    const { score, seats, columns = {} } = reckon(game.id, fact);
    expect(fact.rows.length).toBe(seats.length);
    const scores = fact.rows.map(({ cells }) => cells[fact.columns.indexOf('score')]);
    expect(seats.map((seat) => score.scores[seat])).toEqual(scores);
    for (const [column, amounts] of Object.entries(columns)) {
      const at = fact.columns.findIndex((name) => name === column);
      if (at >= 0) expect(fact.rows.map(({ cells }) => cells[at])).toEqual(amounts);
    }
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'show' ? [[fact.id, fact] as const] : [])))('%s: what the cards bring', (_, fact) => {
    if (game.id === 'pinochle-double') melds(fact);
    else if (game.id === 'klaberjass') sets(fact);
    else throw new Error(`no way to count cards of ${game.id}`);
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'bids' ? [[fact.id, fact] as const] : [])))('%s: what may be called', (_, fact) => {
    calls(game, fact);
  });

  test('the tables hold what the engine has', () => {
    for (const { blocks } of page.sections)
      for (const block of blocks)
        if (typeof block !== 'string' && 'figures' in block) expect(block.figures).toEqual(figuresOf(block.figures));
  });
});

function melds({ groups, trump }: ShowCase): void {
  if (trump === 'NT') throw new Error('melds are counted under trumps');
  for (const { cards: text, points } of groups) expect(meldPoints(meldsOf(cards(text), trump))).toBe(points);
}

/** Each group is what one side holds; the other side, if shown, compares its own with it. */
function sets({ groups, trump }: ShowCase): void {
  const declared = groups.flatMap(({ cards: text }, seat) => setsOf(seat, cards(text)));
  const awards = awardsOf(declared, trump);
  expect(groups.map((_, seat) => awards.filter((award) => award.seat === seat).reduce((sum, { points }) => sum + points, 0))).toEqual(
    groups.map(({ points }) => points),
  );
}

function calls(game: Game, { bids }: BidsCase): void {
  let state = game.deal(setupFor(game)).state;
  let high: number | null = null;
  for (const { call, refused, says } of bids) {
    expect(game.legal(state).actions.includes(call), call).toBe(refused !== true);
    if (refused === true) continue;
    if (game.id === 'pinochle-double' && call !== 'pass') {
      const bid = Number(call.slice(4));
      expect(bidsAbove(high)).toContain(bid);
      expect(saysMeld(high, bid), call).toBe(says ?? 0);
      high = bid;
    }
    state = game.apply(state, call).state;
  }
}

/** A table's figures as the engine has them. */
function figuresOf(figures: Figures): Figures {
  const cellsOf: Record<string, (row: string, cells: readonly string[]) => readonly (number | string)[]> = {
    melds: (row) => {
      const hand = figures.rows.find(({ id }) => id === row)?.cards ?? '';
      return [1, 2, 3, 4].map((count) => {
        const trump = row === 'run' || row === 'royalMarriage' ? 'S' : 'C';
        const found = meldsOf(cards(Array<string>(count).fill(hand).join(' ')), trump);
        expect(found.map(({ kind }) => kind)).toEqual([row]);
        return meldPoints(found);
      });
    },
    times: (row) =>
      figures.columns.map(
        (column) => `×${timesCalled(row === 'suit' ? 'S' : 'NT', row === 'blind', ['none', 'along', 'against'].indexOf(column))}`,
      ),
    widow: (row) => {
      const { hands, open, covered } = placesOf(Number(row.slice(1)), 0);
      return [hands[0]?.length ?? 0, open.length, covered.length];
    },
    stakes: (row) => {
      const [low = 0, top = low] = row.split('to').map((bound) => Number(bound.replace(/\D/g, '')));
      const stakes = new Set(Array.from({ length: top - low + 1 }, (_, i) => stakeOf({ rank: '2', points: low + i })));
      expect(stakes.size).toBe(1);
      const [stake = 0] = stakes;
      return [`±${2 * stake}`, `±${4 * stake}`, `∓${stake}`];
    },
    runs: (row) => {
      const count = Number(row.slice(1));
      const run = cards('7S 8S 9S TS JS QS KS AS').slice(8 - count);
      return [awardsOf(setsOf(0, run), 'H').reduce((sum, { points }) => sum + points, 0)];
    },
  };
  const make = cellsOf[figures.id];
  if (make === undefined) throw new Error(`no way to work out the table ${figures.id}`);
  return { ...figures, rows: figures.rows.map((row) => ({ ...row, cells: make(row.id, row.cells.map(String)) })) };
}
