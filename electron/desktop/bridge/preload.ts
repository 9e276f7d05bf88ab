import { contextBridge, ipcRenderer } from 'electron';
import {
  DESKTOP_KEY,
  NEWS_DOWN,
  NEWS_UP,
  requestChannel,
  TABLE_DOWN,
  TABLE_UP,
  type DesktopApi,
  type DesktopNews,
  type DesktopRequest,
  type DesktopRequests,
  type TableSignal,
} from './api.ts';

/** Runs in the sandbox of every window, before the page: the only thing of the desktop that the page can reach is what is exposed here. */

/** Constructors by which a page could reach other machines past the session's filter of requests. */
const WEBRTC_CONSTRUCTORS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'];

const say = (connection: number, signal: TableSignal, text = ''): void => ipcRenderer.send(TABLE_UP, connection, signal, text);

function ask<R extends DesktopRequest>(request: R, ...args: Parameters<DesktopRequests[R]>): ReturnType<DesktopRequests[R]> {
  return ipcRenderer.invoke(requestChannel(request), ...args) as ReturnType<DesktopRequests[R]>;
}

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
  attention: (wanted) => ask('attention', wanted),
  saveText: (name, text) => ask('saveText', name, text),
  openText: () => ask('openText'),
  prefer: (choices) => ask('prefer', choices),
  about: () => ask('about'),
  licences: () => ask('licences'),
  copyDiagnostics: () => ask('copyDiagnostics'),
  lookForUpdates: () => ask('lookForUpdates'),
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
