import { FACE_DOWN, rankOf, suitOf, SUITS, less, type Card, type Suit, type Trump } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { PASS, type Action } from '../contract/action.ts';
import type { DealState } from '../contract/deal.ts';
import type { GameEvent } from '../contract/event.ts';
import type { Game } from '../contract/game.ts';
import { resultOf, type Standing } from '../contract/matchPolicy.ts';
import { formatAction } from '../contract/notation.ts';
import type { DealScore } from '../contract/score.ts';
import { ok, type Result } from '../contract/result.ts';
import type { Match, MatchDeal } from './match.ts';
import { changedOptions } from './options.ts';
import { replay, type MatchRecord } from './record.ts';
import { itemAt } from '../cards/indexed.ts';

/**
 * Matches as plain English text, to be pasted into a letter or a bug report: hands, calls, tricks and reckoning of every deal. All cards are
 * shown, also those that were hidden. Players read the words of the interface instead; no program parses this text.
 */

/** The last sentence of a match that is over. */
const ENDS: Readonly<Record<ReturnType<typeof resultOf>, (winners: readonly string[]) => string>> = {
  won: (winners) => `Won by ${listed(winners)}.`,
  draw: () => 'A draw.',
  none: () => 'Without a result.',
};

/** The text of a record. */
export function textOfRecord(record: MatchRecord): Result<string> {
  const match = replay(record);
  return match.ok ? ok(textOfMatch(match.value)) : match;
}

/** The text of a match as far as it has come. */
export function textOfMatch(match: Match): string {
  const { game, options, players, standing } = match;
  const house = Object.entries(changedOptions(game, options)).map(([name, value]) => `${name} ${value}`);
  const winners = standing.winners.map((person) => itemAt(players, person));
  return [
    `${game.name}: ${listed(players)}, ${game.direction}.`,
    ...(match.byHand === undefined ? [] : ['Written down by hand from real cards.']),
    ...(house.length > 0 ? [`House rules: ${house.join(', ')}.`] : []),
    ...match.deals.flatMap((deal, index) => [
      '',
      `Deal ${index + 1}, dealt by ${nameAt(match, deal, deal.dealer)}`,
      ...dealLines(match, deal),
    ]),
    '',
    standing.over ? ENDS[resultOf(standing.winners, players.length, match.deals.length)](winners) : 'Not finished.',
    '',
  ].join('\n');
}

/** The text of one deal. */
export function textOfDeal(match: Match, deal: MatchDeal): string {
  return [`${match.game.name}, dealt by ${nameAt(match, deal, deal.dealer)}`, ...dealLines(match, deal), ''].join('\n');
}

function nameAt(match: Match, deal: MatchDeal, seat: number): string {
  return match.players[deal.people[seat] ?? seat] ?? '';
}

function dealLines(match: Match, deal: MatchDeal): string[] {
  const { game } = match;
  const names = deal.people.map((_, seat) => nameAt(match, deal, seat));
  const { carry } = deal.state.setup;
  const dealt = game.deal(deal.state.setup);
  const story = new Story(game, names);
  story.tell(dealt.events);
  let state = dealt.state;
  for (const action of deal.actions) {
    story.called(constraintOn(game, state, action, names));
    const step = game.apply(state, action);
    story.tell(step.events);
    story.called(forcedBy(state, step, names));
    state = step.state;
  }
  const doubled = carry.multiplier > 1 ? [`The tie before doubles this deal: ×${carry.multiplier}.`] : [];
  const told = [...doubled, ...handLines(match, deal, dealt.state.hands, names), ...story.lines()];
  return [...told, ...noteLines(deal, names), ...resultLines(match, deal, names)].map((line) => `  ${line}`);
}

/** A seat that may not pass any more, as all others have, and so names trumps. */
function constraintOn(game: Game, state: DealState, action: Action, names: readonly string[]): string[] {
  const isForced = action.type === 'trump' && state.declarer === null && state.moves.at(-1)?.action === PASS;
  const seat = game.toAct(state);
  if (!isForced || seat === null || game.legal(state).actions.includes(PASS)) return [];
  return [`${itemAt(names, seat)} must name trumps`];
}

/** The seat that has to play with trumps which no seat has named. */
function forcedBy(
  before: DealState,
  { state: { declarer }, events }: { readonly state: DealState; readonly events: readonly GameEvent[] },
  names: readonly string[],
): string[] {
  const isUnnamed = events.some((event) => event.type === 'trumps' && event.seat === null);
  return isUnnamed && before.declarer === null && declarer !== null ? [`${itemAt(names, declarer)} must play`] : [];
}

