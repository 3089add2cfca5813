import { deleteCategory, mergeCategory } from '@app/contract/categories';
import { deleteSubcategory, mergeSubcategory } from '@app/contract/subcategories';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Mount } from '#platform/http/route.ts';
import type { ConversationsService } from './conversations.service.ts';

export interface CategoryMoveRouteDependencies {
  categories: CategoriesService;
  conversations: ConversationsService;
  isPremium: (userId: string) => Promise<boolean>;
}

/** Routes that move the conversations of a category or subcategory, because it is deleted or merged. */
export function registerCategoryMoveRoutes(mount: Mount, dependencies: CategoryMoveRouteDependencies): void {
  const { categories, conversations } = dependencies;
  const assertPremium = async (userId: string): Promise<void> => {
    if (!(await dependencies.isPremium(userId))) throw new AppError({ code: 'categories.premium_required' });
  };

  mount(deleteCategory, ({ userId, params }) => conversations.deleteCategory(userId, params.id));
  mount(mergeCategory, async ({ userId, params, body }) => {
    await categories.assertCategory(userId, params.id);
    await assertPremium(userId);
    return conversations.mergeCategory(userId, params.id, body.intoId);
  });
  mount(mergeSubcategory, async ({ userId, params, body }) => {
    await categories.getSubcategory(userId, params.id);
    await assertPremium(userId);
    return conversations.mergeSubcategory(userId, params.id, body.intoId);
  });
  mount(deleteSubcategory, ({ userId, params }) => conversations.deleteSubcategory(userId, params.id));
}
