import { lazy, Suspense, useMemo } from 'react';
import { useCategories } from '#features/categories/categories.api.ts';
import { SearchPage } from '#features/search/search-page.tsx';

const FoundHighlights = lazy(async () => ({
  default: (await import('#features/highlights/found-highlights.tsx')).FoundHighlights,
}));

export function SearchRoute() {
  const { data: categories, isPending } = useCategories();
  const categoriesById = useMemo(() => new Map(categories?.map((category) => [category.id, category])), [categories]);
  return (
    <SearchPage
      categories={categoriesById}
      areCategoriesPending={isPending}
      renderBefore={(q) => (
        <Suspense>
          <FoundHighlights q={q} />
        </Suspense>
      )}
    />
  );
}
