import type { ArchiveFormat, ParseResult } from '../export-format.ts';
import { chatboxFormat } from '../providers/chatbox.ts';
import { cherrystudioFormat } from '../providers/cherrystudio.ts';
import { lobehubFormat } from '../providers/lobehub.ts';
import { t3chatFormat } from '../providers/t3chat.ts';
import { typingmindFormat } from '../providers/typingmind.ts';
import { asText, isObject } from '../values/json-shape.ts';
import { assembleArchive, isShared, keyOfRow, archiveMemberAction } from './archive-layout.ts';
import { type Member, MemberReader } from './member-reader.ts';

const FORMATS: readonly ArchiveFormat[] = [
  lobehubFormat,
  t3chatFormat,
  cherrystudioFormat,
  chatboxFormat,
  typingmindFormat,
];
/** How many rows are kept to recognise the format. */
const SAMPLE_ROWS = 20;
/** How many of the kept rows may be from one list. */
const SAMPLE_ROWS_PER_LIST = 5;

export interface SliceLimits {
  /** The largest size of a row, of a conversation, and of a slice, in bytes. */
  maxRecordBytes: number;
  maxDepth: number;
}

/** Each call reads the file from its beginning. */
export type ReadAgain = () => Promise<AsyncIterable<Buffer>>;

/**
 * Reads an export that is one JSON object with all conversations and does not fit into memory. The first pass over the
 * file measures each conversation; each further pass reads as many conversations as fit into memory. Null for any other
 * file.
 */
export async function readInSlices(
  readAgain: ReadAgain,
  limits: SliceLimits,
): Promise<AsyncGenerator<ParseResult, void, undefined> | null> {
  const outline = new Outline();
  for await (const member of readMembers(readAgain, limits)) outline.add(member);
  const format = outline.findFormat();
  return format === undefined ? null : readSlices(readAgain, limits, outline, format);
}

async function* readMembers(readAgain: ReadAgain, limits: SliceLimits): AsyncGenerator<Member, void, undefined> {
  const { maxRecordBytes: maxBytes, maxDepth } = limits;
  const reader = new MemberReader({ actionFor: archiveMemberAction, maxBytes, maxDepth });
  for await (const chunk of await readAgain()) yield* reader.push(chunk);
}

async function* readSlices(
  readAgain: ReadAgain,
  limits: SliceLimits,
  outline: Outline,
  format: ArchiveFormat,
): AsyncGenerator<ParseResult, void, undefined> {
  const { slices, skipped } = outline.plan(limits.maxRecordBytes);
  for (const slice of slices) {
    const rows: Member[] = [];
    for await (const member of readMembers(readAgain, limits)) {
      const conversation = outline.conversationOf(member);
      if (conversation !== null && slice.has(conversation)) rows.push(member);
    }
    yield* format.parse(assembleArchive(outline.lists, [...outline.shared, ...rows]));
  }
  // Unreadable rows and shared values get the same reason, although some are damaged.
  const reason = `This conversation is larger than ${Math.round(limits.maxRecordBytes / 1024 ** 2)} MB.`;
  for (const name of skipped) yield { skip: { code: 'too_large', reason }, ...(name !== undefined && { name }) };
}

/** The results of the first pass over a file: the shared values, and the size of each conversation. */
class Outline {
  /** The paths of the lists that have rows. */
  readonly lists = new Set<string>();
  readonly shared: Member[] = [];
  readonly #sample: Member[] = [];
  /** Bytes of all rows with the same key; see `RowKey`. */
  readonly #sizes = new Map<string, number>();
  /** The key of the conversation for each key that one of its rows owns. */
  readonly #conversationKeys = new Map<string, string>();
  /** Titles of conversations, by key. */
  readonly #names = new Map<string, string>();
  /** How many rows or shared values were too large or damaged. */
  #unreadableCount = 0;

  add(member: Member): void {
    const { path, size, value } = member;
    if (path.endsWith('/*')) this.lists.add(path.slice(0, -2));
    if (value === undefined) {
      this.#unreadableCount++;
      return;
    }
    if (isShared(path)) {
      this.shared.push(member);
      return;
    }
    const sampledOfList = this.#sample.filter((row) => row.path === path).length;
    if (sampledOfList < SAMPLE_ROWS_PER_LIST && this.#sample.length < SAMPLE_ROWS) this.#sample.push(member);
    const { key, owns } = keyOfRow(path, value);
    if (key === null) return;
    const name = nameOf(value);
    if (name !== '' && !this.#names.has(key)) this.#names.set(key, name);
    this.#sizes.set(key, (this.#sizes.get(key) ?? 0) + size);
    for (const ownedKey of owns) this.#conversationKeys.set(ownedKey, key);
  }

  findFormat(): ArchiveFormat | undefined {
    const sample = assembleArchive(this.lists, [...this.shared, ...this.#sample]);
    return FORMATS.find((format) => format.detect(sample));
  }

  /** The key of the conversation that a row belongs to; null for shared values and rows without a conversation. */
  conversationOf({ path, value }: Member): string | null {
    if (value === undefined || isShared(path)) return null;
    const { key } = keyOfRow(path, value);
    return key === null ? null : (this.#conversationKeys.get(key) ?? key);
  }

  /**
   * Each slice has the keys of conversations to read together. `skipped` has one element for each conversation that is
   * too large and for each unreadable row: the name, or undefined if it is unknown.
   */
  plan(maxBytes: number): { slices: ReadonlySet<string>[]; skipped: (string | undefined)[] } {
    const totals = new Map<string, number>();
    for (const [key, size] of this.#sizes) {
      const conversation = this.#conversationKeys.get(key) ?? key;
      totals.set(conversation, (totals.get(conversation) ?? 0) + size);
    }
    const slices: Set<string>[] = [];
    const skipped: (string | undefined)[] = Array.from({ length: this.#unreadableCount }, () => undefined);
    let freeBytes = 0;
    for (const [conversation, size] of totals) {
      if (size > maxBytes) {
        skipped.push(this.#names.get(conversation));
        continue;
      }
      if (size > freeBytes) {
        slices.push(new Set());
        freeBytes = maxBytes;
      }
      slices.at(-1)?.add(conversation);
      freeBytes -= size;
    }
    return { slices, skipped };
  }
}

function nameOf(value: unknown): string {
  return isObject(value) ? asText(value['title']) || asText(value['chatTitle']) || asText(value['name']) : '';
}
