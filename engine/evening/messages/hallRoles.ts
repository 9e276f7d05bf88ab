/** The version of the hall's messages that both ends must share. */
export const HALL_PROTOCOL = 1;

/**
 * The roles of connections to the hall, with what each may do:
 * - `organiser`: everything
 * - `helper`: slips, arrivals, penalties and stand-ins
 * - `table`: the result of its table
 * - `player`: the result of the own table, and the own rounds
 * - `standIn`: the result of the table where one sits in
 * - `projector`, `spectator`: the public view
 * - `door`: nothing yet: number and digits of a player card are wanted
 */
export const HALL_ROLES = ['organiser', 'helper', 'table', 'player', 'standIn', 'projector', 'spectator', 'door'] as const;
export type HallRole = (typeof HALL_ROLES)[number];
