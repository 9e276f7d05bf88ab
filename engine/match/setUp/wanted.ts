import { codeOf, less, parseCard, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Game } from '../../contract/game.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import type { Dealing } from './places.ts';

/** A deal, or an ending, as requested. */
export interface Wanted extends Dealing {
  /** Cards by seat. Chance deals those that are missing: of a deal all the rest, of an ending until all seats have as many. */
  readonly hands: readonly (readonly string[])[];
  /** By seat: the stacks of a row or of piles, the lowest card first; omitted: chance decides which cards lie there. */
  readonly rows?: readonly (readonly (readonly string[])[])[] | undefined;
  /** Cards with no seat: of a deal the first of the talon, in order; of an ending cards that are out of play. */
  readonly aside?: readonly string[] | undefined;
  /** The calls, in notation; omitted or `null`: any. */
  readonly calls?: readonly string[] | null | undefined;
  /** An ending: what is left to play, with trumps and whose lead it is, where that matters. */
  readonly ending: WantedEnding | null;
  /** Whether seats announce what they hold wherever they may keep silent; omitted: they keep silent. */
  readonly announced?: boolean | undefined;
  /** Trumps that a deal without an ending shows, where that matters. */
  readonly trump?: Trump | null | undefined;
}

/** The rest of an ending, besides the cards of the seats. */
export interface WantedEnding {
  readonly trump: Trump | null;
  readonly leader: Seat | null;
  readonly declarer?: Seat | null | undefined;
  /** Cards on the table; their leader is known then. */
  readonly trick?: readonly string[] | undefined;
  /** By seat: cards of the tricks that its side took before the `tricks`, in no order ({@link pileOf}). */
  readonly won?: readonly (readonly string[])[] | undefined;
  /** The last tricks taken. */
  readonly tricks?: readonly { readonly leader: Seat; readonly cards: readonly string[] }[] | undefined;
}

/** A request with its cards read. */
export interface WantedCards {
  readonly hands: readonly (readonly Card[])[];
  readonly rows: readonly (readonly (readonly Card[])[])[] | null;
  readonly aside: readonly Card[];
  readonly trick: readonly Card[];
  /** By pile. */
  readonly won: readonly (readonly Card[])[];
  readonly tricks: readonly { readonly leader: Seat; readonly cards: readonly Card[] }[];
  /** The other cards of the pack. */
  readonly rest: readonly Card[];
}

/** Returns the seat at which the tricks of a seat lie: partners keep theirs together, at the first of the two. */
export function pileOf(game: Game, seat: Seat): Seat {
  return game.partners ? seat % 2 : seat;
}

/** Returns the cards of a request: `record/bad-card` for a code that is no card's, `record/bad-deck` for a card more often than the pack has it. */
export function readWanted(game: Game, wanted: Wanted): Result<WantedCards, `record/${'bad-card' | 'bad-deck' | 'bad-hand'}`> {
  const { ending } = wanted;
  let stranger: string | undefined;
  const read = (codes: readonly string[] = []): Card[] =>
    codes.flatMap((code) => {
      const card = parseCard(code);
      if (card === undefined) stranger ??= code;
      return card === undefined ? [] : [card];
    });
  const hands = wanted.hands.map(read);
  const rows = wanted.rows?.map((stacks) => stacks.map(read)) ?? null;
  const aside = read(wanted.aside);
  const trick = read(ending?.trick);
  const tricks = (ending?.tricks ?? []).map(({ leader, cards }) => ({ leader, cards: read(cards) }));
  const piled = (ending?.won ?? []).map(read);
  if (stranger !== undefined) return refuse('record/bad-card', `${stranger} is no card`, { card: stranger });
  const given = [...hands.flat(), ...(rows ?? []).flat(2), ...aside, ...trick, ...piled.flat(), ...tricks.flatMap(({ cards }) => cards)];
  const pack = PACKS[game.pack].cards;
  const rest = less(pack, given);
  if (rest.length !== pack.length - given.length) {
    const card = surplus(pack, given);
    return refuse(
      'record/bad-deck',
      'a card is not in the pack, or there are more of it than the pack has',
      card === undefined ? {} : { card },
    );
  }
  if (hands.length !== wanted.players.length) return refuse('record/bad-hand', 'every seat has a hand', { seats: wanted.players.length });
  const won = hands.map((_, seat) => piled.flatMap((cards, other) => (pileOf(game, other) === seat ? cards : [])));
  return ok({ hands, rows, aside, trick, won, tricks, rest });
}

/** The number of cards of a seat on stacks. */
export function rowOf(rows: WantedCards['rows'], seat: Seat): number {
  return rows === null ? 0 : itemAt(rows, seat).reduce((sum, stack) => sum + stack.length, 0);
}

/** Whether a seat has a card in the trick on the table. */
export function hasLaid({ leader }: WantedEnding, trick: readonly Card[], players: number, seat: Seat): boolean {
  return leader !== null && (seat - leader + players) % players < trick.length;
}

/** The first of some cards that a pack has not, or not as often. */
function surplus(pack: readonly Card[], some: readonly Card[]): string | undefined {
  const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;
  const found = some.find((card) => count(some, card) > count(pack, card));
  return found === undefined ? undefined : codeOf(found);
}
