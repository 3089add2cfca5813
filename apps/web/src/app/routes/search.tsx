import { lazy, Suspense, useMemo } from 'react';
import { useCategories } from '#features/categories/categories.api.ts';
import { SearchPage } from '#features/search/search-page.tsx';

const FoundHighlights = lazy(async () => ({
  default: (await import('#features/highlights/found-highlights.tsx')).FoundHighlights,
}));

export function SearchRoute() {
  const categories = useCategories().data;
  const names = useMemo(() => new Map(categories?.map(({ id, name }) => [id, name])), [categories]);
  return (
    <SearchPage
      categoryNames={names}
      renderBefore={(q) => (
        <Suspense>
          <FoundHighlights q={q} />
        </Suspense>
      )}
    />
  );
}
