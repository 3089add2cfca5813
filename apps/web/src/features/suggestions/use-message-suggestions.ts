import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { cacheSuggestions, useSuggestions } from './suggestions.api.ts';

export interface MessageSuggestions {
  /** The suggestions found in a reply or in its question. */
  suggestionsOf: (reply: Message) => readonly Suggestion[];
  /** Adds the suggestions of a reply that has just arrived. */
  addSuggestions: (suggestions: readonly Suggestion[]) => void;
}

const none: readonly Suggestion[] = [];

/** The pending suggestions of each message. */
export function useMessageSuggestions(): MessageSuggestions {
  const client = useQueryClient();
  const { data } = useSuggestions();
  const byMessage = useMemo(() => Map.groupBy(data ?? [], (suggestion) => suggestion.messageId), [data]);
  const suggestionsOf = useCallback(
    (reply: Message) => {
      const inQuestion = reply.parentId === null ? none : (byMessage.get(reply.parentId) ?? none);
      const inReply = byMessage.get(reply.id) ?? none;
      return inQuestion.length === 0 ? inReply : [...inQuestion, ...inReply];
    },
    [byMessage],
  );
  const add = useCallback((added: readonly Suggestion[]) => void cacheSuggestions(client, added), [client]);
  return { suggestionsOf, addSuggestions: add };
}
