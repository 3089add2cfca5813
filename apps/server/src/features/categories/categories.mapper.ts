import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import type { CategoryRow } from './categories.repository.ts';
import { OTHER_SLUG } from './seeded-categories.ts';
import type { SubcategoryRow } from './subcategories.repository.ts';

export function toSubcategory(row: Omit<SubcategoryRow, 'createdAt' | 'instructions' | 'defaultModel'>): Subcategory {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    conversationCount: row.conversationCount,
    lastConversationDate: row.lastConversationAt?.toISOString() ?? null,
  };
}

/** `subcategories` may include subcategories of the user's other categories, which are left out. */
export function toCategory(row: CategoryRow, subcategories: readonly SubcategoryRow[]): Category {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    emoji: row.emoji,
    color: row.color,
    conversationCount: row.conversationCount,
    isProtected: row.slug === OTHER_SLUG,
    subcategories: subcategories.filter((subcategory) => subcategory.categoryId === row.id).map(toSubcategory),
  };
}
