import { useEffect } from 'react';
import { afterPaint } from '#lib/after-paint.ts';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs once after the first pointer, touch or key event: a good time to preload what a click may need. It runs when the
 * effect of that event has been painted, because asking for many scripts takes long.
 */
export function useFirstInteraction(run: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      void afterPaint().then(run);
    };
    for (const name of interactionEvents) {
      window.addEventListener(name, start, { capture: true, passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [run]);
}
