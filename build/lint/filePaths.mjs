/**
 * The rule that keeps file paths portable: programs and tests join them with node:path, because Windows separates them by backslashes, starts them with
 * a drive, and imports no file by its bare path.
 */

/** Functions that return a path of this machine. */
const PATH_CALLS = new Set([
  'basename',
  'cwd',
  'dirname',
  'fileURLToPath',
  'getPath',
  'homedir',
  'join',
  'mkdtemp',
  'mkdtempSync',
  'normalize',
  'realpath',
  'realpathSync',
  'relative',
  'resolve',
  'tmpdir',
]);

/** Names of what holds a path of this machine. `folder` and `path` are not among them: paths of URLs and of archives, which have slashes, go by these. */
const PATH_NAME = /^(?:root|home|dist|tmp|cwd|dir|[a-zA-Z]*(?:Dir|Root|Home))$/;

/** Modules whose functions take paths of this machine. */
const SINKS = /^(?:node:)?(?:fs|fs\/promises|child_process)$/;

/** A path that only POSIX systems have. Devices are left out: tests that use them skip Windows. */
const POSIX_ONLY = /^\/(?:etc|home|opt|tmp|usr|var|Users|work)(?:\/|$)/;

const TEST = /\.(?:test|spec|long|fixture)\.ts$/;

/** The name a call or a member goes by. @param {any} node @returns {string} */
function nameOf(node) {
  if (node?.type === 'MemberExpression') return node.computed ? '' : nameOf(node.property);
  return node?.type === 'Identifier' ? node.name : '';
}

/** Whether a call is one of node:path's POSIX functions, whose results have slashes on every system. @param {any} node */
const isPosix = (node) => node.callee.type === 'MemberExpression' && nameOf(node.callee.object) === 'posix';

/** Whether an expression is a path of this machine, by its name or its origin. @param {any} node @returns {boolean} */
function isPath(node) {
  if (node.type === 'AwaitExpression') return isPath(node.argument);
  if (node.type === 'CallExpression') return PATH_CALLS.has(nameOf(node.callee)) && !isPosix(node);
  return PATH_NAME.test(nameOf(node));
}

/** The expressions of a template or a sum that a slash follows. @param {any} node @returns {any[]} */
function beforeSlash(node) {
  if (node.type === 'TemplateLiteral')
    return node.expressions.filter((/** @type {any} */ _, /** @type {number} */ index) =>
      node.quasis[index + 1].value.cooked?.startsWith('/'),
    );
  const slash = node.type === 'BinaryExpression' && node.operator === '+' && /^\//.test(String(node.right.value ?? ''));
  return slash ? [node.left] : [];
}

/** Whether an expression is a file's URL, made from where the module lies. @param {any} node */
const isModuleUrl = (node) =>
  node.type === 'NewExpression' && nameOf(node.callee) === 'URL' && /^import\.meta\.url$/.test(sourceOf(node.arguments[1]));

/** @param {any} node */
const sourceOf = (node) => (node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' ? `import.meta.${nameOf(node)}` : '');

/** @type {import('eslint').Rule.RuleModule} */
export const filePath = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      joined: 'A slash joins this path: use join of node:path (posix.join for paths that have slashes on every system).',
      split: 'This path has backslashes on Windows: split it by sep of node:path.',
      posix: 'Windows has no such path: make it with join or resolve of node:path, or take a path of a temporary folder.',
      pathname: 'The pathname of a file URL is no path on Windows: use fileURLToPath.',
      imported: 'Windows imports files by their URL alone: use pathToFileURL.',
    },
  },
  create(context) {
    /** Local names of functions that take paths. @type {Set<string>} */
    const sinks = new Set();
    const isTest = TEST.test(context.filename);
    /** @param {any} node */
    const joined = (node) => {
      const argumentOf = node.parent.type === 'CallExpression' && node.parent.arguments[0] === node ? nameOf(node.parent.callee) : '';
      if (beforeSlash(node).some((part) => sinks.has(argumentOf) || isPath(part))) context.report({ node, messageId: 'joined' });
    };
    return {
      ImportDeclaration(node) {
        if (!SINKS.test(String(node.source.value))) return;
        for (const specifier of node.specifiers) sinks.add(specifier.local.name);
      },
      TemplateLiteral: joined,
      BinaryExpression: joined,
      CallExpression(node) {
        const { callee } = node;
        const [first] = /** @type {any[]} */ (node.arguments);
        if (nameOf(callee) === 'split' && first?.value === '/' && isPath(/** @type {any} */ (callee).object))
          context.report({ node, messageId: 'split' });
      },
      Literal(node) {
        if (isTest && typeof node.value === 'string' && POSIX_ONLY.test(node.value)) context.report({ node, messageId: 'posix' });
      },
      MemberExpression(node) {
        if (nameOf(node) === 'pathname' && isModuleUrl(node.object)) context.report({ node, messageId: 'pathname' });
      },
      ImportExpression(node) {
        if (isPath(node.source)) context.report({ node, messageId: 'imported' });
      },
    };
  },
};
