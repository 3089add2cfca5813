import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { readTopicDetails, type TopicDetails } from './cherrystudio-topics.ts';
import { toMessageView, type Blocks } from './cherrystudio-blocks.ts';

/**
 * Cherry Studio: `data.json` of a backup. The tables of its database are under `indexedDB`, titles and assistants in
 * `localStorage`. The first version of backups had a list of keys and values instead of tables.
 */
export const cherrystudioFormat: ArchiveFormat = { source: 'cherrystudio', detect, parse };

function detect(record: JsonObject): boolean {
  return 'localStorage' in record && topicsOf(record) !== null;
}

function topicsOf(record: JsonObject): readonly JsonObject[] | null {
  const database = record['indexedDB'];
  if (isObject(database)) return Array.isArray(database['topics']) ? database['topics'].filter(isObject) : null;
  if (!Array.isArray(database)) return null;
  const rows = database.filter(isObject).filter(({ key }) => asText(key).startsWith('topic:'));
  return rows.length === 0 ? null : rows.map(({ value }) => value).filter(isObject);
}

function parse(record: JsonObject): ParseResult[] {
  const detailsById = readTopicDetails(record['localStorage']);
  const rows = asList(asObject(record['indexedDB'])?.['message_blocks']).filter(isObject);
  const blocks = new Map(rows.map((row) => [asText(row['id']), row]));
  return (topicsOf(record) ?? []).map((topic) => parseTopic(topic, detailsById, blocks));
}

function parseTopic(topic: JsonObject, detailsById: ReadonlyMap<string, TopicDetails>, blocks: Blocks): ParseResult {
  const messages = asList(topic['messages']).filter(isObject);
  const id = asName(topic['id']) ?? asName(messages[0]?.['topicId']) ?? deriveId('cherrystudio', messages[0]?.['id']);
  const details = detailsById.get(id);
  const title = details?.title ?? '';
  const { listed, activeId } = linkMessages(messages, blocks);
  const result = buildConversation(
    {
      source: 'cherrystudio',
      sourceId: id,
      title,
      createdAt: details?.createdAt ?? readTime(messages[0]?.['createdAt']),
      isPinned: details?.isPinned === true,
      assistantName: details?.assistant ?? null,
      activeLeafSourceId: activeId,
    },
    listed,
  );
  return 'skip' in result && title !== '' ? { ...result, name: title } : result;
}

/** Replies of several models to one question. */
interface ReplyGroup {
  questionId: string;
  /** The message that the replies follow. */
  parent: string | null;
  /** One of the replies was chosen by the person. */
  hasChosen: boolean;
}

/**
 * Replies of several models to one question are versions of one message; the next message follows the shown version.
 */
function linkMessages(messages: readonly JsonObject[], blocks: Blocks) {
  const listed: ListedMessage[] = [];
  /** The last shown message, which the next message follows. */
  let shownId: string | null = null;
  let group = null as ReplyGroup | null;
  for (const [index, message] of messages.entries()) {
    const id = asName(message['id']) ?? `:${index}`;
    const questionId = message['role'] === 'assistant' ? asName(message['askId']) : null;
    if (questionId === null || group?.questionId !== questionId) {
      group = questionId === null ? null : { questionId, parent: shownId, hasChosen: false };
    }
    listed.push({ id, parent: group ? group.parent : shownId, view: toMessageView(message, blocks) });
    const isChosen = message['useful'] === true || message['foldSelected'] === true;
    if (group === null || isChosen || !group.hasChosen) shownId = id;
    if (group && isChosen) group.hasChosen = true;
  }
  return { listed, activeId: shownId };
}
