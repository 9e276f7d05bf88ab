import process from 'node:process';

/**
 * Gives modules the path module of Windows over the file system of this machine: what they join has backslashes, file functions accept it, and return
 * paths with backslashes as Windows does.
 */

/** Modules of Node whose functions take or return paths of this machine. */
const FILES = ['fs', 'fs/promises', 'child_process', 'os', 'worker_threads'];

/** Node's own, under whichever name tests import it. */
const { existsSync } = /** @type {typeof import('node:fs')} */ (/** @type {any} */ (process).getBuiltinModule('fs'));

/** Before the name of a module in the place of one of Node's. */
const MARK = 'windows-paths:';

/** Functions that return a path, or paths. */
const RETURNS_PATHS = /^(?:homedir|mkdtemp|readdir|readlink|realpath|tmpdir)/;

/**
 * The code of a module that stands for one of Node's.
 * @param {string} name without `node:`
 */
function codeOf(name) {
  const real = /** @type {Record<string, unknown>} */ (/** @type {any} */ (process).getBuiltinModule(name));
  const names = Object.keys(real).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
  const source = FILES.includes(name) ? `wrapped(process.getBuiltinModule('${name}'))` : `process.getBuiltinModule('${name}').win32`;
  const lines = names.map((key) => `export const ${key} = module.${key};`);
  const head = FILES.includes(name) ? `import { wrapped } from ${JSON.stringify(new URL(import.meta.url).href)};\n` : '';
  return `${head}const module = ${source};\nexport default module;\n${lines.join('\n')}\n`;
}

/** Whether a text is a path of Windows on this machine: it starts at a folder that is there, as a pattern like `\\bcard` does not. @param {string} text */
const isPath = (text) => /^\.{1,2}[\\/]/.test(text) || (/^[\\/]/.test(text) && existsSync(`/${text.split(/[\\/]+/)[1] ?? ''}`));

/** A path of Windows as this machine has it. Other texts, like a pattern or an argument, stay as they are. @param {unknown} value @returns {unknown} */
function outward(value) {
  if (typeof value === 'string') return isPath(value) ? value.replaceAll('\\', '/') : value;
  if (Array.isArray(value)) return value.map(outward);
  const cwd = /** @type {any} */ (value)?.cwd;
  return typeof cwd === 'string' ? { .../** @type {object} */ (value), cwd: outward(cwd) } : value;
}

/** The result of a file function, with the backslashes of Windows. @param {any} value @returns {any} */
function inward(value) {
  if (typeof value === 'string') return value.replaceAll('/', '\\');
  if (Array.isArray(value)) return value.map(inward);
  if (typeof value?.parentPath === 'string') {
    Object.defineProperty(value, 'parentPath', { value: inward(value.parentPath) });
    if (typeof value.path === 'string') Object.defineProperty(value, 'path', { value: value.parentPath });
  }
  return value;
}

/** A module with functions that take and return paths of Windows. @param {Record<string, unknown>} module */
export function wrapped(module) {
  return Object.fromEntries(
    Object.entries(module).map(([name, member]) => [name, typeof member === 'function' ? wrappedFunction(name, member) : member]),
  );
}

/** @param {string} name @param {Function} real */
function wrappedFunction(name, real) {
  const wrap = new Proxy(real, {
    apply(target, self, args) {
      const result = Reflect.apply(target, self, args.map(outward));
      if (!RETURNS_PATHS.test(name)) return result;
      return result instanceof Promise ? result.then(inward) : inward(result);
    },
    construct: (target, args) => Reflect.construct(target, args.map(outward)),
  });
  return wrap;
}

/**
 * The plugin for Vitest: has the repository's own modules import these in the place of Node's.
 * @returns {import('vite').Plugin}
 */
export function windowsPaths() {
  const names = ['path', ...FILES].join('|');
  const imports = new RegExp(`(\\bfrom\\s*|\\bimport\\(\\s*)(['"])node:(${names})\\2`, 'g');
  return {
    name: 'windows-paths',
    enforce: 'pre',
    transform: (code, id) => (id.includes('node_modules') || id.startsWith(MARK) ? undefined : code.replace(imports, `$1$2${MARK}$3$2`)),
    resolveId: (id) => (id.startsWith(MARK) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${MARK}`) ? codeOf(id.slice(MARK.length + 1)) : undefined),
  };
}
