import { TurnShell } from './turn-shell.tsx';
import type { ThreadRow } from './thread-rows.ts';

export interface ShownLine {
  text: string;
  createdAt: string;
  /** The message it is shown below; null for the top. */
  afterId: string | null;
}

/** A line by the assistant that is not a message: it cannot be copied, edited or regenerated. */
export function AnnouncedLine({ text, createdAt }: Pick<ShownLine, 'text' | 'createdAt'>) {
  return (
    <TurnShell speaker="assistant" time={createdAt}>
      <p className="text-body break-words">{text}</p>
    </TurnShell>
  );
}

/** Inserts the line into the rows; at the top when its message is not shown. */
export function withLine(rows: ThreadRow[], line: ShownLine | null): ThreadRow[] {
  if (line === null) return rows;
  const { text, createdAt, afterId } = line;
  const place = rows.findIndex(({ key }) => key === afterId) + 1;
  return rows.toSpliced(place, 0, { kind: 'line', key: 'line', text, createdAt });
}
