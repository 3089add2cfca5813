import type { ArchiveFormat, ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readMessage } from './loose-messages.ts';
import { deriveId, buildConversation } from '../conversation/message-list.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** Chatbot UI: `history` with its `folders`. */
export const chatbotuiFormat: ArchiveFormat = { source: 'chatbotui', detect, parse };
/** A conversation of the first version, which exported a plain list of conversations. */
export const chatbotuiChatFormat: ExportFormat = {
  source: 'chatbotui',
  detect: isChat,
  parse: (record) => parseChat(record, new Map()),
};

function detect(record: JsonObject): boolean {
  const history = record['history'];
  return Array.isArray(history) && (history.some(isChat) || 'folders' in record || 'prompts' in record);
}

function isChat(record: unknown): boolean {
  if (!isObject(record) || !Array.isArray(record['messages'])) return false;
  return typeof record['name'] === 'string' && ('folderId' in record || 'prompt' in record || 'model' in record);
}

function parse(record: JsonObject): ParseResult[] {
  const folders = asList(record['folders']).filter(isObject);
  const names = new Map(folders.map((folder) => [String(folder['id']), asText(folder['name'])]));
  return asList(record['history']).map((entry) =>
    isObject(entry)
      ? { ...parseChat(entry, names), name: asText(entry['name']) }
      : { skip: { code: 'not_a_conversation', reason: 'This record has no messages in a known format.' } },
  );
}

function parseChat(chat: JsonObject, folders: ReadonlyMap<string, string>): ParseResult {
  const messages = asList(chat['messages']).filter(isObject);
  const id = asName(chat['id']) ?? (typeof chat['id'] === 'number' ? String(chat['id']) : null);
  const folder = chat['folderId'] === null || chat['folderId'] === undefined ? null : String(chat['folderId']);
  const model = asName(asObject(chat['model'])?.['name']) ?? asName(chat['model']);
  return buildConversation(
    {
      source: 'chatbotui',
      sourceId: id ?? deriveId(chat['name'], messages[0]),
      title: asText(chat['name']),
      createdAt: readTime(chat['createdAt'] ?? chat['created_at']),
      updatedAt: readTime(chat['updatedAt'] ?? chat['updated_at']),
      projectId: folder,
      projectName: folders.get(folder ?? '') || null,
    },
    messages.map((message) => ({
      id: asName(message['id']),
      view: readMessage({ model, ...message }, readSpeaker(message['role']) ?? 'assistant'),
    })),
  );
}
