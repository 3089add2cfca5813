import { sourcesBesidesChat } from '@app/contract/providers';
import type { SearchFacets } from '@app/contract/search';
import { chipClass, chipRowClass } from '#ui/chip-class.ts';
import { cx } from '#ui/cx.ts';
import { SourceMark } from '#ui/source-mark.tsx';
import { useSearchFacets } from './search.api.ts';
import { hasPiece, formatOperator, togglePiece } from './query-text.ts';
import type { SearchCategories } from './search-categories.ts';
import { t } from './search.messages.ts';

/** With more than these, the chips would take too long to read. */
const MAX_CATEGORIES = 6;
const MAX_SOURCES = 4;

interface Choice {
  /** The operator that the chip adds to the search text. */
  piece: string;
  label: string;
  count: number;
  source?: SearchFacets['sources'][number]['source'];
}

export interface SearchFacetsProps {
  q: string;
  categories: SearchCategories;
  onChange: (q: string) => void;
}

/** The facets to filter by, with the number of results of each. */
export function SearchFacetChips({ q, categories, onChange }: SearchFacetsProps) {
  const facets = useSearchFacets(q).data;
  if (facets === undefined) return <div className="mb-4 h-7" />;
  const shown = choicesOf(facets, q, categories);
  if (shown.length === 0) return null;
  return (
    <fieldset className={cx(chipRowClass, 'mb-3 md:flex-wrap')}>
      <legend className="sr-only">{t('facets')}</legend>
      {shown.map(({ piece, label, count, source }) => {
        const isChosen = hasPiece(q, piece);
        return (
          <button
            key={piece}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(togglePiece(q, piece))}
            className={chipClass(isChosen)}
          >
            {source && <SourceMark source={source} className="size-4" />}
            {label}
            <span className={cx('tabular', !isChosen && 'text-muted')}>
              {count.toLocaleString('en-US')}
              {!facets.isComplete && '+'}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function choicesOf(facets: SearchFacets, q: string, all: SearchCategories): Choice[] {
  const categories = facets.categories.flatMap(({ categoryId, count }) => {
    const label = all.get(categoryId)?.name;
    return label === undefined ? [] : [{ piece: formatOperator('category', label), label, count }];
  });
  const sources = facets.sources.map(({ source, count }) => ({
    piece: formatOperator('source', source),
    label: source === 'chat' ? t('fromChat') : sourcesBesidesChat[source].name,
    count,
    source,
  }));
  const has = facets.has.map((entry) => ({
    piece: formatOperator('has', entry.has),
    label: t(`has.${entry.has}`),
    count: entry.count,
  }));
  const firstOrChosen = (choices: Choice[], max: number): Choice[] =>
    choices.filter(({ piece }, index) => index < max || hasPiece(q, piece));
  // A single source is not a choice.
  const shownSources = sources.length > 1 ? firstOrChosen(sources, MAX_SOURCES) : [];
  return [...firstOrChosen(categories, MAX_CATEGORIES), ...shownSources, ...has];
}
