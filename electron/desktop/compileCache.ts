import { app } from 'electron';
import Module from 'node:module';
import { join } from 'node:path';

/** As much as there is of it: Node has it since 22.1, and so has the Electron that is built on such a one. */
const { enableCompileCache } = Module as { readonly enableCompileCache?: (dir: string) => unknown };
// In the player's own folder: a process that can write there could change the app's memory as well. A shared one could hold strangers' code.
enableCompileCache?.(join(app.getPath('userData'), 'compiled'));
