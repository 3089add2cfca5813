import type { ReadablePart } from './archive/export-parts.ts';
import { parseRecord, findFormat } from './formats/export-formats.ts';
import type { SkipReason } from './formats/export-format.ts';
import { asText, isObject } from './formats/json-shape.ts';
import { HtmlDataFinder } from './json-stream-html.ts';
import { JsonRecordSplitter, type JsonRecord, type RecordFault } from './json-stream.ts';
import type { ConversationItem, ReadLimits, SkippedItem } from './read-export.types.ts';

/** Keys under which providers wrap their list of conversations. */
const wrapperKeys = ['conversations'];
/** Records of unknown shape are remembered until one is known: then the part is an export and each of them a loss to report. */
const maxUndecided = 1000;

type PartItem = Omit<ConversationItem, 'cursor'> | Omit<SkippedItem, 'cursor'>;

export interface PartRecord {
  index: number;
  item: PartItem;
}

export interface PartReading {
  /** Call for every record, in order. */
  records(onPacked: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined>;
  /** After reading: whether a record of a known provider was met. */
  readonly isExport: boolean;
  /** After reading: JSON without a single record, such as []. */
  readonly isEmpty: boolean;
  /** After reading, when it is no export: records that were damaged, so nobody knows what they were. */
  readonly damaged: readonly PartRecord[];
}

/** `firstIndex` above 0: records below were dealt with before, so the part is known to be an export. */
export function readPart(part: ReadablePart, limits: ReadLimits, firstIndex: number): PartReading {
  const undecided: PartRecord[] = [];
  let isExport = firstIndex > 0;
  let count = firstIndex;
  const splitter = createSplitter(part, limits, firstIndex);
  async function* records(onPacked: (bytes: number) => void): AsyncGenerator<PartRecord, void, undefined> {
    for await (const record of splitPart(part, splitter, onPacked)) {
      count++;
      const { item, isKnown } = readRecord(record, part.name, limits);
      const entry = { index: record.index, item };
      if (isKnown && !isExport) {
        isExport = true;
        yield* undecided.splice(0);
      }
      if (isExport) yield entry;
      else if (undecided.length < maxUndecided) undecided.push(entry);
    }
  }
  return {
    records,
    get isExport() {
      return isExport;
    },
    get isEmpty() {
      return splitter.isJson && count === 0;
    },
    get damaged() {
      return undecided.filter(({ item }) => item.type === 'skipped' && item.code !== 'not_a_conversation');
    },
  };
}

function createSplitter(part: ReadablePart, limits: ReadLimits, firstIndex: number): JsonRecordSplitter {
  const { maxRecordBytes, maxDepth } = limits;
  // In a page the data is followed by more script.
  const singleValue = part.kind === 'html';
  return new JsonRecordSplitter({ maxRecordBytes, maxDepth, wrapperKeys, firstIndex, singleValue });
}

async function* splitPart(part: ReadablePart, splitter: JsonRecordSplitter, onPacked: (bytes: number) => void) {
  const finder = part.kind === 'html' ? new HtmlDataFinder() : null;
  for await (const chunk of part.read(onPacked)) {
    const data = finder ? finder.push(chunk) : chunk;
    if (data) yield* splitter.push(data);
    if (splitter.isOver || finder?.isHopeless) return;
  }
  yield* splitter.finish();
}

function readRecord(record: JsonRecord, partName: string, limits: ReadLimits): { item: PartItem; isKnown: boolean } {
  const place = `${partName}, record ${record.index + 1}`;
  const skipped = (skip: SkipReason, item = place, isKnown = false) => ({
    item: { type: 'skipped', item, ...skip } as const,
    isKnown,
  });
  if (!record.bytes) return skipped(faultReason(record.fault ?? 'truncated', limits));
  let value: unknown;
  try {
    value = JSON.parse(record.bytes.toString());
  } catch {
    return skipped({ code: 'invalid_json', reason: 'This record is damaged and cannot be read.' });
  }
  const result = parseRecord(value);
  if ('skip' in result) return skipped(result.skip, nameOf(value) ?? place, findFormat(value) !== undefined);
  const { conversation } = result;
  return { item: { type: 'conversation', item: conversation.title ?? place, conversation }, isKnown: true };
}

function nameOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const title = (asText(value['title']) || asText(value['name'])).replace(/\s+/g, ' ').trim();
  return title === '' ? null : title.slice(0, 300).toWellFormed().replaceAll('\0', '');
}

function faultReason(fault: RecordFault, limits: ReadLimits): SkipReason {
  switch (fault) {
    case 'too_large':
      return { code: fault, reason: `This record is larger than ${Math.round(limits.maxRecordBytes / 1024 ** 2)} MB.` };
    case 'too_deep':
      return { code: fault, reason: `This record is nested deeper than ${limits.maxDepth} levels.` };
    case 'truncated':
      return { code: fault, reason: 'The file ends in the middle of this record.' };
  }
}
