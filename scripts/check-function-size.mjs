// Refuses functions that are too long: 50 lines, 120 where JSX is written; blank lines and comments do not count.
// A factory that returns named functions is measured without them, because each of them is measured alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const LIMITS = { ts: 50, tsx: 120 };
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);
// A function that hangs here has a name of its own; one that is handed to a call is part of the text around it.
const NAMED_BY = new Set(['VariableDeclarator', 'KeyValueProperty', 'ClassProperty', 'AssignmentExpression']);

/**
 * Every function of a source that is longer than its kind may be.
 * @param {string} source
 * @param {'ts' | 'tsx'} kind
 * @returns {{ name: string, line: number, lines: number, limit: number }[]}
 */
export function listLongFunctions(source, kind) {
  const bytes = Buffer.from(source);
  // The parser counts bytes on from whatever it parsed before; an empty parse tells where it stands.
  const base = parseSync('', { syntax: 'typescript' }).span.end;
  const tree = parseSync(source, { syntax: 'typescript', tsx: kind === 'tsx', decorators: true });
  const functions = collectFunctions(tree);
  const lineOf = (offset) =>
    bytes
      .subarray(0, offset - base)
      .toString()
      .split('\n').length;
  const sourceLines = source.split('\n');
  return functions
    .map((found) => {
      const first = lineOf(found.node.span.start);
      const outer = countLines(sourceLines, first, lineOf(found.node.span.end));
      const inner = kind === 'tsx' ? [] : found.named;
      const taken = inner.map((node) => countLines(sourceLines, lineOf(node.span.start), lineOf(node.span.end)));
      return {
        name: found.name,
        line: first,
        lines: outer - taken.reduce((sum, lines) => sum + lines, 0),
        limit: LIMITS[kind],
      };
    })
    .filter(({ lines, limit }) => lines > limit);
}

/** All functions of a tree with their names, each with the named functions directly inside of it. */
function collectFunctions(tree) {
  const found = [];
  const visit = (node, parent, owner) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent, owner);
      return;
    }
    let inside = owner;
    if (FUNCTIONS.has(node.type)) {
      inside = { node, name: nameOf(node, parent), named: [] };
      found.push(inside);
      if (isNamed(node, parent)) owner?.named.push(node);
    }
    const nextParent = node.type === undefined || node.type === 'ParenthesisExpression' ? parent : node;
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, nextParent, inside);
  };
  visit(tree.body, undefined, undefined);
  return found;
}

function isNamed(node, parent) {
  return !['FunctionExpression', 'ArrowFunctionExpression'].includes(node.type) || NAMED_BY.has(parent?.type);
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
  for (const file of files) {
    const kind = file.endsWith('.tsx') ? 'tsx' : 'ts';
    for (const { name, line, lines, limit } of listLongFunctions(readFileSync(path.join(root, file), 'utf8'), kind)) {
      console.error(`${file}:${line}: ${name} has ${lines} lines, at most ${limit}`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode !== 1) console.log(`function size: ${files.length} files, none too long`);
}
