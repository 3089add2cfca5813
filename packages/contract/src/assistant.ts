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
  withoutRepeats,
} from './primitives.ts';

/** Maximum length of the custom instructions, which are sent with every request to a model. */
export const MAX_CUSTOM_INSTRUCTIONS_LENGTH = 4_000;

/**
 * The tools that the user can switch off. `calendar` reads and proposes events and tasks; `pages` reads web pages by
 * address.
 */
export const ToolSwitch = z.enum(
  ['archive', 'calendar', 'calculator', 'dates', 'pages'],
  'Please choose archive, calendar, calculator, dates or pages.',
);
export type ToolSwitch = z.output<typeof ToolSwitch>;

export const AssistantSettings = z.object({
  /** Whether a connected model may search the user's conversations; the switch of `archive`. */
  usesArchive: z.boolean(),
  /** The tools that the operator allows, and whether the user has them switched on. */
  tools: z.array(z.object({ name: ToolSwitch, isOn: z.boolean() })),
  /** The user's instructions for every reply; may be empty. */
  instructions: z.string(),
});
export type AssistantSettings = z.output<typeof AssistantSettings>;

/** Absent fields are not changed; at least one must be given. */
export const UpdateAssistantSettingsBody = requestObject({
  usesArchive: z.optional(z.boolean('Please send true or false.')),
  instructions: z.optional(
    storedText({ label: 'The instructions', max: MAX_CUSTOM_INSTRUCTIONS_LENGTH }).check(z.trim()),
  ),
  /** Switches these tools on or off; the others do not change. */
  tools: z.optional(
    z
      .array(
        requestObject({ name: ToolSwitch, isOn: z.boolean('Please send true or false.') }),
        'Please send the tools as a list.',
      )
      .check(withoutRepeats('Please send each tool once.', ({ name }) => name)),
  ),
}).check(
  z.refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'Please send at least one field to change.',
  ),
);
export type UpdateAssistantSettingsBody = z.output<typeof UpdateAssistantSettingsBody>;

/** The author of the replies. `builtin`: no model is connected, so the built-in assistant replies. */
export const ModelStatus = z.object({
  state: z.enum(['connected', 'builtin']),
  /** Such as 'llama3.2 (Ollama)'; null without a model. */
  label: z.nullable(z.string()),
  /** The host that requests are sent to; null without a model. */
  destination: z.nullable(z.string()),
  /** Whether `destination` is the machine the app runs on. */
  staysHere: z.boolean(),
  /** Whether this person may connect a model on the server: an operator, or any person if no operators are named. */
  showsSetup: z.boolean(),
});
export type ModelStatus = z.output<typeof ModelStatus>;

export const ModelTest = z.object({
  isWorking: z.boolean(),
  /** The result in one sentence. */
  message: z.string(),
  /** Milliseconds until the first token, or until the failure. */
  milliseconds: Count,
});
export type ModelTest = z.output<typeof ModelTest>;

/** The purpose of a model call. */
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
  /** The wording of the context pack. */
  'context',
  /** Another program read or filed something, with an access token or as a connected app. */
  'program',
]);
export type CallPurpose = z.output<typeof CallPurpose>;

/** One entry of the log of data that models and other programs received. */
export const ModelCall = z.object({
  id: Id,
  at: Timestamp,
  purpose: CallPurpose,
  /** For a program: the name of the tool, or the endpoint of the API. */
  model: z.string(),
  /** The host of the model, or the name of the program's token. */
  destination: z.string(),
  /** Conversations that were part of the call, with their current titles; deleted ones are omitted. */
  conversations: z.array(z.object({ id: Id, title: z.string() })),
  /** Number of characters sent. */
  characters: Count,
  /** Token count of the provider; null if it reports none. */
  inputTokens: z.nullable(Count),
  outputTokens: z.nullable(Count),
  outcome: z.enum(['answered', 'failed']),
});
export type ModelCall = z.output<typeof ModelCall>;

export const getAssistantSettings = endpoint({
  method: 'GET',
  path: '/api/assistant/settings',
  access: 'user',
  summary: "The user's settings for the assistant.",
  response: AssistantSettings,
  errors: [],
});

export const updateAssistantSettings = endpoint({
  method: 'PATCH',
  path: '/api/assistant/settings',
  access: 'user',
  summary: 'Changes the settings for the assistant. Absent fields are not changed.',
  body: UpdateAssistantSettingsBody,
  response: AssistantSettings,
  errors: [],
});

export const getModelStatus = endpoint({
  method: 'GET',
  path: '/api/assistant/model',
  access: 'user',
  summary: 'The connected model and the host that requests are sent to.',
  response: ModelStatus,
  errors: [],
});

export const testModel = endpoint({
  method: 'POST',
  path: '/api/assistant/model/test',
  access: 'user',
  summary: 'Tests the connected model with a minimal request. Does not count as an AI chat.',
  response: ModelTest,
  errors: [],
});

export const listModelCalls = endpoint({
  method: 'GET',
  path: '/api/assistant/calls',
  access: 'user',
  summary: 'The log of what models and other programs got, with destination and purpose, latest first.',
  query: z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) }),
  response: z.array(ModelCall),
  responseHeaders: pageHeaders,
  errors: [],
});
