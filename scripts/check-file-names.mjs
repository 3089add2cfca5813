// Refuses meaningless file and folder names, names that are not kebab-case, and React components in a lib/ folder.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const BANNED_WORDS = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'manager', 'v2']);
// Acceptable as part of a name (account-data, common-mark), meaningless as a whole name.
const BANNED_NAMES = new Set(['common', 'data']);
const CHECKED_PATHS = /^(apps|packages|e2e|bench|scripts)\//;
const EXCLUDED_PATHS = /(^|\/)(node_modules|dist|fixtures|rules-fixture|migrations)\//;

/**
 * One sentence per violation. `file` is a path from the root of the repository.
 * @param {string} file
 * @returns {string[]}
 */
export function findViolations(file) {
  if (!CHECKED_PATHS.test(file) || EXCLUDED_PATHS.test(file)) return [];
  const violations = [];
  for (const segment of file.split('/')) {
    const parts = segment.toLowerCase().split('.');
    const banned =
      parts.find((part) => BANNED_NAMES.has(part)) ??
      parts.flatMap((part) => part.split('-')).find((word) => BANNED_WORDS.has(word));
    if (banned !== undefined) violations.push(`${file}: '${banned}' says nothing about what is inside; name the thing`);
  }
  const name = path.basename(file);
  if (/\.(ts|tsx|mjs|cjs)$/.test(name) && !/^[.]?[a-z0-9]+([.-][a-z0-9]+)*$/.test(name)) {
    violations.push(`${file}: file names are kebab-case`);
  }
  if (/^apps\/web\/src\/lib\/.*(?<!\.test)\.tsx$/.test(file))
    violations.push(`${file}: lib/ holds no React components`);
  return violations;
}

/** All tracked files, and new ones that are not ignored. */
function listFiles(root) {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.split('\0').filter(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = listFiles(root);
  const violations = files.flatMap((file) => findViolations(file));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  else console.log(`file names: ${files.length} files, no violation`);
}
