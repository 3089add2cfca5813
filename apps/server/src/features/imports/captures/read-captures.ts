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

/** A record whose payload is complete. */
export interface ReadableCapture {
  record: CaptureRecord;
  row: FormatRow;
}

/** The content of a record: a conversation, or a sentence about a part that could not be read. */
export type CaptureItem = { conversation: ParsedConversation } | { reason: string; isUnknownFormat?: boolean };

/**
 * Reads records with the parsers of imports, in the thread that reads imports, and passes on their contents in order.
 * Throws what `store` throws. A record that makes the thread die is reported, and the other records are still read.
 */
export async function readCaptures(
  { files, sender }: { files: CaptureFiles; sender: string },
  captures: readonly ReadableCapture[],
  store: (index: number, item: CaptureItem) => Promise<void>,
): Promise<void> {
  await files.withDirectory(async (directory) => {
    const uploads = await Promise.all(
      captures.map(async ({ record, row }, index) => {
        const file = path.join(directory, String(index));
        if (record.parts === undefined) await writeFile(file, record.payload, { mode: 0o600 });
        else await files.joinParts(sender, record, file);
        // Each record gets a folder of its own, named by its index. Otherwise a parser could mistake one record for the
        // title file of another.
        return { path: file, name: `${index}/${capturePath(row, record.externalId)}` };
      }),
    );
    const pass = (index: number, item: CaptureItem) => store(index, checkFormat(captures[index], item));
    const { last, error } = await readFrom(uploads, 0, pass);
    if (error === undefined) return;
    // One at a time, so that only the unreadable record is lost.
    for (let index = last; index < uploads.length; index += 1) {
      const alone = await readFrom(uploads.slice(index, index + 1), index, pass);
      if (alone.error !== undefined) await store(index, { reason: alone.error });
    }
  });
}

type Uploads = readonly { path: string; name: string }[];

/**
 * Passes on the contents of records. With `error`, the record `last` could not be read to its end; what was passed on of it
 * is passed on again when it is read alone. Throws what `pass` throws.
 */
async function readFrom(
  uploads: Uploads,
  first: number,
  pass: (index: number, item: CaptureItem) => Promise<void>,
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
        await pass(
          last,
          item.type === 'conversation' ? { conversation: item.conversation } : { reason: item.reason, isUnknownFormat },
        );
      }
    }
  } finally {
    await batches.return?.();
  }
}

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

/** Sets the title that was sent with the record. Returns a reason if the content is not of the format of the record. */
function checkFormat(capture: ReadableCapture | undefined, item: CaptureItem): CaptureItem {
  if (capture === undefined) return item;
  const { row, record } = capture;
  if ('reason' in item) {
    const reason = `This is no conversation of ${row.name}, or ${row.name} has changed its format.`;
    return item.isUnknownFormat === true ? { reason } : item;
  }
  const isExpected = MIXED_FORMATS.has(row.key) || item.conversation.source === row.format.source;
  if (!isExpected) return { reason: `This is not a conversation of ${row.name}.` };
  return record.title === undefined ? item : { conversation: withTitle(item.conversation, record.title) };
}
