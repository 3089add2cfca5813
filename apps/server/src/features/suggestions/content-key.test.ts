import { expect, test } from 'vitest';
import { contentKey } from './content-key.ts';

test('suggestions that differ only in case, whitespace or time format have the same key', () => {
  const key = contentKey({ type: 'schedule', title: 'Lunch with  Ana', datetime: '2026-11-24T12:00:00Z' });
  expect(contentKey({ type: 'schedule', title: ' lunch with ana', datetime: '2026-11-24T13:00:00+01:00' })).toBe(key);
  expect(contentKey({ type: 'schedule', title: 'Lunch with Ana', datetime: '2026-11-25T12:00:00Z' })).not.toBe(key);
  expect(contentKey({ type: 'task', title: 'Lunch with Ana', datetime: '2026-11-24T12:00:00Z' })).not.toBe(key);
});
