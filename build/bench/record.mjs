#!/usr/bin/env node
// Runs benches and soaks: `node build/bench/record.mjs NAME PROGRAM[,PROGRAM…] [ARGUMENT…]`. With `--write` it replaces the section of `npm run NAME` in
// BENCHMARKS.md with the date, the machine and the figures that the programs print.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from '../targets.mjs';

const PLACE = join(root, 'BENCHMARKS.md');
/** All recorded sections stand behind this heading. */
const HEADING = '## Last runs';

/**
 * The text of BENCHMARKS.md with a section replaced, or added behind the others.
 * @param {string} text
 * @param {string} name of the script, as in `bench:start`
 * @param {string} conditions the date and the machine
 * @param {string} figures the output of the program
 */
export function withSection(text, name, conditions, figures) {
  const title = `### \`npm run ${name}\``;
  const section = `${title}\n\n${conditions}\n\n\`\`\`text\n${figures.trimEnd()}\n\`\`\`\n`;
  const at = text.indexOf(`${title}\n`);
  if (at >= 0) {
    const next = /\n#{2,3} /.exec(text.slice(at + title.length));
    const rest = next === null ? '' : text.slice(at + title.length + next.index);
    return text.slice(0, at) + section + rest;
  }
  const begun = text.includes(`\n${HEADING}\n`) ? text : `${text.trimEnd()}\n\n${HEADING}\n`;
  return `${begun.trimEnd()}\n\n${section}`;
}

/**
 * The date, the arguments, the processor and the load, as in `2026-11-23, AMD EPYC, 4 cores, Node 20.20.2, load 1.4 before the run:`.
 * @param {readonly string[]} args
 */
function conditions(args) {
  const given = args.length === 0 ? '' : `, with \`${args.join(' ')}\``;
  const [first] = cpus();
  const [load = 0] = loadavg();
  const model = first?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  return `${day}${given}, ${model}, ${cpus().length} cores, Node ${process.versions.node}, load ${load.toFixed(1)} before the run:`;
}

/**
 * Runs a program, its output passed on; returns the output and the exit code.
 * @param {string} program from the root
 * @param {readonly string[]} args
 * @returns {Promise<{ readonly output: string, readonly status: number }>}
 */
function run(program, args) {
  const runner = program.endsWith('.ts') ? [join(root, 'build', 'run.mjs'), program] : [join(root, program)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...runner, ...args], { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ output, status: status ?? 1 }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, programs, ...given] = process.argv.slice(2);
  if (name === undefined || programs === undefined) throw new Error('node build/bench/record.mjs NAME PROGRAM[,PROGRAM…] [ARGUMENT…]');
  const args = given.filter((arg) => arg !== '--write');
  const before = conditions(args);
  let figures = '';
  for (const program of programs.split(',')) {
    const { output, status } = await run(program, args);
    figures += output;
    if (status !== 0) process.exit(status);
  }
  if (given.includes('--write')) writeFileSync(PLACE, withSection(readFileSync(PLACE, 'utf8'), name, before, figures));
}
