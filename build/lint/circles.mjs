import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The rule that keeps files from importing each other in a circle, types included. Widen it by naming more folders here. */
const FOLDERS = ['engine/', 'electron/', 'renderer/', 'e2e/', 'build/'];

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The imports of each file, from the root: type imports, re-exports, dynamic imports, and what `import.meta.glob` finds.
 * @typedef {ReadonlyMap<string, readonly string[]>} Graph
 */

/**
 * The TypeScript of a file: all of it, or what a component has in its scripts. Components that a template fetches later are found too.
 * @param {string} file from the root
 */
function scriptOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.svelte')) return text;
  const scripts = [...text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  const fetched = text.match(/\bimport\('[^']+'\)/g) ?? [];
  return [...scripts, ...fetched].join(';\n');
}

/**
 * The files that `import.meta.glob` finds, by the folder of the file that calls it.
 * @param {string} folder
 * @param {string} script
 * @param {readonly string[]} files
 */
function globbed(folder, script, files) {
  return [...script.matchAll(/import\.meta\.glob(?:<[^(]*>)?\('([^']+)'/g)].flatMap(([, glob = '']) => {
    const pattern = posix
      .join(folder, glob)
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*');
    const found = new RegExp(`^${pattern.replaceAll('\0', '.*')}$`);
    return files.filter((file) => found.test(file));
  });
}

/**
 * The imports among the TypeScript files and Svelte components of a folder. AssemblyScript is left to its own compiler.
 * @param {string} folder from the root
 * @returns {Graph}
 */
export function graphOf(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.split(sep).join('/')))
    .filter((file) => /\.(?:ts|mjs|svelte)$/.test(file) && !file.includes('/assembly/'));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const script = scriptOf(file);
      const { importedFiles } = ts.preProcessFile(script, true, true);
      const imported = importedFiles.map((one) => posix.join(posix.dirname(file), one.fileName)).filter((target) => known.has(target));
      return [file, [...imported, ...globbed(posix.dirname(file), script, files)]];
    }),
  );
}

/**
 * The circles of a graph: each a group of files of which every one reaches every other (Tarjan 1972).
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function circlesOf(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const met = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} file */
  const visit = (file) => {
    const own = { index: met.size, low: met.size, open: true };
    met.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = met.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const one of group) {
        const closed = met.get(one);
        if (closed) closed.open = false;
      }
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group);
    }
    return own;
  };
  for (const file of graph.keys()) if (!met.has(file)) visit(file);
  return circles;
}

/** @type {Map<string, string[][]>} */
const found = new Map();

/**
 * The circle that a file is part of, in a folder that must have none.
 * @param {string} file from the root
 */
function circleWith(file) {
  const folder = FOLDERS.find((one) => file.startsWith(one));
  if (folder === undefined) return undefined;
  let circles = found.get(folder);
  if (circles === undefined) found.set(folder, (circles = circlesOf(graphOf(folder))));
  return circles.find((circle) => circle.includes(file));
}

/** @type {import('eslint').Rule.RuleModule} */
export const importCircle = {
  meta: { type: 'problem', schema: [], messages: { circle: 'these files import each other, types included: {{files}}' } },
  create(context) {
    const file = relative(root, resolve(context.filename)).split(sep).join('/');
    return {
      Program(node) {
        const circle = circleWith(file);
        if (circle !== undefined) context.report({ node, messageId: 'circle', data: { files: circle.join(', ') } });
      },
    };
  },
};
