import { app } from 'electron';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

// `--data=DIR` keeps everything of the app in a folder of its own: settings and matches, and also what says that it is running.
const flag = app.commandLine.getSwitchValue('data');
if (flag !== '') {
  const dir = resolve(flag);
  mkdirSync(dir, { recursive: true });
  app.setPath('userData', dir);
}
