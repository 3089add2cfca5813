import { summariseConversation } from '@app/contract/summaries';
import type { Mount } from '#platform/http/route.ts';
import type { SummariesService } from './summaries.service.ts';

/** Summarising a long conversation is expensive, with or without a model. */
const SUMMARY_LIMIT = { name: 'summaries', limit: 30, windowSeconds: 60 };

export function registerSummaryRoutes(mount: Mount, summaries: SummariesService): void {
  mount(summariseConversation, ({ userId, params }) => summaries.summarise(userId, params.id), {
    rateLimit: SUMMARY_LIMIT,
  });
}
