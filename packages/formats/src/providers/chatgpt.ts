import { readAttachments } from './chatgpt-attachments.ts';
import { collectCanvases, addCanvasDetails } from './chatgpt-canvas.ts';
import { readContentBlocks } from './chatgpt-content.ts';
import { finishConversation } from '../conversation/conversation-draft.ts';
import type { DraftBlock } from '../conversation/document-step.ts';
import type { DataPageFormat, ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { foldAsides, type NodeView } from '../conversation/fold-asides.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId } from '../conversation/message-list.ts';
import { orderNodes } from '../conversation/node-order.ts';
import { readTime } from '../values/timestamps.ts';

const INSTRUCTION_KINDS = new Set(['user_editable_context', 'model_editable_context']);
const REASONING_KINDS = new Set(['thoughts', 'reasoning_recap']);

/**
 * Conversations of chatgpt.com, from the first exports of 2022 to the sharded ones of 2026: a `mapping` of linked
 * nodes.
 */
export const chatgptFormat: ExportFormat = { source: 'chatgpt', detect, parse };

/** chat.html of an export contains all conversations as `var jsonData = [...]`. */
export const chatgptPageFormat: DataPageFormat = { source: 'chatgpt', dataStart: /\bjsonData\s*=\s*(?=[[{])/ };

/** DeepSeek has a `mapping` too, but with `fragments` in its messages. */
function detect(record: JsonObject): boolean {
  const { mapping } = record;
  if (!isObject(mapping)) return false;
  for (const node of Object.values(mapping)) {
    const message = asObject(asObject(node)?.['message']);
    // Older messages of DeepSeek have a plain text and no author.
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
  const canvases = collectCanvases(nodes);
  const tree = foldAsides(orderNodes(nodes), ({ id, message }) => readMessageView(message, canvases.get(id)));
  return finishConversation({
    source: 'chatgpt',
    sourceId:
      asName(record['conversation_id']) ?? asName(record['id']) ?? deriveId(record['create_time'], nodes[0]?.id),
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

/** Exports have a project only in the field of custom assistants, as an id that begins with g-p-. */
function findProject(record: JsonObject): string | null {
  const ids = [asName(record['conversation_template_id']), asName(record['gizmo_id'])];
  return ids.find((id) => id?.startsWith('g-p-')) ?? null;
}

/** A message as chatgpt.com shows it. `canvas` is the document that the message writes or edits. */
function readMessageView(message: JsonObject | null, canvas?: JsonObject): NodeView {
  if (!message) return { kind: 'hidden' };
  const metadata = asObject(message['metadata']) ?? {};
  const content = asObject(message['content']) ?? {};
  const role = asText(asObject(message['author'])?.['role']);
  if (isHidden(message, metadata, content, role)) return { kind: 'hidden' };
  return {
    kind: isAside(message, content, role) ? 'aside' : 'shown',
    role: role === 'user' ? 'user' : 'assistant',
    blocks: joinAttachments(addCanvasDetails(readContentBlocks(message), canvas), readAttachments(message), role),
    createdAt: readTime(message['create_time']) ?? readTime(message['update_time']),
    model: role === 'user' ? null : asText(metadata['model_slug']) || null,
    isInterrupted: role !== 'user' && isInterrupted(message, metadata),
  };
}

function isHidden(message: JsonObject, metadata: JsonObject, content: JsonObject, role: string): boolean {
  return (
    role === 'system' ||
    message['weight'] === 0 ||
    metadata['is_visually_hidden_from_conversation'] === true ||
    metadata['is_user_system_message'] === true ||
    INSTRUCTION_KINDS.has(asText(content['content_type']))
  );
}

/** Reasoning, tool calls and their results are part of the reply that follows. */
function isAside(message: JsonObject, content: JsonObject, role: string): boolean {
  if (role === 'user') return false;
  if (role !== 'assistant') return true;
  const recipient = asText(message['recipient']) || 'all';
  return (
    recipient !== 'all' || message['channel'] === 'analysis' || REASONING_KINDS.has(asText(content['content_type']))
  );
}

function isInterrupted(message: JsonObject, metadata: JsonObject): boolean {
  return message['status'] === 'in_progress' || asObject(metadata['finish_details'])?.['type'] === 'interrupted';
}

/** The user's files come before the text, files of a reply after it. Files inside the content are not repeated. */
function joinAttachments(blocks: DraftBlock[], attachments: DraftBlock[], role: string): DraftBlock[] {
  if (attachments.length === 0) return blocks;
  const shown = new Set(blocks.flatMap((block) => (block.type === 'attachment' ? [block.assetId] : [])));
  const others = attachments.filter((block) => block.type !== 'attachment' || !shown.has(block.assetId));
  return role === 'user' ? [...others, ...blocks] : [...blocks, ...others];
}
