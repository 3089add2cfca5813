import { keyPhrases } from '@app/understanding/key-phrases';
import { findSecrets } from '@app/understanding/secrets';
import { summarise } from '@app/understanding/summary';
import { conversationForked, messagesStored } from '#events/conversations.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerAssistantRoutes } from './assistant.routes.ts';
import { type AssistantService, createAssistantService, type ModelGateway } from './assistant.service.ts';
import { createModelGateway } from './model-gateway.ts';
import { createPrivacyService, type PrivacyService } from './privacy.service.ts';
import { scanArchive } from './privacy/privacy.jobs.ts';
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts';
import { registerSummaryRoutes } from './summaries/summaries.routes.ts';
import { createSummariesService } from './summaries/summaries.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log' | 'models' | 'newId' | 'rounds'> & {
  billing: BillingService;
  categories: CategoriesService;
  conversations: ConversationsService;
  identity: IdentityService;
};

export interface Services {
  assistant: AssistantService;
  /** The only way for features to ask a model. */
  modelGateway: ModelGateway;
  privacy: PrivacyService;
}

/**
 * Lets features ask a model; stores settings, memories, “never send” marks and the call log; summarises conversations.
 */
export function assistantFeature(needs: Needs): FeatureParts<Services> {
  const { events, jobs } = needs;
  const privacy = createPrivacyService({ ...needs, findSecrets });
  const modelGateway = createModelGateway({ ...needs, privacy });
  const assistant = createAssistantService({
    ...needs,
    gateway: modelGateway,
    allowsPages: needs.config.assistant.WEB_PAGES,
  });
  const summaries = createSummariesService({ ...needs, modelGateway, privacy, extract: { summarise, keyPhrases } });
  jobs.register(scanArchive, (_payload, { signal }) => privacy.scanArchive(signal));
  events.subscribe(messagesStored, (stored, tx) => privacy.scanMessages(tx, stored));
  events.subscribe(conversationForked, (forked, tx) => privacy.copyMark(tx, forked));
  return {
    services: { assistant, modelGateway, privacy },
    routes: (mount) => {
      registerAssistantRoutes(mount, assistant);
      registerPrivacyRoutes(mount, privacy);
      registerSummaryRoutes(mount, summaries);
    },
    cleanup: { 'model-calls': () => assistant.deleteOldCalls() },
    // Scans conversations that were stored by a release of the app that did not scan messages yet.
    backfills: { 'archive-scan': () => jobs.enqueue(scanArchive, {}) },
  };
}
