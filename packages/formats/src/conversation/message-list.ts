import { hash } from 'node:crypto';
import { finishConversation, type ConversationDraft } from './conversation-draft.ts';
import type { ParsedBlock } from './conversation-tree.ts';
import type { ParseResult } from '../export-format.ts';
import { foldAsides, type NodeView } from './fold-asides.ts';
import { orderNodes } from './node-order.ts';
import type { Speaker } from '../values/speaker.ts';

const DERIVED_PREFIX = 'derived-';

/** A message in a provider's list. */
export interface ListedMessage {
  /** A null, empty or repeated id is replaced by one derived from the index in the list. */
  id: string | null;
  /** Undefined if the format has no parents: the message follows the one before it. */
  parent?: string | null | undefined;
  children?: readonly string[];
  view: NodeView;
}

type Properties = Pick<ConversationDraft, 'source' | 'sourceId'> & Partial<Omit<ConversationDraft, 'messages'>>;

/** Makes a conversation of messages that link to their parents, or that follow each other in the list. */
export function buildConversation(properties: Properties, messages: readonly ListedMessage[]): ParseResult {
  const tree = foldAsides(orderNodes(linkList(messages, properties.sourceId)), (node) => node.view);
  return finishConversation({
    title: '',
    createdAt: null,
    updatedAt: null,
    isArchived: false,
    isPinned: false,
    projectId: null,
    projectName: null,
    ...properties,
    activeLeafSourceId: tree.findMessageId(properties.activeLeafSourceId ?? null),
    messages: tree.messages,
  });
}

function linkList(messages: readonly ListedMessage[], conversationId: string) {
  const usedIds = new Set<string>();
  let previous: string | null = null;
  return messages.map(({ id: ownId, parent, children, view }, index) => {
    const id = ownId !== null && ownId !== '' && !usedIds.has(ownId) ? ownId : `${conversationId}:${index}`;
    usedIds.add(id);
    const parentId = parent === undefined ? previous : parent;
    previous = id;
    return { id, parent: parentId, children: children ?? [], view };
  });
}

/**
 * How a message is shown: instructions are hidden; tool results, and replies that consist only of reasoning and calls, are
 * part of the reply that follows.
 */
export function toNodeView(
  speaker: Speaker,
  blocks: ParsedBlock[],
  details: { createdAt?: number | null; model?: string | null; isInterrupted?: boolean } = {},
): NodeView {
  if (speaker === 'system') return { kind: 'hidden' };
  const isUser = speaker === 'user';
  return {
    kind: speaker === 'tool' || (!isUser && isAside(blocks)) ? 'aside' : 'shown',
    role: isUser ? 'user' : 'assistant',
    blocks,
    createdAt: details.createdAt ?? null,
    model: isUser ? null : (details.model ?? null),
    isInterrupted: !isUser && details.isInterrupted === true,
  };
}

function isAside(blocks: readonly ParsedBlock[]): boolean {
  return blocks.length > 0 && blocks.every(({ type }) => ['reasoning', 'output', 'tool_call'].includes(type));
}

/**
 * An id for a conversation that has none, derived from values that do not change when the conversation grows.
 * Conversations that begin alike get the same id.
 */
export function deriveId(...stableValues: unknown[]): string {
  return `${DERIVED_PREFIX}${hash('sha256', JSON.stringify(stableValues) ?? '', 'hex').slice(0, 32)}`;
}

/** Whether the id was derived from how the conversation begins, so that other conversations may have the same one. */
export function isDerivedId(sourceId: string): boolean {
  return sourceId.startsWith(DERIVED_PREFIX);
}
