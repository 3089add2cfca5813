import { ContentHash } from '../conversation/content-hash.ts';
import { ownTitle } from '../conversation/conversation-draft.ts';
import type { ImportSource, ParsedConversation } from '../conversation/conversation-tree.ts';
import type { JsonObject } from '../export-format.ts';
import { asName, asObject, isObject } from '../values/json-shape.ts';

/** The title of a conversation whose messages are in another file of the upload. */
export interface SeparateTitle {
  sources: readonly ImportSource[];
  sourceId: string;
  title: string;
}

/** Files with the titles of all of Cline's tasks, and of one task of Roo Code. */
const TASK_FILES = /(?:^|\/)(?:taskHistory|history_item)\.json$/;

/** Whether a file may have titles of conversations that are in other files. `paths` are all files of the upload. */
export function mayHoldTitles(path: string, paths: ReadonlySet<string>): boolean {
  return TASK_FILES.test(path) || isBesideMessages(path, paths);
}

/**
 * Whether a file only describes the conversation in the file beside it, so that nothing but its title is worth reading.
 */
export function isBesideMessages(path: string, paths: ReadonlySet<string>): boolean {
  const nameStart = path.lastIndexOf('/') + 1;
  return namesOfMessages(path.slice(nameStart)).some((name) => paths.has(path.slice(0, nameStart) + name));
}

/** The names of the files with the messages of the conversation that Jan or Cline describe in a file of this name. */
function namesOfMessages(name: string): string[] {
  const beginning = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
  return [
    ...(name === 'thread.json' ? ['messages.jsonl'] : []),
    ...(beginning === '' ? [] : [`${beginning}.messages.json`]),
  ];
}

/** The titles in a file's JSON; empty for a file of another kind. */
export function readTitles(value: unknown): SeparateTitle[] {
  const records = [value].flat().filter(isObject);
  return records.flatMap((record): SeparateTitle[] => {
    const isJan = record['object'] === 'thread';
    const { id, title } = isJan ? { id: record['id'], title: record['title'] } : readTask(record);
    const [sourceId, name] = [asName(id), asName(title)];
    const sources: readonly ImportSource[] = isJan ? ['jan'] : ['cline', 'roo'];
    return sourceId === null || name === null ? [] : [{ sources, sourceId, title: name }];
  });
}

/** An element of a task list, or the description of one session of Cline. */
function readTask(record: JsonObject): { id: unknown; title: unknown } {
  const task = asName(record['task']);
  if (task !== null) return { id: record['id'], title: task };
  return { id: record['session_id'], title: asObject(record['metadata'])?.['title'] };
}

/** The conversation with the title of another file. The title is in its hash, so that a later import notices a new one. */
export function withTitle(conversation: ParsedConversation, separateTitle: string): ParsedConversation {
  const title = ownTitle(separateTitle);
  if (title === '' || (title === conversation.title && !conversation.isUntitled)) return conversation;
  const contentHash = new ContentHash();
  for (const part of [conversation.contentHash, title]) contentHash.add(part);
  const { isUntitled: _, ...titled } = conversation;
  return { ...titled, title, contentHash: contentHash.digest() };
}
