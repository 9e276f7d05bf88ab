import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { ConnectionHandler, Peer } from '../../host/ports/peer.ts';

/**
 * The messages that a player of an evening may send to a table. Seats, looking back, records, taking back and hints are not theirs: seats follow from the draw, and what was
 * played stays played.
 */
const ALLOWED: ReadonlySet<string> = new Set<ClientMessage['type']>([
  'hello',
  'ping',
  'act',
  'watch',
  'next',
  'say',
  'emote',
  'claim',
  'vote',
  'absence',
  'alone',
]);

/**
 * Connects a player to a table of a round, through a gate that answers what is not theirs.
 * @param isShut whether a message of a type is refused for now
 */
export function gated(connect: (peer: Peer) => ConnectionHandler, peer: Peer, isShut: (type: string) => boolean): ConnectionHandler {
  const handler = connect(peer);
  return {
    receive: (text) => {
      const { type, ref } = headOf(text);
      if (type === undefined || (ALLOWED.has(type) && !isShut(type))) return handler.receive(text);
      const refusal: Extract<ServerMessage, { type: 'refusal' }> = {
        type: 'refusal',
        code: 'table/not-owner',
        message: 'that is not possible in an evening',
      };
      peer.send(JSON.stringify(ref === undefined ? refusal : { ...refusal, ref }));
    },
    closed: () => handler.closed(),
  };
}

/** The type and number of a message; nothing of a text that the table itself refuses. */
function headOf(text: string): { readonly type?: string; readonly ref?: number } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string') return {};
  const ref = 'ref' in value && typeof value.ref === 'number' ? { ref: value.ref } : {};
  return { type: value.type, ...ref };
}
