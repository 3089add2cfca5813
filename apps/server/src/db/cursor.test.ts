import { Cursor } from '@app/contract/primitives';
import { safeParse } from 'zod/v4/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';

const position = z.tuple([z.string(), z.uuid()]);
const row = ['2026-11-20T09:00:00.000Z', '00000000-0000-7000-8000-000000000001'] as const;

test('a cursor leads back to its row and passes the contract', () => {
  const cursor = encodeCursor(row);
  expect(decodeCursor(cursor, position)).toEqual(row);
  expect(safeParse(Cursor, cursor).success).toBe(true);
});

test.each([
  ['', 'empty'],
  ['AAAA', 'not JSON'],
  [encodeCursor([1]), 'of another list'],
  ['%%%', 'not base64'],
])('the cursor %j (%s) is refused with a message', (cursor) => {
  expect(() => decodeCursor(cursor, position)).toThrow(
    expect.objectContaining({ code: 'request.invalid', status: 400, message: 'This page does not exist.' }),
  );
});
