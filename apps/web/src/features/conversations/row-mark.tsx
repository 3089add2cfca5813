import type { ConversationSource } from '@app/contract/conversations';
import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { RowCheckboxInput } from '#ui/row-checkbox.tsx';
import { SourceIcon } from './source-icon.tsx';

export interface RowMarkProps {
  source: ConversationSource;
  title: string;
  isSelecting: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/**
 * The source of a conversation. A checkbox replaces it under the pointer and, once a row is selected, in every row. The
 * checkbox's label then covers the whole row, so that a click anywhere in the row selects it.
 */
export function RowMark({ source, title, isSelecting, isSelected, onToggle }: RowMarkProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        'group/mark flex size-7 shrink-0 items-center justify-center after:absolute after:z-1',
        isSelecting ? 'after:inset-0' : 'relative after:-inset-2',
      )}
    >
      <span className={isSelecting ? 'sr-only' : 'group-hover/mark:opacity-0 group-focus-within/mark:opacity-0'}>
        <SourceIcon source={source} />
      </span>
      <span
        className={cx(
          'inline-flex size-4.5',
          isSelecting
            ? 'relative'
            : 'absolute opacity-0 group-hover/mark:opacity-100 group-focus-within/mark:opacity-100',
        )}
      >
        <RowCheckboxInput
          id={id}
          title={title}
          isSelected={isSelected}
          // Without a selection the key X does the same, and the Tab key stops only at the row's link.
          tabIndex={isSelecting ? undefined : -1}
          onToggle={onToggle}
        />
      </span>
    </label>
  );
}
