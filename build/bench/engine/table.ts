import { deriveSeed, pick, rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import type { Game } from '../../../engine/contract/game.ts';
import type { Options } from '../../../engine/contract/options.ts';
import type { TrickRules } from '../../../engine/contract/search/search.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch, type Match, type MatchDeal } from '../../../engine/match/match.ts';
import { resolveOptions } from '../../../engine/match/options.ts';
import { usualPlayers } from '../../../engine/match/seating.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';

/** Plays deals of a game with random legal actions until `seen`, shown every position, says that it has had enough. */
export function wander(game: Game, given: Options, seed: string, seen: (match: Match, deal: MatchDeal, rng: Rng) => boolean): void {
  const options = resolveOptions(game, given);
  if (!options.ok) throw new Error(options.error.message);
  const start = seedFrom(`${game.id} ${seed}`);
  for (let number = 0; ; number += 1) {
    const names = Array.from({ length: usualPlayers(game) }, (_, seat) => `${seat}`);
    const table = startMatch(game, options.value, names);
    if (!table.ok) throw new Error(table.error.message);
    const dealt = dealFrom(table.value, nextDealer(table.value), deriveSeed(start, `deal ${number}`));
    if (!dealt.ok) throw new Error(dealt.error.message);
    let { match } = dealt.value;
    const rng = rngOf(deriveSeed(start, `play ${number}`));
    for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
      if (seen(match, deal, rng)) return;
      const { actions } = game.legal(deal.state);
      const done = act(match, pick(actions, rng));
      if (!done.ok) throw new Error(done.error.message);
      ({ match } = done.value);
    }
  }
}

/** The trick rules of a game with a trump suit, under given options, and how many cards each seat plays in a deal. */
export function usualTricks(game: Game, options: Options = {}): { rules: TrickRules; cards: number } {
  let found: { rules: TrickRules; cards: number } | undefined;
  wander(game, options, 'rules', (_, { state }) => {
    const rules = game.trick(state);
    if (rules === null || rules.trump === 'NT' || state.play === null || state.play.tricks.length > 0 || state.play.trick.length > 0)
      return false;
    const away = rules.extra.some((cards) => cards.length > 0);
    const players = rules.sides.length;
    found = { rules, cards: away ? Math.floor(state.setup.deck.length / players) : itemAt(state.hands, 0).length };
    return true;
  });
  if (found === undefined) throw new Error(`${game.id} was never played with trumps`);
  return found;
}
