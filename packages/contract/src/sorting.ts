/** Reviewing the automatic sorting, and acts that assign categories to many conversations at once. */
import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Count, Cursor, Id, PageLimit, pageHeaders, requestObject, Timestamp, versionHeaders } from './primitives.ts';
import { SubcategoryDetail } from './subcategories.ts';

export const SortingGuess = z.object({ categoryId: Id, confidence: z.number().check(z.gte(0), z.lte(1)) });
export type SortingGuess = z.output<typeof SortingGuess>;

/** A conversation the categoriser was unsure of; it is in Other until the user decides. */
export const ReviewItem = z.object({
  conversationId: Id,
  title: z.string(),
  /** The two best guesses of at least 20 %, best first; fewer if a guessed category was deleted since. */
  guesses: z.array(SortingGuess),
  /** The beginning of the transcript, at most 200 characters. */
  preview: z.string(),
  source: ConversationSource,
  /** The time of the last message. */
  updatedAt: Timestamp,
});
export type ReviewItem = z.output<typeof ReviewItem>;

/** The number of conversations awaiting review, in total and by best guess. */
export const ReviewSummary = z.object({
  count: Count,
  guesses: z.array(z.object({ categoryId: Id, count: Count })),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

export const ReviewQuery = z.object({
  /** Absent: all conversations awaiting review, up to 1,000. */
  limit: z.optional(PageLimit),
  cursor: z.optional(Cursor),
  /** Only conversations with this best guess. */
  guess: z.optional(Id),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

const MAX_DECISIONS = 1_000;

export const DecideReviewBody = requestObject({
  decisions: z
    .array(
      requestObject({ conversationId: Id, categoryId: Id }),
      'Please send a list of decisions, each with a conversation and a category.',
    )
    .check(
      z.minLength(1, 'Please send at least one decision.'),
      z.maxLength(MAX_DECISIONS, 'Please send at most 1,000 decisions at once.'),
    ),
});
export type DecideReviewBody = z.output<typeof DecideReviewBody>;

/** Null accepts the best guess for all conversations awaiting review, a category only for those with that guess. */
export const AcceptReviewBody = requestObject({ guess: z.nullable(Id) });
export type AcceptReviewBody = z.output<typeof AcceptReviewBody>;

/** `actId` is for undoing the act; null if nothing was moved. */
export const SortingAct = z.object({ actId: z.nullable(Id), moved: Count });
export type SortingAct = z.output<typeof SortingAct>;

export const listReview = endpoint({
  method: 'GET',
  path: '/api/review',
  access: 'user',
  summary: 'Conversations with an uncertain category, newest first, each with at most two guesses of at least 20 %.',
  query: ReviewQuery,
  response: z.array(ReviewItem),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const getReviewSummary = endpoint({
  method: 'GET',
  path: '/api/review/summary',
  access: 'user',
  summary: 'The number of conversations to review.',
  response: ReviewSummary,
  responseHeaders: versionHeaders,
  errors: [],
});

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/review/decisions',
  access: 'user',
  summary:
    'Moves conversations to the categories the user chose, which trains the categoriser. Unknown ids are ignored.',
  body: DecideReviewBody,
  response: SortingAct,
  errors: ['categories.not_found', 'conversations.not_found'],
});

export const acceptReview = endpoint({
  method: 'POST',
  path: '/api/review/accept',
  access: 'user',
  summary:
    'Accepts the best guess for all conversations to review, or for those of one category; at most 1,000 at once.',
  body: AcceptReviewBody,
  response: SortingAct,
  errors: [],
});

export const undoSortingAct = endpoint({
  method: 'POST',
  path: '/api/sorting/:id/undo',
  access: 'user',
  summary: 'Undoes a categorisation, except for conversations moved since then. A repeated call has no effect.',
  params: z.object({ id: Id }),
  response: z.object({ restored: Count }),
  errors: ['sorting.act_not_found'],
});

/** A subcategory proposed for conversations of a category. */
export const SubcategoryProposal = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  type: z.enum(['company', 'topic']),
  conversationCount: Count,
  /** Some of its conversations. */
  examples: z.array(z.object({ conversationId: Id, title: z.string() })),
});
export type SubcategoryProposal = z.output<typeof SubcategoryProposal>;

const params = z.object({ id: Id });

export const listSubcategoryProposals = endpoint({
  method: 'GET',
  path: '/api/subcategory-proposals',
  access: 'user',
  summary: 'Proposed subcategories, largest first within a category.',
  response: z.array(SubcategoryProposal),
  responseHeaders: versionHeaders,
  errors: [],
});

export const findSubcategoryProposals = endpoint({
  method: 'POST',
  path: '/api/categories/:id/subcategory-proposals',
  access: 'user',
  summary: 'Searches a category for proposals again; declined ones are not proposed again.',
  params,
  response: z.array(SubcategoryProposal),
  errors: ['categories.not_found'],
});

export const acceptSubcategoryProposal = endpoint({
  method: 'POST',
  path: '/api/subcategory-proposals/:id/accept',
  access: 'user',
  summary: 'Creates the subcategory and moves its conversations there; the move can be undone by `actId`.',
  params,
  response: z.object({ subcategory: SubcategoryDetail, actId: z.nullable(Id) }),
  errors: ['sorting.proposal_not_found', 'categories.not_found'],
});

export const declineSubcategoryProposal = endpoint({
  method: 'POST',
  path: '/api/subcategory-proposals/:id/decline',
  access: 'user',
  summary: 'Declines a proposed subcategory. A repeated call returns the same.',
  params,
  response: z.object({ success: z.boolean() }),
  errors: ['sorting.proposal_not_found'],
});
