import { contextBridge, ipcRenderer } from 'electron';
import {
  DESKTOP_KEY,
  DESKTOP_REQUESTS,
  NEWS_DOWN,
  NEWS_UP,
  requestChannel,
  TABLE_DOWN,
  TABLE_UP,
  type DesktopApi,
  type DesktopNews,
  type DesktopRequests,
  type TableSignal,
} from './api.ts';

/** Runs in the sandbox of every window, before the page: the only thing of the desktop that the page can reach is what is exposed here. */

/** Constructors by which a page could reach other machines past the session's filter of requests. */
const WEBRTC_CONSTRUCTORS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'];

const say = (connection: number, signal: TableSignal, text = ''): void => ipcRenderer.send(TABLE_UP, connection, signal, text);

/** A function for each row of the table, which sends its arguments as they are: the main process checks them. */
const requests = Object.fromEntries(
  DESKTOP_REQUESTS.map((request) => [request, (...args: unknown[]) => ipcRenderer.invoke(requestChannel(request), ...args)]),
) as unknown as DesktopRequests;

let current = 0;
let readers: { readonly message: (text: string) => void; readonly close: () => void } | undefined;

ipcRenderer.on(TABLE_DOWN, (_event, connection: number, signal: TableSignal, text: string) => {
  if (connection !== current || readers === undefined) return;
  if (signal === 'text') return readers.message(text);
  const { close } = readers;
  readers = undefined;
  close();
});

let listener: ((news: DesktopNews) => void) | undefined;
ipcRenderer.on(NEWS_DOWN, (_event, news: DesktopNews) => listener?.(news));

const api: DesktopApi = {
  ...requests,
  connect(onMessage, onClose, table = '') {
    if (readers !== undefined) say(current, 'close');
    current += 1;
    const own = current;
    readers = { message: onMessage, close: onClose };
    say(own, 'open', table);
    return (text) => {
      if (own === current && readers !== undefined) say(own, 'text', text);
    };
  },
  listen(hear) {
    listener = hear;
    ipcRenderer.send(NEWS_UP);
  },
};

say(0, 'load');
contextBridge.exposeInMainWorld(DESKTOP_KEY, api);
// Electron has no switch that removes WebRTC, so its constructors go before a script of the page runs. Frames, which would bring fresh ones, are denied.
contextBridge.executeInMainWorld({
  func: (names: readonly string[]) => names.forEach((name) => Reflect.deleteProperty(globalThis, name)),
  args: [WEBRTC_CONSTRUCTORS],
});
