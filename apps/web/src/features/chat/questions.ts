import { readableText } from '@app/contract/readable-text';
import type { ThreadRow } from './thread-rows.ts';

/** A question of the person, as the outline names it. */
export interface Question {
  /** The id of its message. */
  id: string;
  /** Its beginning, on one line; may be empty, for example when only a file was sent. */
  text: string;
}

const MAX_LENGTH = 140;

/** The questions of the thread, from top to bottom. */
export function listQuestions(rows: readonly ThreadRow[]): Question[] {
  return rows.flatMap((row) =>
    row.kind === 'message' && row.message.role === 'user'
      ? [{ id: row.key, text: firstWords(row.message.content) }]
      : [],
  );
}

/** The beginning of a text, on one line. */
export function firstWords(content: string): string {
  return readableText(content.slice(0, MAX_LENGTH)).replaceAll(/\s+/gu, ' ').trim();
}

/** The key of the question that a row belongs to: the row itself if it is a question, else the last question above. */
export function questionAt(rows: readonly ThreadRow[], key: string | undefined): string | undefined {
  const from = rows.findIndex((row) => row.key === key);
  const question = rows.slice(0, from + 1).findLast((row) => row.kind === 'message' && row.message.role === 'user');
  return question?.key;
}
