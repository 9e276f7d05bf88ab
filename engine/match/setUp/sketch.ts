import type { CardCode, Seat, Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { Options } from '../../contract/options.ts';
import type { Refusal } from '../../contract/result.ts';

/** A finished trick of a sketch: who led, and the cards in the order of play. */
export interface SketchTrick {
  readonly leader: Seat;
  readonly cards: readonly CardCode[];
}

/**
 * A position as it lies on a table, without the way that led to it. Cards may be missing from hands and stacks: they are unknown, and chance deals them
 * when the position is set up. A plain value; nothing changes one.
 */
export interface Sketch {
  readonly game: GameId;
  /** The options that differ from the defaults of the game. */
  readonly options: Options;
  readonly dealer: Seat;
  /** `deal`: the cards as first dealt, and perhaps calls after that; `play`: trumps are known and cards are played. */
  readonly stage: 'deal' | 'play';
  /** By seat. */
  readonly hands: readonly (readonly CardCode[])[];
  /** By seat: the stacks of a row or of piles, the lowest card of each first. */
  readonly rows: readonly (readonly (readonly CardCode[])[])[];
  /** Cards that no seat plays: before the play the talon or widow in the order of the deck, then what is out of play. */
  readonly aside: readonly CardCode[];
  /** The calls, in notation; `null`: any that lead to the position. */
  readonly calls: readonly string[] | null;
  /** Whether seats announce the combinations they hold wherever they may keep silent about them. */
  readonly announced: boolean;
  /** `null`: any. */
  readonly trump: Trump | null;
  /** `null`: any. */
  readonly declarer: Seat | null;
  /** Who leads, or has led, the trick on the table; `null`: any. */
  readonly leader: Seat | null;
  /** The cards on the table, the leader's first. */
  readonly trick: readonly CardCode[];
  /** By seat ({@link Outline.piles}): cards of the tricks taken before `tricks`, in no order. Those that lie in no pile are unknown. */
  readonly won: readonly (readonly CardCode[])[];
  /** The last tricks that were taken, as many as are known, in the order of play. */
  readonly tricks: readonly SketchTrick[];
}

/** The room that a game has for cards, at one stage of a sketch. */
export interface CardRoom {
  /** The most cards of a hand, by seat. */
  readonly hands: readonly number[];
  /** The heights of the stacks of a seat; empty where it has none. */
  readonly rows: readonly number[];
  /** How many cards lie with no seat. */
  readonly aside: number;
}

/** The cards, places and trumps of a game's positions. */
export interface Outline {
  /** Every card of the pack, each as often as it is there. */
  readonly cards: readonly CardCode[];
  readonly deal: CardRoom;
  readonly play: CardRoom;
  /** The trumps that there can be. */
  readonly trumps: readonly Trump[];
  /** Whether one seat names trumps or wins an auction. */
  readonly declarer: boolean;
  /** By seat: the seat at which its tricks lie. Partners keep theirs together. */
  readonly piles: readonly Seat[];
  /** Whether seats may announce combinations, or keep silent about them. */
  readonly announces: boolean;
}

/** A sketch without any card. */
export function emptySketch(game: GameId, players: number, stage: Sketch['stage']): Sketch {
  const seats = Array.from({ length: players }, (): [] => []);
  return {
    game,
    options: {},
    dealer: players - 1,
    stage,
    hands: seats,
    rows: seats,
    aside: [],
    calls: null,
    announced: false,
    trump: null,
    declarer: null,
    leader: null,
    trick: [],
    won: seats,
    tricks: [],
  };
}

/** Cards that a seat has left, the one in the trick among them. */
export function leftAtSeat({ hands, rows, trick, leader }: Sketch, seat: Seat): number {
  const behind = leader === null ? -1 : (seat - leader + hands.length) % hands.length;
  const laid = behind >= 0 && behind < trick.length ? 1 : 0;
  return (hands[seat] ?? []).length + (rows[seat] ?? []).reduce((sum, stack) => sum + stack.length, 0) + laid;
}

/** How many cards every seat has left in a sketch of the play; those that a seat lacks are unknown. */
export function fullHand(sketch: Sketch): number {
  return sketch.hands.reduce((most, _, seat) => Math.max(most, leftAtSeat(sketch, seat)), 0);
}

/** How many tricks were taken before those that a sketch of the play knows; 0 before the play. */
function tricksGone(outline: Outline, sketch: Sketch): number {
  const { hands, rows } = outline[sketch.stage];
  if (sketch.stage === 'deal') return 0;
  const whole = Math.min(...hands) + rows.reduce((sum, height) => sum + height, 0);
  return Math.max(0, whole - fullHand(sketch) - sketch.tricks.length);
}

/** Every card that lies anywhere in a sketch. */
function cardsOn({ hands, rows, aside, trick, won, tricks }: Sketch): CardCode[] {
  return [...hands.flat(), ...rows.flat(2), ...aside, ...trick, ...won.flat(), ...tricks.flatMap(({ cards }) => cards)];
}

/** The pack without the cards that lie in a sketch. */
export function cardsOff({ cards }: Outline, sketch: Sketch): CardCode[] {
  const left = [...cards];
  for (const card of cardsOn(sketch)) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Returns the faults in the cards of a sketch, whatever the rules of play: `position/too-often`, `position/too-many`, `position/too-many-won`,
 * `position/trick-full`, `position/no-leader`, each with its facts.
 */
export function faultsOfCards(outline: Outline, sketch: Sketch): Refusal[] {
  const faults: Refusal[] = [];
  const left = [...outline.cards];
  const named = new Set<string>();
  for (const card of cardsOn(sketch)) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (!named.has(card)) {
      named.add(card);
      faults.push({ code: 'position/too-often', message: `${card} lies there more often than the pack has it`, facts: { card } });
    }
  }
  const room = outline[sketch.stage];
  const stacked = room.rows.reduce((sum, height) => sum + height, 0);
  for (const [seat, hand] of sketch.hands.entries()) {
    const rows = sketch.rows[seat] ?? [];
    const over = rows.length > room.rows.length || rows.some((stack, at) => stack.length > (room.rows[at] ?? -1));
    const most = itemAt(room.hands, seat);
    const taken = sketch.stage === 'play' ? sketch.tricks.length : 0;
    const whole = most + stacked - taken;
    if (hand.length > most || over || leftAtSeat(sketch, seat) > whole)
      faults.push({
        code: 'position/too-many',
        message: `seat ${seat} has too many cards`,
        facts: { seat, most: Math.max(0, Math.min(most, whole)) },
      });
  }
  if (sketch.aside.length > room.aside)
    faults.push({ code: 'position/too-many-aside', message: 'too many cards lie aside', facts: { most: room.aside } });
  const gone = tricksGone(outline, sketch);
  const piled = sketch.won.reduce((sum, pile) => sum + Math.ceil(pile.length / sketch.hands.length), 0);
  if (piled > gone)
    faults.push({ code: 'position/too-many-won', message: 'the piles hold more tricks than were taken', facts: { most: gone } });
  const unwhole = sketch.tricks.some(({ cards }) => cards.length !== sketch.hands.length);
  if (sketch.trick.length >= sketch.hands.length || unwhole)
    faults.push({ code: 'position/trick-full', message: 'a trick has a card of each seat, the one on the table fewer', facts: {} });
  if (sketch.trick.length > 0 && sketch.leader === null)
    faults.push({ code: 'position/no-leader', message: 'a trick on the table has a leader', facts: {} });
  return faults;
}
