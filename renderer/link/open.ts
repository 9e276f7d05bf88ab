import type { DesktopApi } from '../../electron/desktop/bridge/api.ts';
import { ipcLink } from './ipc.ts';
import type { Link } from './link.ts';
import { socketLink } from './socket.ts';
import { keyOnPage, hostAddressFrom } from './hostAddress.ts';

declare global {
  interface Window {
    /** There in the desktop app's windows only. */
    readonly trickhouse?: DesktopApi;
  }
}

/**
 * The link of this page: the desktop app's own bridge where there is one, otherwise a WebSocket to the server of the page. `table`: the link of a
 * table elsewhere, which only the desktop app can follow.
 */
export function openLink(table?: string): Link {
  if (window.trickhouse !== undefined) return ipcLink(window.trickhouse, table);
  return socketLink(hostAddressFrom(location, keyOnPage()));
}

/** Whether this page can go to tables elsewhere. */
export function canTravel(): boolean {
  return window.trickhouse !== undefined;
}

/** The join code in the address of this page, as in `#join=ABC123`. */
export function codeInAddress(): string | undefined {
  return /[#&]join=([A-Za-z0-9-]{1,32})/.exec(location.hash)?.[1];
}
