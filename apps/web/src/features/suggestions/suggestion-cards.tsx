import type { Suggestion } from '@app/contract/suggestions';
import { lazy, Suspense } from 'react';
import { t } from './suggestions.messages.ts';

// Most replies have no suggestions, so the card is not part of the chat's first load.
const SuggestionCard = lazy(async () => ({ default: (await import('./suggestion-card.tsx')).SuggestionCard }));

/** The suggestions below a reply. */
export function SuggestionCards({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('cards')} className="mt-3 flex flex-col gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <Suspense fallback={null}>
            <SuggestionCard suggestion={suggestion} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
