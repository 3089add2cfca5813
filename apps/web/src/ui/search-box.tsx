import type { ComponentProps } from 'react';
import { Search, X } from 'lucide-react';
import { cx } from './cx.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { controlClass } from './input.tsx';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** The accessible name, and the placeholder unless `placeholder` is given. */
  label: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A search field with a clear button; Escape clears it too. */
export function SearchBox({ label, clearLabel, value, onValueChange, className, ...rest }: SearchBoxProps) {
  return (
    <div className={cx('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        strokeWidth={1.75}
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onValueChange('');
          }
        }}
        className={cx(controlClass, 'h-9 pr-9 pl-9 pointer-coarse:h-11')}
        {...rest}
      />
      {value !== '' && (
        <PlainIconButton
          label={clearLabel}
          icon={<X aria-hidden />}
          size="small"
          className="absolute top-1 right-1 pointer-coarse:inset-y-0 pointer-coarse:right-0 pointer-coarse:size-11"
          onClick={() => onValueChange('')}
        />
      )}
    </div>
  );
}
