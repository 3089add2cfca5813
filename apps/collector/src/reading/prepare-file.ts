import { createHash } from 'node:crypto';
import type { SecretList } from '@app/understanding/mask-json';
import type { SourceFile } from '#sources/source.ts';
import { READER_VERSION, type Cursor } from '#state/cursor.ts';
import { readConversations, type FoundConversations } from './read-conversations.ts';
import { isSameVersion, readVersion, readStable, type FileVersion } from './read-stable.ts';
import { MAX_EXPORT_BYTES } from './split-export.ts';
import type { Payload } from './payload.ts';
import { countCompleteBytes, readPayloads } from './read-payloads.ts';

export interface PreparedRecord extends Payload {
  hash: string;
}

export type PreparedFile =
  /** Nothing to send. `isTouched`: only the times of the file have changed. */
  | { type: 'unchanged'; cursor: Cursor; isTouched: boolean }
  /** Records that the archive lacks; empty if the file has no conversation. */
  | { type: 'changed'; cursor: Cursor; records: PreparedRecord[]; secrets: SecretList }
  /** The file is still being written, or cannot be read yet; it is tried again later. */
  | { type: 'incomplete' }
  | { type: 'gone' };

/** The known states of a file: the one that the archive has, and a later one that waits to be sent. */
export interface KnownStates {
  sent: Cursor | undefined;
  pending: Cursor | undefined;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * Reads a file if it differs from its known states, masks its secrets, and returns the new records. A record contains
 * its whole conversation, even if only one line is new: the archive merges the record by the ids of conversations and
 * messages.
 * `titleJson` is the title from another file, as JSON; empty if there is none.
 */
export async function prepareFile(
  file: SourceFile,
  { sent, pending }: KnownStates,
  titleJson: string,
): Promise<PreparedFile> {
  const known = pending ?? sent;
  const fileVersion = await readVersion(file.path);
  if (fileVersion === null) return { type: 'gone' };
  if (
    known !== undefined &&
    isSameVersion(fileVersion, known) &&
    known.titleJson === titleJson &&
    !isToBeRetried(known)
  )
    return { type: 'unchanged', cursor: known, isTouched: false };
  const read = await readStable(file.path);
  if (read.type === 'too_large') return withoutRecords(file, fileVersion, titleJson, 'The file is larger than 256 MB.');
  if (file.kind.shape === 'export' && fileVersion.size > MAX_EXPORT_BYTES)
    return withoutRecords(file, fileVersion, titleJson, 'The file is larger than 128 MB: import it in the archive.');
  if (read.type !== 'read') return { type: read.type === 'gone' ? 'gone' : 'incomplete' };
  const complete = read.bytes.subarray(0, countCompleteBytes(read.bytes, file.kind));
  const hash = sha256(complete);
  if (known !== undefined && known.hash === hash && known.titleJson === titleJson && !isToBeRetried(known))
    return { type: 'unchanged', cursor: { ...known, ...read.version }, isTouched: true };
  if (complete.length === 0) return { type: 'incomplete' };
  const secrets: SecretList = [];
  const payloads = readPayloads(complete, file.kind, titleJson, secrets);
  if (payloads === null) return { type: 'incomplete' };
  const cursor = {
    ...emptyCursor(file, read.version, titleJson),
    offset: complete.length,
    hash,
    masked: secrets.length,
  };
  const records = await addPayloads(cursor, payloads);
  const isNew = (record: PreparedRecord) =>
    sent === undefined || isToBeRetried(sent) || sent.records[record.externalId] !== record.hash;
  return { type: 'changed', cursor: { ...cursor, failures: 0 }, records: records.filter(isNew), secrets };
}

/** A file that the archive refused is sent a few more times, even if it stays the same. */
function isToBeRetried({ failures }: Cursor): boolean {
  return failures > 0 && failures < 5;
}

/** Whether text was only appended to the file since the known state. */
export async function hasOnlyGrown(path: string, known: Pick<Cursor, 'offset' | 'hash'>): Promise<boolean> {
  const read = await readStable(path);
  return read.type === 'read' && sha256(read.bytes.subarray(0, known.offset)) === known.hash;
}

/** Turns the payloads that contain a conversation into records, and adds these to the cursor. */
async function addPayloads(cursor: Cursor, payloads: readonly Payload[]): Promise<PreparedRecord[]> {
  const records: PreparedRecord[] = [];
  let reason: string | null = payloads.length === 0 ? 'There is no conversation of a known format in this file.' : null;
  for (const payload of payloads) {
    const found = await readConversations(Buffer.from(payload.text), payload.externalId, payload.isPlainText);
    reason ??= found.skipReason;
    if (found.ids.length === 0) continue;
    const record = { ...payload, hash: sha256(payload.text).slice(0, 20) };
    records.push(record);
    cursor.records[record.externalId] = record.hash;
    cursor.conversations.push(...found.ids);
    cursor.span = joinSpans(cursor.span, found.span);
  }
  cursor.skipReason = records.length > 0 ? null : reason;
  return records;
}

function joinSpans(a: Cursor['span'], b: FoundConversations['span']): Cursor['span'] {
  if (a === null || b === null) return a ?? b;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

function emptyCursor(file: SourceFile, fileVersion: FileVersion, titleJson: string): Cursor {
  return {
    ...fileVersion,
    key: file.key,
    offset: 0,
    hash: '',
    titleJson,
    version: READER_VERSION,
    records: {},
    conversations: [],
    span: null,
    masked: 0,
    skipReason: null,
    failures: 0,
  };
}

/** A file from which nothing is sent, with the reason. */
function withoutRecords(
  file: SourceFile,
  fileVersion: FileVersion,
  titleJson: string,
  skipReason: string,
): PreparedFile {
  return {
    type: 'changed',
    cursor: { ...emptyCursor(file, fileVersion, titleJson), skipReason },
    records: [],
    secrets: [],
  };
}
