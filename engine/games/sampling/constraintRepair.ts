import type { Card } from '../../cards/card.ts';
import type { Rng } from '../../cards/random.ts';
import { fittingDecks, type Holder } from './sampling.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Exchanges tried on a deck before another is begun with. */
const PATIENCE = 20_000;
/** Decks begun with before it is clear that no deal fits. */
const ATTEMPTS = 60;

/**
 * How far the cards of the holders are from what else is known of them: 0 when they fit, more the further off. Asked thousands of times,
 * so it should be quick; the lists are reused and must not be kept.
 */
export type Fault = (hands: readonly (readonly Card[])[]) => number;

/** A card's place in what a holder was dealt. */
interface Cell {
  readonly holder: number;
  readonly place: number;
}

/**
 * Decks as of {@link fittingDecks} that meet a further condition no single card decides, such as what a hand has melded. A deck that does
 * not meet it is repaired: pairs of hidden cards are exchanged, mostly for the better, until nothing is at fault, and then as often again
 * without spoiling it, so that the order of repairs leaves little trace. Throws when the conditions contradict each other.
 */
export function repairedDecks(pack: readonly Card[], holders: readonly Holder[], fault: Fault): (rng: Rng) => Card[] {
  const decks = fittingDecks(pack, holders);
  const cells = holders.flatMap(({ places, known }, holder): Cell[] =>
    places.slice(known.length).map((_, i) => ({ holder, place: known.length + i })),
  );
  return (rng) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const deck = decks(rng);
      const hands = holders.map(({ places }) => places.map((place) => itemAt(deck, place)));
      if (fault(hands) === 0) return deck;
      if (!repaired(hands, cells, holders, fault, rng)) continue;
      holders.forEach(({ places }, h) => places.forEach((place, i) => (deck[place] = hands[h]?.[i] ?? -1)));
      return deck;
    }
    throw new RangeError('no deal fits what the view tells');
  };
}

/** Repairs hands in place; whether it came to an end. Cards in hands that exclude them count as faults on the way. */
function repaired(hands: Card[][], cells: readonly Cell[], holders: readonly Holder[], fault: Fault, rng: Rng): boolean {
  if (cells.length < 2) return false;
  const barred = (holder: number, card: Card): number => (holders[holder]?.excludes?.(card) === true ? 1 : 0);
  let strange = 0;
  let now = fault(hands);
  let settling = -1;
  for (let step = 0; step < PATIENCE && settling !== 0; step += 1) {
    const a = cells[rng.below(cells.length)];
    const b = cells[rng.below(cells.length)];
    const ours = hands[a?.holder ?? -1];
    const theirs = hands[b?.holder ?? -1];
    if (a === undefined || b === undefined || ours === undefined || theirs === undefined || a.holder === b.holder) continue;
    const x = ours[a.place] ?? -1;
    const y = theirs[b.place] ?? -1;
    if (settling > 0) settling -= 1;
    if (x === y) continue;
    const barrier = strange - barred(a.holder, x) - barred(b.holder, y) + barred(a.holder, y) + barred(b.holder, x);
    if (settling >= 0 && barrier > 0) continue;
    ours[a.place] = y;
    theirs[b.place] = x;
    const next = fault(hands);
    const worse = next + barrier - now - strange;
    if (settling < 0 ? worse <= 0 || rng.below(1000) < 120 / worse ** 2 : worse <= 0) {
      now = next;
      strange = barrier;
      if (settling < 0 && now + strange === 0) settling = cells.length;
    } else {
      ours[a.place] = x;
      theirs[b.place] = y;
    }
  }
  return now + strange === 0;
}
