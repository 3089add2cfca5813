import type { KeyboardEvent } from 'react';
import { CommandFieldRow } from './command-field-row.tsx';
import { commandFieldClass, commandPanelClass, commandSpaceClass } from './command-class.ts';
import { cx } from './cx.ts';
import { overlayClass } from './overlay-class.ts';

export interface EarlyCommandFieldProps {
  /** The accessible name. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
}

/**
 * Looks like a `CommandSurface` without commands. It is shown while the code of the surface loads, so that no keystroke
 * is lost or acts as a shortcut of the screen.
 */
export function EarlyCommandField({ label, placeholder, text, onTextChange, onClose }: EarlyCommandFieldProps) {
  const handleKey = (event: KeyboardEvent) => {
    // While a word is being composed, the key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    // Only the field can have the focus, as in the surface.
    if (event.key === 'Tab') event.preventDefault();
  };
  return (
    <>
      <div aria-hidden className={overlayClass} data-state="open" onPointerDown={onClose} />
      {/* The element `dialog` would bring styles of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="dialog" aria-modal aria-label={label} className={cx(commandPanelClass, 'animate-enter')}>
        <CommandFieldRow>
          <input
            // The dialog was opened to type into it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            type="text"
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
            maxLength={500}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            onKeyDown={handleKey}
            className={commandFieldClass}
          />
        </CommandFieldRow>
        <div aria-busy className={commandSpaceClass} />
      </div>
    </>
  );
}
