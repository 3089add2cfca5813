/** The models that a person may chat with: the operator's, and those of keys that the person added. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, limits, NoContent, requestObject, Timestamp, trimmedText } from './primitives.ts';

/** The providers for which a person may add a key, with their display names. */
export const providerNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  xai: 'xAI',
  deepseek: 'DeepSeek',
  openrouter: 'OpenRouter',
  groq: 'Groq',
  ollama: 'Ollama',
  'openai-compatible': 'OpenAI-compatible server',
} as const;

export const ModelProvider = z.enum(
  Object.keys(providerNames) as [keyof typeof providerNames],
  'Please choose a provider of the list.',
);
export type ModelProvider = z.output<typeof ModelProvider>;

/** Providers without a fixed address: the person enters the address of a server. A key is then optional. */
export const serverProviders: readonly ModelProvider[] = ['ollama', 'openai-compatible'];

/** The number of recently picked models that are stored. */
export const MAX_RECENT = 5;
/** How many models can be marked as favourites. */
export const MAX_FAVOURITES = 100;

/** The id of a model in the settings of a person. */
export const ModelId = trimmedText({
  label: 'The id of a model',
  max: 300,
  missing: 'Please send the id of a model.',
});

const Price = z.number().check(z.nonnegative());

/**
 * How many replies of a shared model a plan includes in a calendar month (UTC). `used` includes replies in progress.
 */
export const ReplyQuota = z.object({ limit: Count, used: Count, resetsAt: Timestamp });
export type ReplyQuota = z.output<typeof ReplyQuota>;

/** A field is null if neither the provider nor the operator's file states it. */
export const Model = z.object({
  id: z.string(),
  /** The provider's name for it. */
  name: z.string(),
  /** A provider of `providerNames`; a model of the operator may have another name here. */
  provider: z.string(),
  /** In tokens. */
  contextLength: z.nullable(Count),
  seesImages: z.nullable(z.boolean()),
  usesTools: z.nullable(z.boolean()),
  /** US dollars per million tokens. */
  inputPrice: z.nullable(Price),
  outputPrice: z.nullable(Price),
  /** Whether it is used with a key of the person. */
  isOwn: z.boolean(),
  /** The id of the key of an own model. */
  keyId: z.nullable(Id),
  /** Only for a shared model whose replies the person's plan limits. */
  quota: z.optional(ReplyQuota),
});
export type Model = z.output<typeof Model>;

/** A key without its secret. */
export const ModelKey = z.object({
  id: Id,
  provider: ModelProvider,
  /** As the person named it, or the name of the provider. */
  name: z.string(),
  /** The last four characters of the key; empty without a key. */
  lastCharacters: z.string(),
  /** The address that the person entered; null for the provider's own. */
  baseUrl: z.nullable(z.string()),
  createdAt: Timestamp,
  /** When the provider last accepted the key. */
  testedAt: Timestamp,
  models: z.array(Model),
});
export type ModelKey = z.output<typeof ModelKey>;

const BaseUrl = z
  .string('Please enter an address such as https://models.example.org/v1.')
  .check(
    z.trim(),
    z.maxLength(500, 'The address may have at most 500 characters.'),
    z.refine(isWebAddress, 'Please enter an address such as https://models.example.org/v1, without a password.'),
  );

export const CreateModelKeyBody = requestObject({
  provider: ModelProvider,
  /** Optional for a self-hosted server. */
  key: z.optional(
    z
      .string('The key must be text.')
      .check(
        z.trim(),
        z.maxLength(1_000, 'The key may have at most 1,000 characters.'),
        z.regex(/^[\x21-\x7e]*$/, 'The key must not have spaces or line breaks in it.'),
      ),
  ),
  /** The address of a server, or of a gateway in front of the provider. */
  baseUrl: z.optional(z.nullable(BaseUrl)),
  name: z.optional(trimmedText({ label: 'Name', max: limits.nameLength })),
}).check(
  z.refine((body) => serverProviders.includes(body.provider) || Boolean(body.key), {
    path: ['key'],
    error: 'Please enter the key.',
  }),
  z.refine((body) => !serverProviders.includes(body.provider) || Boolean(body.baseUrl), {
    path: ['baseUrl'],
    error: 'Please enter the address of the server.',
  }),
);
export type CreateModelKeyBody = z.output<typeof CreateModelKeyBody>;

