import {
  getCategoryDefaults,
  getSubcategoryDefaults,
  updateCategoryDefaults,
  updateSubcategoryDefaults,
} from '@app/contract/chat-settings';
import { createCategory, getCategory, listCategories, updateCategory } from '@app/contract/categories';
import { createSubcategory, getSubcategory, updateSubcategory } from '@app/contract/subcategories';
import type { Mount } from '#platform/http/route.ts';
import { customCategoryNeedsPremium } from './categories.errors.ts';
import type { CategoriesService } from './categories.service.ts';

export interface CategoryRouteDependencies {
  categories: CategoriesService;
  isPremium: (userId: string) => Promise<boolean>;
}

/** Adding and renaming require Premium; reading and recolouring do not. Deleting and merging are conversation routes. */
export function registerCategoryRoutes(mount: Mount, { categories, isPremium }: CategoryRouteDependencies): void {
  const assertPremium = async (userId: string): Promise<void> => {
    if (!(await isPremium(userId))) throw customCategoryNeedsPremium();
  };

  mount(listCategories, ({ userId }) => categories.list(userId), { isPolled: true });
  mount(getCategory, ({ userId, params }) => categories.get(userId, params.id));
  mount(createCategory, async ({ userId, body }) => {
    await assertPremium(userId);
    return categories.create(userId, body);
  });
  mount(updateCategory, async ({ userId, params, body }) => {
    if (await categories.isRenaming(userId, params.id, body.name)) await assertPremium(userId);
    return categories.update(userId, params.id, body);
  });
  mount(getCategoryDefaults, ({ userId, params }) => categories.getDefaults(userId, params.id));
  mount(updateCategoryDefaults, ({ userId, params, body }) => categories.updateDefaults(userId, params.id, body));
  mount(getSubcategoryDefaults, ({ userId, params }) => categories.getSubcategoryDefaults(userId, params.id));
  mount(updateSubcategoryDefaults, ({ userId, params, body }) =>
    categories.updateSubcategoryDefaults(userId, params.id, body),
  );
  mount(getSubcategory, ({ userId, params }) => categories.getSubcategory(userId, params.id));
  mount(createSubcategory, async ({ userId, params, body }) => {
    await categories.assertCategory(userId, params.id);
    await assertPremium(userId);
    return categories.createSubcategory(userId, params.id, body);
  });
  mount(updateSubcategory, async ({ userId, params, body }) => {
    const { name } = await categories.getSubcategory(userId, params.id);
    if (body.name !== undefined && body.name !== name) await assertPremium(userId);
    return categories.updateSubcategory(userId, params.id, body);
  });
}
