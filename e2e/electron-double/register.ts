import { rmSync } from 'node:fs';
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { electron } from './electron.ts';

/** Loaded by Node ahead of the app: from here on, `require('electron')` is the stand-in. */

type Load = (request: string, ...rest: readonly unknown[]) => unknown;
const loader = Module as unknown as { _load: Load };
const load = loader._load;
loader._load = function (this: unknown, request, ...rest) {
  return request === 'electron' ? electron : load.call(this, request, ...rest);
};
Object.assign(process.versions, { electron: 'stand-in' });

// As Electron has it: the folder of the package's own files.
Object.assign(process, { resourcesPath: process.env['ELECTRON_DOUBLE_RESOURCES'] ?? join(dirname(process.execPath), 'resources') });

// The files of a packaged app, which lay in its archive until `packaged` took them out.
const { ELECTRON_DOUBLE_UNPACKED: unpacked } = process.env;
if (unpacked !== undefined) process.on('exit', () => rmSync(unpacked, { recursive: true, force: true }));
