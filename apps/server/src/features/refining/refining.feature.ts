import type { LearningService } from '#features/learning/learning.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import { registerRefiningRoutes } from '#features/refining/refining.routes.ts';
import { type ConversationLookDependencies, createConversationLook } from '#features/refining/conversation-look.ts';
import {
  createRefiningService,
  type RefiningDependencies,
  type RefiningService,
} from '#features/refining/refining.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface RefiningFeature {
  refining: RefiningService;
}

/** What a connected model may do by itself in the background. */
export function createRefiningFeature(
  { db, clock, log, rounds, config }: Foundation,
  services: Pick<RefiningDependencies, 'assistant' | 'modelDoor'> &
    Omit<ConversationLookDependencies, 'db' | 'clock'> & {
      learning: LearningService;
      recommendations: RecommendationsService;
    },
): RefiningFeature {
  const tokensPerDay = config.refining.AI_REFINE_TOKENS_PER_DAY;
  const { learning, recommendations } = services;
  const looks = [recommendations.findLook, createConversationLook({ ...services, db, clock }), learning.findLook];
  return { refining: createRefiningService({ ...services, db, clock, log, rounds, looks, tokensPerDay }) };
}

export function registerRefiningFeature(mount: Mount, { refining }: RefiningFeature): void {
  registerRefiningRoutes(mount, refining);
}
