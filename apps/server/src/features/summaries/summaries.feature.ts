import { keyPhrases } from '@app/understanding/key-phrases';
import { summarise } from '@app/understanding/summary';
import type { ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { PrivacyService } from '#features/privacy/privacy.service.ts';
import { registerSummaryRoutes } from './summaries.routes.ts';
import { createSummariesService, type SummariesService } from './summaries.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'log'> & {
  billing: BillingService;
  conversations: ConversationsService;
  modelDoor: ModelDoor;
  privacy: PrivacyService;
};

/** Conversations in short. */
export function summariesFeature(needs: Needs): FeatureParts<{ summaries: SummariesService }> {
  const summaries = createSummariesService({ ...needs, extract: { summarise, keyPhrases } });
  return { services: { summaries }, routes: (mount) => registerSummaryRoutes(mount, summaries) };
}
