import { RANKS, type CardCode, type Rank, type Suit, type Trump } from '../../card.ts';

/**
 * A second opinion on play duties: the rules' prose, sentence by sentence, on card codes, without chains, masks or tables of the kernel.
 * Slow and plain on purpose; only tests use it.
 */
export type LiteralRow =
  | { readonly prose: 'klaberjass' | 'pinochle-double' | 'none' }
  | { readonly prose: 'manilla' }
  | {
      readonly prose: 'klaverjas';
      readonly trumpLead: 'beatOpponents' | 'beatAlways' | 'free';
      readonly partnerExemption: 'on' | 'off';
      readonly underTrump: 'free' | 'forbidden' | 'forced';
    }
  | { readonly prose: 'manille'; readonly underTrump: 'forbidden' | 'free' }
  | { readonly prose: 'belote'; readonly underTrump: 'forced' | 'free'; readonly underPartner: 'free' | 'forbidden' }
  | {
      readonly prose: 'botifarra';
      readonly losingTrump: 'free' | 'forced';
      readonly mustGive: 'on' | 'off';
      readonly partnerTrumps: 'alike' | 'over';
      readonly trumpedSuit: 'lowest' | 'any';
    };

export interface LiteralPosition {
  readonly hand: readonly CardCode[];
  /** Not empty; the leader's card first. */
  readonly trick: readonly CardCode[];
  readonly trump: Trump;
  /** Whether the card at a place of the trick was played by the side of the player to act. */
  readonly ours: (place: number) => boolean;
}

/** Ranks from a text such as `789T`. */
export function ranks(text: string): Rank[] {
  return [...text].map((letter) => {
    const rank = RANKS.find((one) => one === letter);
    if (rank === undefined) throw new RangeError(`no rank ${letter}`);
    return rank;
  });
}

/** Orders as the rules pages print them: strongest first. */
const ORDERS: Readonly<Record<string, { readonly plain: string; readonly trumps: string }>> = {
  klaberjass: { plain: 'ATKQJ987', trumps: 'J9ATKQ87' },
  klaverjas: { plain: 'ATKQJ987', trumps: 'J9ATKQ87' },
  belote: { plain: 'ATKQJ987', trumps: 'J9ATKQ87' },
  manille: { plain: 'TAKQJ987', trumps: 'TAKQJ987' },
  manilla: { plain: '9AKQJ8765432', trumps: '9AKQJ8765432' },
  botifarra: { plain: '9AKQJ8765432', trumps: '9AKQJ8765432' },
  'pinochle-double': { plain: 'ATKQJ', trumps: 'ATKQJ' },
  briscola: { plain: 'ATKQJ65432', trumps: 'ATKQJ65432' },
};

const suit = (card: CardCode): Suit => card[1] as Suit;

/** Whether a card is stronger than another of its suit, by the order of a game. */
function above(game: string, trump: Trump, card: CardCode, other: CardCode): boolean {
  const order = ORDERS[game];
  if (order === undefined) throw new RangeError(`no order for ${game}`);
  const line = suit(card) === trump ? order.trumps : order.plain;
  return line.indexOf(card[0]!) < line.indexOf(other[0]!);
}

/** The place of the winning card: the highest trump, else the highest of the led suit; of equal cards the first. */
export function literalWinner(game: string, trick: readonly CardCode[], trump: Trump): number {
  const led = suit(trick[0]!);
  const trumps = trick.flatMap((card, place) => (suit(card) === trump ? [place] : []));
  const running = trumps.length > 0 ? trumps : trick.flatMap((card, place) => (suit(card) === led ? [place] : []));
  return running.reduce((best, place) => (above(game, trump, trick[place]!, trick[best]!) ? place : best));
}

/** The lowest card of each suit among some cards. */
function lowestOfEach(game: string, trump: Trump, cards: readonly CardCode[]): CardCode[] {
  return cards.filter((card) => !cards.some((other) => suit(other) === suit(card) && other !== card && above(game, trump, card, other)));
}

/** `wanted`, unless it is empty. */
function or(wanted: readonly CardCode[], otherwise: () => readonly CardCode[]): readonly CardCode[] {
  return wanted.length > 0 ? wanted : otherwise();
}

