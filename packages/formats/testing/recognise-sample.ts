import type { FormatRow } from '../src/export-format.ts';
import { formatRegistry } from '../src/format-registry.table.ts';
import { createSplitter } from '../src/reading/part-splitter.ts';
import { isObject } from '../src/values/json-shape.ts';

/** Keys of the formats that a file is recognised as. `path`: the file's path in a folder or a ZIP archive. */
export function recognise(bytes: Buffer, path: string): string[] {
  if (!/\.jsonl?$/.test(path)) return recogniseText(bytes.toString(), path);
  const records = splitRecords(bytes);
  const session = records.map((record) => findRow('session', record, path)).find((row) => row !== undefined);
  const rows = session ? [session] : records.map((record) => findRow('record', record, path));
  return [...new Set(rows.flatMap((row) => (row ? [row.key] : [])))];
}

function splitRecords(bytes: Buffer): unknown[] {
  const splitter = createSplitter('json', '', { maxRecordBytes: 32 * 1024 ** 2, maxDepth: 4096, firstIndex: 0 });
  return [...splitter.push(bytes), ...splitter.finish()].map(
    (record) => JSON.parse(record.bytes?.toString() ?? 'null') as unknown,
  );
}

function findRow(kind: 'record' | 'session', record: unknown, path: string): FormatRow | undefined {
  if (!isObject(record)) return undefined;
  return formatRegistry.find((row) => row.kind === kind && 'detect' in row.format && row.format.detect(record, path));
}

function recogniseText(text: string, path: string): string[] {
  const recognises = (row: FormatRow): boolean => {
    switch (row.kind) {
      case 'table':
        return row.format.detect(text);
      case 'page':
        return ('dataStart' in row.format ? row.format.dataStart : row.format.entryStart).test(text);
      case 'text':
        return /\.(md|txt)$/.test(path) && row.format.parse(text, path) !== null;
      case 'record':
      case 'session':
        return false;
    }
  };
  return formatRegistry.filter(recognises).map(({ key }) => key);
}
