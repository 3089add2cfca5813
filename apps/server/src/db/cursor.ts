import type { z } from 'zod';
import { AppError } from '#platform/app-error.ts';

/** The sort key of the last row of a page, such as [updatedAt, id]. */
export type CursorPosition = readonly (string | number | boolean | null)[];

/**
 * Encodes the position after a row, so that the next page starts there even if rows were added in the meantime. A
 * cursor is opaque to clients, but neither secret nor signed: a forged one only leads to another position in the user's
 * own list.
 */
export function encodeCursor(position: CursorPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Decodes a cursor. Throws `request.invalid` (400) for anything that `encodeCursor` would not have produced for this
 * list.
 */
export function decodeCursor<Position extends CursorPosition>(cursor: string, schema: z.ZodType<Position>): Position {
  const result = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!result.success) throw new AppError({ code: 'request.invalid', message: 'This page does not exist.' });
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
