// Refuses words in names for which docs/glossary.md has a better term.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CHECKED_PATHS = /^(apps|packages|e2e|bench|scripts)\/.*\.(ts|tsx|mjs)$/;
const EXCLUDED_PATHS = /\/(fixtures|rules-fixture|eval|migrations)\/|^scripts\/check-words/;

/** Pattern of a banned word, and its replacement. @type {[RegExp, string][]} */
const BANNED_WORDS = [
  [/\bsay(?:ing)?[A-Z]\w*/, 'format… or show…'],
  [/\btell[A-Z]\w*/, 'notify… or send…'],
  [/\b(?:Told|told)[A-Z]\w*|\bTold\b(?=[<,;)\]])/, 'a noun for the thing, such as callbacks'],
  [/\bMOST_\w+/, 'MAX_…'],
  [/\bassertRoom\w*/, 'assert…Limit'],
  [/\b\w*[sS]econdStep\w*|second-step/, 'twoFactor'],
  [/\binterface Scope\b/, 'OwnerScope'],
];

/**
 * One sentence per banned word in a file.
 * @param {string} file @param {string} text
 * @returns {string[]}
 */
export function findBannedWords(file, text) {
  if (!CHECKED_PATHS.test(file) || EXCLUDED_PATHS.test(file)) return [];
  return text.split('\n').flatMap((line, at) =>
    BANNED_WORDS.flatMap(([word, replacement]) => {
      const found = word.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${at + 1}: '${found}'; the glossary says ${replacement}`];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => CHECKED_PATHS.test(file) && !EXCLUDED_PATHS.test(file));
  const violations = files.flatMap((file) => {
    try {
      return findBannedWords(file, readFileSync(`${root}/${file}`, 'utf8'));
    } catch (error) {
      // The file was deleted, but the deletion is not committed yet.
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  });
  for (const violation of violations) console.error(violation);
  if (files.length === 0) console.error('no files were checked');
  if (violations.length > 0 || files.length === 0) process.exitCode = 1;
  else console.log(`words: ${files.length} files, no banned word`);
}
