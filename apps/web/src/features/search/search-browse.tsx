import { sortByCount } from '#lib/rank-categories.ts';
import { chipClass } from '#ui/chip-class.ts';
import { formatOperator } from './query-text.ts';
import type { SearchCategories } from './search-categories.ts';
import { t } from './search.messages.ts';

export interface SearchBrowseProps {
  categories: SearchCategories;
  onPick: (q: string) => void;
}

/** Shown before the user types: one button per category, which searches in that category. */
export function SearchBrowse({ categories, onPick }: SearchBrowseProps) {
  const ranked = sortByCount([...categories.values()], ({ conversationCount }) => conversationCount);
  const filled = ranked.filter(({ conversationCount }) => conversationCount > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="search-browse" className="mt-6">
      <h2 id="search-browse" className="mb-2.5 text-ui font-medium">
        {t('browse')}
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {filled.map(({ name, emoji, conversationCount }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(formatOperator('category', name))} className={chipClass(false)}>
              <span aria-hidden>{emoji}</span>
              {name}
              <span className="tabular text-muted">{conversationCount.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
