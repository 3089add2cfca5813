import { describe, expect, test } from 'vitest';
import { applyEdits } from './text-edits.ts';

const edit = (pattern: string, replacement: string, isEverywhere = false) => ({ pattern, replacement, isEverywhere });

describe('edits by pattern', () => {
  test('a pattern of everything replaces the whole text', () => {
    expect(applyEdits('one\ntwo', [edit('.*', 'new')])).toBe('new');
    expect(applyEdits('one\ntwo', [edit(String.raw`[\s\S]*`, 'new')])).toBe('new');
    expect(applyEdits('', [edit('.*', 'new')])).toBe('new');
  });

  test('escaped characters are taken literally', () => {
    expect(applyEdits('f(x) = 2.5', [edit(String.raw`f\(x\) = 2\.5`, 'g(x) = 3')])).toBe('g(x) = 3');
    expect(applyEdits('a\nb', [edit(String.raw`a\nb`, 'c')])).toBe('c');
  });

  test('a gap is as short or as long as it asks for', () => {
    expect(applyEdits('<a>1</a><a>2</a>', [edit('<a>.*?</a>', 'x')])).toBe('x<a>2</a>');
    expect(applyEdits('<a>1</a><a>2</a>', [edit('<a>.*?</a>', 'x', true)])).toBe('xx');
    expect(applyEdits('<a>1</a>, <a>2</a>!', [edit('<a>.*</a>', 'x')])).toBe('x!');
    expect(applyEdits('# Plan\nold\n# Costs\n9', [edit(String.raw`# Costs[\s\S]*$`, '# Costs\n10')])).toBe(
      '# Plan\nold\n# Costs\n10',
    );
  });

  test('only the first place is replaced unless everywhere is meant', () => {
    expect(applyEdits('a a a', [edit('a', 'b')])).toBe('b a a');
    expect(applyEdits('a a a', [edit('a', 'b', true)])).toBe('b b b');
  });

  test('edits follow one another', () => {
    expect(applyEdits('a', [edit('a', 'b'), edit('b', 'c')])).toBe('c');
  });

  test('one that fits nowhere leaves no new text', () => {
    expect(applyEdits('text', [edit('missing', 'x')])).toBeNull();
    expect(applyEdits('text', [edit('t', 'T'), edit('missing', 'x')])).toBeNull();
    expect(applyEdits('aab', [edit('(a+)+b', 'x')])).toBeNull();
  });

  test('a pattern that would run for ever as a regular expression is answered at once', () => {
    const text = 'a'.repeat(200_000);
    const began = performance.now();
    expect(applyEdits(text, [edit('(a+)+$', 'x'), edit('a.*a.*a.*a.*b', 'x', true)])).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('a text that only looks like a pattern is searched for literally', () => {
    expect(applyEdits('cost (net)', [edit('cost (net)', 'cost')])).toBe('cost');
  });
});
