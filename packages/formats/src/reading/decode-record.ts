import { parseRecord, type ParsedRecord } from '../find-format.ts';
import { asText, isObject } from '../values/json-shape.ts';
import type { RecordFault } from './json-stream.ts';
import type { RawRecord } from './record-splitter.ts';

export interface RecordLimits {
  /** Bytes of one record. */
  maxRecordBytes: number;
  /** Levels of nesting in one record. */
  maxDepth: number;
}

/**
 * The value of a JSON record. If the record is already parsed, its results are returned; if it cannot be read, the
 * reason why it is skipped.
 */
export function decodeRecord(record: RawRecord, limits: RecordLimits): ParsedRecord | { value: unknown } {
  if (record.parsed) return record.parsed;
  if (!record.bytes) return toSkipped(record.fault ?? 'truncated', faultReason(record.fault ?? 'truncated', limits));
  try {
    return { value: JSON.parse(record.bytes.toString()) as unknown };
  } catch {
    return toSkipped('invalid_json', 'This record is damaged and cannot be read.');
  }
}

/** Parses a record. What is skipped gets the name of the record. */
export function parseNamed(value: unknown): ParsedRecord {
  const { source, results } = parseRecord(value);
  const name = nameOf(value);
  return { source, results: results.map((result) => ('skip' in result && name ? { name, ...result } : result)) };
}

function toSkipped(code: 'invalid_json' | RecordFault, reason: string): ParsedRecord {
  return { source: null, results: [{ skip: { code, reason } }] };
}

function nameOf(value: unknown): string | null {
  return isObject(value) ? shortenName(asText(value['title']) || asText(value['name'])) : null;
}

/** A name as one line of at most 300 characters. */
export function shortenName(name: string | undefined): string | null {
  const line = (name ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? null : line.slice(0, 300).toWellFormed().replaceAll('\0', '');
}

function faultReason(fault: RecordFault, limits: RecordLimits): string {
  switch (fault) {
    case 'too_large':
      return `This record is larger than ${Math.round(limits.maxRecordBytes / 1024 ** 2)} MB.`;
    case 'too_deep':
      return `This record is nested deeper than ${limits.maxDepth} levels.`;
    case 'truncated':
      return 'The file ends in the middle of this record.';
  }
}
