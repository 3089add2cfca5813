import { describe, expect, it } from 'vitest';
import { createIdGenerator, createSequentialIds, isId, newId, newToken } from './ids.ts';

describe('new ids', () => {
  it('are version 7 UUIDs that begin with their time in milliseconds', () => {
    const makeId = createIdGenerator(() => 0x0123_4567_89ab);
    expect(makeId()).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sort in the order of their creation, even within a millisecond or when the clock is set back', () => {
    let now = 1_000_000;
    const makeId = createIdGenerator(() => now);
    const ids = Array.from({ length: 10_000 }, (_, index) => {
      if (index === 5000) now -= 500;
      return makeId();
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are recognised as ids, unlike other text', () => {
    expect(isId(newId())).toBe(true);
    expect(isId('Work')).toBe(false);
    expect(isId(`${newId()} `)).toBe(false);
  });
});

it('sequential ids are predictable and valid', () => {
  const makeId = createSequentialIds();
  expect([makeId(), makeId()]).toEqual([
    '00000000-0000-7000-8000-000000000001',
    '00000000-0000-7000-8000-000000000002',
  ]);
});

it('tokens have 256 bits and differ', () => {
  const tokens = new Set(Array.from({ length: 100 }, newToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});
