import type {
  AnyRecordFormat,
  EntryPageFormat,
  DataPageFormat,
  FormatRow,
  JsonObject,
  ParseResult,
  RecordResult,
  SessionFormat,
} from './export-format.ts';
import { formatRegistry } from './format-registry.table.ts';
import { webListFormats } from './providers/web-lists.ts';
import { isObject } from './values/json-shape.ts';

export interface ParsedRecord {
  /** Null for an unknown shape. */
  source: FormatRow['format']['source'] | null;
  /** One result. An `ArchiveFormat` gives one per conversation, possibly none. */
  results: readonly RecordResult[];
}

/** Reads a record of JSON by its shape; a record of an unknown shape is skipped with a reason. */
export function parseRecord(record: unknown): ParsedRecord {
  const format = findRecordFormat(record);
  if (!format) {
    const reason = 'This record has no messages in a known format.';
    return { source: null, results: [{ skip: { code: 'not_a_conversation', reason } }] };
  }
  const parsed = format.parse(record as JsonObject);
  return { source: format.source, results: Array.isArray(parsed) ? parsed : [parsed] };
}

/** The session format that has such records; undefined if there is none. */
export function findSessionFormat(record: unknown, path: string): SessionFormat | undefined {
  if (!isObject(record)) return undefined;
  for (const row of formatRegistry) {
    if (row.kind === 'session' && row.format.detect(record, path)) return row.format;
  }
  return undefined;
}

/** Reads a text in the first format that recognises it; null if none does. */
export function parseText(
  text: string,
  path: string,
): { source: ParsedRecord['source']; results: ParseResult[] } | null {
  for (const row of formatRegistry) {
    if (row.kind !== 'text') continue;
    const results = row.format.parse(text, path);
    if (results !== null) return { source: row.format.source, results };
  }
  return null;
}

/** Whether a text begins with the header of a known table. */
export function isTable(head: string): boolean {
  return formatRegistry.some((row) => row.kind === 'table' && row.format.detect(head));
}

/** Reads a table in the first format that recognises it; null if none does. */
export function parseTable(text: string): { source: ParsedRecord['source']; results: ParseResult[] } | null {
  for (const row of formatRegistry) {
    const results = row.kind === 'table' ? row.format.parse(text) : null;
    if (results !== null) return { source: row.format.source, results };
  }
  return null;
}

/** All formats of pages whose script contains JSON. */
export function listDataPageFormats(): DataPageFormat[] {
  return formatRegistry.flatMap((row) => (row.kind === 'page' && 'dataStart' in row.format ? [row.format] : []));
}

/** All formats of pages that are a list of elements. */
export function listEntryPageFormats(): EntryPageFormat[] {
  return formatRegistry.flatMap((row) => (row.kind === 'page' && 'entryStart' in row.format ? [row.format] : []));
}

function findRecordFormat(record: unknown): AnyRecordFormat | undefined {
  if (!isObject(record)) return undefined;
  for (const row of formatRegistry) {
    if (row.kind === 'record' && row.format.detect(record)) return row.format;
  }
  return webListFormats.find((format) => format.detect(record));
}
