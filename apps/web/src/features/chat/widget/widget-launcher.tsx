import { useEffect, useRef } from 'react';
import { Sparkles } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useLauncherPlace } from './use-launcher-place.ts';
import { t } from './widget.messages.ts';

export interface WidgetLauncherProps {
  /** A reply arrived while the panel was closed. */
  hasUnread: boolean;
  /** Whether the button takes the focus when it appears: after the panel was closed, but not when a screen loads. */
  shouldFocus: boolean;
  /** Called when the button is about to be used. */
  onApproach: () => void;
  onOpen: () => void;
}

/**
 * The round button. It moves away from the screen's controls and text, is a tab at the edge if there is no place for it,
 * and hides while a phone's screen is scrolled down.
 */
export function WidgetLauncher({ hasUnread, shouldFocus, onApproach, onOpen }: WidgetLauncherProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shouldFocusOnMount = useRef(shouldFocus);
  useEffect(() => {
    if (shouldFocusOnMount.current) button.current?.focus({ preventScroll: true });
  }, []);
  const { shape, rise, toLeft } = useLauncherPlace(button);
  const isTab = shape === 'tab';
  const label = hasUnread ? t('openWithNews') : t('open');
  return (
    <Tooltip repeatsAccessibleName label={label} side="top">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        data-keep-clear
        onPointerEnter={onApproach}
        onPointerDown={onApproach}
        onFocus={onApproach}
        onClick={onOpen}
        // Moved by a transform, which moves nothing else.
        style={{ transform: `translate(${-toLeft}px, ${-rise}px)` }}
        className={cx(
          'fixed bottom-4 z-40 inline-flex h-13 items-center justify-center bg-accent text-on-accent shadow-float transition-[background-color,opacity,translate] hover:bg-accent-hover print:hidden',
          // The area that takes clicks is wider than the tab.
          isTab
            ? 'right-0 w-3.5 rounded-l-full before:absolute before:inset-y-0 before:right-0 before:w-11'
            : 'right-4 w-13 rounded-full',
          shape === 'none' &&
            'pointer-events-none translate-y-20 opacity-0 focus-visible:translate-y-0 focus-visible:opacity-100',
        )}
      >
        <Sparkles aria-hidden className={isTab ? 'size-3' : 'size-5.5'} strokeWidth={1.75} />
        {hasUnread && (
          <span
            aria-hidden
            className={cx(
              'absolute top-0 size-3.5 rounded-full border-2 border-page bg-danger',
              isTab ? '-left-1.5' : 'right-0',
            )}
          />
        )}
      </button>
    </Tooltip>
  );
}
