/** Cards to learn from: decks, proposals made from conversations, and reviews spaced so that little is forgotten. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  requestObject,
  Timestamp,
  trimmedText,
  versionHeaders,
  wholeNumber,
} from './primitives.ts';

/** Where a card or a note comes from: a message of a conversation that is still there. */
export const LearningSource = z.object({ conversationId: Id, messageId: Id, title: z.string() });
export type LearningSource = z.output<typeof LearningSource>;

export const CardRating = z.enum(
  ['again', 'hard', 'good', 'easy'],
  'Please rate the card with again, hard, good or easy.',
);
export type CardRating = z.output<typeof CardRating>;

export const LearningCard = z.object({
  id: Id,
  deckId: Id,
  deckName: z.string(),
  front: z.string(),
  back: z.string(),
  /** As Anki writes them, parted by spaces. */
  tags: z.string(),
  /** Reviews that counted; 0 is a new card. */
  reviewCount: Count,
  /** When it comes next; null for a proposal. */
  dueAt: z.nullable(Timestamp),
  /** Null for a card of one's own, and when the conversation is gone. */
  source: z.nullable(LearningSource),
  /** Whether it came from a conversation that was deleted since. */
  isSourceGone: z.boolean(),
});
export type LearningCard = z.output<typeof LearningCard>;

/** A card to review today, with the time at which each rating would bring it back. */
export const DueCard = z.extend(LearningCard, {
  next: z.object({ again: Timestamp, hard: Timestamp, good: Timestamp, easy: Timestamp }),
});
export type DueCard = z.output<typeof DueCard>;

export const LearningDeck = z.object({
  id: Id,
  name: z.string(),
  /** Whether it was made for a topic of conversations, rather than by hand. */
  isTopic: z.boolean(),
  cardCount: Count,
  /** To be reviewed today, new ones beyond the day's measure included. */
  dueCount: Count,
  newCount: Count,
  /** Cards one would still know in three weeks. */
  knownCount: Count,
  proposalCount: Count,
  noteCount: Count,
});
export type LearningDeck = z.output<typeof LearningDeck>;

export const Learning = z.object({
  /** Left for today: what has come due, and at most 20 new cards a day. */
  dueCount: Count,
  reviewedToday: Count,
  /** Days in a row with a review, in the user's time zone; today counts once something was reviewed. */
  streakDays: Count,
  proposalCount: Count,
  /** When the next card comes, once nothing is due. */
  nextDueAt: z.nullable(Timestamp),
  /** At most 500, those with most to review first. */
  decks: z.array(LearningDeck),
  /** The first 50 of today, the longest due first, new ones last. */
  due: z.array(DueCard),
});
export type Learning = z.output<typeof Learning>;

const SIDE = 2_000;
const front = trimmedText({ label: 'The front', max: SIDE });
const back = trimmedText({ label: 'The back', max: SIDE });
export const CreateCardBody = requestObject({ deckId: Id, front, back });
export type CreateCardBody = z.output<typeof CreateCardBody>;

/** Absent fields stay. */
export const UpdateCardBody = requestObject({
  front: z.optional(front),
  back: z.optional(back),
  deckId: z.optional(Id),
});
export type UpdateCardBody = z.output<typeof UpdateCardBody>;

/**
 * `reviewCount` is that of the card as it was shown: when another device has reviewed it since, this review does not
 * count. Without it, it always does.
 */
export const ReviewCardBody = requestObject({
  rating: CardRating,
  reviewCount: z.optional(wholeNumber('Please give the number of reviews the card had.')),
});
export type ReviewCardBody = z.output<typeof ReviewCardBody>;

/** A retry with the same key does not count twice. */
export const ReviewHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string('Please give one Idempotency-Key.')
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key may have 1 to 200 visible characters.')),
  ),
});

/** The card as it stands now; `isCounted` is false when another device was first. */
export const ReviewedCard = z.object({ card: LearningCard, isCounted: z.boolean() });
export type ReviewedCard = z.output<typeof ReviewedCard>;

/** Of the card as it stands after the review that is taken back. */
export const UndoReviewBody = requestObject({
  reviewCount: wholeNumber('Please give the number of reviews the card has.'),
});

/** The card as it stands now; `isUndone` is false when it was reviewed again since, or never. */
export const UndoneReview = z.object({ card: LearningCard, isUndone: z.boolean() });
export type UndoneReview = z.output<typeof UndoneReview>;

const MAX_DECIDED = 1_000;

/** Without ids it is about all that wait. */
export const DecideProposalsBody = requestObject({
  decision: z.enum(['accept', 'decline'], 'Please accept or decline.'),
  ids: z.optional(
    z
      .array(Id, 'Please give the proposals as a list of ids.')
      .check(
        z.minLength(1, 'Please give at least one proposal.'),
        z.maxLength(MAX_DECIDED, 'Please give at most 1,000 proposals at once.'),
      ),
  ),
});
export type DecideProposalsBody = z.output<typeof DecideProposalsBody>;

/** A page of cards. */
export const CardPageQuery = z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) });
const params = z.object({ id: Id });

export const getLearning = endpoint({
  method: 'GET',
  path: '/api/learning',
  access: 'user',
  summary: 'Decks, what is due today, and how it goes.',
  response: Learning,
  responseHeaders: versionHeaders,
  errors: [],
});

export const reviewCard = endpoint({
  method: 'POST',
  path: '/api/learning/cards/:id/review',
  access: 'user',
  summary: 'Say how well a card was known; it comes back when it would be forgotten.',
  params,
  headers: ReviewHeaders,
  body: ReviewCardBody,
  response: ReviewedCard,
  errors: ['learning.card_not_found'],
});

export const undoReview = endpoint({
  method: 'POST',
  path: '/api/learning/cards/:id/review/undo',
  access: 'user',
  summary: 'Take the latest review of a card back: it is due again as it was before.',
  params,
  body: UndoReviewBody,
  response: UndoneReview,
  errors: ['learning.card_not_found'],
});

export const listCardProposals = endpoint({
  method: 'GET',
  path: '/api/learning/proposals',
  access: 'user',
  summary: 'Cards proposed from conversations, the latest conversation first. They become cards only when accepted.',
  query: CardPageQuery,
  response: z.array(LearningCard),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const decideCardProposals = endpoint({
  method: 'POST',
  path: '/api/learning/proposals/decide',
  access: 'user',
  summary: 'Accept or decline proposed cards. Those decided before stay as they are.',
  body: DecideProposalsBody,
  response: z.object({ decided: Count }),
  errors: ['learning.too_many'],
});

export const createCard = endpoint({
  method: 'POST',
  path: '/api/learning/cards',
  access: 'user',
  summary: 'Add a card of your own.',
  body: CreateCardBody,
  response: LearningCard,
  status: 201,
  errors: ['learning.deck_not_found', 'learning.too_many'],
});

export const updateCard = endpoint({
  method: 'PATCH',
  path: '/api/learning/cards/:id',
  access: 'user',
  summary: 'Change a card or a proposal, or put it into another deck. What is known of it stays.',
  params,
  body: UpdateCardBody,
  response: LearningCard,
  errors: ['learning.card_not_found', 'learning.deck_not_found'],
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/api/learning/cards/:id',
  access: 'user',
  summary: 'Move a card to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['learning.card_not_found'],
});
