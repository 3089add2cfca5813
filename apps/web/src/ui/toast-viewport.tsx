import { useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { dismissToast, readToasts, subscribeToToasts, type Toast, type ToastTone } from './toast-store.ts';

export interface ToasterProps {
  /** The accessible name of the region; F8 moves the focus there. */
  label: string;
  closeLabel: string;
}

const stripes: Record<ToastTone, string> = {
  normal: 'before:bg-accent',
  success: 'before:bg-success',
  danger: 'before:bg-danger',
};

export function ToastViewport({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label={label}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label={`${label} ({hotkey})`}
        // On desktop toasts appear over the top bar, so that they do not cover the buttons of the list below it.
        className="fixed top-14 right-0 z-60 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-100 lg:top-0 lg:pt-2"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      duration={toast.durationMilliseconds}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      data-tone={toast.tone ?? 'normal'}
      className={cx(
        'relative flex items-start gap-3 overflow-hidden rounded-card border border-line bg-panel py-3 pr-2 pl-5 shadow-float',
        'before:absolute before:inset-y-0 before:left-0 before:w-1',
        'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        stripes[toast.tone ?? 'normal'],
      )}
    >
      <div className="min-w-0 flex-1 py-0.5">
        <Radix.Title className="text-ui font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="mt-0.5 text-ui break-words text-muted">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action !== undefined && (
        <Radix.Action
          altText={toast.action.label}
          className={buttonClass('secondary', 'small')}
          onClick={toast.action.onSelect}
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={closeLabel}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text"
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </Radix.Close>
    </Radix.Root>
  );
}
