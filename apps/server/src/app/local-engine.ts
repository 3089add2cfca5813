import { createCategoriser } from '@app/understanding/categorise';
import type { CategoryModels } from '@app/understanding/category-models';
import { BUILT_IN_SLUGS } from '@app/understanding/category/built-in-categories';
import { detectSuggestions } from '@app/understanding/detect-events';
import { detectIntent } from '@app/understanding/intents';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';
import type { Understanding } from '#features/conversations/conversations.service.ts';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';

/** The local intelligence as the conversations feature asks for it: over the categories every account starts with, by words. */
export function createLocalEngine(models: CategoryModels | undefined): Understanding {
  const { categorise } = createCategoriser({
    categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })),
    ...(models && { models: { words: models.words } }),
  });
  return { categorise, sentiment, titleFromText };
}

export const findSuggestions: FindSuggestions = (input) => detectSuggestions({ ...input, role: 'user' });

/** Learns what the first question would otherwise wait for. */
export const warmUp = (): void => {
  detectIntent('what was that about', new Date(0), 'UTC');
};
