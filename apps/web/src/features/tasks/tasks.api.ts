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
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#lib/api.ts';
import { useAppEvent } from '#lib/app-events.ts';
import { endpointKey, endpointQuery, polling } from '#lib/query-client.ts';

const tasksKey = endpointKey(listTasks);

/** Open tasks and those done lately, read again every 5 s: chats and other devices add to them. */
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
  });
}

/** Shown at once; taken back when the server refuses, which `onFail` hears though the row has moved on. */
export function useUpdateTask(id: string, onFail?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateTaskBody) => callEndpoint(updateTask, { params: { id }, body }),
    onMutate: (body) =>
      changeAtOnce(client, (tasks) => tasks.map((task) => (task.id === id ? changed(task, body) : task))),
    onError: (error, _body, before) => {
      client.setQueryData(tasksKey, before);
      onFail?.(error);
    },
    onSettled: () => refresh(client),
  });
}

/** Gone at once; back when the server refuses, which `onFail` hears. */
export function useDeleteTask(id: string, onFail: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(deleteTask, { params: { id } }),
    onMutate: () => changeAtOnce(client, (tasks) => tasks.filter((task) => task.id !== id)),
    onError: (error, _body, before) => {
      client.setQueryData(tasksKey, before);
      onFail(error);
    },
    onSettled: () => refresh(client),
  });
}

export function useRestoreTask(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(restoreTrashItem, { params: { type: 'task', id } }),
    onSuccess: () => refresh(client),
  });
}

function changed(task: Task, body: UpdateTaskBody): Task {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Task>;
  const completedAt = body.isDone === undefined ? task.completedAt : body.isDone ? new Date().toISOString() : null;
  return { ...task, ...given, completedAt };
}

/** Returns the list as it was. */
async function changeAtOnce(client: QueryClient, change: (tasks: Task[]) => Task[]): Promise<Task[] | undefined> {
  await client.cancelQueries({ queryKey: tasksKey });
  const before = client.getQueryData<Task[]>(tasksKey);
  if (before !== undefined) client.setQueryData(tasksKey, change(before));
  return before;
}

/** What is free and what is suggested follows from the tasks; goals show theirs. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: tasksKey }),
    client.invalidateQueries({ queryKey: ['/api', 'schedule'] }),
    client.invalidateQueries({ queryKey: ['/api', 'planning'] }),
  ]);
}
