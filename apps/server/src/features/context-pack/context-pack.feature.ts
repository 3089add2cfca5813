import type { Tx } from '#db/database.ts';
import { importFinished } from '#events/imports.ts';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { buildContextPack, findOldContextPacks } from './context-pack.jobs.ts';
import { registerContextPackRoutes } from './context-pack.routes.ts';
import { type ContextPackService, createContextPackService } from './context-pack.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'newId'> & {
  assistant: AssistantService;
  identity: IdentityService;
  privacy: PrivacyService;
};

/** What the archive knows about a person, line by line, for other assistants and for the chat. */
export function contextPackFeature(needs: Needs): FeatureParts<{ contextPack: ContextPackService }> {
  const { events, identity, jobs } = needs;
  const enqueue = async (userId: string, tx?: Tx): Promise<void> => {
    await jobs.enqueue(buildContextPack, { userId }, { singletonKey: userId, ...(tx !== undefined && { tx }) });
  };
  const contextPack = createContextPackService({ ...needs, timeZoneOf: identity.timeZoneOf, enqueue });
  jobs.register(buildContextPack, ({ userId }, { signal }) => contextPack.build(userId, signal));
  jobs.register(findOldContextPacks, () => contextPack.enqueueOld());
  events.subscribe(importFinished, ({ userId }, tx) => contextPack.markOutdated(tx, userId));
  return {
    services: { contextPack },
    routes: (mount) => registerContextPackRoutes(mount, contextPack),
  };
}
