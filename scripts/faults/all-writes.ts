import { backups } from './backup-writes.ts';
import { chatReplies } from './chat-writes.ts';
import { files } from './file-writes.ts';
import { imports } from './import-writes.ts';
import { mailedReminders, pushedReminders } from './notification-writes.ts';
import { payments } from './payment-writes.ts';
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
  files,
  mailedReminders,
  pushedReminders,
  payments,
  backups,
];
