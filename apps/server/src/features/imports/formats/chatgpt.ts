import { hash } from 'node:crypto';
import { readMessageView } from './chatgpt-message.ts';
import { finishConversation } from './conversation-draft.ts';
import type { ExportFormat, JsonObject, ParseResult } from './export-format.ts';
import { foldHidden } from './fold-hidden.ts';
import { asList, asName, asObject, asText, isObject } from './json-shape.ts';
import { orderNodes } from './node-order.ts';
import { readTime } from './timestamps.ts';

/** Conversations of chatgpt.com, from the first exports of 2022 to the sharded ones of 2026: a `mapping` of linked nodes. */
export const chatgptFormat: ExportFormat = { source: 'chatgpt', detect, parse };

/** Others have a `mapping` too (DeepSeek, with `fragments` in its messages): the messages decide. */
function detect(record: JsonObject): boolean {
  const { mapping } = record;
  if (!isObject(mapping)) return false;
  for (const node of Object.values(mapping)) {
    const message = asObject(asObject(node)?.['message']);
    // Older ones of DeepSeek have a plain text and nobody's name.
    if (message) return !('fragments' in message) && ('author' in message || isObject(message['content']));
  }
  return 'create_time' in record || 'current_node' in record || 'conversation_id' in record;
}

function parse(record: JsonObject): ParseResult {
  const nodes = Object.entries(asObject(record['mapping']) ?? {}).map(([id, value]) => {
    const node = asObject(value) ?? {};
    return {
      id,
      parent: asName(node['parent']),
      children: asList(node['children']).filter((child) => typeof child === 'string'),
      message: asObject(node['message']),
    };
  });
  const tree = foldHidden(orderNodes(nodes), (node) => readMessageView(node.message));
  return finishConversation({
    source: 'chatgpt',
    sourceId: asName(record['conversation_id']) ?? asName(record['id']) ?? deriveId(record, nodes[0]?.id),
    title: asText(record['title']),
    createdAt: readTime(record['create_time']),
    updatedAt: readTime(record['update_time']),
    isArchived: record['is_archived'] === true,
    isPinned: record['is_starred'] === true || readTime(record['pinned_time']) !== null,
    projectId: findProject(record),
    projectName: null,
    activeLeafSourceId: tree.findMessageId(asName(record['current_node'])),
    messages: tree.messages,
  });
}

/** Projects show only as an assistant id that begins with g-p-. */
function findProject(record: JsonObject): string | null {
  const ids = [asName(record['conversation_template_id']), asName(record['gizmo_id'])];
  return ids.find((id) => id?.startsWith('g-p-')) ?? null;
}

/** Without an id of its own: from what does not change when the conversation grows. */
function deriveId(record: JsonObject, firstNode: string | undefined): string {
  return `derived-${hash('sha256', JSON.stringify([record['create_time'], firstNode]), 'hex').slice(0, 32)}`;
}
