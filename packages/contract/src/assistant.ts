import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  requestObject,
  storedText,
  Timestamp,
} from './primitives.ts';

/** Most characters of the custom instructions: they go with every question. */
export const instructionsLength = 4_000;

export const AssistantSettings = z.object({
  /** Whether a connected model may look things up in the person's own conversations. */
  usesArchive: z.boolean(),
  /** What the person wants of every answer; empty when nothing. */
  instructions: z.string(),
});
export type AssistantSettings = z.output<typeof AssistantSettings>;

/** Absent fields stay; at least one is given. */
export const UpdateAssistantSettingsBody = requestObject({
  usesArchive: z.optional(z.boolean('Please give true or false.')),
  instructions: z.optional(storedText({ label: 'The instructions', max: instructionsLength }).check(z.trim())),
}).check(
  z.refine(
    (body) => body.usesArchive !== undefined || body.instructions !== undefined,
    'Please say what is to be changed.',
  ),
);
export type UpdateAssistantSettingsBody = z.output<typeof UpdateAssistantSettingsBody>;

/** Who answers now. `builtin`: no model is connected. */
export const ModelStatus = z.object({
  state: z.enum(['connected', 'builtin']),
  /** Such as 'llama3.2 (Ollama)'; null without a model. */
  label: z.nullable(z.string()),
  /** Host that questions are sent to; null without a model. */
  destination: z.nullable(z.string()),
  /** Whether what is sent stays on the machine the app runs on. */
  staysHere: z.boolean(),
});
export type ModelStatus = z.output<typeof ModelStatus>;

export const ModelTest = z.object({
  isWorking: z.boolean(),
  /** What happened, in a sentence. */
  message: z.string(),
  /** Until the first word came, or until it failed. */
  milliseconds: Count,
});
export type ModelTest = z.output<typeof ModelTest>;

/** Why something was sent to a model. */
export const CallPurpose = z.enum([
  'chat',
  'test',
  'summary',
  'schedule',
  'title',
  'category',
  'events',
  'recommendations',
  'cards',
]);
export type CallPurpose = z.output<typeof CallPurpose>;

/** One line of the log of what went where. */
export const ModelCall = z.object({
  id: Id,
  at: Timestamp,
  purpose: CallPurpose,
  model: z.string(),
  destination: z.string(),
  /** Conversations whose words were in it, with their titles as they are now; those that are gone are left out. */
  conversations: z.array(z.object({ id: Id, title: z.string() })),
  /** Characters sent. */
  characters: Count,
  /** As the provider counts; null where it does not say. */
  inputTokens: z.nullable(Count),
  outputTokens: z.nullable(Count),
  outcome: z.enum(['answered', 'failed']),
});
export type ModelCall = z.output<typeof ModelCall>;

export const getAssistantSettings = endpoint({
  method: 'GET',
  path: '/api/assistant/settings',
  access: 'user',
  summary: 'How the assistant behaves for this person.',
  response: AssistantSettings,
  errors: [],
});

export const updateAssistantSettings = endpoint({
  method: 'PATCH',
  path: '/api/assistant/settings',
  access: 'user',
  summary: 'Change how the assistant behaves. Absent fields stay.',
  body: UpdateAssistantSettingsBody,
  response: AssistantSettings,
  errors: [],
});

export const getModelStatus = endpoint({
  method: 'GET',
  path: '/api/assistant/model',
  access: 'user',
  summary: 'Which model answers, and where questions go.',
  response: ModelStatus,
  errors: [],
});

export const testModel = endpoint({
  method: 'POST',
  path: '/api/assistant/model/test',
  access: 'user',
  summary: 'Ask the connected model for one word and say whether it answered. Counts as no AI chat.',
  response: ModelTest,
  errors: [],
});

export const listModelCalls = endpoint({
  method: 'GET',
  path: '/api/assistant/calls',
  access: 'user',
  summary: 'What was sent to a model, where and why, latest first.',
  query: z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) }),
  response: z.array(ModelCall),
  responseHeaders: pageHeaders,
  errors: [],
});
