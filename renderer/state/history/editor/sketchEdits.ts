import type { CardCode } from '../../../../engine/cards/card.ts';
import { cardsOff, emptySketch, fullHand, leftAtSeat, type Outline, type Sketch } from '../../../../engine/protocol/sketch.ts';

/** A place of the table that cards are put on: `hand-0`, `row-0-2`, `trick`, `aside`, `won-0`; `pack` is what is left of the pack. */
export type EditorZone = string;

/** A zone taken apart. */
function partsOf(zone: EditorZone): { readonly kind: string; readonly seat: number; readonly stack: number } {
  const [kind = '', seat = '-1', stack = '-1'] = zone.split('-');
  return { kind, seat: Number(seat), stack: Number(stack) };
}

function replaced<T>(items: readonly T[], at: number, item: T): T[] {
  return items.map((one, index) => (index === at ? item : one));
}

/** The cards of a zone, in order. */
export function zoneCards(sketch: Sketch, zone: EditorZone): readonly CardCode[] {
  const { kind, seat, stack } = partsOf(zone);
  if (kind === 'hand') return sketch.hands[seat] ?? [];
  if (kind === 'row') return sketch.rows[seat]?.[stack] ?? [];
  if (kind === 'trick') return sketch.trick;
  if (kind === 'won') return sketch.won[seat] ?? [];
  return kind === 'aside' ? sketch.aside : [];
}

function withCards(sketch: Sketch, zone: EditorZone, cards: readonly CardCode[]): Sketch {
  const { kind, seat, stack } = partsOf(zone);
  if (kind === 'hand') return { ...sketch, hands: replaced(sketch.hands, seat, cards) };
  if (kind === 'trick') return { ...sketch, trick: cards };
  if (kind === 'won') return { ...sketch, won: replaced(sketch.won, seat, cards) };
  if (kind === 'aside') return { ...sketch, aside: cards };
  if (kind !== 'row') return sketch;
  const own = sketch.rows[seat] ?? [];
  const stacks = Array.from({ length: Math.max(own.length, stack + 1) }, (_, at) => own[at] ?? []);
  return { ...sketch, rows: replaced(sketch.rows, seat, replaced(stacks, stack, cards)) };
}

/** How many cards a zone takes in all. */
export function roomOf(outline: Outline, { stage, hands }: Sketch, zone: EditorZone): number {
  const room = outline[stage];
  const { kind, seat, stack } = partsOf(zone);
  if (kind === 'hand') return room.hands[seat] ?? -1;
  if (kind === 'row') return room.rows[stack] ?? -1;
  if (kind === 'trick') return stage === 'play' ? hands.length - 1 : -1;
  if (kind === 'won') return stage === 'play' && outline.piles[seat] === seat ? Infinity : -1;
  return kind === 'aside' ? room.aside : Infinity;
}

/** Every zone of a table besides the pack: hands, stacks, the trick and the cards aside, where the game has them. */
export function zonesOf(outline: Outline, sketch: Sketch): EditorZone[] {
  const room = outline[sketch.stage];
  return [
    ...sketch.hands.flatMap((_, seat) => [
      ...((room.hands[seat] ?? -1) > 0 ? [`hand-${seat}`] : []),
      ...room.rows.map((__, stack) => `row-${seat}-${stack}`),
    ]),
    ...(sketch.stage === 'play' ? ['trick'] : []),
    ...(room.aside > 0 ? ['aside'] : []),
    ...(sketch.stage === 'play' ? [...new Set(outline.piles)].map((seat) => `won-${seat}`) : []),
  ];
}

/**
 * A card from one zone to another: a copy of it. `undefined` where the card is not there, or the zone is full. The first card on the table is the leader's:
 * that of the seat after the dealer, if none is chosen.
 */
export function moved(outline: Outline, sketch: Sketch, card: CardCode, from: EditorZone, to: EditorZone): Sketch | undefined {
  const source = from === 'pack' ? cardsOff(outline, sketch) : zoneCards(sketch, from);
  const at = source.lastIndexOf(card);
  if (at < 0 || from === to) return undefined;
  if (zoneCards(sketch, to).length >= roomOf(outline, sketch, to)) return undefined;
  const without = from === 'pack' ? sketch : withCards(sketch, from, source.toSpliced(at, 1));
  const next = withCards(without, to, [...zoneCards(without, to), card]);
  const leader = to === 'trick' && next.leader === null ? (next.dealer + 1) % next.hands.length : next.leader;
  return { ...next, leader };
}

/** The same position at another stage: from the play to the deal the cards on the table return to the pack. */
export function atStage(sketch: Sketch, stage: Sketch['stage']): Sketch {
  if (stage === 'play') return { ...sketch, stage };
  return { ...sketch, stage, trick: [], won: sketch.hands.map(() => []), tricks: [], leader: null, declarer: null, announced: false };
}

/** An empty position for another number of players; hands of seats that stay are kept. */
export function seated(sketch: Sketch, players: number): Sketch {
  const fresh = emptySketch(sketch.game, players, sketch.stage);
  return {
    ...fresh,
    options: sketch.options,
    hands: fresh.hands.map((hand, seat) => sketch.hands[seat] ?? hand),
    rows: fresh.rows.map((stacks, seat) => sketch.rows[seat] ?? stacks),
    trump: sketch.trump,
  };
}

/** How many cards of a seat are unknown. */
export function unknownOf(outline: Outline, sketch: Sketch, seat: number): number {
  if (sketch.stage === 'play') return fullHand(sketch) - leftAtSeat(sketch, seat);
  const room = outline.deal;
  const whole = Math.max(0, room.hands[seat] ?? -1) + room.rows.reduce((sum, height) => sum + height, 0);
  return Math.max(0, whole - leftAtSeat(sketch, seat));
}
