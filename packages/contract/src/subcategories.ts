import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, limits, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';

export const SubcategoryType = z.enum(['company', 'topic', 'other'], 'Please choose company, topic or other.');
export type SubcategoryType = z.output<typeof SubcategoryType>;

export const Subcategory = z.object({
  id: Id,
  name: z.string(),
  type: SubcategoryType,
  conversationCount: Count,
  lastConversationDate: z.nullable(Timestamp),
});
export type Subcategory = z.output<typeof Subcategory>;

export const SubcategoryDetail = z.extend(Subcategory, { categoryId: Id });
export type SubcategoryDetail = z.output<typeof SubcategoryDetail>;

export const CreateSubcategoryBody = requestObject({
  name: trimmedText({ label: 'Name', max: limits.nameLength }),
  type: z._default(SubcategoryType, 'topic'),
});
export type CreateSubcategoryBody = z.output<typeof CreateSubcategoryBody>;

/** Absent fields are not changed. */
export const UpdateSubcategoryBody = requestObject({
  name: z.optional(trimmedText({ label: 'Name', max: limits.nameLength })),
  type: z.optional(SubcategoryType),
});
export type UpdateSubcategoryBody = z.output<typeof UpdateSubcategoryBody>;

const params = z.object({ id: Id });

export const getSubcategory = endpoint({
  method: 'GET',
  path: '/api/subcategories/:id',
  access: 'user',
  summary: 'One subcategory with the category it belongs to.',
  params,
  response: SubcategoryDetail,
  errors: ['subcategories.not_found'],
});

export const createSubcategory = endpoint({
  method: 'POST',
  path: '/api/categories/:id/subcategories',
  access: 'user',
  summary: 'Creates a subcategory (Premium).',
  params,
  body: CreateSubcategoryBody,
  response: SubcategoryDetail,
  status: 201,
  errors: ['categories.not_found', 'categories.premium_required', 'subcategories.name_taken'],
});

export const updateSubcategory = endpoint({
  method: 'PUT',
  path: '/api/subcategories/:id',
  access: 'user',
  summary: 'Changes the name or type of a subcategory (Premium). Absent fields are not changed.',
  params,
  body: UpdateSubcategoryBody,
  response: SubcategoryDetail,
  errors: ['subcategories.not_found', 'categories.premium_required', 'subcategories.name_taken'],
});

export const deleteSubcategory = endpoint({
  method: 'DELETE',
  path: '/api/subcategories/:id',
  access: 'user',
  summary: 'Deletes a subcategory; its conversations stay in the category.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['subcategories.not_found'],
});

export const mergeSubcategory = endpoint({
  method: 'POST',
  path: '/api/subcategories/:id/merge',
  access: 'user',
  summary:
    'Moves all conversations to another subcategory of the same category and deletes this one (Premium). Returns the other one.',
  params,
  body: requestObject({ intoId: Id }),
  response: SubcategoryDetail,
  errors: ['subcategories.not_found', 'categories.premium_required'],
});
