import { useEffect, useRef } from 'react';
import { Sparkles } from 'lucide-react';
import { Tooltip } from '#ui/tooltip.tsx';
import { useBottomSpace } from './use-bottom-space.ts';
import { t } from './widget.messages.ts';

export interface WidgetLauncherProps {
  /** A reply arrived while the panel was closed. */
  hasUnread: boolean;
  /** Whether the button takes the focus when it appears: after the panel was closed, but not when a screen loads. */
  shouldFocus: boolean;
  onOpen: () => void;
}

export function WidgetLauncher({ hasUnread, shouldFocus, onOpen }: WidgetLauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shouldFocusOnMount = useRef(shouldFocus);
  useEffect(() => {
    if (shouldFocusOnMount.current) button.current?.focus({ preventScroll: true });
  }, []);
  useBottomSpace('button', true);
  const label = hasUnread ? t('openWithNews') : t('open');
  return (
    <Tooltip isAccessibleName label={label} side="top">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="fixed right-4 bottom-4 z-40 inline-flex size-13 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors hover:bg-accent-hover print:hidden"
      >
        <Sparkles aria-hidden className="size-5.5" strokeWidth={1.75} />
        {hasUnread && (
          <span aria-hidden className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-page bg-danger" />
        )}
      </button>
    </Tooltip>
  );
}
