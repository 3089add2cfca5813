import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { t } from './selection.messages.ts';

export interface RowCheckboxProps {
  /** The name of the row. */
  title: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  /** Whether the keys of the list move the focus to the checkbox; otherwise they move it to a link in the row. */
  isMain?: boolean;
}

/** The checkbox of a row while rows are being selected. Its label covers the row: a click anywhere selects the row. */
export function RowCheckbox({ isMain = false, ...rest }: RowCheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex shrink-0 self-center select-none after:absolute after:inset-0 after:z-1">
      <span className="relative inline-flex size-4.5">
        <RowCheckboxInput {...rest} id={id} {...(isMain && { 'data-row-main': true })} />
      </span>
    </label>
  );
}

type InputProps = Omit<RowCheckboxProps, 'isMain'> &
  Pick<ComponentProps<'input'>, 'id' | 'tabIndex'> & { 'data-row-main'?: boolean };

/** The box without a label. It fills its parent, which must be positioned. */
export function RowCheckboxInput({ title, isSelected, onToggle, ...rest }: InputProps) {
  return (
    <>
      <input
        {...rest}
        type="checkbox"
        checked={isSelected}
        aria-label={t('selectRow', { title })}
        // Only a click event says whether Shift is held, a change event does not. The space bar causes a click too.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
        className="peer size-full appearance-none rounded-[5px] border border-line-field bg-control checked:border-accent checked:bg-accent"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.75 hidden size-3 text-on-accent peer-checked:block"
      />
    </>
  );
}
