import { createCategoriser } from '@app/understanding/categorise';
import type { CategoryModels } from '@app/understanding/category-models';
import { BUILT_IN_SLUGS } from '@app/understanding/category/built-in-categories';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';
import type { LocalEngine } from './categorisation.ts';

/** The engine that all users share: it knows only the seeded categories, and looks only at words. */
export function createLocalEngine(models: CategoryModels | undefined): LocalEngine {
  const { categorise } = createCategoriser({
    categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })),
    ...(models && { models: { words: models.words } }),
  });
  return { categorise, sentiment, titleFromText };
}
