import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CaptureRecord } from '@app/contract/captures';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import type { FormatRow } from '@app/formats/export-format';
import { withTitle } from '@app/formats/reading/title-files';
import { AppError } from '#platform/app-error.ts';
import { openImportReader } from '../reading/import-reader.ts';
import type { CaptureFiles } from './capture-files.ts';
import { capturePath } from './capture-path.ts';

/** A record whose payload is complete, and its format. */
export interface ReadableCapture {
  record: CaptureRecord;
  format: FormatRow;
}

/** The content of a record: a conversation, or a sentence about a part that could not be read. */
export type CaptureItem = { conversation: ParsedConversation } | { reason: string; isUnknownFormat?: boolean };

/**
 * Reads records with the parsers of imports, in the thread that reads imports, and calls `store` with their contents in
 * order. Throws what `store` throws. A record that makes the thread die is reported, and the other records are still read.
 */
export async function readCaptures(
  { files, sender }: { files: CaptureFiles; sender: string },
  captures: readonly ReadableCapture[],
  store: (index: number, item: CaptureItem) => Promise<void>,
): Promise<void> {
  await files.withDirectory(async (directory) => {
    const uploads = await Promise.all(
      captures.map(async ({ record, format }, index) => {
        const file = path.join(directory, String(index));
        if (record.parts === undefined) await writeFile(file, record.payload, { mode: 0o600 });
        else await files.joinParts(sender, record, file);
        // Each record gets a folder of its own, named by its index. Otherwise a parser could mistake one record for the
        // title file of another.
        return { path: file, name: `${index}/${capturePath(format, record.externalId)}` };
      }),
    );
    const onItem = (index: number, item: CaptureItem) => store(index, toStoredItem(captures[index], item));
    const { last, error } = await readFrom(uploads, 0, onItem);
    if (error === undefined) return;
    // One at a time, so that only the unreadable record is lost.
    for (let index = last; index < uploads.length; index += 1) {
      const alone = await readFrom(uploads.slice(index, index + 1), index, onItem);
      if (alone.error !== undefined) await store(index, { reason: alone.error });
    }
  });
}

type Uploads = readonly { path: string; name: string }[];

/**
 * Calls `onItem` with the contents of records. With `error`, the record `last` could not be read to its end, and `onItem`
 * is called again with the same contents when it is read alone. Throws what `onItem` throws.
 */
async function readFrom(
  uploads: Uploads,
  first: number,
  onItem: (index: number, item: CaptureItem) => Promise<void>,
): Promise<{ last: number; error?: string }> {
  let last = first;
  const batches = openImportReader({ files: uploads, areRecords: true })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const read = await nextBatch(batches);
      if ('error' in read) return { last, error: read.error };
      if (read.items === undefined) return { last };
      for (const item of read.items) {
        last = first + item.cursor.file;
        const isUnknownFormat = item.type === 'skipped' && item.code === 'unknown_format';
        await onItem(
          last,
          item.type === 'conversation' ? { conversation: item.conversation } : { reason: item.reason, isUnknownFormat },
        );
      }
    }
  } finally {
    await batches.return?.();
  }
}

/** The next items, or the error of the reader. Thrown errors are so those of `onItem` alone. */
async function nextBatch(batches: ReturnType<typeof openImportReader>) {
  try {
    const { done, value } = await batches.next();
    return { items: done === true ? undefined : value.items };
  } catch (error) {
    if (error instanceof AppError) return { error: error.message };
    throw error;
  }
}

/** Formats of files that other programs produce from the conversations of several providers. */
const MIXED_FORMATS: ReadonlySet<string> = new Set(['page-export', 'page-markdown', 'specstory']);

/** The item with the title that was sent with the record, or a reason if its content is not in the format of the record. */
function toStoredItem(capture: ReadableCapture | undefined, item: CaptureItem): CaptureItem {
  if (capture === undefined) return item;
  const { format, record } = capture;
  if ('reason' in item) {
    const reason = `This is no conversation of ${format.name}, or ${format.name} has changed its format.`;
    return item.isUnknownFormat === true ? { reason } : item;
  }
  const isExpected = MIXED_FORMATS.has(format.key) || item.conversation.source === format.format.source;
  if (!isExpected) return { reason: `This is not a conversation of ${format.name}.` };
  return record.title === undefined ? item : { conversation: withTitle(item.conversation, record.title) };
}
