import { Card, CardTitle } from '#ui/card.tsx';
import { CategoryBars } from './category-bars.tsx';
import { useGrowingCategories } from './imports.api.ts';
import { t } from './imports.messages.ts';

/** While an import runs: the categories, which fill as conversations arrive. */
export function SortedSoFar() {
  const categories = (useGrowingCategories().data ?? [])
    .filter(({ conversationCount }) => conversationCount > 0)
    .map((category) => ({ ...category, conversations: category.conversationCount }));
  if (categories.length === 0) return null;
  return (
    <section aria-label={t('sortedSoFar')} className="mt-4">
      <Card>
        <CardTitle>{t('sortedSoFar')}</CardTitle>
        <CategoryBars categories={categories} />
      </Card>
    </section>
  );
}
