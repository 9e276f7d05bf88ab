import { app } from 'electron';
import { mkdirSync } from 'node:fs';

// `--data=DIR` keeps everything of the app in a folder of its own: settings and matches, and also what says that it is running.
const dir = app.commandLine.getSwitchValue('data');
if (dir !== '') {
  mkdirSync(dir, { recursive: true });
  app.setPath('userData', dir);
}
