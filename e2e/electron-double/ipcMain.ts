import { EventEmitter } from 'node:events';
import type { IpcMain } from './api.ts';
import { strict } from './strict.ts';
import type { Downward, Upward } from './sandbox.ts';

/** A message under way between a page and the main process. */
export interface Sent {
  readonly name: string;
  readonly args: readonly unknown[];
}

type Handler = Parameters<IpcMain['handle']>[1];
type MainEvent = Parameters<Handler>[0];
/** As much of an event as the stand-in has. */
interface OwnEvent {
  readonly sender: object;
  readonly senderFrame: { readonly url: string; readonly parent: unknown };
}

const handlers = new Map<string, Handler>();
const listeners = new EventEmitter();

/** Electron's `ipcMain`. */
export const ipcMain = strict<Pick<IpcMain, 'handle'> & { on(name: string, listener: (...args: never[]) => void): unknown }>('ipcMain', {
  on: (name, listener) => listeners.on(name, listener as (...args: unknown[]) => void),
  handle(name, handler) {
    if (handlers.has(name)) throw new Error(`Attempted to register a second handler for '${name}'`);
    handlers.set(name, handler);
  },
});

/** Brings a page's message to the app. */
export async function dispatch(event: OwnEvent, message: Extract<Upward, { op: 'send' | 'invoke' }>): Promise<Downward> {
  if (message.op === 'send') {
    listeners.emit(message.name, event, ...message.args);
    return {};
  }
  const handler = handlers.get(message.name);
  if (!handler) return { error: `Error: No handler registered for '${message.name}'` };
  try {
    // The app sees no more of an event than the stand-in has: `api.test.ts` holds it to that.
    const value: unknown = await handler(event as unknown as MainEvent, ...message.args);
    return { value: structuredClone(value) };
  } catch (error) {
    return { error: String(error) };
  }
}
