import type { ReactElement } from 'react';
import { KeyHint } from './key-hint.tsx';
import { Tooltip } from './tooltip.tsx';

export interface KeyTooltipProps {
  label: string;
  /** The key that does the same as the button. */
  shortcut: string;
  /** The button; `label` is its accessible name. */
  children: ReactElement;
}

/** Shows the key that presses a button. */
export function KeyTooltip({ label, shortcut, children }: KeyTooltipProps) {
  return (
    <Tooltip
      repeatsAccessibleName
      label={
        <span className="flex items-center gap-2">
          {label}
          <KeyHint>{shortcut}</KeyHint>
        </span>
      }
    >
      {children}
    </Tooltip>
  );
}
