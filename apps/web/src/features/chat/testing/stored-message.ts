import type { Message } from '@app/contract/conversations';

/** A stored message whose text defaults to its id. */
export function storedMessage(id: string, parentId: string | null, role: Message['role'], content = id): Message {
  return { id, parentId, role, content, createdAt: '2026-11-21T09:00:00.000Z', status: 'complete' };
}
