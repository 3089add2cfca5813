import {
  addGoalProgress,
  type AddProgressBody,
  type CreateGoalBody,
  createGoal,
  type CreateMilestoneBody,
  createMilestone,
  decideGoalEvidence,
  deleteGoal,
  deleteMilestone,
  getGoal,
  type Goal,
  type GoalDetail,
  type GoalEvidence,
  listGoalEvidence,
  listGoals,
  removeGoalProgress,
  type UpdateGoalBody,
  updateGoal,
  type UpdateMilestoneBody,
  updateMilestone,
} from '@app/contract/goals';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './goals.messages.ts';

const listKey = endpointKey(listGoals);
const detailKey = (id: string) => endpointKey(getGoal, { params: { id } });
const evidenceKey = (id: string) => endpointKey(listGoalEvidence, { params: { id } });

export function useGoals() {
  return useQuery({ ...endpointQuery(listGoals, { isRevalidated: true }), ...polling });
}

export function useGoal(id: string) {
  return useQuery({ ...endpointQuery(getGoal, { params: { id } }), staleTime: 0 });
}

export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateGoalBody) => callEndpoint(createGoal, { body }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

export function useUpdateGoal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateGoalBody) => callEndpoint(updateGoal, { params: { id }, body }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

/** Optimistic; rolled back on failure. */
export function useDeleteGoal(id: string) {
  return useOptimisticMutation({
    queryKey: listKey,
    send: () => callEndpoint(deleteGoal, { params: { id } }),
    apply: (goals: Goal[]) => goals.filter((goal) => goal.id !== id),
    refresh: (client) => client.invalidateQueries({ queryKey: listKey, exact: true }),
    failureToast: t('deleteFailed'),
  });
}

export function useRestoreGoal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(restoreTrashItem, { params: { type: 'goal', id } }),
    onSuccess: () => refresh(client),
    failureToast: t('undoFailed'),
  });
}

export function useAddProgress(id: string, failureToast: FailureToast) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddProgressBody) => callEndpoint(addGoalProgress, { params: { id }, body }),
    onSuccess: () => refresh(client),
    failureToast,
  });
}

export function useRemoveProgress(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => callEndpoint(removeGoalProgress, { params: { id, entryId } }),
    onSuccess: () => refresh(client),
    failureToast: t('log.removeFailed'),
  });
}

export function useAddMilestone(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateMilestoneBody) => callEndpoint(createMilestone, { params: { id }, body }),
    onSuccess: (detail) => cacheDetail(client, detail),
    failureToast: t('milestones.failed'),
  });
}

/** Optimistic; rolled back on failure. */
export function useUpdateMilestone(id: string, milestoneId: string) {
  return useOptimisticMutation({
    queryKey: detailKey(id),
    send: (body: UpdateMilestoneBody) => callEndpoint(updateMilestone, { params: { id, milestoneId }, body }),
    apply: (detail: GoalDetail, { isDone }) => setMilestoneDone(detail, milestoneId, isDone),
    onSuccess: (detail, client) => cacheDetail(client, detail),
    failureToast: t('milestones.failed'),
  });
}

export function useDeleteMilestone(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (milestoneId: string) => callEndpoint(deleteMilestone, { params: { id, milestoneId } }),
    onSuccess: (detail) => cacheDetail(client, detail),
    failureToast: t('milestones.failed'),
  });
}

export function useGoalEvidence(id: string) {
  return useQuery({ ...endpointQuery(listGoalEvidence, { params: { id } }), staleTime: 0 });
}

/** Optimistic; rolled back on failure. */
export function useDecideEvidence(id: string) {
  return useOptimisticMutation({
    queryKey: evidenceKey(id),
    send: ({ conversationId, isConfirmed }: { conversationId: string; isConfirmed: boolean }) =>
      callEndpoint(decideGoalEvidence, { params: { id, conversationId }, body: { isConfirmed } }),
    apply: (list: GoalEvidence[], { conversationId, isConfirmed }) =>
      isConfirmed
        ? list.map((item) => (item.conversationId === conversationId ? { ...item, isConfirmed } : item))
        : list.filter((item) => item.conversationId !== conversationId),
    refresh: (client) => client.invalidateQueries({ queryKey: evidenceKey(id) }),
    failureToast: t('evidence.decideFailed'),
  });
}

function setMilestoneDone(detail: GoalDetail, milestoneId: string, isDone: boolean | undefined): GoalDetail {
  if (isDone === undefined) return detail;
  const milestoneList = detail.milestoneList.map((milestone) =>
    milestone.id === milestoneId ? { ...milestone, isDone } : milestone,
  );
  return { ...detail, milestoneList };
}

async function cacheDetail(client: QueryClient, detail: GoalDetail): Promise<void> {
  client.setQueryData(detailKey(detail.id), detail);
  await client.invalidateQueries({ queryKey: listKey, exact: true });
}

/** Refetches everything that shows a goal's value: lists, the goal's page, the weekly review and the suggestions. */
async function refresh(client: QueryClient): Promise<void> {
  const segments = ['goals', 'planning', 'schedule'];
  await Promise.all(segments.map((segment) => client.invalidateQueries({ queryKey: ['/api', segment] })));
}
