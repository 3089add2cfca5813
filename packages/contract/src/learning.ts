/** Flash cards: decks, cards proposed from conversations, and spaced repetition. */
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

/** The origin of a card or a note: a message of a conversation that still exists. */
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
  /** As in Anki, separated by spaces. */
  tags: z.string(),
  /** Number of reviews that counted; 0 for a new card. */
  reviewCount: Count,
  /** When it is due; null for a proposal. */
  dueAt: z.nullable(Timestamp),
  /** Null for a card created by the user, and if the conversation was deleted. */
  source: z.nullable(LearningSource),
  /** Whether its conversation was deleted. */
  isSourceGone: z.boolean(),
  /** The program that proposed it; absent if it was found in a conversation or created by the user. */
  proposedBy: z.optional(z.string()),
});
export type LearningCard = z.output<typeof LearningCard>;

/** A card that is due today, with the next due time for each rating. */
export const DueCard = z.extend(LearningCard, {
  next: z.object({ again: Timestamp, hard: Timestamp, good: Timestamp, easy: Timestamp }),
});
export type DueCard = z.output<typeof DueCard>;

export const LearningDeck = z.object({
  id: Id,
  name: z.string(),
  /** Whether the app created the deck, for a topic or a subject; false for a deck of the user. */
  isTopic: z.boolean(),
  /** Whether the app created the deck for a subject: a whole category or subcategory. */
  isSubject: z.boolean(),
  /** The category of most conversations its cards come from; null for a deck of the user, and without conversations. */
  category: z.nullable(z.object({ id: Id, name: z.string(), color: z.string() })),
  cardCount: Count,
  /** Cards to review today, including new ones within the daily limit of all decks together. */
  dueCount: Count,
  newCount: Count,
  /** Cards that the user will probably still remember in three weeks. */
  knownCount: Count,
  proposalCount: Count,
  noteCount: Count,
});
export type LearningDeck = z.output<typeof LearningDeck>;

export const Learning = z.object({
  /** Remaining today: due cards, and at most 20 new cards per day. */
  dueCount: Count,
  reviewedToday: Count,
  /** Consecutive days with a review, in the user's time zone; today counts after the first review. */
  streakDays: Count,
  proposalCount: Count,
  /** When the next card is due; null while any card is left today. */
  nextDueAt: z.nullable(Timestamp),
  /** At most 500, the decks with the most cards to review first. */
  decks: z.array(LearningDeck),
  /** The first 50 of today: those that are due, longest due first; then new ones; then those due later today. */
  due: z.array(DueCard),
});
export type Learning = z.output<typeof Learning>;

const MAX_SIDE_LENGTH = 2_000;
const front = trimmedText({ label: 'The front', max: MAX_SIDE_LENGTH, missing: 'Enter the front of the card' });
const back = trimmedText({ label: 'The back', max: MAX_SIDE_LENGTH, missing: 'Enter the back of the card' });
export const CreateCardBody = requestObject({ deckId: Id, front, back });
export type CreateCardBody = z.output<typeof CreateCardBody>;

/** Absent fields are not changed. */
export const UpdateCardBody = requestObject({
  front: z.optional(front),
  back: z.optional(back),
  deckId: z.optional(Id),
});
export type UpdateCardBody = z.output<typeof UpdateCardBody>;

/**
 * `reviewCount` is that of the card as shown: if another device has reviewed it since, this review does not count.
 * Without `reviewCount`, every review counts.
 */
export const ReviewCardBody = requestObject({
  rating: CardRating,
  reviewCount: z.optional(wholeNumber('Please send the number of reviews the card had.')),
});
export type ReviewCardBody = z.output<typeof ReviewCardBody>;

/** A retry with the same key does not count twice. */
export const ReviewHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string('Please send one Idempotency-Key.')
      .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must have 1 to 200 visible characters.')),
  ),
});

/** The current state of the card; `isCounted` is false if another device was first. */
export const ReviewedCard = z.object({ card: LearningCard, isCounted: z.boolean() });
export type ReviewedCard = z.output<typeof ReviewedCard>;

/** The number of reviews including the one to undo. */
export const UndoReviewBody = requestObject({
  reviewCount: wholeNumber('Please send the number of reviews the card has.'),
});

/** The current state of the card; `isUndone` is false if it was never reviewed, or reviewed again since. */
export const UndoneReview = z.object({ card: LearningCard, isUndone: z.boolean() });
export type UndoneReview = z.output<typeof UndoneReview>;

const MAX_DECIDED = 1_000;

/** Without ids all pending proposals are decided. */
export const DecideProposalsBody = requestObject({
  decision: z.enum(['accept', 'decline'], 'Please accept or decline.'),
  ids: z.optional(
    z
      .array(Id, 'Please send the proposals as a list of ids.')
      .check(
        z.minLength(1, 'Please send at least one proposal.'),
        z.maxLength(MAX_DECIDED, 'Please send at most 1,000 proposals at once.'),
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
  summary: 'Decks, the cards due today, and statistics.',
  response: Learning,
  responseHeaders: versionHeaders,
  errors: [],
});

export const reviewCard = endpoint({
  method: 'POST',
  path: '/api/learning/cards/:id/review',
  access: 'user',
  summary: 'Rates a card; it is due again when it is likely to be forgotten.',
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
  summary: 'Undoes the latest review of a card and restores its due time.',
  params,
  body: UndoReviewBody,
  response: UndoneReview,
  errors: ['learning.card_not_found'],
});

export const listCardProposals = endpoint({
  method: 'GET',
  path: '/api/learning/proposals',
  access: 'user',
  summary: 'Cards proposed from conversations, latest conversation first. They become cards only when accepted.',
  query: CardPageQuery,
  response: z.array(LearningCard),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const decideCardProposals = endpoint({
  method: 'POST',
  path: '/api/learning/proposals/decide',
  access: 'user',
  summary: 'Accepts or declines proposed cards. Those decided before are not changed.',
  body: DecideProposalsBody,
  response: z.object({ decided: Count }),
  errors: ['learning.too_many'],
});

export const createCard = endpoint({
  method: 'POST',
  path: '/api/learning/cards',
  access: 'user',
  summary: 'Creates a card.',
  body: CreateCardBody,
  response: LearningCard,
  status: 201,
  errors: ['learning.deck_not_found', 'learning.too_many'],
});

export const updateCard = endpoint({
  method: 'PATCH',
  path: '/api/learning/cards/:id',
  access: 'user',
  summary: 'Changes a card or a proposal, or moves it to another deck. Its due time is kept.',
  params,
  body: UpdateCardBody,
  response: LearningCard,
  errors: ['learning.card_not_found', 'learning.deck_not_found'],
});

export const deleteCard = endpoint({
  method: 'DELETE',
  path: '/api/learning/cards/:id',
  access: 'user',
  summary: 'Moves a card to the trash.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['learning.card_not_found'],
});
