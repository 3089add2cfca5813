import type { ParseResult, SkipReason } from '../export-format.ts';
import type { ParsedConversation } from '../conversation/conversation-tree.ts';
import { parseRecord, type ReadRecord } from '../find-format.ts';
import { asText, isObject } from '../values/json-shape.ts';
import { readInSlices } from './archive-slices.ts';
import { MessageCollector, TimeGrouper } from './conversation-grouper.ts';
import type { RecordFault } from './json-stream.ts';
import { createSplitter, splitChunks } from './part-splitter.ts';
import { PromptSettler, type IndexedRecord } from './prompt-settler.ts';
import type { ReadablePart } from './readable-part.ts';
import type { RawRecord, RecordSplitter } from './record-splitter.ts';
import { SessionCollector } from './session-collector.ts';
import { sniffPart } from './sniff-part.ts';

/** Records of unknown shape are kept until a known one is found: then the part is an export, and they are reported. */
const MAX_UNDECIDED_RECORDS = 1000;

/** `item` is its title or its place, shown to the user. */
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
  /** Index in a record with several conversations. */
  part?: number;
  item: ReadConversation | ReadSkip;
}

export interface PartReading {
  /** All records, in order. */
  records(onPacked: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined>;
  /** After reading: whether a record of a known provider was found. */
  readonly isExport: boolean;
  /** After reading: JSON without a single record, such as []. */
  readonly isEmpty: boolean;
  /** After reading: it is not empty, and nothing in it is of a known provider. */
  readonly isUnknown: boolean;
  /** After reading: it is a ZIP archive, whatever its name. */
  readonly isZip: boolean;
  /** After reading, if it is no export: damaged records, which may have been conversations. */
  readonly damaged: readonly PartRecord[];
}

export interface PartOptions {
  limits: RecordLimits;
  /** Where to begin. If anything before it was stored the part is known to be an export. */
  first: { record: number; part: number };
  /** Join questions Gemini logged within half an hour of each other. */
  groupsByTime: boolean;
}

export function readPart(part: ReadablePart, options: PartOptions): PartReading {
  return new Reading(part, options);
}

class Reading implements PartReading {
  readonly #part: ReadablePart;
  readonly #options: PartOptions;
  readonly #results: ResultReader;
  readonly #prompts = new PromptSettler();
  readonly #undecided: PartRecord[] = [];
  #count: number;
  #splitter: RecordSplitter | null = null;
  /** The first record, until it is known whether it is the only one. */
  #tooLarge: RawRecord | null = null;
  isExport: boolean;
  isZip = false;

  constructor(part: ReadablePart, options: PartOptions) {
    this.#part = part;
    this.#options = options;
    this.#results = new ResultReader(part, options);
    this.#count = options.first.record;
    this.isExport = options.first.record > 0 || options.first.part >= 0;
  }

