import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../engine/bots/index.ts';
import { codeOf, type CardCode } from '../../../engine/cards/card.ts';
import { deriveSeed, pick, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { DealState } from '../../../engine/contract/deal.ts';
import { seatOnTurn, type Game } from '../../../engine/contract/game.ts';
import { GAMES } from '../../../engine/games/index.ts';
import { wireView, type WireView } from '../../../engine/protocol/wire.ts';
import { deal, freshMatch, playWith } from '../../../engine/testing/invariants.ts';
import { aidsOf } from './aids.ts';
import { soFar, matchTarget } from './goals.ts';
import { guideOf } from './guides.ts';

interface Seen {
  readonly state: DealState;
  readonly view: WireView;
  /** Cards played so far, as the events showed them, with their seats; and the winners of tricks. */
  readonly played: readonly { readonly seat: number; readonly card: CardCode; readonly led: CardCode }[];
  readonly winners: readonly number[];
}

/** Every position of some deals, with a recount of its events. */
function positions(game: Game, deals: number, onSeen: (seen: Seen) => void): void {
  for (let number = 0; number < deals; number += 1) {
    const rng = rngOf(seedFrom(`aids ${number}`));
    const played: { seat: number; card: CardCode; led: CardCode }[] = [];
    const winners: number[] = [];
    let led: CardCode | null = null;
    playWith(
      deal(freshMatch(game, {}, game.seats.min), deriveSeed(seedFrom('aids'), `${number}`)).match,
      (_, now) => {
        const state = now.deals.at(-1)!.state;
        const view = game.view(state, seatOnTurn(game, state));
        const legal = game.legal(state);
        return view.phase === 'play' && number % 2 === 1
          ? pick(legal.actions, rng)
          : BOTS.rule.choose(view, legal, rng, { now: () => 0, until: 1 });
      },
      (now, events) => {
        for (const event of events) {
          if (event.type === 'play') {
            led ??= event.card;
            played.push({ seat: event.seat, card: event.card, led });
          } else if (event.type === 'trick') {
            winners.push(event.winner);
            led = null;
          }
        }
        const state = now.deals.at(-1)!.state;
        onSeen({ state, view: wireView(game.view(state, 0)), played, winners });
      },
    );
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('aids at %s', (id, game) => {
  const follows = guideOf(id)?.voids !== false;

  it('equal a recount of the events, and name no suit as gone that a seat still holds', () => {
    let claims = 0;
    positions(game, 6, ({ state, view, played, winners }) => {
      if (view.trick === null) return;
      const aids = aidsOf(view, game, follows);
      expect(aids.tricks).toEqual(view.hands.map((_, seat) => winners.filter((winner) => winner === seat).length));
      if (view.trump === null || view.trump === 'NT') expect(aids.trumps).toBeNull();
      else {
        const gone = played.filter(({ card }) => card.charAt(1) === view.trump).length;
        expect(aids.trumps?.played).toBe(gone);
        // Those that are not seen are in other hands, in a widow or under other cards.
        const rows = view.zones.filter((zone) => zone.id === 'row' || zone.id === 'piles').flatMap(({ stacks }) => stacks.flat());
        const seen = [...view.hands.flat(), ...rows].filter((card) => card !== '??' && card.charAt(1) === view.trump).length;
        const held = state.hands.flat().filter((card) => codeOf(card).charAt(1) === view.trump).length;
        expect(aids.trumps!.all - gone).toBeGreaterThanOrEqual(Math.max(seen, held));
      }
      for (const [seat, suits] of aids.voids.entries())
        for (const suit of suits) {
          claims += 1;
          expect(played.some((one) => one.seat === seat && one.led.charAt(1) === suit && one.card.charAt(1) !== suit)).toBe(true);
          expect(state.hands[seat]!.some((card) => codeOf(card).charAt(1) === suit)).toBe(false);
        }
    });
    expect(claims > 0).toBe(follows);
  });

  it('need no card that the seat has not seen', () => {
    positions(game, 1, ({ state, view }) => {
      if (view.trick === null || view.score !== null) return;
      const other = game.sampler(game.view(state, 0))(rngOf(seedFrom('another world')));
      expect(aidsOf(wireView(game.view(other, 0)), game, follows)).toEqual(aidsOf(view, game, follows));
    });
  });

  it('count towards a contract what the reckoning counts', () => {
    positions(game, 12, ({ state, view }) => {
      if (view.score === null) return;
      const fact = view.facts.find(
        ({ params }) => typeof params?.['seat'] === 'number' && typeof (params['need'] ?? params['bid']) === 'number',
      );
      if (fact === undefined || state.play === null) return;
      const points = soFar({ ...view, trick: { leader: 0, cards: [], winning: null }, score: null }, fact);
      const need = Number(fact.params?.['need'] ?? fact.params?.['bid']);
      const { scores } = game.score(state);
      const seat = Number(fact.params?.['seat']);
      const made = scores[seat]! > 0 && view.score.lines.every(({ key }) => !/nat$|bait$|dedans$|set$|lost$|Failed$/.test(key));
      if (!/litige|tie|noMarriage|conceded/.test(view.score.lines.map(({ key }) => key).join())) expect(points! >= need).toBe(made);
    });
  });

  it('have the target of the match', () => {
    const { options } = freshMatch(game, {}, game.seats.min);
    const target = matchTarget({ game: id, options });
    const fixed = 'deals' in options;
    expect(target === null).toBe(fixed);
    if (target === null) return;
    const standing = game.match.start(options, game.seats.min);
    const after = (points: number) =>
      game.match.add(
        standing,
        {
          scores: standing.totals.map((_, seat) => (seat === 0 || (game.partners && seat === 2) ? points : 0)),
          points: standing.totals,
          lines: [],
          carry: 1,
          detail: {},
        },
        options,
        0,
      ).standing;
    const isWon = ({ over, games }: ReturnType<typeof after>): boolean => over || games.some((won) => won > 0);
    expect([isWon(after(target - 1)), isWon(after(target))]).toEqual([false, true]);
  });
});
