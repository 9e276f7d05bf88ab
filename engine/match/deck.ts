import { codesOf, type Card } from '../cards/card.ts';
import { packFault, PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, shuffled, type Seed } from '../cards/random.ts';
import type { Game } from '../contract/game.ts';
import { ok, refuse, type Result } from '../contract/result.ts';

/** The cards of a deal in the order in which they leave the pack, and the trump pile where the game has one. */
export interface Dealt {
  readonly deck: readonly Card[];
  readonly pile: readonly Card[];
}

/** The cards that follow from a deal's seed: the same on every machine, for ever. */
export function shuffledFor(game: Game, seed: Seed): Dealt {
  return {
    deck: shuffled(PACKS[game.pack].cards, rngOf(deriveSeed(seed, 'deck'))),
    pile: game.pile === null ? [] : shuffled(PACKS[game.pile].cards, rngOf(deriveSeed(seed, 'pile'))),
  };
}

/** Checks that cards given from outside are the whole pack, and the whole pile. */
export function checkDealt(game: Game, dealt: Dealt): Result<Dealt, 'record/bad-deck' | 'record/bad-pile'> {
  const deck = packFault(PACKS[game.pack], dealt.deck);
  if (deck !== undefined)
    return refuse('record/bad-deck', 'the deck is not the pack', { missing: codesOf(deck.missing), extra: codesOf(deck.extra) });
  if (game.pile === null) return dealt.pile.length === 0 ? ok(dealt) : refuse('record/bad-pile', `${game.id} has no trump pile`);
  const pile = packFault(PACKS[game.pile], dealt.pile);
  if (pile !== undefined)
    return refuse('record/bad-pile', 'the trump pile is not its pack', { missing: codesOf(pile.missing), extra: codesOf(pile.extra) });
  return ok(dealt);
}
