import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerHighlightRoutes } from './highlights.routes.ts';
import { createHighlightsService, type HighlightsService } from './highlights.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'newId'> & { conversations: ConversationsService };

/** Highlights: passages that people marked in messages, with their notes. */
export function highlightsFeature(needs: Needs): FeatureParts<{ highlights: HighlightsService }> {
  const highlights = createHighlightsService(needs);
  return { services: { highlights }, routes: (mount) => registerHighlightRoutes(mount, highlights) };
}
