import { createHash } from 'node:crypto';
import type { FormatRow } from '@app/formats/export-format';
import { findSessionFormat, parseText } from '@app/formats/find-format';
import { formatRegistry } from '@app/formats/format-registry.table';
import { createSplitter } from '@app/formats/reading/part-splitter';
import { decodeHead, isZip } from '@app/formats/reading/sniff-part';
import { maskText, maskValue, type SecretList } from '@app/understanding/mask-json';
import { maskLines } from '#masking/mask-lines.ts';
import { removeDrafts } from '#masking/remove-drafts.ts';
import { CONVERSATION_FILE } from '#sources/collected-folders.ts';
import type { Payload } from './payload.ts';
import { listZip } from './read-zip.ts';

/**
 * The maximum size in bytes of a file in a collected folder and of a file in a ZIP archive: each is read into memory as
 * a whole. A person has to upload larger files to the archive.
 */
export const MAX_EXPORT_BYTES = 128 * 1024 ** 2;
const LIMITS = { maxRecordBytes: 64 * 1024 ** 2, maxDepth: 4096, firstIndex: 0 };

/**
 * Splits a file of a collected folder into records. An export becomes one record for each conversation; a session or a
 * text is one record as a whole. The format is recognised by its structure. Null for an incomplete file.
 */
export function splitExport(bytes: Buffer, externalId: string, foundSecrets: SecretList): Payload[] | null {
  if (isZip(bytes)) return splitZip(bytes, externalId, foundSecrets);
  if (!/^\s*[[{]/.test(decodeHead(bytes))) return toText(bytes.toString(), externalId, foundSecrets);
  const values = splitValues(bytes, externalId);
  if (values === null) return null;
  const wholeFormat = findWholeFormat(values, externalId);
  if (wholeFormat === undefined) return values.flatMap((value) => toRecord(value, externalId, foundSecrets));
  const isLines = values.length > 1 && !/^\s*\[/.test(decodeHead(bytes));
  const text = isLines
    ? maskLines(bytes, wholeFormat.key, foundSecrets).text
    : JSON.stringify(maskValue(values, foundSecrets));
  return [{ externalId, format: wholeFormat.key, provider: wholeFormat.format.source, text, isPlainText: false }];
}

/** The records of all exports in a ZIP archive. Leaves out files that are damaged, too large or not exports. */
function splitZip(bytes: Buffer, externalId: string, foundSecrets: SecretList): Payload[] | null {
  const entries = listZip(bytes);
  if (entries === null) return null;
  return entries.flatMap(({ path, size, read }) => {
    if (!CONVERSATION_FILE.test(path) || size > MAX_EXPORT_BYTES) return [];
    try {
      const content = read();
      return isZip(content) ? [] : (splitExport(content, `${externalId}/${path}`, foundSecrets) ?? []);
    } catch {
      return [];
    }
  });
}

/** The format of a file whose values together form one conversation: a session, or a list of single messages. */
function findWholeFormat(values: readonly unknown[], path: string): FormatRow | undefined {
  const beginning = values.slice(0, 100);
  const session = beginning.flatMap((value) => findSessionFormat(value, path) ?? [])[0];
  if (session !== undefined) return formatRegistry.find(({ format }) => format === session);
  const records = beginning.filter(isRecord);
  return records.map(findRecordRow).find((row, index) => {
    const parsed = row?.kind === 'record' ? row.format.parse(records[index] ?? {}) : [];
    return 'message' in parsed;
  });
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findRecordRow(record: JsonRecord): FormatRow | undefined {
  return formatRegistry.find((row) => row.kind === 'record' && row.format.detect(record));
}

function splitValues(bytes: Buffer, path: string): unknown[] | null {
  const splitter = createSplitter('json', path, LIMITS);
  const values: unknown[] = [];
  for (const record of [...splitter.push(bytes), ...splitter.finish()]) {
    if (record.fault === 'truncated') return null;
    if (!record.bytes) continue;
    try {
      values.push(JSON.parse(record.bytes.toString()));
    } catch {
      return null;
    }
  }
  return values;
}

/** Turns one conversation of an export into a record; leaves out a value of unknown structure. */
function toRecord(value: unknown, externalId: string, foundSecrets: SecretList): Payload[] {
  const row = isRecord(value) ? findRecordRow(value) : undefined;
  if (row === undefined || !isRecord(value)) return [];
  const text = JSON.stringify(maskValue(removeDrafts(value, row.key), foundSecrets));
  const id = idOf(value) ?? createHash('sha256').update(text.slice(0, 2000)).digest('hex').slice(0, 16);
  return [
    { externalId: `${externalId}#${id}`, format: row.key, provider: row.format.source, text, isPlainText: false },
  ];
}

function idOf(record: JsonRecord): string | null {
  const id = ['conversation_id', 'uuid', 'id'].map((name) => record[name]).find((value) => typeof value === 'string');
  return typeof id === 'string' && id !== '' ? id : null;
}

function toText(text: string, externalId: string, foundSecrets: SecretList): Payload[] {
  const provider = parseText(text, externalId)?.source;
  if (provider === undefined || provider === null) return [];
  const row = formatRegistry.find((row) => row.kind === 'text' && row.format.parse(text, externalId) !== null);
  return [{ externalId, format: row?.key ?? '', provider, text: maskText(text, foundSecrets), isPlainText: true }];
}
