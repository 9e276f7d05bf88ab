import type { BrowserContext, Route } from 'playwright';
import type { Protocol } from './api.ts';

/**
 * Custom schemes. Chromium has none of ours, so that `scheme://host/path` is shown to it as `https://host.scheme.electron-double.test/path`, a
 * secure origin like the real one, and answered by the app's own handler.
 */

const DOMAIN = 'electron-double.test';
const schemes = new Map<string, (request: Request) => Response | Promise<Response>>();
const registered = new Set<string>();

/** The address in Chromium of a page of the app. */
export function toChromium(url: string): string {
  const [, scheme = '', host, path] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  return schemes.has(scheme) ? `https://${host}.${scheme}.${DOMAIN}${path || '/'}` : url;
}

/** The app's address of a page in Chromium. */
export function fromChromium(url: string): string {
  const [, host, scheme, path] = /^https:\/\/([^/]*)\.([a-z0-9+-]+)\.electron-double\.test(.*)$/.exec(url) ?? [];
  return scheme === undefined ? url : `${scheme}://${host}${path}`;
}

async function answer(route: Route): Promise<void> {
  const request = route.request();
  const url = fromChromium(request.url());
  const handler = schemes.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return route.abort('failed');
  try {
    const response = await handler(new Request(url, { method: request.method(), headers: request.headers() }));
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  } catch (error) {
    process.emitWarning(`the handler of ${url} failed: ${String(error)}`);
    // The page may be gone already.
    await route.abort('failed').catch(() => undefined);
  }
}

/** Has Chromium ask the app for its own pages. */
export async function routeSchemes(context: BrowserContext): Promise<void> {
  await context.route(({ hostname }) => hostname.endsWith(`.${DOMAIN}`), answer);
}

/** Electron's `protocol`: schemes are registered before the app is ready, and served after. */
export const protocolOf = (app: { isReady(): boolean; needsReady(what: string): void }): Protocol => ({
  registerSchemesAsPrivileged(list) {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of list) if (privileges?.standard === true && privileges.secure === true) registered.add(scheme);
  },
  handle(scheme, handler) {
    app.needsReady('protocol.handle');
    if (!registered.has(scheme))
      throw new Error(`the stand-in for Electron serves standard, secure schemes only; ${scheme} was not registered as one`);
    schemes.set(scheme, handler);
  },
});
