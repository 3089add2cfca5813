import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  approveSuggestion,
  declineSuggestion,
  listSuggestions,
  type ApproveSuggestionBody,
  type Suggestion,
} from '@app/contract/suggestions';
import { callEndpoint } from '#lib/api.ts';
import { announce } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';

const listKey = endpointKey(listSuggestions);

/** Those still to be decided. */
export function useSuggestions() {
  return useQuery({ ...endpointQuery(listSuggestions), staleTime: 0 });
}

/** Adds what came with a reply, so that it shows without asking again. */
export async function keepSuggestions(client: QueryClient, added: readonly Suggestion[]): Promise<void> {
  if (added.length === 0) return;
  // A list still on its way, asked for before the reply, would wipe them out. Without a list they show all the same.
  await client.query({ ...endpointQuery(listSuggestions), staleTime: Infinity }).catch(() => undefined);
  client.setQueryData<Suggestion[]>(listKey, (known = []) => {
    const ids = new Set(known.map(({ id }) => id));
    return [...known, ...added.filter(({ id }) => !ids.has(id))];
  });
}

/** What the person made of a suggestion; the rest stays as proposed. */
export type SuggestionEdit = Pick<Suggestion, 'title' | 'description'> & {
  schedulingDetails?: Suggestion['schedulingDetails'] | undefined;
};

export function useApproveSuggestion(suggestion: Suggestion, timeZone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: SuggestionEdit) => {
      const answer = await callEndpoint(approveSuggestion, { body: approvalOf(suggestion, edit, timeZone) });
      if (!answer.success) throw new Error('The suggestion was not approved.');
      return answer;
    },
    onSuccess: () => {
      forget(client, suggestion.id);
      if (suggestion.type !== 'schedule') return;
      announce('refreshSchedule');
      void client.invalidateQueries({ queryKey: ['/api', 'events'] });
    },
  });
}

export function useDeclineSuggestion(suggestion: Suggestion) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(declineSuggestion, { params: { id: suggestion.id } }),
    onSuccess: () => forget(client, suggestion.id),
  });
}

function forget(client: QueryClient, id: string): void {
  client.setQueryData<Suggestion[]>(listKey, (known = []) => known.filter((suggestion) => suggestion.id !== id));
}

function approvalOf(suggestion: Suggestion, edit: SuggestionEdit, timeZone: string): ApproveSuggestionBody {
  const { id, type, conversationId, messageId } = suggestion;
  const { title, description, schedulingDetails } = edit;
  return {
    suggestion: {
      id,
      type,
      title,
      description,
      conversationId,
      messageId,
      ...(schedulingDetails && { schedulingDetails: { ...schedulingDetails, timeZone } }),
    },
  };
}
