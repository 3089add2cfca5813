import fc from 'fast-check';
import type { ParsedConversation } from '../src/conversation/conversation-tree.ts';

/** Where a value is in a record, by keys and indices. */
export type Path = readonly string[];

export interface MarkedRecord {
  record: Record<string, unknown>;
  /** One mark for each marked text. */
  marks: string[];
}

/** Fields that decide how other fields are read. They do not count as texts, although raw blocks show them. */
const controlFields = new Set(['type', 'role', 'content_type', 'recipient', 'language']);

/** Fields that decide whether a message is shown or replaced by another. */
const visibilityFields =
  /hidden|weight|is_user_system_message|is_system|isSidechain|isMeta|agentId|parentToolCallId|rewind|upToEventId|swipe_id|commandMode/;

/** Everything that a person sees of the conversations; not the ids of files. */
export function joinShownTexts(conversations: readonly ParsedConversation[]): string {
  const messages = conversations.flatMap((conversation) => conversation.messages);
  const shown = messages.map(({ content, blocks }) => blocks ?? content);
  return JSON.stringify(shown, (key, value: unknown) => (key === 'assetId' ? undefined : value));
}

/** The paths of a record's texts that are shown: a mark added to such a text appears in what `read` returns. */
export async function findTextPaths(
  record: Record<string, unknown>,
  read: (record: Record<string, unknown>) => Promise<string>,
): Promise<Path[]> {
  const textPaths: Path[] = [];
  for (const path of listLeaves(record)) {
    if (typeof readValueAt(record, path) !== 'string' || controlFields.has(path.at(-1) ?? '')) continue;
    const { record: marked, marks } = markTexts(record, [path], 'mark');
    const shown = await read(marked).catch(() => '');
    if (marks.every((mark) => shown.includes(mark))) textPaths.push(path);
  }
  return textPaths;
}

/** A copy of the record with a different mark at the end of each text at these paths. */
export function markTexts(record: Record<string, unknown>, paths: readonly Path[], prefix: string): MarkedRecord {
  const copy = structuredClone(record);
  const marks = paths.map((path, index) => {
    const mark = `${prefix}q${index}z`;
    setAt(copy, path, `${String(readValueAt(copy, path))} ${mark}`);
    return mark;
  });
  return { record: copy, marks };
}

/** The record after up to three values other than texts (ids, times, roles, types, links) were replaced or dropped. */
export function damageNonTexts(
  record: Record<string, unknown>,
  texts: readonly Path[],
): fc.Arbitrary<Record<string, unknown>> {
  const textPaths = new Set(texts.map((path) => path.join('\n')));
  const nonTexts = listLeaves(record).filter((path) => !textPaths.has(path.join('\n')) && !decidesVisibility(path));
  if (nonTexts.length === 0) return fc.constant(record);
  const step = fc.tuple(fc.constantFrom(...nonTexts), fc.constantFrom<unknown>(undefined, null, 0, '', 'x', true));
  return fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => {
    const copy = structuredClone(record);
    for (const [path, value] of steps) setAt(copy, path, value);
    return copy;
  });
}

/**
 * Whether a value decides if or where something is shown. In VS Code's log of changes, `k` and `i` are the path of a
 * change, and the kind of a variable says whether the person attached it.
 */
function decidesVisibility(path: Path): boolean {
  return (
    visibilityFields.test(path.at(-1) ?? '') || path.at(-1) === 'i' || path.at(-2) === 'k' || path.includes('variables')
  );
}

/** The paths of all values that are neither objects nor lists. */
function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

function readValueAt(record: object, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(value as object, key), record);
}

function setAt(record: object, path: Path, value: unknown): void {
  const holder = readValueAt(record, path.slice(0, -1)) as object;
  Reflect.set(holder, path.at(-1) ?? '', value);
}
