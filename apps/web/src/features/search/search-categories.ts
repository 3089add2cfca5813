import type { Category } from '@app/contract/categories';

/** The categories by id; empty while loading. */
export type SearchCategories = ReadonlyMap<
  string,
  Pick<Category, 'name' | 'color' | 'emoji' | 'conversationCount' | 'isProtected'>
>;
