import { Check, X } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { SelectionBar, SelectionButton } from '#ui/selection-bar.tsx';
import { t } from './learning.messages.ts';

export interface ProposalSelectionBarProps {
  selection: RowSelection;
  onDecide: (decision: 'accept' | 'decline') => void;
}

/** The decisions about the selected proposals. */
export function ProposalSelectionBar({ selection, onDecide }: ProposalSelectionBarProps) {
  const isEmpty = selection.ids.size === 0;
  return (
    <SelectionBar label={t('selected')} selection={selection}>
      <SelectionButton icon={<Check aria-hidden />} shortcut="A" disabled={isEmpty} onClick={() => onDecide('accept')}>
        {t('accept')}
      </SelectionButton>
      <SelectionButton icon={<X aria-hidden />} shortcut="D" disabled={isEmpty} onClick={() => onDecide('decline')}>
        {t('decline')}
      </SelectionButton>
    </SelectionBar>
  );
}
