import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { KeyLegend } from '#ui/key-hint.tsx';
import { SelectButton } from '#ui/select-button.tsx';
import { t } from './sorting.messages.ts';
import type { ReviewActions } from './use-review-actions.ts';

export interface ReviewStatusLineProps {
  actions: ReviewActions;
  selection: RowSelection;
  isEmpty: boolean;
  /** A button before the one that begins a selection. */
  children: ReactNode;
}

/** What the last action did, a button that undoes it, the keyboard shortcuts, and the button that begins a selection. */
export function ReviewStatusLine({ actions, selection, isEmpty, children }: ReviewStatusLineProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      <ReviewStatus actions={actions} />
      <p aria-hidden className="ml-auto hidden items-center gap-3 lg:flex pointer-coarse:hidden">
        {!isEmpty && (
          <>
            <KeyLegend keys={['1', '2']}>{t('keyGuess')}</KeyLegend>
            <KeyLegend keys={['0']}>{t('keyKeep')}</KeyLegend>
            <KeyLegend keys={['J', 'K']}>{t('keyMove')}</KeyLegend>
            <KeyLegend keys={['X']}>{t('keySelect')}</KeyLegend>
          </>
        )}
        {(!isEmpty || actions.canUndo) && <KeyLegend keys={['U']}>{t('keyUndo')}</KeyLegend>}
      </p>
      <div className="-mr-2.5 flex items-center text-text max-lg:ml-auto pointer-coarse:ml-auto">
        {children}
        {!isEmpty && <SelectButton selection={selection} />}
      </div>
    </div>
  );
}

/** What the last action did, or else another text, and a button that undoes the action. */
export function ReviewStatus({ actions, otherwise = '' }: { actions: ReviewActions; otherwise?: string }) {
  return (
    <span className="flex min-w-0 items-center gap-x-3">
      <span aria-live="polite" className="min-w-0 truncate">
        {actions.status || otherwise}
      </span>
      {actions.canUndo && (
        <Button size="small" variant="ghost" className="-my-3" onClick={() => void actions.undo()}>
          <Undo2 aria-hidden />
          {t('undo')}
        </Button>
      )}
    </span>
  );
}
