import { TurnShell } from './turn-shell.tsx';

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
