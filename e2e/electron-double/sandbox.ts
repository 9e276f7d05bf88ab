/** The messages of a page to its window in the main process. */
export type Upward =
  | { readonly op: 'hello'; readonly doc: string }
  | { readonly op: 'poll'; readonly doc: string }
  | { readonly op: 'preload-error'; readonly message: string }
  | { readonly op: 'send' | 'invoke'; readonly name: string; readonly args: readonly unknown[] };

/** The answer: nothing, messages to deliver, or the result of an invocation. */
export interface Downward {
  readonly messages?: readonly { readonly name: string; readonly args: readonly unknown[] }[];
  readonly value?: unknown;
  readonly error?: string;
}

type Listener = (event: object, ...args: readonly unknown[]) => void;
export type Preload = (require: (name: string) => unknown, module: { exports: unknown }, exports: unknown, process: unknown) => void;

/**
 * Runs in the page before its scripts and gives the preload script what Electron's sandbox would give it. It is sent as text: it may use nothing
 * from outside itself.
 */
export function sandbox(preload: Preload | null, channel: string, process: unknown): void {
  if (window !== window.top) return;
  const globals = window as unknown as Record<string, unknown>;
  const call = globals[channel] as (message: Upward) => Promise<Downward>;
  // The page must find nothing but what the preload script exposes.
  Reflect.deleteProperty(window, channel);
  const listeners = new Map<string, Listener[]>();

  const hasFunction = (value: unknown, seen = new Set<unknown>()): boolean => {
    if (typeof value === 'function') return true;
    if (value === null || typeof value !== 'object' || seen.has(value)) return false;
    seen.add(value);
    return Object.values(value).some((part) => hasFunction(part, seen));
  };

  /** A value as it is on the other side of the context bridge: frozen copies, functions behind functions, errors by their message. */
  const across = (value: unknown, seen = new Map<unknown, unknown>()): unknown => {
    if (typeof value === 'symbol') throw new TypeError('An object could not be cloned.');
    if (typeof value === 'function') {
      const own = value as (...args: readonly unknown[]) => unknown;
      const fail = (error: unknown): never => {
        throw new Error(error instanceof Error ? error.message : String(error));
      };
      return (...args: readonly unknown[]) => {
        try {
          const result = own(...args.map((arg) => across(arg)));
          return result instanceof Promise ? result.then((late) => across(late), fail) : across(result);
        } catch (error) {
          return fail(error);
        }
      };
    }
    if (value === null || typeof value !== 'object') return value;
    if (seen.has(value)) return seen.get(value);
    if (value instanceof Promise) return value.then((late) => across(late));
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return structuredClone(value);
    // Electron copies plain objects alone. A proxy cannot be copied.
    if (!hasFunction(value)) structuredClone(value);
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
    seen.set(value, copy);
    for (const [key, part] of Object.entries(value)) (copy as Record<string, unknown>)[key] = across(part, seen);
    return Object.freeze(copy);
  };

  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      if (key in window) throw new Error('Cannot bind an API on top of an existing property on the window object');
      Object.defineProperty(window, key, { value: across(api), enumerable: true });
    },
    executeInMainWorld({
      func,
      args = [],
    }: {
      readonly func: (...args: readonly unknown[]) => unknown;
      readonly args?: readonly unknown[];
    }) {
      return across(func(...args.map((arg) => across(arg))));
    },
  };
  const ipcRenderer = {
    async invoke(name: string, ...args: readonly unknown[]) {
      const { value, error } = await call({ op: 'invoke', name, args: structuredClone(args) });
      if (error !== undefined) throw new Error(`Error invoking remote method '${name}': ${error}`);
      return value;
    },
    send(name: string, ...args: readonly unknown[]) {
      void call({ op: 'send', name, args: structuredClone(args) });
    },
    on(name: string, listener: Listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return ipcRenderer;
    },
  };
  const refuse = <T extends object>(name: string, object: T): T =>
    new Proxy(object, {
      get(target, key) {
        if (!(key in target)) throw new Error(`the stand-in for Electron has no ${name}.${String(key)}`);
        return Reflect.get(target, key) as unknown;
      },
    });
  const electron = refuse('electron', {
    contextBridge: refuse('contextBridge', contextBridge),
    ipcRenderer: refuse('ipcRenderer', ipcRenderer),
  });
  const require = (name: string): unknown => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name} (a sandboxed preload script may require only electron)`);
  };

  const doc = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const poll = async (): Promise<never> => {
    for (;;) {
      const { messages = [] } = await call({ op: 'poll', doc });
      for (const { name, args } of messages) {
        for (const listener of listeners.get(name) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...args);
      }
    }
  };
  const hello = call({ op: 'hello', doc });
  if (preload !== null) {
    const module = { exports: {} };
    try {
      preload(require, module, module.exports, process);
    } catch (error) {
      void call({ op: 'preload-error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  // Ends when the document does.
  void hello.then(poll).catch(() => undefined);
}
