import type { Tx } from '#db/database.ts';
import { messagesStored } from '#events/conversations.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { countTrends, registerTrendJobs } from './trends.jobs.ts';
import { registerTrendRoutes } from './trends.routes.ts';
import { createTrendsService, type TrendsService } from './trends.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'events' | 'jobs' | 'rounds'> & {
  billing: BillingService;
  categories: CategoriesService;
  goals: GoalsService;
  identity: IdentityService;
  schedule: ScheduleService;
  tasks: TasksService;
};

/** An answer or an import is counted as a whole. */
const QUIET_MS = 5_000;

/** What the archive tells about its owner, in charts. */
export function trendsFeature(needs: Needs): FeatureParts<{ trends: TrendsService }> {
  const { billing, clock, events, jobs, rounds } = needs;
  const enqueueCounting = async (userId: string, tx?: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + QUIET_MS);
    await jobs.enqueue(countTrends, { userId }, { singletonKey: userId, startAfter, ...(tx !== undefined && { tx }) });
  };
  const trends = createTrendsService({ ...needs, timeZoneOf: needs.identity.timeZoneOf, enqueueCounting });
  registerTrendJobs(jobs, rounds, trends);
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of new Set(stored.map((conversation) => conversation.userId))) await enqueueCounting(userId, tx);
  });
  return {
    services: { trends },
    routes: (mount) => registerTrendRoutes(mount, { trends, isPremium: billing.isPremium }),
  };
}
