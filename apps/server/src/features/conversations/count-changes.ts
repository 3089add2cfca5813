import type { ConversationRow } from './conversations.repository.ts';

/** What changes in the counts when a conversation leaves its category: nothing if it is archived or in the trash. */
export function countRemoval(row: ConversationRow) {
  return isCounted(row) ? [{ categoryId: row.categoryId, subcategoryId: row.subcategoryId, delta: -1 }] : [];
}

/** What changes in the counts when a conversation is added to its category. */
export function countAddition(row: ConversationRow) {
  const { categoryId, subcategoryId, lastActivityAt } = row;
  return isCounted(row) ? [{ categoryId, subcategoryId, delta: 1, lastActivityAt }] : [];
}

function isCounted({ isArchived, deletedAt }: ConversationRow): boolean {
  return !isArchived && deletedAt === null;
}
