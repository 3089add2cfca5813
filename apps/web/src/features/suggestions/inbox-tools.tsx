import { X } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { KeyLegend } from '#ui/key-hint.tsx';
import { SelectButton } from '#ui/select-button.tsx';
import { t } from './inbox.messages.ts';

export interface InboxToolsProps {
  selection: RowSelection;
  isDeciding: boolean;
  /** Absent if there is only one suggestion. */
  onDeclineAll?: () => void;
}

/** Above the list: a button that declines everything, the keyboard shortcuts, and the button that begins a selection. */
export function InboxTools({ selection, isDeciding, onDeclineAll }: InboxToolsProps) {
  return (
    <div className="mb-1 flex min-h-8 items-center gap-3 text-small text-muted">
      {onDeclineAll !== undefined && (
        <Button size="small" variant="ghost" className="-ml-2.5" isPending={isDeciding} onClick={onDeclineAll}>
          <X aria-hidden />
          {t('declineEverything')}
        </Button>
      )}
      <p id="inbox-keys" className="sr-only">
        {t('hint')}
      </p>
      <p aria-hidden className="ml-auto hidden items-center gap-3 lg:flex pointer-coarse:hidden">
        <KeyLegend keys={['A']}>{t('keyApprove')}</KeyLegend>
        <KeyLegend keys={['E']}>{t('keyEdit')}</KeyLegend>
        <KeyLegend keys={['D']}>{t('keyDecline')}</KeyLegend>
        <KeyLegend keys={['J', 'K']}>{t('keyMove')}</KeyLegend>
        <KeyLegend keys={['X']}>{t('keySelect')}</KeyLegend>
        <KeyLegend keys={['U']}>{t('keyUndo')}</KeyLegend>
      </p>
      <SelectButton selection={selection} className="-mr-2.5 max-lg:ml-auto pointer-coarse:ml-auto" />
    </div>
  );
}
