import { Agent, get, type IncomingMessage } from 'node:http';

/** Connections that a browser opens to one host at a time. */
const SOCKETS = 6;

/** The result of loading a page. */
interface PageLoad {
  /** The status of every answer that was no 200. */
  readonly refused: readonly number[];
  readonly bytes: number;
  readonly ms: number;
}

/** Loads the page of a hall as a phone with an empty cache does: the page, then its modules, styles and fonts as they name each other. @param base as `http://192.168.1.5:27412/` */
export async function loadHallPage(base: string): Promise<PageLoad> {
  const began = performance.now();
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const refused: number[] = [];
  let bytes = 0;
  const known = new Set<string>();
  const load = async (path: string): Promise<void> => {
    if (known.has(path)) return;
    known.add(path);
    const { status, body } = await fetched(new URL(path, base), agent);
    bytes += body.length;
    if (status !== 200) return void refused.push(status);
    await Promise.all(namesIn(path, body.toString('latin1')).map(load));
  };
  try {
    await load('/');
  } finally {
    agent.destroy();
  }
  return { refused, bytes, ms: performance.now() - began };
}

/** The files that a browser loads because of this one. */
function namesIn(path: string, text: string): string[] {
  if (path === '/') {
    const shown = text.replace(/<script type="importmap">[^<]*<\/script>/, '');
    return [...shown.matchAll(/(?:src|href)="(?:\.\/|\/)?(assets\/[\w.-]+)"/g)].map(([, name = '']) => `/${name}`);
  }
  if (path.endsWith('.js'))
    return [...text.matchAll(/(?:^|[;}])import(?:[^"'`();]*from)?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => `/assets/${name}`);
  if (path.endsWith('.css'))
    return [...text.matchAll(/url\((?:\.\/)?([\w-]+latin-wght[\w.-]*\.woff2)\)/g)].map(([, name = '']) => `/assets/${name}`);
  return [];
}

/** The body as it is behind its encoding: none is asked of the server, so that names can be read. */
function fetched(url: URL, agent: Agent): Promise<{ readonly status: number; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: Number(answer.statusCode), body: Buffer.concat(parts) }));
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}
