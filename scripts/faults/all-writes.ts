import { backups } from './backup-writes.ts';
import { chatReplies } from './chat-writes.ts';
import { imports } from './import-writes.ts';
import { events, goalProgress, notes, reminders, tasks } from './plain-writes.ts';
import type { WriteKind } from './write-kind.ts';

/** Every kind of write that runs during the faults and is checked afterwards. */
export const ALL_WRITES: readonly WriteKind[] = [
  tasks,
  events,
  notes,
  goalProgress,
  reminders,
  chatReplies,
  imports,
  backups,
];
