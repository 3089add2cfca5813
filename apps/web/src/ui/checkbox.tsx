import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from './cx.ts';

export interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  /** Keeps the label for assistive technology only, for rows that already show it. */
  isLabelHidden?: boolean;
  disabled?: boolean;
  className?: string;
}

export function Checkbox({
  label,
  isChecked,
  onCheckedChange,
  isLabelHidden = false,
  disabled = false,
  className,
}: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-6 items-center gap-2.5 text-ui',
        // A finger may also touch beside the small box.
        'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:top-1/2 pointer-coarse:after:h-11 pointer-coarse:after:-translate-y-1/2',
        className,
      )}
    >
      <span className="relative inline-flex size-4.5 shrink-0">
        <input
          type="checkbox"
          checked={isChecked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer size-full appearance-none rounded-[5px] border border-line-field bg-control checked:border-accent checked:bg-accent disabled:opacity-50"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.75 hidden size-3 text-on-accent peer-checked:block"
        />
      </span>
      <span className={isLabelHidden ? 'sr-only' : disabled ? 'text-muted' : undefined}>{label}</span>
    </label>
  );
}
