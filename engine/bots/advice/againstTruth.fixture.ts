import { codeOf, less, suitOf, type Card, type Seat } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { actionIn } from '../../contract/notation.ts';
import { visible } from '../../games/sampling/sampling.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import type { ReasonAgainst } from './against.ts';
import type { Reason } from './reason.ts';
import { from } from '../../cards/seats.ts';
import { cardsInTrick, type View } from '../../contract/view.ts';

const SEED = seedFrom('against');
/** Worlds, and ways to end the trick in each, in which a reason is looked at. */
const WORLDS = 4;

/** A trick that is over: its winner, and its points with the bonus that is announced for it, and that alone. */
interface TrickEnd {
  readonly winner: Seat;
  readonly points: number;
  readonly bonus: number;
}

/** The trick that an action is part of, the rest of it played at random. */
function trickAfter(game: Game, before: DealState, action: string, chance: number): TrickEnd {
  const rng = rngOf(deriveSeed(SEED, `trick ${chance}`));
  let { state } = game.apply(before, actionIn(action));
  const tricks = game.view(before, 'spectator').tricks.length;
  while (game.toAct(state) !== null && game.view(state, 'spectator').tricks.length === tricks) {
    const { actions } = game.legal(state);
    const chosen = actions[rng.below(actions.length)];
    if (chosen === undefined) throw new RangeError('a seat that is to act has an action');
    ({ state } = game.apply(state, chosen));
  }
  const taken = game.view(state, 'spectator').tricks.at(-1);
  if (taken === undefined) throw new RangeError('a trick has been played');
  const bonus = announced(game, state);
  return { winner: taken.winner, points: taken.points + bonus, bonus };
}

/** The bonus that the winner of a trick may announce once it is over. */
function announced(game: Game, state: DealState): number {
  if (game.toAct(state) === null) return 0;
  const calls = game.legal(state).actions.filter(({ type }) => type === 'call');
  const events = calls.flatMap((call) => game.apply(state, call).events);
  return Math.max(0, ...events.flatMap((one) => (one.type === 'announce' && one.what === 'roem' ? [Number(one.points)] : [])));
}

/** The view of the seat that chooses, its side, and worlds that fit the view, one with each call; `null`: no seat chooses. */
function sightIn(game: Game, state: DealState) {
  const seat = game.toAct(state);
  if (seat === null) return null;
  const view = game.view(state, seat);
  const sampler = game.sampler(view);
  const rng = rngOf(deriveSeed(SEED, 'worlds'));
  return { seat, view, mates: view.sides?.find((side) => side.includes(seat)) ?? [seat], sample: () => sampler(rng) };
}

/** All cards that a seat has yet to play in a world, the covered ones of its row or piles among them. */
function heldBy(game: Game, world: DealState, seat: Seat): readonly Card[] {
  return [...(world.hands[seat] ?? []), ...(game.trick(world)?.stacks?.[seat] ?? []).flat()];
}

/** Trumps that are neither played nor a seat's own, covered or laid away or not, in a world. */
function trumpsElsewhere(game: Game, world: DealState, seat: Seat): number {
  const rules = game.trick(world);
  if (rules === null) return 0;
  const { spec, trump } = rules;
  const isTrump = (card: Card): boolean => trickKernel(spec, trump).isTrump(card);
  const played = [...(world.play?.tricks ?? []).flatMap(({ cards }) => cards), ...(world.play?.trick ?? [])];
  // A seat knows of the cards that it laid away itself, and of those of the widow that lie open and were left there.
  const away = game
    .view(world, seat)
    .zones.filter(({ id }) => id === 'away' || id === 'widow')
    .flatMap(({ stacks }) => stacks.flatMap(visible));
  return less(PACKS[spec.pack].cards, [...played, ...away, ...heldBy(game, world, seat)]).filter(isTrump).length;
}

/** Whether a hand has as many cards of a suit as a reason says, and, where that calls them low, none of the three that are highest once it is trumps. */
function holdsTrumps(game: Game, hand: readonly Card[], { suit, n, low }: NonNullable<Reason['params']>): boolean {
  const own = hand.filter((card) => suitOf(card) === suit);
  const highest: Readonly<Partial<Record<typeof game.id, string>>> = {
    klaverjas: 'J9A',
    klaberjass: 'J9A',
    botifarra: '9AK',
    manille: 'TAK',
  };
  const ranks = highest[game.id];
  return own.length === n && (low !== 1 || ranks === undefined || own.every((card) => !ranks.includes(codeOf(card).charAt(0))));
}

