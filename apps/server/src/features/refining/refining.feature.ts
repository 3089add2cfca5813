import type { AssistantService, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import { type ConversationLookDependencies, createConversationLook } from './conversation-look.ts';
import { registerRefiningRoutes } from './refining.routes.ts';
import { createRefiningService, type RefiningService } from './refining.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'log' | 'rounds'> &
  ConversationLookDependencies & {
    assistant: AssistantService;
    learning: LearningService;
    modelDoor: ModelDoor;
    recommendations: RecommendationsService;
  };

const REFINE_EVERY_MS = 10_000;

/** What a connected model may do by itself in the background. */
export function refiningFeature(needs: Needs): FeatureParts<{ refining: RefiningService }> {
  const { config, learning, recommendations } = needs;
  const refining = createRefiningService({
    ...needs,
    looks: [recommendations.findLook, createConversationLook(needs), learning.findLook],
    tokensPerDay: config.refining.AI_REFINE_TOKENS_PER_DAY,
  });
  return {
    services: { refining },
    routes: (mount) => registerRefiningRoutes(mount, refining),
    rounds: { refining: { everyMs: REFINE_EVERY_MS, run: () => refining.refineNext() } },
    stop: async () => refining.stop(),
  };
}
