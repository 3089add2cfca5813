import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { cx } from './cx.ts';
import { overlayClass } from './overlay-class.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-2xl' } as const;

export function DialogSurface({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'medium',
  actions,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={cx(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col',
            'rounded-card border border-line bg-panel shadow-float',
            'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
            widths[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <div className="flex flex-col gap-1">
              <Radix.Title className="text-section">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-ui text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <PlainIconButton label={closeLabel} icon={<X aria-hidden />} size="small" className="-mr-2" />
            </Radix.Close>
          </header>
          {children !== undefined && <div className="overflow-y-auto px-6 pb-5">{children}</div>}
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">{actions}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
