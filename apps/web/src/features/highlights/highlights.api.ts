import {
  createHighlight,
  type CreateHighlightBodyInput,
  deleteHighlight,
  findHighlights,
  type Highlight,
  listHighlights,
  updateHighlight,
} from '@app/contract/highlights';
import { createCard, getLearning } from '@app/contract/learning';
import { createDeck } from '@app/contract/learning-decks';
import { limits } from '@app/contract/primitives';
import { createTask } from '@app/contract/tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './highlights.messages.ts';

export function useHighlights(conversationId: string | null) {
  const query = endpointQuery(listHighlights, { params: { id: conversationId ?? '' } });
  return useQuery({ ...query, enabled: conversationId !== null });
}

export function useFoundHighlights(q: string) {
  return useQuery(endpointQuery(findHighlights, { query: { q } }));
}

/** Refetches the lists of highlights. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some((part) => part === 'highlights') });
}

export function useCreateHighlight(conversationId: string | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CreateHighlightBodyInput) =>
      callEndpoint(createHighlight, { params: { id: conversationId ?? '' }, body }),
    onSuccess: refresh,
    failureToast: () => ({ description: t('failed') }),
  });
}

export function useSaveNote(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (note: string) => callEndpoint(updateHighlight, { params: { id }, body: { note } }),
    onSuccess: refresh,
    failureToast: () => ({ description: t('noteFailed') }),
  });
}

export function useRemoveHighlight(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callEndpoint(deleteHighlight, { params: { id } }),
    onSuccess: refresh,
    failureToast: () => ({ description: t('removeFailed') }),
  });
}

/** Adds a card with the passage on its back to the deck of highlights. Creates the deck if it does not exist. */
export function useMakeCard({ quote }: Highlight) {
  return useMutation({
    mutationFn: async (front: string) => {
      const name = t('cardDeck');
      const { decks } = await callEndpoint(getLearning);
      const deck = decks.find((known) => known.name === name) ?? (await callEndpoint(createDeck, { body: { name } }));
      return callEndpoint(createCard, { body: { deckId: deck.id, front, back: quote.slice(0, MAX_SIDE) } });
    },
    onSuccess: () => showToast({ title: t('cardMade'), description: t('cardMadeText') }),
    failureToast: () => ({ description: t('cardFailed') }),
  });
}

const MAX_SIDE = 2_000;

/** Adds a task whose title is the note, or the passage if there is no note. */
export function useMakeTask({ quote, note }: Highlight) {
  const title = (note === '' ? quote : note).replaceAll(/\s+/g, ' ').slice(0, limits.titleLength).trim();
  return useMutation({
    mutationFn: () => callEndpoint(createTask, { body: { title } }),
    onSuccess: () => showToast({ title: t('taskMade'), description: t('taskMadeText', { title }) }),
    failureToast: () => ({ description: t('taskFailed') }),
  });
}
