import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import type { Link } from './link.ts';
import { MessageReader } from './reader.ts';

/** The link of the desktop app's windows: to this machine's own table, or to the one that a `table` link names. */
export function ipcLink(bridge: Pick<DesktopApi, 'connect'>, table?: string): Link {
  const reader = new MessageReader();
  let post: ((text: string) => void) | undefined;
  return {
    send: (message) => post?.(JSON.stringify(message)),
    onMessage: (handler) => reader.readMessages(handler),
    onState: (handler) => {
      reader.readState(handler);
      post ??= bridge.connect(
        (text) => reader.take(text),
        () => reader.turn('closed'),
        table,
      );
      reader.turn('open');
    },
    close: () => {
      post = undefined;
      reader.turn('closed');
    },
  };
}
