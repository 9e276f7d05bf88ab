#!/usr/bin/env node
// Installs packages, starts each, plays and removes it: `npm run first-run -- FILE…`, files of other systems and processors left out. `--pictures DIR` keeps
// what the windows showed; `--wayland` shows them under Weston, and fails if no window is on its screen.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { sourceText } from '../../build/targets.mjs';
import { refuseArgument, toolArguments } from '../../build/toolArguments.ts';
import { install, isForHere } from './packages.ts';
import { playThrough } from './play.ts';
import { RunningApp } from './program.ts';
import { Compositor } from './wayland.ts';

const { values, positionals } = toolArguments({
  allowPositionals: true,
  options: { pictures: { type: 'string', default: join('test-results', 'first-run') }, wayland: { type: 'boolean', default: false } },
});
const { version } = JSON.parse(sourceText('package.json')) as { version: string };
const files = positionals.filter((file) => isForHere(file));
if (files.length === 0) refuseArgument('no package for this machine: npm run first-run -- FILE…');

/** Starts an app under Weston, and looks whether its window is on the screen. */
async function showUnderWayland(
  app: { readonly command: string; readonly args: readonly string[] },
  data: string,
  pictures: string,
): Promise<void> {
  const compositor = await Compositor.start();
  try {
    const args = [...app.args, '--ozone-platform=wayland'];
    const running = await RunningApp.start({ command: app.command, args, env: compositor.env }, data);
    try {
      await compositor.shows('Trickhouse');
      mkdirSync(pictures, { recursive: true });
      compositor.capture(join(pictures, 'wayland.png'));
      process.stdout.write('  the window is on the screen\n');
    } finally {
      await running.close();
    }
  } finally {
    await compositor.close();
  }
}

let failed = 0;
for (const file of files) {
  process.stdout.write(`${basename(file)}\n`);
  const work = mkdtempSync(join(tmpdir(), 'trickhouse-first-'));
  try {
    const app = install(file, join(work, 'place'));
    const pictures = resolve(values.pictures, basename(file));
    try {
      if (values.wayland) await showUnderWayland(app, join(work, 'data'), pictures);
      else await playThrough(app, { data: join(work, 'data'), pictures }, version);
    } finally {
      app.remove();
    }
    process.stdout.write('  passed\n');
  } catch (error) {
    failed += 1;
    process.stdout.write(`  FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}
process.stdout.write(`${files.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
