import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

/**
 * Finds phrases in comments and documents that a native writer would not use, and citations of files that do not exist. The patterns are
 * whole words. `node build/lint/phrases.mjs [PATH…]` lists what it finds.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A pattern, and what to write instead.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const PHRASES = [
  [/\bso many\b/i, 'name the number: "n cards"'],
  [/\bmanyth\b/i, '"nth"'],
  [/\bwho(?:m)?ever\b/i, 'name the actor: "the player who", "the caller"'],
  [/\bnobody\b/i, 'name the actor: "no seat", "no client"'],
  [/\bsomebody\b/i, 'name the actor: "a player", "another process"'],
  [/\b(?:where|when|if|may be) left out\b/i, '"by default", "if omitted", "optional"'],
  [/^What\b(?![^.!]*\?)/, 'say what the thing is, or what the function does'],
  [/\btells?\b|\btold\b/i, '"send", "report", "show", "notify"'],
  [/\bask(?:s|ed|ing)? for\b/i, '"request", "need", "require"'],
  [/\b(?:say|says|said|saying) (?:what|which|whether|why|how|so|who|where)\b/i, '"report", "state", "return"'],
  [/\banew\b/i, '"again"'],
  [/(?<!there )\b(?:is|are|was|were) none\b|\bwhere there (?:is|are) none\b/i, '"there is no …", "has no …"'],
  [/\bnone where\b/i, '"empty if", "`undefined` if"'],
  [/\bas if it had never\b/i, 'say what happens'],
  [/\bnothing where\b|\bundefined where\b|\bnull where\b|\bthrows where\b/i, '"… if"'],
];

/** The phrases, wherever in a text they stand: none of them in the text, none in its prose. */
const ANYWHERE = PHRASES.map(([pattern]) => new RegExp(pattern.source.replace(/^\^/, '\\b'), pattern.flags));

const SKIPPED =
  /(?:^|\/)(?:generated|node_modules|dist|assembly)\/|golden\.json$|^renderer\/rules\/texts\/|^renderer\/words\/(?!en\/)[a-z]{2}\//;

/** A path with a folder and a known ending. */
const CITATION = /(?<![\w@:./<*-])(?:\.{1,2}\/)?(?:[\w.-]+\/)+[\w.-]+\.(?:ts|mjs|js|svelte|md|json|css|yml)\b/g;

/**
 * Comments of a TypeScript or JavaScript text, with the offset at which each begins.
 * @param {string} text
 * @returns {{ at: number, text: string }[]}
 */
function scriptComments(text) {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, false);
  /** @type {Map<number, { at: number, text: string }>} */
  const found = new Map();
  /** @param {readonly ts.CommentRange[] | undefined} ranges */
  const note = (ranges) => {
    for (const { pos, end } of ranges ?? []) found.set(pos, { at: pos, text: text.slice(pos, end) });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) note(ts.getLeadingCommentRanges(text, node.pos));
    note(ts.getTrailingCommentRanges(text, node.end));
    const children = node.getChildren(source);
    for (const child of children) if (child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode) visit(child);
  };
  visit(source);
  return [...found.values()].sort((one, other) => one.at - other.at);
}

/**
 * Every stretch of a file that is prose: comments of code, the text of documents outside code blocks.
 * @param {string} file from the root
 * @param {string} text
 * @returns {{ at: number, text: string }[]}
 */
function proseOf(file, text) {
  const extension = extname(file);
  if (extension === '.md') {
    const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
    return [...prose.matchAll(/[^\n]+/g)].map((line) => ({ at: line.index, text: line[0] }));
  }
  if (extension === '.css') return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map((comment) => ({ at: comment.index, text: comment[0] }));
  if (extension !== '.svelte') return scriptComments(text);
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap((script) => {
    const start = script.index + script[0].indexOf('>') + 1;
    return scriptComments(script[1] ?? '').map((comment) => ({ at: start + comment.at, text: comment.text }));
  });
  const markup = [...text.matchAll(/<!--[\s\S]*?-->/g)].map((comment) => ({ at: comment.index, text: comment[0] }));
  return [...scripts, ...markup];
}

/** Drops comment marks, bullets and headings, and code between backticks. @param {string} text */
function bare(text) {
  return text
    .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|<!--)\s?|\s*(?:\*\/|-->)\s*$/gm, '')
    .replace(/^\s*(?:[-#>|]+|\d+\.)\s*/gm, '')
    .replace(/`[^`\n]*`/g, '``')
    .trim();
}

/** @type {Map<string, boolean>} */
const looked = new Map();

/** Whether a path from the root exists: most are imported by dozens of files. @param {string} path */
function isInRepository(path) {
  const exists = looked.get(path) ?? existsSync(join(root, path));
  looked.set(path, exists);
  return exists;
}

/**
 * The paths in a text that lead nowhere, from the root or from its file.
 * @param {string} file
 * @param {string} text
 * @param {(path: string) => boolean} exists
 */
function brokenCitations(file, text, exists) {
  return [...text.matchAll(CITATION)]
    .map(([path]) => path)
    .filter(
      (path) => !exists(path) && !exists(posix.join(posix.dirname(file), path)) && !/^(?:dist|release|node_modules|\.cache)\//.test(path),
    );
}

/**
 * Phrases and broken citations in one file.
 * @param {string} file from the root, with slashes
 * @param {string} text
 * @param {(path: string) => boolean} [exists] whether a path from the root exists
 * @returns {{ line: number, found: string, instead: string }[]}
 */
export function phrasesIn(file, text, exists = isInRepository) {
  // Most files have no such words and paths at all, so that their comments need not be parted from their code.
  if (!ANYWHERE.some((pattern) => pattern.test(text)) && brokenCitations(file, text, exists).length === 0) return [];
  return proseOf(file, text).flatMap((prose) => {
    const line = text.slice(0, prose.at).split('\n').length;
    const words = bare(prose.text);
    const phrases = PHRASES.flatMap(([pattern, instead]) => {
      const match = pattern.exec(words);
      return match === null ? [] : [{ line, found: match[0], instead }];
    });
    const broken = brokenCitations(file, prose.text, exists);
    return [...phrases, ...broken.map((path) => ({ line, found: path, instead: 'cite a file of the repository' }))];
  });
}

/**
 * The files of the repository that hold prose.
 * @param {readonly string[]} paths files or folders; the whole repository if empty
 */
function proseFiles(paths = []) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|mjs|js|svelte|css|md)$/.test(file) && !SKIPPED.test(file) && existsSync(join(root, file)));
}

/**
 * Lists the findings of {@link phrasesIn} in several files, a line of text each.
 * @param {readonly string[]} paths as in {@link proseFiles}
 */
export function phraseReport(paths = []) {
  return proseFiles(paths).flatMap((file) =>
    phrasesIn(file, readFileSync(join(root, file), 'utf8')).map(({ line, found, instead }) => `${file}:${line}: "${found}" (${instead})`),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const report = phraseReport(process.argv.slice(2));
  for (const line of report) console.log(line);
  console.log(`${report.length} found`);
  process.exitCode = report.length > 0 ? 1 : 0;
}
