import type { PendingSuggestion } from '@app/contract/suggestions';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { formatExact, formatShortDate } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { KeyTooltip } from '#ui/key-tooltip.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import { SuggestionSummary } from './suggestion-summary.tsx';
import { t } from './inbox.messages.ts';

export interface InboxSuggestionProps {
  suggestion: PendingSuggestion;
  isActive: boolean;
  /** Whether a click selects the row. */
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onApprove: () => void;
  onDecline: () => void;
  onEdit: () => void;
  onActivate: () => void;
}

export function InboxSuggestion({ suggestion, isActive, isSelecting, onActivate, ...handlers }: InboxSuggestionProps) {
  const { timeZone } = useViewer();
  const { title } = suggestion;
  return (
    <div
      data-row={suggestion.id}
      onPointerDown={onActivate}
      className={cx(
        'relative flex scroll-mt-16 scroll-mb-20 flex-wrap items-start gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 sm:px-5',
        handlers.isSelected && 'bg-accent-soft',
        isActive && 'before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      {isSelecting && <RowCheckbox title={title} isSelected={handlers.isSelected} onToggle={handlers.onToggle} />}
      <SuggestionSummary suggestion={suggestion} />
      <div className="flex w-full items-center justify-between gap-3 @xl:w-auto">
        <Origin suggestion={suggestion} timeZone={timeZone} />
        <div className={cx('flex items-center gap-1.5', isSelecting && 'invisible')}>
          <IconButton
            size="small"
            className="pointer-coarse:size-11"
            label={t('editNamed', { title })}
            tooltip={t('edit')}
            shortcut="E"
            icon={<Pencil aria-hidden />}
            onClick={handlers.onEdit}
          />
          <KeyTooltip label={t('decline')} shortcut="D">
            <Button size="small" aria-label={t('declineNamed', { title })} onClick={handlers.onDecline}>
              {t('decline')}
            </Button>
          </KeyTooltip>
          {/* Only the active row, on which the shortcuts act, has a primary button. */}
          <KeyTooltip label={t('approve')} shortcut="A">
            <Button
              size="small"
              variant={isActive ? 'primary' : 'secondary'}
              aria-label={t('approveNamed', { title })}
              onClick={handlers.onApprove}
            >
              {t('approve')}
            </Button>
          </KeyTooltip>
        </div>
      </div>
    </div>
  );
}

/** The date of the message, with a link to it; or the program that proposed the suggestion, and the date. */
function Origin({ suggestion, timeZone }: { suggestion: PendingSuggestion; timeZone: string }) {
  const { conversationId, messageId, proposedBy, saidAt } = suggestion;
  const date = formatShortDate(saidAt, useNow(), timeZone);
  const text = proposedBy === undefined ? t('saidAt', { date }) : t('proposedAt', { name: proposedBy, date });
  const className = 'tabular text-small text-muted';
  if (conversationId === null) {
    return (
      <span className={className} title={formatExact(saidAt, timeZone)}>
        {text}
      </span>
    );
  }
  return (
    <Link
      data-row-main
      to={`/conversation-chat/${conversationId}${messageId === null ? '' : `?message=${messageId}`}`}
      className={cx(className, 'hover:underline')}
      title={formatExact(saidAt, timeZone)}
    >
      {text}
    </Link>
  );
}
