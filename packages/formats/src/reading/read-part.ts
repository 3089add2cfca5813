import type { ParseResult, SkipReason } from '../export-format.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import type { ParsedRecord } from '../find-format.ts';
import { readInSlices } from './archive-slices.ts';
import { MessageCollector, PartCollector, TimeGrouper } from './conversation-grouper.ts';
import { decodeRecord, parseNamed, type RecordLimits, shortenName } from './decode-record.ts';
import { createSplitter, splitChunks } from './part-splitter.ts';
import { PromptPrefixRemover, type IndexedRecord } from './prompt-prefix-remover.ts';
import type { ReadablePart } from './readable-part.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';
import { SessionCollector } from './session-collector.ts';
import { sniffPart } from './sniff-part.ts';

/** How many records of unknown shape are kept; they are reported once a known one shows that the part is an export. */
const MAX_UNDECIDED_RECORDS = 1000;

/** `item` is shown to the user: the conversation's title, or the file and the number of the record if it has none. */
export interface ReadConversation {
  type: 'conversation';
  item: string;
  conversation: ParsedConversation;
}

export interface ReadSkip extends SkipReason {
  type: 'skipped';
  item: string;
}

export interface PartRecord {
  index: number;
  /** Index of the conversation in a record that has several. */
  resultIndex?: number;
  item: ReadConversation | ReadSkip;
}

export interface PartReading {
  /** All records, in order. `onCompressedBytes` gets the number of compressed bytes read so far. */
  records(onCompressedBytes: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined>;
  /** After reading: whether a record of a known provider was found. */
  readonly isExport: boolean;
  /** After reading: JSON without a single record, such as []. */
  readonly isEmpty: boolean;
  /** After reading: the part is not empty, and nothing in it is of a known provider. */
  readonly isUnknown: boolean;
  /** After reading: the part is a ZIP archive, whatever its name says. */
  readonly isZip: boolean;
  /** After reading a part that is not an export: damaged records, which may have been conversations. */
  readonly damaged: readonly PartRecord[];
}

export interface PartOptions {
  limits: RecordLimits;
  /**
   * Where to begin: with the record at index `record`. If that record has several results, those with an index up to
   * `afterResult` are left out. { record: 0, afterResult: -1 } is the beginning; any other value means that the file is
   * known to be an export.
   */
  first: { record: number; afterResult: number };
  /** Whether to join questions that Gemini logged within half an hour of each other. */
  groupsByTime: boolean;
}

export function readPart(part: ReadablePart, options: PartOptions): PartReading {
  return new Reading(part, options);
}

class Reading implements PartReading {
  readonly #part: ReadablePart;
  readonly #options: PartOptions;
  readonly #results: ResultReader;
  readonly #prefixRemover = new PromptPrefixRemover();
  /** The records read while the part is not known to be an export. */
  readonly #undecided: PartRecord[] = [];
  /** How many records there were, including those before the first one to read. */
  #recordCount: number;
  #splitter: RecordSplitter | null = null;
  /** The first record if it is too large, until it is known whether it is a whole export in one object. */
  #tooLarge: RawRecord | null = null;
  isExport: boolean;
  isZip = false;

  constructor(part: ReadablePart, options: PartOptions) {
    this.#part = part;
    this.#options = options;
    this.#results = new ResultReader(part, options);
    this.#recordCount = options.first.record;
    this.isExport = options.first.record > 0 || options.first.afterResult >= 0;
  }

  get isEmpty(): boolean {
    return this.#splitter?.isJson === true && this.#recordCount === 0;
  }

  get isUnknown(): boolean {
    return !this.isExport && this.#part.compressedSize > 0 && !this.isEmpty;
  }

  get damaged(): readonly PartRecord[] {
    return this.#undecided.filter(isDamaged);
  }