/** Claims, and actions taken back: beside the story, which contains their results. */
function noteLines({ notes }: MatchDeal, names: readonly string[]): string[] {
  return notes.map((note) => {
    const who = itemAt(names, note.seat);
    const when = `after ${note.after} actions`;
    const others = (note.agreed ?? []).map((seat) => itemAt(names, seat));
    const consent = others.length === 0 ? '' : `; ${others.join(', ')} agreed`;
    return note.type === 'claim'
      ? `${who} claimed the rest ${when}${consent}.`
      : `${who} took back ${note.actions.map(formatAction).join(' ')} ${when}${consent}.`;
  });
}

/** Hands by suit, strongest card first; what lies elsewhere follows in the order of the deck. */
function handLines(match: Match, deal: MatchDeal, hands: readonly (readonly Card[])[], names: readonly string[]): string[] {
  const { game } = match;
  const width = Math.max(...names.map((name) => name.length));
  const held = hands.flat();
  const rest = less(deal.dealt.deck, held);
  const lines = hands.flatMap((hand, seat) => (hand.length === 0 ? [] : [`${itemAt(names, seat).padEnd(width)}  ${handText(game, hand)}`]));
  const other = (what: string, cards: readonly Card[]): string[] =>
    cards.length === 0 ? [] : [`${what}: ${cards.map(codeText).join(' ')}`];
  return [...lines, ...other(held.length === 0 ? 'Deck' : 'Besides', rest), ...other('Trump pile', deal.dealt.pile)];
}

function handText(game: Game, hand: readonly Card[]): string {
  if (game.layout.hand === 'asDealt') return hand.map(codeText).join(' ');
  const { plain } = game.layout.order;
  return SUITS.flatMap((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map(rankOf);
    return ranks.length === 0 ? [] : [`${suit} ${[...ranks].sort((a, b) => plain.indexOf(a) - plain.indexOf(b)).join('')}`];
  }).join('  ');
}

function codeText(card: Card): string {
  return `${rankOf(card)}${suitOf(card)}`;
}

function resultLines(match: Match, deal: MatchDeal, names: readonly string[]): string[] {
  if (deal.result === null) return ['Not finished.'];
  const { score, totals } = deal.result;
  const bySeat = deal.people.map((person) => itemAt(totals, person));
  return [
    ...score.lines.map((line) => lineText(match.game, line, names)),
    ...factorLines(score),
    `Score: ${amountsText(match.game, score.scores, names)}`,
    `Total: ${amountsText(match.game, bySeat, names)}`,
    ...afterwards(match, deal, score),
  ];
}

/** The factor of a deal whose lines have none, for nothing was scored. */
function factorLines({ lines, detail: { multiplier } }: DealScore): string[] {
  return typeof multiplier === 'number' && multiplier > 1 && !lines.some(({ key }) => key === 'times') ? [`Times (${multiplier})`] : [];
}

/** The results of a deal beyond its own score: a game of several, and what it does to the next deal. */
function afterwards(match: Match, deal: MatchDeal, score: DealScore): string[] {
  const { before, after } = standingsAround(match, deal);
  const winners = after.games.flatMap((count, person) => (count > itemAt(before.games, person) ? [itemAt(match.players, person)] : []));
  const isOnlyGame = after.over && before.games.every((count) => count === 0);
  const bySeat = deal.people.map((person) => itemAt(after.games, person));
  return [
    ...(winners.length > 0 && !isOnlyGame
      ? [
          `Game won by ${listed(winners)}. Games: ${amountsText(
            match.game,
            bySeat,
            deal.people.map((_, seat) => nameAt(match, deal, seat)),
          )}`,
        ]
      : []),
    ...(score.carry > 1 && !after.over ? [`The next deal is doubled: ×${score.carry}.`] : []),
  ];
}

/** Where the match stood before and after a finished deal. */
function standingsAround(
  { game, options, players, deals }: Match,
  deal: MatchDeal,
): { readonly before: Standing; readonly after: Standing } {
  let after = game.match.start(options, players.length);
  for (const { result, state } of deals.slice(0, deals.indexOf(deal))) if (result !== null) after = added(after, result.score, state);
  if (deal.result === null) throw new RangeError('the deal is not finished');
  return { before: after, after: added(after, deal.result.score, deal.state) };

  function added(standing: Standing, score: DealScore, { declarer }: DealState): Standing {
    return game.match.add(standing, score, options, declarer).standing;
  }
}

