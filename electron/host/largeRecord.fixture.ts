import { seedFrom } from '../../engine/cards/random.ts';
import { gameById } from '../../engine/games/index.ts';
import { act, currentDeal, nextDealer, startDeal, startMatch } from '../../engine/match/match.ts';
import { resolveOptions } from '../../engine/match/options.ts';
import { dealtIn, MAX_RECORD_LENGTH, recordOf } from '../../engine/match/record.ts';

/** A record of a whole match, as long as one may be: in each deal the first call was taken back again and again. */
export function largestRecord(): string {
  const game = gameById('klaverjas');
  const options = resolveOptions(game, {});
  const started = options.ok ? startMatch(game, options.value, ['Ada', 'Ben', 'Cleo', 'Dan']) : options;
  if (!started.ok) throw new Error(started.error.message);
  let match = started.value;
  while (!match.standing.over) {
    const dealt = dealtIn(match, { seed: seedFrom(`deal ${match.deals.length}`) });
    const begun = dealt.ok ? startDeal(match, nextDealer(match), dealt.value, null) : dealt;
    if (!begun.ok) throw new Error(begun.error.message);
    match = begun.value.match;
    for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
      const done = act(match, game.legal(deal.state).actions[0] ?? '');
      if (!done.ok) throw new Error(done.error.message);
      match = done.value.match;
    }
  }
  const record = recordOf(match);
  const notes = match.deals.map(({ state, actions }) => {
    const taken = { type: 'takeBack', after: 0, seat: state.moves[0]?.seat ?? 0, actions: [actions[0] ?? ''] } as const;
    const room = (MAX_RECORD_LENGTH - JSON.stringify(record).length) / match.deals.length - '"notes":[],'.length;
    return Array.from({ length: Math.floor(room / (JSON.stringify(taken).length + 1)) }, () => taken);
  });
  return JSON.stringify({ ...record, deals: record.deals.map((deal, at) => ({ ...deal, notes: notes[at] })) });
}
