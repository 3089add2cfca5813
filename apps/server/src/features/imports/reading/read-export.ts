import { createReadStream } from 'node:fs';
import { AppError } from '#platform/app-error.ts';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import { Textdocs } from '../unpacking/textdocs.ts';
import type { ExportPart, OpenedExport } from '../unpacking/export-parts.ts';
import { describeCompanion } from '../unpacking/known-companions.ts';
import { openExport } from '../unpacking/open-export.ts';
import type { ImportSource } from '@app/formats/conversation/conversation-tree';
import { noConversations, notAnExport, plainName } from './read-export.errors.ts';
import type { ExportItem, ImportCursor, ReadExportOptions, ReadLimits } from './read-export.types.ts';
import { AssetUnpacker } from './unpack-assets.ts';
import { readPart, type PartReading } from '@app/formats/reading/read-part';
import { SeparateTitles } from './separate-titles.ts';
import { toUnknownItem, UnknownFormatError, unknownUpload, unopenedZip } from './unknown-format.ts';

const DEFAULT_LIMITS: ReadLimits = {
  maxEntries: 100_000,
  maxDecompressedBytes: 64 * 1024 ** 3,
  maxRatio: 250,
  maxRecordBytes: 32 * 1024 ** 2,
  maxDepth: 4096,
};
const PROGRESS_EVERY_BYTES = 64 * 1024;

/**
 * Reads one uploaded file of any provider and container as a stream: conversations and skipped records in the file's
 * order, each with its cursor, and the progress between them. Memory is bounded whatever the file's size.
 * Throws an AppError when the file as a whole cannot be imported (imports.not_an_export, imports.empty,
 * imports.truncated_zip, imports.archive_too_large, imports.unsafe_path), possibly after items were yielded.
 */
export async function* readExport(
  filePath: string,
  originalName: string,
  options: ReadExportOptions = {},
): AsyncGenerator<ExportItem, void, undefined> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  let opened: OpenedExport | undefined;
  let reading: ExportReading | undefined;
  try {
    opened = await openExport(filePath, originalName, limits);
    reading = new ExportReading(opened, originalName, limits, options);
    yield* reading.items();
  } catch (error) {
    if (error instanceof UnknownFormatError && reading?.hasUnknown !== true) {
      const file = { name: plainName(originalName), read: () => createReadStream(filePath) };
      yield await toUnknownItem(file, endOf(options.fileIndex ?? 0, 0), options.keptFileTarget);
    }
    throw error;
  } finally {
    await opened?.close();
  }
}

/** Reads the parts of one upload in their order, and remembers what was found. */
class ExportReading {
  readonly #parts: readonly ExportPart[];
  readonly #unpacker: AssetUnpacker | null;
  readonly #textdocs: Textdocs | null;
  readonly #titles: SeparateTitles;
  readonly #name: string;
  readonly #limits: ReadLimits;
  readonly #options: ReadExportOptions;
  readonly #sources = new Set<ImportSource>();
  readonly #bytesTotal: number;
  #bytesDone = 0;
  #hasConversations = false;
  #hasRecords = false;
  #hasEmptyList = false;
  /** Whether parts in an unknown format were listed. */
  hasUnknown = false;
  #partFault: AppError | null = null;
  /** Describes the first file of a kind that providers deliver next to the conversations. */
  #companion: string | null = null;
  /** Why the first damaged record was skipped. */
  #firstDamage: string | null = null;

