import { MAX_CHAT_FILE_NAME_LENGTH } from '@app/contract/chat-files';
import { ANCHOR_LENGTH, CreateHighlightBody, UpdateHighlightBody } from '@app/contract/highlights';
import { Instructions, Temperature, UpdateChatDefaultsBody } from '@app/contract/chat-settings';
import { CreateCategoryBody } from '@app/contract/categories';
import { ConversationSource, ConversationSummary, MessageBlock, ReplyTokens } from '@app/contract/conversations';
import { Id, TimeZone } from '@app/contract/primitives';
import { SecretFinding } from '@app/contract/privacy';
import { SortingGuess } from '@app/contract/sorting';
import { CreateSubcategoryBody } from '@app/contract/subcategories';
import { SuggestionToApprove, SchedulingDetails } from '@app/contract/suggestions';
import { z } from 'zod';
import {
  Bytes,
  Digest,
  type FieldSchemas,
  Flag,
  DerivedCount,
  LongText,
  NonNegativeInt,
  Recurrence,
  Fraction,
  ShortText,
  text,
  Title,
} from './stored-values.ts';

const MAX_BLOCKS = 100_000;
const MAX_GUESSES = 100;
const MAX_PROPOSED = 10_000;

/** The fields of a block that may hold a long text; every other text field holds a name. */
const LONG_FIELDS: ReadonlySet<string> = new Set(['text', 'input', 'json', 'sources', 'offers']);

const Block = MessageBlock.check(
  z.refine(
    (block) =>
      Object.entries(block).every(
        ([field, value]) =>
          typeof value !== 'string' || (LONG_FIELDS.has(field) ? LongText : ShortText).safeParse(value).success,
      ),
    'A name or a text in it is too long.',
  ),
);

const Guesses = z.array(SortingGuess).max(MAX_GUESSES);

const CategoryAssignment = z.object({
  categoryId: Id,
  subcategoryId: z.nullable(Id),
  placedBy: z.enum(['engine', 'user']),
  confidence: Fraction,
  needsReview: Flag,
  guesses: Guesses,
  engineVersion: z.nullable(ShortText),
});

const chatDefaults: FieldSchemas = { instructions: Instructions, default_model: UpdateChatDefaultsBody.shape.model };

/** Conversations with everything that belongs to them, and their categories. */
export const conversationSchemas: Readonly<Record<string, FieldSchemas>> = {
  categories: {
    slug: z.string().regex(/^[a-z_-]{1,40}$/),
    name: CreateCategoryBody.shape.name,
    description: CreateCategoryBody.shape.description,
    emoji: CreateCategoryBody.shape.emoji,
    color: CreateCategoryBody.shape.color,
    examples: CreateCategoryBody.shape.examples,
    position: NonNegativeInt,
    conversation_count: DerivedCount,
    ...chatDefaults,
  },
  subcategories: { name: CreateSubcategoryBody.shape.name, conversation_count: DerivedCount, ...chatDefaults },
  conversations: {
    title: Title,
    confidence: Fraction,
    guesses: Guesses,
    engine_version: ShortText,
    sentiment: ConversationSummary.shape.sentiment,
    preview: text('The preview', 200),
    message_count: NonNegativeInt,
    next_seq: NonNegativeInt,
    instructions: Instructions,
    temperature: Temperature,
    source: ConversationSource,
    source_id: LongText,
    source_hash: ShortText,
    source_state: z.object({ isPinned: Flag, isArchived: Flag, updatedAt: z.nullable(z.number()) }),
    project: ShortText,
    assistant_name: ShortText,
  },
  messages: {
    seq: NonNegativeInt,
    content: LongText,
    blocks: z.array(Block).max(MAX_BLOCKS),
    model: ShortText,
    tokens: ReplyTokens,
    source_id: LongText,
  },
  documents: { position: NonNegativeInt, source_id: ShortText, title: Title, mime_type: ShortText },
  document_versions: { number: NonNegativeInt, text: LongText, hash: Digest, bytes: Bytes },
  attachments: { id_hash: Digest, size: Bytes },
  chat_files: {
    id_hash: Digest,
    hash: Digest,
    name: text('The file name', MAX_CHAT_FILE_NAME_LENGTH),
    type: ShortText,
    size: Bytes,
    status: z.enum(['ready', 'failed']),
    pages: NonNegativeInt,
    text: LongText,
    note: ShortText,
  },
  category_files: { position: NonNegativeInt },
  suggestions: {
    title: Title,
    description: SuggestionToApprove.shape.description,
    scheduling_details: z.object({
      ...SchedulingDetails.shape,
      recurring: z.nullable(Recurrence),
      isAllDay: z.optional(Flag),
      timeZone: z.optional(TimeZone),
      isTimeAssumed: z.optional(Flag),
    }),
    content_key: ShortText,
    proposed_by: ShortText,
  },
  secret_findings: { found: SecretFinding.shape.found },
  highlights: {
    quote: CreateHighlightBody.shape.quote,
    prefix: text('The text before a passage', ANCHOR_LENGTH),
    suffix: text('The text after a passage', ANCHOR_LENGTH),
    note: UpdateHighlightBody.shape.note,
  },
  conversation_summaries: { text: LongText, model: ShortText },
  never_send_marks: {},
  sorting_acts: {},
  sorting_moves: { before: CategoryAssignment, after: CategoryAssignment },
  subcategory_proposals: {
    name: CreateSubcategoryBody.shape.name,
    conversation_ids: z.array(Id).max(MAX_PROPOSED),
  },
};
