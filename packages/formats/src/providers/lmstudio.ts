import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { isStopped, readVersionBlocks } from './lmstudio-blocks.ts';

/**
 * LM Studio: one file `conversations/<folders>/<id>.conversation.json` per conversation. Every message has its
 * `versions`, of which one is selected. The versions of the next message follow the selected one.
 */
export const lmstudioFormat: SessionFormat = { source: 'lmstudio', detect, open: (path) => new LmStudioReader(path) };

function detect(record: JsonObject): boolean {
  const messages = record['messages'];
  if (!Array.isArray(messages)) return false;
  return messages.some(isVersioned) || ('usePerChatPredictionConfig' in record && 'clientInput' in record);
}

function isVersioned(message: unknown): boolean {
  return isObject(message) && Array.isArray(message['versions']) && 'currentlySelected' in message;
}

class LmStudioReader implements SessionReader {
  readonly #path: string;
  readonly #results: ParseResult[] = [];
  size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    // The file's name is the id of its first conversation only.
    const result = detect(record) ? parse(record, this.#results.length === 0 ? this.#path : '') : notAConversation;
    this.#results.push(result);
    if ('conversation' in result)
      this.size += result.conversation.messages.reduce((sum, { content }) => sum + content.length + 200, 0);
  }

  finish(): ParseResult[] {
    return this.#results.splice(0);
  }
}

const notAConversation: ParseResult = {
  skip: { code: 'not_a_conversation', reason: 'This record has no messages in a known format.' },
};

function parse(record: JsonObject, path: string): ParseResult {
  const { messages, activeId } = readVersions(asList(record['messages']).filter(isObject));
  const folders = foldersOf(path);
  const title = asText(record['name']);
  const result = buildConversation(
    {
      source: 'lmstudio',
      sourceId: idOf(record, path),
      title,
      createdAt: readTime(record['createdAt']),
      updatedAt: latestTime(record['userLastMessagedAt'], record['assistantLastMessagedAt']),
      isPinned: record['pinned'] === true,
      projectId: folders,
      projectName: folders,
      activeLeafSourceId: activeId,
    },
    messages,
  );
  return 'skip' in result ? { ...result, name: title } : result;
}

/** The conversation's id, which LM Studio makes from the creation time and uses as the name of the file. */
function idOf(record: JsonObject, path: string): string {
  const idInName = /(?:^|\/)([^/]+)\.conversation[^/]*$/i.exec(path)?.[1];
  const created = asCount(record['createdAt']);
  return idInName ?? (created === null ? deriveId('lmstudio', asList(record['messages'])[0]) : String(created));
}

function foldersOf(path: string): string | null {
  return /(?:^|\/)conversations\/(.+)\/[^/]+$/.exec(path)?.[1]?.replaceAll('/', ' / ') ?? null;
}

function latestTime(...values: unknown[]): number | null {
  const times = values.flatMap((value) => readTime(value) ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}

function readVersions(list: readonly JsonObject[]): { messages: ListedMessage[]; activeId: string | null } {
  let activeId: string | null = null;
  const messages = list.flatMap((message, index): ListedMessage[] => {
    const versions = asList(message['versions']).filter(isObject);
    const parent = activeId;
    const selectedIndex = Math.min(asCount(message['currentlySelected']) ?? 0, versions.length - 1);
    if (selectedIndex >= 0) activeId = `${index}.${selectedIndex}`;
    return versions.map((version, at) => ({ id: `${index}.${at}`, parent, view: viewOf(version) }));
  });
  return { messages, activeId };
}

function viewOf(version: JsonObject) {
  const sender = asName(asObject(version['senderInfo'])?.['senderName']);
  return toNodeView(readSpeaker(version['role']) ?? 'assistant', readVersionBlocks(version), {
    model: sender,
    isInterrupted: isStopped(version),
  });
}
