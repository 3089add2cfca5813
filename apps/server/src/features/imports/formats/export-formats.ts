import { chatgptFormat } from './chatgpt.ts';
import { claudeDesignFormat } from './claude-design.ts';
import { claudeFormat } from './claude.ts';
import type { ExportFormat, ParseResult } from './export-format.ts';
import { isObject } from './json-shape.ts';

/** Every provider whose export is read, tried in this order. Another one is a file beside these and a line here. */
const exportFormats: readonly ExportFormat[] = [chatgptFormat, claudeFormat, claudeDesignFormat];

/** The provider a record has the shape of, if it has that of any. */
export function findFormat(record: unknown): ExportFormat | undefined {
  return isObject(record) ? exportFormats.find((format) => format.detect(record)) : undefined;
}

export function parseRecord(record: unknown): ParseResult {
  const format = findFormat(record);
  if (format && isObject(record)) return format.parse(record);
  return { skip: { code: 'not_a_conversation', reason: 'This record has no messages in a form we know.' } };
}
