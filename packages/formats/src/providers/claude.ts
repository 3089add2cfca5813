import { readMessageBlocks } from './claude-content.ts';
import { finishConversation } from '../conversation/conversation-draft.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { foldAsides, type NodeView } from '../conversation/fold-asides.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId } from '../conversation/message-list.ts';
import { orderNodes } from '../conversation/node-order.ts';
import { readTime } from '../values/timestamps.ts';

/** Conversations of claude.ai: a list of `chat_messages`, in order or linked by parent. */
export const claudeFormat: ExportFormat = { source: 'claude', detect, parse };

/** The parent id that first messages have. */
const NO_PARENT = '00000000-0000-4000-8000-000000000000';

function detect(record: JsonObject): boolean {
  return Array.isArray(record['chat_messages']);
}

function parse(record: JsonObject): ParseResult {
  const messages = asList(record['chat_messages']).filter(isObject);
  const sourceId =
    asName(record['uuid']) ??
    asName(record['conversation_id']) ??
    deriveId(record['created_at'], messages[0]?.['uuid'], messages[0]?.['text']);
  const nodes = linkMessages(messages, sourceId);
  const model = asName(record['model']);
  const tree = foldAsides(orderNodes(nodes), (node) => viewOf(node.message, model));
  const project = asObject(record['project']);
  return finishConversation({
    source: 'claude',
    sourceId,
    title: asText(record['name']) || asText(record['title']),
    createdAt: readTime(record['created_at']),
    updatedAt: readTime(record['updated_at']),
    isArchived: record['is_archived'] === true,
    isPinned: record['is_starred'] === true,
    projectId: asName(project?.['uuid']) ?? asName(record['project_uuid']),
    projectName: asName(project?.['name']),
    activeLeafSourceId: tree.findMessageId(asName(record['current_leaf_message_uuid'])),
    messages: tree.messages,
  });
}

interface MessageNode {
  id: string;
  parent: string | null;
  children: readonly string[];
  message: JsonObject;
}

/** A message without a parent id follows the one before it in the list. */
function linkMessages(messages: readonly JsonObject[], conversationId: string): MessageNode[] {
  const usedIds = new Set<string>();
  let previous: string | null = null;
  return messages.map((message, index) => {
    const ownId = asName(message['uuid']);
    const id = ownId && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
    usedIds.add(id);
    const linkedId = asName(message['parent_message_uuid']);
    const linkedParent = linkedId === NO_PARENT ? null : linkedId;
    const parent = linkedId === null ? previous : linkedParent;
    previous = id;
    return { id, parent, children: [], message };
  });
}

function viewOf(message: JsonObject, conversationModel: string | null): NodeView {
  const role = message['sender'] === 'human' || message['sender'] === 'user' ? 'user' : 'assistant';
  return {
    kind: 'shown',
    role,
    blocks: readMessageBlocks(message),
    createdAt: readTime(message['created_at']) ?? readTime(message['updated_at']),
    model: role === 'user' ? null : (asName(message['model']) ?? conversationModel),
    isInterrupted: role === 'assistant' && message['stop_reason'] === 'user_canceled',
  };
}
