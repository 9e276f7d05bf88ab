import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import type { Link } from './link.ts';
import { tableReader, type MessageReader } from './reader.ts';

/** The link of the desktop app's windows: to this machine's own table, or to the one that a `table` link names. */
export function ipcLink(bridge: Pick<DesktopApi, 'connect'>, table?: string): Link {
  return linkOverBridge(bridge, tableReader(), table);
}

/** A link over the bridge, with whatever messages its reader parses. */
export function linkOverBridge<Out, In>(bridge: Pick<DesktopApi, 'connect'>, reader: MessageReader<In>, table?: string): Link<Out, In> {
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
