import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../targets.mjs';

/** The licences of the modules inside a bundle, as their texts require: found from the modules that went into it. */

/** The package of a module, or `undefined`: one of ours. @param {string} module a path, with slashes */
const packageOf = (module) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

/**
 * The text of the licence of a package that comes without one: its makers named it, and meant its usual text.
 * @param {{ name: string, license: string, author?: string | { name?: string } }} manifest
 */
function usualText({ name, license, author }) {
  if (license !== 'MIT') throw new Error(`${name} comes without the text of its licence (${license})`);
  const holder = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const text = ours.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
  if (text === ours) throw new Error('LICENSE names no holder');
  return text;
}

/**
 * The licence texts of packages and fonts.
 * @param {Iterable<string>} modules paths of everything bundled
 * @returns {string}
 */
export function licencesOf(modules) {
  const packages = new Set([...modules].flatMap((module) => packageOf(module.replaceAll('\\', '/')) ?? []));
  const texts = [...packages].sort().map((name) => {
    const dir = join(root, 'node_modules', name);
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const file = readdirSync(dir).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
    const text = file === undefined ? usualText(manifest) : readFileSync(join(dir, file), 'utf8').trim();
    return `${name} ${manifest.version} (${manifest.license})\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The licence texts of our fonts. */
function fontLicences() {
  const dir = join(root, 'renderer', 'fonts');
  const texts = readdirSync(dir).filter((entry) => entry.endsWith('.txt'));
  return texts.map((entry) => readFileSync(join(dir, entry), 'utf8').trim()).join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * Puts the licences of the renderer beside it.
 * @returns {import('vite').Plugin}
 */
export function rendererLicences() {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const source = `${licencesOf(modules)}\n${'-'.repeat(80)}\n\n${fontLicences()}\n`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
