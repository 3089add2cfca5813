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
 * Our ids of the stored replies that are incomplete and that this export has in a later state. An earlier export, made
 * during a reply, contains only a part of the reply or the reasoning before it. A reply with messages after it is never
 * outdated.
 */
export function findOutdatedReplies(stored: readonly StoredMessage[], parsed: ParsedConversation): Set<string> {
  const parentIds = new Set(stored.map(({ parentId }) => parentId));
  const sourceIds = new Map(stored.map(({ id, sourceId }) => [id, sourceId]));
  const answeredSourceIds = new Set(
    parsed.messages.flatMap(({ role, parentSourceId }) => (role === 'assistant' ? [parentSourceId] : [])),
  );
  const bySourceId = new Map(parsed.messages.map((message) => [message.sourceId, message]));
  const isOutdated = (message: StoredMessage): boolean => {
    if (message.sourceId === null || message.role !== 'assistant' || parentIds.has(message.id)) return false;
    const exported = bySourceId.get(message.sourceId);
    // A reply only grows: if the exported one is smaller, the export is older.
    if (exported) return sizeOf(exported) > sizeOf(message);
    const questionSourceId = message.parentId === null ? null : (sourceIds.get(message.parentId) ?? null);
    return message.content === '' && answeredSourceIds.has(questionSourceId);
  };
  return new Set(stored.filter(isOutdated).map(({ id }) => id));
}

/** Characters plus number of blocks: enough to decide which state of a reply is the later one. */
function sizeOf({ content, blocks }: { content: string; blocks?: readonly unknown[] | null | undefined }): number {
  return content.length + (blocks?.length ?? 0);
}
