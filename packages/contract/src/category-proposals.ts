/** Ready-made categories for everyday subjects, offered when enough conversations are about one. */
import * as z from 'zod/mini';
import { Category } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, versionHeaders } from './primitives.ts';

/** A category that would hold conversations which are in Other now. */
export const CategoryProposal = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  /** #rrggbb */
  color: z.string(),
  conversationCount: Count,
  /** Some of its conversations. */
  examples: z.array(z.object({ conversationId: Id, title: z.string() })),
});
export type CategoryProposal = z.output<typeof CategoryProposal>;

const params = z.object({ id: Id });

export const listCategoryProposals = endpoint({
  method: 'GET',
  path: '/api/category-proposals',
  access: 'user',
  summary: 'Ready-made categories that would hold at least five conversations of Other, largest first.',
  response: z.array(CategoryProposal),
  responseHeaders: versionHeaders,
  errors: [],
});

export const acceptCategoryProposal = endpoint({
  method: 'POST',
  path: '/api/category-proposals/:id/accept',
  access: 'user',
  summary: 'Adds the category on any plan and moves its conversations there; both can be undone by `actId`.',
  params,
  response: z.object({ category: Category, actId: z.nullable(Id) }),
  errors: ['sorting.proposal_not_found', 'categories.name_taken'],
});

export const declineCategoryProposal = endpoint({
  method: 'POST',
  path: '/api/category-proposals/:id/decline',
  access: 'user',
  summary: 'Declines a ready-made category, which is not offered again. A repeated call returns the same.',
  params,
  response: z.object({ success: z.boolean() }),
  errors: ['sorting.proposal_not_found'],
});
