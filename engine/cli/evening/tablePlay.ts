import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Slip } from '../../contract/club.ts';
import { seatOnTurn } from '../../contract/game.ts';
import type { Evening } from '../../evening/journal/state.ts';
import { dealtSlips } from '../../evening/scoring/dealtSlips.ts';
import { act, currentDeal, dealFrom, nextDealer, startMatch } from '../../match/match.ts';

/** Most deals of a round that only points end. */
const MOST_DEALS = 60;

/** Plays a round at a table by heuristic, and returns the slips of its sides. The cards and all choices follow from the seed. */
export function playTable({ game, options, header, sides }: Evening, seed: Seed): Slip[] {
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
    const dealt = dealFrom(match, nextDealer(match), deriveSeed(seed, `deal ${played}`));
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
  return slips;
}
