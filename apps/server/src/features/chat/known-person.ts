import type { ChatBody } from '@app/contract/chat';
import { isPremiumTier } from '@app/contract/identity';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { IntentDetector } from './grounded/intent-thread.ts';
import type { QuestionIntent } from './grounded/question-intent.ts';

export interface PersonDependencies {
  clock: Clock;
  assistant: Pick<AssistantService, 'getSettings' | 'memories'>;
  contextPack: Pick<ContextPackService, 'readForChat'>;
  identity: Pick<IdentityService, 'getUser'>;
  intents: Pick<IntentDetector, 'detect'>;
  modelGateway: Pick<ModelGateway, 'current'>;
}

/** What a model is told about the person who asks, whatever the question. */
export type KnownPerson = Awaited<ReturnType<typeof readPerson>>;

/** What a reply needs; reading and detecting it begins while the question is accepted. */
export interface ReadAhead {
  /** Undefined if no model will answer. */
  person: Promise<KnownPerson | undefined>;
  /** Undefined if no model will answer, or if the intent could not be detected. */
  intent: Promise<QuestionIntent | undefined>;
}

/** What is known of a request before its question is accepted. */
export interface RequestContext {
  /** The user's time zone, for a body without one; read from the database if absent. */
  userTimeZone?: string | undefined;
  /** Resolves if the rate limit allows the request. Until then nothing but reads of the database begins. */
  withinRateLimit?: Promise<void> | undefined;
}

export type PersonReader = ReturnType<typeof createPersonReader>;

export function createPersonReader(dependencies: PersonDependencies) {
  const { clock, intents, modelGateway } = dependencies;
  return {
    read: (userId: string): Promise<KnownPerson> => readPerson(dependencies, userId),

    /**
     * Begins to read the person and to detect the intent while the question is accepted, because the first token waits
     * for both. An error is thrown only to a caller that awaits `person`. A question above the rate limit causes
     * only reads of the database.
     */
    readAhead: (
      userId: string,
      { model, message, timeZone }: ChatBody,
      { userTimeZone, withinRateLimit }: RequestContext = {},
    ): ReadAhead => {
      const isModelAsked = model
        ? Promise.resolve(true)
        : modelGateway.current().then((current) => current !== undefined);
      const person = isModelAsked.then((isAsked) =>
        isAsked ? readPerson(dependencies, userId, withinRateLimit) : undefined,
      );
      const zone = timeZone ?? userTimeZone;
      const detected = isModelAsked.then(async (isAsked) => {
        if (!isAsked || message === '' || zone === undefined) return undefined;
        await withinRateLimit;
        return intents.detect({ question: message, now: clock.now(), timeZone: zone });
      });
      const intent = detected.catch(() => undefined);
      person.catch(() => undefined);
      return { person, intent };
    },
  };
}

async function readPerson(
  { assistant, contextPack, identity }: PersonDependencies,
  userId: string,
  withinRateLimit?: Promise<void>,
) {
  const [{ firstName, subscriptionTier }, settings, memories, known] = await Promise.all([
    identity.getUser(userId),
    assistant.getSettings(userId),
    assistant.memories.list(userId),
    contextPack.readForChat(userId, withinRateLimit),
  ]);
  const { usesArchive, instructions, tools } = settings;
  // A model that may not search the archive is not given the lines found in the archive either.
  const { text: knownContext, lines } = usesArchive ? known : { text: '', lines: [] };
  const ownLines = memories.map(({ id, text }) => ({ id, text, conversationId: null }));
  return {
    firstName,
    isPremium: isPremiumTier(subscriptionTier),
    usesArchive,
    switches: new Set(tools.flatMap(({ name, isOn }) => (isOn ? [name] : []))),
    instructions,
    memories: memories.map(({ text }) => text),
    knownContext,
    contextLines: [...ownLines, ...lines],
  };
}
