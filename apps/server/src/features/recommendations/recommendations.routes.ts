import { generateRecommendations, listRecommendations, updateRecommendation } from '@app/contract/recommendations';
import type { Mount } from '#platform/http/route.ts';
import type { RecommendationsService } from './recommendations.service.ts';

export function registerRecommendationRoutes(mount: Mount, recommendations: RecommendationsService): void {
  mount(listRecommendations, ({ userId }) => recommendations.list(userId), { isPolled: true });
  mount(generateRecommendations, ({ userId }) => recommendations.generate(userId));
  mount(updateRecommendation, ({ userId, params, body }) => recommendations.update(userId, params.id, body));
}
