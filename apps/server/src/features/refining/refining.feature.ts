import type { AssistantService, ModelGateway } from '#features/assistant/assistant.service.ts';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { LearningService } from '#features/library/learning.service.ts';
import type { RecommendationsService } from '#features/recommendations/recommendations.service.ts';
import { type ConversationReviewDependencies, createConversationReview } from './conversation-review.ts';
import { createSuggestionReview } from './suggestion-review.ts';
import { registerRefiningRoutes } from './refining.routes.ts';
import { createRefiningService, type RefiningService } from './refining.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'log' | 'rounds'> &
  ConversationReviewDependencies & {
    assistant: AssistantService;
    contextPack: ContextPackService;
    learning: LearningService;
    modelGateway: ModelGateway;
    recommendations: RecommendationsService;
  };

const REFINE_EVERY_MS = 10_000;

/** Reviews by a connected model in the background. */
export function refiningFeature(needs: Needs): FeatureParts<{ refining: RefiningService }> {
  const { config, contextPack, learning, recommendations } = needs;
  const refining = createRefiningService({
    ...needs,
    reviewFinders: [
      recommendations.findModelReview,
      createConversationReview(needs),
      createSuggestionReview(needs),
      learning.findModelReview,
      contextPack.findModelReview,
    ],
    tokensPerDay: config.refining.AI_REFINE_TOKENS_PER_DAY,
  });
  return {
    services: { refining },
    routes: (mount) => registerRefiningRoutes(mount, refining),
    rounds: { refining: { everyMs: REFINE_EVERY_MS, run: () => refining.refineNext() } },
    stop: async () => refining.stop(),
  };
}
