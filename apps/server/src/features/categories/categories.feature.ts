import { userRegistered } from '#events/identity.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerCategoryRoutes } from './categories.routes.ts';
import { type CategoriesService, createCategoriesService } from './categories.service.ts';

type Needs = Pick<Foundation, 'db' | 'events' | 'newId'> & { billing: BillingService; chatFiles: ChatFilesService };

/** The knowledge categories; a new account gets the built-in ones. */
export function categoriesFeature({
  billing,
  chatFiles,
  db,
  events,
  newId,
}: Needs): FeatureParts<{ categories: CategoriesService }> {
  const categories = createCategoriesService({ chatFiles, db, newId });
  events.subscribe(userRegistered, ({ userId }, tx) => categories.seed({ tx, userId }));
  return {
    services: { categories },
    routes: (mount) => registerCategoryRoutes(mount, { categories, isPremium: billing.isPremium }),
  };
}
