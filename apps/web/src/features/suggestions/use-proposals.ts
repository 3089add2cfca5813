import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { keepSuggestions, useSuggestions } from './suggestions.api.ts';

export interface Proposals {
  /** The suggestions found in a reply or in its question. */
  suggestionsOf: (reply: Message) => readonly Suggestion[];
  keep: (suggestions: readonly Suggestion[]) => void;
}

const none: readonly Suggestion[] = [];

/** Pending suggestions by message. */
export function useProposals(): Proposals {
  const client = useQueryClient();
  const { data } = useSuggestions();
  const byMessage = useMemo(() => Map.groupBy(data ?? [], (suggestion) => suggestion.messageId), [data]);
  const suggestionsOf = useCallback(
    (reply: Message) => {
      const asked = reply.parentId === null ? none : (byMessage.get(reply.parentId) ?? none);
      const replied = byMessage.get(reply.id) ?? none;
      return asked.length === 0 ? replied : [...asked, ...replied];
    },
    [byMessage],
  );
  const keep = useCallback((added: readonly Suggestion[]) => void keepSuggestions(client, added), [client]);
  return { suggestionsOf, keep };
}
