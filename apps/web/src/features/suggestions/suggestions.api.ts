import { useMemo } from 'react';
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  approveSuggestion,
  decideSuggestions,
  declineSuggestion,
  getSuggestionSummary,
  listApprovedSuggestions,
  listSuggestions,
  reopenSuggestions,
  type ApprovedSuggestion,
  type ApproveSuggestionBody,
  type DecideSuggestionsBody,
  type Suggestion,
} from '@app/contract/suggestions';
import { errorSentence } from '#lib/api-error.ts';
import { callEndpoint, callPage } from '#lib/api.ts';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { t } from './suggestions.messages.ts';

const listKey = endpointKey(listSuggestions);
const summaryKey = endpointKey(getSuggestionSummary);
const PAGE_SIZE = 100;

/** The pending suggestions. */
export function useSuggestions() {
  return useQuery({ ...endpointQuery(listSuggestions), staleTime: 0 });
}

/** The suggestions approved since the app was loaded, of all conversations. */
const approvedHereKey = ['suggestions approved here'];

/** The approved suggestions of a conversation, if one is given, and all that were approved since the app was loaded. */
export function useApprovedSuggestions(conversationId: string | null): readonly ApprovedSuggestion[] {
  const query = endpointQuery(listApprovedSuggestions, { query: { conversationId: conversationId ?? '' } });
  const stored = useQuery({ ...query, enabled: conversationId !== null, staleTime: 0 }).data ?? noneApproved;
  const approvedHere = useQuery<ApprovedSuggestion[]>({
    queryKey: approvedHereKey,
    queryFn: () => [],
    initialData: [],
    gcTime: Infinity,
  }).data;
  return useMemo(
    () => [...stored, ...approvedHere.filter(({ id }) => !stored.some((known) => known.id === id))],
    [stored, approvedHere],
  );
}

const noneApproved: readonly ApprovedSuggestion[] = [];

/**
 * Adds the suggestions of a reply to the cache, so that they show without a refetch. A suggestion with a known id
 * replaces the cached one.
 */
export async function cacheSuggestions(client: QueryClient, added: readonly Suggestion[]): Promise<void> {
  if (added.length === 0) return;
  // Waits for a running fetch of the list, which would overwrite the added suggestions. They are added even if the
  // fetch fails.
  await client.query({ ...endpointQuery(listSuggestions), staleTime: Infinity }).catch(() => undefined);
  client.setQueryData<Suggestion[]>(listKey, (cached = []) => {
    const ids = new Set(added.map(({ id }) => id));
    return [...cached.filter(({ id }) => !ids.has(id)), ...added];
  });
}

/** The fields of a suggestion that the user can edit. */
export type SuggestionEdit = Pick<Suggestion, 'title' | 'description'> & {
  schedulingDetails?: Suggestion['schedulingDetails'] | undefined;
};

export interface Approval {
  suggestion: Suggestion;
  edit: SuggestionEdit;
}

export function useApproveSuggestion(timeZone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ suggestion, edit }: Approval) => {
      const response = await callEndpoint(approveSuggestion, { body: toApprovalBody(suggestion, edit, timeZone) });
      if (!response.success) throw new Error('The suggestion was not approved.');
      return response;
    },
    onSuccess: ({ eventId = null }, { suggestion, edit }) => {
      removeDecided(client, [suggestion.id]);
      const approved = { ...withEdit(suggestion, edit), eventId };
      client.setQueryData<ApprovedSuggestion[]>(approvedHereKey, (before = []) => [...before, approved]);
      if (suggestion.type === 'schedule') refreshSchedule(client);
    },
    failureToast: t('approveFailed'),
  });
}

export function useDeclineSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Suggestion) => callEndpoint(declineSuggestion, { params: { id } }),
    onSuccess: (_response, { id }) => removeDecided(client, [id]),
    failureToast: t('declineFailed'),
  });
}

/**
 * Decides the suggestions with the given `ids`; without `ids` all pending suggestions of a conversation, or of every
 * conversation if `conversationId` is null.
 */
export function useDecideSuggestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecideSuggestionsBody) => callEndpoint(decideSuggestions, { body }),
    onSuccess: ({ ids }, { decision }) => {
      removeDecided(client, ids);
      if (decision === 'approve') refreshSchedule(client);
    },
    failureToast: (error, { decision }) => ({
      description: errorSentence(error, t(decision === 'approve' ? 'approveFailed' : 'declineFailed')),
    }),
  });
}

/** Makes declined suggestions pending again. */
export function useReopenSuggestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callEndpoint(reopenSuggestions, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    failureToast: t('undoFailed'),
  });
}

/** Pending suggestions, newest first, page by page; the suggestions of one conversation are adjacent. */
export function useInbox() {
  const query = { limit: PAGE_SIZE };
  return useInfiniteQuery({
    queryKey: [...listKey, 'pages'],
    queryFn: ({ pageParam, signal }) => callPage(listSuggestions, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
}

/** Removes decided suggestions from the cards below replies and refetches the count; the inbox hides them itself. */
function removeDecided(client: QueryClient, ids: readonly string[]): void {
  const decided = new Set(ids);
  client.setQueryData<Suggestion[]>(listKey, (cached = []) => cached.filter(({ id }) => !decided.has(id)));
  void client.invalidateQueries({ queryKey: summaryKey });
}

function refreshSchedule(client: QueryClient): void {
  dispatchAppEvent('refreshSchedule');
  void client.invalidateQueries({ queryKey: ['/api', 'events'] });
}

function withEdit(suggestion: Suggestion, { schedulingDetails, ...edit }: SuggestionEdit): Suggestion {
  return { ...suggestion, ...edit, ...(schedulingDetails && { schedulingDetails }) };
}

function toApprovalBody(suggestion: Suggestion, edit: SuggestionEdit, timeZone: string): ApproveSuggestionBody {
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
