import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/alert-dialog';
import { Button } from './button.tsx';
import { overlayClass } from './overlay-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the action and its object: 'Delete “Recipes” and its 12 conversations?' */
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive?: boolean;
  isPending?: boolean;
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void;
}

export function ConfirmSurface(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 flex w-[calc(100vw-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 flex-col gap-2 rounded-card border border-line bg-panel p-6 shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-enter"
        >
          <Radix.Title className="text-section">{props.title}</Radix.Title>
          <Radix.Description className="text-ui text-muted">{props.description}</Radix.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={props.isDestructive === true ? 'danger' : 'primary'}
              isPending={props.isPending ?? false}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
