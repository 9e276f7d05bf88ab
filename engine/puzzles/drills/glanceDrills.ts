import { codesOf, type Trump } from '../../cards/card.ts';
import { itemAt } from '../../cards/indexed.ts';
import { pick, type Rng } from '../../cards/random.ts';
import type { DealState, TakenTrick } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { amountsAround } from './choices.ts';
import { slipsOf } from './countDrills.ts';
import type { DrillQuestion, DrillRound } from './drill.ts';
import type { SampleDeal } from './sampleDeal.ts';

/** Steps between the worths of bonuses and melds, which have steps of their own. */
const BONUS_STEPS = [20, 30, 40, 50, 70, 100] as const;
const MELD_STEPS = [2, 4, 6, 10, 20, 30, 40, 50, 100] as const;
/** One question of this number has no bonus in it. */
const WITHOUT = 4;

/** The tricks of a deal but the last, which brings points of its own, and the rules in force. */
function tricksOf(game: Game, { between }: SampleDeal): { tricks: readonly TakenTrick[]; rules: TrickRules; state: DealState } | undefined {
  const state = between.at(-1);
  const rules = state === undefined ? null : game.trick(state);
  return state?.play === null || state === undefined || rules === null || state.play.tricks.length === 0
    ? undefined
    : { tricks: state.play.tricks, rules, state };
}

/** The worth of a trick that has no bonus in it. */
export function worthRound(game: Game, deal: SampleDeal, rng: Rng): DrillRound | undefined {
  const found = tricksOf(game, deal);
  if (found === undefined) return undefined;
  const { rules, state } = found;
  const plain = found.tricks.filter(({ cards }) => bonusOf(rules, cards) === 0);
  if (plain.length === 0) return undefined;
  const trick = pick(plain, rng);
  const choices = amountsAround(trick.points, slipsOf(rules), rng);
  return oneTrick(state, trick, choices, trick.points);
}

/** The bonus of a trick besides the points of its cards. */
export function roemRound(game: Game, deal: SampleDeal, rng: Rng): DrillRound | undefined {
  const found = tricksOf(game, deal);
  if (found?.rules.bonus === undefined) return undefined;
  const { rules, state, tricks } = found;
  const has = rng.below(WITHOUT) > 0;
  const fitting = tricks.filter(({ cards }) => bonusOf(rules, cards) > 0 === has);
  if (fitting.length === 0) return undefined;
  const trick = pick(fitting, rng);
  const bonus = bonusOf(rules, trick.cards);
  return oneTrick(state, trick, amountsAround(bonus, BONUS_STEPS, rng), bonus);
}

function bonusOf({ bonus, trump }: TrickRules, cards: readonly number[]): number {
  return bonus === undefined ? 0 : bonus(cards, trump);
}

function oneTrick({ trump, declarer, hands }: DealState, trick: TakenTrick, choices: readonly number[], right: number): DrillRound {
  const { leader, cards, winner } = trick;
  return amountOf(
    { players: hands.length, trump, declarer, hand: [], tricks: [{ leader, cards: codesOf(cards), winner }] },
    choices,
    right,
  );
}

/** The worth of the melds in a hand. */
export function meldsRound(game: Game, { between }: SampleDeal, rng: Rng): DrillRound | undefined {
  const [state] = between;
  if (state?.trump === undefined || state.trump === null || game.meldPoints === undefined) return undefined;
  const hand = itemAt(state.hands, rng.below(state.hands.length));
  const worth = meldsWorth(game, hand, state.trump);
  if (rng.below(WITHOUT) > 0 && worth === 0) return undefined;
  const { trump, declarer, hands } = state;
  return amountOf(
    { players: hands.length, trump, declarer, hand: codesOf(hand), tricks: [] },
    amountsAround(worth, stepsIn(worth), rng),
    worth,
  );
}

function meldsWorth({ meldPoints, id }: Game, hand: readonly number[], trump: Trump): number {
  if (meldPoints === undefined) throw new RangeError(`${id} has no melds`);
  return meldPoints(hand, trump);
}

/** Steps that lead to worths one may meet: where all worths are tens, tens. */
function stepsIn(worth: number): readonly number[] {
  return worth % 10 === 0 ? BONUS_STEPS : MELD_STEPS;
}

function amountOf(
  shown: Pick<DrillQuestion, 'players' | 'trump' | 'declarer' | 'hand' | 'tricks'>,
  choices: readonly number[],
  right: number,
): DrillRound {
  return {
    question: { ...shown, seat: 0, goesOn: false, turned: [], moves: [], suit: null, side: [], choices: choices.map(String) },
    truth: { right: [choices.indexOf(right)], points: null, wins: null },
  };
}
