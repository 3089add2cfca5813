import { stat } from 'node:fs/promises';
import { AppError } from '#platform/app-error.ts';
import { describeCompanion } from '../unpacking/known-companions.ts';
import { isManifest, isPrivateFile } from '../unpacking/private-files.ts';
import type { ImportBatch, UploadedFile, WorkerInput } from './worker-messages.ts';
import type { ImportSource, ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { ItemPreparer, type OnFailure } from './prepare-items.ts';
import { plainName } from './read-export.errors.ts';
import { readExport } from './read-export.ts';
import type { ConversationItem, ExportItem, ImportCursor, SkippedItem } from './read-export.types.ts';
import { UnknownFormatError } from './unknown-format.ts';
import { SeparateTitles } from './separate-titles.ts';

/** Characters of text per batch: about ten long conversations, which can be stored together. */
const BATCH_WEIGHT = 512 * 1024;
const BATCH_ITEMS = 100;
/** After this many bytes without a batch, a batch reports the progress even if it is empty. */
const PROGRESS_INTERVAL_BYTES = 8 * 1024 * 1024;

/**
 * Reads the uploaded files in batches. A file that cannot be imported becomes a skipped item. The first error is thrown if
 * nothing was found, or if there is only one file. `onFailure` is called with the first error of the engine.
 */
export async function* readBatches(
  input: WorkerInput,
  onFailure: OnFailure,
): AsyncGenerator<ImportBatch, void, undefined> {
  const sizes = await Promise.all(input.files.map(async (file) => (await stat(file.path)).size));
  const batcher = new Batcher(sizes, input.resumeAfter);
  const preparer = new ItemPreparer(input, onFailure);
  const titles = await SeparateTitles.readUpload(input.files);
  let firstError: AppError | null = null;
  for (const [index, file] of input.files.entries()) {
    if ((input.resumeAfter && index < input.resumeAfter.file) || titles.isTitleFile(file.name)) {
      batcher.endFile(index);
      continue;
    }
    if (input.files.length > 1 && input.areRecords !== true && isNeverOpened(file.name)) {
      const reason = describeCompanion(file.name) ?? 'This file contains no conversations and was not opened.';
      batcher.add(toSkipped(file, reason, endOf(index)), index);
      batcher.endFile(index);
      continue;
    }
    try {
      for await (const item of readFile(input, { ...file, index, titles })) {
        batcher.add(await preparer.prepare(item), index);
        if (batcher.isDue) yield batcher.take();
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      firstError ??= error;
      // A file in an unknown format is a skipped item already.
      if (input.files.length > 1 && !(error instanceof UnknownFormatError))
        batcher.add(toSkipped(file, error.message, endOf(index)), index);
    }
    batcher.endFile(index);
  }
  yield batcher.take();
  const hasNothing = !batcher.hasConversations && !input.resumeAfter;
  if (firstError && (hasNothing || input.files.length === 1)) throw firstError;
}

/** An outline has the number of messages instead of the messages. */
function isOutline(item: ConversationItem): boolean {
  return item.messageCount !== undefined;
}

/** Whether a file of an unpacked export never contains conversations: an account file or a manifest. */
function isNeverOpened(name: string): boolean {
  return isPrivateFile(name) || isManifest(name);
}

/** A cursor after all records of a file. */
function endOf(file: number): ImportCursor {
  return { file, entry: Number.MAX_SAFE_INTEGER, record: 0 };
}

function readFile(
  input: WorkerInput,
  { path, name, index, titles }: UploadedFile & { index: number; titles: SeparateTitles },
): AsyncGenerator<ExportItem> {
  const { resumeAfter, limits, assetDirectory, keptFileTarget, groupsByTime } = input;
  return readExport(path, name, {
    fileIndex: index,
    titles,
    resumeAfter: resumeAfter?.file === index ? resumeAfter : null,
    limits,
    assetDirectory,
    keptFileTarget,
    groupsByTime: groupsByTime === true,
  });
}

function toSkipped(file: UploadedFile, reason: string, cursor: ImportCursor): SkippedItem {
  return { type: 'skipped', item: plainName(file.name), code: 'unreadable_file', reason, cursor };
}

/** Collects items into batches, and counts the bytes read of all files. */
class Batcher {
  readonly #sizes: readonly number[];
  readonly #bytesTotal: number;
  readonly #sources = new Set<ImportSource>();
  #items: (ConversationItem | SkippedItem)[] = [];
  #cursor: ImportCursor | null;
  #weight = 0;
  #bytesRead = 0;
  #bytesReported = 0;
  hasConversations = false;

  constructor(sizes: readonly number[], resumeAfter: ImportCursor | null) {
    this.#sizes = sizes;
    this.#bytesTotal = this.#sizeBefore(sizes.length);
    this.#cursor = resumeAfter;
  }

  get isDue(): boolean {
    const isProgressDue = this.#bytesRead - this.#bytesReported >= PROGRESS_INTERVAL_BYTES;
    return this.#weight >= BATCH_WEIGHT || this.#items.length >= BATCH_ITEMS || isProgressDue;
  }

  add(item: ExportItem, file: number): void {
    if (item.type === 'source') this.#sources.add(item.source);
    else if (item.type === 'progress') {
      const share = item.bytesTotal === 0 ? 1 : item.bytesRead / item.bytesTotal;
      this.#bytesRead = this.#sizeBefore(file) + Math.round((this.#sizes[file] ?? 0) * share);
    } else {
      this.#items.push(item);
      this.#cursor = item.cursor;
      if (item.type === 'conversation' && !isOutline(item)) this.#weight += weigh(item.conversation);
      this.hasConversations ||= item.type === 'conversation';
    }
  }

  endFile(file: number): void {
    this.#bytesRead = this.#sizeBefore(file + 1);
  }

  take(): ImportBatch {
    const batch: ImportBatch = {
      items: this.#items,
      sources: [...this.#sources],
      bytesRead: this.#bytesRead,
      bytesTotal: this.#bytesTotal,
      cursor: this.#cursor,
    };
    this.#items = [];
    this.#weight = 0;
    this.#bytesReported = this.#bytesRead;
    return batch;
  }

  #sizeBefore(file: number): number {
    return this.#sizes.slice(0, file).reduce((sum, size) => sum + size, 0);
  }
}

/** Characters of a conversation's texts, with an estimate for everything else. */
function weigh({ messages, documents = [] }: ParsedConversation): number {
  let weight = 0;
  for (const message of messages) {
    weight += message.content.length + 200;
    for (const block of message.blocks ?? []) weight += 'text' in block ? (block.text?.length ?? 0) : 200;
  }
  for (const { versions } of documents) for (const { text } of versions) weight += text.length + 200;
  return weight;
}
