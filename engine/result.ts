/**
 * What went wrong through no fault of the program: a namespaced code such as `play/must-follow`, a sentence for people who read logs, and
 * the facts behind it. Words for players are made from `code` and `facts`, never from `message`.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}
export type RefusalCode = `${string}/${string}`;

export interface Refused {
  readonly ok: false;
  readonly error: Refusal;
}
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, message: string, facts?: Readonly<Record<string, unknown>>): Refused {
  return { ok: false, error: facts === undefined ? { code, message } : { code, message, facts } };
}
