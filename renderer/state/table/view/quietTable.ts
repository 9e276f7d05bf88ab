import type { TableMessage, TablePerson } from '../../../../engine/protocol/messages.ts';

/** The people and the match of a table that is only looked at. */
type QuietParts = Pick<TableMessage, 'match' | 'game' | 'options' | 'watching' | 'deal' | 'totals' | 'sheet'> & {
  readonly people: readonly (Pick<TablePerson, 'name' | 'kind' | 'seat'> & Partial<TablePerson>)[];
};

/** The message of a table that is only looked at: a match in replay, a position in the editor, a puzzle. */
export function quietTable({ people, ...parts }: QuietParts): TableMessage {
  return {
    type: 'table',
    ...parts,
    people: people.map((person) => ({ present: true, substitute: false, mine: false, ready: false, ...person })),
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
