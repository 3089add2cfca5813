import type { RowSelection } from '#lib/use-row-selection.ts';
import { KeyLegend } from '#ui/key-hint.tsx';
import { SelectButton } from '#ui/select-button.tsx';
import { t } from './inbox.messages.ts';

/** The keyboard shortcuts, and the button that begins a selection. */
export function InboxKeys({ selection }: { selection: RowSelection }) {
  return (
    <div className="mb-1 flex items-center justify-end gap-3 text-small text-muted">
      <p id="inbox-keys" className="sr-only">
        {t('hint')}
      </p>
      <p aria-hidden className="hidden items-center gap-3 lg:flex pointer-coarse:hidden">
        <KeyLegend keys={['A']}>{t('keyApprove')}</KeyLegend>
        <KeyLegend keys={['E']}>{t('keyEdit')}</KeyLegend>
        <KeyLegend keys={['D']}>{t('keyDecline')}</KeyLegend>
        <KeyLegend keys={['J', 'K']}>{t('keyMove')}</KeyLegend>
        <KeyLegend keys={['X']}>{t('keySelect')}</KeyLegend>
        <KeyLegend keys={['U']}>{t('keyUndo')}</KeyLegend>
      </p>
      <SelectButton selection={selection} className="-mr-2.5" />
    </div>
  );
}
