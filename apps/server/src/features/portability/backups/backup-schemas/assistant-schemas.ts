import { ToolSwitch, UpdateAssistantSettingsBody } from '@app/contract/assistant';
import { ContextSource } from '@app/contract/context-pack';
import { EventId } from '@app/contract/events';
import { CreateCardBody, ReviewHeaders } from '@app/contract/learning';
import { MemoryBody } from '@app/contract/memories';
import { MAX_FAVOURITES, MAX_RECENT, ModelId } from '@app/contract/models';
import { Id } from '@app/contract/primitives';
import { RecommendationAction, RecommendationSource } from '@app/contract/recommendations';
import { ReportSection } from '@app/contract/reports';
import { CreateTemplateBody, TemplateVersion } from '@app/contract/templates';
import { z } from 'zod';
import {
  Dollars,
  type FieldSchemas,
  Fraction,
  GeneratedText,
  Instant,
  NonNegativeInt,
  Recurrence,
  ShortText,
  text,
  Title,
} from './stored-values.ts';

/** The largest number of versions of a template. */
const MAX_VERSIONS = 20;
const MAX_SOURCES = 100;
/** The largest number of characters of a line of a context pack. */
const MAX_STORED_LINE_LENGTH = 1_000;

const days = z.number().min(0).max(1e6);

/** `learning_cards.memory`: how well the person remembers the card. */
const RecallState = z.object({
  stability: days,
  difficulty: z.number().min(0).max(100),
  phase: z.enum(['learning', 'review', 'relearning']),
  step: NonNegativeInt,
  scheduledDays: days,
  lastReviewAt: Instant,
});

const Wording = z.object({ title: z.optional(text('Title', 1_000)), description: z.optional(GeneratedText) });

/** The action of a recommendation's button. Its recurrence must be valid, because showing the button parses it. */
const Action = RecommendationAction.check(
  z.refine(
    (action) =>
      action.kind !== 'reminder' || action.recurrence === null || Recurrence.safeParse(action.recurrence).success,
    'Its recurrence is not a valid rule.',
  ),
);

const { kind: SourceKind } = RecommendationSource.shape;

/** Memories, templates, recommendations, learning cards, reports and model calls. */
export const assistantSchemas: Readonly<Record<string, FieldSchemas>> = {
  assistant_settings: {
    instructions: UpdateAssistantSettingsBody.shape.instructions,
    disabled_tools: z.array(ToolSwitch).max(20),
  },
  memories: { text: MemoryBody.shape.text },
  context_packs: {},
  context_pack_lines: {
    key: ShortText,
    built_text: text('A line', MAX_STORED_LINE_LENGTH),
    text: text('A line', MAX_STORED_LINE_LENGTH),
    confidence: Fraction,
    sources: z.array(ContextSource.check(z.refine(({ at }) => Instant.safeParse(at).success))).max(MAX_SOURCES),
  },
  templates: {
    name: CreateTemplateBody.shape.name,
    body: CreateTemplateBody.shape.body,
    usage_count: NonNegativeInt,
    version: TemplateVersion.shape.version,
    versions: z
      .array(
        z.object({
          ...TemplateVersion.shape,
          name: CreateTemplateBody.shape.name,
          body: CreateTemplateBody.shape.body,
        }),
      )
      .max(MAX_VERSIONS),
  },
  recommendations: {
    key: ShortText,
    title: text('Title', 1_000),
    description: GeneratedText,
    why: GeneratedText,
    action: Action,
    sources: z
      .array(
        z.object({
          kind: SourceKind,
          id: EventId,
          messageId: z.optional(z.nullable(Id)),
          quote: z.optional(z.nullable(GeneratedText)),
          at: z.optional(Instant),
        }),
      )
      .max(MAX_SOURCES),
    wording: Wording,
  },
  learning_decks: { title: Title, topic_key: ShortText },
  learning_cards: {
    front: CreateCardBody.shape.front,
    back: CreateCardBody.shape.back,
    tags: text('The tags', 4_000),
    content_key: ShortText,
    proposed_by: ShortText,
    memory: RecallState,
    review_count: NonNegativeInt,
    lapses: NonNegativeInt,
  },
  learning_reviews: { idempotency_key: ReviewHeaders.shape['idempotency-key'], before: RecallState },
  learning_sources: { note: z.array(z.object({ messageId: Id, text: GeneratedText })) },
  reports: { conversations: NonNegativeInt, sections: z.array(ReportSection).max(4) },
  report_settings: {},
  model_calls: {
    model: ShortText,
    destination: ShortText,
    conversation_ids: z.array(Id),
    characters: NonNegativeInt,
    input_tokens: NonNegativeInt,
    output_tokens: NonNegativeInt,
    cost: Dollars,
  },
  model_settings: {
    chosen: ModelId,
    recent: z.array(ModelId).max(MAX_RECENT),
    favourites: z.array(ModelId).max(MAX_FAVOURITES),
    monthly_limit: Dollars,
  },
};
