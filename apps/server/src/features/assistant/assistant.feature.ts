import { findSecrets } from '@app/understanding/secrets';
import type { Events } from '#db/database.ts';
import { messagesStored } from '#events/conversations.ts';
import { registerAssistantRoutes } from '#features/assistant/assistant.routes.ts';
import { type AssistantService, createAssistantService } from '#features/assistant/assistant.service.ts';
import { createModelDoor, type ModelDoor } from '#features/assistant/model-door.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import { scanArchive } from '#features/privacy/privacy.jobs.ts';
import { registerPrivacyRoutes } from '#features/privacy/privacy.routes.ts';
import { createPrivacyService, type PrivacyService } from '#features/privacy/privacy.service.ts';
import type { ModelSource } from '#integrations/llm/llm.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface AssistantFeature {
  privacy: PrivacyService;
  assistant: AssistantService;
  /** The way to the model for every feature that asks one. */
  modelDoor: ModelDoor;
}

/** What stands between the features and a model: the person's wishes, what must never be sent, and the log. */
export function createAssistantFeature(
  { db, clock, newId, log, rounds }: Foundation,
  { conversations, categories }: { conversations: ConversationsService; categories: CategoriesService },
  models: ModelSource,
): AssistantFeature {
  const privacy = createPrivacyService({ db, clock, rounds, conversations, categories, findSecrets });
  const modelDoor = createModelDoor({ db, clock, newId, log, models, privacy });
  return { privacy, modelDoor, assistant: createAssistantService({ db, clock, newId, door: modelDoor }) };
}

export function subscribeAssistant(events: Events, { privacy }: AssistantFeature): void {
  events.subscribe(messagesStored, (stored, tx) => privacy.scan(tx, stored));
}

export function registerAssistantJobs({ jobs }: Foundation, { privacy }: AssistantFeature): void {
  jobs.register(scanArchive, (_payload, { signal }) => privacy.scanArchive(signal));
}

/** What was stored before there was a scan is looked through after the first start that can. */
export async function startAssistantFeature({ jobs }: Foundation): Promise<void> {
  await jobs.enqueue(scanArchive, {});
}

export function registerAssistantFeature(mount: Mount, { privacy, assistant }: AssistantFeature): void {
  registerAssistantRoutes(mount, assistant);
  registerPrivacyRoutes(mount, privacy);
}
