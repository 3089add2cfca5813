import { describe, expect, test } from 'vitest';
import { applyEdits } from './text-edits.ts';

const makeEdit = (pattern: string, replacement: string, isEverywhere = false) => ({
  pattern,
  replacement,
  isEverywhere,
});

describe('edits by pattern', () => {
  test('a pattern of everything replaces the whole text', () => {
    expect(applyEdits('one\ntwo', [makeEdit('.*', 'new')])).toBe('new');
    expect(applyEdits('one\ntwo', [makeEdit(String.raw`[\s\S]*`, 'new')])).toBe('new');
    expect(applyEdits('', [makeEdit('.*', 'new')])).toBe('new');
  });

  test('escaped characters stand for themselves', () => {
    expect(applyEdits('f(x) = 2.5', [makeEdit(String.raw`f\(x\) = 2\.5`, 'g(x) = 3')])).toBe('g(x) = 3');
    expect(applyEdits('a\nb', [makeEdit(String.raw`a\nb`, 'c')])).toBe('c');
  });

  test('a gap is matched greedily or lazily, as it is written', () => {
    expect(applyEdits('<a>1</a><a>2</a>', [makeEdit('<a>.*?</a>', 'x')])).toBe('x<a>2</a>');
    expect(applyEdits('<a>1</a><a>2</a>', [makeEdit('<a>.*?</a>', 'x', true)])).toBe('xx');
    expect(applyEdits('<a>1</a>, <a>2</a>!', [makeEdit('<a>.*</a>', 'x')])).toBe('x!');
    expect(applyEdits('# Plan\nold\n# Costs\n9', [makeEdit(String.raw`# Costs[\s\S]*$`, '# Costs\n10')])).toBe(
      '# Plan\nold\n# Costs\n10',
    );
  });

  test('only the first match is replaced, unless `isEverywhere` is true', () => {
    expect(applyEdits('a a a', [makeEdit('a', 'b')])).toBe('b a a');
    expect(applyEdits('a a a', [makeEdit('a', 'b', true)])).toBe('b b b');
  });

  test('edits are made one after another', () => {
    expect(applyEdits('a', [makeEdit('a', 'b'), makeEdit('b', 'c')])).toBe('c');
  });

  test('an edit that matches nowhere gives null', () => {
    expect(applyEdits('text', [makeEdit('missing', 'x')])).toBeNull();
    expect(applyEdits('text', [makeEdit('t', 'T'), makeEdit('missing', 'x')])).toBeNull();
    expect(applyEdits('aab', [makeEdit('(a+)+b', 'x')])).toBeNull();
  });

  test('a pattern on which a regular expression would run forever is matched quickly', () => {
    const text = 'a'.repeat(200_000);
    const began = performance.now();
    expect(applyEdits(text, [makeEdit('(a+)+$', 'x'), makeEdit('a.*a.*a.*a.*b', 'x', true)])).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('a text that only looks like a pattern is searched for literally', () => {
    expect(applyEdits('cost (net)', [makeEdit('cost (net)', 'cost')])).toBe('cost');
  });
});
