/**
 * The operator's page: people, shared models, jobs and storage of the instance. No response contains texts of people.
 * For users who are not operators, all these endpoints answer request.not_found.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SubscriptionTier } from './identity.ts';
import { ModelProvider } from './models.ts';
import { Count, Cursor, FilterText, Id, PageLimit, pageHeaders, requestObject, Timestamp } from './primitives.ts';
import { StorageUsage } from './storage.ts';

/** The limits of one person; null: the general limit applies. */
export const PersonLimits = z.object({
  storageBytes: z.nullable(Count),
  importsPerDay: z.nullable(Count),
  /** For the Free plan, 0 meaning no limit; Premium has no limit. */
  aiChatsPerMonth: z.nullable(Count),
});
export type PersonLimits = z.output<typeof PersonLimits>;

/** An account as operators see it. */
export const Person = z.object({
  id: Id,
  email: z.string(),
  /** Whether the email is confirmed. */
  isConfirmed: z.boolean(),
  /** Whether the configuration names this account. */
  isOperator: z.boolean(),
  plan: SubscriptionTier,
  state: z.enum(['active', 'suspended', 'closing']),
  joinedAt: Timestamp,
  /** The last use of a session; null if all have ended. */
  seenAt: z.nullable(Timestamp),
  conversations: Count,
  messages: Count,
  /** The same value as in the person's settings. */
  storage: StorageUsage,
  /** AI chats of this month. */
  aiChats: Count,
  limits: PersonLimits,
});
export type Person = z.output<typeof Person>;

const limit = (label: string, max: number) =>
  z.optional(
    z.nullable(
      z
        .int(`${label} must be a whole number.`)
        .check(z.nonnegative(`${label} cannot be negative.`), z.maximum(max, `${label} is too large.`)),
    ),
  );

/** Absent fields are not changed; a limit of null restores the general one. */
export const UpdatePersonBody = requestObject({
  plan: z.optional(z.enum(['free', 'premium'], 'The plan is free or premium.')),
  isSuspended: z.optional(z.boolean('Please send true or false.')),
  limits: z.optional(
    requestObject({
      storageBytes: limit('The storage', 1_000_000_000_000_000),
      importsPerDay: limit('The number of imports', 1_000_000),
      aiChatsPerMonth: limit('The number of AI chats', 1_000_000),
    }),
  ),
});
export type UpdatePersonBody = z.output<typeof UpdatePersonBody>;

/** The kinds of acts of operators, on their page and by commands. */
export const OperatorActKind = z.enum([
  'plan',
  'suspend',
  'unsuspend',
  'confirm',
  'storage_limit',
  'imports_limit',
  'ai_chats_limit',
  'sign_out',
  'reset_link',
  'retry_jobs',
  'renew_keys',
  'embed_again',
]);
export type OperatorActKind = z.output<typeof OperatorActKind>;

/** A line of the log of acts. */
export const OperatorAct = z.object({
  id: Id,
  at: Timestamp,
  /** The operator's email, or the account of the machine that ran a command; null once the account is deleted. */
  by: z.nullable(z.string()),
  isCommand: z.boolean(),
  act: OperatorActKind,
  /** The email of the person; null if the act concerned no person, or if the account is deleted. */
  person: z.nullable(z.string()),
  /** The object of the act if it is not a person: a kind of job. */
  target: z.nullable(z.string()),
  /** The setting before and after. */
  before: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  after: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
});
export type OperatorAct = z.output<typeof OperatorAct>;

/** The background jobs of one kind. */
export const JobKind = z.object({
  kind: z.string(),
  waiting: Count,
  running: Count,
  failed: Count,
  /** Since when the oldest due job has been waiting; null if none is. */
  oldestAt: z.nullable(Timestamp),
  /** The class of the latest failure: an error code or name. The whole error is in the log. */
  lastError: z.nullable(z.string()),
});
export type JobKind = z.output<typeof JobKind>;

/** Calls and tokens of a month; tokens only if the provider reports them. */
const ModelUse = z.object({ calls: Count, inputTokens: Count, outputTokens: Count });

const StoredKind = z.object({
  kind: z.enum(['attachments', 'kept_files', 'pictures', 'backups', 'uploads']),
  count: Count,
  /** Null if it is not counted. */
  bytes: z.nullable(Count),
});

const TableGroup = z.object({
  kind: z.enum(['conversations', 'documents', 'search', 'trends', 'other']),
  bytes: Count,
});

export const Overview = z.object({
  version: z.string(),
  /** The processes that were running within the last minutes, the oldest first. */
  processes: z.array(
    z.object({
      id: Id,
      role: z.string(),
      version: z.string(),
      startedAt: Timestamp,
      seenAt: Timestamp,
    }),
  ),
  people: z.object({ count: Count, suspended: Count, closing: Count, seenThisMonth: Count }),
  models: z.object({
    /** The models that the operator has connected; empty when the built-in assistant answers. */
    shared: z.array(z.object({ label: z.string(), destination: z.string(), isForPremium: z.boolean() })),
    /** Whether people may add their own models, and of which providers. */
    ownModels: z.boolean(),
    ownProviders: z.array(ModelProvider),
    /** Usage since the first of the month, UTC. */
    month: z.object({ shared: ModelUse, own: ModelUse }),
  }),
  storage: z.object({
    databaseBytes: Count,
    tables: z.array(TableGroup),
    files: z.array(StoredKind),
  }),
  /** The general limits; null: no limit. */
  defaults: PersonLimits,
});
export type Overview = z.output<typeof Overview>;

const params = z.object({ id: Id });
const page = { cursor: z.optional(Cursor), limit: z._default(PageLimit, 50) };

export const getOperatorOverview = endpoint({
  method: 'GET',
  path: '/api/operator/overview',
  access: 'user',
  summary: 'For operators: version, processes, shared models, storage and numbers of the instance.',
  response: Overview,
  errors: ['request.not_found'],
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/operator/people',
  access: 'user',
  summary: 'For operators: accounts by their email, with plan, use and storage.',
  query: z.object({ q: z.optional(FilterText), ...page }),
  response: z.array(Person),
  responseHeaders: pageHeaders,
  errors: ['request.not_found'],
});

export const updatePerson = endpoint({
  method: 'PATCH',
  path: '/api/operator/people/:id',
  access: 'user',
  summary: 'For operators: changes the plan, the state and the limits of a person.',
  params,
  body: UpdatePersonBody,
  response: Person,
  errors: ['request.not_found', 'operator.person_not_found', 'operator.plan_is_paid', 'operator.is_operator'],
});

export const listJobKinds = endpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  access: 'user',
  summary: 'For operators: the background jobs by kind.',
  response: z.array(JobKind),
  errors: ['request.not_found'],
});

export const RetryJobsBody = requestObject({
  kind: z.string('Please send the kind of the jobs.').check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such kind.')),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/retry',
  access: 'user',
  summary: 'For operators: queues the failed jobs of a kind again.',
  body: RetryJobsBody,
  response: z.object({ queued: Count }),
  errors: ['request.not_found'],
});

export const listOperatorActs = endpoint({
  method: 'GET',
  path: '/api/operator/acts',
  access: 'user',
  summary: 'For operators: what operators did, newest first.',
  query: z.object(page),
  response: z.array(OperatorAct),
  responseHeaders: pageHeaders,
  errors: ['request.not_found'],
});

export const operatorEndpoints = {
  getOperatorOverview,
  listPeople,
  updatePerson,
  listJobKinds,
  retryJobs,
  listOperatorActs,
} as const;
