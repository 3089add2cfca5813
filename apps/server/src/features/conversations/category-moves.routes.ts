import { deleteCategory, mergeCategory } from '@app/contract/categories';
import { deleteSubcategory, mergeSubcategory } from '@app/contract/subcategories';
import { AppError } from '#platform/app-error.ts';
import type { Mount } from '#platform/http/route.ts';
import type { ConversationsService } from './conversations.service.ts';

export function registerCategoryMoveRoutes(
  mount: Mount,
  conversations: ConversationsService,
  isPremium: (userId: string) => Promise<boolean>,
): void {
  mount(deleteCategory, ({ userId, params }) => conversations.deleteCategory(userId, params.id));
  mount(mergeCategory, async ({ userId, params, body }) => {
    await conversations.assertCategory(userId, params.id);
    if (!(await isPremium(userId))) throw new AppError({ code: 'categories.premium_required' });
    return conversations.mergeCategory(userId, params.id, body.intoId);
  });
  mount(mergeSubcategory, async ({ userId, params, body }) => {
    await conversations.assertOwnSubcategory(userId, params.id);
    if (!(await isPremium(userId))) throw new AppError({ code: 'categories.premium_required' });
    return conversations.mergeSubcategory(userId, params.id, body.intoId);
  });
  mount(deleteSubcategory, ({ userId, params }) => conversations.deleteSubcategory(userId, params.id));
}
