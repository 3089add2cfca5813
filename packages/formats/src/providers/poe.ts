import { readContent, toFiles } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker, type Speaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Poe: a chat as its page loads it, an object with `messagesConnection` somewhere inside a response of the server; or a
 * chat as exporters write it, with a `bot` and `messages`.
 */
export const poeFormat: ExportFormat = { source: 'poe', detect, parse };

/** How many levels of a response, and how many keys of each object, are searched for the chat. */
const MAX_LEVELS = 4;
const MAX_KEYS = 20;

function detect(record: JsonObject): boolean {
  return isExported(record) || findChat(record, MAX_LEVELS) !== null;
}

function isExported(record: JsonObject): boolean {
  if (typeof record['bot'] !== 'string' || !Array.isArray(record['messages'])) return false;
  const isPoe = asText(record['url']).startsWith('https://poe.com/');
  return isPoe || record['messages'].some((message) => isObject(message) && 'bot_name' in message);
}

function findChat(value: unknown, levelsLeft: number): JsonObject | null {
  if (!isObject(value)) return null;
  if (nodesOf(value).some(isNode)) return value;
  if (levelsLeft === 0) return null;
  for (const key of Object.keys(value).slice(0, MAX_KEYS)) {
    const found = findChat(value[key], levelsLeft - 1);
    if (found) return found;
  }
  return null;
}

function nodesOf(chat: JsonObject): JsonObject[] {
  return asList(asObject(chat['messagesConnection'])?.['edges'])
    .map((edge) => asObject(edge)?.['node'])
    .filter(isObject);
}

function isNode(node: JsonObject): boolean {
  return typeof node['text'] === 'string' && authorOf(node) !== null;
}

const authorOf = (node: JsonObject) => asName(node['author']) ?? asName(node['authorNickname']);

function parse(record: JsonObject): ParseResult {
  const chat = isExported(record) ? null : findChat(record, MAX_LEVELS);
  return chat ? parseChat(chat) : parseExported(record);
}

function parseChat(chat: JsonObject): ParseResult {
  const nodes = sortByTime(nodesOf(chat));
  const bot = asObject(chat['defaultBotObject']) ?? asObject(chat['bot']);
  const author = nodes.map(authorOf).find((name) => name !== null && !nonBots.has(name)) ?? null;
  return buildConversation(
    {
      source: 'poe',
      sourceId: asName(chat['chatCode']) ?? toIdText(chat['chatId']) ?? asName(chat['id']) ?? deriveId('poe', nodes[0]),
      title: asText(chat['title']),
      createdAt: readTime(chat['creationTime']),
      assistantName: asName(bot?.['displayName']) ?? asName(bot?.['nickname']) ?? author,
    },
    nodes.map((node) => ({ id: toIdText(node['messageId']) ?? asName(node['id']), view: viewOfNode(node) })),
  );
}

/** Authors that are not bots; a `chat_break` is where the person cleared the context. */
const nonBots = new Set(['human', 'chat_break']);

function speakerOf(author: string): Speaker {
  if (author === 'human') return 'user';
  return author === 'chat_break' ? 'system' : 'assistant';
}

function viewOfNode(node: JsonObject) {
  const author = authorOf(node) ?? '';
  return toNodeView(speakerOf(author), readNode(node), {
    createdAt: readTime(node['creationTime']),
    model: author,
    isInterrupted: node['state'] === 'cancelled',
  });
}

function readNode(node: JsonObject): ParsedBlock[] {
  const files = asList(node['attachments']).filter(isObject);
  return [...toFiles(files.map(({ name, file }) => ({ ...asObject(file), name }))), ...readContent(node['text'])];
}

/** Oldest first; as listed if a message has no time. */
function sortByTime(nodes: readonly JsonObject[]): readonly JsonObject[] {
  const timeOf = (node: JsonObject) => readTime(node['creationTime']);
  if (nodes.some((node) => timeOf(node) === null)) return nodes;
  return nodes.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}

/** An id as text, which some fields have as a number. */
const toIdText = (id: unknown) => (typeof id === 'number' ? String(id) : asName(id));

function parseExported(record: JsonObject): ParseResult {
  const messages = asList(record['messages']).filter(isObject);
  const code = /^https:\/\/poe\.com\/chat\/([\w-]+)/.exec(asText(record['url']))?.[1];
  return buildConversation(
    {
      source: 'poe',
      sourceId: code ?? toIdText(record['id']) ?? deriveId('poe', record['created_at'], messages[0]),
      title: asText(record['title']),
      createdAt: readTime(record['created_at']),
      updatedAt: readTime(record['updated_at']),
      assistantName: asName(record['bot']),
    },
    messages.map(toMessage),
  );
}

function toMessage(message: JsonObject): ListedMessage {
  const view = toNodeView(readSpeaker(message['role']) ?? 'assistant', readContent(message['content']), {
    createdAt: readTime(message['timestamp']),
    model: asName(message['bot_name']),
  });
  return { id: toIdText(message['message_id']), view };
}
