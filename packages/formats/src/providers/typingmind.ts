import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readMessage } from './loose-messages.ts';
import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** TypingMind: `data.chats` with `data.folders`, or `chats` alone. */
export const typingmindFormat: ArchiveFormat = { source: 'typingmind', detect, parse };

const rootOf = (record: JsonObject) => asObject(record['data']) ?? record;

function detect(record: JsonObject): boolean {
  const chats = asList(rootOf(record)['chats']).filter(isObject);
  return chats.some((chat) => Array.isArray(chat['messages']));
}

function parse(record: JsonObject): ParseResult[] {
  const root = rootOf(record);
  const folders = asList(root['folders']).filter(isObject);
  const names = new Map(folders.map((folder) => [asText(folder['id']), asText(folder['title'] ?? folder['name'])]));
  return asList(root['chats']).map((entry) => {
    const chat = asObject(entry) ?? {};
    return { ...parseChat(chat, names), name: titleOf(chat) };
  });
}

const titleOf = (chat: JsonObject) => asText(chat['chatTitle']) || asText(chat['title']) || asText(chat['preview']);

function parseChat(chat: JsonObject, folders: ReadonlyMap<string, string>): ParseResult {
  const messages = asList(chat['messages']).filter(isObject);
  const folder = asName(chat['folderID']) ?? asName(chat['folderId']);
  const model = asName(asObject(chat['modelInfo'])?.['title']) ?? asName(chat['model']);
  return buildConversation(
    {
      source: 'typingmind',
      sourceId: asName(chat['chatID']) ?? asName(chat['id']) ?? deriveId(chat['createdAt'], messages[0]),
      title: asText(chat['chatTitle']) || asText(chat['title']),
      createdAt: readTime(chat['createdAt']),
      updatedAt: readTime(chat['updatedAt']),
      isPinned: Boolean(chat['pinned'] ?? chat['isPinned'] ?? chat['pinnedAt']),
      isArchived: chat['archived'] === true,
      projectId: folder,
      projectName: folders.get(folder ?? '') || null,
    },
    messages
      .map((message, at) => ('titleSet' in chat && at > 0 ? readSystemAsUser(message) : message))
      .flatMap((message) => toVersions(message, model)),
  );
}

/**
 * Files of Better ChatGPT have the same form. There a person chooses the role of what is typed, so a message with the
 * role system is a question unless it is part of the instructions at the beginning.
 */
function readSystemAsUser(message: JsonObject): JsonObject {
  return message['role'] === 'system' ? { ...message, role: 'user' } : message;
}

/** The versions of a message: a regenerated reply is one message that contains all versions. */
function toVersions(message: JsonObject, model: string | null): ListedMessage[] {
  const variants = asList(message['threads'] ?? message['variants']).filter(isObject);
  const versions = variants.flatMap((variant) => {
    const nested = asList(variant['messages']).filter(isObject);
    return nested.length > 0 ? nested : [variant];
  });
  return (versions.length > 0 ? versions : [message]).map((version) => ({
    id: asName(version['uuid']) ?? asName(version['id']),
    view: readMessage({ model, ...version }, readSpeaker(version['role'] ?? message['role']) ?? 'assistant'),
  }));
}
