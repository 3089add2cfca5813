import type { CategoriesService } from '#features/categories/categories.service.ts';
import { registerTemplateRoutes } from '#features/templates/templates.routes.ts';
import { createTemplatesService, type TemplatesService } from '#features/templates/templates.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface LibraryFeature {
  templates: TemplatesService;
}

/** What is kept to be used again. */
export function createLibraryFeature(
  { db, clock, newId }: Foundation,
  { categories }: { categories: CategoriesService },
): LibraryFeature {
  return { templates: createTemplatesService({ db, clock, newId, categories }) };
}

export function registerLibraryFeature(mount: Mount, { templates }: LibraryFeature): void {
  registerTemplateRoutes(mount, templates);
}