/** The cost of own models since the beginning of the calendar month in UTC. */
export const ModelMonth = z.object({
  /** US dollars, of the replies by models with a known price. */
  cost: Price,
  inputTokens: Count,
  outputTokens: Count,
  /** Requests to own models; a reply that uses tools makes several. */
  calls: Count,
  /** Requests to models without a known price, which `cost` does not contain. */
  unpricedCalls: Count,
  resetsAt: Timestamp,
});
export type ModelMonth = z.output<typeof ModelMonth>;

export const ModelSettings = z.object({
  /** The providers the operator allows; empty while own models are off. */
  providers: z.array(ModelProvider),
  /** The model that was picked last, if it still exists; null for the shared model. */
  chosen: z.nullable(z.string()),
  /** The models picked last, latest first. Some may no longer exist. */
  recent: z.array(z.string()),
  favourites: z.array(z.string()),
  /** In US dollars a month: above this, own models do not reply; null without a limit. */
  monthlyLimit: z.nullable(Price),
  month: ModelMonth,
});
export type ModelSettings = z.output<typeof ModelSettings>;

const LIMIT_MESSAGE = 'Please enter a limit from 0 to 100,000 US dollars.';

/** Absent fields are not changed; at least one must be given. */
export const UpdateModelSettingsBody = requestObject({
  chosen: z.optional(z.nullable(ModelId)),
  favourites: z.optional(
    z
      .array(ModelId, 'Please send a list of models.')
      .check(z.maxLength(MAX_FAVOURITES, `You can mark at most ${MAX_FAVOURITES} models.`)),
  ),
  monthlyLimit: z.optional(
    z.nullable(z.number(LIMIT_MESSAGE).check(z.gte(0, LIMIT_MESSAGE), z.lte(100_000, LIMIT_MESSAGE))),
  ),
}).check(
  z.refine(
    (body) => Object.values(body).some((value) => value !== undefined),
    'Please send at least one field to change.',
  ),
);
export type UpdateModelSettingsBody = z.output<typeof UpdateModelSettingsBody>;

const params = z.object({ id: Id });
const TEST_ERRORS = [
  'models.off',
  'models.provider_not_allowed',
  'models.key_refused',
  'models.no_credit',
  'models.unreachable',
  'models.test_timeout',
  'models.address_refused',
  'models.no_list',
  'models.none_listed',
] as const;

export const listModels = endpoint({
  method: 'GET',
  path: '/api/models',
  access: 'user',
  summary: "The models a person may chat with: the operator's, then those of the person's own keys.",
  response: z.array(Model),
  errors: [],
});

export const listModelKeys = endpoint({
  method: 'GET',
  path: '/api/model-keys',
  access: 'user',
  summary: 'The keys for own models without their secrets, newest first.',
  response: z.array(ModelKey),
  errors: [],
});

export const createModelKey = endpoint({
  method: 'POST',
  path: '/api/model-keys',
  access: 'user',
  summary: 'Adds a key for own models after testing it for at most ten seconds. The key is never given back.',
  body: CreateModelKeyBody,
  response: ModelKey,
  status: 201,
  errors: ['models.too_many_keys', ...TEST_ERRORS],
});

export const testModelKey = endpoint({
  method: 'POST',
  path: '/api/model-keys/:id/test',
  access: 'user',
  summary: 'Tests a key again and reads the list of its models again.',
  params,
  response: ModelKey,
  errors: ['models.key_not_found', 'models.key_unreadable', ...TEST_ERRORS],
});

export const deleteModelKey = endpoint({
  method: 'DELETE',
  path: '/api/model-keys/:id',
  access: 'user',
  summary: 'Deletes a key. Its models can no longer be chosen.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['models.key_not_found'],
});

export const getModelSettings = endpoint({
  method: 'GET',
  path: '/api/model-settings',
  access: 'user',
  summary: 'Chosen and favourite models, the monthly limit, and what own models cost this month.',
  response: ModelSettings,
  errors: [],
});

export const updateModelSettings = endpoint({
  method: 'PATCH',
  path: '/api/model-settings',
  access: 'user',
  summary: 'Changes the chosen model, the favourites or the monthly limit. Absent fields are not changed.',
  body: UpdateModelSettingsBody,
  response: ModelSettings,
  errors: [],
});

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
