import { createTask, deleteTask, listTasks, updateTask } from '@app/contract/tasks';
import type { Mount } from '#platform/http/route.ts';
import type { TasksService } from './tasks.service.ts';

export function registerTaskRoutes(mount: Mount, tasks: TasksService): void {
  mount(listTasks, ({ userId, query }) => tasks.list(userId, query), { isPolled: true });
  mount(createTask, ({ userId, body }) => tasks.add(userId, body));
  mount(updateTask, ({ userId, params, body }) => tasks.update(userId, params.id, body));
  mount(deleteTask, ({ userId, params }) => tasks.moveToTrash(userId, params.id));
}
