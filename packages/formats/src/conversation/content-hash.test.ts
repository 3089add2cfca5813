import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentHash } from './content-hash.ts';

function hashOf(...texts: string[]): string {
  const hash = new ContentHash();
  for (const text of texts) hash.add(text);
  return hash.digest();
}

test('the hash of a text never changes, because stored hashes are compared with new ones', () => {
  expect(hashOf('')).toBe(hashOf(''));
  expect(hashOf('Hello, 世界 🌍', 'second')).toBe('1ded8421b611c19a');
});

test('the boundaries between texts count', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('a')).not.toBe(hashOf('a', ''));
});

test('changing, adding or removing any character changes the hash', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1 }),
      (text, seed, other) => {
        const at = seed % text.length;
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        expect(hashOf(changed) === hashOf(text)).toBe(changed === text);
        expect(hashOf(text + other)).not.toBe(hashOf(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test('two thousand texts that differ in a digit have different hashes', () => {
  const hashes = Array.from({ length: 2000 }, (_, index) => hashOf(`Message ${index} of a long conversation`));
  expect(new Set(hashes).size).toBe(2000);
});
