import type { OwnerScope } from '#db/owner-scope.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { ProjectMember } from './projects.repository.ts';

interface MemberFiling {
  /** The conversations that the import added. */
  added: ReadonlySet<string>;
  /**
   * Whether the import creates the subcategory. In that case the conversations of earlier imports are assigned as well.
   */
  isNew: boolean;
}

/**
 * Assigns the conversations of a project to its subcategory; the engine does not move them later. Conversations that the
 * person has assigned stay where they are.
 */
export async function fileProjectConversations(
  { categories, conversations }: { categories: CategoriesService; conversations: ConversationsService },
  scope: OwnerScope,
  place: { categoryId: string; subcategoryId: string },
  members: readonly ProjectMember[],
  { added, isNew }: MemberFiling,
): Promise<void> {
  const { tx, userId } = scope;
  const ids = members.map(({ id }) => id).filter((id) => isNew || added.has(id));
  const found = await conversations.lockAssignments(tx, userId, ids);
  const moved = found.filter(({ conversationId, categoryId, subcategoryId, placedBy }) => {
    if (subcategoryId !== null) return false;
    // With a mapping, `placedBy` is not `engine`: the import put its conversations into the category of the mapping.
    return placedBy === 'engine' || (added.has(conversationId) && categoryId === place.categoryId);
  });
  const assignment = {
    ...place,
    placedBy: 'user' as const,
    confidence: 1,
    needsReview: false,
    guesses: [],
    engineVersion: null,
  };
  await conversations.writeAssignments(
    tx,
    userId,
    moved.map(({ conversationId }) => ({ conversationId, assignment })),
  );
  const shown = moved.filter(({ isArchived }) => !isArchived);
  await categories.adjustCounts(
    scope,
    shown.flatMap(({ categoryId, lastActivityAt }) => [
      { categoryId, delta: -1 },
      { ...place, delta: 1, lastActivityAt },
    ]),
  );
}
