import type { ChatBody } from '@app/contract/chat';
import type { Database } from '#db/database.ts';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService, Entitlements } from '#features/billing/billing.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { BatchReader } from '#platform/batch-reader.ts';
import type { Clock } from '#platform/clock.ts';
import type { IntentDetector } from './grounded/intent-thread.ts';
import type { QuestionIntent } from './grounded/question-intent.ts';
import { createPersonRowReader, type PersonRow } from './known-person.repository.ts';

export interface PersonDependencies {
  clock: Clock;
  assistant: Pick<AssistantService, 'toSettings'>;
  billing: Pick<BillingService, 'toEntitlements'>;
  contextPack: Pick<ContextPackService, 'readForChat'>;
  db: Database;
  intents: Pick<IntentDetector, 'detect'>;
  modelGateway: Pick<ModelGateway, 'current'>;
}

/** What a model is told about the person who asks, whatever the question. */
export type KnownPerson = Awaited<ReturnType<typeof toKnownPerson>>;

/** What a reply needs; reading and detecting it begins while the question is accepted. */
export interface ReadAhead {
  /** The person's plan. */
  entitlements: Promise<Entitlements>;
  /** Undefined if no model will answer. */
  person: Promise<KnownPerson | undefined>;
  /** Undefined if no model will answer, or if the intent could not be detected. */
  intent: Promise<QuestionIntent | undefined>;
}

/** What is known of a request before its question is accepted. */
export interface RequestContext {
  /** The user's time zone, if the body has none; read from the database if absent. */
  userTimeZone?: string | undefined;
  /** Resolves if the rate limit allows the request. Until then nothing is sent, stored or queued. */
  withinRateLimit?: Promise<void> | undefined;
  /**
   * Resolves when the intent may be detected: at once if the counter in memory allows the request, otherwise together with
   * `withinRateLimit`.
   */
  mayPrepare?: Promise<void> | undefined;
}

export type PersonReader = ReturnType<typeof createPersonReader>;

export function createPersonReader(
  dependencies: PersonDependencies,
  findRow: BatchReader<PersonRow> = createPersonRowReader(dependencies.db),
) {
  const { billing, clock, intents, modelGateway } = dependencies;
  const readRow = async (userId: string): Promise<PersonRow> => {
    const row = await findRow(userId);
    if (row === undefined) throw new Error('a session without its user');
    return row;
  };
  return {
    read: async (userId: string): Promise<KnownPerson> => toKnownPerson(dependencies, userId, await readRow(userId)),

    /**
     * Begins to read the person and to detect the intent while the question is accepted, because the first token waits
     * for both. If the intent cannot be detected, it is undefined. The other two reject for whoever awaits them, and
     * are not reported as unhandled. A question above the rate limit causes only reads of the database.
     */
    readAhead: (
      userId: string,
      { model, message, timeZone }: ChatBody,
      { userTimeZone, withinRateLimit, mayPrepare = withinRateLimit }: RequestContext = {},
    ): ReadAhead => {
      const modelAsked: Promise<boolean> = model
        ? Promise.resolve(true)
        : modelGateway.current().then((current) => current !== undefined);
      const row = readRow(userId);
      const entitlements = row.then(billing.toEntitlements);
      const person = modelAsked.then(async (isModelAsked) =>
        isModelAsked ? toKnownPerson(dependencies, userId, await row, withinRateLimit) : undefined,
      );
      const zone = timeZone ?? userTimeZone;
      const detected = modelAsked.then(async (isModelAsked) => {
        if (!isModelAsked || message === '' || zone === undefined) return undefined;
        await mayPrepare;
        return intents.detect({ question: message, now: clock.now(), timeZone: zone });
      });
      const intent = detected.catch(() => undefined);
      for (const reading of [entitlements, person]) reading.catch(() => undefined);
      return { entitlements, person, intent };
    },
  };
}

async function toKnownPerson(
  { assistant, billing, contextPack }: PersonDependencies,
  userId: string,
  row: PersonRow,
  withinRateLimit?: Promise<void>,
) {
  const { firstName, memories, pack } = row;
  const known = await contextPack.readForChat(userId, pack, withinRateLimit);
  const settings = assistant.toSettings(row.settings);
  const { usesArchive, instructions, tools } = settings;
  // A model that may not search the archive is not given the lines found in the archive either.
  const { text: packText, lines: packLines } = usesArchive ? known : { text: '', lines: [] };
  const memoryLines = memories.map(({ id, text }) => ({ id, text, conversationId: null }));
  return {
    firstName,
    isPremium: billing.toEntitlements(row).isPremium,
    usesArchive,
    switches: new Set(tools.flatMap(({ name, isOn }) => (isOn ? [name] : []))),
    instructions,
    memories: memories.map(({ text }) => text),
    knownContext: packText,
    contextLines: [...memoryLines, ...packLines],
  };
}
