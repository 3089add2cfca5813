import { ContentHash } from '../conversation/content-hash.ts';
import { toTitle } from '../conversation/conversation-draft.ts';
import type { ImportSource, ParsedConversation } from '../conversation/conversation-tree.ts';
import { asList, asName, asObject, isObject } from '../values/json-shape.ts';

/** The title of a conversation whose messages are in another file of the upload. */
export interface WrittenTitle {
  sources: readonly ImportSource[];
  sourceId: string;
  title: string;
}

/** Jan's `thread.json` beside `messages.jsonl`, and Cline's `<id>.json` beside `<id>.messages.json`. */
const BESIDE: readonly [name: RegExp, messages: string][] = [
  [/(?<=^|\/)thread\.json$/, 'messages.jsonl'],
  [/(?<=[^/])\.json$/, '.messages.json'],
];
/** Of all tasks of Cline, and of one task of Roo Code. */
const TASKS = /(?:^|\/)(?:taskHistory|history_item)\.json$/;

/** Whether a file may have titles of conversations in others. `paths`: of all files of the upload. */
export function mayHoldTitles(path: string, paths: ReadonlySet<string>): boolean {
  return TASKS.test(path) || isBesideMessages(path, paths);
}

/** Whether all of a file that a person would read again is the title of the conversation in the file beside it. */
export function isBesideMessages(path: string, paths: ReadonlySet<string>): boolean {
  return BESIDE.some(([name, messages]) => name.test(path) && paths.has(path.replace(name, messages)));
}

/** The titles in the JSON of such a file; none if it is of another kind. */
export function readTitles(value: unknown): WrittenTitle[] {
  return (Array.isArray(value) ? asList(value) : [value]).filter(isObject).flatMap((record): WrittenTitle[] => {
    const task = asName(record['task']);
    const [id, title] =
      record['object'] === 'thread'
        ? [record['id'], record['title']]
        : task === null
          ? [record['session_id'], asObject(record['metadata'])?.['title']]
          : [record['id'], task];
    const [sourceId, named] = [asName(id), asName(title)];
    const sources = record['object'] === 'thread' ? (['jan'] as const) : (['cline', 'roo'] as const);
    return sourceId === null || named === null ? [] : [{ sources, sourceId, title: named }];
  });
}

/** The conversation under the title that another file has of it. */
export function withTitle(conversation: ParsedConversation, written: string): ParsedConversation {
  const title = toTitle(written);
  if (title === '' || title === conversation.title) return conversation;
  const contentHash = new ContentHash();
  for (const part of [conversation.contentHash, title]) contentHash.add(part);
  return { ...conversation, title, contentHash: contentHash.digest() };
}