/** The hand of a seat, with the turned card if a call brings it. */
function handFor(game: Game, world: DealState, seat: Seat, call: string): readonly Card[] {
  const held = world.hands[seat] ?? [];
  const turned = game.view(world, seat).zones.flatMap(({ id, stacks }) => (id === 'turned' ? stacks.flatMap(visible) : []));
  const after = game.apply(world, actionIn(call)).state.hands[seat] ?? [];
  return [...held, ...turned.filter((card) => after.includes(card))];
}

/** Cards in sight that no seat will play. */
function goneIn({ zones }: View): readonly string[] {
  return zones.filter(({ id }) => id === 'away' || id === 'widow').flatMap(({ stacks }) => stacks.flat().map(String));
}

/** The cards that a reason names. */
const cardsIn = ({ cards = [] }: NonNullable<Reason['params']>): readonly string[] => (typeof cards === 'object' ? cards : [String(cards)]);

/**
 * Whether a hand has all of some cards after a call, or none and they are trumps, and no other card of its suit takes a trick from one of them, save one
 * of the hand itself or of those cards, or of those that lie out of play.
 */
function areTops(game: Game, world: DealState, seat: Seat, call: string, params: NonNullable<Reason['params']>): boolean {
  const rules = game.trick(game.apply(world, actionIn(call)).state);
  if (rules === null) return false;
  const { winner } = trickKernel(rules.spec, rules.trump);
  const own = handFor(game, world, seat, call);
  const named = cardsIn(params).map((code) => PACKS[rules.spec.pack].cards.find((card) => codeOf(card) === code));
  const held = named.some((card) => card !== undefined && own.includes(card));
  const gone = goneIn(game.view(world, seat));
  return named.every((card) => {
    if (card === undefined || own.includes(card) !== held || (!held && suitOf(card) !== rules.trump)) return false;
    const inPlay = PACKS[rules.spec.pack].cards.filter((other) => held || !gone.includes(codeOf(other)));
    const rivals = inPlay.filter((other) => suitOf(other) === suitOf(card) && other !== card);
    return rivals.every((other) => winner([other, card]) === 1 || (held ? own.includes(other) : named.includes(other)));
  });
}

/**
 * Whether a reason for a card is true by the rules alone, where it speaks of the trick on the table, of the seat's suits or of trumps, in worlds that fit
 * what the seat sees.
 */
export function isTrueFor(game: Game, state: DealState, action: string, { key, params = {} }: Reason): boolean {
  const sight = sightIn(game, state);
  if (sight === null) return false;
  const { seat, mates, sample } = sight;
  const points = Number(params['points']);
  return Array.from({ length: WORLDS }, (_, world) => world).every((world) => {
    const sampled = sample();
    const end = trickAfter(game, sampled, action, world);
    switch (key) {
      case 'singleton':
      case 'makesVoid':
        return heldBy(game, sampled, seat).filter((card) => suitOf(card) === params['suit']).length === 1;
      case 'drawsTrumps':
        return params['n'] === 0 || params['n'] === trumpsElsewhere(game, sampled, seat);
      case 'sureTrick':
        return mates.includes(end.winner) && end.points >= points;
      case 'feedsSure':
        return mates.includes(end.winner);
      case 'takesLead':
      case 'trumpsIn':
        return end.points >= points;
      case 'roem':
        return mates.includes(end.winner) && points > 0 && end.bonus >= points;
      case 'roemAhead':
        return points > 0 && end.bonus >= points;
      default:
        return true;
    }
  });
}

/** Whether cards of the other sides, still to play, beat one card of a trick in a world where they do not beat the other. */
function beatenApart(game: Game, world: DealState, others: readonly Seat[], one: string, other: string): boolean {
  const rules = game.trick(world);
  const trick = world.play?.trick ?? [];
  const [first, second] = [actionIn(one), actionIn(other)];
  if (rules === null || first.type !== 'play' || second.type !== 'play') return true;
  const kernel = trickKernel(rules.spec, rules.trump);
  const beats = (held: Card, card: Card): boolean => kernel.winner([...trick, card, held]) > trick.length;
  const holds = (seat: Seat): readonly Card[] => [
    ...(world.hands[seat] ?? []),
    ...(rules.extra[seat] ?? []),
    ...(rules.stacks?.[seat] ?? []).flatMap((stack) => stack.slice(-1)),
  ];
  return others.some((seat) => holds(seat).some((held) => beats(held, first.card) !== beats(held, second.card)));
}

