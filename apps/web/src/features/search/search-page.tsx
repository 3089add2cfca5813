import { limits } from '@app/contract/primitives';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { useSearchHistoryActions } from './search.api.ts';
import { SearchBrowse } from './search-browse.tsx';
import { SearchCorrectionNote } from './search-correction.tsx';
import { SearchFacetChips } from './search-facets.tsx';
import { SearchHelp } from './search-help.tsx';
import { SearchHistoryLists } from './search-history.tsx';
import { SearchResults } from './search-results.tsx';
import { SimilarResults } from './similar-results.tsx';
import { useSearchText } from './use-search-text.ts';
import type { SearchCategories } from './search-categories.ts';
import { t } from './search.messages.ts';

export interface SearchPageProps {
  categories: SearchCategories;
  areCategoriesPending: boolean;
  /** Above the results. */
  renderBefore?: (q: string) => ReactNode;
}

/** Search over all conversations. */
export function SearchPage({ categories, areCategoriesPending, renderBefore }: SearchPageProps) {
  const { typed, setTyped, q, like } = useSearchText();
  const { remember } = useSearchHistoryActions();
  const box = useRef<HTMLInputElement>(null);
  // The search box takes the focus.
  useEffect(() => box.current?.focus(), []);
  const pick = (text: string) => {
    setTyped(text);
    box.current?.focus();
  };
  return (
    <Page width="reading">
      <PageHeader title={t('title')} explanation={t('summary')} />
      {/* The history has only submitted searches and searches with an opened result, not every typed text. */}
      <search className="mb-4">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') remember.mutate(typed.trim());
          }}
        >
          <SearchBox
            ref={box}
            label={t('box')}
            clearLabel={t('clear')}
            value={typed}
            maxLength={limits.queryLength}
            onValueChange={setTyped}
          />
        </form>
      </search>
      {q === '' && like !== null ? (
        <SimilarResults conversationId={like.id} title={like.title} categories={categories} />
      ) : q === '' ? (
        <SearchHistoryLists onPick={pick}>
          {/* Shown after the categories have loaded, because they would push the help down. */}
          {!areCategoriesPending && (
            <>
              <SearchBrowse categories={categories} onPick={setTyped} />
              <SearchHelp onPick={(piece) => pick(`${piece} `)} />
            </>
          )}
        </SearchHistoryLists>
      ) : (
        <>
          <SearchFacetChips q={q} categories={categories} onChange={setTyped} />
          <SearchCorrectionNote q={q} onExact={setTyped} />
          {renderBefore?.(q)}
          <SearchResults q={q} categories={categories} onOpen={() => remember.mutate(q)} />
        </>
      )}
    </Page>
  );
}
