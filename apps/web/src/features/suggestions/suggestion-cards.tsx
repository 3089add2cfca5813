import type { Suggestion } from '@app/contract/suggestions';
import { SuggestionCard } from './suggestion-card.tsx';
import { t } from './suggestions.messages.ts';

/** The suggestions below a reply. */
export function SuggestionCards({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('cards')} className="mt-3 flex flex-col gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionCard suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}
