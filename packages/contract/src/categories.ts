import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  HexColor,
  Id,
  limits,
  NoContent,
  requestObject,
  storedText,
  trimmedText,
  versionHeaders,
} from './primitives.ts';
import { Subcategory } from './subcategories.ts';

export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  /** #rrggbb */
  color: z.string(),
  /** Conversations that are neither in the trash nor archived. */
  conversationCount: Count,
  /** True for Other: its colour can be changed, but it cannot be renamed, merged or deleted. */
  isProtected: z.boolean(),
  subcategories: z.array(Subcategory),
});
export type Category = z.output<typeof Category>;

const categoryFields = {
  description: z.optional(storedText({ label: 'The description', max: 500 })),
  emoji: z.optional(trimmedText({ label: 'The emoji', max: 16, missing: 'Please choose an emoji.' })),
  color: z.optional(HexColor),
  /** Example sentences, from which the categoriser learns. */
  examples: z.optional(
    z
      .array(trimmedText({ label: 'An example', max: 500 }), 'Please send examples as a list of texts.')
      .check(z.maxLength(20, 'Please send at most 20 examples.')),
  ),
};

export const CreateCategoryBody = requestObject({
  name: trimmedText({ label: 'Name', max: limits.nameLength }),
  ...categoryFields,
});
export type CreateCategoryBody = z.output<typeof CreateCategoryBody>;

/** Absent fields are not changed. Renaming requires Premium. */
export const UpdateCategoryBody = requestObject({
  name: z.optional(trimmedText({ label: 'Name', max: limits.nameLength })),
  ...categoryFields,
});
export type UpdateCategoryBody = z.output<typeof UpdateCategoryBody>;

export const MergeCategoryBody = requestObject({ intoId: Id });
export type MergeCategoryBody = z.output<typeof MergeCategoryBody>;

const params = z.object({ id: Id });

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  access: 'user',
  scope: 'archive:read',
  summary: 'All categories with their counts and subcategories.',
  response: z.array(Category),
  responseHeaders: versionHeaders,
  errors: [],
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/api/categories/:id',
  access: 'user',
  summary: 'One category.',
  params,
  response: Category,
  errors: ['categories.not_found'],
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/categories',
  access: 'user',
  summary: 'Creates a category (Premium).',
  body: CreateCategoryBody,
  response: Category,
  status: 201,
  errors: ['categories.premium_required', 'categories.name_taken'],
});

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id',
  access: 'user',
  summary: 'Changes the name (Premium), description or colour of a category. Absent fields are not changed.',
  params,
  body: UpdateCategoryBody,
  response: Category,
  errors: ['categories.not_found', 'categories.premium_required', 'categories.name_taken', 'categories.protected'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/categories/:id',
  access: 'user',
  summary: 'Deletes a category; its conversations move to Other.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['categories.not_found', 'categories.protected'],
});

export const mergeCategory = endpoint({
  method: 'POST',
  path: '/api/categories/:id/merge',
  access: 'user',
  summary: 'Moves all conversations to another category and deletes this one (Premium). Returns the other category.',
  params,
  body: MergeCategoryBody,
  response: Category,
  errors: ['categories.not_found', 'categories.premium_required', 'categories.protected'],
});
