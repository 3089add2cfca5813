import type { ConversationRow } from './conversations.repository.ts';

/** What the kept counts lose when a conversation goes from where it is; they speak of live, unarchived ones only. */
export function leaving(row: ConversationRow) {
  return isCounted(row) ? [{ categoryId: row.categoryId, subcategoryId: row.subcategoryId, by: -1 }] : [];
}

/** What they gain where it comes to. */
export function entering(row: ConversationRow) {
  const { categoryId, subcategoryId, lastActivityAt } = row;
  return isCounted(row) ? [{ categoryId, subcategoryId, by: 1, lastActivityAt }] : [];
}

function isCounted({ isArchived, deletedAt }: ConversationRow): boolean {
  return !isArchived && deletedAt === null;
}