  constructor(opened: OpenedExport, name: string, limits: ReadLimits, options: ReadExportOptions) {
    this.#parts = opened.parts;
    const { assetDirectory } = options;
    this.#unpacker = opened.assets && assetDirectory ? new AssetUnpacker(opened.assets, assetDirectory) : null;
    this.#textdocs = opened.assets ? new Textdocs(opened.assets) : null;
    this.#titles = new SeparateTitles(options.titles);
    this.#name = name;
    this.#limits = limits;
    this.#options = options;
    const sizes = this.#parts.map((part) =>
      part.kind === 'html' || part.kind === 'unreadable' ? 0 : part.compressedSize,
    );
    const pages = this.#parts.map((part) => (part.kind === 'html' ? part.compressedSize : 0));
    // HTML pages are read only if there is nothing else.
    this.#bytesTotal = sum(sizes) || sum(pages);
  }

  async *items(): AsyncGenerator<ExportItem, void, undefined> {
    const resume = this.#options.resumeAfter;
    yield { type: 'progress', bytesRead: 0, bytesTotal: this.#bytesTotal };
    await this.#readTitles();
    for (const [entry, part] of this.#parts.entries()) {
      const first = startOfPart(entry, resume);
      // HTML is read only if no earlier part had records. The part in which reading resumes had records.
      if (part.kind === 'html' && (this.#hasRecords || (resume && resume.entry < entry))) continue;
      if (first !== null && (part.kind === 'unreadable' || !this.#isReadAlready(part.path)))
        yield* part.kind === 'unreadable' ? this.#reportUnreadable(part, entry) : this.#readPart(part, entry, first);
      if (part.kind !== 'unreadable') this.#bytesDone += part.compressedSize;
    }
    yield { type: 'progress', bytesRead: this.#bytesTotal, bytesTotal: this.#bytesTotal };
    if (!this.#hasConversations && !resume) throw this.#emptyUploadError();
  }

  /** Reads the titles that some tools keep in another file than the messages. */
  async #readTitles(): Promise<void> {
    const parts = this.#parts.flatMap((part) => (part.kind === 'json' ? [part] : []));
    if (parts.length > 1) await this.#titles.add(parts.map(({ path, read }) => ({ path, read: () => read(() => {}) })));
  }

  /** Whether the content of a file is a part of other conversations: a canvas, or titles. */
  #isReadAlready(path: string): boolean {
    return this.#textdocs?.isUsed(path) === true || this.#titles.isTitleFile(path);
  }

  *#reportUnreadable(part: ExportPart & { kind: 'unreadable' }, entry: number): Generator<ExportItem> {
    yield { type: 'skipped', item: part.name, ...part.skip, cursor: this.#cursor(entry, 0) };
  }

  /** Reads a part. A damaged part is reported as skipped, so that reading continues with the next part. */
  async *#readPart(
    part: ReadablePart,
    entry: number,
    first: StartPosition,
  ): AsyncGenerator<ExportItem, void, undefined> {
    const groupsByTime = this.#options.groupsByTime === true;
    const reading = readPart(part, { limits: this.#limits, first, groupsByTime });
    let next = first.record;
    let isBroken = false;
    try {
      for await (const item of this.#readRecords(reading, part, entry)) {
        if ('cursor' in item) next = item.cursor.record + 1;
        yield item;
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'imports.archive_too_large') throw error;
      this.#partFault ??= error;
      isBroken = true;
      const skip = {
        code: 'unreadable_file',
        reason: 'This file is damaged: it could not be read to its end.',
      } as const;
      yield { type: 'skipped', item: part.name, ...skip, cursor: this.#cursor(entry, next) };
    }
    this.#hasRecords ||= reading.isExport;
    this.#hasEmptyList ||= reading.isEmpty;
    if (!reading.isExport) yield* this.#readDamaged(reading, entry);
    if (isBroken || !reading.isUnknown || part.isGuess === true) return;
    this.hasUnknown = true;
    const cursor = endOf(this.#options.fileIndex ?? 0, entry);
    const companion = describeCompanion(part.path);
    if (companion !== null) {
      this.#companion ??= companion;
      yield { type: 'skipped', item: part.name, code: 'not_a_conversation', reason: companion, cursor };
    } else if (reading.isZip) yield { type: 'skipped', item: part.name, ...unopenedZip, cursor };
    else {
      const file = { name: plainName(part.name), compressedSize: part.compressedSize, read: () => part.read(() => {}) };
      yield await toUnknownItem(file, cursor, this.#options.keptFileTarget);
    }
  }

  async *#readRecords(reading: PartReading, part: ReadablePart, entry: number): AsyncGenerator<ExportItem> {
    let compressedBytes = 0;
    let reportedBytes = 0;
    const onCompressedBytes = (bytes: number) => {
      this.#options.signal?.throwIfAborted();
      compressedBytes = bytes;
    };
    for await (const { index, resultIndex, item } of reading.records(onCompressedBytes)) {
      if (item.type === 'conversation') {
        item.conversation = this.#titles.withTitle(item.conversation);
        if (this.#textdocs) item.conversation = await this.#textdocs.withCanvasTexts(item.conversation);
        await this.#unpacker?.unpack(item.conversation);
        yield* this.#noteSource(item.conversation.source, part.name);
      }
      yield {
        ...item,
        cursor: { ...this.#cursor(entry, index), ...(resultIndex !== undefined && { part: resultIndex }) },
      };
      if (compressedBytes - reportedBytes >= PROGRESS_EVERY_BYTES) {
        reportedBytes = compressedBytes;
        const bytesRead = Math.min(this.#bytesDone + compressedBytes, this.#bytesTotal);
        yield { type: 'progress', bytesRead, bytesTotal: this.#bytesTotal };
      }
    }
  }

  *#noteSource(source: ImportSource, item: string): Generator<ExportItem> {
    this.#hasConversations = true;
    if (this.#sources.has(source)) return;
    this.#sources.add(source);
    yield { type: 'source', source, item };
  }

  /** Damaged records are listed because they may have been conversations. */
  *#readDamaged(reading: PartReading, entry: number): Generator<ExportItem> {
    for (const { index, item } of reading.damaged) {
      if (item.type === 'skipped') this.#firstDamage ??= item.reason;
      yield { ...item, cursor: this.#cursor(entry, index) };
    }
  }

  /** The error for an upload without conversations. */
  #emptyUploadError(): AppError {
    if (this.#partFault) return this.#partFault;
    if (this.#hasRecords) return noConversations(this.#name);
    if (this.#firstDamage !== null) return new UnknownFormatError(this.#name, this.#firstDamage);
    const unreadable = this.#parts.find((part) => part.kind === 'unreadable');
    if (unreadable) return notAnExport(this.#name, unreadable.skip.reason);
    if (this.#hasEmptyList) return noConversations(this.#name);
    if (this.#companion !== null) return notAnExport(this.#name, this.#companion);
    return new UnknownFormatError(this.#name, unknownUpload);
  }

  #cursor(entry: number, record: number): ImportCursor {
    return { file: this.#options.fileIndex ?? 0, entry, record };
  }
}

/** A cursor after all records of a part. */
function endOf(file: number, entry: number): ImportCursor {
  return { file, entry, record: Number.MAX_SAFE_INTEGER };
}

/** Where to begin in a part. */
interface StartPosition {
  record: number;
  /** The index, in the record, of the last conversation that was stored; -1 for none. */
  afterResult: number;
}

/** Where to begin a part; null if it was read completely before. */
function startOfPart(entry: number, resume: ImportCursor | null | undefined): StartPosition | null {
  if (!resume || entry > resume.entry) return { record: 0, afterResult: -1 };
  if (entry < resume.entry) return null;
  const { record, part: resultIndex } = resume;
  return resultIndex === undefined ? { record: record + 1, afterResult: -1 } : { record, afterResult: resultIndex };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
