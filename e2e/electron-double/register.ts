import Module from 'node:module';
import { electron } from './electron.ts';

/** Loaded by Node ahead of the app: from here on, `require('electron')` is the stand-in. */

type Load = (request: string, ...rest: readonly unknown[]) => unknown;
const loader = Module as unknown as { _load: Load };
const load = loader._load;
loader._load = function (this: unknown, request, ...rest) {
  return request === 'electron' ? electron : load.call(this, request, ...rest);
};
Object.assign(process.versions, { electron: 'stand-in' });
