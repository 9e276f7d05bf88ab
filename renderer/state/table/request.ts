import type { ClientMessage, ServerMessage } from '../../../engine/protocol/messages.ts';
import type { Result } from '../../../engine/contract/result.ts';

/** A message to the table without its number: the session gives it one. */
export type Request = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never;

/** Messages of the table of one type. */
export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/**
 * Sends a request and waits for the answer to it, which is of the given type, or a refusal; `link/lost` when the connection ends first.
 */
export type SendRequest = <T extends ServerMessage['type']>(request: Request, type: T) => Promise<Result<MessageOf<T>>>;

/** Whether a message is of a type. */
export function isMessageOf<T extends ServerMessage['type']>(message: ServerMessage | undefined, type: T): message is MessageOf<T> {
  return message?.type === type;
}

/** The facts of a refusal that a sentence can hold. */
export function textual(facts: Readonly<Record<string, unknown>> | undefined): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}