  async *records(onCompressedBytes: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined> {
    const { limits, first } = this.#options;
    const sniffed = await sniffPart(this.#part, onCompressedBytes);
    this.isZip = sniffed.isZip;
    this.#splitter = createSplitter(sniffed.kind, this.#part.path, { ...limits, firstIndex: first.record });
    try {
      for await (const record of splitChunks(sniffed.chunks, this.#splitter)) {
        yield* this.#releaseTooLarge();
        if (record.index === 0 && record.fault === 'too_large' && this.#splitter.isJson) this.#tooLarge = record;
        else yield* this.#addRecord(record);
      }
      if (this.#tooLarge !== null) yield* this.#readInSlices();
    } catch (error) {
      // Conversations that wait for further records are returned even if the rest of the file is damaged.
      yield* this.#finish();
      throw error;
    }
    yield* this.#finish();
  }

  /** A file of one record that is too large may be a whole export, whose conversations are read one after another. */
  async *#readInSlices(): AsyncGenerator<PartRecord, void, undefined> {
    const readAgain = async () => (await sniffPart(this.#part, () => {})).chunks;
    const results = await readInSlices(readAgain, this.#options.limits);
    if (results === null) return;
    this.#tooLarge = null;
    this.#recordCount++;
    this.isExport = true;
    let resultIndex = 0;
    for await (const result of results) yield* this.#results.toRecords(result, resultIndex++);
  }

  /** Reports the first record as too large, once it is known that it is not a whole export. */
  *#releaseTooLarge(): Generator<PartRecord> {
    const record = this.#tooLarge;
    this.#tooLarge = null;
    if (record !== null) yield* this.#addRecord(record);
  }

  *#addRecord(record: RawRecord): Generator<PartRecord> {
    this.#recordCount++;
    const decoded = decodeRecord(record, this.#options.limits);
    if ('value' in decoded && this.#results.addToSession(decoded.value)) {
      // Earlier records of unknown shape are part of the session as well; only damaged ones are reported.
      yield* [...this.#undecided.splice(0).filter(isDamaged), ...this.#results.takeFullSession()];
      this.isExport = true;
      return;
    }
    const parsed = 'value' in decoded ? parseNamed(decoded.value) : decoded;
    for (const ready of this.#prefixRemover.add({ index: record.index, parsed })) yield* this.#decide(ready);
  }

  *#finish(): Generator<PartRecord> {
    yield* this.#releaseTooLarge();
    for (const ready of this.#prefixRemover.finish()) yield* this.#decide(ready);
    yield* this.#results.finish();
  }

  /** Returns what the record contains, or keeps it until the part is known to be an export. */
  *#decide({ index, parsed }: IndexedRecord): Generator<PartRecord> {
    const { source, found } = this.#results.read(index, parsed);
    if (source !== null && !this.isExport) {
      this.isExport = true;
      this.#results.stopSessions();
      yield* this.#undecided.splice(0);
    }
    if (this.isExport) yield* found;
    else if (this.#undecided.length < MAX_UNDECIDED_RECORDS) this.#undecided.push(...found);
  }
}

function isDamaged({ item }: PartRecord): boolean {
  return item.type === 'skipped' && item.code !== 'not_a_conversation';
}

/** Turns parsed records into conversations and skips. A conversation may be made from several records. */
class ResultReader {
  readonly #partName: string;
  readonly #first: PartOptions['first'];
  readonly #looseMessages: MessageCollector;
  readonly #sessions: SessionCollector;
  readonly #parts = new PartCollector();
  readonly #grouper: TimeGrouper | null;
  /** Index of the last record that was added to the grouper. */
  #lastGroupedIndex = 0;
  #collectedCount = 0;

  constructor({ name, path }: ReadablePart, { first, groupsByTime }: PartOptions) {
    this.#partName = name;
    this.#first = first;
    this.#looseMessages = new MessageCollector(path);
    this.#sessions = new SessionCollector(path);
    this.#grouper = groupsByTime ? new TimeGrouper() : null;
  }

  /** Adds the record to a session if it is part of one; returns whether it is. */
  addToSession(record: unknown): boolean {
    return this.#sessions.add(record);
  }

  stopSessions(): void {
    this.#sessions.stop();
  }

  /** The session read so far, if it is too large to be kept in memory. */
  takeFullSession(): PartRecord[] {
    return this.#sessions.isFull ? this.#toCollected(this.#sessions.take()) : [];
  }

  read(index: number, { source, results }: ParsedRecord): { source: ParsedRecord['source']; found: PartRecord[] } {
    const found = results.flatMap((result, resultIndex): PartRecord[] => {
      if ('message' in result) {
        this.#looseMessages.add(result.message);
        return this.#looseMessages.isFull ? this.#takeLooseMessages() : [];
      }
      if ('conversation' in result && result.isPart) {
        this.#parts.add(result.conversation);
        return this.#parts.isFull ? this.#toCollected(this.#parts.take()) : [];
      }
      if (this.#grouper && 'conversation' in result && result.conversation.source === 'gemini') {
        const joined = this.#grouper.add(result.conversation);
        const joinedIndex = this.#lastGroupedIndex;
        this.#lastGroupedIndex = index;
        return joined ? [this.#toRecord(joined, joinedIndex)] : [];
      }
      if (results.length === 1) return [this.#toRecord(result, index)];
      if (index === this.#first.record && resultIndex <= this.#first.afterResult) return [];
      return [{ ...this.#toRecord(result, index), resultIndex }];
    });
    return { source, found };
  }

  /** One result of a file that is a single record. */
  toRecords(result: ParseResult, resultIndex: number): PartRecord[] {
    return resultIndex <= this.#first.afterResult ? [] : [{ ...this.#toRecord(result, 0), resultIndex }];
  }

  finish(): PartRecord[] {
    const last = this.#grouper?.take();
    const results = [...this.#looseMessages.take(), ...this.#parts.take(), ...this.#sessions.take()];
    const collected = this.#toCollected(results);
    return [...(last ? [this.#toRecord(last, this.#lastGroupedIndex)] : []), ...collected];
  }

  #takeLooseMessages(): PartRecord[] {
    return this.#toCollected(this.#looseMessages.take());
  }

  /**
   * These results come from many records, so their index is 0: to resume after one of them, all records are read again.
   */
  #toCollected(results: readonly ParseResult[]): PartRecord[] {
    return results.flatMap((result) => {
      const resultIndex = this.#collectedCount++;
      return resultIndex <= this.#first.afterResult ? [] : [{ ...this.#toRecord(result, 0), resultIndex }];
    });
  }

  #toRecord(result: ParseResult, index: number): PartRecord {
    const place = `${this.#partName}, record ${index + 1}`;
    if ('skip' in result)
      return { index, item: { type: 'skipped', item: shortenName(result.name) ?? place, ...result.skip } };
    const { conversation } = result;
    return { index, item: { type: 'conversation', item: conversation.title ?? place, conversation } };
  }
}
