import {
  useLayoutEffect,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import { cx } from './cx.ts';
import { floatingClass } from './floating-class.ts';

const itemClass = cx(
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 text-ui outline-none select-none',
  'data-[disabled]:opacity-50 data-[highlighted]:bg-hover',
  '[&_svg]:size-[var(--size-icon)] [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-muted',
);

export interface MenuSurfaceProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  triggerId: string;
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/**
 * The open menu. Its Radix trigger is an invisible element over the real button, because this file loads after the
 * button.
 */
export function MenuSurface({ isOpen, onOpenChange, trigger, triggerId, align, children }: MenuSurfaceProps) {
  const position = usePosition(trigger, isOpen);
  return (
    // Not modal: hiding the page from assistive technology would also hide the focused button.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <span aria-hidden className="pointer-events-none fixed" style={position} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={triggerId}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button handles its own clicks.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          className={cx(floatingClass, 'min-w-48 p-1.5')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The button's position while the menu is open. */
function usePosition(trigger: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!isOpen) return;
    const measure = () => {
      const box = trigger.current?.getBoundingClientRect();
      if (box !== undefined) setPosition({ left: box.left, top: box.top, width: box.width, height: box.height });
    };
    measure();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', measure, { signal });
    window.addEventListener('scroll', measure, { capture: true, passive: true, signal });
    return () => controller.abort();
  }, [isOpen, trigger]);
  return position;
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'normal' | 'danger';
}

/** With `asChild` its only child (a link) becomes the item. */
export function MenuItem({ tone = 'normal', className, ...rest }: MenuItemProps) {
  return <Radix.Item className={cx(itemClass, tone === 'danger' && 'text-danger-text', className)} {...rest} />;
}

export interface MenuChoiceProps {
  value: string;
  onValueChange: (value: string) => void;
  /** `text` is used for type-ahead when the label is not plain text. */
  options: readonly { value: string; label: ReactNode; text?: string }[];
}

/** A group of options in a menu; the selected one has a tick. */
export function MenuChoice({ value, onValueChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          {...(option.text !== undefined && { textValue: option.text })}
          className={cx(itemClass, 'relative pr-8')}
        >
          {option.label}
          <Radix.ItemIndicator className="absolute right-2.5">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
