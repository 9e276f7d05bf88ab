/** The seat of a player at the table of a club evening, as the evening's page passes it on to the page of tables. */

/** The beginning of the address by which the evening's page opens the page of tables. */
export const EVENING_HASH = '#evening';
/** The name of the seat's token in the store of the page. */
export const SEAT_TOKEN = 'trickhouse.seat';