function lineText(game: Game, line: DealScore['lines'][number], names: readonly string[]): string {
  const params = Object.entries(line.params ?? {}).map(([name, value]) => (name === line.key ? String(value) : `${spaced(name)} ${value}`));
  const what = `${spaced(line.key)}${params.length > 0 ? ` (${params.join(', ')})` : ''}`;
  const amounts = amountsText(game, line.amounts, names);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${amounts === '' ? '' : `: ${amounts}`}`;
}

/** Amounts by seat; partners who sit opposite share theirs. Seats of which nothing is said are left out. */
function amountsText(game: Game, amounts: readonly (number | null)[], names: readonly string[]): string {
  const sides = game.partners
    ? [
        [0, 2],
        [1, 3],
      ]
    : names.map((_, seat) => [seat]);
  return sides
    .flatMap((seats) => {
      const [first, ...others] = seats.map((seat) => amounts[seat]);
      if (first === undefined || seats.every((seat) => amounts[seat] === null)) return [];
      if (others.every((amount) => amount === first)) return [`${listed(seats.map((seat) => itemAt(names, seat)))} ${first}`];
      return seats.map((seat) => `${itemAt(names, seat)} ${itemAt(amounts, seat)}`);
    })
    .join(', ');
}

/** The events of a deal, line by line: calls of a round in one line, a trick in one. */
class Story {
  readonly #done: string[] = [];
  #calls: string[] = [];
  #trick: string[] = [];
  #tricks = 0;
  /** Whether the last call named trumps, so that the story need not repeat them. */
  #named = false;

  readonly #game: Game;
  readonly #names: readonly string[];

  constructor(game: Game, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
  }

  /** All lines; a trick that is not whole comes last. */
  lines(): string[] {
    this.#endCalls();
    return this.#trick.length === 0 ? this.#done : [...this.#done, this.#trickText(' …')];
  }

  /** Adds remarks to the calls of a round. */
  called(remarks: readonly string[]): void {
    this.#calls.push(...remarks);
  }

  tell(events: readonly GameEvent[]): void {
    for (const event of events) {
      // Of a secret event and the one for all others, the text uses the secret one.
      if (event.to !== undefined && JSON.stringify(event).includes(FACE_DOWN)) continue;
      this.#one(event);
    }
  }

  #one(event: GameEvent): void {
    const name = 'seat' in event ? (this.#names[event.seat ?? -1] ?? '') : '';
    switch (event.type) {
      case 'call':
        this.#named = event.action.type === 'trump';
        this.#calls.push(`${name}: ${callText(this.#game, event.action)}`);
        return;
      case 'trumps': {
        const card = event.card === undefined ? '' : ` (${event.card})`;
        if (!this.#named || event.seat === null) this.#calls.push(`Trumps: ${trumpText(this.#game, event.trump)}${card}`);
        return;
      }
      case 'exchange': {
        const away = event.away.length > 0 ? [`lays away ${event.away.join(' ')}`] : [];
        const drawn = event.drawn.length > 0 ? [`draws ${event.drawn.join(' ')}`] : [];
        this.#line(`${name} ${[...away, ...drawn].join(', ')}`);
        return;
      }
      case 'announce': {
        const points = event.points === undefined ? '' : ` ${event.points}`;
        const cards = event.cards === undefined ? '' : ` (${event.cards.join(' ')})`;
        this.#line(`${name}: ${spaced(event.what)}${points}${cards}`);
        return;
      }
      case 'uncover':
        if (event.cards.length === 0) return;
        if (this.#trick.length > 0) this.#trick.push(`(${event.cards.join(' ')} turned up)`);
        else this.#line(`${name} turns up ${event.cards.join(' ')}`);
        return;
      case 'play':
        this.#endCalls();
        this.#trick.push(`${name} ${event.card}`);
        return;
      case 'trick':
        this.#done.push(this.#trickText(` – ${itemAt(this.#names, event.winner)} ${event.points}`));
        this.#trick = [];
        this.#tricks += 1;
        return;
      // The result and the notes of the record contain these.
      case 'claim':
      case 'takeBack':
      case 'over':
    }
  }

  #trickText(end: string): string {
    return `${String(this.#tricks + 1).padStart(2)}. ${this.#trick.join('  ')}${end}`;
  }

  #line(text: string): void {
    this.#endCalls();
    this.#done.push(text);
  }

  #endCalls(): void {
    if (this.#calls.length > 0) this.#done.push(this.#calls.join('; '));
    this.#calls = [];
  }
}

const SUIT_NAMES: { readonly [faces in 'french' | 'spanish' | 'italian']: { readonly [suit in Suit]: string } } = {
  french: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  spanish: { S: 'swords', H: 'cups', D: 'coins', C: 'clubs' },
  italian: { S: 'swords', H: 'cups', D: 'coins', C: 'clubs' },
};

function trumpText(game: Game, trump: Trump): string {
  return trump === 'NT' ? 'no trumps' : SUIT_NAMES[PACKS[game.pack].faces][trump];
}

/** A call as one says it: `trump:H` is hearts, `bid:70` is bid 70. */
function callText(game: Game, action: Action): string {
  return action.type === 'trump' ? trumpText(game, action.trump) : formatAction(action).replace(':', ' ');
}

/** `heldWon` as `held won`, without the name of the game before it. */
function spaced(key: string): string {
  return key.slice(key.indexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `Ada, Ben and Cas`. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
