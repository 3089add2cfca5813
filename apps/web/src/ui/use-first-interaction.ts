import { useEffect } from 'react';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs once on the first pointer, touch or key event: a good time to preload what a click may need. */
export function useFirstInteraction(run: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      run();
    };
    for (const name of interactionEvents) {
      window.addEventListener(name, start, { capture: true, passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [run]);
}
