import type { UpdateMessage } from '../../../engine/protocol/messages.ts';

/** The part of a deal that all clients with the same viewer see. */
export type Seen = Pick<UpdateMessage, 'version' | 'seat' | 'view' | 'legal' | 'melds'>;

/**
 * The same as it is sent, and kept to be sent and compared: text takes less memory than the objects it is made of, and a garbage collection does not follow
 * it. A host of many tables has one for each viewer of each table at any moment.
 */
export interface Sight extends Pick<Seen, 'version' | 'seat'> {
  readonly toAct: UpdateMessage['view']['toAct'];
  /** The view, what is legal and the figures of melds in JSON, without the braces. */
  readonly fields: string;
}

export function sightOf({ version, seat, view, legal, melds }: Seen): Sight {
  return { version, seat, toAct: view.toAct, fields: JSON.stringify({ view, legal, melds }).slice(1, -1) };
}

/**
 * The text of an update.
 * @param own what is one client's own in it
 */
export function updateText({ version, seat, fields }: Sight, own: Omit<UpdateMessage, 'type' | keyof Seen>): string {
  const head: Omit<UpdateMessage, 'view' | 'legal'> = { type: 'update', version, seat, ...own };
  return withFields(JSON.stringify(head), fields);
}

/**
 * The JSON of an object with more fields.
 * @param object its JSON; it has a field of its own
 * @param fields in JSON, without the braces
 */
export function withFields(object: string, fields: string): string {
  return `${object.slice(0, -1)},${fields}}`;
}
