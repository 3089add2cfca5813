import type { MouseEvent } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t as attachmentText } from './attachment.messages.ts';
import type { BranchLine } from './branch-lines.ts';
import type { BranchRow } from './branch-rows.ts';
import { t } from './reading.messages.ts';
import { t as turnText } from './turn.messages.ts';

export interface BranchTreeRowProps {
  id: string;
  row: BranchRow;
  /** Whether the row contains the question that is being read. */
  isBeingRead: boolean;
  /** Whether the keys act on it. */
  isActive: boolean;
  isDisabled: boolean;
  onChoose: (row: BranchRow) => void;
  onToggle: (row: BranchRow, isOpen: boolean) => void;
}

/** Deeper levels are not indented further, so that their texts keep their width. */
const MAX_INDENTED_LEVELS = 5;

export function BranchTreeRow({ id, row, isBeingRead, isActive, isDisabled, onChoose, onToggle }: BranchTreeRowProps) {
  const isOpen = row.kind === 'line' ? row.isOpen : false;
  const text = row.kind === 'line' ? labelOf(row.line) : t('moreQuestions', { count: row.ids.length });
  const handleClick = (event: MouseEvent) => {
    const isOnToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null;
    if (isOnToggle) onToggle(row, isOpen !== true);
    else onChoose(row);
  };
  return (
    // The tree has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblingCount}
      aria-expanded={isOpen === undefined ? undefined : isOpen}
      aria-selected={row.isShown}
      aria-current={isBeingRead || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
      className={cx(
        'flex min-h-8 cursor-pointer items-stretch border-l-2 text-list transition-colors select-none aria-disabled:opacity-50 pointer-coarse:min-h-11',
        row.isShown ? 'border-accent text-text' : 'border-line text-muted hover:border-line-field hover:text-text',
        isBeingRead && 'font-medium',
        isActive && 'outline-offset-[-2px] group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-accent',
      )}
    >
      <span
        className="flex min-w-0 flex-1 items-center gap-2 pr-2"
        style={{ paddingLeft: `${0.75 * Math.min(row.level, MAX_INDENTED_LEVELS)}rem` }}
      >
        <span title={text} className="min-w-0 flex-1 truncate">
          {text}
        </span>
        {row.kind === 'line' && row.line.version !== null && (
          <span className="shrink-0 font-normal text-muted tabular-nums">
            <span aria-hidden>{turnText('versionShort', row.line.version)}</span>
            <VisuallyHidden>{turnText('version', row.line.version)}</VisuallyHidden>
          </span>
        )}
      </span>
      {row.kind === 'line' && isOpen !== undefined && (
        <span
          data-toggle
          aria-hidden
          className="flex w-7 shrink-0 items-center justify-center text-muted hover:text-text pointer-coarse:w-11 [&_svg]:size-[var(--size-icon)]"
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
        </span>
      )}
    </div>
  );
}

function labelOf({ role, text, model }: BranchLine): string {
  if (role === 'user') return text === '' ? attachmentText('attachment') : text;
  return model === undefined ? t('reply') : t('replyBy', { model });
}
