import { useSearchFacets } from './search.api.ts';
import { t } from './search.messages.ts';

export interface SearchCorrectionNoteProps {
  q: string;
  /** Called with the query that searches for the words exactly as the user typed them. */
  onExact: (q: string) => void;
}

/** Shows the corrected words that were searched for instead of mistyped words. */
export function SearchCorrectionNote({ q, onExact }: SearchCorrectionNoteProps) {
  const facets = useSearchFacets(q);
  const correction = facets.data?.correction ?? null;
  // While the facets load, `data` is still that of the previous search, whose correction would be wrong.
  if (correction === null || facets.isPlaceholderData) return null;
  return (
    <output className="mb-4 block text-ui">
      <p>
        {t('showingFor')} <b className="font-medium">{correction.searched}</b>
      </p>
      <button
        type="button"
        onClick={() => onExact(correction.exactQuery)}
        className="min-h-6 text-small text-accent-text underline underline-offset-2"
      >
        {t('searchInstead', { typed: correction.typed })}
      </button>
    </output>
  );
}
