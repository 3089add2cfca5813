import { describe, expect, test } from 'vitest';
import { createUniquePath, safeName } from './file-names.ts';

describe('a file name', () => {
  test.each([
    ['Trip to Köln', 'Trip to Köln'],
    ['What is 1/2 of "x"? <b> a:b|c*', 'What is 1 2 of x b a b c'],
    ['[[Link]] #tag ^block', 'Link tag block'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\system.ini', 'C Windows system.ini'],
    ['line\r\nbreak\ttab\0nul', 'line break tab nul'],
    ['ends in points... ', 'ends in points'],
    ['.hidden', 'hidden'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['COM¹', '_COM¹'],
    ['Constance', 'Constance'],
    ['gpj.\u202Eexe', 'gpj. exe'],
    ['half \ud83d', 'half'],
    ['日本語のタイトル', '日本語のタイトル'],
    ['👩‍🚀 in space', '👩 🚀 in space'],
    ['', 'Untitled'],
    ['???', 'Untitled'],
  ])('of %j is %j', (title, name) => {
    expect(safeName(title, 'Untitled')).toBe(name);
  });

  test('is never too long for a file system, and no character is cut in two', () => {
    for (const title of ['x'.repeat(500), '語'.repeat(500), '👍🏽'.repeat(500), 'e\u0301'.repeat(500)]) {
      const name = safeName(title, 'Untitled');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(title.normalize('NFC').startsWith(name)).toBe(true);
    }
  });
});

test('paths are unique even if case and the encoding of accents are ignored', () => {
  const pathOf = createUniquePath();
  expect(pathOf('Work', 'Plan', '.md')).toBe('Work/Plan.md');
  expect(pathOf('Work', 'plan', '.md')).toBe('Work/plan (2).md');
  expect(pathOf('Home', 'Plan', '.md')).toBe('Home/Plan.md');
  expect(pathOf('Work', 'Cafe\u0301', '.md')).toBe('Work/Cafe\u0301.md');
  expect(pathOf('Work', 'Caf\u00e9', '.md')).toBe('Work/Caf\u00e9 (2).md');
  expect(pathOf('Work', 'Plan (2)', '.md')).toBe('Work/Plan (2) (2).md');
});
