import { readAttachments } from './chatgpt-attachments.ts';
import { readContentBlocks } from './chatgpt-content.ts';
import type { ParsedBlock } from './conversation-tree.ts';
import type { JsonObject } from './export-format.ts';
import type { NodeView } from './fold-hidden.ts';
import { asObject, asText } from './json-shape.ts';
import { readTime } from './timestamps.ts';

const instructionKinds = new Set(['user_editable_context', 'model_editable_context']);
const reasoningKinds = new Set(['thoughts', 'reasoning_recap']);

/** What a reader of chatgpt.com sees of a message. */
export function readMessageView(message: JsonObject | null): NodeView {
  if (!message) return { kind: 'hidden' };
  const metadata = asObject(message['metadata']) ?? {};
  const content = asObject(message['content']) ?? {};
  const role = asText(asObject(message['author'])?.['role']);
  if (isHidden(message, metadata, content, role)) return { kind: 'hidden' };
  return {
    kind: isAside(message, content, role) ? 'aside' : 'shown',
    role: role === 'user' ? 'user' : 'assistant',
    blocks: arrange(readContentBlocks(message), readAttachments(message), role),
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
    instructionKinds.has(asText(content['content_type']))
  );
}

/** Reasoning, calls of tools and what tools gave back: part of the answer that follows. */
function isAside(message: JsonObject, content: JsonObject, role: string): boolean {
  if (role === 'user') return false;
  if (role !== 'assistant') return true;
  const recipient = asText(message['recipient']) || 'all';
  return (
    recipient !== 'all' || message['channel'] === 'analysis' || reasoningKinds.has(asText(content['content_type']))
  );
}

function isInterrupted(message: JsonObject, metadata: JsonObject): boolean {
  return message['status'] === 'in_progress' || asObject(metadata['finish_details'])?.['type'] === 'interrupted';
}

/** Files a person sent stand above their words; those of an answer below. Files shown inside the content are not repeated. */
function arrange(blocks: ParsedBlock[], attachments: ParsedBlock[], role: string): ParsedBlock[] {
  if (attachments.length === 0) return blocks;
  const shown = new Set(blocks.flatMap((block) => (block.type === 'attachment' ? [block.assetId] : [])));
  const others = attachments.filter((block) => block.type !== 'attachment' || !shown.has(block.assetId));
  return role === 'user' ? [...others, ...blocks] : [...blocks, ...others];
}
