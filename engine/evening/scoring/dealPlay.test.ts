import { expect, it } from 'vitest';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { GAMES } from '../../games/index.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { dealPlay } from './dealPlay.ts';

it.each(GAMES.map((game) => [game.id, game] as const))('has every card that was played in a deal of %s, and by whom', (_, game) => {
  for (let at = 0; at < 6; at += 1) {
    const seed = seedFrom(`${game.id} ${at}`);
    const begun = deal(freshMatch(game, {}, game.seats.min), seed).match;
    expect(dealPlay(begun, 1), 'nothing of a deal in play').toBeUndefined();
    const match = playRandomly(begun, rngOf(seed));
    const play = dealPlay(match, 1)!;
    const [{ actions, people }] = match.deals as [(typeof match.deals)[number]];
    const laid = actions.filter(({ type }) => type === 'play' || type === 'place').length;
    const cards = play.tricks.flatMap((trick) => trick.cards);
    expect(cards).toHaveLength(laid);
    expect(play.calls).toHaveLength(actions.length - laid);
    expect(play.hands).toHaveLength(people.length);
    // Who played a card had it from the start, drew it, or took it from the table: never was it another's.
    for (const { by, card } of cards)
      for (const [one, hand] of play.hands.entries()) if (one !== by && game.pack !== 'pinochle80') expect(hand.includes(card)).toBe(false);
    for (const { winner, cards: lain } of play.tricks) expect(lain.map(({ by }) => by)).toContain(winner);
  }
  expect(dealPlay(playRandomly(deal(freshMatch(game, {}, game.seats.min), seedFrom('x')).match, rngOf(seedFrom('y'))), 9)).toBeUndefined();
});
