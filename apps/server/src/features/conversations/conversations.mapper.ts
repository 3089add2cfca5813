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

export function toSummaryFields(row: ListRow): Omit<ConversationSummary, 'preview'> {
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
  return { ...toSummaryFields(row), preview: row.preview };
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
    ...(row.tokens !== null && { tokens: row.tokens }),
  };
}

export function toTrashEntry(row: ConversationRow): {
  id: string;
  title: string;
  deletedAt: Date;
  reason: TrashItem['reason'];
} {
  const { id, title, deletedAt, updatedAt, deletedByImportId } = row;
  const reason = deletedByImportId === null ? 'deleted' : 'import_undone';
  return { id, title, deletedAt: deletedAt ?? updatedAt, reason };
}
