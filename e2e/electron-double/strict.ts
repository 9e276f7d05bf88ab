import { EventEmitter } from 'node:events';

/** Names that the language or a debugger reads, not the app. */
const INNOCENT: readonly string[] = ['then', 'toJSON', 'constructor', 'inspect'];

/**
 * An object that refuses, by name, what it does not have: a stand-in must not answer `undefined` where Electron would do something. Methods of a class and
 * its accessors run on the object itself, which has the private members.
 */
export function strict<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key !== 'symbol' && !(key in target) && !INNOCENT.includes(key))
        throw new Error(`the stand-in for Electron has no ${name}.${key}`);
      const value: unknown = Reflect.get(target, key, target);
      const inherited = typeof value === 'function' && key !== 'constructor' && !Object.hasOwn(target, key);
      return inherited ? (value.bind(target) as unknown) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

/** Something the app asked of the desktop. */
export interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Everything asked of the desktop so far, for tests to look at: `app.evaluate(({ double }) => double.calls)`. */
export const recordedCalls: Call[] = [];

/** A function that is written down and does nothing else. */
export function recorded<Args extends readonly unknown[]>(name: string): (...args: Args) => void;
export function recorded<Args extends readonly unknown[], Result>(
  name: string,
  result: (...args: Args) => Result,
): (...args: Args) => Result;
export function recorded<Args extends readonly unknown[], Result>(name: string, result?: (...args: Args) => Result) {
  return (...args: Args): Result | undefined => {
    recordedCalls.push({ name, args });
    return result?.(...args);
  };
}

/** An emitter whose every event can be prevented, and which refuses listeners of events that it never emits. */
export class Emitter extends EventEmitter {
  constructor(name: string, known: readonly string[]) {
    super();
    this.on('newListener', (event: string | symbol) => {
      if (typeof event === 'string' && event !== 'newListener' && !known.includes(event)) {
        throw new Error(`the stand-in for Electron never emits '${event}' on ${name}`);
      }
    });
  }

  /** Emits an event with details. Returns whether no listener prevented it. */
  allowed(event: string, details: object = {}, ...rest: readonly unknown[]): boolean {
    let prevented = false;
    this.emit(event, { ...details, preventDefault: () => (prevented = true) }, ...rest);
    return !prevented;
  }
}
