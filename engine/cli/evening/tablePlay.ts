import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Slip } from '../../contract/club.ts';
import { seatOnTurn } from '../../contract/game.ts';
import type { Evening } from '../../evening/journal/state.ts';
import type { TableDeal } from '../../evening/form/values.ts';
import { dealtSlips, playedDeals } from '../../evening/scoring/dealtSlips.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch } from '../../match/match.ts';

/** Most deals of a round that only points end. */
const MOST_DEALS = 60;

/** A round as a table played it. */
interface PlayedRound {
  readonly slips: Slip[];
  /** Deal by deal; they add up to the slips. */
  readonly deals: TableDeal[];
}

/**
 * Plays a round at a table by heuristic. All choices follow from the seed.
 * @param cards the seed of the deals, where other tables have the same ones
 */
export function playTable({ game, options, header, sides }: Evening, seed: Seed, cards = seed): PlayedRound {
  const players = header.form.unit === 'couple' ? sides.length * 2 : sides.length;
  const count = new Set(sides).size;
  const begun = startMatch(
    game,
    options,
    Array.from({ length: players }, (_, seat) => `P${seat}`),
  );
  if (!begun.ok) throw new RangeError(begun.error.message);
  let match = begun.value;
  let slips: Slip[] = dealtSlips(match, count);
  const rng = rngOf(deriveSeed(seed, 'choices'));
  const { deals = MOST_DEALS, points = Infinity } = header.form.ends;
  for (let played = 1; played <= deals && !match.standing.over && slips.every((slip) => slip.points < points); played += 1) {
    const dealt = dealFrom(match, nextDealer(match), deriveSeed(cards, `deal ${played}`));
    if (!dealt.ok) throw new RangeError(dealt.error.message);
    match = dealt.value.match;
    for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
      const view = game.view(deal.state, seatOnTurn(game, deal.state));
      const acted = act(match, game.heuristicBot(view, game.legal(deal.state), rng));
      if (!acted.ok) throw new RangeError(acted.error.message);
      match = acted.value.match;
    }
    slips = dealtSlips(match, count);
  }
  return { slips, deals: playedDeals(match, count) };
}
