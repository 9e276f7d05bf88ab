import { app } from 'electron';
import Module from 'node:module';
import { join } from 'node:path';
import { movesAtEveryStart, thisCopy } from './system/copyKind.ts';

/** As much as there is of it: Node has it since 22.1, and so has the Electron that is built on such a one. */
const { enableCompileCache } = Module as { readonly enableCompileCache?: (dir: string) => unknown };
// In the player's own folder: a process that can write there could change the app's memory as well. A shared one could hold strangers' code. Its entries are
// found by the paths of the program: a copy that unpacks itself elsewhere at every start would add to them each time and find none.
if (!movesAtEveryStart(thisCopy(app))) enableCompileCache?.(join(app.getPath('userData'), 'compiled'));