/**
 * Whether a reason against a card is true by the rules alone, in worlds that fit what the seat sees: nothing of what found the reason is used.
 * @param state a position in which a seat chooses among cards
 * @param made the card that was played, and `better` the one that it is compared with, in notation
 */
export function isTrueAgainst(game: Game, state: DealState, made: string, better: string, { key, params = {} }: ReasonAgainst): boolean {
  const sight = sightIn(game, state);
  if (sight === null) return false;
  const { seat, view, mates, sample } = sight;
  const isTrump = (card: Card): boolean => suitOf(card) === view.trump;
  const winning = view.trick?.winning;
  const theirs = winning !== undefined && winning !== null && !mates.includes(winning);
  const holds = (world: number): boolean => {
    const sampled = sample();
    const others = sampled.hands.filter((_, other) => !mates.includes(other));
    switch (key) {
      case 'missedTrick':
      case 'wasted':
      case 'mateHad':
      case 'missedPoints':
      case 'lostLead':
        return mates.includes(trickAfter(game, sampled, better, world).winner);
      case 'missedRoem': {
        const { winner, bonus } = trickAfter(game, sampled, better, world);
        return mates.includes(winner) && bonus >= Number(params['points']);
      }
      case 'asHigh': {
        const toCome = from(seat, view.players).slice(1, view.players - cardsInTrick(view));
        return !beatenApart(
          game,
          sampled,
          toCome.filter((other) => !mates.includes(other)),
          made,
          better,
        );
      }
      case 'gaveRoem':
        return theirs && trickAfter(game, sampled, made, world).bonus >= Number(params['points']);
      case 'gaveAway':
        return theirs;
      case 'forgotVoid':
        return sampled.hands[Number(params['who'])]?.every((card) => suitOf(card) !== params['suit']) === true;
      case 'fallsTo': {
        const rules = game.trick(sampled);
        const [low, high] = [actionIn(made), actionIn(String(params['card']))];
        if (rules === null || low.type !== 'play' || high.type !== 'play') return false;
        const trick = sampled.play?.trick ?? [];
        const { winner } = trickKernel(rules.spec, rules.trump);
        return winner([...trick, low.card, high.card]) === trick.length + 1 && !visible(view.hands[seat] ?? []).includes(high.card);
      }
      case 'noTrumpsOut':
        return !others.flat().some(isTrump);
      case 'trumpsOut':
        return Number(params['n']) > 0;
      case 'trumpsHeld':
        return holdsTrumps(game, handFor(game, sampled, seat, made), params);
      case 'unclaimed':
        return Number(params['points']) > 0 && announced(game, sampled) === params['points'];
      case 'trumpsOwn': {
        const { trump } = game.apply(sampled, actionIn(better)).state;
        const own = handFor(game, sampled, seat, better)
          .filter((card) => suitOf(card) === trump)
          .map(codeOf);
        return own.toSorted().join() === cardsIn(params).toSorted().join();
      }
      case 'topsHeld':
        return areTops(game, sampled, seat, better, params);
      case 'topsOut':
        return !cardsIn(params).some((card) => goneIn(view).includes(card)) && areTops(game, sampled, seat, made, params);
      case 'melds': {
        const of = (call: string): number => {
          const { trump } = game.apply(sampled, actionIn(call)).state;
          return trump === null ? -1 : (game.meldPoints?.(sampled.hands[seat] ?? [], trump) ?? -1);
        };
        return of(better) === params['n'] && of(made) === params['m'];
      }
      case 'longest': {
        const named = cardsIn(params);
        const own = (sampled.hands[seat] ?? []).map(codeOf);
        const suitsOwn = [...'SHDC'].map((suit) => own.filter((card) => card.endsWith(suit)));
        const longer = suitsOwn.filter((cards) => cards.length >= named.length);
        return longer.length === 1 && longer.flat().toSorted().join() === named.toSorted().join();
      }
      case 'openSuit':
        return (sampled.hands[seat] ?? []).every((card) => suitOf(card) !== params['suit']);
      case 'bared': {
        const own = sampled.hands[seat] ?? [];
        const played = own.find((card) => codeOf(card) === made);
        return own.some(
          (card) => codeOf(card) === params['card'] && codeOf(card) !== made && played !== undefined && suitOf(card) === suitOf(played),
        );
      }
    }
  };
  return Array.from({ length: WORLDS }, (_, world) => holds(world)).every((one) => one);
}
