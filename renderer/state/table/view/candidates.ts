import type { Card, CardCode, ShownCard } from '../../../../engine/cards/card.ts';
import type { Action } from '../../../../engine/contract/action.ts';
import type { Zone } from '../../../../engine/contract/view.ts';
import { codeOf, discardOf, formatAction, parseAction, parseCard, placeOf, playOf } from '../../../../engine/protocol/notation.ts';
import type { WireBarred, WireLegal, WireView } from '../../../../engine/protocol/wire.ts';
import { heldCards, type HeldCard } from './handOrder.ts';
import { itemAt } from '../../../../engine/protocol/messages.ts';

/** A card on the screen that its player might play, lay away or name by its place. */
export interface CandidateCard {
  /** Stable while the card stays where it is: `h:KH#0`, `p:3` for a card known by its place only, `z:row:0:2` for the top of a stack. */
  readonly id: string;
  readonly card: ShownCard;
  /** The action that plays it; `null` where it may not be played now. */
  readonly action: string | null;
  /** The table's reason why not, if it sent one. */
  readonly barred: WireBarred | null;
}

/** Places, in the order dealt, of the cards that a hand played unseen still holds. */
export function unplayedPlaces(view: WireView, seat: number): number[] {
  const gone = new Set(
    view.moves.flatMap(({ seat: mover, action }) => {
      const played = mover === seat ? parseAction(action) : undefined;
      return played?.type === 'place' ? [played.place] : [];
    }),
  );
  const dealt = itemAt(view.hands, seat).length + gone.size;
  return Array.from({ length: dealt }, (_, place) => place).filter((place) => !gone.has(place));
}

/** The id of a card of a hand. */
export function handId(card: HeldCard, places: readonly number[]): string {
  return card.card === '??' ? `p:${places[card.place] ?? card.place}` : `h:${card.card}#${card.copy}`;
}

/** The zones whose top cards a seat plays from. */
function ownStacks(view: WireView, seat: number): readonly Zone[] {
  return view.zones.filter((zone) => zone.seat === seat && (zone.id === 'row' || zone.id === 'piles'));
}

/** The name of a stack's top card on the board. `stack`: its place in the zone, from 0. */
export function stackId(zone: Zone, stack: number): string {
  return `z:${zone.id}:${stack}`;
}

export const NO_CANDIDATES: ReadonlyMap<string, CandidateCard> = new Map();

/** The action of a card, in notation. Throws a RangeError for a code that is no card's. */
function actionWith(code: CardCode, make: (card: Card) => Action): string {
  const card = parseCard(code);
  if (card === undefined) throw new RangeError(`${code} is no card`);
  return formatAction(make(card));
}

/** Every card that a seat might play, by id. */
export function candidates(view: WireView, seat: number, legal: WireLegal): Map<string, CandidateCard> {
  const found = new Map<string, CandidateCard>();
  const put = (id: string, card: ShownCard, ...actions: readonly string[]): void => {
    found.set(id, {
      id,
      card,
      action: actions.find((action) => legal.actions.includes(action)) ?? null,
      barred: legal.barred.find(({ action }) => actions.includes(action)) ?? null,
    });
  };
  const places = unplayedPlaces(view, seat);
  for (const card of heldCards(view.hands[seat] ?? [])) {
    const id = handId(card, places);
    if (card.card === '??') put(id, card.card, formatAction(placeOf(places[card.place] ?? card.place)));
    else put(id, card.card, actionWith(card.card, playOf), actionWith(card.card, discardOf));
  }
  for (const zone of ownStacks(view, seat)) {
    zone.stacks.forEach((stack, i) => {
      const top = stack.at(-1);
      if (top !== undefined && top !== '??') put(stackId(zone, i), top, actionWith(top, playOf));
    });
  }
  return found;
}

/** Types of actions with a card of one’s own, as opposed to calls. */
const WITH_CARDS: readonly string[] = ['play', 'place', 'discard'];

/** The legal actions that are said with words, not with a card. */
export function legalCalls(legal: WireLegal): string[] {
  return legal.actions.filter((action) => !WITH_CARDS.includes(parseAction(action)?.type ?? ''));
}

/** The face of a card that an action plays; `null` for a call or a card known by its place only. */
export function cardPlayed(action: string): CardCode | null {
  const played = parseAction(action);
  return played?.type === 'play' ? codeOf(played.card) : null;
}
