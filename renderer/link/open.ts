import { ipcLink, type TableBridge } from './ipc.ts';
import type { Link } from './link.ts';
import { socketLink } from './socket.ts';

declare global {
  interface Window {
    /** There in the desktop app's windows only. */
    readonly trickhouse?: TableBridge;
  }
}

/** Where the host listens for browsers, on the page's own origin. */
export const SOCKET_PATH = '/socket';

/** The link of this page: the desktop app's own bridge where there is one, else a WebSocket to whoever served the page. */
export function openLink(): Link {
  if (window.trickhouse !== undefined) return ipcLink(window.trickhouse);
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return socketLink(`${scheme}//${location.host}${SOCKET_PATH}`);
}
