import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import { cx } from './cx.ts';

export const floatingClass = cx(
  'z-50 rounded-card border border-line bg-surface shadow-float',
  'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
);

const itemClass = cx(
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 text-ui outline-none select-none',
  'data-[disabled]:opacity-50 data-[highlighted]:bg-hover',
  '[&_svg]:size-[var(--size-icon)] [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-muted',
);

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu of actions or links, with the arrow keys, type-ahead and Escape. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(floatingClass, 'min-w-48 p-1.5')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
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
  options: readonly { value: string; label: ReactNode }[];
}

/** One out of several, ticked. */
export function MenuChoice({ value, onValueChange, options }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={cx(itemClass, 'pr-8 relative')}>
          {option.label}
          <Radix.ItemIndicator className="absolute right-2.5">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-small text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