  get isEmpty(): boolean {
    return this.#splitter?.isJson === true && this.#count === 0;
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
      for await (const record of splitChunks(sniffed.chunks, this.#splitter)) {
        yield* this.#releaseWhole();
        if (record.index === 0 && record.fault === 'too_large' && this.#splitter.isJson) this.#tooLarge = record;
        else yield* this.#add(record);
      }
      if (this.#tooLarge !== null) yield* this.#readInSlices();
    } catch (error) {
      // What was read before the damage is not lost.
      yield* this.#finish();
      throw error;
    }
    yield* this.#finish();
  }

  /** A file of one record that is too large may be an archive, whose conversations are read one after another. */
  async *#readInSlices(): AsyncGenerator<PartRecord, void, undefined> {
    const again = async () => (await sniffPart(this.#part, () => {})).chunks;
    const results = await readInSlices(again, this.#options.limits);
    if (results === null) return;
    this.#tooLarge = null;
    this.#count++;
    this.isExport = true;
    let part = 0;
    for await (const result of results) yield* this.#results.toPart(result, part++);
  }

  /** The first record was too large, and is no archive. */
  *#releaseWhole(): Generator<PartRecord> {
    const record = this.#tooLarge;
    this.#tooLarge = null;
    if (record !== null) yield* this.#add(record);
  }

  *#add(record: RawRecord): Generator<PartRecord> {
    this.#count++;
    const read = readRecord(record, this.#options.limits);
    if ('value' in read && this.#results.addToSession(read.value)) {
      // The records before it are part of the session as well.
      yield* [...this.#undecided.splice(0).filter(isDamaged), ...this.#results.takeFullSession()];
      this.isExport = true;
      return;
    }
    const parsed = 'value' in read ? parseNamed(read.value) : read;
    for (const settled of this.#prompts.add({ index: record.index, read: parsed })) yield* this.#decide(settled);
  }

  *#finish(): Generator<PartRecord> {
    yield* this.#releaseWhole();
    for (const settled of this.#prompts.finish()) yield* this.#decide(settled);
    yield* this.#results.finish();
  }

  *#decide({ index, read }: IndexedRecord): Generator<PartRecord> {
    const { source, found } = this.#results.read(index, read);
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

/** Turns records into items, including items made from several records. */
class ResultReader {
  readonly #partName: string;
  readonly #first: PartOptions['first'];
  readonly #loose: MessageCollector;
  readonly #sessions: SessionCollector;
  readonly #grouper: TimeGrouper | null;
  #grouped = 0;
  #collected = 0;

  constructor({ name, path }: ReadablePart, { first, groupsByTime }: PartOptions) {
    this.#partName = name;
    this.#first = first;
    this.#loose = new MessageCollector(path);
    this.#sessions = new SessionCollector(path);
    this.#grouper = groupsByTime ? new TimeGrouper() : null;
  }

  /** Whether the record is part of a session. */
  addToSession(record: unknown): boolean {
    return this.#sessions.add(record);
  }

  stopSessions(): void {
    this.#sessions.stop();
  }

  takeFullSession(): PartRecord[] {
    return this.#sessions.isFull ? this.#toCollected(this.#sessions.take()) : [];
  }

  read(index: number, { source, results }: ReadRecord): { source: ReadRecord['source']; found: PartRecord[] } {
    const found = results.flatMap((result, part): PartRecord[] => {
      if ('message' in result) {
        this.#loose.add(result.message);
        return this.#loose.isFull ? this.#takeLoose() : [];
      }
      if (this.#grouper && 'conversation' in result && result.conversation.source === 'gemini') {
        const ended = this.#grouper.add(result.conversation);
        const endedAt = this.#grouped;
        this.#grouped = index;
        return ended ? [this.#toRecord(ended, endedAt)] : [];
      }
      if (results.length === 1) return [this.#toRecord(result, index)];
      if (index === this.#first.record && part <= this.#first.part) return [];
      return [{ ...this.#toRecord(result, index), part }];
    });
    return { source, found };
  }

  /** One result of a file that is a single record. */
  toPart(result: ParseResult, part: number): PartRecord[] {
    return part <= this.#first.part ? [] : [{ ...this.#toRecord(result, 0), part }];
  }

  finish(): PartRecord[] {
    const last = this.#grouper?.take();
    const collected = [...this.#takeLoose(), ...this.#toCollected(this.#sessions.take())];
    return [...(last ? [this.#toRecord(last, this.#grouped)] : []), ...collected];
  }

  #takeLoose(): PartRecord[] {
    return this.#toCollected(this.#loose.take());
  }

  /** To resume after one of them the records must be read again, so their cursor is the beginning. */
  #toCollected(results: readonly ParseResult[]): PartRecord[] {
    return results.flatMap((result) => {
      const part = this.#collected++;
      return part <= this.#first.part ? [] : [{ ...this.#toRecord(result, 0), part }];
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

/** The value of a record of JSON; else what was read, or why it could not be. */
function readRecord(record: RawRecord, limits: RecordLimits): ReadRecord | { value: unknown } {
  if (record.read) return record.read;
  if (!record.bytes) return unread(record.fault ?? 'truncated', faultReason(record.fault ?? 'truncated', limits));
  try {
    return { value: JSON.parse(record.bytes.toString()) as unknown };
  } catch {
    return unread('invalid_json', 'This record is damaged and cannot be read.');
  }
}

function parseNamed(value: unknown): ReadRecord {
  const { source, results } = parseRecord(value);
  const name = nameOf(value);
  return { source, results: results.map((result) => ('skip' in result && name ? { name, ...result } : result)) };
}

function unread(code: 'invalid_json' | RecordFault, reason: string): ReadRecord {
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
