import type { ExportFormat, JsonObject } from '../export-format.ts';
import { asList, asName, isObject } from '../values/json-shape.ts';

/**
 * Responses that web apps load in addition to conversations: lists of chats, and Grok's details of a chat without its
 * responses.
 */
export const webListFormats: readonly ExportFormat[] = [
  { source: 'chatgpt', detect: isChatgptList, parse: () => chatListSkip },
  { source: 'claude', detect: isClaudeList, parse: () => chatListSkip },
  { source: 'grok', detect: isGrokDetails, parse: () => chatDetailsSkip },
];

const chatListSkip = {
  skip: {
    code: 'not_a_conversation',
    reason: 'This is a list of chats without their messages.',
  },
} as const;

const chatDetailsSkip = {
  skip: {
    code: 'not_a_conversation',
    reason: 'This has the title of a chat without its messages.',
  },
} as const;

function isChatgptList(record: JsonObject): boolean {
  const first = asList(record['items']).find(isObject);
  return (
    first !== undefined && 'create_time' in first && 'title' in first && !('mapping' in first) && 'total' in record
  );
}

function isClaudeList(record: JsonObject): boolean {
  const first = asList(record['data']).find(isObject);
  return first !== undefined && asName(first['uuid']) !== null && 'name' in first && 'has_more' in record;
}

function isGrokDetails(record: JsonObject): boolean {
  return asName(record['conversationId']) !== null && 'temporary' in record && 'modifyTime' in record;
}
