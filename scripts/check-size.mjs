// Refuses files of more than 300 lines, except tables, and functions of more than 50 lines (120 in a .tsx file). The
// lines of an inner function count for the outer one too. Blank lines and comments count in files, not in functions.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const FUNCTION_LINES = { ts: 50, tsx: 120 };
const FILE_LINES = 300;
/** Tables of phrases, words, calls and error codes, which may be of any length, like files named *.table.ts. */
const TABLES = new Set([
  'packages/contract/src/all-endpoints.ts',
  'packages/contract/src/errors.ts',
  'packages/understanding/src/category/seeds/seed-phrases.ts',
  'packages/understanding/src/intent/seeds/intent-phrases.ts',
  'packages/understanding/src/sentiment/lexicons/valences.ts',
]);
const FUNCTION_NODE_TYPES = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);

/**
 * Every function of a source with more lines than allowed for its kind of file.
 * @param {string} source
 * @param {'ts' | 'tsx'} kind
 * @returns {{ name: string, line: number, lines: number, limit: number }[]}
 */
export function listLongFunctions(source, kind) {
  const bytes = Buffer.from(source);
  // Offsets continue from the sources that the parser has parsed before; an empty source gives the first offset.
  const base = parseSync('', { syntax: 'typescript' }).span.end;
  const tree = parseSync(source, { syntax: 'typescript', tsx: kind === 'tsx', decorators: true });
  const functions = collectFunctions(tree);
  const lineOf = (offset) =>
    bytes
      .subarray(0, offset - base)
      .toString()
      .split('\n').length;
  const sourceLines = source.split('\n');
  const limit = FUNCTION_LINES[kind];
  return functions
    .map(({ node, name }) => {
      const line = lineOf(node.span.start);
      return { name, line, lines: countLines(sourceLines, line, lineOf(node.span.end)), limit };
    })
    .filter(({ lines }) => lines > limit);
}

/** Whether a file is too long, and not a table. @param {string} file @param {string} source */
export function isTooLong(file, source) {
  return !TABLES.has(file) && !file.endsWith('.table.ts') && source.split('\n').length - 1 > FILE_LINES;
}

/** All functions of a tree with their names. */
function collectFunctions(tree) {
  const found = [];
  const visit = (node, parent) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent);
      return;
    }
    if (FUNCTION_NODE_TYPES.has(node.type)) found.push({ node, name: nameOf(node, parent) });
    const nextParent = node.type === undefined || node.type === 'ParenthesisExpression' ? parent : node;
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, nextParent);
  };
  visit(tree.body, undefined);
  return found;
}

function nameOf(node, parent) {
  const named = node.identifier ?? node.key ?? parent?.id ?? parent?.key;
  return named?.value ?? 'a function without a name';
}

function countLines(lines, first, last) {
  return lines.slice(first - 1, last).filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length;
}

function listSources(root) {
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', 'apps', 'packages'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return tracked.split('\0').filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const files = listSources(root);
  const fail = (message) => {
    console.error(message);
    process.exitCode = 1;
  };
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (isTooLong(file, source)) fail(`${file}: more than ${FILE_LINES} lines`);
    for (const { name, line, lines, limit } of listLongFunctions(source, file.endsWith('.tsx') ? 'tsx' : 'ts')) {
      fail(`${file}:${line}: ${name} has ${lines} lines, at most ${limit}`);
    }
  }
  if (process.exitCode !== 1) console.log(`size: ${files.length} files, no violation`);
}
