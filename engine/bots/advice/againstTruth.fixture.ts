import { codeOf, suitOf, type Card } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { actionIn } from '../../contract/notation.ts';
import type { ReasonAgainst } from './against.ts';

const SEED = seedFrom('against');
/** Worlds, and ways to end the trick in each, in which a reason is looked at. */
const WORLDS = 4;

/** The winner of the trick that an action is part of, the rest of it played at random. */
function winnerAfter(game: Game, from: DealState, action: string, chance: number): number | undefined {
  const rng = rngOf(deriveSeed(SEED, `trick ${chance}`));
  let { state } = game.apply(from, actionIn(action));
  const tricks = game.view(from, 'spectator').tricks.length;
  while (game.toAct(state) !== null && game.view(state, 'spectator').tricks.length === tricks) {
    const { actions } = game.legal(state);
    const chosen = actions[rng.below(actions.length)];
    if (chosen === undefined) throw new RangeError('a seat that is to act has an action');
    ({ state } = game.apply(state, chosen));
  }
  return game.view(state, 'spectator').tricks.at(-1)?.winner;
}

/**
 * Whether a reason against a card is true by the rules alone, in worlds that fit what the seat sees: nothing of what found the reason is used.
 * @param state a position in which a seat chooses among cards
 * @param made the card that was played, and `better` the one that it is compared with, in notation
 */
export function isTrueAgainst(game: Game, state: DealState, made: string, better: string, { key, params = {} }: ReasonAgainst): boolean {
  const seat = game.toAct(state);
  if (seat === null) return false;
  const view = game.view(state, seat);
  const sampler = game.sampler(view);
  const rng = rngOf(deriveSeed(SEED, 'worlds'));
  const mates = view.sides?.find((side) => side.includes(seat)) ?? [seat];
  const isTrump = (card: Card): boolean => suitOf(card) === view.trump;
  const holds = (world: number): boolean => {
    const sampled = sampler(rng);
    const others = sampled.hands.filter((_, other) => !mates.includes(other));
    switch (key) {
      case 'missedTrick':
      case 'wasted':
      case 'mateHad':
      case 'missedPoints':
      case 'lostLead': {
        const winner = winnerAfter(game, sampled, better, world);
        return winner !== undefined && mates.includes(winner);
      }
      case 'gaveAway': {
        const winning = view.trick?.winning;
        return winning !== undefined && winning !== null && !mates.includes(winning);
      }
      case 'forgotVoid':
        return sampled.hands[Number(params['who'])]?.every((card) => suitOf(card) !== params['suit']) === true;
      case 'noTrumpsOut':
        return !others.flat().some(isTrump);
      case 'trumpsOut':
        return Number(params['n']) > 0;
      case 'bared': {
        const own = sampled.hands[seat] ?? [];
        const played = own.find((card) => codeOf(card) === made);
        return own.some(
          (card) => codeOf(card) === params['card'] && codeOf(card) !== made && played !== undefined && suitOf(card) === suitOf(played),
        );
      }
      case 'overbid':
      case 'underbid':
        return false;
    }
  };
  return Array.from({ length: WORLDS }, (_, world) => holds(world)).every((one) => one);
}
