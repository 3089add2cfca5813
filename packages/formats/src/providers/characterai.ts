import { readContent, toFile } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { parseHistory } from './characterai-histories.ts';

/**
 * Character.AI: `turns` of a chat as its page loads them, newest first, alone or with other `chats`; or the `histories`
 * of a character as older exporters write them.
 */
export const characteraiFormat: ArchiveFormat = { source: 'characterai', detect, parse };

function detect(record: JsonObject): boolean {
  return chatsOf(record).length > 0 || historiesOf(record).length > 0;
}

function chatsOf(record: JsonObject): JsonObject[] {
  const chats = [record, ...asList(record['chats'])].filter(isObject);
  return chats.filter((chat) => asList(chat['turns']).some(isTurn));
}

function isTurn(turn: unknown): boolean {
  return isObject(turn) && isObject(turn['author']) && Array.isArray(turn['candidates']);
}

function historiesOf(record: JsonObject): JsonObject[] {
  const list = asObject(record['histories'])?.['histories'] ?? record['histories'];
  return asList(list).filter((history): history is JsonObject => isObject(history) && Array.isArray(history['msgs']));
}

function parse(record: JsonObject): ParseResult[] {
  const character = asName(asObject(asObject(record['info'])?.['character'])?.['name']);
  return [...chatsOf(record).map(parseChat), ...historiesOf(record).map((history) => parseHistory(history, character))];
}

function parseChat(chat: JsonObject): ParseResult {
  const turns = toOldestFirst(asList(chat['turns']).filter(isObject));
  const info = asObject(chat['chat']) ?? chat;
  const { messages, activeId } = linkTurns(turns);
  const characters = turns.map((turn) => asObject(turn['author'])).filter((author) => author?.['is_human'] !== true);
  const id = asName(info['chat_id']) ?? asName(asObject(turns[0]?.['turn_key'])?.['chat_id']);
  return buildConversation(
    {
      source: 'characterai',
      sourceId: id ?? deriveId('characterai', turns[0]?.['create_time'], turns[0]?.['candidates']),
      title: asText(info['name']),
      createdAt: readTime(info['create_time']),
      assistantName: asName(info['character_name']) ?? asName(characters.find((author) => author?.['name'])?.['name']),
      activeLeafSourceId: activeId,
    },
    messages,
  );
}

/** Turns without times are reversed, because pages list the newest turn first. */
function toOldestFirst(turns: readonly JsonObject[]): readonly JsonObject[] {
  const timeOf = (turn: JsonObject) => readTime(turn['create_time']);
  if (turns.some((turn) => timeOf(turn) === null)) return turns.toReversed();
  return turns.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
}

/** A turn may have several candidates. One of them is the primary one, which the next turn follows. */
function linkTurns(turns: readonly JsonObject[]): { messages: ListedMessage[]; activeId: string | null } {
  let activeId: string | null = null;
  const messages = turns.flatMap((turn, index): ListedMessage[] => {
    const parent = activeId;
    const turnId = asName(asObject(turn['turn_key'])?.['turn_id']) ?? `:${index}`;
    const candidates = asList(turn['candidates']).filter(isObject);
    const ids = candidates.map((candidate, at) => asName(candidate['candidate_id']) ?? `${turnId}.${at}`);
    const primary = asName(turn['primary_candidate_id']);
    activeId = ids.find((id) => id === primary) ?? ids[0] ?? parent;
    return candidates.map((candidate, at) => ({ id: ids[at] ?? null, parent, view: viewOf(turn, candidate) }));
  });
  return { messages, activeId };
}

function viewOf(turn: JsonObject, candidate: JsonObject) {
  const isHuman = asObject(turn['author'])?.['is_human'] === true;
  const picture = asName(candidate['tti_image_rel_path']);
  const pictures = picture === null ? [] : [toFile({ name: 'Image', type: 'image/*', id: picture })];
  return toNodeView(isHuman ? 'user' : 'assistant', [...pictures, ...readContent(candidate['raw_content'])], {
    createdAt: readTime(candidate['create_time']) ?? readTime(turn['create_time']),
    isInterrupted: candidate['is_final'] === false,
  });
}
