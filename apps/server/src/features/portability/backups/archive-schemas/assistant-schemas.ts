import { UpdateAssistantSettingsBody } from '@app/contract/assistant';
import { EventId } from '@app/contract/events';
import { CreateCardBody, ReviewHeaders } from '@app/contract/learning';
import { MemoryBody } from '@app/contract/memories';
import { Id } from '@app/contract/primitives';
import { RecommendationAction, RecommendationSource } from '@app/contract/recommendations';
import { ReportSection } from '@app/contract/reports';
import { CreateTemplateBody, TemplateVersion } from '@app/contract/templates';
import { z } from 'zod';
import { type FieldSchemas, Instant, Name, Recurrence, Sentences, text, Title, Whole } from './stored-values.ts';

/** Of a template. */
const MAX_VERSIONS = 20;
const MAX_SOURCES = 100;

const days = z.number().min(0).max(1e6);

const CardMemory = z.object({
  stability: days,
  difficulty: z.number().min(0).max(100),
  phase: z.enum(['learning', 'review', 'relearning']),
  step: Whole,
  scheduledDays: days,
  lastReviewAt: Instant,
});

const Wording = z.object({ title: z.optional(text('Title', 1_000)), description: z.optional(Sentences) });

/** The action of its button. A recurrence in it is parsed when it is shown, so it must be valid. */
const Action = RecommendationAction.check(
  z.refine(
    (action) =>
      action.kind !== 'reminder' || action.recurrence === null || Recurrence.safeParse(action.recurrence).success,
    'Its recurrence is no rule.',
  ),
);

const { kind: SourceKind } = RecommendationSource.shape;

/** Memories, templates, recommendations, learning cards, reports and model calls. */
export const assistantSchemas: Readonly<Record<string, FieldSchemas>> = {
  assistant_settings: { instructions: UpdateAssistantSettingsBody.shape.instructions },
  memories: { text: MemoryBody.shape.text },
  templates: {
    name: CreateTemplateBody.shape.name,
    body: CreateTemplateBody.shape.body,
    usage_count: Whole,
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
    key: Name,
    title: text('Title', 1_000),
    description: Sentences,
    why: Sentences,
    action: Action,
    sources: z
      .array(
        z.object({
          kind: SourceKind,
          id: EventId,
          messageId: z.optional(z.nullable(Id)),
          quote: z.optional(z.nullable(Sentences)),
          at: z.optional(Instant),
        }),
      )
      .max(MAX_SOURCES),
    wording: Wording,
  },
  learning_decks: { title: Title, topic_key: Name },
  learning_cards: {
    front: CreateCardBody.shape.front,
    back: CreateCardBody.shape.back,
    tags: text('The tags', 4_000),
    content_key: Name,
    memory: CardMemory,
    review_count: Whole,
    lapses: Whole,
  },
  learning_reviews: { idempotency_key: ReviewHeaders.shape['idempotency-key'], before: CardMemory },
  learning_sources: { note: z.array(z.object({ messageId: Id, text: Sentences })) },
  reports: { conversations: Whole, sections: z.array(ReportSection).max(4) },
  report_settings: {},
  model_calls: {
    model: Name,
    destination: Name,
    conversation_ids: z.array(Id),
    characters: Whole,
    input_tokens: Whole,
    output_tokens: Whole,
  },
};
