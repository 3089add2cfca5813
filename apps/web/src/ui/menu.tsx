import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import * as Slot from 'radix-ui/slot';
import { MenuSurface } from './surfaces.ts';
import { useEverTrue } from './use-ever-true.ts';

export { MenuChoice, MenuItem, MenuSeparator } from './surfaces.ts';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu of actions or links, with the arrow keys, type-ahead and Escape. */
export function Menu({ trigger, align = 'start', children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEverTrue(isOpen);
  const button = useRef<HTMLElement>(null);
  const id = useId();

  function openWithArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={openWithArrow}
      >
        {trigger}
      </Slot.Root>
      {wasOpened && (
        <Suspense>
          <MenuSurface isOpen={isOpen} onOpenChange={setIsOpen} trigger={button} triggerId={id} align={align}>
            {children}
          </MenuSurface>
        </Suspense>
      )}
    </>
  );
}
