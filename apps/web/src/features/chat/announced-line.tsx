import { TurnShell } from './turn-shell.tsx';
import type { ThreadRow } from './thread-rows.ts';

export interface ShownLine {
  text: string;
  createdAt: string;
  /** The message it stands below; null for the top. */
  afterId: string | null;
}

/** Something the assistant says by itself: not a message, so there is nothing to copy, edit or write again. */
export function AnnouncedLine({ text, createdAt }: Pick<ShownLine, 'text' | 'createdAt'>) {
  return (
    <TurnShell speaker="assistant" time={createdAt}>
      <p className="text-body break-words">{text}</p>
    </TurnShell>
  );
}

/** The rows with the line in its place; at the top when the message it belongs to is not shown. */
export function withLine(rows: ThreadRow[], line: ShownLine | null): ThreadRow[] {
  if (line === null) return rows;
  const { text, createdAt, afterId } = line;
  const place = rows.findIndex(({ key }) => key === afterId) + 1;
  return rows.toSpliced(place, 0, { kind: 'line', key: 'line', text, createdAt });
}
