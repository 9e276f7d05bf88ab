import type { CardCode } from '../../../../engine/cards/card.ts';
import type { Zone } from '../../../../engine/contract/view.ts';
import type { WireView } from '../../../../engine/protocol/wire.ts';
import { cardsInTrick } from '../../../../engine/protocol/messages.ts';

/** With at least this many cards, melds are laid out over the whole board. */
const MANY = 16;

/** How the zones of a view are laid on the board. */
export interface Lay {
  /** Small piles in the corner, the table's. */
  readonly corner: readonly Zone[];
  readonly widow: Zone | undefined;
  /** Rows and piles that seats play from. */
  readonly stacks: readonly Zone[];
  /** The cards that the viewer has laid away. */
  readonly away: Zone | undefined;
  /** Melds over the whole board. */
  readonly melds: readonly Zone[];
  /** Melds before their seats. */
  readonly fewMelds: readonly Zone[];
}

/** Melds of one kind, as a seat has laid them out. */
export interface LaidMeld {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  readonly points: number;
  readonly cards: readonly CardCode[];
}

/** The melds that a view lists kind by kind. */
export function meldsIn(view: WireView | null): LaidMeld[] {
  return (view?.facts ?? []).flatMap(({ key, params }) =>
    key.endsWith('.kind') && Array.isArray(params?.['cards'])
      ? [
          {
            seat: Number(params['seat']),
            kind: String(params['kind']),
            count: Number(params['count']),
            points: Number(params['points']),
            cards: params['cards'] as CardCode[],
          },
        ]
      : [],
  );
}

const CORNER: readonly Zone['id'][] = ['turned', 'pile', 'called'];

/** Sorts the zones of a view by where they lie. Empty ones lie nowhere. */
export function layOf(view: WireView | null): Lay {
  const zones = (view?.zones ?? []).filter((zone) => zone.stacks.some((stack) => stack.length > 0));
  const melds = zones.filter(({ id }) => id === 'meld');
  const cards = melds.reduce((sum, { stacks }) => sum + stacks.flat().length, 0);
  const many = cards >= MANY || meldsIn(view).length > 0;
  const quiet = view !== null && cardsInTrick(view) === 0;
  return {
    corner: zones.filter((zone) => zone.seat === null && CORNER.includes(zone.id)),
    widow: quiet ? zones.find(({ id }) => id === 'widow') : undefined,
    stacks: zones.filter(({ id }) => id === 'row' || id === 'piles'),
    away: view?.trick === null ? zones.find((zone) => zone.id === 'away' && zone.seat === view.viewer) : undefined,
    melds: quiet && many ? melds : [],
    fewMelds: many ? [] : melds,
  };
}
