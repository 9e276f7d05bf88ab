import type { ShownCard } from '../../../engine/cards/card.ts';
import type { WireView } from '../../../engine/protocol/wire.ts';
import type { Part } from '../../words/message/parts.ts';
import { verbOf } from '../../words/speaker.ts';

/** A line of the log of recent play. */
export interface NarrationLine {
  readonly id: number;
  /** The deal it belongs to. */
  readonly deal: number;
  /** The line in the language in use: composed at each reading. */
  readonly parts: readonly Part[];
}

/** The lines of one deal, newest first. */
export interface DealLines {
  readonly deal: number;
  readonly lines: readonly NarrationLine[];
}

/** Puts the lines of each deal together; what was said before the first deal is part of it. */
export function partedByDeals(lines: readonly NarrationLine[]): DealLines[] {
  const deals: { readonly deal: number; readonly lines: NarrationLine[] }[] = [];
  for (const line of lines) {
    const last = deals.at(-1);
    const deal = Math.max(1, line.deal);
    if (last?.deal === deal) last.lines.push(line);
    else deals.push({ deal, lines: [line] });
  }
  return deals;
}

/** Something that happened in a deal before this page showed it. */
export type PastStep =
  | { readonly type: 'call'; readonly seat: number; readonly action: string }
  | { readonly type: 'contract' }
  | { readonly type: 'play'; readonly seat: number; readonly card: ShownCard; readonly leads: boolean }
  | { readonly type: 'trick'; readonly winner: number; readonly points: number };

/** The actions that are no calls: cards are read from the tricks, and exchanges are between a seat and the pack. */
const UNSAID = ['card', 'place', 'discard', 'draw', 'drawHidden'];

/** The calls of a deal so far, its contract, cards and tricks, in their order, as a view has them. */
export function pastSteps({ moves, tricks, trick, players }: WireView): PastStep[] {
  const cardsOf = (leader: number, cards: readonly ShownCard[]): PastStep[] =>
    cards.map((card, i) => ({ type: 'play', seat: (leader + i) % players, card, leads: i === 0 }));
  return [
    ...moves
      .filter(({ action }) => !UNSAID.includes(verbOf(action).verb))
      .map(({ seat, action }): PastStep => ({ type: 'call', seat, action })),
    { type: 'contract' },
    ...tricks.flatMap(({ leader, cards, winner, points }) => [...cardsOf(leader, cards), { type: 'trick', winner, points } as const]),
    ...(trick === null ? [] : cardsOf(trick.leader, trick.cards)),
  ];
}
