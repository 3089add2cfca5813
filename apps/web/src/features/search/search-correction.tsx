import { useSearchFacets } from './search.api.ts';
import { t } from './search.messages.ts';

export interface SearchCorrectionNoteProps {
  q: string;
  /** Called with the text that is searched exactly as typed. */
  onExact: (q: string) => void;
}

/** Says which words were searched instead of mistyped ones. */
export function SearchCorrectionNote({ q, onExact }: SearchCorrectionNoteProps) {
  const facets = useSearchFacets(q);
  const correction = facets.data?.correction ?? null;
  // The facets of the search before are shown until these have loaded, but its correction would be wrong.
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
