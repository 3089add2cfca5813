import type { DecideSuggestionsBody } from '@app/contract/suggestions';
import { Check, X } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { SelectionBar, SelectionButton } from '#ui/selection-bar.tsx';
import { t } from './inbox.messages.ts';

export interface InboxSelectionBarProps {
  selection: RowSelection;
  onDecide: (decision: DecideSuggestionsBody['decision']) => void;
}

/** The decisions about the selected suggestions. */
export function InboxSelectionBar({ selection, onDecide }: InboxSelectionBarProps) {
  const isEmpty = selection.ids.size === 0;
  return (
    <SelectionBar label={t('selected')} selection={selection}>
      <SelectionButton icon={<X aria-hidden />} shortcut="D" disabled={isEmpty} onClick={() => onDecide('decline')}>
        {t('decline')}
      </SelectionButton>
      <SelectionButton icon={<Check aria-hidden />} shortcut="A" disabled={isEmpty} onClick={() => onDecide('approve')}>
        {t('approve')}
      </SelectionButton>
    </SelectionBar>
  );
}
