import { lazy, Suspense, useState } from 'react';
import { t } from './suggestions.messages.ts';
import type { FoundSuggestions } from './use-message-suggestions.ts';

// Most replies have no suggestions, so the cards are not part of the chat's first load.
const SuggestionCard = lazy(async () => ({ default: (await import('./suggestion-card.tsx')).SuggestionCard }));
const ApprovedCard = lazy(async () => ({ default: (await import('./approved-card.tsx')).ApprovedCard }));

/** The suggestions below a reply: approved ones with links to the created items, and pending ones to decide. */
export function SuggestionCards({ suggestions: { pending, approved } }: { suggestions: FoundSuggestions }) {
  // A card that was pending here and is now approved takes the focus, because the pressed button is gone.
  const [seenPendingIds, setSeenPendingIds] = useState<readonly string[]>([]);
  const added = pending.filter(({ id }) => !seenPendingIds.includes(id));
  if (added.length > 0) setSeenPendingIds([...seenPendingIds, ...added.map(({ id }) => id)]);
  if (pending.length + approved.length === 0) return null;
  return (
    <ul aria-label={t('cards')} className="mt-3 flex flex-col gap-2">
      {approved.map((suggestion) => (
        <li key={suggestion.id}>
          <Suspense fallback={null}>
            <ApprovedCard suggestion={suggestion} isNew={seenPendingIds.includes(suggestion.id)} />
          </Suspense>
        </li>
      ))}
      {pending.map((suggestion) => (
        <li key={suggestion.id}>
          <Suspense fallback={null}>
            <SuggestionCard suggestion={suggestion} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
