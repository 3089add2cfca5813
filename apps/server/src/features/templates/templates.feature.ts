import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerTemplateRoutes } from './templates.routes.ts';
import { createTemplatesService, type TemplatesService } from './templates.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'newId'> & { categories: CategoriesService };

/** Texts that are kept to be sent again. */
export function templatesFeature(needs: Needs): FeatureParts<{ templates: TemplatesService }> {
  const templates = createTemplatesService(needs);
  return { services: { templates }, routes: (mount) => registerTemplateRoutes(mount, templates) };
}
