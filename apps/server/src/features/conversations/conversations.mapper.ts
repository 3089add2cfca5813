import {
  ConversationSource,
  type ConversationDetail,
  type ConversationSummary,
  type Message,
} from '@app/contract/conversations';
import type { TrashItem } from '@app/contract/trash';
import type { ListRow } from './conversation-list.repository.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { MessageRow } from './stored-messages.repository.ts';

const DAY_MS = 86_400_000;

export function toFields(row: ListRow): Omit<ConversationSummary, 'preview'> {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.lastActivityAt.toISOString(),
    sentiment: row.sentiment,
    categoryId: row.categoryId,
    subcategory:
      row.subcategoryId !== null && row.subcategoryName !== null
        ? { id: row.subcategoryId, name: row.subcategoryName }
        : null,
    source: ConversationSource.parse(row.source),
    isPinned: row.isPinned,
    isArchived: row.isArchived,
    needsReview: row.needsReview,
    messageCount: row.messageCount,
    activeLeafId: row.activeLeafId,
  };
}

export function toSummary(row: ListRow): ConversationSummary {
  return { ...toFields(row), preview: row.preview };
}

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    parentId: row.parentId,
    role: row.role,
    content: row.content,
    ...(row.blocks && { blocks: row.blocks as ConversationDetail['messages'][number]['blocks'] }),
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    ...(row.model !== null && { model: row.model }),
  };
}

export function toTrashItem(row: ConversationRow, trashDays: number): TrashItem {
  const deletedAt = row.deletedAt ?? row.updatedAt;
  return {
    type: 'conversation',
    id: row.id,
    title: row.title,
    deletedAt: deletedAt.toISOString(),
    expiresAt: new Date(deletedAt.getTime() + trashDays * DAY_MS).toISOString(),
    reason: row.deletedByImportId === null ? 'deleted' : 'import_undone',
  };
}
