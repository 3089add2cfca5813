import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { cx } from './cx.ts';
import { overlayClass } from './overlay-class.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** A button in front of the title. */
  before?: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  /** Wide sheets are for reading; on a phone they fill the width of the screen. */
  size?: 'medium' | 'wide';
  /** Called once the sheet has closed and the focus has returned to where it was. */
  onClosed?: () => void;
  children: ReactNode;
}

const rightWidths = { medium: 'w-[min(420px,calc(100vw-24px))]', wide: 'w-[min(640px,100vw)]' } as const;

export function SheetSurface(props: SheetProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    before,
    closeLabel,
    side = 'right',
    size = 'medium',
    onClosed,
    children,
  } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            onClosed?.();
          }}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex flex-col shadow-float data-[state=closed]:animate-leave',
            side === 'left'
              ? 'left-0 w-[min(320px,calc(100vw-48px))] border-r border-line bg-frame data-[state=open]:animate-slide-left'
              : cx('right-0 border-l border-line bg-panel data-[state=open]:animate-slide-right', rightWidths[size]),
          )}
        >
          <header className="flex h-[var(--size-top-bar)] shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
            {before}
            <Radix.Title className="min-w-0 flex-1 truncate text-section">{title}</Radix.Title>
            <Radix.Close asChild>
              <PlainIconButton label={closeLabel} icon={<X aria-hidden />} />
            </Radix.Close>
          </header>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