/** The legal cards of a hand by the prose of the rules. */
export function literalLegal(row: LiteralRow, position: LiteralPosition): readonly CardCode[] {
  const { hand, trick, trump, ours } = position;
  if (row.prose === 'none') return hand;
  const { prose: game } = row;
  const led = suit(trick[0]!);
  const place = literalWinner(game, trick, trump);
  const winning = trick[place]!;
  const partnerWins = ours(place);
  const inSuit = hand.filter((card) => suit(card) === led);
  const trumps = hand.filter((card) => suit(card) === trump);
  const others = hand.filter((card) => suit(card) !== trump);
  const trumpsLed = led === trump;
  const trumped = !trumpsLed && suit(winning) === trump;
  const higher = (cards: readonly CardCode[]): CardCode[] =>
    cards.filter((card) => suit(card) === suit(winning) && above(game, trump, card, winning));

  switch (row.prose) {
    case 'klaberjass':
      if (inSuit.length > 0) return trumpsLed ? or(higher(inSuit), () => inSuit) : inSuit;
      if (trumps.length === 0) return hand;
      return trumped ? or(higher(trumps), () => hand) : trumps;

    case 'klaverjas': {
      if (inSuit.length > 0) {
        const bound = row.trumpLead === 'beatAlways' || (row.trumpLead === 'beatOpponents' && !partnerWins);
        return trumpsLed && bound ? or(higher(inSuit), () => inSuit) : inSuit;
      }
      const highest = trick
        .filter((card) => suit(card) === trump)
        .reduce<CardCode | null>((top, card) => (top === null || above(game, trump, card, top) ? card : top), null);
      const notUnder = hand.filter((card) => suit(card) !== trump || highest === null || above(game, trump, card, highest));
      const free = (): readonly CardCode[] => (row.underTrump === 'forbidden' ? or(notUnder, () => hand) : hand);
      if (partnerWins && row.partnerExemption === 'on') return free();
      if (trumps.length === 0) return hand;
      if (!trumped) return trumps;
      return or(higher(trumps), () => (row.underTrump === 'forced' ? trumps : free()));
    }

    case 'belote': {
      if (inSuit.length > 0) return trumpsLed ? or(higher(inSuit), () => inSuit) : inSuit;
      if (partnerWins) {
        const below = trumped ? trumps.filter((card) => above(game, trump, winning, card)) : [];
        return row.underPartner === 'free'
          ? hand
          : or(
              hand.filter((card) => !below.includes(card)),
              () => hand,
            );
      }
      if (trumps.length === 0) return hand;
      if (!trumped) return trumps;
      return or(higher(trumps), () => (row.underTrump === 'forced' ? trumps : hand));
    }

    case 'manille':
    case 'manilla': {
      const anyTrump = row.prose === 'manilla' || row.underTrump === 'free';
      if (inSuit.length > 0) return partnerWins || trumped ? inSuit : or(higher(inSuit), () => inSuit);
      if (partnerWins) return hand;
      if (!trumped) return or(trumps, () => hand);
      return or(higher(trumps), () => (anyTrump ? hand : or(others, () => hand)));
    }

    case 'botifarra': {
      const counter = (card: CardCode): boolean => '9AKQJ'.includes(card[0]!);
      const lowest = (cards: readonly CardCode[]): CardCode[] => lowestOfEach(game, trump, cards);
      if (inSuit.length > 0) {
        if (partnerWins) return row.mustGive === 'off' ? inSuit : inSuit.filter((card) => counter(card) || lowest(inSuit).includes(card));
        if (trumped) return row.trumpedSuit === 'any' ? inSuit : lowest(inSuit);
        return or(higher(inSuit), () => lowest(inSuit));
      }
      if (partnerWins && row.mustGive === 'off') return hand;
      if (partnerWins && row.partnerTrumps === 'over') {
        const winningTrumps = trumped ? higher(trumps) : trumps;
        return hand.filter(
          (card) => winningTrumps.includes(card) || (counter(card) && others.includes(card)) || lowest(hand).includes(card),
        );
      }
      if (partnerWins) return hand.filter((card) => counter(card) || lowest(hand).includes(card));
      const beating = trumpsLed ? [] : trumped ? higher(trumps) : trumps;
      if (beating.length > 0) return beating;
      if (trick.length === 1 && trumps.length === 0) return hand;
      return row.losingTrump === 'forced' && trumps.length > 0 ? lowest(trumps) : lowest(hand);
    }

    case 'pinochle-double':
      if (inSuit.length > 0) return trumped ? inSuit : or(higher(inSuit), () => inSuit);
      if (trumps.length === 0) return hand;
      return trumped ? or(higher(trumps), () => trumps) : trumps;
  }
}
