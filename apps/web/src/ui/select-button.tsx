import { ListChecks } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { t } from './selection.messages.ts';

export interface SelectButtonProps {
  selection: RowSelection;
  className?: string;
}

/** Begins a selection, like the key X. While the selection lasts, the button is invisible but still takes its space. */
export function SelectButton({ selection, className }: SelectButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      className={cx(className, selection.isOn && 'invisible')}
      onClick={selection.start}
    >
      <ListChecks aria-hidden />
      {t('select')}
    </Button>
  );
}
