import type { RefusalCode, SentCode } from './refusals.ts';

/**
 * A failure that is no fault of the program: a namespaced code such as `play/must-follow`, a sentence for people who read logs, and
 * the facts behind it. Words for players are made from `code` and `facts`, never from `message`.
 */
export interface Refusal<Code extends RefusalCode = SentCode> {
  readonly code: Code;
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface Refused<Code extends RefusalCode = SentCode> {
  readonly ok: false;
  readonly error: Refusal<Code>;
}
/** A value, or a refusal with one of some codes: by default one that may be sent to a window. A function that refuses with an internal code names it. */
export type Result<T, Code extends RefusalCode = SentCode> = { readonly ok: true; readonly value: T } | Refused<Code>;

/** The codes with which a function refuses. */
export type CodeOf<F extends (...args: never[]) => unknown> = Extract<Awaited<ReturnType<F>>, Refused<RefusalCode>>['error']['code'];

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<Code extends RefusalCode>(code: Code, message: string, facts?: Readonly<Record<string, unknown>>): Refused<Code> {
  return { ok: false, error: facts === undefined ? { code, message } : { code, message, facts } };
}
