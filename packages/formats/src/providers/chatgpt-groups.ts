import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asText, isObject } from '../values/json-shape.ts';
import { chatgptFormat } from './chatgpt.ts';
import { sharegptFormat } from './sharegpt.ts';

/** ChatGPT's group_chats.json: a list `chats`, usually empty. A chat is a conversation or a list of messages. */
export const chatgptGroupsFormat: ArchiveFormat = { source: 'chatgpt', detect, parse };

const chatsOf = (record: JsonObject) => asList(record['chats'] ?? record['group_chats']).filter(isObject);

function detect(record: JsonObject): boolean {
  return chatsOf(record).some((chat) => chatgptFormat.detect(chat));
}

function parse(record: JsonObject): ParseResult[] {
  return chatsOf(record).map((chat): ParseResult => {
    const name = asText(chat['title']) || asText(chat['name']);
    if (chatgptFormat.detect(chat)) return { ...chatgptFormat.parse(chat), name };
    if (sharegptFormat.detect(chat)) return { ...sharegptFormat.parse(chat), name };
    return { skip: { code: 'not_a_conversation', reason: 'This record has no messages in a known format.' }, name };
  });
}
