import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@app/contract/conversations';
import type { ApprovedSuggestion, Suggestion } from '@app/contract/suggestions';
import { cacheSuggestions, useApprovedSuggestions, useSuggestions } from './suggestions.api.ts';

export interface FoundSuggestions {
  pending: readonly Suggestion[];
  approved: readonly ApprovedSuggestion[];
}

export interface MessageSuggestions {
  /** The suggestions found in a reply or in its question. */
  suggestionsOf: (reply: Message) => FoundSuggestions;
  /** Adds the suggestions of a reply that has just arrived. */
  addSuggestions: (suggestions: readonly Suggestion[]) => void;
}

/** The suggestions of each message of a conversation. Null: the conversation is not known yet. */
export function useMessageSuggestions(conversationId: string | null): MessageSuggestions {
  const client = useQueryClient();
  const { data } = useSuggestions();
  const approved = useApprovedSuggestions(conversationId);
  const pendingByMessage = useMemo(() => groupByMessage(data ?? []), [data]);
  const approvedByMessage = useMemo(() => groupByMessage(approved), [approved]);
  const suggestionsOf = useCallback(
    ({ id, parentId }: Message) => {
      const ids = parentId === null ? [id] : [parentId, id];
      return {
        pending: ids.flatMap((messageId) => pendingByMessage.get(messageId) ?? []),
        approved: ids.flatMap((messageId) => approvedByMessage.get(messageId) ?? []),
      };
    },
    [pendingByMessage, approvedByMessage],
  );
  const add = useCallback((added: readonly Suggestion[]) => void cacheSuggestions(client, added), [client]);
  return { suggestionsOf, addSuggestions: add };
}

const groupByMessage = <T extends Suggestion>(suggestions: readonly T[]): Map<string | null, T[]> =>
  Map.groupBy(suggestions, ({ messageId }) => messageId);
