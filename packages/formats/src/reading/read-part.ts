import type { ParseResult, SkipReason } from '../export-format.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import { parseRecord, type ParsedRecord } from '../find-format.ts';
import { asText, isObject } from '../values/json-shape.ts';
import { readInSlices } from './archive-slices.ts';
import { MessageCollector, TimeGrouper } from './conversation-grouper.ts';
import type { RecordFault } from './json-stream.ts';
import { createSplitter, splitChunks } from './part-splitter.ts';
import { PromptPrefixRemover, type IndexedRecord } from './prompt-prefix-remover.ts';
import type { ReadablePart } from './readable-part.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';
import { SessionCollector } from './session-collector.ts';
import { sniffPart } from './sniff-part.ts';

/** Records of unknown shape are kept until a known one shows that the part is an export: then they are reported. */
const MAX_UNDECIDED_RECORDS = 1000;

/** `item` is the conversation's title, or its place in the part, and is shown to the user. */
export interface ReadConversation {
  type: 'conversation';
  item: string;
  conversation: ParsedConversation;
}

export interface ReadSkip extends SkipReason {
  type: 'skipped';
  item: string;
}

export interface RecordLimits {
  /** Bytes of one record. */
  maxRecordBytes: number;
  /** Levels of nesting in one record. */
  maxDepth: number;
}

export interface PartRecord {
  index: number;
  /** Index of the conversation in a record that has several. */
  part?: number;
  item: ReadConversation | ReadSkip;
}

export interface PartReading {
  /** All records, in order. `onPacked` gets the number of packed bytes read so far. */
  records(onPacked: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined>;
  /** After reading: whether a record of a known provider was found. */
  readonly isExport: boolean;
  /** After reading: JSON without a single record, such as []. */
  readonly isEmpty: boolean;
  /** After reading: the part is not empty, and nothing in it is of a known provider. */
  readonly isUnknown: boolean;
  /** After reading: the part is a ZIP archive, whatever its name says. */
  readonly isZip: boolean;
  /** After reading a part that is no export: damaged records, which may have been conversations. */
  readonly damaged: readonly PartRecord[];
}

export interface PartOptions {
  limits: RecordLimits;
  /** Where to begin; { record: 0, part: -1 } is the beginning. Any other place means that the part is an export. */
  first: { record: number; part: number };
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
  /** What was read while the part is not known to be an export. */
  readonly #undecided: PartRecord[] = [];
  /** How many records there were, including those before the first one to read. */
  #recordCount: number;
  #splitter: RecordSplitter | null = null;
  /** The first record, until it is known whether it is the only one. */
  #tooLarge: RawRecord | null = null;
  isExport: boolean;
  isZip = false;

  constructor(part: ReadablePart, options: PartOptions) {
    this.#part = part;
    this.#options = options;
    this.#results = new ResultReader(part, options);
    this.#recordCount = options.first.record;
    this.isExport = options.first.record > 0 || options.first.part >= 0;
  }

  get isEmpty(): boolean {
    return this.#splitter?.isJson === true && this.#recordCount === 0;
  }

  get isUnknown(): boolean {
    return !this.isExport && this.#part.packedSize > 0 && !this.isEmpty;
  }

  get damaged(): readonly PartRecord[] {
    return this.#undecided.filter(isDamaged);
  }

  async *records(onPacked: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined> {
    const { limits, first } = this.#options;
    const sniffed = await sniffPart(this.#part, onPacked);
    this.isZip = sniffed.isZip;
    this.#splitter = createSplitter(sniffed.kind, this.#part.path, { ...limits, firstIndex: first.record });
    try {
      for await (const record of splitChunks(sniffed.chunks, this.#splitter)) yield* this.#addRecord(record);
    } catch (error) {
      // Conversations that wait for further records are returned even if the rest of the file is damaged.
      yield* this.#finish();
      throw error;
    }
    yield* this.#finish();
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
    yield* this.#releaseWhole();
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

/** Turns parsed records into conversations and skips, also where one is made from several records. */
class ResultReader {
  readonly #partName: string;
  readonly #first: PartOptions['first'];
  readonly #looseMessages: MessageCollector;
  readonly #sessions: SessionCollector;
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
      if (this.#grouper && 'conversation' in result && result.conversation.source === 'gemini') {
        const joined = this.#grouper.add(result.conversation);
        const joinedIndex = this.#lastGroupedIndex;
        this.#lastGroupedIndex = index;
        return joined ? [this.#toRecord(joined, joinedIndex)] : [];
      }
      if (results.length === 1) return [this.#toRecord(result, index)];
      if (index === this.#first.record && resultIndex <= this.#first.part) return [];
      return [{ ...this.#toRecord(result, index), part: resultIndex }];
    });
    return { source, found };
  }

  /** One result of a file that is a single record. */
  toPart(result: ParseResult, part: number): PartRecord[] {
    return part <= this.#first.part ? [] : [{ ...this.#toRecord(result, 0), part }];
  }

  finish(): PartRecord[] {
    const last = this.#grouper?.take();
    const collected = [...this.#takeLooseMessages(), ...this.#toCollected(this.#sessions.take())];
    return [...(last ? [this.#toRecord(last, this.#lastGroupedIndex)] : []), ...collected];
  }

  #takeLooseMessages(): PartRecord[] {
    return this.#toCollected(this.#looseMessages.take());
  }

  /**
   * These results come from many records. To resume after one of them, all records are read again: their index is 0.
   */
  #toCollected(results: readonly ParseResult[]): PartRecord[] {
    return results.flatMap((result) => {
      const resultIndex = this.#collectedCount++;
      return resultIndex <= this.#first.part ? [] : [{ ...this.#toRecord(result, 0), part: resultIndex }];
    });
  }

  #toRecord(result: ParseResult, index: number): PartRecord {
    const place = `${this.#partName}, record ${index + 1}`;
    if ('skip' in result)
      return { index, item: { type: 'skipped', item: shorten(result.name) ?? place, ...result.skip } };
    const { conversation } = result;
    return { index, item: { type: 'conversation', item: conversation.title ?? place, conversation } };
  }
}

/** The value of a JSON record; for any other record its results, or why it could not be read. */
function decodeRecord(record: RawRecord, limits: RecordLimits): ParsedRecord | { value: unknown } {
  if (record.parsed) return record.parsed;
  if (!record.bytes) return toSkipped(record.fault ?? 'truncated', faultReason(record.fault ?? 'truncated', limits));
  try {
    return { value: JSON.parse(record.bytes.toString()) as unknown };
  } catch {
    return toSkipped('invalid_json', 'This record is damaged and cannot be read.');
  }
}

/** Parses a record. What is skipped gets the name of the record. */
function parseNamed(value: unknown): ParsedRecord {
  const { source, results } = parseRecord(value);
  const name = nameOf(value);
  return { source, results: results.map((result) => ('skip' in result && name ? { name, ...result } : result)) };
}

function toSkipped(code: 'invalid_json' | RecordFault, reason: string): ParsedRecord {
  return { source: null, results: [{ skip: { code, reason } }] };
}

function nameOf(value: unknown): string | null {
  return isObject(value) ? shorten(asText(value['title']) || asText(value['name'])) : null;
}

function shorten(name: string | undefined): string | null {
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
