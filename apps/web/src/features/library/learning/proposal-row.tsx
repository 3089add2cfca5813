import type { LearningCard } from '@app/contract/learning';
import { Check, Pencil, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { KeyTooltip } from '#ui/key-tooltip.tsx';
import { RowCheckbox } from '#ui/row-checkbox.tsx';
import { t } from './learning.messages.ts';
import { SourceLine } from './source-line.tsx';

export interface ProposalRowProps {
  card: LearningCard;
  /** Whether the name of the deck is shown above it. */
  startsDeck: boolean;
  /** Whether a click selects the row. */
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onDecide: (decision: 'accept' | 'decline') => void;
  onEdit: () => void;
}

/** One proposed card with its source. */
export function ProposalRow(props: ProposalRowProps) {
  const { card, startsDeck, isSelecting, isSelected, onToggle, onDecide, onEdit } = props;
  const { front, back, deckName } = card;
  return (
    <li
      data-row={card.id}
      className={cx(
        'relative flex first:rounded-t-card last:rounded-b-card scroll-mt-4 scroll-mb-20 gap-3 p-4 lg:items-start lg:gap-6',
        startsDeck && 'pt-10',
        !isSelecting && 'max-lg:flex-col',
        isSelected ? 'bg-accent-soft' : 'focus-within:bg-sunken',
      )}
    >
      {startsDeck && (
        <h3 className="absolute top-3 right-4 left-4 truncate text-small font-medium text-muted">{deckName}</h3>
      )}
      {isSelecting && <RowCheckbox isMain title={front} isSelected={isSelected} onToggle={onToggle} />}
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium break-words whitespace-pre-line">{front}</p>
        <p className="mt-1 text-ui break-words whitespace-pre-line text-muted">{back}</p>
        <p className="mt-1 text-small text-muted">
          <SourceLine card={card} />
        </p>
      </div>
      <div className={cx('flex shrink-0 items-center gap-1', isSelecting && 'invisible max-lg:hidden')}>
        <KeyTooltip label={t('accept')} shortcut="A">
          <Button
            data-row-main={!isSelecting || undefined}
            size="small"
            aria-label={t('acceptNamed', { front })}
            onClick={() => onDecide('accept')}
          >
            <Check aria-hidden />
            {t('accept')}
          </Button>
        </KeyTooltip>
        <IconButton
          size="small"
          className="pointer-coarse:size-11"
          label={t('editNamed', { front })}
          tooltip={t('edit')}
          shortcut="E"
          icon={<Pencil aria-hidden />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          className="pointer-coarse:size-11"
          label={t('declineNamed', { front })}
          tooltip={t('decline')}
          shortcut="D"
          icon={<X aria-hidden />}
          onClick={() => onDecide('decline')}
        />
      </div>
    </li>
  );
}
