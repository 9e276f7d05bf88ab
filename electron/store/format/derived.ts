import { codesOf } from '../../../engine/cards/card.ts';
import type { Game } from '../../../engine/contract/game.ts';
import { shuffledFor } from '../../../engine/match/deck.ts';
import type { RecordDeal } from '../../../engine/match/record.ts';
import type { MatchSummary, ShareList } from '../../../engine/protocol/messages.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { MatchLine, SavedMatch } from './lines.ts';
import { listedPeople } from './person.ts';

/** A list that was opened, with the shares. */
export interface SavedShuffle {
  readonly list: ShareList;
  readonly shares: readonly string[];
}

/** The line with which a match that is over ends. */
export function overLine({ standing }: Match, at: number): MatchLine {
  return { over: { totals: [...standing.totals], games: [...standing.games], winners: [...standing.winners] }, at };
}

/** The cards that follow from a deal's seed, as a record lists them. */
export function recordedCards(game: Game, seed: string | undefined): Partial<RecordDeal> {
  if (seed === undefined) return {};
  const { deck, pile } = shuffledFor(game, seed);
  return { deck: codesOf(deck), ...(game.pile === null ? {} : { pile: codesOf(pile) }) };
}

/** The list entry of a saved match that is not over. */
export function summaryOf({ header, people, deals, totals, at }: SavedMatch): MatchSummary {
  const { id, game, repeats, byHand } = header;
  const again = { ...(repeats === undefined ? {} : { repeats }), ...(byHand === undefined ? {} : { byHand: true as const }) };
  return { id, game, ...listedPeople(people), deals: deals.length, totals, at, ...again };
}

export function shuffleOf({ list, shares }: SavedMatch['deals'][number]): SavedShuffle | undefined {
  return list === undefined || shares === undefined ? undefined : { list, shares };
}

/** A list as its line has it. */
export function savedList({ terms, commitment, entries }: ShareList): Extract<MatchLine, { list: unknown }>['list'] {
  const { options, names, carry, ...rest } = terms;
  return {
    terms: { ...rest, options: { ...options }, names: [...names], carry: { ...carry, totals: [...carry.totals] } },
    commitment,
    entries: entries.map((entry) => ({ names: [...entry.names], commitment: entry.commitment })),
  };
}
