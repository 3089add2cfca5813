import { cx } from './cx.ts';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A few buttons in one frame, one of which is pressed. The pressed one is as wide as the others are. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, className } = props;
  return (
    <fieldset className={cx('flex w-fit rounded-control bg-sunken p-0.5', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'h-7.5 rounded-[6px] px-3 text-list font-medium pointer-coarse:h-11',
            option.value === value
              ? 'bg-control text-text shadow-button ring-1 ring-line-button'
              : 'text-second hover:text-text',
          )}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
