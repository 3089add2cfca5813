import type { Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { insertTask } from './tasks.repository.ts';

export interface TaskDraft {
  title: string;
  /** A calendar day, such as 2026-11-21. */
  dueDate: string | null;
  conversationId: string | null;
  messageId: string | null;
}

export type TasksService = ReturnType<typeof createTasksService>;

export function createTasksService({ clock, newId }: { clock: Clock; newId: NewId }) {
  return {
    /** Returns the new task's id. */
    create: async ({ tx, userId }: { tx: Tx; userId: string }, draft: TaskDraft): Promise<string> => {
      const id = newId();
      await insertTask(tx, userId, { ...draft, id, createdAt: clock.now() });
      return id;
    },
  };
}
