import { ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Button } from './button.tsx';
import { KeyHint } from './key-hint.tsx';
import { t } from './selection.messages.ts';

export interface SelectionBarProps {
  /** Its accessible name. */
  label: string;
  selection: RowSelection;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/** The actions on the selected rows. Floats at the foot of the screen, so that the rows stay where they are. */
export function SelectionBar({ label, selection, children }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-selection-bar
      className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full items-center gap-0.5 rounded-card border border-line bg-panel p-1.5 pl-4 shadow-float max-sm:w-full sm:gap-1"
    >
      <p aria-live="polite" className="tabular mr-2 min-w-0 truncate text-ui font-semibold max-sm:mr-auto">
        {t('count', { count: selection.ids.size })}
      </p>
      <SelectionButton icon={<ListChecks aria-hidden />} onClick={selection.selectAll}>
        {t('all')}
      </SelectionButton>
      {children}
      <Button size="small" variant="ghost" aria-label={t('end')} className="px-1.5" onClick={selection.end}>
        <X aria-hidden />
        <KeyHint>Esc</KeyHint>
      </Button>
    </div>
  );
}

export interface SelectionButtonProps {
  icon: ReactNode;
  shortcut?: string;
  disabled?: boolean;
  isPending?: boolean;
  onClick?: () => void;
  children: string;
}

/** An action of the bar. On phones only icons are shown, to keep the bar on one line. */
export function SelectionButton({ icon, shortcut, children, ...rest }: SelectionButtonProps) {
  return (
    <Button size="small" variant="ghost" className="max-sm:min-w-11 max-sm:px-0" {...rest}>
      {icon}
      <span className="max-sm:sr-only">{children}</span>
      {shortcut !== undefined && <KeyHint>{shortcut}</KeyHint>}
    </Button>
  );
}
