import type { Category } from '@app/contract/categories';
import type { SearchHit } from '@app/contract/search';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { categoryTint } from '#ui/category-tint.ts';
import { splitSnippet } from './highlight.ts';
import { hitPath } from './hit-path.ts';
import { SimilarLink } from './similar-link.tsx';
import { t } from './search.messages.ts';

export interface SearchResultProps {
  hit: SearchHit;
  /** Undefined while unknown. */
  category: Pick<Category, 'name' | 'color'> | undefined;
  onOpen?: () => void;
}

export function SearchResult({ hit, category, onOpen }: SearchResultProps) {
  const { timeZone } = useViewer();
  return (
    <li className="relative px-4 py-3 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-page sm:px-5">
      <SimilarLink
        conversationId={hit.conversationId}
        title={hit.title}
        className="relative z-1 float-right -mt-1 -mr-2 ml-2"
      />
      <h2 className="truncate text-body font-medium">
        <Link
          to={hitPath(hit)}
          onClick={onOpen}
          state={{ categoryName: category?.name ?? '', backRoute: `/categories/${hit.categoryId}` }}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {hit.title === '' ? t('untitled') : hit.title}
        </Link>
      </h2>
      <p className="line-clamp-2 text-ui break-words text-muted">
        {splitSnippet(hit.snippet, hit.highlights).map((part) =>
          part.isMatch ? (
            <mark key={part.start} className="rounded-[3px] bg-warning-soft px-0.5 font-medium text-text">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
        {hit.document !== undefined && (
          <span className="inline-flex min-w-0 items-center gap-1">
            <FileText aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
            <span className="sr-only">{t('inDocument')} </span>
            <span className="truncate">{hit.document.title === '' ? t('untitledDocument') : hit.document.title}</span>
          </span>
        )}
        {category !== undefined && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-1.75 rounded-full" style={categoryTint(category.color).strong} />
            {category.name}
          </span>
        )}
        <time dateTime={hit.createdAt} title={formatExact(hit.createdAt, timeZone)}>
          {formatDate(hit.createdAt, timeZone)}
        </time>
        {hit.messageId === null && hit.document === undefined && <span>{t('inTitle')}</span>}
        {hit.matchedBy === 'meaning' && <span>{t('byMeaning')}</span>}
      </p>
    </li>
  );
}
