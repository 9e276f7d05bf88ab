import { codesOf, type Card, type Seat, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { PACKS } from '../../cards/pack.ts';
import { shuffled, type Rng } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import type { DealState, Setup } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction, parseAction } from '../../contract/notation.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { changedOptions } from '../options.ts';
import { RECORD_FORMAT, type MatchRecord } from '../record.ts';
import { begin, dealSetup, placesIn, type Dealing, type Place } from './places.ts';
import { rowOf, type Wanted, type WantedCards } from './wanted.ts';

/** The number of decks that are tried. */
const DECKS = 1600;

/** The refusal of a position to which no deal was found. */
export const NO_WAY = refuse('record/no-way', 'no deal was found that comes to this by the rules');

/** The record of a match with one deal: its setup, and actions in order. */
export function recorded(
  game: Game,
  { options, players }: Dealing,
  { dealer, deck, pile }: Setup,
  actions: readonly Action[],
): MatchRecord {
  const piled = game.pile === null ? {} : { pile: [...codesOf(pile)] };
  return {
    format: RECORD_FORMAT,
    game: game.id,
    options: { ...changedOptions(game, options) },
    players: [...players],
    deals: [{ dealer, deck: [...codesOf(deck)], ...piled, actions: actions.map(formatAction) }],
  };
}

/**
 * A deck that deals the known cards of hands, stacks and talon where they lie, and the others by chance; `undefined` where chance has led to no play to
 * deal for. Seats that get more cards after the first call hold them from there: hands longer than the first packets are dealt as the play begins.
 * `record/bad-hand`: a seat, or the talon, has more cards than room.
 */
export function deckWith(
  game: Game,
  dealing: Dealing,
  { hands, rows, aside, rest }: Pick<WantedCards, 'hands' | 'rows' | 'aside' | 'rest'>,
  calls: readonly string[] | null,
  rng: Rng,
): Result<readonly Card[] | undefined, 'record/bad-hand'> {
  const model = game.deal(dealSetup(game, dealing, shuffled(PACKS[game.pack].cards, rng), rng)).state;
  const first = placesIn(game, model);
  const room = (places: readonly Place[], seat: Seat): number => places.filter((one) => one.seat === seat).length;
  const whole = hands.some((hand, seat) => hand.length + rowOf(rows, seat) > room(first, seat));
  const places = whole ? begin(game, dealing, rng, calls)?.places : first;
  if (places === undefined) return ok(undefined);
  const most = hands.map((_, seat) => room(places, seat));
  const nowhere = places.filter(({ seat }) => seat < 0).length;
  if (hands.some((hand, seat) => hand.length + rowOf(rows, seat) > itemAt(most, seat)) || aside.length > nowhere)
    return refuse('record/bad-hand', 'a hand has too many cards', { most: Math.min(...most) });
  const others = shuffled(rest, rng);
  const inHand = (seat: Seat): number => places.filter((one) => one.seat === seat && one.stack < 0).length;
  const own = hands.map((hand, seat) => {
    const all = [...hand, ...others.splice(0, Math.max(0, inHand(seat) - hand.length))];
    return whole ? shuffled(all, rng) : all;
  });
  // Where a seat has no room in hand, its cards lie on its stacks.
  const spare = own.map((all, seat) => all.splice(inHand(seat)));
  const talon = [...aside];
  return ok(
    places.map(({ seat, stack, height }) => {
      if (seat < 0) return talon.shift() ?? others.shift() ?? -1;
      const lying = stack < 0 ? own[seat]?.shift() : (rows?.[seat]?.[stack]?.[height] ?? spare[seat]?.shift());
      return lying ?? others.shift() ?? -1;
    }),
  );
}

/** A deal with the given cards as they are dealt before any call, the others anywhere, and the given calls after it. */
export function dealtRecord(
  game: Game,
  wanted: Wanted,
  cards: WantedCards,
  rng: Rng,
): Result<MatchRecord, 'record/bad-hand' | 'record/no-way'> {
  for (let trial = 0; trial < DECKS; trial += 1) {
    const deck = deckWith(game, wanted, cards, wanted.calls ?? null, rng);
    if (!deck.ok) return deck;
    if (deck.value === undefined) continue;
    const setup = dealSetup(game, wanted, deck.value, rng);
    const actions = saidAll(game, game.deal(setup).state, wanted.calls ?? [], wanted.trump ?? null);
    if (actions !== undefined) return ok(recorded(game, wanted, setup, actions));
  }
  return NO_WAY;
}

/** Given calls from the beginning of a deal; `undefined` where one is not legal, or other trumps are shown after them. */
function saidAll(game: Game, from: DealState, calls: readonly string[], trump: Trump | null): Action[] | undefined {
  let state = from;
  const actions: Action[] = [];
  for (const text of calls) {
    const action = parseAction(text);
    if (action === undefined || game.toAct(state) === null || !game.legal(state).actions.includes(action)) return undefined;
    actions.push(action);
    ({ state } = game.apply(state, action));
  }
  return trump === null || state.trump === trump ? actions : undefined;
}
