import { describe, expect, test } from 'vitest';
import { cards, codesOf, parseCard, SUITS, type Rank } from '../../engine/cards/card.ts';
import type { DealState } from '../../engine/contract/deal.ts';
import type { Game } from '../../engine/contract/game.ts';
import type { Options } from '../../engine/contract/options.ts';
import type { TrickRules } from '../../engine/contract/search/search.ts';
import { actionIn } from '../../engine/contract/notation.ts';
import { GAMES } from '../../engine/games/index.ts';
import { dealtState, setupFor, sorted } from '../../engine/testing/position.fixture.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { trickKernel } from '../../engine/cards/trick/kernel.ts';
import { openBook } from './book.ts';
import { Facts, type WorkedCases } from './fixtures/worked.fixture.ts';
import { casesOf, matesOf, type BidsCase, type Figures, type RulesPage, type WorthRow } from './page.ts';

/** Holds the pages against the engine: a page cannot claim what the table does not do. */

const pages = await Promise.all(GAMES.map(async (game) => [game, (await openBook(game.id, 'en')).page] as const));

const CASES = import.meta.glob<{ readonly cases: WorkedCases }>('../games/*/cases.fixture.ts', { eager: true });

/** How a game's cases are worked out. */
function casesBy({ id }: Game): WorkedCases {
  const file = CASES[`../games/${id}/cases.fixture.ts`];
  if (file === undefined)
    throw new Error(`renderer/games/${id}/cases.fixture.ts is missing: it works out the cases of renderer/rules/pages/${id}.ts`);
  return file.cases;
}

function needed<Part extends keyof WorkedCases>(game: Game, part: Part): NonNullable<WorkedCases[Part]> {
  const way = casesBy(game)[part];
  if (way === undefined) throw new Error(`renderer/games/${game.id}/cases.fixture.ts lacks \`${part}\`, which the page needs`);
  return way;
}

function optionsOf(game: Game, given: Options = {}): Options {
  const resolved = resolveOptions(game, given);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

/** The trick rules of a deal in which seat 0 leads and, where a player has won trumps or plays alone, the last seat does. */
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
    expect(sorted(codesOf(kernel.legal(hand, trick, (place) => mates.includes(place))).join(' '))).toBe(sorted(fact.legal));
    // Partnerships are known, and named by the page, where partners sit opposite or the duties make a difference.
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
    expect(casesBy(game).roem?.(trick, fact.trump, options)).toBe(fact.roem);
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'score' ? [[fact.id, fact] as const] : [])))('%s: the reckoning', (_, fact) => {
    const { score, seats, columns = {} } = casesBy(game).reckon(new Facts(fact));
    expect(fact.rows.length).toBe(seats.length);
    const scores = fact.rows.map(({ cells }) => cells[fact.columns.indexOf('score')]);
    expect(seats.map((seat) => score.scores[seat])).toEqual(scores);
    for (const [column, amounts] of Object.entries(columns)) {
      const at = fact.columns.findIndex((name) => name === column);
      if (at >= 0) expect(fact.rows.map(({ cells }) => cells[at])).toEqual(amounts);
    }
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'show' ? [[fact.id, fact] as const] : [])))('%s: what the cards bring', (_, fact) => {
    expect(needed(game, 'show')(fact)).toEqual(fact.groups.map(({ points }) => points));
  });

  test.each(facts.flatMap((fact) => (fact.kind === 'bids' ? [[fact.id, fact] as const] : [])))('%s: what may be called', (_, fact) => {
    calls(game, fact, casesBy(game));
  });

  test('the tables hold what the engine has', () => {
    for (const { blocks } of page.sections)
      for (const block of blocks)
        if (typeof block !== 'string' && 'figures' in block) expect(block.figures).toEqual(figuresOf(game, block.figures));
  });
});

function calls(game: Game, { bids }: BidsCase, { says: saidBy }: WorkedCases): void {
  let state = game.deal(setupFor(game)).state;
  let high: number | null = null;
  for (const { call, refused, says = 0 } of bids) {
    expect(game.legal(state).actions.includes(actionIn(call)), call).toBe(refused !== true);
    if (refused === true) continue;
    if (saidBy !== undefined && call !== 'pass') {
      const bid = Number(call.slice(call.indexOf(':') + 1));
      expect(saidBy(high, bid), call).toBe(says);
      high = bid;
    }
    state = game.apply(state, actionIn(call)).state;
  }
}

/** A table's figures as the engine has them. */
function figuresOf(game: Game, figures: Figures): Figures {
  const cells = needed(game, 'figures')[figures.id];
  if (cells === undefined) throw new Error(`renderer/games/${game.id}/cases.fixture.ts has no figures of the table ${figures.id}`);
  return { ...figures, rows: figures.rows.map((row) => ({ ...row, cells: cells(row.id, figures) })) };
}
