import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { outerEnvironment, type ThisCopy } from './copyKind.ts';

const run = promisify(execFile);

/** The scheme of links to tables. */
const SCHEME = 'trickhouse';
/** The entry of a copy without an installer in the Linux desktop; one that is installed has an entry of its own, of another name. */
const ENTRY = 'trickhouse-links.desktop';
/** Links are handed over behind it, so that none is taken for a switch. */
const END_OF_SWITCHES = '--';

/** The part of Electron's app by which links are registered on Windows. */
interface ProtocolClients {
  isDefaultProtocolClient(protocol: string, path: string, args: string[]): boolean;
  setAsDefaultProtocolClient(protocol: string, path: string, args: string[]): boolean;
  removeAsDefaultProtocolClient(protocol: string, path: string, args: string[]): boolean;
}

/** Whether links to tables open in this copy, and the way to change that: for copies that no installer has registered. */
export interface LinkHandler {
  readonly registered: boolean;
  /** Registers this copy or takes that back; returns whether it worked. */
  register(on: boolean): Promise<boolean>;
}

/** Returns the handler of links of a copy; `undefined` where its installer registers links, or it runs from its source. */
export function linkHandler(app: ProtocolClients, { kind, program }: ThisCopy, env = process.env): LinkHandler | undefined {
  if (kind === 'portable') {
    const command: [string, string, string[]] = [SCHEME, program, [END_OF_SWITCHES]];
    return {
      get registered() {
        return app.isDefaultProtocolClient(...command);
      },
      register: (on) => Promise.resolve(on ? app.setAsDefaultProtocolClient(...command) : app.removeAsDefaultProtocolClient(...command)),
    };
  }
  return kind === 'appimage' || kind === 'loose' ? desktopEntry(program, env) : undefined;
}

/** The handler of links in a Linux desktop: an entry in the person's own folder of them. */
function desktopEntry(program: string, env: NodeJS.ProcessEnv): LinkHandler {
  const shared = env['XDG_DATA_HOME'];
  const dir = join(shared !== undefined && isAbsolute(shared) ? shared : join(env['HOME'] ?? homedir(), '.local', 'share'), 'applications');
  const file = join(dir, ENTRY);
  const text = entryText(program);
  return {
    get registered() {
      return existsSync(file) && readFileSync(file, 'utf8') === text;
    },
    async register(on) {
      try {
        if (!on) {
          rmSync(file, { force: true });
          return true;
        }
        mkdirSync(dir, { recursive: true });
        writeFileSync(file, text);
        await run('xdg-mime', ['default', ENTRY, `x-scheme-handler/${SCHEME}`], { env: outerEnvironment(env), timeout: 10_000 });
        return true;
      } catch {
        rmSync(file, { force: true });
        return false;
      }
    },
  };
}

/** The text of a desktop entry that opens links with a program. @param program a path; quoted as the Desktop Entry Specification has it */
function entryText(program: string): string {
  const quoted = `"${program.replace(/["`$\\]/g, '\\$&')}"`.replaceAll('\\', '\\\\').replaceAll('%', '%%');
  const lines = ['[Desktop Entry]', 'Type=Application', 'Name=Trickhouse', `Exec=${quoted} ${END_OF_SWITCHES} %u`, 'Terminal=false'];
  return [...lines, 'NoDisplay=true', `MimeType=x-scheme-handler/${SCHEME};`, ''].join('\n');
}
