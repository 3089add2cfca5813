import { TurnShell } from './turn-shell.tsx';
import type { ThreadRow } from './thread-rows.ts';

export interface AssistantAnnouncement {
  text: string;
  createdAt: string;
  /** The message that the announcement is shown below; null for the top of the thread. */
  afterId: string | null;
}

/** A text by the assistant that is not a message: it cannot be copied, edited or regenerated. */
export function AnnouncementRow({ text, createdAt }: Pick<AssistantAnnouncement, 'text' | 'createdAt'>) {
  return (
    <TurnShell speaker="assistant" time={createdAt}>
      <p className="text-body break-words">{text}</p>
    </TurnShell>
  );
}

/** Inserts the announcement below its message, or at the top when that message is not shown. */
export function insertAnnouncement(rows: ThreadRow[], announcement: AssistantAnnouncement | null): ThreadRow[] {
  if (announcement === null) return rows;
  const { text, createdAt, afterId } = announcement;
  const position = rows.findIndex(({ key }) => key === afterId) + 1;
  return rows.toSpliced(position, 0, { kind: 'announcement', key: 'announcement', text, createdAt });
}
