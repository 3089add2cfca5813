import { t } from './trends.messages.ts';

export interface PointButtonProps {
  count: number;
  /** The things that `count` counts. */
  unit?: 'conversations' | 'messages';
  /** The name of the point, such as a period or a part of it. */
  name: string;
  onOpen: () => void;
}

/** A number in a table that opens the list of the conversations it counts. */
export function PointButton({ count, unit = 'conversations', name, onOpen }: PointButtonProps) {
  if (count === 0) return <span className="text-muted">0</span>;
  return (
    <button
      type="button"
      aria-label={t(unit === 'messages' ? 'showMessages' : 'showConversations', { count, name })}
      onClick={onOpen}
      className="min-h-6 min-w-6 rounded-sm px-1 font-medium text-accent-text tabular-nums underline-offset-3 hover:underline"
    >
      {count.toLocaleString('en-US')}
    </button>
  );
}
