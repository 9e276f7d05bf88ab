import type { Rng } from '../../../engine/cards/random.ts';
import type { Slip } from '../../../engine/contract/club.ts';
import { usualForm, type EveningForm } from '../../../engine/evening/form/form.ts';
import type { UnsignedLine } from '../../../engine/evening/messages/toHall.ts';
import type { OrganiserView, ShownEvening } from '../../../engine/evening/messages/views.ts';
import { gameById } from '../../../engine/games/index.ts';
import type { HallCaller } from './hallCaller.ts';

/** Deals of a round in these evenings. */
const DEALS = 16;
/** The card points of a deal of klaverjassen. */
const DEAL_SUM = 162;

/** The evening that an organiser sees. */
export function eveningOf({ view }: HallCaller): ShownEvening {
  const { evening } = view as OrganiserView;
  if (evening === null) throw new RangeError('no evening is open');
  return evening;
}

/** Begins an evening of single persons who play klaverjas; all of them are here. @param changes what is otherwise in its form than with real cards */
export async function beginHallEvening(
  organiser: HallCaller,
  name: string,
  people: number,
  rounds: number,
  changes: Partial<EveningForm> = {},
): Promise<void> {
  const form = { ...usualForm(gameById('klaverjas'), 'draw', 'person', rounds), ends: { deals: DEALS }, ...changes };
  const plain = { ...form, ends: { ...form.ends }, ties: [...form.ties] };
  await organiser.do({ type: 'create', name, game: 'klaverjas', options: {}, form: plain });
  const came = Array.from({ length: people }, (_, at): UnsignedLine => ({ type: 'came', entrant: at + 1, names: [`Person ${at + 1}`] }));
  await organiser.do({ type: 'lines', lines: came });
}

/** Draws the next round and shows it to the room. */
export async function showNextRound(organiser: HallCaller): Promise<void> {
  await organiser.do({ type: 'draw' });
  const round = eveningOf(organiser).rounds.length;
  await organiser.do({ type: 'lines', lines: [{ type: 'shown', round }] });
}

/** Slips of a round that can be, by lot. */
export function randomSlips(rng: Rng): Slip[] {
  const points = 1000 + rng.below(590);
  const bonus = (): number => 20 * rng.below(20);
  return [
    { points, bonus: bonus(), sweeps: 0 },
    { points: DEALS * DEAL_SUM - points, bonus: bonus(), sweeps: 0 },
  ];
}
