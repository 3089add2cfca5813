import { Command } from 'cmdk';
import { DismissableLayer, FocusScope } from 'radix-ui/internal';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '#lib/use-latest.ts';
import { usePainted } from '#lib/use-painted.ts';
import { commandFieldClass, commandPanelClass, commandSpaceClass } from './command-class.ts';
import { CommandFieldRow } from './command-field-row.tsx';
import { cx } from './cx.ts';
import { overlayClass } from './overlay-class.ts';

export interface CommandItem {
  /** Unique within the list. */
  id: string;
  label: string;
  icon: ReactNode;
  /** Small text next to the label. */
  hint?: string;
  /** A second line, below the label. */
  detail?: ReactNode;
  onSelect: () => void;
}

export interface CommandGroup {
  heading: string;
  items: readonly CommandItem[];
}

export interface CommandSurfaceProps {
  onClose: () => void;
  /** The focus returns there on close. */
  returnFocusTo: RefObject<HTMLElement | null>;
  /** Whether it replaces an `EarlyCommandField`. It then appears without an animation. */
  followsEarlyField: boolean;
  /** The accessible name. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Already filtered by the text; empty groups are left out. A row is rendered again only for another item. */
  groups: readonly CommandGroup[];
  /** Shown when there is nothing to choose from. */
  empty: ReactNode;
  isBusy: boolean;
}

/** A dialog with a text field and a list of commands: the arrow keys move the selection, Enter runs the command. */
export function CommandSurface(props: CommandSurfaceProps) {
  const { onClose, returnFocusTo, label, placeholder, text, onTextChange, groups, empty, isBusy } = props;
  const run = useLatest((item: CommandItem) => {
    onClose();
    item.onSelect();
  });
  const isAnimated = !props.followsEarlyField;
  const shown = groups.filter(({ items }) => items.length > 0);
  const firstId = shown[0]?.items[0]?.id ?? '';
  const [selection, setSelection] = useState({ firstId, id: firstId });
  // A new first item is selected, so that Enter picks the best match even when results arrive late.
  if (selection.firstId !== firstId) setSelection({ firstId, id: firstId });
  return createPortal(
    // The layers of Radix, but not its dialog: that one is rendered in four steps before its first frame. Nothing locks
    // the document or hides the rest of it, because that computes the style of every element three times. The overlay
    // takes the pointer, and only the field can have the focus.
    <>
      <div aria-hidden className={overlayClass} data-state={isAnimated ? 'open' : undefined} />
      <FocusScope.FocusScope
        asChild
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          returnFocusTo.current?.focus();
        }}
      >
        <DismissableLayer.DismissableLayer
          // The element `dialog` would bring styles and a layer of its own.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="dialog"
          aria-modal
          aria-label={label}
          onDismiss={onClose}
          onKeyDown={keepFocus}
          className={cx(commandPanelClass, isAnimated && 'animate-enter')}
        >
          <Command
            label={label}
            shouldFilter={false}
            loop
            value={selection.id}
            onValueChange={(id) => setSelection({ firstId, id })}
            className="flex min-h-0 flex-col"
          >
            <CommandFieldRow>
              <Command.Input
                // At once, and not in an effect after the paint, so that no keystroke is lost.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                value={text}
                onValueChange={onTextChange}
                placeholder={placeholder}
                maxLength={500}
                className={commandFieldClass}
              />
            </CommandFieldRow>
            <Command.List aria-busy={isBusy} className="min-h-0 flex-1 overflow-y-auto p-2">
              <CommandGroups groups={shown} empty={empty} onRun={run} />
            </Command.List>
          </Command>
        </DismissableLayer.DismissableLayer>
      </FocusScope.FocusScope>
    </>,
    document.body,
  );
}

interface CommandGroupsProps extends Pick<CommandSurfaceProps, 'groups' | 'empty'> {
  onRun: (item: CommandItem) => void;
}

/** The frame that opens the dialog has only the field, so that one can type at once; the next one has the commands. */
function CommandGroups({ groups, empty, onRun }: CommandGroupsProps) {
  const isFilled = usePainted(true);
  if (!isFilled) return <div className={commandSpaceClass} />;
  if (groups.length === 0) return <p className="px-3 py-8 text-center text-ui text-muted">{empty}</p>;
  return groups.map(({ heading, items }) => (
    <Command.Group
      key={heading}
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-muted"
    >
      {items.map((item) => (
        <CommandRow key={item.id} item={item} onRun={onRun} />
      ))}
    </Command.Group>
  ));
}

/** The tab key has nowhere to go: the arrow keys choose from the list. */
function keepFocus(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault();
}

interface CommandRowProps {
  item: CommandItem;
  onRun: (item: CommandItem) => void;
}

const CommandRow = memo(function CommandRow({ item, onRun }: CommandRowProps) {
  const { id, label, icon, hint, detail } = item;
  return (
    <Command.Item
      value={id}
      onSelect={() => onRun(item)}
      className="flex min-h-10 cursor-default pointer-coarse:min-h-11 items-center gap-3 rounded-control px-2.5 py-1.5 text-ui data-[selected=true]:bg-hover [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-muted"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {detail !== undefined && <span className="block truncate text-small text-muted">{detail}</span>}
      </span>
      {hint !== undefined && <span className="shrink-0 text-small text-muted">{hint}</span>}
    </Command.Item>
  );
});
