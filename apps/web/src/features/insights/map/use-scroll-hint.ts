import { useEffect, useState } from 'react';
import { t } from './archive-map.messages.ts';

const SHOWN_MS = 1_500;

/** A hint, shown for a moment, that the wheel zooms the map while Ctrl or ⌘ is pressed. */
export function useScrollHint() {
  const [shownAt, setShownAt] = useState<number>();
  useEffect(() => {
    if (shownAt === undefined) return;
    const timer = setTimeout(() => setShownAt(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shownAt]);
  const key = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return {
    hint: shownAt === undefined ? undefined : t('scrollHint', { key }),
    showHint: () => setShownAt(performance.now()),
  };
}
