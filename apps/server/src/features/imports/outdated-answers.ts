import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';

interface StoredMessage {
  id: string;
  parentId: string | null;
  role: string;
  content: string;
  blocks: readonly unknown[] | null;
  sourceId: string | null;
}

/**
 * Our ids of stored answers the export now has in a later state: an export made during an answer contains only a part of
 * it, or only the reasoning before it. Answers that other messages follow stay as they are.
 */
export function findOutdatedAnswers(stored: readonly StoredMessage[], parsed: ParsedConversation): Set<string> {
  const followed = new Set(stored.map(({ parentId }) => parentId));
  const sourceIds = new Map(stored.map(({ id, sourceId }) => [id, sourceId]));
  const answered = new Set(
    parsed.messages.flatMap(({ role, parentSourceId }) => (role === 'assistant' ? [parentSourceId] : [])),
  );
  const now = new Map(parsed.messages.map((message) => [message.sourceId, message]));
  const isOutdated = (message: StoredMessage): boolean => {
    if (message.sourceId === null || message.role !== 'assistant' || followed.has(message.id)) return false;
    const later = now.get(message.sourceId);
    // Answers only grow: a shorter one is from an older export.
    if (later) return sizeOf(later) > sizeOf(message);
    const question = message.parentId === null ? null : (sourceIds.get(message.parentId) ?? null);
    return message.content === '' && answered.has(question);
  };
  return new Set(stored.filter(isOutdated).map(({ id }) => id));
}

function sizeOf({ content, blocks }: { content: string; blocks?: readonly unknown[] | null | undefined }): number {
  return content.length + (blocks?.length ?? 0);
}
