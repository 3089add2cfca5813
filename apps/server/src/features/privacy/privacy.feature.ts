import { findSecrets } from '@app/understanding/secrets';
import { messagesStored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { scanArchive } from './privacy.jobs.ts';
import { registerPrivacyRoutes } from './privacy.routes.ts';
import { createPrivacyService, type PrivacyService } from './privacy.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'rounds'> & {
  categories: CategoriesService;
  conversations: ConversationsService;
};

/** What must never be sent to a model. */
export function privacyFeature(needs: Needs): FeatureParts<{ privacy: PrivacyService }> {
  const { categories, clock, conversations, db, events, jobs, rounds } = needs;
  const privacy = createPrivacyService({ db, clock, rounds, conversations, categories, findSecrets });
  jobs.register(scanArchive, (_payload, { signal }) => privacy.scanArchive(signal));
  events.subscribe(messagesStored, (stored, tx) => privacy.scan(tx, stored));
  return {
    services: { privacy },
    routes: (mount) => registerPrivacyRoutes(mount, privacy),
    // What was stored before there was a scan is looked through after the first start that can.
    leftWork: { 'archive-scan': () => jobs.enqueue(scanArchive, {}) },
  };
}
