import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { MeaningService } from '#features/meaning/meaning.service.ts';
import { createSearchMemory, type SearchMemoryService } from '#features/search/saved-searches.ts';
import { registerSearchRoutes } from '#features/search/search.routes.ts';
import { createSearchService, type SearchService } from '#features/search/search.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface SearchFeature {
  search: SearchService;
  searchMemory: SearchMemoryService;
}

interface LowerServices {
  identity: IdentityService;
  categories: CategoriesService;
  conversations: ConversationsService;
  meaning: MeaningService;
}

/** Finding again what was said. */
export function createSearchFeature(
  { db, clock, newId }: Foundation,
  { identity, ...services }: LowerServices,
): SearchFeature {
  const findTimeZone = async (userId: string) => (await identity.getUser(userId)).timeZone;
  return {
    search: createSearchService({ db, ...services, findTimeZone }),
    searchMemory: createSearchMemory({ db, clock, newId }),
  };
}

export function registerSearchFeature(mount: Mount, { search, searchMemory }: SearchFeature): void {
  registerSearchRoutes(mount, search, searchMemory);
}
