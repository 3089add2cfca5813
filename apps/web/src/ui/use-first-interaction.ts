import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs once, as soon as somebody moves, touches or types: the time to load what a click may need next. */
export function useFirstInteraction(run: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      run();
    };
    for (const sign of signs) {
      window.addEventListener(sign, start, { capture: true, passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [run]);
}
