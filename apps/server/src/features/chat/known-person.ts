import { isPremiumTier } from '@app/contract/identity';
import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';

export interface PersonDependencies {
  assistant: Pick<AssistantService, 'getSettings' | 'memories'>;
  contextPack: Pick<ContextPackService, 'readForChat'>;
  identity: Pick<IdentityService, 'getUser'>;
  modelGateway: Pick<ModelGateway, 'current'>;
}

/** What a model is told about the person who asks, whatever the question. */
export type KnownPerson = Awaited<ReturnType<typeof readPerson>>;

export type PersonReader = ReturnType<typeof createPersonReader>;

export function createPersonReader(dependencies: PersonDependencies) {
  const { modelGateway } = dependencies;
  return {
    read: (userId: string): Promise<KnownPerson> => readPerson(dependencies, userId),

    /**
     * Begins to read while the question is accepted, because the first token waits for both; undefined if no model will
     * answer. An error is thrown only to a caller that awaits the result.
     */
    readAhead: (userId: string, model: string | null | undefined): Promise<KnownPerson | undefined> => {
      const reading = (async () => {
        const isModelAsked = Boolean(model) || (await modelGateway.current()) !== undefined;
        return isModelAsked ? readPerson(dependencies, userId) : undefined;
      })();
      reading.catch(() => undefined);
      return reading;
    },
  };
}

async function readPerson({ assistant, contextPack, identity }: PersonDependencies, userId: string) {
  const [{ firstName, subscriptionTier }, settings, memories, known] = await Promise.all([
    identity.getUser(userId),
    assistant.getSettings(userId),
    assistant.memories.list(userId),
    contextPack.readForChat(userId),
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
