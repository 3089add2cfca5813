import { finishConversation } from '../conversation/conversation-draft.ts';
import { deriveId } from '../conversation/message-list.ts';
import type { MessageDraft } from '../conversation/message-draft.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { readMessageBlocks } from './claude-content.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Design chats, in Claude's exports since 2026 as design_chats/<uuid>.json: `messages` in order, each with its
 * `content` wrapped in an object.
 */
export const claudeDesignFormat: ExportFormat = { source: 'claude', detect, parse };

function detect(record: JsonObject): boolean {
  const hasId = asName(record['uuid']) !== null;
  return asList(record['messages']).some((message) => {
    const content = asObject(asObject(message)?.['content']);
    if (!isObject(message) || content === null || !('role' in message || 'role' in content)) return false;
    return hasId || 'contentBlocks' in content;
  });
}

function parse(record: JsonObject): ParseResult {
  const messages = asList(record['messages']).filter(isObject);
  const sourceId = asName(record['uuid']) ?? deriveId('claude-design', messages[0]?.['uuid'], messages[0]?.['content']);
  const project = asObject(record['project']);
  return finishConversation({
    source: 'claude',
    sourceId,
    title: asText(record['name']) || asText(record['title']),
    createdAt: readTime(record['created_at']),
    updatedAt: readTime(record['updated_at']),
    isArchived: false,
    isPinned: record['is_starred'] === true,
    projectId: asName(project?.['uuid']),
    projectName: asName(project?.['name']),
    activeLeafSourceId: null,
    messages: readMessages(messages, sourceId),
  });
}

function readMessages(messages: readonly JsonObject[], conversationId: string): MessageDraft[] {
  const usedIds = new Set<string>();
  const drafts: MessageDraft[] = [];
  for (const [index, message] of messages.entries()) {
    const content = asObject(message['content']) ?? {};
    const blocks = readBlocks(content);
    if (blocks.length === 0) continue;
    const ownId = asName(message['uuid']);
    const id = ownId && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
    usedIds.add(id);
    drafts.push({
      sourceId: id,
      parentSourceId: drafts.at(-1)?.sourceId ?? null,
      role: (message['role'] ?? content['role']) === 'user' ? 'user' : 'assistant',
      blocks,
      createdAt: readTime(message['created_at']) ?? readTime(content['timestamp']),
      model: null,
      isInterrupted: false,
    });
  }
  return drafts;
}

/** `contentBlocks` are preferred to `content`, which has only the text of these blocks. */
function readBlocks(content: JsonObject): ParsedBlock[] {
  const { contentBlocks, attachments } = content;
  return readMessageBlocks({ content: contentBlocks, text: content['content'], attachments });
}
