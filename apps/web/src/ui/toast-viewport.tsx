import { useRef, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { dismissToast, readToasts, subscribeToToasts, type Toast, type ToastTone } from './toast-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useToastRise } from './use-toast-rise.ts';

export interface ToasterProps {
  /** The accessible name of the region; F8 moves the focus there. */
  label: string;
  closeLabel: string;
  /** Read aloud with a toast that was shown several times, such as '3 times'. */
  countLabel: (count: number) => string;
}

const stripes: Record<ToastTone, string> = {
  normal: 'before:bg-accent',
  success: 'before:bg-success',
  danger: 'before:bg-danger',
};

/** In the lower left corner, away from a page's buttons; on phones as wide as the screen. */
export function ToastViewport({ label, closeLabel, countLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const list = useRef<HTMLOListElement>(null);
  const rise = useToastRise(
    list,
    toasts.some(({ isOpen }) => isOpen),
  );
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label={label}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} countLabel={countLabel} />
      ))}
      <Radix.Viewport
        ref={list}
        hotkey={['F8']}
        label={`${label} ({hotkey})`}
        // Moved by a transform and not by `bottom`, because a transform does not count as a layout shift.
        style={{ translate: `0 ${-rise}px` }}
        className="pointer-events-none fixed bottom-0 left-0 z-60 flex w-full flex-col-reverse gap-2 px-3 outline-none sm:max-w-90"
      />
    </Radix.Provider>
  );
}

interface ToastCardProps extends Pick<ToasterProps, 'closeLabel' | 'countLabel'> {
  toast: Toast;
}

function ToastCard({ toast, closeLabel, countLabel }: ToastCardProps) {
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      duration={toast.durationMilliseconds}
      type={toast.tone === 'danger' ? 'foreground' : 'background'}
      data-tone={toast.tone ?? 'normal'}
      className={cx(
        'pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-card border first-of-type:mb-3 border-line bg-panel py-3 pr-2 pl-5 shadow-float',
        'before:absolute before:inset-y-0 before:left-0 before:w-1',
        'data-[state=closed]:animate-toast-out',
        // A repeated toast changes its count in place.
        toast.count === 1 && 'data-[state=open]:animate-toast-in',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        stripes[toast.tone ?? 'normal'],
      )}
    >
      <div className="min-w-0 flex-1 py-0.5">
        <div className="flex items-baseline gap-2">
          <Radix.Title className="text-ui font-semibold">{toast.title}</Radix.Title>
          {toast.count > 1 && <Count count={toast.count} label={countLabel(toast.count)} />}
        </div>
        {toast.description !== undefined && (
          <Radix.Description
            {...(toast.isShownAtField === true && { 'data-radix-toast-announce-exclude': '' })}
            className="mt-0.5 text-ui break-words text-muted"
          >
            {toast.description}
          </Radix.Description>
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

function Count({ count, label }: { count: number; label: string }) {
  return (
    <span className="tabular rounded-full bg-sunken px-1.5 text-small text-second">
      <span aria-hidden>×{count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
