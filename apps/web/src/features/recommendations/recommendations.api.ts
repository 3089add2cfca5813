import { createEvent } from '@app/contract/event-edits';
import { listEvents } from '@app/contract/events';
import { createGoal, listGoals } from '@app/contract/goals';
import {
  generateRecommendations,
  listRecommendations,
  type Recommendation,
  type RecommendationAction,
  type UpdateRecommendationBody,
  updateRecommendation,
} from '@app/contract/recommendations';
import { createReminder, listReminders } from '@app/contract/reminders';
import { createTemplate, listTemplates } from '@app/contract/templates';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { definedFields } from '#lib/defined-fields.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './recommendations.messages.ts';

const listKey = endpointKey(listRecommendations);

export function useRecommendations() {
  return useQuery({ ...endpointQuery(listRecommendations, { isRevalidated: true }), ...polling });
}

export function useGenerateRecommendations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(generateRecommendations, {}),
    onSuccess: (list) => client.setQueryData(listKey, list),
    failureToast: { title: t('error'), fallback: t('generateFailed') },
  });
}

type Change = { id: string } & UpdateRecommendationBody;

/** Optimistic; rolled back on failure. */
export function useUpdateRecommendation() {
  return useOptimisticMutation({
    queryKey: listKey,
    send: ({ id, ...body }: Change) => callEndpoint(updateRecommendation, { params: { id }, body }),
    apply: (list: Recommendation[], { id, ...change }) =>
      list.map((one) => (one.id === id ? { ...one, ...definedFields(change) } : one)),
    refresh: (client) => client.invalidateQueries({ queryKey: listKey }),
    failureToast: { title: t('error'), fallback: t('changeFailed') },
  });
}

/** An action with a form that creates something; the action `day` only opens the schedule. */
export type FormAction = Exclude<RecommendationAction, { kind: 'day' }>;

/** Creates what the action describes, then marks the recommendation as completed. */
export function usePerformAction(recommendation: Recommendation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: FormAction) => {
      await createByAction(action, recommendation);
      return callEndpoint(updateRecommendation, { params: { id: recommendation.id }, body: { isCompleted: true } });
    },
    // Not awaited: the refetched list would move the card and close its dialog before the caller's callbacks have run.
    onSuccess: (_done, action) => void refresh(client, action.kind),
    failureToast: { title: t('error'), fallback: t('actFailed') },
  });
}

async function createByAction(
  action: FormAction,
  { category, sources, description }: Recommendation,
): Promise<unknown> {
  const source = sources.find(({ kind }) => kind === 'conversation');
  switch (action.kind) {
    case 'event': {
      const from = source && { conversationId: source.id, messageId: source.messageId };
      const { title, start, minutes } = action;
      const body = { title, eventDate: start, duration: minutes, categoryId: category?.id ?? null, ...from };
      return callEndpoint(createEvent, { body });
    }
    case 'goal':
      return callEndpoint(createGoal, { body: { title: action.title, description, categoryId: action.categoryId } });
    case 'reminder': {
      const { title, remindAt, recurrence } = action;
      return callEndpoint(createReminder, { body: { title, remindAt, recurrence } });
    }
    case 'template': {
      const { name, body, categoryId } = action;
      return callEndpoint(createTemplate, { body: { name, body, categoryId } });
    }
  }
}

/** The endpoint that lists what an action of each kind creates. */
const listEndpoints = { event: listEvents, goal: listGoals, reminder: listReminders, template: listTemplates } as const;

async function refresh(client: QueryClient, kind: FormAction['kind']): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: endpointKey(listEndpoints[kind]) }),
  ]);
}
