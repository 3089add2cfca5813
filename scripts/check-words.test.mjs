import { expect, it } from 'vitest';
import { findBannedWords } from './check-words.mjs';

const file = 'apps/server/src/features/goals/goals.service.ts';

it.each([
  ['const line = sayDay(day);', 'sayDay'],
  ['const MOST_GOALS = 50;', 'MOST_GOALS'],
  ['await assertRoom(tx);', 'assertRoom'],
  ['export interface Told<Output> {', 'Told'],
  ["import { a } from './second-step.ts';", 'second-step'],
  ['await tellDue();', 'tellDue'],
  ['interface Scope {', 'interface Scope'],
])('a banned word is named with its place and a better one: %s', (line, word) => {
  expect(findBannedWords(file, `// a comment\n${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: '${word}'; the glossary says .+`)),
  ]);
});

it('names that only start alike, other files and fixtures are accepted', () => {
  expect(findBannedWords(file, 'const saying = essay.telling; // most of what was told\nMOST')).toEqual([]);
  expect(findBannedWords('docs/a.md', 'sayDay')).toEqual([]);
  expect(findBannedWords('packages/understanding/eval/a.ts', 'sayDay')).toEqual([]);
});
