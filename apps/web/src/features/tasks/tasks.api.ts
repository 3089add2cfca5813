import {
  type CreateTaskBody,
  createTask,
  deleteTask,
  listTasks,
  type Task,
  type UpdateTaskBody,
  updateTask,
} from '@app/contract/tasks';
import { restoreTrashItem } from '@app/contract/trash';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import type { FailureToast } from '#lib/failure-toast.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { definedFields } from '#lib/defined-fields.ts';
import { useOptimisticMutation } from '#lib/use-optimistic-mutation.ts';
import { t } from './tasks.messages.ts';

const tasksKey = endpointKey(listTasks);

/** Open and recently done tasks, polled every 5 s: chats and other devices add to them. */
export function useTasks() {
  const client = useQueryClient();
  useAppEvent('refreshSchedule', () => void client.invalidateQueries({ queryKey: tasksKey }));
  return useQuery({ ...endpointQuery(listTasks, { isRevalidated: true }), ...polling });
}

export function useAddTask() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTaskBody) => callEndpoint(createTask, { body }),
    onSuccess: () => refresh(client),
    failureToast: false,
  });
}

/** Optimistic; rolled back on failure. */
export function useUpdateTask(id: string, failureToast: FailureToast) {
  return useOptimisticMutation({
    queryKey: tasksKey,
    send: (body: UpdateTaskBody) => callEndpoint(updateTask, { params: { id }, body }),
    apply: (tasks: Task[], body) => tasks.map((task) => (task.id === id ? withChanges(task, body) : task)),
    refresh,
    failureToast,
  });
}

/** Optimistic; rolled back on failure. */
export function useDeleteTask(id: string) {
  return useOptimisticMutation({
    queryKey: tasksKey,
    send: () => callEndpoint(deleteTask, { params: { id } }),
    apply: (tasks: Task[]) => tasks.filter((task) => task.id !== id),
    refresh,
    failureToast: t('deleteFailed'),
  });
}

export function useRestoreTask(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(restoreTrashItem, { params: { type: 'task', id } }),
    onSuccess: () => refresh(client),
    failureToast: t('undoFailed'),
  });
}

function withChanges(task: Task, body: UpdateTaskBody): Task {
  const completedAt = body.isDone === undefined ? task.completedAt : body.isDone ? new Date().toISOString() : null;
  return { ...task, ...definedFields(body), completedAt };
}

/** Free slots, scheduling suggestions and the weekly review depend on the tasks. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: tasksKey }),
    client.invalidateQueries({ queryKey: ['/api', 'schedule'] }),
    client.invalidateQueries({ queryKey: ['/api', 'planning'] }),
  ]);
}
