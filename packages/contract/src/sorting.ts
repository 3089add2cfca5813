/** What people see of the sorting: what waits for their word, and acts that file many conversations at once. */
import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { Count, Cursor, Id, PageLimit, pageHeaders, requestObject, Timestamp, versionHeaders } from './primitives.ts';
import { SubcategoryDetail } from './subcategories.ts';

export const SortingGuess = z.object({ categoryId: Id, confidence: z.number().check(z.gte(0), z.lte(1)) });
export type SortingGuess = z.output<typeof SortingGuess>;

/** A conversation the categoriser was unsure of: it lies in Other until somebody decides. */
export const ReviewItem = z.object({
  conversationId: Id,
  title: z.string(),
  /** The two best ones, best first; fewer where a guessed category was deleted since. */
  guesses: z.array(SortingGuess),
  /** Beginning of the transcript, at most 200 characters. */
  preview: z.string(),
  source: ConversationSource,
  /** When something was last said in it. */
  updatedAt: Timestamp,
});
export type ReviewItem = z.output<typeof ReviewItem>;

/** How many wait, in all and by their best guess. */
export const ReviewSummary = z.object({
  count: Count,
  guesses: z.array(z.object({ categoryId: Id, count: Count })),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

export const ReviewQuery = z.object({
  /** Absent: everything that waits, up to 1,000. */
  limit: z.optional(PageLimit),
  cursor: z.optional(Cursor),
  /** Only those whose best guess is this category. */
  guess: z.optional(Id),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

const MAX_DECISIONS = 1_000;

export const DecideReviewBody = requestObject({
  decisions: z
    .array(
      requestObject({ conversationId: Id, categoryId: Id }),
      'Please give a list of decisions, each with a conversation and a category.',
    )
    .check(
      z.minLength(1, 'Please give at least one decision.'),
      z.maxLength(MAX_DECISIONS, 'Please give at most 1,000 decisions at once.'),
    ),
});
export type DecideReviewBody = z.output<typeof DecideReviewBody>;

/** Null takes the best guess of everything that waits, a category only what is guessed to be that. */
export const AcceptReviewBody = requestObject({ guess: z.nullable(Id) });
export type AcceptReviewBody = z.output<typeof AcceptReviewBody>;

/** `actId` undoes it; null when there was nothing to move. */
export const SortingAct = z.object({ actId: z.nullable(Id), moved: Count });
export type SortingAct = z.output<typeof SortingAct>;

export const listReview = endpoint({
  method: 'GET',
  path: '/api/review',
  access: 'user',
  summary: 'Conversations whose category is uncertain, newest first, each with the two best guesses.',
  query: ReviewQuery,
  response: z.array(ReviewItem),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const getReviewSummary = endpoint({
  method: 'GET',
  path: '/api/review/summary',
  access: 'user',
  summary: 'How many conversations wait for review.',
  response: ReviewSummary,
  responseHeaders: versionHeaders,
  errors: [],
});

export const decideReview = endpoint({
  method: 'POST',
  path: '/api/review/decisions',
  access: 'user',
  summary:
    'File conversations where they belong; as the user’s own word it sticks and teaches. Missing ones are passed over.',
  body: DecideReviewBody,
  response: SortingAct,
  errors: ['categories.not_found', 'conversations.not_found'],
});

export const acceptReview = endpoint({
  method: 'POST',
  path: '/api/review/accept',
  access: 'user',
  summary:
    'Take the best guess of everything that waits, or of what is guessed to be one category; at most 1,000 at once.',
  body: AcceptReviewBody,
  response: SortingAct,
  errors: [],
});

export const undoSortingAct = endpoint({
  method: 'POST',
  path: '/api/sorting/:id/undo',
  access: 'user',
  summary: 'Put back what an act filed, except what was moved again since. Undoing it again changes nothing.',
  params: z.object({ id: Id }),
  response: z.object({ restored: Count }),
  errors: ['sorting.act_not_found'],
});

/** A subcategory that conversations of a category suggest. */
export const SubcategoryProposal = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  type: z.enum(['company', 'topic']),
  conversationCount: Count,
  /** A few of its conversations. */
  examples: z.array(z.object({ conversationId: Id, title: z.string() })),
});
export type SubcategoryProposal = z.output<typeof SubcategoryProposal>;

const params = z.object({ id: Id });

export const listSubcategoryProposals = endpoint({
  method: 'GET',
  path: '/api/subcategory-proposals',
  access: 'user',
  summary: 'Subcategories that conversations suggest, largest first within a category.',
  response: z.array(SubcategoryProposal),
  responseHeaders: versionHeaders,
  errors: [],
});

export const findSubcategoryProposals = endpoint({
  method: 'POST',
  path: '/api/categories/:id/subcategory-proposals',
  access: 'user',
  summary: 'Look through a category again; what was declined is not proposed again.',
  params,
  response: z.array(SubcategoryProposal),
  errors: ['categories.not_found'],
});

export const acceptSubcategoryProposal = endpoint({
  method: 'POST',
  path: '/api/subcategory-proposals/:id/accept',
  access: 'user',
  summary: 'Make the subcategory and file its conversations there; `actId` undoes the filing.',
  params,
  response: z.object({ subcategory: SubcategoryDetail, actId: z.nullable(Id) }),
  errors: ['sorting.proposal_not_found', 'categories.not_found'],
});

export const declineSubcategoryProposal = endpoint({
  method: 'POST',
  path: '/api/subcategory-proposals/:id/decline',
  access: 'user',
  summary: 'Turn a proposed subcategory down. Declining it again answers the same.',
  params,
  response: z.object({ success: z.boolean() }),
  errors: ['sorting.proposal_not_found'],
});
