import type { TableMessage, TablePerson } from '../../../engine/protocol/messages.ts';

/** What there is to know of a table that nobody plays at. */
type QuietParts = Pick<TableMessage, 'match' | 'game' | 'options' | 'watching' | 'deal' | 'totals' | 'sheet'> & {
  readonly people: readonly (Pick<TablePerson, 'name' | 'kind' | 'seat'> & Partial<TablePerson>)[];
};

/** The news of a table at which nobody plays: a match looked at again, or a position that is put together. */
export function quietTable({ people, ...parts }: QuietParts): TableMessage {
  return {
    type: 'table',
    ...parts,
    people: people.map((person) => ({ ...person, present: true, substitute: false, mine: false, ready: false })),
    games: people.map(() => 0),
    over: false,
    winners: [],
    pace: 'normal',
    clock: null,
    customs: { talk: 'never', grace: 0, pause: null, hands: false, latecomers: false },
    seating: null,
    helps: [],
    hints: null,
    draw: null,
    cut: null,
    fair: false,
    aborted: [],
    of: null,
    unsaved: null,
    consent: [],
  };
}
