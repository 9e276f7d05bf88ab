import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnosticsText } from './diagnostics.ts';

test('diagnostics say what a fault may hang on, and nothing secret', () => {
  const text = diagnosticsText({
    version: '1.2.3',
    parts: [
      ['Electron', '45.4.1'],
      ['Chromium', '146.0.7680.80'],
    ],
    system: 'linux 6.12 x64',
    language: 'nl',
    screens: [{ width: 1440, height: 900, scale: 2 }],
    graphics: { gpu_compositing: 'enabled' },
    packaged: false,
    up: 125,
    log: [`2026-11-21T10:00:00.000Z error main/uncaught error="open ${join(homedir(), 'x')} code=ABC234"`],
  });
  expect(text).toBe(
    [
      'Trickhouse 1.2.3 (not packaged)',
      'Electron 45.4.1, Chromium 146.0.7680.80',
      'System: linux 6.12 x64; language nl; up 2 min',
      'Screens: 1440×900 @2',
      'Graphics: gpu_compositing enabled',
      '',
      `2026-11-21T10:00:00.000Z error main/uncaught error="open ${join('~', 'x')} code=‹hidden›"`,
      '',
    ].join('\n'),
  );
});
