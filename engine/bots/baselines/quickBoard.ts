import { parseCard, less, type Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { seatToAct, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { playedBy, visible } from '../../games/sampling/sampling.ts';
import { after } from '../../cards/seats.ts';
import { Board } from '../../cards/trick/board.ts';
import { firstPlaceOf, layoutOf, putCard } from '../../cards/trick/layout.ts';
import { bonusOf } from '../../analysis/trickBonus.ts';
import type { Memory } from './memory.ts';
import { int32At, itemAt, uint8At } from '../../cards/indexed.ts';

/** Trick rules by what they follow from: made once, since it takes a whole world to ask a game for them. */
const rules = new Map<string, TrickRules>();
const MOST_RULES = 256;

/** Chance of its own: what is chosen must not depend on whether the rules were known already. */
const ANY_WORLD = seedFrom('any world');

/** The trick rules of a view; cards beside the hands are left out. */
function rulesOf(game: Game, view: View): TrickRules {
  const key = JSON.stringify([view.game, view.players, view.trump, view.dealer, view.declarer, view.options]);
  let known = rules.get(key);
  if (known === undefined) {
    const found = game.trick(game.sampler(view)(rngOf(ANY_WORLD)));
    if (found === null) throw new RangeError('there is no play without trick rules');
    if (rules.size >= MOST_RULES) rules.clear();
    rules.set(key, (known = found));
  }
  return known;
}

/** The play as a seat sees and remembers it: its own cards, and all that have not gone as far as it knows. Quick to make. */
export function quickBoard(view: View, memory: (highest: (card: Card) => boolean) => Memory): Board {
  const game = gameById(view.game);
  const found = rulesOf(game, view);
  const layout = layoutOf(found.spec, found.trump);
  const board = new Board(layout, found.sides, false, bonusOf(found));
  const { live, hands, players } = board;
  const high = (card: Card): boolean => (firstPlaceOf(layout, card) & 31) >= layout.bits - 2 * layout.copies;
  const kept = memory(high);
  const seat = seatToAct(view);
  const onTable = visible(view.trick?.cards ?? []);
  const gone = playedBy(view)
    .flat()
    .filter((card) => kept.knows(card));
  const left = less(PACKS[layout.spec.pack].cards, gone);
  for (const card of [...left, ...onTable]) putCard(layout, live, 0, card);
  for (const card of ownCards(view, seat)) putCard(layout, hands, seat * 4, card);
  board.declarer = view.declarer ?? -1;
  board.left = Math.round(left.length / players);
  board.worth = left.reduce((sum, card) => sum + uint8At(layout.value, firstPlaceOf(layout, card)), 0);
  view.tricks.forEach(({ leader, cards }, trick) => {
    if (!board.follows || !kept.knowsTrick(trick)) return;
    const places = visible(cards).map((card) => firstPlaceOf(layout, card));
    const led = itemAt(places, 0) >> 5;
    places.forEach((place, i) => {
      const other = after(leader, players, i);
      if (place >> 5 !== led) board.voids[other] = int32At(board.voids, other) | (1 << led);
    });
  });
  board.seat = board.leader = view.trick?.leader ?? seat;
  for (const card of onTable) board.play(firstPlaceOf(layout, card));
  return board;
}

/** The cards a seat plays from: its hand, and what lies open of its own stacks. */
function ownCards(view: View, seat: number): Card[] {
  const stacks = view.zones
    .filter((zone) => zone.seat === seat && (zone.id === 'row' || zone.id === 'piles'))
    .flatMap((zone) => zone.stacks);
  const tops = stacks.flatMap((stack) => stack.slice(-1).flatMap((code) => parseCard(code) ?? []));
  return [...visible(view.hands[seat] ?? []), ...tops];
}
