import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { MeaningService } from '#features/sorting/meaning.service.ts';
import { createSearchHistory } from './saved-searches.ts';
import { registerSearchRoutes } from './search.routes.ts';
import { createSearchService, type SearchService } from './search.service.ts';
import { registerVocabularyJobs } from './vocabulary.jobs.ts';
import { createVocabulary } from './vocabulary.ts';

type Needs = Pick<Foundation, 'categoryModels' | 'clock' | 'db' | 'events' | 'jobs' | 'newId' | 'rounds'> & {
  categories: CategoriesService;
  conversations: ConversationsService;
  documents: DocumentsService;
  identity: IdentityService;
  meaning: MeaningService;
};

/** Search in conversations, and the searches a user saved. */
export function searchFeature(needs: Needs): FeatureParts<{ search: SearchService }> {
  const { categories, clock, conversations, db, documents, identity, meaning, newId } = needs;
  const vocabulary = createVocabulary({ db, models: needs.categoryModels });
  const search = createSearchService({
    db,
    categories,
    conversations,
    documents,
    meaning,
    timeZoneOf: identity.timeZoneOf,
    vocabulary,
  });
  const history = createSearchHistory({ db, clock, newId });
  return {
    services: { search },
    routes: (mount) => registerSearchRoutes(mount, search, history),
    backfills: registerVocabularyJobs(needs, vocabulary),
  };
}
