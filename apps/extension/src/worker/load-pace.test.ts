import { expect, test } from 'vitest';
import { LoadPace } from './load-pace.ts';

test('each conversation is loaded at most once in ten seconds, and at most one conversation per second', () => {
  let now = 0;
  const pace = new LoadPace(() => now);
  const mayLoadAt = (seconds: number, key: string): boolean => {
    now = seconds * 1_000;
    return pace.mayLoad(key);
  };
  expect(mayLoadAt(0, 'a')).toBe(true);
  expect(mayLoadAt(0.5, 'b')).toBe(false);
  expect(mayLoadAt(1, 'b')).toBe(true);
  expect(mayLoadAt(3, 'a')).toBe(false);
  expect(mayLoadAt(10, 'a')).toBe(true);
  expect(mayLoadAt(11, 'b')).toBe(true);
});
